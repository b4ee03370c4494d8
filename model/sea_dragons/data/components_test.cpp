#include "model/sea_dragons/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/data/board.toml.hpp"
#include "model/sea_dragons/data/cards.toml.hpp"
#include "model/sea_dragons/data/pieces.toml.hpp"
#include "model/sea_dragons/pieces.hpp"

namespace ruleproof::sea_dragons {
namespace {

constexpr auto board_file = embedded::sea_dragons::data_board_toml;
constexpr auto cards_file = embedded::sea_dragons::data_cards_toml;
constexpr auto pieces_file = embedded::sea_dragons::data_pieces_toml;

/// The text with the first `old` after `after` replaced.
auto edited(std::string_view text, std::string_view after, std::string_view old,
            std::string_view with) -> std::string {
  const auto place = text.find(old, text.find(after));
  REQUIRE(place != std::string_view::npos);
  return std::string(text).replace(place, old.size(), with);
}

auto line_of(std::string_view text, std::string_view after, std::string_view what) -> std::string {
  const auto place = text.find(what, text.find(after));
  return std::to_string(1 + std::ranges::count(text.substr(0, place), '\n'));
}

auto complaint(std::string_view board, std::string_view cards, std::string_view pieces,
               std::string_view variant = "") -> std::string {
  const auto read = read_components(board, cards, pieces, variant, "my.toml");
  return read ? "no error" : to_text(read.error());
}

}  // namespace

TEST_CASE("the printed counts are those of the rulebook") {
  const auto read = components("stand-in");
  REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
  CHECK(read->ships.size() == 44);
  CHECK(read->ships[Ship::green] == 12);
  CHECK(read->ships[Ship::blue] == 10);
  CHECK(cards_of(read->cards, Size::small) == 26);
  CHECK(cards_of(read->cards, Size::medium) == 36);
  CHECK(cards_of(read->cards, Size::large) == 18);
  CHECK(read->missions.size() == 33);
  CHECK(read->reefs.size() == 24);
  CHECK(read->coins == 60 + (16 * 5));
  CHECK(read->provenance == "rulebook, public source, stand-in");
}

TEST_CASE("any four faces have a cell for each ship token, in every realm") {
  const auto all = *components("stand-in");
  for (const auto& realm : all.terrain) {
    for (const auto& turned : realm) {
      for (const auto& face : turned) {
        CHECK(face.ships.count() == 11);
        CHECK(face.whirlpools.count() == 9);
        CHECK(face.gold.count() == 4);
        CHECK(face.reefs.count() == 3);
      }
    }
  }
  CHECK(all.warnings.empty());
  CHECK(all.plan.sea.count() == 220);
  CHECK(all.plan.currents.count() == 24);
  CHECK(all.plan.shores.count() == 8);
  for (const auto& realm : all.plan.realms) CHECK(realm.count() == 49);
}

TEST_CASE("a face keeps its inner corner beside the island, whichever realm it lies in") {
  const auto all = *components("stand-in");
  // The inner corner of 1A is a ship; its outer corner, opposite to it, is gold.
  const std::array<Cell, realm_count> inner = {cell_at(6, 6), cell_at(8, 6), cell_at(8, 8),
                                               cell_at(6, 8)};
  const std::array<Cell, realm_count> outer = {cell_at(0, 0), cell_at(14, 0), cell_at(14, 14),
                                               cell_at(0, 14)};
  for (std::size_t r = 0; r < realm_count; ++r) {
    CHECK(all.terrain_of(r, Face{1}).ships.has(inner[r]));
    CHECK(all.terrain_of(r, Face{1}).gold.has(outer[r]));
    // Turned round, its outer corner is where the inner one was.
    CHECK(all.terrain_of(r, Face::of(0, 2)).gold.has(inner[r]));
    for (std::size_t turn = 0; turn < board_turns; ++turn) {
      CHECK((all.terrain_of(r, Face::of(0, turn)).ships & ~all.plan.realms[r]).empty());
    }
  }
}

TEST_CASE("a small board has its own faces and the same cards") {
  const auto toy = components("toy");
  REQUIRE_MESSAGE(toy, (toy ? "" : to_text(toy.error())));
  CHECK(toy->plan.sea.count() == 44);
  CHECK(toy->ships.size() == 8);
  CHECK(toy->fixed[1].number != 0);
  CHECK(toy->cards == components("stand-in")->cards);
}

TEST_CASE("the figures are all that three, four and five cells can make") {
  const auto all = *components("stand-in");
  std::array<std::size_t, size_count> turns{};
  for (std::size_t f = 0; f < figure_count; ++f) {
    turns[index(size_of(static_cast<Figure>(f)))] += all.figures[f].size();
  }
  // Fixed polyominoes, counted by others: 6, 19 and 63.
  CHECK(turns == std::array<std::size_t, size_count>{6, 19, 63});
}

TEST_CASE("malformed data is refused with its file and line") {
  struct Row {
    std::string_view what, after, old, with, message;
  };
  const auto boards = std::to_array<Row>({
      {"code", "rows", "GS.SWS.", "GS.SXS.", "'X' is none of S W G R ."},
      {"short row", "rows", "GS.SWS.", "GS.SWS", "a face has 7 rows of as many cells"},
  });
  for (const auto& row : boards) {
    CAPTURE(row.what);
    const auto said =
        complaint(edited(board_file, row.after, row.old, row.with), cards_file, pieces_file);
    CAPTURE(said);
    CHECK(said.starts_with(
        "RP-009: data/board.toml:" + line_of(board_file, "[[face]]", "rows = [") + ": "));
    CHECK(said.find(row.message) != std::string::npos);
  }
  const auto grids = std::to_array<Row>({
      {"island", "[grid]", "\"h8\"", "\"q8\"", "\"q8\" is no cell of the board"},
      {"two islands", "[grid]", "\"g8\"", "\"a8\"", "must hang together by their edges"},
      {"off the cross", "[grid]", "\"g8\"", "\"g7\"", "is not in the middle row or column"},
      {"realm", "[grid]", "realm = 7", "realm = 6", R"("realm" must be half of "size")"},
      {"side", "[[face]]", "side = \"A\"", "side = \"C\"", R"("side": "C" is none of A, B)"},
      {"twice", "side = \"A\"", "side = \"B\"", "side = \"A\"", "the face 1A is there twice"},
  });
  for (const auto& row : grids) {
    CAPTURE(row.what);
    const auto said =
        complaint(edited(board_file, row.after, row.old, row.with), cards_file, pieces_file);
    CAPTURE(said);
    CHECK(said.starts_with("RP-009: data/board.toml:"));
    CHECK(said.find(row.message) != std::string::npos);
  }
  const auto cards = std::to_array<Row>({
      {"disconnected", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["#.", ".#", "#."])",
       "the cells of a figure must hang together by their edges"},
      {"two lengths", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["#.", "##."])",
       "the rows of a figure have one length"},
      {"another sign", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["#o", "##"])",
       "a figure is drawn with # and ."},
      {"no cell", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["..", ".."])",
       "a figure has one to five cells"},
      {"too wide", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["#.....", "##...."])",
       "a figure has one to five cells"},
      {"too many cells", "\"L3\"", R"(rows = ["#.", "##"])", R"(rows = ["##", "##"])",
       "a small dragon has 3 cells, not 4"},
      {"the same", "\"L3\"", R"(rows = ["#.", "##"])", "rows = [\"###\"]",
       "this is the figure of I3"},
      {"size", "\"L3\"", "size = \"small\"", "size = \"large\"", "figures of this name are small"},
      {"name", "[[dragon]]", "\"I3\"", "\"I6\"", R"("name": "I6" is none of)"},
      {"colour", "[[mission]]", "ships = \"gg\"", "ships = \"gx\"",
       "'x' is no colour of ships; they are g, v, r, b"},
      {"points", "[[mission]]", "points = 4", "points = 99", "\"points\" must be from 0 to 30"},
      {"reef kind", "[[reef]]", "\"two-green\"", "\"two-grey\"",
       R"("kind": "two-grey" is none of)"},
      {"from", "[[mission]]", "from = \"stand-in\"", "from = \"hearsay\"", "\"from\": "},
  });
  for (const auto& row : cards) {
    CAPTURE(row.what);
    const auto said =
        complaint(board_file, edited(cards_file, row.after, row.old, row.with), pieces_file);
    CAPTURE(said);
    CHECK(said.starts_with("RP-009: data/cards.toml:" + line_of(cards_file, row.after, row.old) +
                           ": "));
    CHECK(said.find(row.message) != std::string::npos);
  }
  CHECK(complaint(board_file, cards_file, edited(pieces_file, "green", "count = 12", "count = 13"))
            .find("\"count\" must be 12, as in the rulebook") != std::string::npos);
}

