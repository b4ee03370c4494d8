#include "model/year_of_the_dragon/data/components.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <numeric>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "model/year_of_the_dragon/data/components.toml.hpp"
#include "model/year_of_the_dragon/data/persons.toml.hpp"
#include "model/year_of_the_dragon/tiles.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

constexpr auto persons_file = embedded::year_of_the_dragon::data_persons_toml;
constexpr auto counts_file = embedded::year_of_the_dragon::data_components_toml;

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

auto complaint(std::string_view persons, std::string_view counts, std::string_view variant = "")
    -> std::string {
  const auto read = read_components(persons, counts, variant, "my.toml");
  return read ? "no error" : to_text(read.error());
}

}  // namespace

TEST_CASE("the printed counts add up") {
  const auto read = components("first-edition");
  REQUIRE_MESSAGE(read, (read ? "" : to_text(read.error())));
  const auto& all = *read;
  const auto& five = all.players[5];
  CHECK(5 * (11 + 1) == 60);  // cards
  CHECK((6 * (five.divided_young + five.divided_old)) + (3 * five.undivided) == 90);
  CHECK(std::accumulate(all.events.begin(), all.events.end(), 0) == 12);
  CHECK(all.small.tiles + all.large.tiles == 8);
  CHECK(all.money == 21 + (15 * 3));  // 36 coins
  CHECK(all.floors == 66);
  CHECK(all.rice == 24);
  CHECK(all.fireworks == 12);
  CHECK(5 * 4 <= all.floors);  // handed out at the start
  CHECK(5 * all.start_yuan <= all.money);
  CHECK(all.provenance == "rulebook, public source");
}

TEST_CASE("each absent player takes an equal share of the tiles away") {
  const auto all = *components("first-edition");
  for (std::size_t n = 2; n <= 5; ++n) {
    const auto& row = all.players[n];
    CHECK(row.divided_young + row.divided_old == static_cast<int>(2 * n));
    CHECK(row.undivided == static_cast<int>(2 * n));
  }
}

TEST_CASE("tiles, prices and sums are those of the rulebooks' examples") {
  const auto all = *components("first-edition");
  const auto tile = [&](Tile t) { return all.tiles[index(t)]; };
  const auto collector = tile(Tile::tax_collector).value;
  const auto scholar = tile(Tile::young_scholar).value;
  const auto farmer = tile(Tile::young_farmer).value;
  CHECK(collector + scholar == 7);
  CHECK(collector + farmer == 7);
  CHECK(scholar + farmer == 8);
  CHECK(tile(Tile::young_monk) == TileFacts{6, 1});
  CHECK(tile(Tile::old_healer) == TileFacts{1, 2});
  CHECK(tile(Tile::old_scholar) == TileFacts{2, 3});
  CHECK(all.base == std::array<int, action_count>{2, 1, 1, 1, 1, 1, 0});
  CHECK(all.small == PrivilegeFacts{2, 1, 5});
  CHECK(all.large == PrivilegeFacts{6, 2, 3});
  CHECK(all.start_yuan == 6);
  CHECK(all.fee == 3);
  CHECK(all.skip_level == 3);
  CHECK(all.tribute == 4);
  CHECK(all.contagion == 3);
}

TEST_CASE("the anniversary edition differs in one price") {
  auto anniversary = *components("anniversary");
  CHECK(anniversary.large.price == 7);
  anniversary.large.price = 6;
  CHECK(anniversary == *components("first-edition"));
}

TEST_CASE("a variant changes the values it names") {
  const auto read = read_components(persons_file, counts_file,
                                    "[[person]]\ntype = \"monk\"\nage = \"old\"\nvalue = 1\n"
                                    "value_from = \"stand-in\"\n[start]\nyuan = 9\n",
                                    "my.toml");
  REQUIRE(read);
  CHECK(read->tiles[index(Tile::old_monk)] == TileFacts{1, 2});
  CHECK(read->start_yuan == 9);
  CHECK(read->provenance == "rulebook, public source, stand-in");
}

