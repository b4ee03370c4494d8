/// The greatest that a game can bring: games found by a guided search, against bounds by counting.
/// Both sides are stated; they seldom meet.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/most.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr auto by_counting =
    "what each round can bring at its best, as if nothing stood in the way";

/// Something of the first player, between a game that is found and a bound.
struct Extreme {
  std::string aspect;
  std::string what;  ///< "final score"
  std::vector<std::string> clauses = {"end.winner", "score.palaces"};
  bool greatest = true;
  std::int64_t limit = 0;
  std::string why = by_counting;  ///< the limit holds
  Climb climb;
  Worth measure = {};                           ///< of the last position
  std::string (*says)(const State&) = nullptr;  ///< the same of the last position, as an expression
  std::string shown = {};                       ///< what the game is
};

/// `found` is what a game shows.
auto between(const YearOfTheDragon& game, const Extreme& extreme, std::int64_t found) -> Answer {
  auto answer = about(game, extreme.aspect, extreme.clauses);
  answer.says = Says::value;
  answer.how = {found == extreme.limit ? How::counted : How::bounded, scope_of(game)};
  const auto [low, high] = std::minmax(found, extreme.limit);
  const auto range =
      low == high ? fmt::format("is {}", low) : fmt::format("lies between {} and {}", low, high);
  answer.title =
      fmt::format("The {} {} {}", extreme.greatest ? "greatest" : "least", extreme.what, range);
  answer.bound =
      fmt::format("{} {}: a game found by guided search, which may not be the best; {} {}: {}",
                  extreme.greatest ? "at least" : "at most", found,
                  extreme.greatest ? "at most" : "at least", extreme.limit, extreme.why);
  answer.fact("found", std::to_string(found))
      .fact("bound", std::to_string(extreme.limit))
      .fact("reason of the bound", extreme.why);
  return answer;
}

auto no_game(const YearOfTheDragon& game, const Extreme& extreme) -> Answer {
  auto answer = about(game, extreme.aspect);
  answer.how = {How::bounded, scope_of(game)};
  answer.title = "No game was found within the budget";
  return answer;
}

auto sought(const YearOfTheDragon& game, const Extreme& extreme, const AskOptions& options)
    -> Answer {
  const auto moves = climbed(game, extreme.climb, options);
  if (moves.empty()) return no_game(game, extreme);
  const auto end = after(game, moves);
  const auto found = extreme.measure(end);
  auto answer = between(game, extreme, found);
  answer.shown.push_back(show(game, moves, extreme.shown, extreme.says(end),
                              [&](const State& state) { return extreme.measure(state) == found; }));
  return answer;
}

/// Points to come from what is on the table, roughly: what the search for high scores climbs.
auto promise(const Rules& rules) -> Worth {
  return [&rules](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    const auto left = static_cast<std::int64_t>(rules.scale.rounds) - state.round + 1;
    const auto dragons = (player.small * rules.components.small.dragons) +
                         (player.large * rules.components.large.dragons) +
                         symbols(rules, player, Type::court_lady);
    const auto goods = player.yuan + (2 * (player.rice + player.fireworks));
    return (std::int64_t{6} * player.score) + (left * 6 * dragons) +
           (left * 5 * inhabited_palaces(player)) + (std::int64_t{12} * persons(player)) +
           (std::int64_t{2} * goods) + (left * 2 * symbols(rules, player, Type::scholar)) +
           (left * symbols(rules, player, Type::tax_collector));
  };
}

auto claims_score(const State& end) -> std::string {
  return fmt::format("p1.score = {}", end.players[0].score);
}
auto claims_track(const State& end) -> std::string {
  return fmt::format("p1.track = {}", end.players[0].track);
}
/// Who is left in them is written there.
auto claims_palaces(const State& end) -> std::string {
  return fmt::format("over = 1 and p1.palaces = \"{}\"", to_text(end.players[0].palaces));
}

auto final_score(const State& state) -> std::int64_t { return state.players[0].score; }

/// The round of a game that brings the first player most, and the moves made before it and by its
/// end.
struct BestRound {
  std::int64_t points = 0;
  std::size_t begins = 0;
  std::size_t ends = 0;
};

auto best_round(const YearOfTheDragon& game, const std::vector<Move>& moves) -> BestRound {
  BestRound best;
  auto state = game.start();
  auto points = final_score(state);
  std::size_t begins = 0;
  for (std::size_t made = 1; made <= moves.size(); ++made) {
    const auto round = state.round;
    state = game.apply(state, moves[made - 1]).next;
    if (state.round == round) continue;
    const auto gained = final_score(state) - std::exchange(points, final_score(state));
    if (gained > best.points) best = {gained, begins, made};
    begins = made;
  }
  return best;
}

