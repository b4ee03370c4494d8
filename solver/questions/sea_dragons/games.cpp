#include "solver/questions/sea_dragons/games.hpp"

#include <algorithm>
#include <iterator>

namespace ruleproof::solver::sea_dragons_question {

auto game_of(int players, const Rulings& rulings, std::string_view data) -> SeaDragons {
  Setup setup{.players = players, .rulings = rulings, .data = std::string(data)};
  return SeaDragons::make(setup).value();
}

auto data_of(const SeaDragons& game) -> std::string { return game.rules().components.provenance; }

auto turns_of(const SeaDragons& game) -> int { return game.players() * game.rules().heads; }

auto after(const SeaDragons& game, State state, std::span<const Move> line) -> State {
  for (const auto& move : line) state = game.apply(state, move).next;
  return state;
}

auto ask_by_players(AskOfGame ask, const AskOptions& options, const Rulings& rulings) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players, rulings);
    for (auto& answer : ask(game, options)) {
      answer.aspect =
          fmt::format("{}-players{}{}", players, answer.aspect.empty() ? "" : "/", answer.aspect);
      if (answer.data.empty()) answer.data = data_of(game);
      answers.push_back(std::move(answer));
    }
  }
  return answers;
}

auto append(Answers& answers, Answers more) -> void {
  std::ranges::move(more, std::back_inserter(answers));
}

auto prove(Answer& answer, Query premises, const Truth& wrong, Says says, const std::string& title,
           const AskOptions& options) -> Sat {
  const bool can_be_met = ask(premises, options.budget).sat == Sat::sat;
  premises.require(wrong);
  const auto reply = ask(premises, options.budget);
  answer.title = "It is not known whether this holds: " + title;
  if (reply.sat == Sat::unsat && can_be_met) {
    answer.says = says;
    answer.how = How::proved;
    answer.title = title;
    answer.smt2 = reply.smt;
  } else if (reply.sat == Sat::sat) {
    // A case that the formulas allow: what was to be shown is not shown.
    std::string text;
    for (const auto& [name, value] : reply.values) {
      text += fmt::format("{}{}={}", text.empty() ? "" : ", ", name, value);
    }
    answer.fact("not shown, because of", text);
  }
  return reply.sat;
}

auto cells_laid(const SeaDragons& game, const Lay& lay) -> Bits {
  return cells_of(game.rules().figure(lay.figure)[lay.turn], lay.corner);
}

auto tokens_on(const State& state, const Bits& cells) -> int {
  int tokens = 0;
  for (const auto& of_colour : state.ships) tokens += (of_colour & cells).count();
  return tokens;
}

auto most_whirlpools(const SeaDragons& game) -> int {
  int most = 0;
  for (const auto& faces : game.rules().components.terrain) {
    for (const auto& face : faces) most = std::max(most, face.whirlpools.count());
  }
  return most;
}

auto all_ships(const SeaDragons& game) -> Payment {
  const auto& all = game.rules().components;
  Payment ships{.tokens = all.ships, .doubles = {}, .any = all.reefs[Reef::any_ship]};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    ships.doubles[colour] = all.reefs[double_of(colour)];
  }
  return ships;
}

auto ships_in(const Payment& payment) -> int {
  return payment.tokens.size() + (2 * payment.doubles.size()) + payment.any;
}

}  // namespace ruleproof::solver::sea_dragons_question