TEST_CASE("a set-up names an edition or a file") {
  CHECK(to_text(components("aniversary").error()) ==
        "RP-014: data: expected first-edition, anniversary or a file ending in .toml, got "
        "\"aniversary\"; did you mean \"anniversary\"?");
  CHECK(components("/nowhere/at/all.toml").error().code == Code::no_file);
  CHECK(components("model.toml/").error().code == Code::bad_setup);
  CHECK(components("").error().code == Code::bad_setup);

  const auto path = std::filesystem::temp_directory_path() / "ruleproof_components_test.toml";
  const auto write = [&](const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
  };
  write("[prices]\ntribute = 5\n");
  const auto read = components(path.string());
  REQUIRE(read);
  CHECK(read->tribute == 5);
  write(std::string(1'000'001, '#'));
  CHECK(components(path.string()).error().code == Code::bad_data);
  write(std::string("[prices]\n\0tribute = 5\n", 22));
  CHECK(components(path.string()).error().code == Code::bad_data);
  std::filesystem::remove(path);
  CHECK(components(std::filesystem::temp_directory_path().string() + "/.toml").error().code ==
        Code::no_file);
}

TEST_CASE("malformed data is refused with its file and line") {
  struct Row {
    std::string_view what, after, old, with, message;
  };
  const auto persons = std::to_array<Row>({
      {"value too large", "\"monk\"", "value = 6", "value = 7",
       "\"value\" must be from 1 to 6, not 7"},
      {"value zero", "\"artisan\"", "value = 2", "value = 0",
       "\"value\" must be from 1 to 6, not 0"},
      {"value a text", "\"artisan\"", "value = 2", "value = \"2\"",
       "\"value\" must be a whole number"},
      {"symbols", "\"artisan\"", "symbols = 1", "symbols = 10", "\"symbols\" must be from 1 to 9"},
      {"symbol", "\"healer\"", "symbol = \"mortar\"", "symbol = \"rocket\"",
       "the symbol of this type is"},
      {"type", "[[person]]", "type = \"artisan\"", "type = \"artizan\"",
       R"("type": "artizan" is none of)"},
      {"age", "[[person]]", "age = \"young\"", "age = \"old\"",
       "persons of this type are all young"},
      {"from", "[[person]]", "value_from = \"public source\"", "value_from = \"hearsay\"",
       "\"value_from\": "},
      {"unknown key", "[[person]]", "value = 2", "vlue = 2", "\"value\" is missing"},
      {"extra key", "[[person]]",
       "note = ", "nota = ", R"(unknown key "nota"; did you mean "note"?)"},
      {"old too fast", "age = \"old\"", "value = 2", "value = 6",
       "the old tile must have a smaller value"},
      {"old too dull", "age = \"old\"", "symbols = 2", "symbols = 1",
       "the old tile must have more symbols"},
  });
  for (const auto& row : persons) {
    CAPTURE(row.what);
    const auto said = complaint(edited(persons_file, row.after, row.old, row.with), counts_file);
    CAPTURE(said);
    CHECK(said.starts_with("RP-009: data/persons.toml:"));
    CHECK(said.find(row.message) != std::string::npos);
    // A missing value is told at the head of its entry.
    if (row.message.find("missing") == std::string_view::npos) {
      CHECK(said.starts_with(
          "RP-009: data/persons.toml:" + line_of(persons_file, row.after, row.old) + ": "));
    }
  }

  const auto counts = std::to_array<Row>({
      {"cards", "person card", "count = 55", "count = 56", "\"count\" must be 55"},
      {"tiles", "person tile", "count = 90", "count = 89", "\"count\" must be 90"},
      {"worth", "gold coin", "worth = 3", "worth = 5", "\"worth\" must be 3"},
      {"event", "\"drought\"", "count = 2", "count = 3", "\"count\" must be 2"},
      {"event kind", "[[event]]", "\"peace\"", "\"piece\"", R"("kind": "piece" is none of)"},
      {"base", "\"taxes\"", "base = 2", "base = 0", "\"base\" must be from 1 to 9"},
      {"adds", "\"taxes\"", "\"coin\"", "\"sack\"", "this action counts the symbol \"coin\""},
      {"price", "size = \"small\"", "price = 2", "price = 0", "\"price\" must be from 1 to 20"},
      {"young", "number = 3", "divided_young = 4", "divided_young = 5",
       "\"divided_young\" must be 4"},
      {"old", "number = 2", "divided_old = 1", "divided_old = 0", "\"divided_old\" must be 1"},
      {"undivided", "number = 5", "undivided = 10", "undivided = 9", "\"undivided\" must be 10"},
      {"groups", "number = 4", "[2, 2, 2, 1]", "[3, 2, 1, 1]", "the groups must be as equal"},
      {"number", "[[players]]", "number = 2", "number = 6", "\"number\" must be from 2 to 5"},
      {"wild", "[hand]", "wild = 2", "wild = 1", "\"wild\" must be 2"},
      {"palaces", "[start]", "[2, 2]", "[1, 3]", "two palaces of two floors"},
      {"yuan", "[start]", "yuan = 6", "yuan = -1", "\"yuan\" must be from 0 to 50, not -1"},
      {"fee", "[prices]", "group_fee = 3", "group_fee = 3.5",
       "\"group_fee\" must be a whole number"},
      {"festival", "[prices]", "festival_first = 6", "festival_first = 7",
       "\"festival_first\" must be 6"},
      {"uneven", "[stand_in]", "drought = 3", "drought = 4", "\"drought\" must be 3"},
  });
  for (const auto& row : counts) {
    CAPTURE(row.what);
    const auto said = complaint(persons_file, edited(counts_file, row.after, row.old, row.with));
    CAPTURE(said);
    CHECK(said.starts_with(
        "RP-009: data/components.toml:" + line_of(counts_file, row.after, row.old) + ": "));
    CHECK(said.find(row.message) != std::string::npos);
  }
}