TEST_CASE(
    "faces may have any numbers of ship cells, with a warning where they are not the tokens") {
  // A ship of both sides of board 1 goes to both sides of board 2.
  auto board = edited(board_file, "rows", "GS.SWS.", "G..SWS.");  // 1A
  board = edited(board, "WR.G.GW", "S..S.WG", "...S.WG");         // 1B
  board = edited(board, "S.WGSWS", "W.GSWS.", "WSGSWS.");         // 2B
  const auto warnings = [](const std::string& faces) {
    const auto read = read_components(faces, cards_file, pieces_file, "", "");
    REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
    return read->warnings;
  };
  REQUIRE(warnings(board).size() == 1);
  CHECK(warnings(board)[0].find("the face 2A has 11 ship cells, the face 2B has 12 ship cells") !=
        std::string::npos);
  CHECK(warnings(board)[0].ends_with(
      "43 to 44 ship cells for 44 ship tokens; tokens may stay in the box"));
  const auto even = edited(board, "side = \"A\"\nrows = [\n  \"S.W.G", "S.W.G..", "SSW.G..");  // 2A
  CHECK(complaint(even, cards_file, pieces_file) == "no error");
  const auto all = read_components(even, cards_file, pieces_file, "", "");
  REQUIRE(all);
  CHECK(all->warnings.empty());
  CHECK(all->face(0).ships.count() == 10);
  CHECK(all->face(2).ships.count() == 12);
  CHECK(all->face(4).ships.count() == 11);
  // One more on both sides of a board is one too many in every mix.
  auto more = edited(board_file, "rows", "GS.SWS.", "GSSSWS.");
  more = edited(more, "WR.G.GW", ".W..S..", "SW..S..");
  REQUIRE(warnings(more).size() == 1);
  CHECK(warnings(more)[0].ends_with("45 ship cells for 44 ship tokens; cells may stay empty"));
  std::string none(board_file);
  for (std::size_t row = none.find("\n  \""); row != none.npos;
       row = none.find("\n  \"", row + 1)) {
    std::replace(none.begin() + static_cast<std::ptrdiff_t>(row) + 1,
                 none.begin() + static_cast<std::ptrdiff_t>(none.find('\n', row + 1)), 'S', '.');
  }
  CHECK(complaint(none, cards_file, pieces_file).find("the faces have no ship cells") !=
        std::string::npos);
}