/// The points that the first player has before that round and after it.
auto show_round(const YearOfTheDragon& game, const std::vector<Move>& moves, const BestRound& round)
    -> Shown {
  const auto score_after = [&](std::size_t made) -> Said {
    return {made, claims_score(after(game, std::span(moves).first(made)))};
  };
  const auto points = game.outcome(after(game, moves)).scores[0];
  const auto said =
      std::to_array<Said>({score_after(round.begins),
                           score_after(round.ends),
                           {moves.size(), fmt::format("over = 1 and outcome.p1 = {}", points)}});
  return show_on_the_way(game, moves, said, "a game with such a round");
}

}  // namespace

auto what_is_the_greatest_final_score(const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    return sought(game,
                  {.aspect = aspect_of(game),
                   .what = fmt::format("final score with {} players, the others standing aside",
                                       game.players()),
                   .limit = most_points(game.rules()),
                   .climb = {.worth = promise(game.rules())},
                   .measure = final_score,
                   .says = claims_score,
                   .shown = "a game of many points for p1"},
                  options);
  });
}

auto what_are_the_largest_swings(const AskOptions& options) -> Answers {
  const auto game = game_for(options, 2);
  const auto most = most_in_round(game.rules(), months);
  const Extreme round{.aspect = "points-of-a-round",
                      .what = "number of points that a player makes in one of twelve rounds",
                      .limit = most,
                      .climb = {.worth = promise(game.rules())}};
  const auto moves = climbed(game, round.climb, options);
  if (moves.empty()) return {no_game(game, round)};
  const auto best = best_round(game, moves);
  auto points = between(game, round, best.points);
  points.shown.push_back(show_round(game, moves, best));
  // A lead that no rounds can make up for.
  auto lead = about(game, "uncatchable", {"end.winner"});
  lead.says = Says::value;
  lead.how = {How::bounded, scope_of(game)};
  lead.title = fmt::format(
      "Before the last round a lead of {} points cannot be caught; from which lead on that holds "
      "is open",
      most + most_at_the_end(game.rules()) + 1);
  lead.bound = "no lead below one point is safe; above, by what a round and the end can bring";
  return {std::move(points), std::move(lead)};
}

auto how_long_must_the_track_be(const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    const auto far = [&](const State& state) -> std::int64_t {
      const auto left = static_cast<std::int64_t>(months) - state.round;
      return (std::int64_t{4} * state.players[0].track) +
             (left * 3 * symbols(game.rules(), state.players[0], Type::warrior));
    };
    return sought(game,
                  {.aspect = aspect_of(game),
                   .what = fmt::format("space that a person marker can reach with {} players",
                                       game.players()),
                   .clauses = {"track.advance"},
                   .limit = most_track(game.rules()),
                   .climb = {.worth = far, .width = 30},
                   .measure = [](const State& state) { return state.players[0].track; },
                   .says = claims_track,
                   .shown = "a game in which p1 goes far"},
                  options);
  });
}

auto can_all_persons_stay(const AskOptions& options) -> Answers {
  constexpr std::int64_t all = 13;
  const auto game = game_for(options, 2);
  const auto kept = [&](const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    std::int64_t rooms = 0;
    for (const auto& palace : player.palaces) rooms += palace.height();
    return (std::int64_t{60} * persons(player)) + (25 * std::min<std::int64_t>(rooms, all)) +
           (6 * std::min<std::int64_t>(player.rice, 10)) +
           (4 * std::min<std::int64_t>(player.yuan, 12)) +
           (std::int64_t{8} * symbols(game.rules(), player, Type::artisan)) +
           (std::int64_t{8} * symbols(game.rules(), player, Type::healer));
  };
  Answers answers;
  for (const std::string_view row : {Climb{}.row, hard_row}) {
    answers.push_back(
        sought(game,
               {.aspect = fmt::format("row-{}", row),
                .what = fmt::format("number of persons at the end of the row {}", row),
                .clauses = {"person.play-one", "event.persons-out"},
                .limit = all,
                .why = "two of the draft and one for each of eleven cards",
                .climb = {.row = row, .worth = kept, .width = 120},
                .measure = [](const State& state) { return persons(state.players[0]); },
                .says = claims_palaces,
                .shown = "a game in which many stay"},
               options));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
