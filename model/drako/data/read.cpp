#include "model/drako/data/read.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {

namespace {

constexpr auto counts_words = std::to_array<std::string_view>({"rulebook", "made-up"});
constexpr auto skills = std::to_array<std::string_view>({"rage", "crossbow", "net"});

/// What is known of one deck before it is read.
struct DeckNames {
  Side side;
  std::string_view table;  ///< in the file
  std::string_view count;  ///< in [size]
  std::string_view says;   ///< in messages
};
constexpr auto deck_tables = std::to_array<DeckNames>(
    {{Side::dwarves, "dwarf_deck", "dwarf_cards", "the deck of the dwarves"},
     {Side::dragon, "dragon_deck", "dragon_cards", "the deck of the dragon"}});

auto size_of(const Deck& deck) -> int {
  int cards = 0;
  for (const auto& kind : deck) cards += kind.copies;
  return cards;
}

auto in_quotes(std::string_view text) -> std::string { return '"' + std::string(text) + '"'; }

/// Reads one table after another into `made`; the first error stays.
class Assembly {
 public:
  explicit Assembly(const Table& files) : root_(files, error_) {}

  auto run() -> Result<Components> {
    read_size();
    for (const auto& names : deck_tables) read_deck(names);
    read_board();
    read_opening();
    read_dragon();
    read_dwarves();
    read_markers();
    root_.only(
        {"size", "board", "opening", "dragon", "dwarf", "markers", "dwarf_deck", "dragon_deck"});
    if (error_) return *error_;
    made_.provenance = provenance_.text();
    return made_;
  }

 private:
  /// A count that the rulebook gives, and that only a small game may change.
  auto counted(TableReader& reader, std::string_view name, int low, int high, int printed) -> int {
    if (!made_.is_small) read_fixed(reader, name, printed);
    return reader.whole(name, low, high);
  }

  auto finish(TableReader& reader, std::initializer_list<std::string_view> names) -> void {
    reader.text_if_any("note");
    reader.only(names);
  }

  auto read_size() -> void {
    const auto table = root_.table("size");
    TableReader size(table, error_);
    made_.is_small = size.word("counts", counts_words) == 1;
    for (const auto& names : deck_tables) {
      cards_[index(names.side)] = counted(size, names.count, 1, 99, deck_size);
    }
    areas_ = counted(size, "areas", 5, hex_count, hex_count);
    provenance_.read(size);
    finish(size, {"counts", "dwarf_cards", "dragon_cards", "areas", "from", "note"});
  }

  auto read_deck(const DeckNames& names) -> void {
    const auto table = root_.table(names.table);
    TableReader reader(table, error_);
    auto& deck = made_.decks[index(names.side)];
    if (!reader.has("kinds")) reader.fail("", "\"kinds\" is missing");
    for (const auto& kind : reader.tables("kinds")) {
      if (error_) return;
      read_kind(kind, names.side, deck);
    }
    const int held = size_of(deck);
    const int expected = cards_[index(names.side)];
    if (!error_ && held != expected) {
      reader.fail("kinds", std::string(names.says) + " has " + std::to_string(held) +
                               " cards; it must have " + std::to_string(expected));
    }
    provenance_.read(reader);
    finish(reader, {"kinds", "from", "note"});
  }

  auto read_kind(const Table& table, Side side, Deck& deck) -> void {
    TableReader reader(table, error_);
    CardKind kind{.faces = read_icons(reader, side), .copies = 0};
    kind.copies = static_cast<std::uint8_t>(reader.whole("copies", 1, 99));
    reader.only({"copies", "icons"});
    const auto alike = [&](const CardKind& other) {
      return std::ranges::is_permutation(other.faces, kind.faces);
    };
    if (deck.size() == most_kinds) {
      reader.fail("", "a deck has at most " + std::to_string(most_kinds) + " kinds of card");
    } else if (std::ranges::any_of(deck, alike)) {
      reader.fail("icons", "there is a kind with these icons already");
    }
    if (!error_) deck.push_back(kind);
  }

