#include "model/year_of_the_dragon/data/read.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/year_of_the_dragon/data/components.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::year_of_the_dragon {

namespace {

constexpr auto ages = std::to_array<std::string_view>({"young", "old"});
/// Symbols of the person types, in the order of `Type`.
constexpr auto symbols = std::to_array<std::string_view>(
    {"hammer", "dragon", "coin", "rocket", "helmet", "buddha", "mortar", "sack", "book"});
/// Symbols that actions count, in the order of `Action`.
constexpr auto adders =
    std::to_array<std::string_view>({"coin", "hammer", "sack", "rocket", "helmet", "book", ""});
constexpr auto pieces = std::to_array<std::string_view>(
    {"person card", "person tile", "floor", "silver coin", "gold coin", "rice", "fireworks",
     "small privilege", "large privilege"});
constexpr auto sizes = std::to_array<std::string_view>({"small", "large"});
constexpr int hand_size = 11;  // [setup.hand]
constexpr int most_seats = 5;  // [players.count]
constexpr int action_cards = static_cast<int>(action_count);

/// Reads one list or table after another into `made`; the first error stays.
class Assembly {
 public:
  explicit Assembly(const Table& files) : root_(files, error_) {}

  auto run() -> Result<Components> {
    read_persons();
    read_pieces();
    read_events();
    read_actions();
    read_privileges();
    read_players();
    read_prices();
    read_stated();
    root_.only({"person", "piece", "event", "action", "privilege", "players", "hand", "start",
                "prices", "stand_in"});
    if (error_) return *error_;
    made_.provenance = provenance_.text();
    return made_;
  }

 private:
  template <class Number>
  auto entries(std::string_view list, std::span<const std::string_view> names, Number&& number) {
    return entries_by_name(root_, error_, list, names, std::forward<Number>(number));
  }

  auto read_persons() -> void {
    const auto seen =
        entries("person", std::span(tile_names).first(tile_count), [](TableReader& person) {
          const auto type = static_cast<Type>(person.word("type", type_names));
          const bool is_older = person.word("age", ages) == 1;
          if (is_older && !is_split(type)) person.fail("age", "persons of this type are all young");
          return index(is_older && is_split(type) ? old(type) : young(type));
        });
    if (error_) return;
    for (std::size_t i = 0; i < tile_count; ++i) {
      TableReader person(*seen[i], error_);
      const auto type = type_of(static_cast<Tile>(i));
      made_.tiles[i] = {person.whole("value", 1, 6), person.whole("symbols", 1, 9)};
      const auto symbol = symbols[static_cast<std::size_t>(type)];
      if (person.text("symbol") != symbol) {
        person.fail("symbol", "the symbol of this type is the " + std::string(symbol));
      }
      provenance_.read(person, "value_from");
      provenance_.read(person, "symbols_from");
      person.text_if_any("note");
      person.only(
          {"type", "age", "value", "value_from", "symbol", "symbols", "symbols_from", "note"});
      if (is_old(static_cast<Tile>(i)))
        compare_ages(person, made_.tiles[i], made_.tiles[index(young(type))]);
    }
  }

  /// [persons.old-against-young]
  auto compare_ages(TableReader& person, const TileFacts& old, const TileFacts& young) -> void {
    if (old.value >= young.value) {
      person.fail("value", "the old tile must have a smaller value than the young one, " +
                               std::to_string(young.value));
    }
    if (old.symbols <= young.symbols) {
      person.fail("symbols", "the old tile must have more symbols than the young one, " +
                                 std::to_string(young.symbols));
    }
  }

  auto read_pieces() -> void {
    const auto seen =
        entries("piece", pieces, [](TableReader& piece) { return piece.word("name", pieces); });
    if (error_) return;
    std::array<int, pieces.size()> counts{};
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      TableReader piece(*seen[i], error_);
      counts[i] = piece.whole("count", 0, 999);
      const bool is_coin = i == 3 || i == 4;
      if (is_coin) read_fixed(piece, "worth", i == 3 ? 1 : 3);  // [coins.count]
      if (!is_coin && piece.has("worth")) piece.fail("worth", "only coins have a worth");
      if (i == 0) read_fixed(piece, "count", most_seats * hand_size);
      if (i == 1) read_fixed(piece, "count", 10 * static_cast<int>(type_count));  // [persons.count]
      provenance_.read(piece);
      piece.text_if_any("note");
      piece.only({"name", "count", "worth", "from", "note"});
    }
    made_.floors = counts[2];
    made_.money = counts[3] + (3 * counts[4]);
    made_.rice = counts[5];
    made_.fireworks = counts[6];
    made_.small.tiles = counts[7];
    made_.large.tiles = counts[8];
  }

  /// [events.count]
  auto read_events() -> void {
    const auto kinds = std::span(event_names).first(event_count);
    const auto seen =
        entries("event", kinds, [&](TableReader& event) { return event.word("kind", kinds); });
    if (error_) return;
    for (std::size_t i = 0; i < event_count; ++i) {
      TableReader event(*seen[i], error_);
      made_.events[i] = event.whole("count", 0, 12);
      read_fixed(event, "count", 2);
      provenance_.read(event);
      event.text_if_any("note");
      event.only({"kind", "count", "from", "note"});
    }
  }

