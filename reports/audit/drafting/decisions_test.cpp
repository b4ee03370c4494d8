#include "reports/audit/drafting/decisions.hpp"

#include <cstddef>
#include <string>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/drafting/drafting_test.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using drafted::entry;
using drafted::hash;
using drafted::read;
using tower::need;

/// What the reader says of a file.
auto wrong(const std::string& entries) -> std::string {
  const auto decisions = read(entries);
  return decisions ? "nothing" : to_text(decisions.error());
}

auto accepted(int line, const std::string& clause) -> std::string {
  return entry("accept", line, "clause = \"" + clause + '"');
}

}  // namespace

TEST_CASE("what was decided of a draft is read") {
  const auto decisions =
      need(read(accepted(3, "players") +
                entry("move", 6, "which = 2\nof = 3\nclause = \"start\"\nto = \"players\"") +
                entry("refuse", 5, "clause = \"end.points\"") +
                entry("add", 5, "clause = \"start\"") + entry("drop", 1, "kind = \"title\"")));
  REQUIRE(decisions.all.size() == 5);
  const auto& moved = decisions.all[1];
  CHECK(moved.act == Act::move);
  CHECK(moved.mark == LineMark{hash(6), 2, 3});
  CHECK(moved.line == 6);
  CHECK(moved.makes() == "players");
  CHECK(decisions.all[0].makes() == "players");
  CHECK(decisions.all[2].makes().empty());
  CHECK(decisions.all[3].makes() == "start");
  CHECK(decisions.all[4].kind == "title");
}

TEST_CASE("what cannot be read is one line that says where and what") {
  CHECK(wrong("[[accept]]\nline = 3\n").starts_with("RP-009: en.reviewed.toml:"));
  CHECK(wrong("[[accept]]\nline = 0\nhash = \"\"\nclause = \"start\"\n").find("\"line\"") !=
        std::string::npos);
  CHECK(wrong("[[accept]]\nline = 3\nhash = \"no\"\nclause = \"start\"\n")
            .find("16 hexadecimal digits") != std::string::npos);
  CHECK(wrong(entry("drop", 3, "kind = \"joke\"")).find("\"joke\" is none of") !=
        std::string::npos);
  CHECK(wrong(entry("drop", 3, "kind = \"flavour\"\nclause = \"start\"")).find("clause") !=
        std::string::npos);
  CHECK(wrong(entry("accept", 3, "clause = \"start\"\nof = 1\nwhich = 1")).find("\"of\"") !=
        std::string::npos);
  CHECK(wrong(entry("decide", 3, "")).find("decide") != std::string::npos);
  CHECK(wrong("[[accept]").starts_with("RP-009: en.reviewed.toml:"));
  CHECK(wrong(std::string("\0\xFF", 2)).starts_with("RP-009: en.reviewed.toml:"));
  for (const std::string name : {"game", "language"}) {
    auto file = drafted::head;
    file.replace(file.find(name) + name.size() + 4, 1, "?");
    const auto decisions = read_decisions(file, "f.toml", tower::tables(), "en");
    REQUIRE_FALSE(decisions);
    CHECK(to_text(decisions.error()).find("was decided of the " + name) != std::string::npos);
  }
}

TEST_CASE("a file that decides two things of one sentence is told, with both places") {
  const auto twice = wrong(accepted(3, "players") + entry("refuse", 3, "clause = \"players\""));
  CHECK(twice.find("line 3 was decided in another way on line 5 of this file") !=
        std::string::npos);
  CHECK(
      wrong(accepted(3, "players") + entry("drop", 3, "kind = \"flavour\"")).find("another way") !=
      std::string::npos);
  CHECK(wrong(accepted(3, "players") + accepted(3, "start")) == "nothing");
  CHECK(wrong(accepted(3, "players") + accepted(4, "players")) == "nothing");
}

TEST_CASE("a damaged file is decisions or one line of error, wherever it was damaged") {
  const auto whole = accepted(3, "players") + entry("drop", 6, "kind = \"flavour\"");
  for (std::size_t at = 0; at <= whole.size(); ++at) {
    auto flipped = whole;
    if (at < whole.size()) flipped[at] = static_cast<char>(flipped[at] ^ 0x15);
    for (const auto& entries : {whole.substr(0, at), flipped}) {
      const auto decisions = read(entries);
      if (decisions) continue;
      const auto error = to_text(decisions.error());
      CHECK(error.starts_with("RP-009: en.reviewed.toml"));
      CHECK(error.find('\n') == std::string::npos);
    }
  }
}

TEST_CASE("lines that say the same are told apart by their order") {
  const auto marks = marks_of(drafted::text("Stop.\n\nGo.\n  Stop.  \n"));
  REQUIRE(marks.size() == 3);
  CHECK(marks[0].line == 1);
  CHECK(marks[0].mark.which == 1);
  CHECK(marks[0].mark.of == 2);
  CHECK(marks[1].mark.of == 1);
  CHECK(marks[2].line == 4);
  CHECK(marks[2].mark == LineMark{marks[0].mark.hash, 2, 2});
}

}  // namespace ruleproof::audit
