/// What is conserved: stones and planks in all, and planks that are out of the game.
#include <variant>

#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/stones.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/tally_relation.hpp"

namespace ruleproof::solver {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): every move of the game

auto tally_of(const Rules& rules, const State& state) -> Tally<int> {
  Tally<int> tally;
  tally.stones_in_reserve = stones_in_reserve(rules, state);
  tally.stones_on_board = std::popcount(state.stones.bits);
  for_each_plank(state, [&](PlankName, const Plank& plank) {
    tally.planks_on_board += plank.on_board() ? 1 : 0;
    tally.planks_held += plank.at == Plank::held ? 1 : 0;
    tally.planks_out += plank.at == Plank::out ? 1 : 0;
    tally.planks_in_reserves += plank.at >= Plank::reserve && plank.at < Plank::held ? 1 : 0;
  });
  return tally;
}

auto deed_of(const Rules& rules, const State& before, const Move& move) -> Deed {
  if (std::holds_alternative<PutStone>(move) || std::holds_alternative<DropStone>(move)) {
    return Deed::puts_stone;
  }
  if (std::holds_alternative<RemoveStone>(move)) return Deed::removes_stone;
  if (const auto* choose = std::get_if<ChoosePlank>(&move)) {
    const bool box = before.plank(choose->plank).at == Plank::out;
    return box ? Deed::chooses_from_the_box : Deed::chooses_plank;
  }
  if (std::holds_alternative<LayPlank>(move)) return Deed::lays_plank;
  if (std::holds_alternative<Discard>(move)) return Deed::discards_plank;
  if (std::holds_alternative<SwapPlank>(move)) return Deed::destroys_plank;
  if (const auto* remove = std::get_if<RemovePlank>(&move)) {
    auto reserve = Reserve::of(rules, before, before.actor());
    reserve.add(remove->plank);
    return reserve.judge() ? Deed::removes_plank : Deed::destroys_plank;
  }
  return Deed::nothing;
}

namespace river_dragons_question {
namespace {

auto any_tally(Query& query, int stones, int planks) -> Tally<Term> {
  return {query.number("stones-in-reserve", 0, stones),  query.number("stones-on-board", 0, stones),
          query.number("planks-in-reserves", 0, planks), query.number("planks-held", 0, planks),
          query.number("planks-on-board", 0, planks),    query.number("planks-out", 0, planks)};
}

}  // namespace

auto what_is_conserved(const AskOptions& options) -> Answers {
  constexpr int stones = 27;
  constexpr int planks = static_cast<int>(most_planks);
  Query totals("Can a move change how many stones or how many planks there are?");
  const auto before = any_tally(totals, stones, planks);
  const auto deed = totals.number("deed", 0, deed_count - 1);
  const auto after = after_deed(before, deed);
  totals.require(!(all_stones(after) == all_stones(before)) ||
                 !(all_planks(after) == all_planks(before)));
  const auto kept = ask(totals, options.budget);
  Answer conserved{.aspect = "totals", .says = Says::yes, .how = How::proved};
  conserved.title =
      "Stones in the reserve and on the board, and planks in reserves, in hands, on the "
      "board and out of the game, keep their totals";
  conserved.smt2 = kept.smt;
  Query back("Can a plank come back that is out of the game, without a ruling that says so?");
  const auto now = any_tally(back, stones, planks);
  const auto done = back.number("deed", 0, deed_count - 1);
  back.require(!(done == Term(static_cast<int>(Deed::chooses_from_the_box))));
  back.require(after_deed(now, done).planks_out < now.planks_out);
  const auto stays = ask(back, options.budget);
  Answer monotone{.aspect = "planks-out", .says = Says::yes, .how = How::proved};
  monotone.title =
      "The planks that are out of the game never become fewer, unless under "
      "empty-reserve=from-the-box";
  monotone.smt2 = stays.smt;
  for (auto* answer : {&conserved, &monotone}) {
    const auto& reply = answer == &conserved ? kept : stays;
    if (reply.sat != Sat::unsat) {
      answer->says = Says::unknown;
      answer->how = How::unknown;
      answer->smt2.clear();
    }
    answer->data = any_board;
    answer->clauses = {"pieces.count", "plank.no-place", "remove.must", "stone.stays"};
    answer->fact("relation of the proof", std::string(relation_tested));
  }
  return {conserved, monotone};
}

}  // namespace river_dragons_question
}  // namespace ruleproof::solver