TEST_CASE("counts that contradict the rulebook are refused") {
  const auto cards = [](std::string_view after, std::string_view old, std::string_view with) {
    return complaint(board_file, edited(cards_file, after, old, with), pieces_file);
  };
  CHECK(cards("\"I3\"", "count = 13", "count = 12").find("there must be 26 small dragon cards") !=
        std::string::npos);
  CHECK(cards("\"gold\"", "count = 4", "count = 3").find("there must be 24 reef cards") !=
        std::string::npos);
  const auto last = cards_file.rfind("[[mission]]");
  const auto end = cards_file.find("# Reef cards");
  CHECK(complaint(board_file,
                  std::string(cards_file.substr(0, last)) + std::string(cards_file.substr(end)),
                  pieces_file)
            .find("there must be 33 missions, as in the rulebook, not 32") != std::string::npos);
  CHECK(complaint(board_file, cards_file, edited(pieces_file, "pink", "heads = 8", "heads = 9"))
            .find("there must be 54 heads and 190 tails") != std::string::npos);
  CHECK(complaint(board_file.substr(0, board_file.rfind("[[face]]")), cards_file, pieces_file)
            .find("boards that are drawn have two sides each") != std::string::npos);
}

TEST_CASE("a file takes the place of whole lists") {
  CHECK(complaint(board_file, cards_file, pieces_file, "[grids]\nsize = 3\n") ==
        "RP-009: my.toml:1: unknown key \"grids\"; did you mean \"grid\"?");
  CHECK(complaint(board_file, cards_file, pieces_file, "\n[[coin]]\nworth = 1\ncount = 0\n")
            .starts_with("RP-009: my.toml:4: \"count\" must be from 1 to 99"));
  const auto path = std::filesystem::temp_directory_path() / "ruleproof_sea_dragons_test.toml";
  std::ofstream(path) << "[[coin]]\nworth = 2\ncount = 40\nfrom = \"stand-in\"\n";
  const auto read = components(path.string());
  REQUIRE(read);
  CHECK(read->coins == 80);
  CHECK(read->cards == components("stand-in")->cards);
  std::filesystem::remove(path);
  CHECK(components("/nowhere/at/all.toml").error().code == Code::no_file);
  CHECK(to_text(components("toys").error()) ==
        "RP-014: data: expected stand-in, toy, few-coins or a file ending in .toml, got \"toys\"; "
        "did you mean "
        "\"toy\"?");
}

}  // namespace ruleproof::sea_dragons
