#include "solver/induction/games/sea_dragons_facts.hpp"

#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

constexpr auto usual = Readings::usual;
constexpr auto any = Readings::any;
constexpr std::string_view by_euler =
    "Euler's inequality, which is cited and checked by no program here, as in the answers to "
    "bank-empty and score-total";

/// Stages, as words apart by blanks.
constexpr std::string_view before_cards = "realms sides ships";
constexpr std::string_view set_up = "realms sides ships market missions hands";
/// From the dragon laid, or the pass, to the end of a turn.
constexpr std::string_view after_the_head = "reef keep mission open take refill top";

/// "stage != lay and stage != take", and "stage = lay or stage = take".
auto stages(std::string_view words, std::string_view is, std::string_view join) -> std::string {
  std::string text;
  for (const auto& stage : words | std::views::split(' ')) {
    text += (text.empty() ? "" : std::string(join)) + "stage" + std::string(is) +
            std::string(stage.begin(), stage.end());
  }
  return text;
}

/// So in these stages.
auto in(std::string_view words, std::string_view says) -> std::string_view {
  return kept(stages(words, " != ", " and ") + " or " + std::string(says));
}

/// So in all stages but these.
auto but_in(std::string_view words, std::string_view says) -> std::string_view {
  return kept(stages(words, " = ", " or ") + " or " + std::string(says));
}

auto of_turns() -> std::vector<Fact> {
  return {
      {"stage = over and over = 1 or stage != over and over = 0", "end.heads", any},
      {"actor < count(p*.heads >= 0)", "turn.order", any},
      {in("realms ships market missions hands reef open refill top", "to-act = chance"),
       "turn.order", any},
      {in("lay keep mission take", "to-act + 0 = actor"), "turn.order", any},
      {in(set_up, "actor = 0"), "setup.heads", any},
      {"stage != over or actor = 0", "end.heads", any},
      {in(set_up, "all(i: p[i].heads = start.p[i].heads)"), "setup.heads", any},
      {"stage != over or all(p*.heads = 0)", "end.heads", any},
      {"stage != lay or all(i, j: i != actor + 1 or j = i or j < i and p[j].heads = p[i].heads - 1 "
       "or j > i and p[j].heads = p[i].heads)",
       "turn.order", usual},
      {in(after_the_head,
          "all(i, j: i != actor + 1 or j = i or j < i and p[j].heads = p[i].heads or j > i and "
          "p[j].heads = p[i].heads + 1)"),
       "turn.order", usual},
      {"stage != lay or any(i: i = actor + 1 and p[i].heads >= 1)", "turn.order", usual},
      {in(after_the_head, "any(i: i = actor + 1 and p[i].heads < start.p[i].heads)"), "turn.order",
       usual},
      {"all(i: p[i].heads <= start.p[i].heads)", "setup.heads", any},
      {"stage != lay or laid = 0 and completed = 0", "turn.actions", any},
      {in("realms sides ships market missions hands over", "laid = 0 and completed = 0"),
       "turn.actions", any},
      {"stage != mission or laid = 1 and completed = 0", "turn.actions", any},
      {"stage != open or laid = 1 and completed = 1", "mission.refill", any},
      {"stage != reef and stage != keep or laid = 1", "reef.draw", usual},
      {"laid = 1 or completed = 0", "turn.actions", usual},
      {in("realms sides ships lay retreat over", "size = small"), "turn.actions", any},
      {"stage != missions or size = large", "setup.missions", any},
      {"stage != hands or size = medium", "setup.hand", any},
  };
}

/// Boards: joined in turn, one side of each.
auto of_realms() -> std::vector<Fact> {
  return {
      {"all(i, k: i = k or face[i].number = 0 or face[i].number != face[k].number)", "setup.realms",
       any},
      {"all(face*.number <= 8)", "setup.realms", usual},
      {"count(i: face[i].number = 1 or face[i].number = 2) <= 1 and "
       "count(i: face[i].number = 3 or face[i].number = 4) <= 1 and "
       "count(i: face[i].number = 5 or face[i].number = 6) <= 1 and "
       "count(i: face[i].number = 7 or face[i].number = 8) <= 1",
       "setup.realms", any},
      {"all(i, k: k != i + 1 or face[k].number = 0 or face[i].number >= 1)", "setup.realms", any},
      {"stage != realms or face4.number = 0", "setup.realms", any},
      {but_in("realms sides", "all(face*.number >= 1)"), "setup.realms", any},
  };
}

