#include "reports/audit/drafting/draft.hpp"

#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "reports/audit/align/align.hpp"
#include "reports/audit/drafting/drafting_test.hpp"
#include "reports/audit/drafting/settle.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

using drafted::entry;
using drafted::settled;
using tower::need;

/// The draft of the small text, read.
auto sources_of(const Settled& settled, const std::string& bytes = drafted::words) -> Sources {
  const auto toml =
      draft(tower::tables(), drafted::alignment(), drafted::text(bytes), "en", settled);
  return need(read_sources(toml, "en.toml", tower::tables()));
}

auto link_of(const Sources& sources, const std::string& clause) -> Link {
  const auto found = std::ranges::find(sources.clauses, clause, &ClauseLink::clause);
  return found == sources.clauses.end() ? Link() : found->link;
}

auto lines_of(const Sources& sources, const std::string& clause) -> std::string {
  return to_text(link_of(sources, clause).lines);
}

const std::string accepted = entry("accept", 4, "clause = \"turn.stones\"");
const std::string moved = entry("move", 5, "clause = \"end.points\"\nto = \"start\"");
const std::string dropped = entry("drop", 6, "kind = \"flavour\"");

}  // namespace

TEST_CASE("without decisions the draft is as the program made it") {
  const auto sources = sources_of({});
  CHECK(lines_of(sources, "start") == "6");
  CHECK(link_of(sources, "start").review);
  CHECK_FALSE(link_of(sources, "players").review);
  CHECK(link_of(sources, "players").hash.empty());
  REQUIRE(sources.marked.size() == 1);
  CHECK(sources.marked[0].kind == "heading");
}

TEST_CASE("what is accepted keeps its line, with its hash and without a mark") {
  const auto sources = sources_of(settled(accepted));
  CHECK(lines_of(sources, "turn.stones") == "4");
  CHECK_FALSE(link_of(sources, "turn.stones").review);
  CHECK(link_of(sources, "turn.stones").hash == drafted::hash(4));
}

TEST_CASE("what is moved goes to the other clause, whose guess counts no more") {
  const auto sources = sources_of(settled(moved));
  CHECK(lines_of(sources, "start") == "5");
  CHECK(lines_of(sources, "end.points").empty());
  CHECK(lines_of(sources, "end.last") == "5");
  // The open question about who starts is to be read where the clause is now.
  const auto ruling = std::ranges::find(sources.rulings, "starter", &RulingLink::ruling);
  CHECK(to_text(ruling->link.lines) == "5");
}

TEST_CASE("what is dropped is no clause's, and accounted for") {
  const auto sources = sources_of(settled(dropped));
  CHECK(lines_of(sources, "start").empty());
  CHECK(sources.marked.back().kind == "flavour");
  CHECK(sources.marked.back().link.hash == drafted::hash(6));
  CHECK(account(tower::tables(), sources, drafted::text()).unaccounted.empty());
}

TEST_CASE("a clause may be refused, and given to several lines") {
  const auto sources = sources_of(settled(entry("refuse", 5, "clause = \"end.points\"") +
                                          entry("add", 3, "clause = \"start\"") +
                                          entry("add", 5, "clause = \"start\"")));
  CHECK(lines_of(sources, "end.points").empty());
  CHECK(lines_of(sources, "end.last") == "5");
  CHECK(lines_of(sources, "start") == "3 5");
}

TEST_CASE("a line that a clause cites is not marked, whatever else it is") {
  const auto sources = sources_of(settled(entry("add", 1, "clause = \"start\"")));
  CHECK(lines_of(sources, "start") == "1");
  CHECK(sources.marked.empty());
}

TEST_CASE("decisions go with their sentences where lines moved") {
  const auto later = "A game.\n\n\n" + drafted::words;
  const auto now = settled(accepted + moved + dropped, later);
  CHECK(now.lost.empty());
  const auto sources = sources_of(now, later);
  CHECK(lines_of(sources, "turn.stones") == "7");
  CHECK(lines_of(sources, "start") == "8");
  CHECK(to_text(sources.marked.back().link.lines) == "9");
}

TEST_CASE("a decision whose sentence or clause is gone is said, and counts no more") {
  auto changed = drafted::words;
  changed.replace(changed.find("one stone or two"), 16, "two stones");
  changed += "Have fun, and mind the cat.\n";
  const auto now = settled(accepted + dropped + entry("accept", 3, "clause = \"gone\"") +
                               entry("move", 5, "clause = \"end.last\"\nto = \"gone\""),
                           changed);
  CHECK(now.held.empty());
  REQUIRE(now.lost.size() == 4);
  CHECK(now.lost[0].why == "line 4 is not in the text any more");
  CHECK(now.lost[0].decision.entry == 5);
  CHECK(now.lost[1].why == "what line 6 said stands 2 times now, not 1");
  CHECK(now.lost[2].why == "no clause is called \"gone\" any more");
  CHECK(now.lost[3].why == "no clause is called \"gone\" any more");
}

TEST_CASE("whoever aligns the text anew is told what was decided") {
  const auto told = told_by(settled(accepted + moved + dropped));
  const auto is_told = [&](const std::string& clause, int line, bool makes) {
    return std::ranges::any_of(told, [&](const Told& each) {
      return each.clause == clause && each.line == line && each.makes == makes;
    });
  };
  CHECK(told.size() == 4);
  CHECK(is_told("turn.stones", 4, true));
  CHECK(is_told("start", 5, true));
  CHECK(is_told("end.points", 5, false));
  CHECK(is_told("", 6, false));
}

TEST_CASE("a draft is the same whatever the order of the decisions") {
  const auto text = drafted::text();
  const auto one =
      draft(tower::tables(), drafted::alignment(), text, "en", settled(moved + dropped));
  const auto other =
      draft(tower::tables(), drafted::alignment(), text, "en", settled(dropped + moved));
  CHECK(one == other);
  CHECK(one.find("cat") == std::string::npos);  // no sentence of the text
}

}  // namespace ruleproof::audit
