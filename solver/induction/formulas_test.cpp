/// Formulas say of every position and of every choice what evaluation says of it.
#include "solver/induction/formulas.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/names_once.hpp"
#include "solver/parts.hpp"
#include "solver/parts_called.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {
namespace {

/// A position after a choice, the opening, and the position before, as expressions read them.
template <class G>
using Around = std::array<typename G::State, 3>;

template <class G>
auto some_steps(const G& game) -> std::vector<Around<G>> {
  const auto opening = game.start();
  std::vector<Around<G>> steps = {{opening, opening, opening}};
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    int step = 0;
    play(game, AtMost(Dice(seed), 500), [&](const auto& before, const auto&, const auto& s) {
      if (++step % 9 == 0 || game.to_act(s.next) == Seat::nobody) {
        steps.push_back({s.next, opening, before});
      }
    });
  }
  return steps;
}

/// Holds an expression and its opposite to choices, as a program and as a formula.
template <class G>
auto compare(const G& game, const std::vector<Around<G>>& steps, std::string_view text) -> void {
  CAPTURE(text);
  const auto opening = game.start();
  const auto* first = reinterpret_cast<const std::byte*>(&opening);
  const auto& names = names_of_moves_once(game);
  const auto program = expression::compile(text, names, {.characters = 20000});
  if (!program) FAIL(program.error().message);
  const auto opposite =
      expression::compile(expression::negated(text), names, {.characters = 20100}).value();
  Formulas formulas(sizeof opening, first);
  const auto formula = formulas.of(*program);
  if (!formula) return;
  for (const auto& step : steps) {
    const auto* state = reinterpret_cast<const std::byte*>(step.data());
    const expression::AroundMove around{expression::around(game, step[0]),
                                        static_cast<std::int64_t>(game.to_act(step[2]))};
    const auto* beside = reinterpret_cast<const std::byte*>(&around);
    const auto values = formulas.values(state, beside);
    CHECK(evaluate(Formulas::holds(*formula), values) == program->holds(state, beside));
    CHECK(evaluate(Formulas::fails(*formula), values) == opposite.holds(state, beside));
    CHECK(evaluate(formula->beyond, values) == program->overflowed().has_value());
    for (const auto& premise : formulas.premises()) CHECK(evaluate(premise, values));
    for (const auto& [name, bounds] : formulas.ranges()) {
      CAPTURE(name);
      for (const auto& bound : bounds) CHECK(evaluate(bound, values));
    }
  }
}

template <class G>
auto compare_all(const G& game, const std::vector<std::string_view>& texts) -> void {
  const auto steps = some_steps(game);
  for (const auto text : texts) compare(game, steps, text);
  std::size_t compared = 0;
  const auto parts = parts_called(all_parts(), G::name).value();
  for (const auto& fact : parts.facts) {
    if (fact.players.empty() && ++compared % 3 == 0) compare(game, steps, fact.says);
  }
}

