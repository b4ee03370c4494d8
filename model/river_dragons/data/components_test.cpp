#include "model/river_dragons/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <string_view>
#include <utility>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/cards.toml.hpp"
#include "model/river_dragons/data/free-water.toml.hpp"
#include "model/river_dragons/data/stand-in.toml.hpp"
#include "model/river_dragons/data/toy-3.toml.hpp"
#include "model/river_dragons/data/toy-7.toml.hpp"
#include "model/river_dragons/data/toy.toml.hpp"

namespace ruleproof::river_dragons {
namespace {

namespace files = embedded::river_dragons;
constexpr auto cards_file = files::data_cards_toml;

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

auto complaint(std::string_view board, std::string_view cards = cards_file) -> std::string {
  const auto read = read_components(cards, board, "my.toml");
  return read ? "no error" : to_text(read.error());
}

auto board(std::string_view name) -> Components {
  const auto read = components(name);
  REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
  return *read;
}

/// Islets within reach of a place with planks of at most `size`.
auto islets_within(const Components& board, Place from, int size) -> int {
  return static_cast<int>(std::ranges::count_if(board.islets, [&](Place islet) {
    const auto needed = gap_class(board.reach_squared, {from, islet});
    return islet != from && needed != 0 && needed <= size;
  }));
}

/// One change to a file that must be refused, and what is said of it.
struct Row {
  std::string_view what, after, old, with, message;
};

/// Each row is refused in the very line that it changes.
template <std::size_t N>
auto check_refused(std::string_view text, const std::array<Row, N>& rows) -> void {
  for (const auto& row : rows) {
    CAPTURE(row.what);
    const auto said = complaint(edited(text, row.after, row.old, row.with));
    CAPTURE(said);
    CHECK(said.starts_with("RP-009: my.toml:" + line_of(text, row.after, row.old) + ": "));
    CHECK(said.find(row.message) != std::string::npos);
  }
}

}  // namespace

TEST_CASE("each board that comes with the game is read") {
  const auto islets = std::to_array<std::pair<std::string_view, std::size_t>>({{"stand-in", 27},
                                                                               {"free-water", 0},
                                                                               {"toy", 6},
                                                                               {"toy-3", 3},
                                                                               {"toy-7", 7},
                                                                               {"toy-9", 9},
                                                                               {"toy-hub", 1},
                                                                               {"toy-cross", 5}});
  for (const auto& [name, count] : islets) {
    CAPTURE(name);
    const auto read = board(name);
    CHECK(read.islets.size() == count);
    CHECK(read.islet_names.size() == count);
    CHECK(read.free_water == (name == "free-water"));
    CHECK(read.full == (name == "stand-in" || name == "free-water"));
    CHECK(read.stones == (read.full ? 27 : static_cast<int>(count)));
    CHECK(read.opposite[index(Colour::pink)] == Colour::black);
    CHECK(read.opposite[index(Colour::black)] == Colour::pink);
    CHECK(read.provenance.ends_with("stand-in"));  // none is the published board
  }
}

TEST_CASE("colours take part as the memo says") {
  using enum Colour;
  for (int n = 2; n <= 6; ++n) CHECK(colours_in_play(n).size() == static_cast<std::size_t>(n));
  CHECK(std::ranges::equal(colours_in_play(2), std::array{pink, black}));
  CHECK(std::ranges::equal(colours_in_play(3), std::array{blue, red, pink}));
  const auto five = colours_in_play(5);
  CHECK(std::ranges::find(five, black) == five.end());
}

TEST_CASE("the stand-in board has the figures that it was designed for") {
  const auto all = board("stand-in");
  std::int64_t nearest_islets = 10'000;
  std::int64_t nearest_village = 10'000;
  for (const auto a : all.islets) {
    for (const auto b : all.islets) {
      if (a != b) nearest_islets = std::min(nearest_islets, norm(b - a));
    }
    for (const auto& village : all.villages) {
      nearest_village = std::min(nearest_village, norm(a - *village));
    }
    CHECK(islets_within(all, a, 3) >= 3);
    CHECK(islets_within(all, a, 6) >= 7);
    // A third of a turn maps the islets onto themselves.
    const Place turned{static_cast<std::int16_t>(-a.q - a.r), a.q};
    CHECK(std::ranges::find(all.islets, turned) != all.islets.end());
  }
  CHECK(nearest_islets == 103);
  CHECK(nearest_village == 301);
  for (std::size_t i = 0; i < colour_count; ++i) {
    CHECK(islets_within(all, *all.villages[i], 4) == 3);
    for (std::size_t j = 0; j < i; ++j) {
      CHECK(gap_class(all.reach_squared, {*all.villages[i], *all.villages[j]}) == 0);
    }
    const auto goal = index(all.opposite[i]);
    CHECK(norm(*all.villages[goal] - *all.villages[i]) == 100 * 100);
  }
}

TEST_CASE("each islet of the stand-in board would be a place on free water") {
  const auto water = board("free-water");
  const auto islets = board("stand-in").islets;
  for (const auto a : islets) {
    CHECK(in_field(a, water.field));
    for (const auto b : islets) CHECK((a == b || norm(b - a) >= water.stone_gap));
    for (const auto& village : water.villages) CHECK(norm(a - *village) >= water.village_gap);
  }
}

TEST_CASE("a set-up names a board or a file") {
  CHECK(to_text(components("stand-out").error()) ==
        "RP-014: data: expected stand-in, free-water, toy, toy-3, toy-7, toy-9, toy-hub, "
        "toy-cross, or a file "
        "ending "
        "in .toml, got \"stand-out\"; did you mean \"stand-in\"?");
  CHECK(components("/nowhere/at/all.toml").error().code == Code::no_file);
  CHECK(components("").error().code == Code::bad_setup);

  const auto path = std::filesystem::temp_directory_path() / "ruleproof_board_test.toml";
  const auto write = [&](const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  };
  write(edited(files::data_toy_toml, "[islets]", "T2 = [-9, 0]", "T2 = [-8, 0]"));
  CHECK(board(path.string()).islets[1] == Place{-8, 0});
  write(edited(files::data_toy_toml, "[islets]", "T2 = [-9, 0]", "T2 = [-90, 0]"));
  const auto refused = components(path.string());
  REQUIRE_FALSE(refused);
  CHECK(refused.error().where ==
        path.string() + ':' + line_of(files::data_toy_toml, "[islets]", "T2"));
  write(std::string(1'000'001, '#'));
  CHECK(components(path.string()).error().code == Code::bad_data);
  std::filesystem::remove(path);
}

TEST_CASE("a board with places that do not fit is refused, and the error names the line") {
  check_refused(
      files::data_stand_in_toml,
      std::to_array<Row>({
          {"outside the field", "[islets]", "I07 = [-39, 23]", "I07 = [-51, 23]",
           "islet I07 [-51, 23] lies outside the field of 50"},
          {"outside a corner", "[islets]", "I09 = [8, 13]", "I09 = [40, 13]",
           "islet I09 [40, 13] lies outside the field of 50"},
          {"village outside", "[villages]", "red = [50, -50]", "red = [51, -50]",
           "the red village [51, -50] lies outside the field of 50"},
          {"one point twice", "[islets]", "I10 = [-6, 9]", "I10 = [8, 13]",
           "islet I10 at [8, 13] overlaps islet I09 at [8, 13]"},
          {"too near", "[islets]", "I10 = [-6, 9]", "I10 = [8, 8]",
           "islet I10 at [8, 8] overlaps islet I09 at [8, 13]"},
          {"on a village", "[islets]", "I27 = [16, -39]", "I27 = [0, -48]",
           "islet I27 at [0, -48] overlaps the yellow village at [0, -50]"},
          {"one name twice", "[islets]", "I02 =", "I01 =", "this is not TOML"},
          {"one number", "[islets]", "I03 = [8, 30]", "I03 = [8]",
           "\"I03\" must be two whole numbers, [q, r]"},
          {"fraction", "[islets]", "I03 = [8, 30]", "I03 = [8.5, 30]",
           "\"I03\" must be a list of whole numbers"},
          {"far away", "[islets]", "I03 = [8, 30]", "I03 = [8, 70000]",
           "\"I03\" must be from -500 to 500, not 70000"},
          {"called by a colour", "[islets]", "I03 =", "blue =", "and not by a colour"},
          {"badly called", "[islets]", "I03 =", "\"I 03\" =", "up to 8 letters and digits"},
      }));
}

TEST_CASE("islets and villages must be within reach of planks") {
  const auto short_planks =
      edited(files::data_toy_toml, "[planks]", "[12, 16, 20, 24, 28, 32]", "[7, 8, 9, 10, 11, 12]");
  CHECK(complaint(short_planks) ==
        "RP-009: my.toml:" + line_of(short_planks, "[islets]", "T3 =") +
            ": islet T3 cannot be reached: no planks can join it to a village");
  const auto parted =
      edited(edited(edited(files::data_toy_3_toml, "[planks]", "reach = [12, 16, 20, 24, 28, 32]",
                           "reach = [8, 9, 10, 11, 12, 13]"),
                    "[islets]", "T3 = [0, 12]\n", ""),
             "[islets]", "T2", "T2");
  CHECK(complaint(parted) == "RP-009: my.toml:" + line_of(parted, "[villages]", "pink =") +
                                 ": the pink village cannot be joined to the opposite one by any "
                                 "planks");
}

TEST_CASE("a full board has 27 islets, 27 stones and six villages") {
  const auto without = [](std::string_view line) {
    return edited(files::data_stand_in_toml, "circular_order", line, "");
  };
  const auto table = [](std::string_view text, std::string_view name) {
    return "RP-009: my.toml:" + line_of(text, name, name) + ": ";
  };
  const auto few = without("I27 = [16, -39]\n");
  CHECK(complaint(few) == table(few, "[islets]") + "a full board has 27 islets, not 26");
  const auto many = edited(files::data_stand_in_toml, "[islets]", "I27 = [16, -39]\n",
                           "I27 = [16, -39]\nI28 = [0, 0]\n");
  CHECK(complaint(many) == "RP-009: my.toml:" + line_of(many, "[islets]", "I28") +
                               ": I28 is too many: a board has at most 27 islets");
  const auto villages = without("pink = [-50, 0]\n");
  CHECK(complaint(villages) == table(villages, "[villages]") + "there is no pink village");
  check_refused(
      files::data_stand_in_toml,
      std::to_array<Row>({
          {"stones", "[stones]", "count = 27", "count = 26", "a full board has 27 stones, not 26"},
          {"order twice", "label", "\"red\", ", R"("red", "red", )", "red is there twice"},
          {"order unknown", "label", "\"red\", ", "\"rad\", ", "\"rad\" is none of"},
          {"radius", "label", "radius = 3", "radius = 0", "\"radius\" must be"},
          {"kind", "label", "\"full\"", "\"fool\"", R"("kind": "fool" is none of full, toy)"},
          {"side", "label", "\"islets\"", "\"islet\"", "did you mean \"islets\"?"},
          {"planks", "[planks]", "[12, 16, 20", "[12, 12, 20", "each size of plank must reach"},
          {"five planks", "[planks]", "[12, 16, 20", "[12, 16", "\"reach\" must be six lengths"},
          {"own opposite", "[opposite]", "\"yellow\"", "\"blue\"", "one opposite village"},
          {"opposite twice", "[opposite]", "\"red\"", "\"yellow\"", "one opposite village"},
          {"opposite unknown", "[opposite]", "\"red\"", "\"rod\"", "did you mean \"red\"?"},
          {"from", "[islets]", "\"stand-in\"", "\"hearsay\"", R"("from": "hearsay" is none of)"},
          {"unknown key", "label", "note =", "nota =", "unknown key \"nota\"; did you mean"},
          {"village unknown", "[villages]", "pink =", "white =", "\"white\" is none of"},
      }));
  const auto order = without("\"red\", ");
  CHECK(complaint(order) == "RP-009: my.toml:" + line_of(order, "[villages]", "red =") +
                                ": the red village is not in \"circular_order\"");
  const auto alone = without("pink = \"black\"\n");
  CHECK(complaint(alone) ==
        table(alone, "[opposite]") + "the black village has no opposite village");
}

TEST_CASE("the side without islets has distances, and the other side has none") {
  check_refused(files::data_free_water_toml,
                std::to_array<Row>({
                    {"touching", "[water]", "stone_gap = 100", "stone_gap = 35",
                     "\"stone_gap\" must be from 36 to"},
                    {"on a village", "[water]", "village_gap = 300", "village_gap = 0",
                     "\"village_gap\" must be from 36 to"},
                }));
  const auto islets = std::string(files::data_free_water_toml) + "[islets]\nT1 = [0, 0]\n";
  CHECK(complaint(islets).ends_with("the side \"water\" has no islets"));
  const auto water = std::string(files::data_toy_toml) + "[water]\nstone_gap = 99\n";
  CHECK(complaint(water).ends_with("only the side \"water\" has a table [water]"));
}

TEST_CASE("islets may have sizes") {
  const auto seven = board("toy-7");
  CHECK(seven.stone_size == 2);
  CHECK(seven.islet_size[5] == 2);
  CHECK(seven.islet_size[6] == 1);
  check_refused(files::data_toy_7_toml,
                std::to_array<Row>({
                    {"unknown", "[islet_sizes]", "T7 = 1", "T8 = 1", "there is no islet \"T8\""},
                    {"size", "[islet_sizes]", "T7 = 1", "T7 = 0", "must be from 1 to 9, not 0"},
                }));
}

TEST_CASE("cards and pieces are those that the rules are written for") {
  const auto rows = std::to_array<Row>({
      {"actions", "[cards]", "\"jump\"", "\"hop\"", "the eight of the rulebook"},
      {"copies", "[cards]", "copies_of_each_action = 1", "copies_of_each_action = 2", "must be 1"},
      {"of each", "[cards]", "of_each_colour = 13", "of_each_colour = 14", "must be 13"},
      {"dragons", "[cards]", "\"one for", "\"two for", "one for each other colour"},
      {"laid", "[cards]", "laid_per_round = 5", "laid_per_round = 4", "must be 5"},
      {"sizes", "[pieces]", "[1, 2, 3", "[1, 1, 3", "one plank of each of six sizes"},
      {"stones", "[pieces]", "stones = 27", "stones = 26", "must be 27"},
      {"load", "[pieces]", "planks_on_a_stone = 3", "planks_on_a_stone = 4", "must be 3"},
      {"number", "[[players]]", "number = 3", "number = 4", "must be 3"},
      {"colours", "number = 5", "\"pink\"", "\"black\"", "those of the memo"},
  });
  for (const auto& row : rows) {
    CAPTURE(row.what);
    const auto said =
        complaint(files::data_toy_toml, edited(cards_file, row.after, row.old, row.with));
    CAPTURE(said);
    CHECK(said.starts_with("RP-009: data/cards.toml:" + line_of(cards_file, row.after, row.old)));
    CHECK(said.find(row.message) != std::string::npos);
  }
  const auto last = cards_file.rfind("[[players]]");
  CHECK(complaint(files::data_toy_toml, cards_file.substr(0, last))
            .ends_with("there are no colours for 6 players"));
  CHECK(6 * 13 == 78);  // action cards
  CHECK(colour_count * plank_sizes == 36);
  CHECK(most_islets == most_stones);  // an islet for each stone
}

TEST_CASE("incomplete and unreadable files are refused") {
  CHECK(complaint("").starts_with("RP-009: my.toml: \"label\" is missing"));
  CHECK(complaint("a = \n").starts_with("RP-009: my.toml:1: this is not TOML"));
  CHECK(complaint(files::data_toy_toml, "").starts_with("RP-009: data/cards.toml: "));
}

}  // namespace ruleproof::river_dragons
