#include "solver/induction/games/river_dragons_steps.hpp"

#include <array>
#include <vector>

#include "solver/induction/changes.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto changes = std::to_array<Change>({
    {"@first", "", "stone choose lay remove move jump", -any_amount, any_amount, "round.end"},
    {"@position", "", "plan+ stone choose lay remove move jump", -4, 3, "action.reveal"},
    {"@rounds", "", "", 0, 0, "round.end"},
    {"@winner", "", "move jump", -any_amount, any_amount, "end.arrival"},
    {"@stones.bits", "", "stone+ remove-", -any_amount, any_amount, "stone.stays"},
    {"bits(@stones.bits)", "", "stone+ remove-", -1, 1, "stone.stays"},
    {"@p[i].pawn.at", "i", "move jump", -any_amount, any_amount, "move.one-pawn"},
    {"@p[i].plank[k].at", "i, k", "choose+ lay remove+", -any_amount, any_amount,
     "plank.no-shifting"},
    {"@p[i].plank[k].to", "i, k", "lay+ remove-", -any_amount, any_amount, "plank.no-shifting"},
    {"@p[i].gone.bits", "i", "", 0, 0, "round.end"},
    {"@p[i].plan[k]", "i, k", "plan stone+ choose+ lay+ remove+ move+ jump+", -any_amount,
     any_amount, "plan.five"},
    {"count(@p*.plank*.at < 33)", "", "lay remove", -1, 1, "plank.must"},
});

/// What leads where.
constexpr auto flows = std::to_array<Flow>({
    {"plan", "plan stone choose remove move jump", "plan.five"},
    {"stone", "plan stone choose remove move jump", "action.reveal"},
    {"choose", "plan stone choose lay remove move jump", "plank.choose"},
    {"lay", "plan stone choose remove move jump", "plank.must"},
    {"remove", "plan stone choose remove move jump", "remove.must"},
    {"move", "plan stone choose remove move jump over", "move.one"},
    {"jump", "plan stone choose remove move jump over", "jump.must"},
});

constexpr auto others = std::to_array<Fact>({
    // A dragon and the card that it cancels pass without a choice, and each player has one dragon.
    {"before.stage != plan or position <= 2", "dragon.cancel"},
    {"before.first = first or turn = 0", "round.end"},
    {"count(p*.plank*.at = 40) <= count(before.p*.plank*.at = 40) + 1", "plank.no-place"},
    {"before.stage != plan or stage = plan or before.turn + 1 = count(p*.pawn.at >= 0)",
     "plan.five"},
    {"all(i, k: p[i].plank[k].at = 40 or before.p[i].plank[k].at != 40)", "plank.no-place"},
    {"all(i, k: p[i].plan[k] = before.p[i].plan[k]) or before.stage = plan or stage = plan",
     "plan.five"},
    {"before.stage != choose or stage = lay or all(i, k: p[i].plank[k].at = "
     "before.p[i].plank[k].at)",
     "plank.choose"},
    {"left <= before.left or stage != before.stage or to-act != before.to-act or "
     "position != before.position",
     "action.reveal"},
    {"winner = before.winner or winner = before.to-act + 1 or before.stage = jump or "
     "before.stage = move",
     "end.arrival"},
    {"first = before.first or position = 0 and stage = plan", "round.end"},
    {"before.stage = stone or bits(stones.bits) <= bits(before.stones.bits)", "stone.must"},
    {"before.stage = remove or bits(stones.bits) >= bits(before.stones.bits)", "remove.must"},
    {"before.stage = stone or common(stones.bits, before.stones.bits) = bits(stones.bits)",
     "stone.must"},
    {"before.stage = remove or common(stones.bits, before.stones.bits) = "
     "bits(before.stones.bits)",
     "remove.must"},
    {"count(i: p[i].pawn.at != before.p[i].pawn.at) <= 1", "move.one-pawn"},
    {"all(i: before.to-act + 1 = i or p[i].pawn.at = before.p[i].pawn.at)", "move.one-pawn"},
    {"before.stage = remove or count(p*.plank*.at < 33) >= count(before.p*.plank*.at < 33)",
     "plank.no-shifting"},
    {"before.stage = lay or count(p*.plank*.at < 33) <= count(before.p*.plank*.at < 33)",
     "plank.no-shifting"},
    {"position >= before.position or position = 0", "action.reveal"},
    {"before.stage != over", "end.arrival"},
    {"before.stage != plan or stage = plan or before.turn = before.p.size - 1", "plan.five"},
    {"position >= before.position or stage = plan", "action.reveal"},
    {"abs(bits(stones.bits) - bits(before.stones.bits)) + "
     "count(i, k: p[i].plank[k].at != before.p[i].plank[k].at) <= 1",
     "remove.must"},
});

}  // namespace

auto river_dragons_step_facts() -> std::vector<Fact> { return joined(changes, flows, others); }

}  // namespace ruleproof::solver