auto of_cards() -> std::vector<Fact> {
  return {
      {"all(k: stack[k] + market[k] + played[k] + sum(i: p[i].hand[k]) = start.stack[k])",
       "components.count", any},
      {"market1 + market2 <= 2 and market3 + market4 + market5 + market6 + market7 <= 2 and "
       "market.size - market1 - market2 - market3 - market4 - market5 - market6 - market7 <= 2",
       "take.refill", any},
      {in(before_cards, "market.size = 0"), "setup.dragon-market", any},
      {"stage != market or size = small and market.size <= 1 or size = medium and "
       "market.size >= 2 and market.size <= 3 or size = large and market.size >= 4 and "
       "market.size <= 5",
       "setup.dragon-market", any},
      {in("missions hands", "market.size = 6"), "setup.dragon-market", any},
      {"played.size = sum(start.p*.heads) - sum(p*.heads)", "lay.card", usual},
      {in("lay refill over", "all(p*.hand.size = 2)"), "take.size", usual},
      {in("reef keep mission open take top",
          "all(i: i = actor + 1 and p[i].hand.size = 1 or i != actor + 1 and p[i].hand.size = 2)"),
       "take.size", usual},
      {in(set_up, "played.size = 0 and all(p*.hand.size <= 2)"), "setup.hand", any},
      {in("realms sides ships market missions", "all(p*.hand.size = 0)"), "setup.hand", any},
      {"stage != hands or sum(p*.hand.size) < 2 * count(p*.heads >= 0)", "setup.hand", any},
      {"all(i: p[i].heads < start.p[i].heads or p[i].hand3 + p[i].hand4 + p[i].hand5 + p[i].hand6 "
       "+ p[i].hand7 = p[i].hand.size)",
       "setup.hand", any},
      {"stage != hands or all(i, j: j <= i or p[j].hand.size = 0 or p[i].hand.size = 2)",
       "setup.hand", any},
  };
}

/// How many cards of a size all players can draw is counted
/// (solver/questions/sea_dragons/draws.cpp).
auto of_rows() -> std::vector<Fact> {
  return {
      {but_in("realms sides ships market refill top", "market.size >= 4"), "take.refill", usual},
      {but_in("realms sides ships market refill",
              "market1 + market2 = 2 and market3 + market4 + market5 + market6 + market7 = 2"),
       "take.refill", usual},
      {"stage != refill or size = small and market1 + market2 = 1 and market3 + market4 + market5 "
       "+ market6 + market7 = 2 or size = medium and market1 + market2 = 2 and market3 + market4 + "
       "market5 + market6 + market7 = 1 or size = large and market.size <= 5 and market1 + market2 "
       "= 2 and market3 + market4 + market5 + market6 + market7 = 2",
       "take.refill", usual},
      {but_in("realms sides ships market refill", "market.size = 6"), "take.refill", usual, "2"},
      {"stage != refill or market.size = 5", "take.refill", usual, "2"},
      {in("refill top",
          "size = small and stack1 + stack2 >= 1 or size = medium and stack3 + stack4 + stack5 + "
          "stack6 + stack7 >= 1 or size = large and stack.size - stack1 - stack2 - stack3 - stack4 "
          "- stack5 - stack6 - stack7 >= 1"),
       "take.refill", any},
      {"stack1 + stack2 >= 4 and stack3 + stack4 + stack5 + stack6 + stack7 >= 9", "take.refill",
       usual},
      {"stack1 + stack2 >= 8 and stack3 + stack4 + stack5 + stack6 + stack7 >= 16", "take.refill",
       usual, "2"},
  };
}

