#include "model/core/data/data_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/data/table_reader.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"

namespace ruleproof {
namespace {

constexpr std::string_view base =
    "[[tile]]\nname = \"a\"\nvalue = 1\n[[tile]]\nname = \"b\"\nvalue = 2\n"
    "[board]\nareas = [\"x\", \"y\"]\nfrom = \"stand-in\"\n";
constexpr auto keyed = std::to_array<Keys>({{"tile", {"name"}}});

auto table(std::string_view text, std::string_view where) -> Table {
  const auto read = parse_tables(text, where, Code::bad_data);
  REQUIRE(read);
  return *read;
}

auto merged(std::string_view changes) -> Result<Table> {
  return merge_variant(table(base, "base.toml"), table(changes, "my.toml"), keyed);
}

/// The values of all tiles, and the areas.
auto said(const Table& root) -> std::string {
  std::optional<Error> error;
  TableReader reader(root, error);
  std::string text;
  for (const auto& tile : reader.tables("tile")) {
    text += std::to_string(TableReader(tile, error).whole("value", 0, 9));
  }
  const auto board = reader.table("board");
  for (const auto& area : TableReader(board, error).texts("areas")) text += area;
  REQUIRE_FALSE(error);
  return text;
}

}  // namespace

TEST_CASE("a variant changes the entry that it names, and replaces a list without names") {
  CHECK(said(*merged("")) == "12xy");
  CHECK(said(*merged("[[tile]]\nname = \"b\"\nvalue = 7\n")) == "17xy");
  CHECK(said(*merged("[board]\nareas = [\"z\"]\n")) == "12z");
}

TEST_CASE("a variant that names nothing known is refused with its line") {
  struct Row {
    std::string_view text, message;
  };
  const auto rows = std::to_array<Row>({
      {"\n[bord]\n", R"(RP-009: my.toml:2: unknown key "bord"; did you mean "board"?)"},
      {"[[tile]]\nvalue = 3\n",
       "RP-009: my.toml:1: an entry of a variant names the one that it changes by name"},
      {"[[tile]]\nname = \"c\"\n", "RP-009: my.toml:1: there is no tile with name = c"},
      {"tile = 3\n", "RP-009: my.toml:1: \"tile\" must be a list, not a whole number"},
  });
  for (const auto& row : rows) {
    const auto read = merged(row.text);
    REQUIRE_FALSE(read);
    CHECK(to_text(read.error()) == row.message);
  }
}

TEST_CASE("entries are there once each") {
  constexpr auto names = std::to_array<std::string_view>({"a", "b", "c"});
  const auto entries = [&](std::string_view text) {
    std::optional<Error> error;
    const auto root = table(text, "my.toml");
    TableReader reader(root, error);
    (void)entries_by_name(reader, error, "tile", names,
                          [&](TableReader& tile) { return tile.word("name", names); });
    return error ? to_text(*error) : "no error";
  };
  CHECK(entries(base) == "RP-009: my.toml: there is no tile \"c\"");
  CHECK(entries("[[tile]]\nname = \"a\"\n[[tile]]\nname = \"a\"\n") ==
        "RP-009: my.toml:3: a is there twice");
}

TEST_CASE("provenance lists every source once, the best first") {
  std::optional<Error> error;
  Provenance provenance;
  CHECK(provenance.text().empty());
  for (const auto* from : {"stand-in", "rulebook", "stand-in"}) {
    const auto root = table("from = \"" + std::string(from) + "\"\n", "my.toml");
    TableReader reader(root, error);
    provenance.read(reader);
  }
  CHECK(provenance.text() == "rulebook, stand-in");
  const auto hearsay = table("\nfrom = \"hearsay\"\n", "my.toml");
  TableReader reader(hearsay, error);
  provenance.read(reader);
  REQUIRE(error);
  CHECK(to_text(*error) ==
        "RP-009: my.toml:2: \"from\": \"hearsay\" is none of rulebook, public source, stand-in");
}

TEST_CASE("a data file is read whole, or refused") {
  CHECK(read_data_file("/nowhere/at/all.toml").error().code == Code::no_file);
  const auto path = std::filesystem::temp_directory_path() / "ruleproof_data_files_test.toml";
  std::ofstream(path) << base;
  CHECK(*read_data_file(path.string()) == base);
  std::ofstream(path) << std::string(1'000'001, ' ');
  CHECK(read_data_file(path.string()).error().code == Code::bad_data);
  std::ofstream(path) << "# nothing\n";
  CHECK(to_text(read_data_file(path.string()).error()) ==
        "RP-009: " + path.string() + ": says nothing");
  std::filesystem::remove(path);
}

}  // namespace ruleproof
