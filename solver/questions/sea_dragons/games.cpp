#include "solver/questions/sea_dragons/games.hpp"

#include <algorithm>

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

auto game_of(int players, const Rulings& rulings, std::string_view data, int heads) -> SeaDragons {
  Setup setup;
  setup.players = players;
  setup.heads = heads;
  setup.rulings = rulings;
  setup.data = data;
  return SeaDragons::make(setup).value();
}

auto players_aspect(int players) -> std::string { return std::to_string(players) + "-players"; }

auto data_of(const SeaDragons& game) -> std::string { return game.rules().components.provenance; }

auto turns_of(const SeaDragons& game) -> int { return game.players() * game.rules().heads; }

auto after(const SeaDragons& game, State state, std::span<const Move> line) -> State {
  for (const auto& move : line) state = game.apply(state, move).next;
  return state;
}

auto prove(Answer& answer, Query premises, const Truth& wrong, Says says, const AskOptions& options)
    -> Reply {
  const bool can_be_met = ask(premises, options.budget).sat == Sat::sat;
  premises.require(wrong);
  auto reply = ask(premises, options.budget);
  answer.says = Says::unknown;
  answer.how = How::unknown;
  if (reply.sat == Sat::unsat && can_be_met) {
    answer.says = says;
    answer.how = How::proved;
    answer.smt2 = reply.smt;
  } else if (reply.sat == Sat::sat) {
    // A case that the formulas allow: what was to be shown is not shown.
    answer.fact("not shown, because of", [&] {
      std::string text;
      for (const auto& [name, value] : reply.values) {
        text += (text.empty() ? "" : ", ") + name + "=" + std::to_string(value);
      }
      return text;
    }());
  }
  return reply;
}

auto replays(const Answer& answer) -> bool {
  return !answer.shown.empty() && std::ranges::none_of(answer.shown, [](const Shown& shown) {
    return shown.fails.has_value();
  });
}

auto touched(const Rules& rules, const State& state, const Lay& lay) -> int {
  const auto around = cells_of(rules.figure(lay.figure)[lay.turn], lay.corner).beside();
  int dragons = 0;
  for (std::size_t p = 0; p < state.players.size(); ++p) {
    if (p != state.actor) dragons += dragons_at(state.players[p].dragons, around);
  }
  return dragons;
}

}  // namespace ruleproof::solver::sea_dragons_question
