#include "model/river_dragons/data/read.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"

namespace ruleproof::river_dragons {

namespace {

constexpr auto kinds = std::to_array<std::string_view>({"full", "toy"});
constexpr auto sides = std::to_array<std::string_view>({"islets", "water"});
constexpr int longest_plank = 2 * largest_coordinate;

/// Reads one table after another into `made`; the first error stays.
class Assembly {
 public:
  explicit Assembly(const Table& board) : board_(board), root_(board, error_) {}

  auto run() -> Result<Components> {
    read_top();
    read_villages();
    read_opposite();
    read_stones();
    read_planks();
    if (made_.free_water) {
      read_water();
    } else {
      read_islets();
    }
    if (!error_) error_ = check_places(made_, villages_, islets_, board_.code());
    if (error_) return *error_;
    made_.provenance = provenance_.text();
    return made_;
  }

 private:
  auto provenance(TableReader& reader) -> void {
    provenance_.read(reader);
    reader.text_if_any("note");
  }

  auto read_top() -> void {
    made_.label = root_.text("label");
    made_.full = root_.word("kind", kinds) == 0;
    made_.free_water = root_.word("side", sides) == 1;
    made_.field = root_.whole("field", 1, largest_coordinate);
    made_.radius = root_.whole("radius", 1, largest_coordinate);
    for (const auto& name : root_.texts("circular_order")) {
      const auto colour = colour_of("circular_order", name);
      if (error_) return;
      if (std::ranges::find(made_.circular_order, colour) != made_.circular_order.end()) {
        root_.fail("circular_order", name + " is there twice");
        return;
      }
      made_.circular_order.push_back(colour);
    }
    provenance(root_);
    root_.only({"label", "kind", "side", "field", "radius", "circular_order", "from", "note",
                "villages", "opposite", "stones", "planks", "islets", "islet_sizes", "water"});
  }

  auto colour_of(std::string_view where, std::string_view name) -> Colour {
    const auto found = std::ranges::find(colour_names, name);
    if (found == colour_names.end()) {
      root_.fail(where, not_among(name, colour_names));
      return {};
    }
    return static_cast<Colour>(found - colour_names.begin());
  }

  /// `name = [q, r]`
  auto place(TableReader& reader, std::string_view name) -> Place {
    const auto numbers = reader.wholes(name, -largest_coordinate, largest_coordinate);
    if (numbers.size() != 2) {
      reader.fail(name, '"' + std::string(name) + "\" must be two whole numbers, [q, r]");
      return {};
    }
    return {static_cast<std::int16_t>(numbers[0]), static_cast<std::int16_t>(numbers[1])};
  }

  /// The names of a table, without where its contents come from.
  static auto names(const Table& table) -> std::vector<std::string> {
    std::vector<std::string> all;
    for (const auto& [name, value] : table.entries()) {
      if (name != "from" && name != "note") all.push_back(name);
    }
    return all;
  }

  /// [setup.colours]
  auto read_villages() -> void {
    const auto table = root_.table("villages");
    TableReader reader(table, error_);
    for (const auto& name : names(table)) {
      const auto found = std::ranges::find(colour_names, name);
      if (found == colour_names.end()) {
        reader.fail(name, not_among(name, colour_names));
        return;
      }
      const auto at = place(reader, name);
      made_.villages[static_cast<std::size_t>(found - colour_names.begin())] = at;
      villages_.push_back({"the " + name + " village", at, reader.spot(name)});
    }
    for (const auto colour : made_.circular_order) {
      if (made_.has(colour)) continue;
      reader.fail("", "there is no " + std::string(to_text(colour)) + " village");
    }
    for (std::size_t i = 0; i < colour_count; ++i) {
      const auto colour = static_cast<Colour>(i);
      const auto name = std::string(to_text(colour));
      if (made_.full && !made_.has(colour)) {
        reader.fail("", "there is no " + name + " village; a full board has all six");
      }
      if (made_.has(colour) &&
          std::ranges::find(made_.circular_order, colour) == made_.circular_order.end()) {
        reader.fail(name, "the " + name + " village is not in \"circular_order\"");
      }
    }
    provenance(reader);
  }