auto of_dragons() -> std::vector<Fact> {
  return {
      {"sum(i, w: bits(p[i].dragons.word[w])) <= 220", "lay.one-piece", usual},
      {"sum(i, w: bits(p[i].dragons.word[w])) + sum(c, w: bits(ships[c].word[w])) <= 220",
       "lay.one-piece", any},
      {"all(w: sum(i: bits(p[i].dragons.word[w])) + sum(c: bits(ships[c].word[w])) <= 60)",
       "lay.one-piece", any},
      {"all(i, j, w: i = j or p[i].dragons.word[w] = 0 or p[i].dragons.word[w] != "
       "p[j].dragons.word[w])",
       "lay.one-piece", any},
      {"all(i, c, w: ships[c].word[w] = 0 or ships[c].word[w] != p[i].dragons.word[w])", "lay.ship",
       any},
      {"all(i, j, w: i >= j or common(p[i].dragons.word[w], p[j].dragons.word[w]) = 0)",
       "lay.one-piece", any},
      {"all(i, c, w: common(p[i].dragons.word[w], ships[c].word[w]) = 0)", "lay.ship", any},
      {"all(c, d, w: c >= d or common(ships[c].word[w], ships[d].word[w]) = 0)", "components.count",
       any},
      {"all(i: p[i].heads = start.p[i].heads or sum(w: bits(p[i].dragons.word[w])) <= 5 * "
       "(start.p[i].heads - p[i].heads) - 1)",
       "lay.card", usual},
      {"all(i: p[i].heads < start.p[i].heads or sum(w: bits(p[i].dragons.word[w])) = 0)",
       "lay.card", usual},
      {"all(i: sum(w: bits(p[i].dragons.word[w])) = 0 or sum(w: bits(p[i].dragons.word[w])) >= 3)",
       "lay.card", any},
      {"laid = 0 or any(i: i = actor + 1 and sum(w: bits(p[i].dragons.word[w])) >= 3 and "
       "p[i].heads < start.p[i].heads)",
       "lay.card", any},
      {"sum(i, w: bits(p[i].dragons.word[w])) <= 5 * played.size - 2 * (played1 + played2) - "
       "(played3 + played4 + played5 + played6 + played7)",
       "lay.card", usual},
  };
}

auto of_ships() -> std::vector<Fact> {
  return {
      {"all(c: fleet[c] + sum(w: bits(ships[c].word[w])) + sunk[c] + sum(i: p[i].ships[c]) = "
       "start.fleet[c])",
       "components.count", any},
      {but_in("realms sides ships", "fleet.size = 0"), "setup.ships", any},
      {"stage != realms or all(c: fleet[c] = start.fleet[c])", "setup.ships", any},
      {"stage != ships or fleet.size >= 1", "setup.ships", any},
      {in(set_up, "sunk.size = 0 and used.size = 0 and bottom.size = 0"), "setup.ships", any},
      {"sum(p*.ships.size) + sunk.size <= sum(i, w: bits(p[i].dragons.word[w]))", "lay.ship",
       usual},
      {"all(i: p[i].ships.size <= sum(w: bits(p[i].dragons.word[w])))", "lay.ship", any},
      {"sunk.size + 2 * used.size >= 2 * sum(i: bits(p[i].missions.bits))", "mission.pay", usual},
      {"sunk.size = 0 or any(p*.missions.bits > 0)", "mission.pay", usual},
      {"sunk.size <= 10 * sum(i: bits(p[i].missions.bits))", "mission.substitute", any},
  };
}

auto of_gold() -> std::vector<Fact> {
  return {
      {in(set_up,
          "all(p*.gold = 4) and sum(p*.ships.size) + sum(p*.reefs.size) + sum(p*.missions.bits) + "
          "sum(i, w: bits(p[i].dragons.word[w])) = 0"),
       "setup.bank", any},
      {"all(p*.gold >= 0)", "lay.toll", any},
      {"all(i: p[i].heads < start.p[i].heads or p[i].gold >= 4)", "lay.toll", any},
      {"all(i: sum(w: bits(p[i].dragons.word[w])) > 0 or p[i].gold = 4 + 2 * (start.p[i].heads - "
       "p[i].heads))",
       "pass", usual},
      {in("take refill top", "laid = 1 or any(i: i = actor + 1 and p[i].gold >= 2)"), "pass",
       usual},
      {"sum(p*.gold) <= 140", "setup.bank", any, {}, "bank=limited"},
      // Counted in solver/questions/sea_dragons/contacts.cpp.
      {"sum(p*.gold) + 4 * sum(p*.reefs10) <= 94", "lay.neighbours", usual, "2", {}, {}, by_euler},
      {"sum(p*.gold) + 4 * sum(p*.reefs10) <= 137", "lay.neighbours", usual, "3", {}, {}, by_euler},
      {"sum(p*.gold) + 4 * sum(p*.reefs10) <= 138", "lay.neighbours", usual, "4", {}, {}, by_euler},
      {"sum(p*.gold) + 4 * sum(p*.reefs10) <= 151", "lay.neighbours", usual, "5", {}, {}, by_euler},
  };
}

