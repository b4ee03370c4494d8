/// Control of a realm, by the code that scores it in play, with Z3's terms for numbers: what more
/// of something can do, what ties bring, and whether a player without a dragon ranks. Numbers go as
/// far as those of the stand-in boards. That readings of it change a winner is shown by games.
#include "model/sea_dragons/control.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

constexpr auto numbers_of_the_boards = "rulebook; numbers within those of the stand-in boards";

using Standing = std::array<Presence<Term>, most_players>;

/// Ranks follow from the dragons, as in play. [control.award]
auto ranks(const Term& dragons, bool all_rank) -> Term {
  return all_rank ? Term(1) : select(Term(0) < dragons, Term(1), Term(0));
}

/// More cannot be in one realm: its cells, or its cells and the hidden cards of its symbol.
auto any_standing(Query& query, const SeaDragons& game, bool all_rank) -> Standing {
  const auto& all = game.rules().components;
  int most_pieces = 0;
  int most_hidden = 0;
  for (std::size_t r = 0; r < realm_count; ++r) {
    most_pieces = std::max(most_pieces, all.plan.realms[r].count());
    most_hidden = std::max<int>(most_hidden, all.reefs[hidden_in(static_cast<Realm>(r))]);
  }
  Standing standing;
  for (int p = 0; p < game.players(); ++p) {
    auto& one = standing[static_cast<std::size_t>(p)];
    one.dragons =
        query.number(fmt::format("p{}-dragons", p + 1), 0, game.rules().heads + most_hidden);
    one.pieces = query.number(fmt::format("p{}-pieces", p + 1), 0, most_pieces);
    one.ranks = ranks(one.dragons, all_rank);
  }
  return standing;
}

auto any_whirlpools(Query& query, const SeaDragons& game) -> Term {
  return query.number("free-whirlpools", 0, most_whirlpools(game));
}

struct Change {
  std::string_view aspect;
  std::string_view what;
  int dragons, pieces, whirlpools;
  bool of_another;  ///< whether another's points are looked at, which are not to rise; else one's
                    ///< own, which are not to fall
};
constexpr auto changes = std::to_array<Change>({
    {"own-dragon", "own dragon", 1, 0, 0, false},
    {"own-piece", "own piece", 0, 1, 0, false},
    {"whirlpool", "free whirlpool", 0, 0, 1, false},
    {"others-dragon", "own dragon", 1, 0, 0, true},
    {"others-piece", "own piece", 0, 1, 0, true},
});

auto wrong_way(Query& query, const SeaDragons& game, bool all_rank, const Change& change) -> Truth {
  const auto players = static_cast<std::size_t>(game.players());
  const auto before = any_standing(query, game, all_rank);
  const auto whirlpools = any_whirlpools(query, game);
  auto then = before;
  then[0].dragons = before[0].dragons + Term(change.dragons);
  then[0].pieces = before[0].pieces + Term(change.pieces);
  then[0].ranks = ranks(then[0].dragons, all_rank);
  const Term more = whirlpools + Term(change.whirlpools);
  const std::size_t who = change.of_another ? 1 : 0;
  const Term was = control_points(before, players, who, whirlpools);
  const Term now = control_points(then, players, who, more);
  return change.of_another ? was < now : now < was;
}

auto changes_the_wrong_way(const SeaDragons& game, const Change& change, const AskOptions& options)
    -> Answer {
  const bool all_rank = game.rulings().zero_control == ZeroControl::ranked;
  const auto* points = change.of_another ? "raise another's points" : "lower one's own points";
  const auto* never = change.of_another ? "raises another's points" : "lowers one's own points";
  const auto holds = fmt::format("An extra {} never {}", change.what, never);
  const auto fails = fmt::format("An extra {} can {}", change.what, points);
  Answer answer{.aspect = fmt::format("{}{}", change.aspect, all_rank ? "/ranked" : ""),
                .data = numbers_of_the_boards,
                .clauses = {"control.award", "control.tie", "control.two-players"}};
  Query query(fails);
  const auto wrong = wrong_way(query, game, all_rank, change);
  const auto scope = scope_of_all(game, {"zero-control"})
                         .with_players(game.players(), game.players())
                         .resting_on(numbers_of_the_boards);
  if (prove(answer, query, wrong, Says::no, holds, options, {How::proved, scope}) == Sat::sat) {
    answer.says = Says::yes;
    answer.how = {How::counted, scope};  // the values are checked by evaluation
    answer.title = fails;
  }
  answer.title += fmt::format(" in a realm, with {} players{}", game.players(),
                              all_rank ? ", under zero-control=ranked" : "");
  answer.text =
      "For every number of dragons, pieces and free whirlpools. A dragon laid adds pieces too, and "
      "it may cover whirlpools, which is another matter.";
  return answer;
}

auto every_change(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto& change : changes) {
    answers.push_back(changes_the_wrong_way(game, change, options));
  }
  return answers;
}

}  // namespace

auto is_control_monotone(const AskOptions& options) -> Answers {
  auto answers = ask_by_players(every_change, options);
  if (options.asked.rulings.contains("zero-control")) return answers;
  append(answers, ask_by_players(every_change, options, {.zero_control = ZeroControl::ranked}));
  return answers;
}

