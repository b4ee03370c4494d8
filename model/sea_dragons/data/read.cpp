#include "model/sea_dragons/data/read.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/board.hpp"
#include "model/sea_dragons/data/components.hpp"
#include "model/sea_dragons/data/figure_rows.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

namespace {

constexpr auto colour_names =
    std::to_array<std::string_view>({"orange", "green", "violet", "pink", "yellow"});
/// [components.count] Cards by size; missions; reef cards; tokens by colour; heads; tails.
constexpr auto cards_by_size = std::to_array<int>({26, 36, 18});
constexpr int mission_cards = 33;
constexpr int ship_tokens = 44;
constexpr auto tokens_by_colour = std::to_array<int>({12, 11, 11, 10});
constexpr int heads_in_all = 54;
constexpr int tails_in_all = 190;
constexpr int most_points = 30;  ///< of a mission
constexpr int most_asked = 6;    ///< ships of a mission

/// Reads one list or table after another into `made`; the first error stays.
class Assembly {
 public:
  explicit Assembly(const Table& files) : root_(files, error_) {}

  auto run() -> Result<Components> {
    read_grid(root_, error_, made_, used_);
    read_ships();
    read_faces(root_, error_, made_, used_);
    read_figures();
    read_missions();
    read_reefs();
    read_coins();
    read_dragon_pieces();
    root_.only({"grid", "face", "dragon", "mission", "reef", "ship", "coin", "dragon_pieces"});
    if (error_) return *error_;
    for (std::size_t i = 0; i < sources.size(); ++i) {
      if (!used_[i]) continue;
      made_.provenance += (made_.provenance.empty() ? "" : ", ") + std::string(sources[i]);
    }
    return made_;
  }

 private:
  auto provenance(TableReader& reader) -> void { note_source(reader, "from", used_); }
  auto fail_list(std::string_view list, std::string message) -> void {
    root_.fail(list, std::move(message));
  }

  auto read_ships() -> void {
    for (const auto& table : root_.tables("ship")) {
      TableReader ship(table, error_);
      const auto colour = ship.word("colour", ship_names);
      auto& count = made_.ships[static_cast<Ship>(colour)];
      if (count != 0) ship.fail("colour", "the ships of this colour are there twice");
      count = static_cast<std::uint8_t>(ship.whole("count", 1, ship_tokens));
      // Smaller boards are for searches, with tokens of their own.
      if (made_.plan.width == widest_board && count != tokens_by_colour[colour]) {
        ship.fail("count", "\"count\" must be " + std::to_string(tokens_by_colour[colour]) +
                               ", as in the rulebook");
      }
      provenance(ship);
      ship.only({"colour", "count", "from", "note"});
    }
    for (std::size_t c = 0; c < ship_colours; ++c) {
      if (made_.ships[static_cast<Ship>(c)] == 0) {
        fail_list("ship", "there are no ships of the colour " + std::string(ship_names[c]));
      }
    }
  }

  auto read_figures() -> void {
    for (const auto& table : root_.tables("dragon")) {
      TableReader dragon(table, error_);
      const auto figure = static_cast<Figure>(dragon.word("name", figure_names));
      const auto size = dragon.word("size", size_names);
      const auto rows = dragon.texts("rows");
      const auto count = dragon.whole("count", 1, 36);
      provenance(dragon);
      dragon.only({"name", "size", "rows", "count", "from", "note"});
      if (error_) return;
      auto& turns = made_.figures[index(figure)];
      if (!turns.empty()) dragon.fail("name", "the figure is there twice");
      if (size != index(size_of(figure))) {
        dragon.fail("size", "figures of this name are " + to_text(size_of(figure)));
      }
      std::string problem;
      const auto drawn = read_figure(rows, problem);
      const auto cells = static_cast<std::size_t>(cells_of(size_of(figure)));
      if (problem.empty() && drawn.offsets.size() != cells) {
        problem = "a " + to_text(size_of(figure)) + " dragon has " + std::to_string(cells) +
                  " cells, not " + std::to_string(drawn.offsets.size());
      }
      if (!problem.empty()) return dragon.fail("rows", problem);
      turns = turns_of(drawn);
      for (std::size_t f = 0; f < figure_count; ++f) {
        if (f != index(figure) && same_figure(turns, made_.figures[f])) {
          dragon.fail("rows", "this is the figure of " + std::string(figure_names[f]));
        }
      }
      made_.cards[figure] = static_cast<std::uint8_t>(count);
    }
    for (std::size_t s = 0; s < size_count; ++s) {
      const auto count = cards_of(made_.cards, static_cast<Size>(s));
      if (count != cards_by_size[s]) {
        fail_list("dragon", "there must be " + std::to_string(cards_by_size[s]) + ' ' +
                                std::string(size_names[s]) +
                                " dragon cards, as in the rulebook, not " + std::to_string(count));
      }
    }
  }

