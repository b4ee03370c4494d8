/// The ends of the game: who wins by which reading, and what can end it at the same moment.
#include <map>
#include <string>

#include "model/drako/figures.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/together.hpp"
#include "solver/questions/drako/end_readings.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/shares.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and rulings

/// The moves of a game until it is over: the other reading may have gone on.
auto until_over(const Drako& game, std::span<const Move> line) -> std::vector<Move> {
  std::vector<Move> played;
  auto state = game.start();
  for (const auto& move : line) {
    if (state.stage == Stage::over) break;
    played.push_back(move);
    state = game.apply(state, move).next;
  }
  return played;
}

auto winner_of(const Drako& game, const State& end) -> std::string {
  const auto outcome = game.outcome(end);
  if (outcome.wins[0] && outcome.wins[1]) return "both";
  return outcome.wins[0] ? "dwarves" : "dragon";
}

/// Whether some game is won by the dwarves under the reading under which the shortest one was not:
/// then neither reading favours one side in all games.
auto favoured(const std::string& a, const Drako& first, const std::string& b, const Drako& second,
              std::span<const Move> shortest, const AskOptions& options) -> std::string {
  const auto wins = [](const Drako& game, const State& end) {
    return end.stage == Stage::over && game.outcome(end).wins[0];
  };
  const auto end_of = [&](const Drako& game) {
    return after(game, game.start(), until_over(game, shortest));
  };
  const bool with_first = wins(first, end_of(first));
  const Together<Drako> both(first, second);
  const auto search = find_state(
      both,
      [&](const auto& state) {
        if (both.to_act(state) != Seat::nobody) return false;
        const bool one = wins(first, state.first);
        return one != wins(second, state.other()) && one != with_first;
      },
      options.search(800'000));
  if (search.path) return "There are also games that go the other way.";
  const auto which = with_first ? a : b;
  return search.exploration.complete()
             ? "In every game of the small set-up that they give to different sides the dwarves "
               "win "
               "under " +
                   which + "."
             : "No game that goes the other way was found in " +
                   std::to_string(search.exploration.states) + " positions.";
}

auto compare_ends(const std::string& a, const Drako& first, const std::string& b,
                  const Drako& second, const AskOptions& options) -> Answer {
  const auto found = shortest_effect(first, second, Effect::winner, options.search(600'000));
  Answer answer{.aspect = a + "-or-" + b};
  answer.data = first.rules().components.provenance;
  answer.clauses = {"end.last-card", "aim.dwarves", "aim.dragon"};
  answer.bound = "data=lane, from its opening";
  answer.fact("positions looked at", std::to_string(found.exploration.states));
  if (!found.moves) {
    answer.says = found.how == How::exhaustive ? Says::no : Says::unknown;
    answer.how = found.how;
    answer.title = "On the small game " + a + " and " + b + " give the same winner in every game" +
                   (found.how == How::exhaustive ? "" : " that was looked at");
    return answer;
  }
  answer.says = Says::yes;
  answer.how = found.how;
  for (const auto& [name, game] : {std::pair(a, &first), std::pair(b, &second)}) {
    const auto line = until_over(*game, *found.moves);
    const auto winner = winner_of(*game, after(*game, game->start(), line));
    answer.fact("winner of the game under " + name, winner);
    answer.shown.push_back(
        show(*game, line, "under " + name + ": won by " + winner,
             [&, winner](const State& end) { return winner_of(*game, end) == winner; }));
  }
  answer.title = "The shortest game of the small set-up with another winner under " + a +
                 " than "
                 "under " +
                 b + " has " + std::to_string(found.moves->size()) + " moves";
  answer.text = favoured(a, first, b, second, *found.moves, options);
  return answer;
}

/// How often simple players win with the dwarves, over the same luck for every reading.
auto share_of(const std::string& name, const Rulings& rulings, const AskOptions& options)
    -> Answer {
  const auto game = game_of(rulings);
  const auto games = 2000 * options.effort;
  std::uint64_t won = 0;
  MoveList<Move> buffer;
  for (std::uint64_t i = 0; i < games; ++i) {
    const auto end = play(
        game, game.start(), Dice(Random(options.seed + i).next()), [](const auto&...) {}, buffer);
    won += game.outcome(end).wins[0] ? 1 : 0;
  }
  const auto found = frequency(won, games);
  Answer answer{.aspect = "share-" + name, .says = Says::value, .how = How::sampled};
  answer.title =
      "Under " + name + " the dwarves win " + in_words(found) + " of the games of random players";
  answer.text = "In brackets the 95 % interval of Clopper and Pearson.";
  answer.bound = std::to_string(games) + " games with the stand-in data";
  answer.data = game.rules().components.provenance;
  answer.clauses = {"end.last-card", "aim.dwarves", "aim.dragon"};
  return answer;
}

/// What holds in a position at the same time.
auto coincidence(const Drako& game, const State& state) -> std::string {
  std::string text;
  const auto add = [&](bool holds, std::string_view what) {
    if (holds) text += (text.empty() ? "" : " and ") + std::string(what);
  };
  const auto& stock = state.stock(Side::dwarves);
  add(is_slain(game.rules(), state), "the dragon slain");
  add(dwarves_on_map(state) == 0, "the last dwarf dead");
  add(stock.left + stock.held == 0, "the last card gone");
  add(state.idle == idle_turns, "idle turns");
  return text;
}

auto unique_winner(const Rulings& rulings, const AskOptions& options) -> Answer {
  const auto game = small_game(rulings);
  auto shown_rulings = game.setup().rulings;
  shown_rulings.erase("placement");
  const auto under = shown_rulings.empty() ? "default readings" : ruleproof::to_text(shown_rulings);
  std::map<std::string, std::uint64_t> moments;
  std::uint64_t ends = 0;
  std::uint64_t shared = 0;
  const auto limits = options.search(400'000);
  const auto seen = explore(game, limits, [&](const State& state, int /*depth*/) -> void {
    if (state.stage != Stage::over) return;
    ++ends;
    ++moments[coincidence(game, state)];
    const auto outcome = game.outcome(state);
    shared += outcome.wins[0] == outcome.wins[1] ? 1 : 0;
  });
  auto aspect = shown_rulings.empty() ? "default" : ruleproof::to_text(shown_rulings);
  std::ranges::replace(aspect, '=', '-');
  std::ranges::replace(aspect, ' ', '-');
  Answer answer{.aspect = aspect, .says = shared == 0 ? Says::yes : Says::no};
  answer.how = seen.complete() ? How::exhaustive : How::bounded;
  answer.title = "Under " + under +
                 (shared == 0 ? " every game of the small set-up has one winner"
                              : " some games of the small set-up have two winners");
  answer.bound = "data=lane: " + std::to_string(seen.states) + " positions" +
                 (seen.complete() ? "" : ", not all");
  answer.data = game.rules().components.provenance;
  answer.clauses = {"end.dragon-slain", "end.dwarves-dead", "end.last-card"};
  answer.fact("last positions", std::to_string(ends));
  const auto is_shared = [&](const State& state) {
    const auto outcome = game.outcome(state);
    return state.stage == Stage::over && outcome.wins[0] == outcome.wins[1];
  };
  if (const auto search = find_state(game, is_shared, limits); shared > 0 && search.path) {
    answer.shown.push_back(show(game, *search.path, "a game with two winners", is_shared));
  }
  for (const auto& [what, count] : moments) {
    answer.fact("last positions with " + what, std::to_string(count));
    if (what.find(" and ") == std::string::npos) continue;
    const auto wanted = [&](const State& state) {
      return state.stage == Stage::over && coincidence(game, state) == what;
    };
    const auto search = find_state(game, wanted, limits);
    if (!search.path) continue;
    const auto end = after(game, game.start(), *search.path);
    answer.shown.push_back(
        show(game, *search.path, what + ": won by " + winner_of(game, end), wanted));
  }
  return answer;
}

}  // namespace

auto which_reading_of_the_end_favours_whom(const AskOptions& options) -> Answers {
  Answers answers;
  const auto readings = end_readings();
  std::vector<Drako> games;
  for (const auto& [name, rulings] : readings) {
    games.push_back(small_game(rulings));
    answers.push_back(share_of(name, rulings, options));
  }
  for (std::size_t a = 0; a < games.size(); ++a) {
    for (std::size_t b = a + 1; b < games.size(); ++b) {
      answers.push_back(
          compare_ends(readings[a].first, games[a], readings[b].first, games[b], options));
    }
  }
  return answers;
}

auto is_the_winner_unique(const AskOptions& options) -> Answers {
  Rulings forbidden;
  forbidden.waste = Wasting::forbidden;
  auto shared = forbidden;
  shared.stalemate = Stalemate::shared;
  Rulings turn_end;
  turn_end.last_card = LastCard::turn_end;
  return {unique_winner({}, options), unique_winner(turn_end, options),
          unique_winner(forbidden, options), unique_winner(shared, options)};
}

}  // namespace ruleproof::solver::drako_question