auto what_do_ties_bring(const AskOptions& options) -> Answers {
  const auto scope =
      scope_of_all(any_game_for(options), {}).with_players(3, 3).resting_on("rulebook");
  struct Case {
    std::string_view aspect;
    std::vector<int> pieces;
  };
  constexpr int whirlpools = 5;
  Answers answers;
  for (const auto& [aspect, pieces] :
       {Case{"one-ahead", {10, 8, 8}}, Case{"two-ahead", {10, 10, 5}}, Case{"all-level", {8, 8, 8}},
        Case{"all-apart", {10, 8, 5}}}) {
    std::array<Presence<int>, most_players> all{};
    for (std::size_t p = 0; p < 3; ++p) all[p] = {3, pieces[p], 1};
    std::vector<int> awards;
    awards.reserve(3);
    for (std::size_t p = 0; p < 3; ++p) awards.push_back(control_points(all, 3, p, whirlpools));
    answers.push_back(
        {.aspect = std::string(aspect),
         .says = Says::value,
         .how = {How::counted, scope},
         .title = fmt::format("Three dragons each with {} pieces and {} free "
                              "whirlpools bring {} points",
                              fmt::join(pieces, ", "), whirlpools, fmt::join(awards, ", ")),
         .data = "rulebook",
         .clauses = {"control.award", "control.tie"}});
  }
  return answers;
}

namespace {

auto does_zero_control_matter_for_two(const SeaDragons& game, const AskOptions& options) -> Answer {
  Query query("Do two players get other points if a player without a dragon ranks?");
  const auto needs = any_standing(query, game, false);
  auto ranked = needs;
  for (auto& one : ranked) one.ranks = Term(1);
  const auto whirlpools = any_whirlpools(query, game);
  Truth differ = false;
  for (std::size_t p = 0; p < 2; ++p) {
    // Without a dragon on the surface or hidden there are no pieces in a realm either.
    query.require(implies(needs[p].dragons == Term(0), needs[p].pieces == Term(0)));
    differ = differ ||
             (control_points(needs, 2, p, whirlpools) != control_points(ranked, 2, p, whirlpools));
  }
  Answer answer{.data = numbers_of_the_boards, .clauses = {"control.two-players"}};
  // For both answers, so that neither is named.
  const auto scope = scope_of_all(game, {}).with_players(2, 2).resting_on(numbers_of_the_boards);
  prove(answer, query, differ, Says::no, "zero-control changes no points with two players", options,
        {How::proved, scope});
  answer.always = no_dragon_no_control_claims();
  return answer;
}

auto winners(const SeaDragons& game, const State& end) -> std::string {
  std::vector<std::string> seats;
  const auto wins = game.outcome(end).wins;
  for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
    if (wins[p]) seats.push_back(fmt::format("p{}", p + 1));
  }
  return fmt::format("{}", fmt::join(seats, " and "));
}

/// Random games of few dragons whose winners differ between the two readings; the fewest dragons,
/// of which the worth is the opposite.
auto fewest_dragons(const SeaDragons& game, const SeaDragons& ranked, std::uint64_t games,
                    std::uint64_t first) -> std::optional<Found> {
  return best_of(games, first, [&](std::uint64_t seed) -> std::optional<Found> {
    Dice dice(seed);
    const int wanted = 1 + static_cast<int>((seed - first) % 6);
    int laid = 0;
    auto line = line_of(
        game, [&](const auto& same, const State& state, std::span<const Move> list) -> std::size_t {
          if (state.stage != Stage::lay) return dice(same, state, list);
          if (laid == wanted || dice.random().below(4) != 0) return 0;
          const auto choice = dice(same, state, list);
          laid += is<Lay>(list[choice]) ? 1 : 0;
          return choice;
        });
    const auto one = winners(game, after(game, game.start(), line));
    if (one == winners(ranked, after(ranked, ranked.start(), line))) return std::nullopt;
    return Found{std::move(line), -laid};
  });
}

}  // namespace

auto when_does_zero_control_change_the_winner(const SeaDragons& game, const AskOptions& options)
    -> Answers {
  if (game.players() == 2) return {does_zero_control_matter_for_two(game, options)};
  const auto needs_a_dragon = [&] {
    auto setup = game.setup();
    setup.rulings.erase("zero-control");
    return SeaDragons::configure(setup).value();
  };
  const auto usual = needs_a_dragon();
  const auto ranked =
      game_for(options, game.players(), {.zero_control = ZeroControl::ranked}).value();
  const auto games = 1500 * options.effort;
  const auto best = fewest_dragons(usual, ranked, games, options.seed);
  Answer answer{.clauses = {"control.award", "end.winner"}};
  answer.title =
      fmt::format("Whether zero-control changes the winner with {} players", game.players());
  answer.bound = fmt::format("{} random games of at most six dragons", games);
  if (!best) return {answer};
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.title =
      fmt::format("zero-control changes the winner with {} players in a game of {} dragon{}",
                  game.players(), -best->worth, best->worth == -1 ? "" : "s");
  answer.text = "The fewest dragons that were found; fewer may do.";
  answer.fact("dragons laid", std::to_string(-best->worth));
  for (const auto* some : {&usual, &ranked}) {
    const auto won = winners(*some, after(*some, some->start(), best->line));
    answer.shown.push_back(show(*some, best->line, won + " wins",
                                winners_claim(*some, after(*some, some->start(), best->line))));
  }
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
