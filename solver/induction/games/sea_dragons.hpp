/// The pieces of Sea Dragons: where they lie, and how they may move. Before a proof rests on this,
/// sampled steps of the model must obey it.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"

namespace ruleproof::sea_dragons {
class SeaDragons;
}

namespace ruleproof::solver {

template <>
inline auto ledgers_about<sea_dragons::SeaDragons>() -> std::vector<Ledger> {
  return {
      {"dragon-cards",
       "dragon cards",
       {{"face down", "stack.size"},
        {"on the market", "market.size"},
        {"in hands", "sum(p*.hand.size)"},
        {"played", "played.size"}},
       {{0, 1}, {0, 2}, {1, 2}, {2, 3}},
       {"take.size", "lay.card", "pass"},
       false,
       {"empty-stack"}},  // else played cards come back to the stack
      {"ship-tokens",
       "ship tokens",
       {{"not yet laid out", "fleet.size"},
        {"on the board", "sum(bits(ships*.word*))"},
        {"with players", "sum(p*.ships.size)"},
        {"out of the game", "sunk.size"}},
       // From the first heap to the last: what faces with few ship cells leave in the box.
       {{0, 1}, {1, 2}, {2, 3}, {0, 3}},
       {"setup.ships", "lay.ship", "mission.pay"}},
      {"missions",
       "missions",
       {{"face down", "bits(missions.bits)"},
        {"on the market", "bits(offers.bits)"},
        {"completed", "sum(bits(p*.missions.bits))"}},
       {{0, 1}, {1, 2}},
       {"mission.pay"}},
      {"reef-cards",
       "reef cards",
       {{"face down", "reefs.size + bottom.size"},
        {"drawn", "drawn.size"},  // those of a dragon not yet paid are with their player already
        {"with players", "sum(p*.reefs.size)"},
        {"out of the game", "used.size"}},
       {{0, 1}, {1, 0}, {1, 2}, {2, 3}, {2, 0}},
       {"reef.draw", "reef.gold"}},
      {"heads",
       "heads of a player",
       {{"in his supply", "p1.heads"}, {"used", ""}},
       {{0, 1}},
       {"setup.heads", "turn.order"},
       true},
  };
}

/// What is so of all positions: the invariant of the model as expressions, and what chapters of the
/// rulebook add to it.
template <>
inline auto facts_about<sea_dragons::SeaDragons>() -> std::vector<Fact> {
  constexpr auto usual = Readings::usual;
  constexpr auto any = Readings::any;
  return {
      {"stage = over and over = 1 or stage != over and over = 0", "end.heads", any},
      {"actor < count(p*.heads >= 0)", "turn.order", any},
      {"(stage != realms and stage != ships and stage != market and stage != "
       "missions and stage != hands) and stage != reef and stage != open and stage != refill and "
       "stage != top or to-act = chance",
       "turn.order", any},
      {"stage != lay and stage != keep and stage != mission and stage != take or to-act + 0 = "
       "actor",
       "turn.order", any},
      {"stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands or actor = 0",
       "setup.heads", any},
      {"stage != over or actor = 0", "end.heads", any},
      {"all(k: stack[k] + market[k] + played[k] + sum(i: p[i].hand[k]) = start.stack[k])",
       "components.count", any},
      {"market1 + market2 <= 2 and market3 + market4 + market5 + market6 + market7 <= 2 and "
       "market.size - market1 - market2 - market3 - market4 - market5 - market6 - market7 <= 2",
       "take.refill", any},
      {"played.size = sum(start.p*.heads) - sum(p*.heads)", "lay.card", usual},
      {"stage != lay and stage != refill and stage != over or all(p*.hand.size = 2)", "take.size",
       usual},
      {"stage != reef and stage != keep and stage != mission and stage != open and stage != take "
       "and stage != top or all(i: i = actor + 1 and p[i].hand.size = 1 or i != actor + 1 and "
       "p[i].hand.size = 2)",
       "take.size", usual},
      {"stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands or played.size = 0 and all(p*.hand.size <= 2)",
       "setup.hand", any},
      {"stage = hands or all(i: stage != realms and stage != ships and stage != market and stage "
       "!= missions or p[i].hand.size = 0)",
       "setup.hand", any},
      {"stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands or all(i: p[i].heads = start.p[i].heads)",
       "setup.heads", any},
      {"stage != over or all(p*.heads = 0)", "end.heads", any},
      {"stage != lay or all(i, j: i != actor + 1 or j = i or j < i and p[j].heads = p[i].heads - 1 "
       "or j > i and p[j].heads = p[i].heads)",
       "turn.order", usual},
      {"stage != reef and stage != keep and stage != mission and stage != open and stage != take "
       "and stage != refill and stage != top or all(i, j: i != actor + 1 or j = i or j < i and "
       "p[j].heads = p[i].heads or j > i and p[j].heads = p[i].heads + 1)",
       "turn.order", usual},
      {"stage != lay or any(i: i = actor + 1 and p[i].heads >= 1)", "turn.order", usual},
      {"all(i: p[i].heads <= start.p[i].heads)", "setup.heads", any},
      {"all(c: fleet[c] + sum(w: bits(ships[c].word[w])) + sunk[c] + sum(i: p[i].ships[c]) = "
       "start.fleet[c])",
       "components.count", any},
      {"stage = realms or stage = sides or stage = ships or fleet.size = 0", "setup.ships", any},
      {"stage != realms or all(c: fleet[c] = start.fleet[c])", "setup.ships", any},
      {"stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands or sunk.size = 0 and used.size = 0 and bottom.size = 0",
       "setup.ships", any},
      {"stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands or all(p*.gold = 4) and sum(p*.ships.size) + "
       "sum(p*.reefs.size) + sum(p*.missions.bits) + sum(i, w: bits(p[i].dragons.word[w])) = 0",
       "setup.bank", any},
      {"sum(p*.ships.size) + sunk.size <= sum(i, w: bits(p[i].dragons.word[w]))", "lay.ship",
       usual},
      {"sunk.size + 2 * used.size >= 2 * sum(i: bits(p[i].missions.bits))", "mission.pay", usual},
      {"sunk.size = 0 or any(p*.missions.bits > 0)", "mission.pay", usual},
      {"sum(i, w: bits(p[i].dragons.word[w])) <= 220", "lay.one-piece", usual},
      {"all(i: p[i].heads = start.p[i].heads or sum(w: bits(p[i].dragons.word[w])) <= 5 * "
       "(start.p[i].heads - p[i].heads) - 1)",
       "lay.card", usual},
      {"all(i: p[i].heads < start.p[i].heads or sum(w: bits(p[i].dragons.word[w])) = 0)",
       "lay.card", usual},
      {"completed = 0 or any(p*.missions.bits > 0)", "mission.pay", any},
      {"all(i, k: i = k or face[i].number = 0 or face[i].number != face[k].number)", "setup.realms",
       any},
      {"stage = realms or stage = sides or stage = ships or stage = market or stage = refill or "
       "stage = top or market.size >= 4",
       "take.refill"},
      {"missions.bits + offers.bits + sum(p*.missions.bits) = start.missions.bits",
       "components.count", any},
      {"bits(offers.bits) <= 4", "setup.missions", any},
      {"missions.bits >= 0 and offers.bits >= 0 and all(p*.missions.bits >= 0)", "components.count",
       any},
      {"stage != lay or bits(offers.bits) = 4 or missions.bits = 0", "mission.refill", usual},
      {"all(k: reefs[k] + used[k] + sum(i: p[i].reefs[k]) <= start.reefs[k])", "components.count",
       any},
      {"reefs.size + bottom.size + drawn.size + used.size + sum(p*.reefs.size) = start.reefs.size",
       "components.count", any},
      {"kept.size = 0 and unpaid = 0 and pending.figure = 0 and pending.turn = 0 and "
       "pending.corner = 0 and stage != retreat and stage != sides",
       "reef.draw", usual},
      {"stage = reef or stage = keep or reefs-due = 0 and draw-left = 0 and keep-left = 0 and "
       "drawn.size = 0",
       "reef.draw", any},
      {"stage != reef and stage != keep or reefs-due >= 1 and keep-left >= 1", "reef.draw", any},
      {"drawn.size + draw-left <= 2 and keep-left <= 1", "reef.draw", usual},
      {"stage != keep or draw-left = 0 and drawn.size = 2 and keep-left = 1", "reef.draw", usual},
      {"stage != reef or draw-left >= 1", "reef.draw", any},
      {"stage != lay or laid = 0 and completed = 0", "turn.actions", any},
      {"(stage != realms and stage != sides and stage != ships and stage != market and stage != "
       "missions and stage != hands) and stage != over or laid = 0 and completed = 0",
       "turn.actions", any},
      {"stage != mission or laid = 1 and completed = 0", "turn.actions", any},
      {"stage != open or laid = 1 and completed = 1", "mission.refill", any},
      {"stage != reef and stage != keep or laid = 1", "reef.draw", usual},
      {"laid = 1 or completed = 0", "turn.actions", usual},
      {"all(p*.gold >= 0)", "lay.toll", any},
      {"stage = over or all(i: p[i].pad.gold = 0 and p[i].pad.ships = 0 and p[i].pad.missions = 0 "
       "and p[i].pad.most = 0 and all(k: p[i].pad.control[k] = 0))",
       "score.sum", any},
      {"over = 0 or all(i: p[i].pad.gold = p[i].gold + 4 * p[i].reefs10)", "score.sum", any},
      {"over = 0 or all(i: p[i].pad.ships = p[i].ships.size + 2 * (p[i].reefs1 + p[i].reefs2 + "
       "p[i].reefs3 + p[i].reefs4) + p[i].reefs5)",
       "score.sum", any},
      {"over = 0 or all(i: outcome.p[i] = p[i].pad.gold + p[i].pad.ships + p[i].pad.missions + "
       "p[i].pad.most + sum(k: p[i].pad.control[k]))",
       "score.sum", any},
      {"all(i: p[i].pad.most = 0 or p[i].pad.most = 5)", "score.sum", any},
      {"over = 0 or all(i, j: p[i].pad.most = 0 or bits(p[i].missions.bits) >= "
       "bits(p[j].missions.bits))",
       "score.sum", any},
      {"over = 0 or sum(p*.missions.bits) = 0 or any(p*.pad.most = 5)", "score.sum", any},
      {"over = 0 or any(p*.missions.bits > 0) or all(p*.pad.most = 0)", "score.sum", usual},
      {"over = 0 or sum(winner.p*) >= 1", "end.winner", any},
      {"over = 0 or all(i, j: winner.p[i] = 0 or outcome.p[i] > outcome.p[j] or outcome.p[i] = "
       "outcome.p[j] and bits(p[i].missions.bits) >= bits(p[j].missions.bits))",
       "end.winner", any},
      {"over = 0 or all(i: winner.p[i] = 1 or any(j: winner.p[j] = 1 and (outcome.p[j] > "
       "outcome.p[i] or bits(p[j].missions.bits) > bits(p[i].missions.bits))))",
       "end.winner", any},
      {"all(i, k: p[i].pad.control[k] >= 0)", "control.award", any},
      {"all(k: p1.pad.control[k] = 0 or p2.pad.control[k] = 0)", "control.two-players", usual, "2"},
  };
}

}  // namespace ruleproof::solver
