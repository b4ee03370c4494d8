#include "reports/cli/print/differing.hpp"

#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {
namespace {

auto table(std::string_view text) -> Table {
  return parse_tables(text, "my.toml", Code::bad_data).value();
}

TEST_CASE("values that are not the same are named, with both; remarks are not looked at") {
  const auto before = table(
      "hand = 4\nhand_from = \"rulebook\"\nareas = [\"a1\", \"a2\"]\n"
      "[[dwarf]]\nname = \"rager\"\nboxes = 5\n[[dwarf]]\nname = \"shooter\"\nboxes = 4\n");
  const auto after = table(
      "hand = 4\nhand_from = \"stand-in\"\nareas = [\"a1\", \"b1\", \"b2\"]\n"
      "[[dwarf]]\nname = \"shooter\"\nboxes = 4\n[[dwarf]]\nname = \"rager\"\nboxes = 2\n");
  CHECK(differing(before, before).empty());
  CHECK(differing(before, after) == std::vector<Differing>{{"areas[2]", "\"a2\"", "\"b1\""},
                                                           {"dwarf[rager].boxes", "5", "2"},
                                                           {"areas[3]", "", "\"b2\""}});
}

}  // namespace
}  // namespace ruleproof::cli