  /// Pairs, each told once; a colour without one is its own opposite. [goal.cross]
  auto read_opposite() -> void {
    const auto table = root_.table("opposite");
    TableReader reader(table, error_);
    for (std::size_t i = 0; i < colour_count; ++i) made_.opposite[i] = static_cast<Colour>(i);
    for (const auto& name : names(table)) {
      const auto one = std::ranges::find(colour_names, name);
      if (one == colour_names.end()) {
        reader.fail(name, not_among(name, colour_names));
        return;
      }
      const auto a = static_cast<Colour>(one - colour_names.begin());
      const auto b = static_cast<Colour>(reader.word(name, colour_names));
      if (error_) return;
      if (a == b || made_.opposite[index(a)] != a || made_.opposite[index(b)] != b) {
        reader.fail(name, "each village has one opposite village, told once, and another one");
        return;
      }
      made_.opposite[index(a)] = b;
      made_.opposite[index(b)] = a;
    }
    for (const auto colour : made_.circular_order) {
      const auto goal = made_.opposite[index(colour)];
      if (goal != colour && made_.has(goal)) continue;
      reader.fail("", "the " + std::string(to_text(colour)) + " village has no opposite village");
    }
    provenance(reader);
  }

  /// [setup.stones] [stone.limit]
  auto read_stones() -> void {
    const auto table = root_.table("stones");
    TableReader reader(table, error_);
    made_.stones = reader.whole("count", 1, static_cast<int>(most_stones));
    if (made_.full && made_.stones != static_cast<int>(most_stones)) {
      reader.fail("count", "a full board has 27 stones, not " + std::to_string(made_.stones));
    }
    made_.stone_size = reader.whole("size", 1, 9);
    provenance(reader);
    reader.only({"count", "size", "from", "note"});
  }

  /// [plank.choose]
  auto read_planks() -> void {
    const auto table = root_.table("planks");
    TableReader reader(table, error_);
    const auto reach = reader.wholes("reach", 1, longest_plank);
    if (reach.size() != plank_sizes) {
      reader.fail("reach", "\"reach\" must be six lengths, one for each size of plank");
      return;
    }
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (i > 0 && reach[i] <= reach[i - 1]) {
        reader.fail("reach", "each size of plank must reach further than the one before");
        return;
      }
      made_.reach[i] = reach[i];
      made_.reach_squared[i] = reach[i] * reach[i];
    }
    provenance(reader);
    reader.only({"reach", "from", "note"});
  }

  /// [stone.must]
  auto read_islets() -> void {
    const auto table = root_.table("islets");
    TableReader reader(table, error_);
    for (const auto& name : names(table)) {
      const auto at = place(reader, name);
      if (error_) return;
      if (!is_name(name)) {
        reader.fail(name, "an islet is called by up to 8 letters and digits, and not by a colour");
        return;
      }
      if (islets_.size() == most_islets) {
        reader.fail(name, name + " is too many: a board has at most 27 islets");
        return;
      }
      made_.islet_size[islets_.size()] = made_.stone_size;
      made_.islet_names.push_back(name);
      made_.islets.push_back(at);
      islets_.push_back({"islet " + name, at, reader.spot(name)});
    }
    if (made_.full && !error_ && made_.islets.size() != most_islets) {
      reader.fail("", "a full board has 27 islets, not " + std::to_string(made_.islets.size()));
    }
    provenance(reader);
    if (root_.has("islet_sizes")) read_islet_sizes();
    if (root_.has("water")) root_.fail("water", "only the side \"water\" has a table [water]");
  }

  static auto is_name(std::string_view name) -> bool {
    const auto plain = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    return !name.empty() && name.size() <= 8 && std::ranges::all_of(name, plain) &&
           std::ranges::find(colour_names, name) == colour_names.end();
  }

  /// Islets that are not named here take any stone.
  auto read_islet_sizes() -> void {
    const auto table = root_.table("islet_sizes");
    TableReader reader(table, error_);
    for (const auto& name : names(table)) {
      const auto found = std::ranges::find(made_.islet_names, name);
      if (found == made_.islet_names.end()) {
        reader.fail(name, "there is no islet \"" + name + '"');
        return;
      }
      made_.islet_size[static_cast<std::size_t>(found - made_.islet_names.begin())] =
          reader.whole(name, 1, 9);
    }
    provenance(reader);
  }

  /// [stone.open-water]
  auto read_water() -> void {
    const auto table = root_.table("water");
    TableReader reader(table, error_);
    constexpr int furthest = 4 * largest_coordinate * largest_coordinate;
    const int touching = std::max(1, 4 * made_.radius * made_.radius);
    made_.stone_gap = reader.whole("stone_gap", touching, furthest);
    made_.village_gap = reader.whole("village_gap", touching, furthest);
    provenance(reader);
    reader.only({"stone_gap", "village_gap", "from", "note"});
    for (const auto* name : {"islets", "islet_sizes"}) {
      if (root_.has(name)) root_.fail(name, "the side \"water\" has no islets");
    }
  }

  const Table& board_;
  std::optional<Error> error_;
  TableReader root_;
  Components made_;
  std::vector<Written> villages_;
  std::vector<Written> islets_;
  Provenance provenance_;
};

}  // namespace

auto components_from(const Table& board) -> Result<Components> { return Assembly(board).run(); }

}  // namespace ruleproof::river_dragons