TEST_CASE("a formula holds where evaluation does, and only there") {
  using year_of_the_dragon::YearOfTheDragon;
  compare_all(YearOfTheDragon::configure({{{"players", "3"}}, {}}).value(),
              {"p1.yuan > 5 and p2.rice = 0 or round < 3",
               "max(p*.yuan) - min(p*.yuan) > 2",
               "not outcome.p1 >= 0",
               "any(outcome.p* > 20)",
               "all(outcome.p* > 20)",
               "sum(p*.palaces.size) * 2 > 11",
               "abs(p1.track - p2.track) <= 3",
               "p1.palaces = '2[a]+2[]'",
               "p1.palaces2 = '2[]'",
               "any(i: p[i].palaces[3] = '1[]')",
               "p1.hand.size + 1 = p2.hand.size",
               "p1.hand.size = p1.hand1",
               "to-act = p2",
               "over = 1 or to-act != nobody",
               "bits(p1.rice) > 1",
               "bits(p1.rice + p2.fireworks) = 1",
               "bits(p1.score - p2.score) > 3",
               "common(p1.rice, p2.rice) = 0",
               "common(p1.score, p2.score) > 1",
               "common(p1.score, p2.score, 6) = common(p2.score, 6, p1.score)",
               "common(p1.score, p2.score, p3.score) > 0",
               "common(p1.score, 2048) = 0",
               "common(p1.score - p2.score, 2048) = 1",
               "bits(p1.yuan - p2.yuan) < 10",
               "p1.score > -9223372036854775808",
               "common(p1.palaces1.bits, 4096) + 2 * common(p1.palaces1.bits, 8192) = 2",
               "common(groups1 + 0, groups2 + 0) = 0",
               "common(p1.rice, p1.rice) = bits(p1.rice)",
               "common(12, 10) = 1",
               "bits(bits(p1.rice)) = 1",
               "bits(7) = 3 and bits(start.p1.yuan) = 2",
               "sum(i: bits(groups[i] + 0)) = 7",
               "max(outcome.p*) > 10",
               "count(i, j: p[i].yuan < p[j].yuan) >= 2",
               "start.p1.yuan < p1.yuan",
               "-p1.yuan < -3",
               "stage = over",
               "min(p1.palaces9.bits, 3) < 4"});
  using river_dragons::RiverDragons;
  compare_all(RiverDragons::configure({}).value(),
              {"count(p*.plank* = 'held') = 0", "any(p*.plan* = jump)", "bits(stones.bits) > 2",
               "p1.pawn = 'pink'", "p1.pawn.at > 5", "water.size = 0 or water1.q > 3"});
  compare_all(drako::Drako::configure({}).value(),
              {"p1.held + p1.left < 38", "dwarf1.at = dwarf2.at", "pending.marched = 3",
               "bits(pending.marched) = 1", "p1.hand.size = 0"});
  compare_all(sea_dragons::SeaDragons::configure({}).value(),
              {"sum(i, w: bits(p[i].dragons.word[w])) > 9", "p1.dragons = '-'",
               "missions.bits + offers.bits > 8589934590", "drawn1 = drawn2", "p1.missions = '-'"});
  compare_all(connect_four::ConnectFour{},
              {"bits(stones1 + stones2) = bits(stones1) + bits(stones2)",
               "bits(stones1 + stones2 * 2) <= bits(stones1) + bits(stones2)",
               "bits(stones1 + stones2 + 5) <= bits(stones1 + stones2) + 2",
               "common(stones1, 134217727) > 3", "common(stones1 - stones2, -8) > 20",
               "common(stones1, stones2, 255) = 0", "common(stones1, 0) = 0",
               "common(stones2, -9223372036854775808) = 0", "bits(stones1 - stones2) > 40",
               "common(stones1 + stones2, 1023) = common(stones1, 1023) + common(stones2, 1023)",
               "stones1 > stones2", "bits(stones1) = 4", "stones1 + stones2 > 1000",
               "stones1 * 3 < stones2 * 2", "winner.p1 + winner.p2 = 1"});
}

TEST_CASE("arithmetic that leaves 64 bits is told, and a field is not mistaken for its neighbour") {
  const connect_four::ConnectFour game;
  const auto names = expression::vocabulary_of(game);
  Formulas formulas;
  const auto far = formulas.of(*expression::compile("stones1 * 4611686018427387904 > 0", names));
  REQUIRE(far);
  CHECK(evaluate(far->beyond, {{"stones1", 7}}));
  CHECK_FALSE(evaluate(far->beyond, {{"stones1", 1}}));
  // The size of a hand and its first kind lie at the same place.
  const auto dragon = year_of_the_dragon::YearOfTheDragon::configure({}).value();
  Formulas of_hand;
  const auto same = of_hand.of(
      *expression::compile("p1.hand.size = p1.hand1", expression::vocabulary_of(dragon)));
  REQUIRE(same);
  Query query("Is the size of a hand that of its first kind?");
  for (const auto& premise : of_hand.premises()) query.require(premise);
  CHECK(ask(query.require(Formulas::fails(*same))).sat == Sat::sat);
}

}  // namespace
}  // namespace ruleproof::solver
