/// How many turns there are, who has them, and whether a player can lack a move, a card or a head.
/// That heads stay in step is proved by induction over every turn (turn_relation.hpp), that a hand
/// is full by the cards that are left to take (draws.hpp): for any board and any play. That each
/// turn is short is seen in random games only.
#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/questions/sea_dragons/turn_relation.hpp"

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

}  // namespace

auto how_many_turns_are_there(const SeaDragons& game, const AskOptions& options) -> Answers {
  const int heads = game.rules().heads;
  Query query("Can a player come in turn without a head, or have another number of turns?");
  const auto wrong = out_of_step(query, game);
  Answer answer{.data = "rulebook; any board and cards",
                .clauses = {"turn.order", "setup.heads", "lay.card", "pass", "end.heads"}};
  prove(answer, query, wrong, Says::value,
        fmt::format("With {} players everybody has {} turns, {} in all, and nobody is ever in turn "
                    "without a head",
                    game.players(), heads, turns_of(game)),
        options);
  answer.text =
      "Every turn uses one head of the player in turn, so heads stay in step, whatever is played.";
  answer.fact("turns of each player", std::to_string(heads))
      .fact("turns in all", std::to_string(turns_of(game)))
      .fact("relation of the proof", std::string(relation_tested));
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
  prove(answer, query, !(then == Term(hand_cards)), Says::value,
        fmt::format("A hand holds {} dragon cards at the start of every turn of {} players",
                    hand_cards, game.players()),
        options);
  answer.text =
      "Every turn plays or discards one card and takes one; that rests on one of another size "
      "being there, of which the fewest that can be left are counted.";
  answer.fact("fewest cards of other sizes on offer in a turn", std::to_string(left))
      .fact("relation of the proof", std::string(relation_tested));
  return {answer};
}

auto does_play_always_end(const SeaDragons& game, const AskOptions& options) -> Answers {
  // The game's own measure, checked at every step of random games.
  const auto games = 20 * options.effort;
  std::uint64_t steps = 0;
  bool falls = true;
  bool stuck = false;
  MoveList<Move> list;
  for (std::uint64_t i = 0; i < games && !stuck; ++i) {
    auto state = game.start();
    Dice dice(options.seed + i);
    while (game.to_act(state) != Seat::nobody) {
      moves(game, state, list);
      stuck = list.empty();
      if (stuck) break;
      const auto& move = list[list.size() == 1 ? 0 : dice(game, state, list)];
      const auto next = game.apply(state, move).next;
      falls = falls && game.measure(next) < game.measure(state);
      state = next;
      ++steps;
    }
  }
  const bool ends = falls && !stuck;
  Answer answer{.says = ends ? Says::yes : Says::no,
                .how = How::sampled,
                .bound = fmt::format("{} random games, {} steps", games, steps),
                .clauses = {"turn.actions", "pass", "end.heads"}};
  answer.title =
      ends ? "Every step of the games looked at came nearer to the end, and there was always a "
             "legal action"
           : "There is a step that does not come nearer to the end, or no legal action";
  answer.text =
      "A number made of the heads left and of what is left of the turn falls with every step. That "
      "the number of turns is fixed is proved (turns-of-each), and that a card is always left to "
      "take (draws); that every turn is short is checked in the sample only.";
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
