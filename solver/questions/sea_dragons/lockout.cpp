/// A player without a legal placement for any figure, and a reading that changes the winner.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

/// Placements that a player would have with every figure in hand and gold enough.
auto places_of(const SeaDragons& game, State state, std::size_t p) -> int {
  auto& player = state.players[p];
  state.stage = Stage::lay;
  state.actor = static_cast<std::uint8_t>(p);
  player.gold = 500;
  player.hand = {};
  for (std::size_t f = 0; f < figure_count; ++f) player.hand[static_cast<Figure>(f)] = 1;
  MoveList<Move> list;
  propose_lays(game.rules(), state, list);
  return static_cast<int>(list.size());
}

struct Lockout {
  Line line;
  int dragons = 0;
};

/// The first player shuts himself out, or the second one helps: each placement leaves him as few
/// places as can be. With `alone` the others pass.
auto shut_out(const SeaDragons& game, bool alone, std::uint64_t seed) -> std::optional<Lockout> {
  Line line;
  auto state = game.start();
  MoveList<Move> list;
  Fond fond(
      [&](const State& now, const Move& move) {
        if (!is<Lay>(move)) return is<Pass>(move) ? -1000 : 0;
        if (alone && now.actor != 0) return -2000;
        return -places_of(game, game.apply(now, move).next, 0);
      },
      seed);
  while (game.to_act(state) != Seat::nobody) {
    if (state.stage == Stage::lay && state.players[0].heads > 0 && places_of(game, state, 0) == 0) {
      return Lockout{std::move(line), dragon_count(state)};
    }
    moves(game, state, list);
    const auto move = list[list.size() == 1 ? 0 : fond(game, state, list)];
    line.push_back(move);
    state = game.apply(state, move).next;
  }
  return std::nullopt;
}

auto shortest_shut_out(const SeaDragons& game, bool alone, std::uint64_t tries, std::uint64_t seed)
    -> std::optional<Lockout> {
  std::optional<Lockout> best;
  for (std::uint64_t i = 0; i < tries; ++i) {
    auto found = shut_out(game, alone, seed + i);
    if (found && (!best || found->dragons < best->dragons)) best = std::move(found);
  }
  return best;
}

}  // namespace

auto how_soon_is_a_player_shut_out(const AskOptions& options) -> Answers {
  Answers answers;
  for (const std::string_view data : {"toy", "stand-in"}) {
    const auto game = game_of(2, {}, data);
    const bool toy = data == "toy";
    for (const bool alone : {true, false}) {
      const auto tries = (toy ? 30 : 12) * options.effort;
      const auto best = shortest_shut_out(game, alone, tries, options.seed);
      Answer answer{.aspect = std::string(data) + (alone ? "/alone" : "/against-one")};
      const std::string board = toy ? "on the toy board" : "on the whole board";
      if (best) {
        answer.says = Says::yes;
        answer.how = How::replayed;
        answer.shown.push_back(
            show(game, best->line, "no figure has a place",
                 [&](const State& state) { return places_of(game, state, 0) == 0; }));
        if (!replays(answer)) answer.how = How::unknown;
        answer.title = "A player can be without a place for any figure " + board + ", " +
                       (alone ? "by his own dragons" : "with those of one opponent") + ", after " +
                       std::to_string(best->dragons) + " dragons or fewer";
        answer.fact("dragons laid", std::to_string(best->dragons));
      } else {
        answer.title = "Whether a player can be without a place for any figure " + board + ", " +
                       (alone ? "by his own dragons" : "with those of one opponent");
      }
      answer.text =
          "Every figure in hand and gold for all tolls would not help him. The least number of "
          "dragons is not known: the games were found by greed.";
      answer.bound = std::to_string(tries) + " games of greedy play";
      answer.data = data_of(game);
      answer.clauses = {"lay.contact", "lay.apart", "lay.one-piece"};
      answers.push_back(std::move(answer));
    }
  }
  return answers;
}

namespace {

struct Turnover {
  Line line;
  int dragons = 100;
};

/// Random games of few dragons whose winners differ between the two readings; the fewest dragons.
auto fewest_dragons(const SeaDragons& game, const SeaDragons& ranked, std::uint64_t games,
                    std::uint64_t seed) -> std::optional<Turnover> {
  std::optional<Turnover> best;
  for (std::uint64_t i = 0; i < games; ++i) {
    Dice dice(seed + i);
    const int wanted = 1 + static_cast<int>(i % 6);
    int laid = 0;
    const auto line = line_of(
        game, game.start(),
        [&](const SeaDragons& same, const State& state, std::span<const Move> list) -> std::size_t {
          if (state.stage != Stage::lay) return dice(same, state, list);
          if (laid == wanted || dice.random().below(4) != 0) return 0;
          const auto choice = dice(same, state, list);
          laid += is<Lay>(list[choice]) ? 1 : 0;
          return choice;
        });
    if (best && laid >= best->dragons) continue;
    const auto one = game.outcome(after(game, game.start(), line)).wins;
    const auto other = ranked.outcome(after(ranked, ranked.start(), line)).wins;
    if (one != other) best = Turnover{line, laid};
  }
  return best;
}

}  // namespace

auto when_does_zero_control_change_the_winner(const AskOptions& options) -> Answers {
  auto answers = does_zero_control_matter_for_two(options);
  for (int players = 3; players <= static_cast<int>(most_players); ++players) {
    Rulings rulings;
    const auto game = game_of(players, rulings);
    rulings.zero_control = ZeroControl::ranked;
    const auto ranked = game_of(players, rulings);
    const auto games = 1500 * options.effort;
    const auto best = fewest_dragons(game, ranked, games, options.seed);
    Answer answer{.aspect = players_aspect(players)};
    answer.title =
        "Whether zero-control changes the winner with " + std::to_string(players) + " players";
    if (best) {
      answer.says = Says::yes;
      answer.how = How::replayed;
      const auto winners = [](const SeaDragons& some, const State& end) {
        std::string text;
        const auto outcome = some.outcome(end);
        for (std::size_t p = 0; p < static_cast<std::size_t>(some.players()); ++p) {
          if (outcome.wins[p]) text += (text.empty() ? "p" : " and p") + std::to_string(p + 1);
        }
        return text;
      };
      for (const auto* some : {&game, &ranked}) {
        const auto won = winners(*some, after(*some, some->start(), best->line));
        answer.shown.push_back(show(*some, best->line, won + " wins",
                                    [&](const State& end) { return winners(*some, end) == won; }));
      }
      if (!replays(answer)) answer.how = How::unknown;
      answer.title = "zero-control changes the winner with " + std::to_string(players) +
                     " players in a game of " + std::to_string(best->dragons) +
                     (best->dragons == 1 ? " dragon" : " dragons");
      answer.text = "The fewest dragons that were found; fewer may do.";
      answer.fact("dragons laid", std::to_string(best->dragons));
    }
    answer.bound = std::to_string(games) + " random games of at most six dragons";
    answer.data = data_of(game);
    answer.clauses = {"control.award", "end.winner"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
