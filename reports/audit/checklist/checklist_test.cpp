
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

/// What is wrong with the English sources of the tower when they end like this.
auto complaint(std::string_view more) -> std::string {
  const auto path = tower::sources_folder + "/en.toml";
  const auto read =
      read_sources(tower::file(path) + '\n' + std::string(more), "en.toml", tower::tables());
  if (read) return "no error";
  const auto text = to_text(read.error());
  return text.substr(text.find(' ', text.find(' ') + 1) + 1);
}

}  // namespace

TEST_CASE("what the checks cannot use is an error with its line") {
  CHECK(complaint("[terms]\nstone = { kind = \"piece\", names = [\"stone*\"] }") == "no error");
  CHECK(tower::holds(complaint("[terms]\nstone = \"stone\""), "must be a table"));
  CHECK(tower::holds(complaint("[terms]\nstone = { kind = \"rock\", names = [\"s\"] }"), "rock"));
  CHECK(tower::holds(complaint("[[sum]]\nlines = \"4\"\nsays = \"#1 plus #2\""), "expected a sum"));
  CHECK(tower::holds(complaint("[[sum]]\nlines = \"4\"\nsays = \"#1 = 2 /\""), "expected a sum"));
  CHECK(tower::holds(complaint("[[sum]]\nlines = \"40\"\nsays = \"#1 = 2\""), "are not lines"));
  CHECK(tower::holds(complaint("[[waive]]\ncheck = \"spelling\"\nlines = \"4\"\nreason = \"r\""),
                     "spelling"));
  CHECK(tower::holds(complaint("[[waive]]\ncheck = \"terms\"\nlines = \"4\"\nreason = \"\""),
                     "for a reason"));
  CHECK(tower::holds(complaint("[[sequence]]\nclause = \"ends\"\nlines = \"4\"\nterms = [\"a\"]"),
                     "no clause is called"));
  CHECK(tower::holds(complaint("[says]\n4 = \"must*0\""), "stamp the file"));
  CHECK(tower::holds(complaint("[says]\n400 = \"must\""), "stamp the file"));
}

TEST_CASE("facts are written and read again") {
  for (const std::string_view text : {"6 point, must*2, not", "", "12, 3 stone*4"}) {
    const auto facts = read_facts(text);
    REQUIRE(facts);
    CHECK(to_text(*facts) == text);
  }
  CHECK_FALSE(read_facts("must*1"));
  CHECK_FALSE(read_facts("must, must"));
  CHECK_FALSE(read_facts("6x point"));
}

TEST_CASE("a changed line is shown with what stood there when it was reviewed") {
  const auto before = tower::need(read_text(tower::texts_folder, "tower.en.txt"));
  auto bytes = tower::file(tower::texts_folder + "/tower.en.txt");
  bytes.replace(bytes.find("wins"), 4, "loses");
  const auto now = tower::need(text_of(bytes, "tower.en.txt"));
  const auto sources = tower::stamped_sources("en");
  const auto with_old = account(tower::tables(), sources, now, &before);
  REQUIRE(with_old.suspects.size() == 2);
  CHECK(with_old.suspects[0].before == "8: Who adds the last stone wins.");
  CHECK(with_old.suspects[0].now == "8: Who adds the last stone loses.");
  // A text that is not the reviewed one either is no witness.
  CHECK(account(tower::tables(), sources, now, &now).suspects[0].before.empty());
}

TEST_CASE("every clause has a verdict in every text") {
  const auto sources = tower::stamped_sources("en");
  const auto text = tower::need(read_text(tower::texts_folder, "tower.en.txt"));
  const auto done = account(tower::tables(), sources, text);
  int all = 0;
  for (const auto& [verdict, number] : done.verdicts) all += number;
  CHECK(all == 5);
  CHECK(done.verdicts.at("states") == 3);
  CHECK(done.verdicts.at("silent") == 2);
  CHECK(verdict_on(sources, "end.last") == "states");
  CHECK(verdict_on(sources, "start") == "silent");
}

}  // namespace ruleproof::audit