auto of_missions() -> std::vector<Fact> {
  return {
      {"completed = 0 or any(i: i = actor + 1 and p[i].missions.bits > 0)", "mission.pay", any},
      {"missions.bits + offers.bits + sum(p*.missions.bits) = start.missions.bits",
       "components.count", any},
      {"all(i, j: i = j or p[i].missions.bits = 0 or p[i].missions.bits != p[j].missions.bits)",
       "components.count", any},
      {"offers.bits = 0 or offers.bits != missions.bits and all(i: offers.bits != "
       "p[i].missions.bits)",
       "components.count", any},
      {"missions.bits = 0 or all(i: missions.bits != p[i].missions.bits)", "components.count", any},
      {"common(missions.bits, offers.bits) = 0 and all(i: common(p[i].missions.bits, "
       "missions.bits) "
       "= 0 and common(p[i].missions.bits, offers.bits) = 0)",
       "components.count", any},
      {"all(i, j: i >= j or common(p[i].missions.bits, p[j].missions.bits) = 0)",
       "components.count", any},
      {"bits(offers.bits) <= 4", "setup.missions", any},
      {"missions.bits >= 0 and offers.bits >= 0 and all(p*.missions.bits >= 0)", "components.count",
       any},
      {in("realms sides ships market", "offers.bits = 0"), "setup.missions", any},
      {"stage != missions or bits(offers.bits) <= 3", "setup.missions", any},
      {"stage != hands or bits(offers.bits) = 4", "setup.missions", any},
      // All ships together pay for no more than 23, so the stack always has another.
      {in("lay mission take refill top over", "bits(offers.bits) = 4"), "mission.refill", usual},
      {"stage != open or bits(offers.bits) = 3", "mission.refill", usual},
      {"stage != reef and stage != keep or bits(offers.bits) + completed = 4", "mission.refill",
       usual},
      {"sum(i: bits(p[i].missions.bits)) <= 23", "mission.pay", usual},
      {"all(i: 3 * bits(p[i].missions.bits) <= sum(w: bits(p[i].dragons.word[w])))", "turn.actions",
       any},
      {"all(i: bits(p[i].missions.bits) <= start.p[i].heads - p[i].heads)", "turn.actions", any},
  };
}

auto of_reefs() -> std::vector<Fact> {
  return {
      {"all(k: reefs[k] + used[k] + sum(i: p[i].reefs[k]) <= start.reefs[k])", "components.count",
       any},
      {"reefs.size + bottom.size + drawn.size + used.size + sum(p*.reefs.size) = start.reefs.size",
       "components.count", any},
      {"used6 + used7 + used8 + used9 = 0", "reef.hidden", any},
      {"kept.size = 0 and unpaid = 0 and pending.figure = 0 and pending.turn = 0 and "
       "pending.corner = 0 and stage != retreat and stage != sides",
       "reef.draw", usual},
      {but_in("reef keep", "reefs-due = 0 and draw-left = 0 and keep-left = 0 and drawn.size = 0"),
       "reef.draw", any},
      {in("reef keep", "reefs-due >= 1 and keep-left >= 1"), "reef.draw", any},
      {"drawn.size + draw-left <= 2 and keep-left <= 1", "reef.draw", usual},
      {"stage != keep or draw-left = 0 and drawn.size = 2 and keep-left = 1", "reef.draw", usual},
      {"stage != reef or draw-left >= 1 and draw-left <= reefs.size + bottom.size", "reef.draw",
       any},
      {"stage != reef or drawn.size + draw-left = 2 or draw-left = reefs.size + bottom.size",
       "reef.draw", usual},
      // Of each two cards one is kept.
      {"bottom.size <= sum(p*.reefs.size) + used.size", "reef.draw", usual},
      {"reefs.size = 0 or bottom.size = sum(p*.reefs.size) + used.size", "reef.draw", usual},
      {"all(i: p[i].reefs.size <= sum(w: bits(p[i].dragons.word[w])) + bits(p[i].missions.bits))",
       "reef.draw", usual},
      {"sum(p*.reefs.size) + used.size <= sum(i, w: bits(p[i].dragons.word[w])) + "
       "sum(i: bits(p[i].missions.bits))",
       "reef.draw", usual},
  };
}