  auto read_icons(TableReader& kind, Side side) -> std::array<Face, 2> {
    std::array<Face, 2> faces;
    const auto texts = kind.texts("icons");
    if (texts.empty() || texts.size() > faces.size()) {
      kind.fail("icons", "a card shows one or two icons");
    }
    for (std::size_t i = 0; i < texts.size() && !error_; ++i) {
      if (!read_text(texts[i], faces[i])) {
        kind.fail("icons", unknown_icon(texts[i], side));
      } else if (!belongs_to(faces[i].icon, side)) {
        kind.fail("icons", in_quotes(texts[i]) + " is an icon of the other side");
      }
    }
    if (faces[0].icon == faces[1].icon) kind.fail("icons", "the two icons are alike");
    return faces;
  }

  static auto unknown_icon(std::string_view text, Side side) -> std::string {
    std::vector<std::string_view> known;
    for (std::size_t i = 1; i < icon_count; ++i) {
      if (belongs_to(static_cast<Icon>(i), side)) known.push_back(icon_names[i]);
    }
    const auto name = text.substr(0, text.find_last_not_of("-0123456789") + 1);
    const bool is_known = std::ranges::find(known, name) != known.end();
    if (!is_known) return "icon " + not_among(text, known);
    const auto icon = static_cast<Icon>(std::ranges::find(icon_names, name) - icon_names.begin());
    return in_quotes(text) +
           (has_number(icon) ? " needs a number from 1 to 9, as in \"" + std::string(name) + "-1\""
                             : " has no number");
  }

  auto area(TableReader& reader, std::string_view field, std::string_view text) -> Hex {
    Hex hex = Hex::nowhere;
    if (!read_text(text, hex) || hex == Hex::nowhere) {
      reader.fail(field, in_quotes(text) + " is no area; they are called a1 to e3");
    }
    return hex;
  }

  auto read_board() -> void {
    const auto table = root_.table("board");
    TableReader board(table, error_);
    HexSet areas = 0;
    const auto* list = table.find("areas");
    const auto names = board.texts("areas");
    for (std::size_t i = 0; i < names.size() && !error_; ++i) {
      const auto hex = area(board, "areas", names[i]);
      if (has(areas, hex)) board.fail("areas", "the area " + names[i] + " is there twice");
      areas |= bit(hex);
      // Each area has a line of its own, or shares it with its row.
      if (error_) error_->where = to_text(std::get<Datum::List>(list->content)[i].spot);
    }
    made_.board = Board(areas);
    if (made_.board.size() != areas_) {
      board.fail("areas", "the board has " + std::to_string(made_.board.size()) +
                              " areas; it must have " + std::to_string(areas_));
    } else if (areas != 0) {
      const auto first = static_cast<Hex>(std::countr_zero(areas));
      if (made_.board.reach(first, hex_count, 0) != areas) {
        board.fail("areas", "not every area can be walked to from " + to_text(first));
      }
    }
    provenance_.read(board);
    finish(board, {"areas", "from", "note"});
  }

  auto read_opening() -> void {
    const auto table = root_.table("opening");
    TableReader opening(table, error_);
    made_.opening_hand = counted(opening, "hand", 0, most_in_hand, opening_cards);
    made_.hand_limit = counted(opening, "hand_limit", 1, most_in_hand, most_in_hand);
    made_.dragon_start = place(opening, "dragon", opening.text("dragon"));
    made_.preset = first_game(opening, "dwarves");
    made_.preset_corners = first_game(opening, "dwarves_at_corners");
    if (!error_) check_opening_cards(opening);
    for (const auto* from : {"hand_from", "dragon_from", "dwarves_from"}) {
      provenance_.read(opening, from);
    }
    finish(opening, {"hand", "hand_limit", "hand_from", "dragon", "dragon_from", "dwarves",
                     "dwarves_at_corners", "dwarves_from", "note"});
  }

