/// Do the cases arise that the rulebook says nothing about because they are rare?
#include <string>

#include "solver/explore/explore.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/end_readings.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and rulings

/// A shortest small game to a rare case.
template <class Wanted>
auto rare(const std::string& aspect, const std::string& what, const Drako& game, Wanted&& wanted,
          const AskOptions& options) -> Answer {
  const auto search = find_state(game, wanted, options.search(400'000));
  Answer answer{.aspect = aspect};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"net.shaken", "action.compulsory"};
  answer.bound = "data=lane: " + std::to_string(search.exploration.states) + " positions";
  if (search.path) {
    answer.says = Says::yes;
    answer.how = How::replayed;
    answer.bound = "";
    answer.title = "It can happen that " + what;
    answer.shown.push_back(show(game, *search.path, what, wanted));
  } else {
    const bool all = search.exploration.complete();
    answer.says = all ? Says::no : Says::unknown;
    answer.how = all ? How::exhaustive : How::bounded;
    answer.title = "On the small game it does not happen that " + what;
  }
  return answer;
}

/// The dragon plays his cards away, and only then a net is thrown.
struct LateNet {
  auto operator()(const Drako& game, const State& state, std::span<const Move> moves) const
      -> std::size_t {
    const auto shows_net = [&](Side side, Card card) {
      return game.rules().kind(side, card).shows(Icon::net);
    };
    const bool late = out_of_cards(state, Side::dragon);
    std::size_t spare = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto* play = std::get_if<Play>(&moves[i]);
      if (late && play != nullptr && shows_net(play->side, play->card) &&
          game.rules().kind(play->side, play->card).faces[play->face].icon == Icon::net) {
        return i;
      }
      const auto* waste = std::get_if<Waste>(&moves[i]);
      if (waste != nullptr && !shows_net(waste->side, waste->card)) spare = i;
    }
    const auto choice = CardPlay{Pace::saving, Pace::hasty}(game, state, moves);
    const auto* waste = std::get_if<Waste>(&moves[choice]);
    return waste != nullptr && shows_net(waste->side, waste->card) ? spare : choice;
  }
};

/// A netted dragon without any card has his turn.
auto netted_without_cards() -> Answer {
  const auto game = game_of();
  const auto wanted = [](const State& state) {
    return state.stage == Stage::action && state.turn == Side::dragon && state.dragon.netted &&
           out_of_cards(state, Side::dragon);
  };
  const auto line = line_until(game, LateNet{}, wanted);
  Answer answer{.aspect = "netted-without-cards", .says = Says::unknown, .how = How::bounded};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"net.shaken", "action.dragon-skips"};
  answer.title = "No game was found in which a netted dragon without cards has his turn";
  answer.bound = "one game";
  if (!wanted(after(game, game.start(), line))) return answer;
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.bound = "";
  answer.title = "It can happen that a netted dragon without any card has his turn";
  answer.text = "So the ruling net-without-cards has its case.";
  answer.shown.push_back(show(game, line, "netted, and no card left", wanted));
  return answer;
}

}  // namespace

auto do_rare_cases_arise(const AskOptions& options) -> Answers {
  const auto usual = small_game({});
  Answers answers;
  // The one turn of one action is the dragon's first: nobody has spent a card or had a turn.
  answers.push_back(rare(
      "netted-in-a-turn-of-one-action", "the dragon is netted when his turn of one action begins",
      usual,
      [&](const State& state) {
        const auto& dwarves = state.stock(Side::dwarves);
        const bool first = dwarves.held == usual.rules().components.opening_hand &&
                           dwarves.out.empty() && state.turn == Side::dragon && !state.busy;
        return state.stage == Stage::action && first && state.actions == 1 && state.dragon.netted;
      },
      options));
  answers.push_back(netted_without_cards());
  for (const auto& [name, rulings] : end_readings()) {
    answers.push_back(rare(
        "dwarves-without-cards-" + name,
        "under " + name + " the dwarf player has an action and no card", small_game(rulings),
        [](const State& state) {
          const auto& dwarves = state.stock(Side::dwarves);
          return state.stage == Stage::action && state.turn == Side::dwarves && state.actions > 0 &&
                 dwarves.left + dwarves.held == 0;
        },
        options));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