TEST_CASE("incomplete, doubled and unreadable files are refused") {
  CHECK(complaint("", counts_file) == "RP-009: data/persons.toml: \"person\" is missing");
  CHECK(complaint(persons_file, "").starts_with("RP-009: data/components.toml: "));
  CHECK(complaint("person = 3", counts_file).starts_with("RP-009: data/persons.toml:1: "));
  CHECK(complaint(std::string(persons_file) + "[other]\n", counts_file)
            .ends_with("unknown key \"other\""));
  const auto last = persons_file.rfind("[[person]]");
  CHECK(complaint(persons_file.substr(0, last), counts_file) ==
        "RP-009: data/persons.toml: there is no person \"old-pyrotechnist\"");
  const auto twice =
      complaint(std::string(persons_file) + std::string(persons_file.substr(last)), counts_file);
  CHECK(twice.ends_with("old-pyrotechnist is there twice"));
  CHECK(complaint(persons_file, "a = \n")
            .starts_with("RP-009: data/components.toml:1: this is not TOML"));
}

TEST_CASE("a variant that names nothing known is refused with its line") {
  struct Row {
    std::string_view text, message;
  };
  const auto rows = std::to_array<Row>({
      {"\n[price]\ntribute = 5\n",
       R"(RP-009: my.toml:2: unknown key "price"; did you mean "prices"?)"},
      {"[prices]\ntribte = 5\n",
       R"(RP-009: my.toml:2: unknown key "tribte"; did you mean "tribute"?)"},
      {"[prices]\n\ntribute = 50\n", "RP-009: my.toml:3: \"tribute\" must be from 0 to 20, not 50"},
      {"[[privilege]]\nsize = \"huge\"\n",
       "RP-009: my.toml:1: there is no privilege with size = huge"},
      {"[[privilege]]\nprice = 7\n",
       "RP-009: my.toml:1: an entry of a variant names the one that it changes by size"},
      {"[[person]]\ntype = \"monk\"\n",
       "RP-009: my.toml:1: an entry of a variant names the one that it changes by type and age"},
      {"prices = 3\n", "RP-009: my.toml:1: \"prices\" must be a table, not a whole number"},
      {"event = [1]\n", "RP-009: my.toml:1: expected a table"},
  });
  for (const auto& row : rows) CHECK(complaint(persons_file, counts_file, row.text) == row.message);
}

}  // namespace ruleproof::year_of_the_dragon
