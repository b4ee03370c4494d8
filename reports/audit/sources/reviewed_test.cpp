#include "reports/audit/sources/reviewed.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

/// A text of one letter a line; a blank is a blank line.
auto hashes(const std::string& letters) -> LineHashes {
  std::string bytes;
  for (const char letter : letters) bytes += std::string(1, letter) + '\n';
  return line_hashes(tower::need(text_of(bytes, "letters.txt")));
}

/// "1 2 - 3~": the first two and the fourth line as they were, the last one changed.
auto now(const std::string& before, const std::string& after) -> std::string {
  std::string all;
  const auto then = hashes(before);
  const auto places = standing(then, hashes(after));
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (then[i].empty()) continue;
    const auto& each = places[i];
    all += (all.empty() ? "" : " ") + (each.line == 0 ? "-" : std::to_string(each.line));
    if (each.line != 0 && !each.same) all += '~';
  }
  return all;
}

}  // namespace

TEST_CASE("a line that is added, taken away or changed says nothing of the others") {
  CHECK(now("abcd", "abcd") == "1 2 3 4");
  CHECK(now("abcd", "abXcd") == "1 2 4 5");
  CHECK(now("abcd", "acd") == "1 - 2 3");
  CHECK(now("abcd", "bcd") == "- 1 2 3");
  CHECK(now("abcd", "abc") == "1 2 3 -");
  CHECK(now("abcd", "aXcd") == "1 2~ 3 4");
  CHECK(now("abcd", "Xbcd") == "1~ 2 3 4");
  CHECK(now("a b c", "a b  c") == "1 3 6");
}

TEST_CASE("lines that moved are found; those that are alike, beside their neighbours") {
  CHECK(now("abcd", "cdab") == "3 4 1 2");
  CHECK(now("axbxc", "axxbxc") == "1 2 4 5 6");
  CHECK(now("axbxc", "abxc") == "1 - 2 3 4");
  CHECK(now("axbxc", "axbc") == "1 2 3 - 4");
  CHECK(now("", "a").empty());
  CHECK(now("ab", "") == "- -");
}

TEST_CASE("what is written is read, and what is malformed is not") {
  const auto before = hashes("abcdefghijk lmn");
  const auto table = [](const std::string& text) {
    return tower::need(parse_tables(text, "en.toml", Code::bad_sources));
  };
  const auto read = [&](const std::string& text, int lines) {
    return read_reviewed(std::get<Table>(table(text).find("reviewed")->content), lines);
  };
  CHECK(read(reviewed_table(before), 15) == before);
  CHECK_FALSE(read(reviewed_table(before), 14));
  CHECK_FALSE(read("[reviewed]\n0 = \"-\"\n", 3));
  CHECK_FALSE(read("[reviewed]\n1 = \"- - 0123\"\n", 3));
  CHECK_FALSE(read("[reviewed]\n1x = \"-\"\n", 3));
  CHECK_FALSE(read("[reviewed]\n1 = 5\n", 3));
}

}  // namespace ruleproof::audit
