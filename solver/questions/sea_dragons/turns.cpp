/// How many turns there are, who has them, and whether a player can lack a move, a card or a head.
/// That heads stay in step is proved by induction over every turn (turn_relation.hpp), that a hand
/// is full by the cards that are left to take (draws.hpp): for any board and any play. That each
/// step comes nearer to the end is held to random games under every single other reading.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/questions/sea_dragons/turn_relation.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

auto nobody_has(const std::vector<Term>& heads) -> Truth {
  Truth none = true;
  for (const auto& one : heads) none = none && (one == Term(0));
  return none;
}

/// No start, no turn leads out of step; and when the next player has no head, nobody has.
auto out_of_step(Query& query, const SeaDragons& game) -> Truth {
  const int most = game.rules().heads;
  std::vector<Term> heads;
  for (int p = 1; p <= game.players(); ++p) {
    heads.push_back(query.number(fmt::format("heads-of-p{}", p), 0, most));
  }
  Truth wrong = false;
  Truth some_turn = false;
  for (std::size_t actor = 0; actor < heads.size(); ++actor) {
    const auto then = heads_after(heads, actor);
    const auto next = (actor + 1) % heads.size();
    const Truth ends = then[next] <= Term(0);
    const Truth bad = (ends && !nobody_has(then)) || (!ends && !in_step(then, next));
    wrong = wrong || (in_step(heads, actor) && bad);
    some_turn = some_turn || in_step(heads, actor);
  }
  const std::vector<Term> start(heads.size(), Term(most));
  query.require(some_turn || !in_step(start, 0));
  return wrong || !in_step(start, 0);
}

/// The relation, of a step of the model: a turn takes a head of the player in turn, and in between
/// heads stay in step.
auto heads_are_in_step(const SeaDragons& game, const State& before, const Move& /*move*/,
                       const Step<State>& step) -> bool {
  const auto& next = step.next;
  if (next.stage != Stage::lay || before.stage == Stage::lay) return true;
  std::vector<int> heads;
  heads.reserve(static_cast<std::size_t>(game.players()));
  for (int p = 0; p < game.players(); ++p) {
    heads.push_back(next.players[static_cast<std::size_t>(p)].heads);
  }
  if (!in_step(heads, next.actor)) return false;
  if (before.stage < Stage::lay) return true;
  // As they stood when the turn began that is now over.
  auto then = heads;
  ++then[before.actor];
  return in_step(then, before.actor) && heads_after(then, before.actor) == heads;
}

}  // namespace

auto how_many_turns_are_there(const SeaDragons& game, const AskOptions& options) -> Answers {
  const int heads = game.rules().heads;
  Query query("Can a player come in turn without a head, or have another number of turns?");
  const auto wrong = out_of_step(query, game);
  Answer answer{.data = "rulebook; any board and cards",
                .clauses = {"turn.order", "setup.heads", "lay.card", "pass", "end.heads"}};
  const auto held = held_to(game, options, {}, heads_are_in_step);
  const auto scope = scope_of_all(game, {}).with_players(game.players(), game.players());
  prove(answer, query, wrong, Says::value,
        fmt::format("With {} players everybody has {} turns, {} in all, and nobody is ever in turn "
                    "without a head",
                    game.players(), heads, turns_of(game)),
        options, {held.obeyed ? How::relation : How::unknown, scope});
  answer.text =
      "Every turn uses one head of the player in turn, so heads stay in step, whatever is played.";
  answer.always = heads_claims(game);
  answer.fact("turns of each player", std::to_string(heads))
      .fact("turns in all", std::to_string(turns_of(game)))
      .fact("relation of the proof", to_text(held))
      .fact(std::string(steps_held), std::to_string(held.steps));
  return {answer};
}

auto does_everybody_have_as_many_turns(const SeaDragons& game, const AskOptions& options)
    -> Answers {
  auto answers = how_many_turns_are_there(game, options);
  if (answers[0].says == Says::value) answers[0].says = Says::yes;
  return answers;
}