auto of_the_score() -> std::vector<Fact> {
  return {
      {"stage = over or all(i: p[i].pad.gold = 0 and p[i].pad.ships = 0 and p[i].pad.missions = 0 "
       "and p[i].pad.most = 0 and all(k: p[i].pad.control[k] = 0))",
       "score.sum", any},
      {"over = 0 or all(i: p[i].pad.gold = p[i].gold + 4 * p[i].reefs10)", "score.sum", any},
      {"over = 0 or all(i: p[i].pad.ships = p[i].ships.size + 2 * (p[i].reefs1 + p[i].reefs2 + "
       "p[i].reefs3 + p[i].reefs4) + p[i].reefs5)",
       "score.sum", any},
      {"over = 0 or all(i: 2 * bits(p[i].missions.bits) <= p[i].pad.missions and "
       "p[i].pad.missions <= 15 * bits(p[i].missions.bits))",
       "score.sum", any},
      {"over = 0 or all(i: outcome.p[i] = p[i].pad.gold + p[i].pad.ships + p[i].pad.missions + "
       "p[i].pad.most + sum(k: p[i].pad.control[k]))",
       "score.sum", any},
      {"over = 0 or sum(winner.p*) >= 1", "end.winner", any},
      {"over = 0 or all(i, j: winner.p[i] = 0 or outcome.p[i] > outcome.p[j] or outcome.p[i] = "
       "outcome.p[j] and bits(p[i].missions.bits) >= bits(p[j].missions.bits))",
       "end.winner", any},
      {"over = 0 or all(i: winner.p[i] = 1 or any(j: winner.p[j] = 1 and (outcome.p[j] > "
       "outcome.p[i] or outcome.p[j] = outcome.p[i] and bits(p[j].missions.bits) > "
       "bits(p[i].missions.bits))))",
       "end.winner", any},
      // Bounded in solver/questions/sea_dragons/total.cpp.
      {"over = 0 or sum(outcome.p*) <= 341", "score.sum", usual, "2", {}, {}, by_euler},
      {"over = 0 or sum(outcome.p*) <= 641", "score.sum", usual, "3", {}, {}, by_euler},
      {"over = 0 or sum(outcome.p*) <= 755", "score.sum", usual, "4", {}, {}, by_euler},
      {"over = 0 or sum(outcome.p*) <= 881", "score.sum", usual, "5", {}, {}, by_euler},
  };
}

auto of_the_most_missions() -> std::vector<Fact> {
  return {
      {"all(i: p[i].pad.most = 0 or p[i].pad.most = 5)", "score.sum", any},
      {"over = 0 or all(i, j: p[i].pad.most = 0 or bits(p[i].missions.bits) > "
       "bits(p[j].missions.bits) or bits(p[i].missions.bits) = bits(p[j].missions.bits) and "
       "p[i].pad.missions >= p[j].pad.missions)",
       "score.sum", any},
      {"over = 0 or sum(p*.missions.bits) = 0 or any(p*.pad.most = 5)", "score.sum", any},
      {"over = 0 or sum(p*.missions.bits) = 0 or all(i: p[i].pad.most = 5 or any(j: "
       "bits(p[j].missions.bits) > bits(p[i].missions.bits) or bits(p[j].missions.bits) = "
       "bits(p[i].missions.bits) and p[j].pad.missions > p[i].pad.missions))",
       "score.sum", any},
      {"over = 0 or any(p*.missions.bits > 0) or all(p*.pad.most = 0)", "score.sum", usual},
  };
}

auto of_control() -> std::vector<Fact> {
  return {
      {"all(i, k: p[i].pad.control[k] >= 0 and p[i].pad.control[k] <= 27)", "control.award", any},
      {"all(k: p1.pad.control[k] = 0 or p2.pad.control[k] = 0)", "control.two-players", usual, "2"},
      {"all(i, k: p[i].pad.control[k] <= 18)", "control.two-players", any, "2"},
      {"all(i: sum(w: bits(p[i].dragons.word[w])) > 0 or (p[i].pad.control1 = 0 or p[i].reefs6 > "
       "0) and (p[i].pad.control2 = 0 or p[i].reefs7 > 0) and (p[i].pad.control3 = 0 or "
       "p[i].reefs8 > 0) and (p[i].pad.control4 = 0 or p[i].reefs9 > 0))",
       "control.award", usual},
  };
}

}  // namespace

auto sea_dragons_facts() -> std::vector<Fact> {
  std::vector<Fact> facts;
  for (const auto& chapter :
       {of_turns(), of_realms(), of_cards(), of_rows(), of_dragons(), of_ships(), of_gold(),
        of_missions(), of_reefs(), of_the_score(), of_the_most_missions(), of_control()}) {
    facts.insert(facts.end(), chapter.begin(), chapter.end());
  }
  return facts;
}

}  // namespace ruleproof::solver