  /// Areas of the three dwarves that do not touch the dragon.
  auto first_game(TableReader& opening, std::string_view field) -> std::array<Hex, dwarf_count> {
    std::array<Hex, dwarf_count> starts{};
    const auto names = opening.texts(field);
    if (names.size() != dwarf_count) opening.fail(field, "there are three dwarves");
    if (error_) return starts;
    const auto dragon = made_.dragon_start;
    auto free = made_.board.areas() & ~made_.board.neighbours(dragon) & ~bit(dragon);
    if (std::popcount(free) < static_cast<int>(dwarf_count)) {
      opening.fail("dragon", "the dwarves need three areas that do not touch the dragon");
    }
    for (std::size_t i = 0; i < dwarf_count && !error_; ++i) {
      starts[i] = place(opening, field, names[i]);
      if (!error_ && !has(free, starts[i])) {
        opening.fail(field, in_quotes(names[i]) + " is taken, or touches the dragon");
      }
      free &= ~bit(starts[i]);
    }
    return starts;
  }

  /// An area of the board.
  auto place(TableReader& reader, std::string_view field, std::string_view text) -> Hex {
    const auto hex = area(reader, field, text);
    if (!error_ && !has(made_.board.areas(), hex)) {
      reader.fail(field, "the area " + std::string(text) + " is not on the board");
    }
    return hex;
  }

  auto check_opening_cards(TableReader& opening) -> void {
    if (made_.opening_hand > made_.hand_limit) {
      opening.fail("hand", "the opening hand is above the hand limit");
    }
    for (const auto& deck : made_.decks) {
      if (size_of(deck) < made_.opening_hand) {
        opening.fail("hand", "a deck has fewer cards than the opening hand");
      }
    }
  }

  auto read_dragon() -> void {
    const auto table = root_.table("dragon");
    TableReader dragon(table, error_);
    made_.armour = counted(dragon, "armour", 0, most_boxes, armour_boxes);
    for (std::size_t i = 0; i < ability_count; ++i) {
      made_.abilities[i] = dragon.whole(ability_names[i], 1, most_boxes);
    }
    provenance_.read(dragon, "armour_from");
    provenance_.read(dragon, "abilities_from");
    finish(dragon, {"armour", "armour_from", "flight", "fire", "walk", "abilities_from", "note"});
  }

  auto read_dwarves() -> void {
    const auto seen = entries_by_name(root_, error_, "dwarf", dwarf_names, [](TableReader& dwarf) {
      return dwarf.word("name", dwarf_names);
    });
    for (std::size_t i = 0; i < dwarf_count && !error_; ++i) {
      TableReader dwarf(*seen[i], error_);
      made_.dwarves[i] = dwarf.whole("boxes", 1, most_boxes);
      if (dwarf.word("skill", skills) != i) {
        dwarf.fail("skill", std::string(dwarf_names[i]) + " is the dwarf with the skill " +
                                std::string(skills[i]));
      }
      provenance_.read(dwarf, "skill_from");
      provenance_.read(dwarf, "boxes_from");
      finish(dwarf, {"name", "skill", "skill_from", "boxes", "boxes_from", "note"});
    }
  }

  auto read_markers() -> void {
    const auto table = root_.table("markers");
    TableReader markers(table, error_);
    made_.markers = markers.whole("wounds", 1, 99);
    provenance_.read(markers);
    finish(markers, {"wounds", "from", "note"});
  }

  std::optional<Error> error_;
  TableReader root_;
  Components made_;
  Provenance provenance_;
  std::array<int, side_count> cards_{};  ///< that the decks must have
  int areas_ = 0;                        ///< that the board must have
};

}  // namespace

auto components_from(const Table& files) -> Result<Components> { return Assembly(files).run(); }

}  // namespace ruleproof::drako
