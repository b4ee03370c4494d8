/// How many turns there are, who has them, and whether a player can lack a move or a head.
#include <string>

#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/questions/sea_dragons/turn_relation.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): numbers of the rulebook

auto any_heads(Query& query, int players, int most) -> std::vector<Term> {
  std::vector<Term> heads;
  for (int p = 0; p < players; ++p) {
    heads.push_back(query.number("heads-of-p" + std::to_string(p + 1), 0, most));
  }
  return heads;
}

auto nobody_has(const std::vector<Term>& heads) -> Truth {
  Truth none = true;
  for (const auto& one : heads) none = none && (one == Term(0));
  return none;
}

/// No start, no turn leads out of step; and when the next player has no head, nobody has.
auto out_of_step(Query& query, int players) -> Truth {
  const int most = heads_for(players);
  const auto heads = any_heads(query, players, most);
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

auto how_many_turns_are_there(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const int heads = heads_for(players);
    Answer answer{.aspect = players_aspect(players)};
    Query query("Can a player come in turn without a head, or have another number of turns?");
    const auto wrong = out_of_step(query, players);
    prove(answer, query, wrong, Says::value, options);
    answer.title = answer.says == Says::value
                       ? "With " + std::to_string(players) + " players everybody has " +
                             std::to_string(heads) + " turns, " + std::to_string(players * heads) +
                             " in all, and nobody is ever in turn without a head"
                       : "The number of turns of each player is not known";
    answer.text =
        "Every turn uses one head of the player in turn, so heads stay in step, whatever is "
        "played.";
    answer.data = "rulebook; any board and cards";
    answer.clauses = {"turn.order", "setup.heads", "lay.card", "pass", "end.heads"};
    answer.fact("turns of each player", std::to_string(heads));
    answer.fact("turns in all", std::to_string(players * heads));
    answer.fact("relation of the proof", std::string(relation_tested));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_everybody_have_as_many_turns(const AskOptions& options) -> Answers {
  auto answers = how_many_turns_are_there(options);
  for (auto& answer : answers) {
    if (answer.says == Says::value) answer.says = Says::yes;
  }
  return answers;
}

auto how_many_cards_are_in_hand(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = players_aspect(players)};
    // A turn discards one card and takes one, unless none of another size is left to take.
    const auto left = least_on_offer(game);
    Query query("Can a hand not hold two cards when a turn begins?");
    const auto hand = query.number("cards-in-hand", 0, hand_cards + 1);
    const auto offered = query.number("cards-of-other-sizes-on-offer", left, 80);
    query.require(hand == Term(hand_cards));
    const Term then = hand - Term(1) + select(Term(0) < offered, Term(1), Term(0));
    prove(answer, query, !(then == Term(hand_cards)), Says::value, options);
    answer.title = answer.says == Says::value
                       ? "A hand holds " + std::to_string(hand_cards) +
                             " dragon cards at the start of every turn of " +
                             std::to_string(players) + " players"
                       : "The number of cards in hand at the start of a turn is not known";
    answer.text =
        "Every turn plays or discards one card and takes one; that rests on one of another size "
        "being there, of which the fewest that can be left are counted.";
    answer.fact("fewest cards of other sizes on offer in a turn", std::to_string(left));
    answer.data = data_of(game);
    answer.clauses = {"setup.hand", "lay.card", "pass", "take.size"};
    answer.fact("relation of the proof", std::string(relation_tested));
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto does_play_always_end(const AskOptions& options) -> Answers {
  // The game's own measure, checked at every step of random games.
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = players_aspect(players), .says = Says::yes, .how = How::sampled};
    const auto games = 20 * options.effort;
    std::uint64_t steps = 0;
    bool falls = true;
    bool stuck = false;
    MoveList<Move> list;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      auto state = game.start();
      Dice dice(options.seed + seed);
      while (game.to_act(state) != Seat::nobody && !stuck) {
        moves(game, state, list);
        stuck = list.empty();
        if (stuck) break;
        const auto next =
            game.apply(state, list[list.size() == 1 ? 0 : dice(game, state, list)]).next;
        falls = falls && game.measure(next) < game.measure(state);
        state = next;
        ++steps;
      }
    }
    if (!falls || stuck) answer.says = Says::no;
    answer.title = answer.says == Says::yes
                       ? "Every step of the games looked at came nearer to the end, and there was "
                         "always a legal action"
                       : "There is a step that does not come nearer to the end, or no legal action";
    answer.text =
        "A number made of the heads left and of what is left of the turn falls with every step. "
        "That the number of turns is fixed is proved (turns-of-each), and that a card is always "
        "left to take (draws); that every turn is short is checked in the sample only.";
    answer.bound = std::to_string(games) + " random games, " + std::to_string(steps) + " steps";
    answer.data = data_of(game);
    answer.clauses = {"turn.actions", "pass", "end.heads"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
