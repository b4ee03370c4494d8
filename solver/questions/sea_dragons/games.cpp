#include "solver/questions/sea_dragons/games.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

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

auto game_for(const AskOptions& options, int players, const Rulings& rulings, std::string_view data)
    -> Result<SeaDragons> {
  auto setup = options.asked;
  setup.options["players"] = std::to_string(players);
  if (!data.empty()) setup.options["data"] = data;
  for (const auto& [ruling, answer] : named_rulings(SeaDragons::ruling_table, rulings)) {
    setup.rulings[ruling] = answer;
  }
  return SeaDragons::configure(setup);
}

auto players_asked(const AskOptions& options) -> std::vector<int> {
  const auto asked = options.asked.options.find("players");
  std::vector<int> all;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const bool wanted =
        asked == options.asked.options.end() || asked->second == std::to_string(players);
    if (wanted && game_for(options, players)) all.push_back(players);
  }
  return all;
}

auto apart_from(AskOptions options, const OpenQuestions& questions) -> AskOptions {
  for (const auto id : questions) options.asked.rulings.erase(std::string(id));
  return options;
}

auto any_game_for(const AskOptions& options, const Rulings& rulings) -> SeaDragons {
  const auto all = players_asked(options);
  auto game = game_for(options, all.empty() ? 2 : all.front(), rulings);
  return game ? std::move(game).value() : game_of(2, rulings);
}

auto scope_of_all(const SeaDragons& game, const OpenQuestions& rests_on) -> Scope {
  auto scope = scope_of(game).with_players(2, static_cast<int>(most_players));
  const auto named = std::exchange(scope.rulings, {});
  for (const auto id : rests_on) {
    const auto given = named.find(id);
    scope.rulings[std::string(id)] =
        given == named.end() ? std::vector<std::string>{} : given->second;
  }
  return scope.whatever_the_rulings();
}

auto is_settled(const SeaDragons& game, const OpenQuestions& rests_on, Answer& answer) -> bool {
  for (const auto& [ruling, reading] : game.setup().rulings) {
    if (std::ranges::find(rests_on, ruling) == rests_on.end()) continue;
    answer.says = Says::unknown;
    answer.how = How::unknown;
    answer.title = fmt::format("This was not worked out under {}={}", ruling, reading);
    return false;
  }
  return true;
}

auto other_readings(const SeaDragons& game, const OpenQuestions& rests_on)
    -> std::vector<SeaDragons> {
  std::vector<SeaDragons> all = {game};
  const auto setup = game.setup();
  for (const auto& row : SeaDragons::ruling_table) {
    if (std::ranges::find(rests_on, row.id) != rests_on.end()) continue;
    for (const auto& answer : row.options()) {
      auto other = setup;
      other.rulings[std::string(row.id)] = answer.id;
      if (auto made = SeaDragons::configure(other)) all.push_back(std::move(made).value());
    }
  }
  return all;
}

auto to_text(const HeldTo& held) -> std::string {
  return fmt::format("written by hand and {} by {} steps of {} random games",
                     held.obeyed ? "obeyed" : "broken", held.steps, held.games);
}

auto ask_by_players(AskOfGame ask, const AskOptions& options, const Rulings& rulings) -> Answers {
  Answers answers;
  for (const int players : players_asked(options)) {
    const auto game = game_for(options, players, rulings).value();
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
           const AskOptions& options, const Strength& strength) -> Sat {
  const bool can_be_met = ask(premises, options.budget).sat == Sat::sat;
  premises.require(wrong);
  const auto reply = ask(premises, options.budget);
  answer.title = "It is not known whether this holds: " + title;
  if (reply.sat == Sat::unsat && can_be_met && strength.operator How() != How::unknown) {
    answer.says = says;
    answer.how = strength;
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
  for (std::size_t place = 0; place < face_count; ++place) {
    most = std::max(most, game.rules().components.face(place).whirlpools.count());
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
