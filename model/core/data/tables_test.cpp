#include "model/core/data/tables.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/data/table_reader.hpp"
#include "model/core/result.hpp"

namespace ruleproof {
namespace {

auto parse(std::string_view text) -> Result<Table> {
  return parse_tables(text, "a.toml", Code::bad_data);
}

/// "RP-009: a.toml:2: ..." or nothing.
template <class Read>
auto complaint(std::string_view text, Read&& read) -> std::string {
  const auto table = parse(text);
  if (!table) return to_text(table.error());
  std::optional<Error> error;
  TableReader reader(*table, error);
  read(reader);
  return error ? to_text(*error) : "";
}

}  // namespace

TEST_CASE("values keep their order and their lines") {
  const auto root = parse("# top\nb = 1\na = 'x'\n\n[[item]]\nn = 2\n\n[[item]]\nn = 3\n");
  REQUIRE(root);
  REQUIRE(root->entries().size() == 3);
  CHECK(root->entries()[0].first == "b");
  CHECK(root->entries()[1].first == "a");
  CHECK(to_text(root->find("a")->spot) == "a.toml:3");
  CHECK(to_text(root->spot()) == "a.toml");
  std::optional<Error> error;
  const auto items = TableReader(*root, error).tables("item");
  REQUIRE(items.size() == 2);
  CHECK(items[1].spot().line == 8);
  CHECK(items[1].find("n")->spot.line == 9);
  CHECK(root->find("c") == nullptr);
}

TEST_CASE("each kind of value is read") {
  CHECK(complaint("t = 'x'\nw = 7\nl = ['a', 'b']\nn = [1, 2]\n[s]\nk = 1\n[[m]]\n[[m]]\n",
                  [](auto& r) {
                    CHECK(r.text("t") == "x");
                    CHECK(r.text_if_any("absent").empty());
                    CHECK(r.whole("w", 0, 7) == 7);
                    CHECK(r.texts("l") == std::vector<std::string>{"a", "b"});
                    CHECK(r.wholes("n", 1, 2) == std::vector<int>{1, 2});
                    CHECK(r.table("s").find("k") != nullptr);
                    CHECK(r.tables("m").size() == 2);
                    CHECK(r.tables("absent").empty());
                    r.only({"t", "w", "l", "n", "s", "m"});
                  })
            .empty());
}

TEST_CASE("what is wrong is said with its line") {
  const std::string_view text = "\nvalue = 9\nname = 'x'\n";
  CHECK(complaint(text, [](auto& r) { r.whole("value", 1, 6); }) ==
        "RP-009: a.toml:2: \"value\" must be from 1 to 6, not 9");
  CHECK(complaint(text, [](auto& r) { r.whole("name", 1, 6); }) ==
        "RP-009: a.toml:3: \"name\" must be a whole number, not a text");
  CHECK(complaint(text, [](auto& r) { r.text("nam"); }) == "RP-009: a.toml: \"nam\" is missing");
  CHECK(complaint(text, [](auto& r) { r.only({"values", "name"}); }) ==
        "RP-009: a.toml:2: unknown key \"value\"; did you mean \"values\"?");
  CHECK(complaint(text, [](auto& r) {
          constexpr auto words = std::to_array<std::string_view>({"y", "z"});
          r.word("name", words);
        }).starts_with("RP-009: a.toml:3: \"name\": \"x\" is none of y, z"));
  CHECK(complaint(text, [](auto& r) { r.tables("name"); }).starts_with("RP-009: a.toml:3: "));
}

TEST_CASE("the first error is kept") {
  CHECK(complaint("a = 1\nb = 2\n", [](auto& r) {
          r.text("b");
          r.text("a");
        }) == "RP-009: a.toml:2: \"b\" must be a text, not a whole number");
}

TEST_CASE("what is not TOML, or hostile, is an error and no exception") {
  CHECK(
      to_text(parse("a = 1\nb = = 2\n").error()).starts_with("RP-009: a.toml:2: this is not TOML"));
  CHECK(to_text(parse("a = 1\na = 2\n").error()).starts_with("RP-009: a.toml:"));
  CHECK(to_text(parse("\nd = 2024-01-01\n").error()).starts_with("RP-009: a.toml:2: dates"));
  CHECK_FALSE(parse(std::string("a = \"\0\"", 7)));
  CHECK_FALSE(parse("a = \"\xff\xfe\""));
  CHECK_FALSE(parse("a = " + std::string(100'000, '[')));
  CHECK_FALSE(parse("a = 99999999999999999999999"));
}

TEST_CASE("what stands in quotation marks or in a comment nests nothing") {
  const auto dots = std::string(200, '.');
  const auto brackets = std::string(200, '[');
  CHECK(parse("a = \"" + dots + brackets + "\"\nb = '" + dots + "'\n"));
  CHECK(parse("# clauses: " + dots + brackets + "\na = 1 # " + dots + "\n"));
  CHECK(parse("a = \"\"\"\n" + brackets + "\n\\\"\"\"\" # \"\nb = '''" + dots + "'''\n"));
}

TEST_CASE("quotation marks do not hide what nests too deeply") {
  std::string keys = "a";
  for (int i = 0; i < 200; ++i) keys += ".a";
  const auto refused = "RP-009: a.toml:2: nested too deeply";
  CHECK(to_text(parse("\n" + keys + " = 1\n").error()) == refused);
  CHECK(to_text(parse("x = \"\\\"\"\n" + keys + " = 1\n").error()) == refused);
  CHECK(to_text(parse("x = \"]\"\ny = " + std::string(101, '[') + "\n").error()) == refused);
  CHECK(to_text(parse("\nx = {b = \"\"\"c\"\"\"\", " + keys + " = 1}\n").error()) == refused);
  CHECK(to_text(parse("x = \"\"\"\n\"\"\"\n" + keys + " = 1\n").error()) ==
        "RP-009: a.toml:3: nested too deeply");
}

}  // namespace ruleproof
