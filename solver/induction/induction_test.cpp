/// Laws that are proved rest on relations that the model obeys, and wrong relations are found out.
#include "solver/induction/induction.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/parts.hpp"
#include "model/core/replay.hpp"
#include "model/core/strength.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/second_opinion.hpp"

namespace ruleproof::solver {

TEST_CASE("transfers along routes lead to what can be reached, and to nothing else") {
  const Ledger ledger{.id = "",
                      .pieces = "",
                      .places = {{"a", "1"}, {"b", "1"}, {"c", "1"}, {"d", "1"}},
                      .routes = {{0, 1}, {1, 2}, {3, 2}},
                      .clauses = {}};
  using Heaps = std::vector<int>;
  CHECK(transfers_lead(ledger, Heaps{3, 0, 0, 0}, Heaps{3, 0, 0, 0}));
  CHECK(transfers_lead(ledger, Heaps{3, 0, 0, 0}, Heaps{1, 1, 1, 0}));
  CHECK(transfers_lead(ledger, Heaps{3, 1, 0, 1}, Heaps{2, 1, 2, 0}));
  CHECK_FALSE(transfers_lead(ledger, Heaps{3, 0, 0, 0}, Heaps{2, 0, 0, 0}));   // one is lost
  CHECK_FALSE(transfers_lead(ledger, Heaps{3, 0, 0, 0}, Heaps{2, 0, 0, 1}));   // none gets to d
  CHECK_FALSE(transfers_lead(ledger, Heaps{0, 1, 0, 1}, Heaps{0, 2, 0, 0}));   // nor from d to b
  CHECK_FALSE(transfers_lead(ledger, Heaps{0, 1, 1, 0}, Heaps{0, 3, -1, 0}));  // none below none
  CHECK_FALSE(transfers_lead(ledger, Heaps{1, 0, 0, 1}, Heaps{0, 2, 0, 0}));
}

TEST_CASE("a transfer takes no more than there is") {
  const Ledger ledger{.id = "",
                      .pieces = "",
                      .places = {{"a", "1"}, {"b", "1"}},
                      .routes = {{0, 1}},
                      .clauses = {}};
  const std::vector<int> heaps{2, 5};
  CHECK(may_move(ledger, heaps, Transfer<int>{0, 2}));
  CHECK_FALSE(may_move(ledger, heaps, Transfer<int>{0, 3}));
  CHECK_FALSE(may_move(ledger, heaps, Transfer<int>{0, -1}));
  CHECK_FALSE(may_move(ledger, heaps, Transfer<int>{1, 1}));
  CHECK(moved(ledger, heaps, Transfer<int>{0, 2}) == std::vector<int>{0, 7});
}

TEST_CASE("every ledger is obeyed by the model, says how often pieces moved, and cites clauses") {
  for (const auto& game : all_parts()) {
    const auto rules = any_game::make(game.name, {});
    REQUIRE(rules);
    for (const auto& ledger : game.ledgers) {
      CAPTURE(game.name);
      CAPTURE(ledger.id);
      const auto held = game.hold_to_the_model(ledger, 15, 7);
      CHECK(held.broken == "");
      CHECK(held.steps > 1000);
      CHECK(held.transfers > 0);
      for (const auto clause : ledger.clauses) {
        CAPTURE(clause);
        CHECK(find_clause((*rules)->rulebook(), clause));
      }
    }
  }
}

TEST_CASE("a ledger that forbids what the model does is found out, and proves nothing") {
  for (const auto& game : all_parts()) {
    for (const auto& ledger : game.ledgers) {
      CAPTURE(ledger.id);
      auto without = ledger;
      without.routes.clear();
      CHECK(game.hold_to_the_model(without, 5, 7).broken != "");
    }
  }
}

TEST_CASE("at least ten laws over the four games are proved by induction, and cvc5 agrees") {
  std::set<std::string> proved;
  for (const auto& game : all_parts()) {
    if (game.ledgers.empty()) continue;
    std::size_t of_game = 0;
    for (const auto& law : laws_by_induction(game)) {
      CAPTURE(law.id);
      CAPTURE(law.message);
      CHECK(law.severity == Severity::note);
      CHECK(law.how == How::relation);
      CHECK(!law.smt2.empty());
      CHECK(proved.insert(law.id).second);
      ++of_game;
      const auto second = second_opinion(law.smt2);
      if (second) CHECK(*second == Sat::unsat);
    }
    CHECK(of_game >= 2);
  }
  CHECK(proved.size() >= 10);
  CHECK(laws_by_induction(parts_called(all_parts(), "connect-four").value()).empty());
}

}  // namespace ruleproof::solver
