/// data/cards.toml says what the rules are written for; the file is where a reader can see it.
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/data/read.hpp"

namespace ruleproof::river_dragons {

namespace {

constexpr auto actions = std::to_array<std::string_view>(
    {"stone1", "stone2", "plank1", "plank2", "remove", "move1", "move2", "jump"});
constexpr int cards_of_a_colour = 13;
constexpr int most_seats = 6;  // [players.count]

class Cards {
 public:
  explicit Cards(const Table& file) : root_(file, error_) {}

  auto run() -> std::optional<Error> {
    read_cards();
    read_pieces();
    read_players();
    root_.only({"cards", "pieces", "players"});
    return error_;
  }

 private:
  auto provenance(TableReader& reader) -> void {
    provenance_.read(reader);
    reader.text_if_any("note");
  }

  /// [setup.hand] [plan.five] [dragon.one]
  auto read_cards() -> void {
    const auto table = root_.table("cards");
    TableReader cards(table, error_);
    if (!std::ranges::equal(cards.texts("actions"), actions)) {
      cards.fail("actions", "the actions must be the eight of the rulebook, in its order");
    }
    read_fixed(cards, "copies_of_each_action", 1);
    if (cards.text("dragons") != "one for each other colour") {
      cards.fail("dragons", R"("dragons" must be "one for each other colour")");
    }
    read_fixed(cards, "of_each_colour", cards_of_a_colour);
    static_assert(actions.size() + colour_count - 1 == cards_of_a_colour);
    read_fixed(cards, "laid_per_round", 5);
    read_fixed(cards, "dragons_per_round", 1);
    provenance(cards);
    cards.only({"actions", "copies_of_each_action", "dragons", "of_each_colour", "laid_per_round",
                "dragons_per_round", "from", "note"});
  }

  /// [pieces.count] [plank.three]
  auto read_pieces() -> void {
    const auto table = root_.table("pieces");
    TableReader pieces(table, error_);
    read_fixed(pieces, "colours", static_cast<int>(colour_count));
    std::vector<int> sizes(plank_sizes);
    std::iota(sizes.begin(), sizes.end(), 1);
    if (pieces.wholes("planks_of_each_colour", 1, static_cast<int>(plank_sizes)) != sizes) {
      pieces.fail("planks_of_each_colour", "a colour has one plank of each of six sizes");
    }
    read_fixed(pieces, "stones", static_cast<int>(most_stones));
    read_fixed(pieces, "planks_on_a_stone", 3);
    read_fixed(pieces, "planks_in_a_village", 3);
    provenance(pieces);
    pieces.only({"colours", "planks_of_each_colour", "stones", "planks_on_a_stone",
                 "planks_in_a_village", "from", "note"});
  }

  /// [setup.colours]
  auto read_players() -> void {
    int next = 2;
    for (const auto& table : root_.tables("players")) {
      TableReader row(table, error_);
      read_fixed(row, "number", next);
      if (error_) return;
      std::vector<std::string> colours;
      for (const auto colour : colours_in_play(next)) colours.emplace_back(to_text(colour));
      if (row.texts("colours") != colours) {
        row.fail("colours", "the colours of " + std::to_string(next) +
                                " players must be those of the memo, in the order of the seats");
      }
      provenance(row);
      row.only({"number", "colours", "from", "note"});
      if (++next > most_seats) break;
    }
    if (next <= most_seats) {
      root_.fail("players", "there are no colours for " + std::to_string(next) + " players");
    }
  }

  std::optional<Error> error_;
  TableReader root_;
  Provenance provenance_;
};

}  // namespace

auto check_cards(const Table& cards) -> std::optional<Error> { return Cards(cards).run(); }

}  // namespace ruleproof::river_dragons