auto how_many_cards_are_in_hand(const SeaDragons& game, const AskOptions& options) -> Answers {
  // A turn discards one card and takes one, unless none of another size is left to take.
  const auto left = least_on_offer(game);
  Query query("Can a hand not hold two cards when a turn begins?");
  const auto hand = query.number("cards-in-hand", 0, hand_cards + 1);
  const auto offered = query.number("cards-of-other-sizes-on-offer", left, 80);
  query.require(hand == Term(hand_cards));
  const Term then = hand - Term(1) + select(Term(0) < offered, Term(1), Term(0));
  Answer answer{.clauses = {"setup.hand", "lay.card", "pass", "take.size"}};
  // Where a pass takes from stacks only, less is on offer than is counted here.
  if (!is_settled(game, {"pass-card"}, answer)) return {answer};
  const auto held = held_to(game, options, {"pass-card"},
                            [](const auto&, const State&, const Move&, const Step<State>& step) {
                              const auto& next = step.next;
                              return next.stage != Stage::lay ||
                                     next.players[next.actor].hand.size() == hand_cards;
                            });
  const auto scope = scope_of_all(game, {"pass-card"}).with_players(game.players(), game.players());
  prove(answer, query, !(then == Term(hand_cards)), Says::value,
        fmt::format("A hand holds {} dragon cards at the start of every turn of {} players",
                    hand_cards, game.players()),
        options, {held.obeyed ? How::relation : How::unknown, scope});
  answer.text =
      "Every turn plays or discards one card and takes one; that rests on one of another size "
      "being there, of which the fewest that can be left are counted.";
  answer.always = {fmt::format("stage != lay or all(p*.hand.size = {})", hand_cards)};
  answer.fact("fewest cards of other sizes on offer in a turn", std::to_string(left))
      .fact("relation of the proof", to_text(held))
      .fact(std::string(steps_held), std::to_string(held.steps));
  return {answer};
}

namespace {

/// The steps of a game, at most: those of the set-up; in each turn a dragon, two cards and a choice
/// for each reef of its cells, a mission with its reefs, a new mission, a card and another one for
/// the market; and a step for each gold card, where none comes back.
auto most_steps(const SeaDragons& game) -> std::int64_t {
  const auto& all = game.rules().components;
  const int set_up = (2 * static_cast<int>(realm_count)) + all.ships.size() +
                     (market_cards * static_cast<int>(size_count)) + mission_offers +
                     (hand_cards * game.players());
  int of_mission = 0;
  for (const auto& mission : all.missions) of_mission = std::max(of_mission, mission.reefs);
  const int reefs = static_cast<int>(most_cells) + of_mission;
  const int turn = 1 + ((reef_draw + 1) * reefs) + 1 + 1 + 1 + 1;
  const int gold_cards =
      game.rulings().used_reefs == UsedReefs::out ? all.reefs[Reef::gold] : reefs * turns_of(game);
  // A dragon that cannot be paid makes its turn a pass: one step more.
  return set_up + (std::int64_t{turn + 1} * turns_of(game)) + gold_cards;
}

}  // namespace

auto does_play_always_end(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answer answer{.clauses = {"turn.actions", "pass", "end.heads"}};
  // Where a pass takes from stacks only, less is on offer than is counted here.
  if (!is_settled(game, {"pass-card"}, answer)) return {answer};
  // Under another answer to what becomes of used cards the steps are counted anew.
  const OpenQuestions rests_on = {"pass-card", "used-reefs"};
  MoveList<Move> list;
  const auto held =
      held_to(game, options, rests_on,
              [&](const auto& reading, const State& before, const Move&, const Step<State>& step) {
                if (reading.measure(step.next) >= reading.measure(before)) return false;
                if (reading.to_act(step.next) == Seat::nobody) return true;
                moves(reading, step.next, list);
                return !list.empty();
              });
  const int left = least_on_offer(game);
  const bool ends = held.obeyed && left > 0;
  answer.says = ends ? Says::yes : Says::no;
  answer.how = {ends ? How::relation : How::unknown,
                scope_of_all(game, rests_on).with_players(game.players(), game.players())};
  answer.title = fmt::format(
      "Play always ends, after {} steps or fewer, and there is always a "
      "legal action, with {} players",
      most_steps(game), game.players());
  if (!ends) answer.title = "Whether play always ends is not known";
  answer.text =
      "A number made of the heads left, of what is left of the turn and of the gold cards in hands "
      "falls with every step, and is never below -1: so no play goes on for ever. In each stage "
      "there is an action: a hand with a card can pass, a mission can be declined, and of the "
      "cards "
      "of other sizes some are always left to be taken.";
  answer.always = offer_claims(left);
  answer.always.emplace_back("stage != lay or all(i: i != actor + 1 or p[i].hand.size > 0)");
  answer.always.emplace_back("over = 0 or all(p*.heads = 0)");
  answer.fact("fewest cards of other sizes on offer in a turn", std::to_string(left))
      .fact("steps of a game, at most", std::to_string(most_steps(game)))
      .fact("relation of the proof", to_text(held))
      .fact(std::string(steps_held), std::to_string(held.steps));
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