  auto read_actions() -> void {
    const auto seen = entries("action", action_names,
                              [](TableReader& card) { return card.word("name", action_names); });
    if (error_) return;
    for (std::size_t i = 0; i < action_count; ++i) {
      TableReader card(*seen[i], error_);
      const bool has_yield = static_cast<Action>(i) != Action::privilege;
      made_.base[i] = card.whole("base", has_yield ? 1 : 0, has_yield ? 9 : 0);
      if (card.text("adds") != adders[i]) {
        card.fail("adds", "this action counts the symbol \"" + std::string(adders[i]) + '"');
      }
      provenance_.read(card);
      card.text_if_any("note");
      card.only({"name", "base", "adds", "from", "note"});
    }
  }

  auto read_privileges() -> void {
    const auto seen =
        entries("privilege", sizes, [](TableReader& tile) { return tile.word("size", sizes); });
    if (error_) return;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      TableReader tile(*seen[i], error_);
      auto& facts = i == 0 ? made_.small : made_.large;
      facts.price = tile.whole("price", 1, 20);
      facts.dragons = tile.whole("dragons", 1, 9);
      provenance_.read(tile);
      tile.text_if_any("note");
      tile.only({"size", "price", "dragons", "from", "note"});
    }
  }

  /// [setup.tiles] [action.deal.even]
  auto read_players() -> void {
    constexpr auto names = std::to_array<std::string_view>({"2", "3", "4", "5"});
    const auto seen = entries("players", names, [](TableReader& row) {
      return static_cast<std::size_t>(std::max(row.whole("number", 2, most_seats), 2) - 2);
    });
    if (error_) return;
    for (int n = 2; n <= most_seats; ++n) {
      TableReader row(*seen[static_cast<std::size_t>(n - 2)], error_);
      auto& facts = made_.players[static_cast<std::size_t>(n)];
      facts = {row.whole("divided_young", 0, 6), row.whole("divided_old", 0, 4),
               row.whole("undivided", 0, 10)};
      const int absent = most_seats - n;
      read_fixed(row, "divided_young", 6 - absent);
      read_fixed(row, "divided_old", 4 - absent);
      read_fixed(row, "undivided", 10 - (2 * absent));
      std::vector<int> even;
      even.reserve(static_cast<std::size_t>(n));
      for (int group = 0; group < n; ++group) {
        even.push_back((action_cards / n) + (group < action_cards % n ? 1 : 0));
      }
      if (row.wholes("groups", 1, action_cards) != even) {
        row.fail("groups", "the groups must be as equal as seven cards allow, the larger first");
      }
      provenance_.read(row);
      row.text_if_any("note");
      row.only({"number", "divided_young", "divided_old", "undivided", "groups", "from", "note"});
    }
  }

  /// Amounts that may differ between editions, within what a position can hold.
  auto read_prices() -> void {
    const auto prices_table = root_.table("prices");
    TableReader prices(prices_table, error_);
    made_.fee = prices.whole("group_fee", 0, 8);
    made_.skip_level = prices.whole("skip_up_to", 0, 20);
    made_.tribute = prices.whole("tribute", 0, 20);
    made_.contagion = prices.whole("contagion", 0, 13);
    read_fixed(prices, "festival_first", 6);
    read_fixed(prices, "festival_second", 3);
    read_fixed(prices, "goods_at_end", 2);
    read_fixed(prices, "points_for_a_person", 2);
    read_fixed(prices, "yuan_for_a_point", 3);
    provenance_.read(prices);
    prices.text_if_any("note");
    prices.only({"group_fee", "skip_up_to", "tribute", "contagion", "festival_first",
                 "festival_second", "goods_at_end", "points_for_a_person", "yuan_for_a_point",
                 "from", "note"});

    const auto start_table = root_.table("start");
    TableReader start(start_table, error_);
    made_.start_yuan = start.whole("yuan", 0, 50);
    if (start.wholes("palaces", 1, 3) != std::vector{2, 2}) {
      start.fail("palaces", "each player starts with two palaces of two floors: [2, 2]");
    }
    read_fixed(start, "person_track", 0);
    read_fixed(start, "score_track", 0);
    provenance_.read(start);
    start.text_if_any("note");
    start.only({"yuan", "palaces", "person_track", "score_track", "from", "note"});
  }

  /// What the rules and the rulings say in code; the files state it for the reader.
  auto read_stated() -> void {
    const auto hand_table = root_.table("hand");
    TableReader hand(hand_table, error_);
    read_fixed(hand, "of_each_type", 1);
    read_fixed(hand, "wild", hand_size - static_cast<int>(type_count));
    provenance_.read(hand);
    hand.text_if_any("note");
    hand.only({"of_each_type", "wild", "from", "note"});

    const auto stand_in_table = root_.table("stand_in");
    TableReader stand_in(stand_in_table, error_);
    if (stand_in.text("one_wild_extra_card") != "farmer") {
      stand_in.fail("one_wild_extra_card", "the ruling hand says farmer");
    }
    read_fixed(stand_in, "track_last_space", 50);
    const auto uneven_table = stand_in.table("uneven_events");
    TableReader uneven(uneven_table, error_);
    constexpr auto counts = std::to_array<int>({2, 2, 3, 2, 2, 1});
    for (std::size_t i = 0; i < event_count; ++i) read_fixed(uneven, event_names[i], counts[i]);
    uneven.only({"peace", "tribute", "drought", "festival", "mongols", "contagion"});
    Provenance{}.read(stand_in);  // of values that only rulings use
    stand_in.only({"one_wild_extra_card", "track_last_space", "uneven_events", "from"});
  }

  std::optional<Error> error_;
  TableReader root_;
  Components made_;
  Provenance provenance_;
};

}  // namespace

auto components_from(const Table& files) -> Result<Components> { return Assembly(files).run(); }

}  // namespace ruleproof::year_of_the_dragon