  auto read_missions() -> void {
    for (const auto& table : root_.tables("mission")) {
      TableReader mission(table, error_);
      MissionFacts facts;
      const auto ships = mission.text("ships");
      for (const char letter : ships) {
        if (ship_letters.find(letter) == std::string_view::npos) {
          mission.fail("ships",
                       std::string("'") + letter + "' is no colour of ships; they are g, v, r, b");
        }
      }
      if (error_) return;
      if (!read_text(ships, facts.ships) || facts.ships.size() > most_asked) {
        mission.fail("ships", "a mission asks one to six ships");
      }
      facts.points = mission.whole("points", 0, most_points);
      facts.reefs = mission.whole("reefs", 0, 1);
      provenance(mission);
      mission.only({"ships", "points", "reefs", "from", "note"});
      if (made_.missions.size() == static_cast<std::size_t>(mission_cards)) {
        mission.fail("", "there must be 33 missions, as in the rulebook; this is one more");
      }
      if (error_) return;
      made_.missions.push_back(facts);
    }
    if (made_.missions.size() != static_cast<std::size_t>(mission_cards)) {
      fail_list("mission", "there must be 33 missions, as in the rulebook, not " +
                               std::to_string(made_.missions.size()));
    }
  }

  auto read_reefs() -> void {
    for (const auto& table : root_.tables("reef")) {
      TableReader reef(table, error_);
      auto& count = made_.reefs[static_cast<Reef>(reef.word("kind", reef_names))];
      if (count != 0) reef.fail("kind", "the reef cards of this kind are there twice");
      count = static_cast<std::uint8_t>(reef.whole("count", 1, most_reefs));
      provenance(reef);
      reef.only({"kind", "count", "from", "note"});
    }
    if (made_.reefs.size() != static_cast<int>(most_reefs)) {
      fail_list("reef", "there must be 24 reef cards, as in the rulebook, not " +
                            std::to_string(made_.reefs.size()));
    }
  }

  auto read_coins() -> void {
    for (const auto& table : root_.tables("coin")) {
      TableReader coin(table, error_);
      made_.coins += coin.whole("worth", 1, 10) * coin.whole("count", 1, 99);
      provenance(coin);
      coin.only({"worth", "count", "from", "note"});
    }
    if (made_.coins > 999 || made_.coins == 0) fail_list("coin", "the coins are worth 1 to 999");
  }

  /// Heads and tails limit nothing; the file states them for the reader.
  auto read_dragon_pieces() -> void {
    int heads = 0;
    int tails = 0;
    for (const auto& table : root_.tables("dragon_pieces")) {
      TableReader pieces(table, error_);
      pieces.word("colour", colour_names);
      heads += pieces.whole("heads", 1, heads_in_all);
      tails += pieces.whole("tails", 1, tails_in_all);
      provenance(pieces);
      pieces.only({"colour", "heads", "tails", "from", "note"});
    }
    if (heads != heads_in_all || tails != tails_in_all) {
      fail_list("dragon_pieces", "there must be 54 heads and 190 tails, as in the rulebook, not " +
                                     std::to_string(heads) + " and " + std::to_string(tails));
    }
  }

  std::optional<Error> error_;
  TableReader root_;
  Components made_;
  UsedSources used_{};
};

}  // namespace

auto components_from(const Table& files) -> Result<Components> { return Assembly(files).run(); }

}  // namespace ruleproof::sea_dragons
