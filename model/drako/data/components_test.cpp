#include "model/drako/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.toml.hpp"
#include "model/drako/data/decks.toml.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {
namespace {

constexpr auto decks_file = embedded::drako::data_decks_toml;
constexpr auto counts_file = embedded::drako::data_components_toml;

/// The text with the first `old` after `after` replaced.
auto edited(std::string_view text, std::string_view after, std::string_view old,
            std::string_view with) -> std::string {
  std::string copy(text);
  const auto from = copy.find(after);
  REQUIRE(from != std::string::npos);
  const auto at = copy.find(old, from);
  REQUIRE(at != std::string::npos);
  return copy.replace(at, old.size(), with);
}

/// The number of the line on which the first `needle` after `after` stands.
auto line_of(std::string_view text, std::string_view after, std::string_view needle)
    -> std::string {
  const auto at = text.find(needle, text.find(after));
  REQUIRE(at != std::string_view::npos);
  return std::to_string(
      1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

auto complaint(std::string_view decks, std::string_view counts, std::string_view variant = "")
    -> std::string {
  const auto read = read_components(decks, counts, variant, "my.toml");
  return read ? "no error" : to_text(read.error());
}

auto cards_of(const Deck& deck) -> int {
  return std::accumulate(deck.begin(), deck.end(), 0,
                         [](int sum, const CardKind& kind) { return sum + kind.copies; });
}

auto cards_showing(const Deck& deck, Icon icon) -> int {
  return std::accumulate(deck.begin(), deck.end(), 0, [&](int sum, const CardKind& kind) {
    return sum + (kind.shows(icon) ? kind.copies : 0);
  });
}

auto greatest(const Deck& deck, Icon icon) -> int {
  int most = 0;
  for (const auto& kind : deck) {
    for (const auto& face : kind.faces) {
      if (face.icon == icon) most = std::max<int>(most, face.number);
    }
  }
  return most;
}

auto stand_in() -> Components {
  const auto read = components("stand-in");
  REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
  return *read;
}

}  // namespace

TEST_CASE("the counts of the box are those of the rulebook") {
  const auto all = stand_in();
  CHECK(cards_of(all.deck(Side::dwarves)) == 38);
  CHECK(cards_of(all.deck(Side::dragon)) == 38);
  CHECK(all.armour == 4);
  CHECK(all.opening_hand == 4);
  CHECK(all.hand_limit == 6);
  CHECK(all.markers == 25);
  CHECK(all.board == Board());
  CHECK_FALSE(all.is_small);
  CHECK(all.provenance == "rulebook, public source, stand-in");
}

TEST_CASE("the stand-in boxes and decks obey what the text says of them") {
  const auto all = stand_in();
  for (const auto boxes : all.abilities) CHECK(boxes >= 2);  // the text has boxes of an ability
  const auto& dwarves = all.deck(Side::dwarves);
  const auto& dragon = all.deck(Side::dragon);
  CHECK(greatest(dwarves, Icon::attack_two) == 1);  // DK-E3
  CHECK(greatest(dwarves, Icon::move_two) == 1);    // DK-E1
  CHECK(greatest(dragon, Icon::walk) == 2);         // DK-E4
  CHECK(greatest(dragon, Icon::flame) == 2);        // DK-E4
  for (const auto icon : {Icon::net, Icon::crossbow, Icon::shield}) {
    CHECK(cards_showing(dwarves, icon) > 0);
  }
  const auto with_one_icon = [](const Deck& deck) { return cards_showing(deck, Icon::none); };
  CHECK(with_one_icon(dwarves) < 38 - with_one_icon(dwarves));
  CHECK(cards_showing(dwarves, Icon::shield) == 13);
  CHECK(cards_showing(dragon, Icon::shield) == 8);
}

TEST_CASE("a first game starts on three outer areas, equally far apart, away from the dragon") {
  const auto all = stand_in();
  for (const auto& starts : {all.preset, all.preset_corners}) {
    for (std::size_t i = 0; i < dwarf_count; ++i) {
      CHECK(distance(starts[i], all.dragon_start) == 2);
      CHECK(distance(starts[i], starts[(i + 1) % dwarf_count]) == distance(starts[0], starts[1]));
    }
  }
  // From the middle of a side no line leads to the dragon; from a corner one does.
  for (const auto start : all.preset) CHECK_FALSE(on_axis(start, all.dragon_start));
  for (const auto start : all.preset_corners) CHECK(on_axis(start, all.dragon_start));
}

TEST_CASE("every named set of data can be read, and small ones say so") {
  for (const auto name : data_names()) {
    CAPTURE(name);
    const auto read = components(name);
    REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
    CHECK(read->is_small == (name != "stand-in"));
    CHECK(cards_of(read->deck(Side::dwarves)) <= 38);
  }
}

TEST_CASE("what a card shows reads back") {
  for (const auto name : data_names()) {
    const auto all = components(name);
    REQUIRE(all);
    for (const auto& deck : all->decks) {
      for (const auto& kind : deck) {
        Face face;
        REQUIRE(read_text(to_text(kind.faces[0]), face));
        CHECK(face == kind.faces[0]);
      }
    }
  }
  Face face;
  for (const auto* text : {"", "none", "attack", "attack-", "attack-0", "attack-10", "net-1",
                           "attack-two", "Attack-1", "attack-1 ", "fly2", "shield-"}) {
    CAPTURE(text);
    CHECK_FALSE(read_text(text, face));
  }
  CHECK(to_text(CardKind{.faces = {{{Icon::attack, 1}, {Icon::shield, 0}}}, .copies = 1}) ==
        "attack-1/shield");
}

TEST_CASE("a deck that has not 38 cards is refused") {
  const auto few = edited(decks_file, "dwarf_deck", "copies = 4", "copies = 3");
  CHECK(complaint(few, counts_file) ==
        "RP-009: data/decks.toml:" + line_of(decks_file, "dwarf_deck", "kinds") +
            ": the deck of the dwarves has 37 cards; it must have 38");
  const auto many = edited(decks_file, "dragon_deck", "copies = 5", "copies = 6");
  CHECK(complaint(many, counts_file) ==
        "RP-009: data/decks.toml:" + line_of(decks_file, "dragon_deck", "kinds") +
            ": the deck of the dragon has 39 cards; it must have 38");
  CHECK(complaint(decks_file, counts_file,
                  "[dragon_deck]\nfrom = \"public source\"\nkinds = [\n"
                  "  {copies = 37, icons = [\"fly\"]},\n]\n") ==
        "RP-009: my.toml:3: the deck of the dragon has 37 cards; it must have 38");
}

TEST_CASE("an icon that no card has is refused with its line") {
  const auto line = line_of(decks_file, "dwarf_deck", "crossbow-1");
  struct Row {
    std::string_view icon, message;
  };
  const auto rows = std::to_array<Row>({
      {"crosbow-1",
       "icon \"crosbow-1\" is none of move, move-two, attack, attack-two, crossbow, net, shield; "
       "did you mean \"crossbow\"?"},
      {"", "icon \"\" is none of move, move-two, attack, attack-two, crossbow, net, shield"},
      {"crossbow", R"("crossbow" needs a number from 1 to 9, as in "crossbow-1")"},
      {"crossbow-0", R"("crossbow-0" needs a number from 1 to 9, as in "crossbow-1")"},
      {"net-2", "\"net-2\" has no number"},
      {"flame-1", "\"flame-1\" is an icon of the other side"},
      {"move-1", "the two icons are alike"},
  });
  for (const auto& row : rows) {
    const auto text = edited(decks_file, "dwarf_deck", "crossbow-1", row.icon);
    CHECK(complaint(text, counts_file) ==
          "RP-009: data/decks.toml:" + line + ": " + std::string(row.message));
  }
}

TEST_CASE("a figure without wound boxes is refused") {
  CHECK(complaint(decks_file, edited(counts_file, "\"rager\"", "boxes = 5", "boxes = 0")) ==
        "RP-009: data/components.toml:" + line_of(counts_file, "\"rager\"", "boxes") +
            ": \"boxes\" must be from 1 to 9, not 0");
  CHECK(complaint(decks_file, edited(counts_file, "[dragon]", "walk = 3", "walk = 0")) ==
        "RP-009: data/components.toml:" + line_of(counts_file, "[dragon]", "walk = ") +
            ": \"walk\" must be from 1 to 9, not 0");
  CHECK(complaint(decks_file, counts_file, "\n[dragon]\narmour = 5\n") ==
        "RP-009: my.toml:3: \"armour\" must be 4, as in the rulebook; the rules are written for "
        "it");
}

TEST_CASE("a board with an area twice, or one too few, is refused") {
  const auto line = line_of(counts_file, "[board]", "\"c1\"");
  CHECK(complaint(decks_file, edited(counts_file, "[board]", "\"c4\"", "\"c3\"")) ==
        "RP-009: data/components.toml:" + line + ": the area c3 is there twice");
  CHECK(complaint(decks_file, edited(counts_file, "[board]", "\"c4\"", "\"c9\"")) ==
        "RP-009: data/components.toml:" + line + ": \"c9\" is no area; they are called a1 to e3");
  CHECK(complaint(decks_file, edited(counts_file, "[board]", "\"c4\", ", "")) ==
        "RP-009: data/components.toml:" + line_of(counts_file, "[board]", "areas =") +
            ": the board has 18 areas; it must have 19");
  CHECK(complaint(decks_file, counts_file,
                  "[size]\ncounts = \"made-up\"\nareas = 6\n"
                  "[board]\nareas = [\"a1\", \"a2\", \"a3\",\n \"e1\", \"e2\", \"e3\"]\n") ==
        "RP-009: my.toml:5: not every area can be walked to from a1");
}

TEST_CASE("an opening that cannot be is refused") {
  struct Row {
    std::string_view text, message;
  };
  const auto rows = std::to_array<Row>({
      {"[opening]\nhand = 5\n",
       "RP-009: my.toml:2: \"hand\" must be 4, as in the rulebook; the rules are written for it"},
      {"[opening]\ndragon = \"x1\"\n",
       "RP-009: my.toml:2: \"x1\" is no area; they are called a1 to e3"},
      {"[opening]\ndwarves = [\"b4\", \"e2\"]\n", "RP-009: my.toml:2: there are three dwarves"},
      {"[opening]\ndwarves = [\"b4\", \"e2\", \"b4\"]\n",
       "RP-009: my.toml:2: \"b4\" is taken, or touches the dragon"},
      {"[opening]\ndwarves = [\"b4\", \"e2\", \"b2\"]\n",
       "RP-009: my.toml:2: \"b2\" is taken, or touches the dragon"},
      {"[size]\ncounts = \"made-up\"\n[opening]\nhand = 3\nhand_limit = 2\n",
       "RP-009: my.toml:4: the opening hand is above the hand limit"},
      {"[size]\ncounts = \"made-up\"\nareas = 7\n[board]\nareas = [\"b2\", \"b3\", \"c2\", \"c3\", "
       "\"c4\", \"d2\", \"d3\"]\n[opening]\ndragon = \"c3\"\n",
       "RP-009: my.toml:7: the dwarves need three areas that do not touch the dragon"},
  });
  for (const auto& row : rows) CHECK(complaint(decks_file, counts_file, row.text) == row.message);
}

TEST_CASE("files that are no data are refused with their line") {
  CHECK(complaint("", counts_file).starts_with("RP-009: data/decks.toml"));
  CHECK(complaint("[dwarf_deck]\n[dragon_deck]\n[x]\n", counts_file) ==
        "RP-009: data/decks.toml:3: unknown key \"x\"");
  CHECK(complaint("[dwarf_deck]\n[dragon_deck]\n", counts_file) ==
        "RP-009: data/decks.toml:1: \"kinds\" is missing");
  CHECK(complaint(edited(decks_file, "dwarf_deck", "kinds", "kind"), counts_file)
            .starts_with("RP-009: data/decks.toml:"));
  CHECK(complaint(edited(decks_file, "dwarf_deck", "copies", "copys"), counts_file) ==
        "RP-009: data/decks.toml:" + line_of(decks_file, "dwarf_deck", "copies") +
            ": \"copies\" is missing");
  CHECK(complaint(decks_file, counts_file, "[opning]\n") ==
        "RP-009: my.toml:1: unknown key \"opning\"; did you mean \"opening\"?");
  CHECK(complaint(decks_file, counts_file, "[[dwarf]]\nname = \"tordek\"\n") ==
        "RP-009: my.toml:1: there is no dwarf with name = tordek");
  CHECK(complaint(decks_file, counts_file, "[[dwarf]]\nname = \"rager\"\nskill = \"net\"\n") ==
        "RP-009: my.toml:3: rager is the dwarf with the skill rage");
  CHECK(complaint(decks_file, counts_file, "[markers]\nwounds = 0\n") ==
        "RP-009: my.toml:2: \"wounds\" must be from 1 to 99, not 0");
  CHECK(complaint(decks_file, counts_file, "[size]\ndwarf_cards = 37\n") ==
        "RP-009: my.toml:2: \"dwarf_cards\" must be 38, as in the rulebook; the rules are written "
        "for it");
}

TEST_CASE("whoever owns the game brings the true numbers in a file") {
  const auto path = std::filesystem::temp_directory_path() / "ruleproof_drako_data_test.toml";
  std::ofstream(path) << "[markers]\nwounds = 28\n[[dwarf]]\nname = \"shooter\"\nboxes = 3\n";
  const auto read = components(path.string());
  std::filesystem::remove(path);
  REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
  CHECK(read->markers == 28);
  CHECK(read->dwarves[index(Dwarf::shooter)] == 3);
  CHECK(read->dwarves[index(Dwarf::rager)] == 5);
  CHECK(components("/nowhere/at/all.toml").error().code == Code::no_file);
  CHECK(to_text(components("skirmsh").error()) ==
        "RP-014: data: expected stand-in, skirmish, duel, lane or a file ending in .toml, got "
        "\"skirmsh\"; did you mean \"skirmish\"?");
}

}  // namespace ruleproof::drako
