/// What the counts of the rulebook force, whether the data keep to them, and which player counts
/// the worked examples need. What is forced is proved by Z3 over all numbers; the rest is counted.
#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/strength.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

// Numbers of the rulebook. [components.count]
constexpr int all_heads = 54;
constexpr int all_tokens = 44;
constexpr int all_coins = (60 * 1) + (16 * 5);
constexpr int all_mission_cards = 33;
constexpr int all_reef_cards = 24;
constexpr std::array<int, size_count> all_dragon_cards = {26, 36, 18};

/// Colours by seat: with n players the first n are used. [setup.colours]
constexpr std::array<std::string_view, most_players> colours = {"orange", "green", "violet", "pink",
                                                                "yellow"};
constexpr int green = 1;
constexpr int pink = 3;

/// Player counts with which a colour takes part.
auto counts_with(int colour) -> std::vector<int> {
  std::vector<int> counts;
  for (int players = std::max(2, colour + 1); players <= static_cast<int>(most_players);
       ++players) {
    counts.push_back(players);
  }
  return counts;
}

/// The heads that a colour needs.
auto heads_needed(std::size_t colour) -> int {
  int most = 0;
  for (const int players : counts_with(static_cast<int>(colour))) {
    most = std::max(most, heads_for(players));
  }
  return most;
}

/// One line of a check of counts.
auto check(Answer& answer, const std::string& name, int found, int printed) -> void {
  answer.fact(name, fmt::format("{} of {}", found, printed));
  if (found != printed) answer.says = Says::no;
}

/// Ship cells of the four boards on one or the other side: the fewest, the most. They are as many
/// wherever a board lies.
auto ship_cells(const SeaDragons& game) -> std::array<int, 2> {
  const auto& all = game.rules().components;
  std::array<int, 2> range = {0, 0};
  for (std::size_t face = 0; face < face_count; face += 2) {
    const auto [least, most] =
        std::minmax({all.face(face).ships.count(), all.face(face + 1).ships.count()});
    range = {range[0] + least, range[1] + most};
  }
  return range;
}

}  // namespace

auto do_the_totals_force_the_heads(const AskOptions& options) -> Answers {
  const auto scope = scope_of_all(any_game_for(options), {}).resting_on("rulebook");
  Query query("Can the heads of the colours be others than those that the set-up needs?");
  Term all(0);
  Truth other = false;
  std::string by_seat;
  Answer answer{.data = "rulebook",
                .clauses = {"components.count", "setup.heads", "setup.colours"}};
  for (std::size_t c = 0; c < most_players; ++c) {
    const int needed = heads_needed(c);
    const auto heads = query.number(fmt::format("{}-heads", colours[c]), 0, all_heads);
    query.require(heads >= Term(needed));
    all += heads;
    other = other || heads != Term(needed);
    by_seat += fmt::format("{}i = {} and p[i].heads <= {}", c == 0 ? "" : " or ", c + 1, needed);
    answer.fact(fmt::format("heads that {} needs", colours[c]), std::to_string(needed));
  }
  query.require(all == Term(all_heads));
  prove(answer, query, other, Says::yes,
        "The total of 54 heads and the heads of each player force those of each colour", options,
        {How::proved, scope});
  answer.text = "Each colour has what the smallest game that uses it needs, and none is over.";
  answer.always = {fmt::format("all(i: {})", by_seat)};
  return {answer};
}

auto do_the_counts_agree(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  const auto& all = game.rules().components;
  Answer answer{.aspect = "counts",
                .says = Says::yes,
                .how = {How::counted, scope_of_all(game, {})},
                .data = data_of(game),
                .clauses = {"components.count", "setup.ships", "setup.bank"}};
  int heads = 0;
  for (std::size_t c = 0; c < most_players; ++c) heads += heads_needed(c);
  check(answer, "heads that the colours need", heads, all_heads);
  check(answer, "ship tokens", all.ships.size(), all_tokens);
  for (std::size_t s = 0; s < size_count; ++s) {
    const auto size = static_cast<Size>(s);
    check(answer, to_text(size) + " cards", cards_of(all.cards, size), all_dragon_cards[s]);
  }
  check(answer, "gold of all coins", all.coins, all_coins);
  check(answer, "missions", static_cast<int>(all.missions.size()), all_mission_cards);
  check(answer, "reef cards", all.reefs.size(), all_reef_cards);
  const auto cells = ship_cells(game);
  check(answer, "fewest ship cells of four faces", cells[0], all_tokens);
  check(answer, "most ship cells of four faces", cells[1], all_tokens);
  if (answer.says == Says::yes) {
    answer.always =
        component_claims(std::accumulate(all_dragon_cards.begin(), all_dragon_cards.end(), 0),
                         all_tokens, all_mission_cards, all_reef_cards);
  }
  answer.title = answer.says == Says::yes ? "The counts of the rulebook and of the data agree"
                                          : "A count of the rulebook and one of the data differ";
  answer.text = "Tails are not counted here: they limit nothing; reading the data checks them.";
  return {answer};
}

auto which_players_do_the_examples_need(const AskOptions& options) -> Answers {
  const auto scope = scope_of_all(any_game_for(options), {}).resting_on("rulebook");
  const Answer value{.says = Says::value,
                     .how = {How::counted, scope},
                     .data = "rulebook",
                     .clauses = {"players.count", "setup.colours"}};
  auto placement = value;
  placement.aspect = "placement";
  placement.title =
      fmt::format("The example of a placement, in which pink takes part, needs {} players",
                  fmt::join(counts_with(pink), ", "));
  placement.text = "Violet, pink and green take part; pink comes last into the game.";
  auto neighbours = value;
  neighbours.aspect = "neighbours";
  neighbours.title = fmt::format(
      "The example of a neighbour with two dragons fits {} players, and so does that of the size "
      "of a new card",
      fmt::join(counts_with(green), ", "));
  auto control = value;
  control.aspect = "control";
  control.how = {How::counted, scope.with_players(3, static_cast<int>(most_players))};
  control.clauses.emplace_back("control.award");
  for (std::size_t players = 3; players <= most_players; ++players) {
    // Four dragons with more pieces; three and a hidden one; two for everybody else.
    std::array<Presence<int>, most_players> all{};
    for (std::size_t p = 0; p < players; ++p) all[p] = {2, 6, 1};
    all[1] = {4, 12, 1};
    all[2] = {4, 9, 1};
    std::vector<int> awards;
    awards.reserve(players);
    for (std::size_t p = 0; p < players; ++p) awards.push_back(control_points(all, players, p, 7));
    control.fact(fmt::format("awards with {} players, by seat", players),
                 fmt::format("{}", fmt::join(awards, ", ")));
    awards.resize(most_players);
    if (awards != std::vector{0, 21, 10, 0, 0}) control.says = Says::no;
  }
  control.title = control.says == Says::no
                      ? "The example of control contradicts the rule"
                      : "The example of control follows from the rule, and its four columns of "
                        "awards need 4 players";
  return {placement, control, neighbours};
}

namespace {

/// The ship cells of each board on each side, where every mix of sides has as many as there are
/// tokens.
auto any_faces(Query& query) -> std::array<std::array<Term, 2>, realm_count> {
  std::array<std::array<Term, 2>, realm_count> cells;
  for (std::size_t b = 0; b < realm_count; ++b) {
    for (std::size_t side = 0; side < 2; ++side) {
      cells[b][side] =
          query.number(fmt::format("board-{}{}", b + 1, side == 0 ? "A" : "B"), 0, all_tokens);
    }
  }
  for (unsigned mix = 0; mix < 1U << realm_count; ++mix) {
    Term all(0);
    for (std::size_t b = 0; b < realm_count; ++b) all += cells[b][(mix >> b) & 1U];
    query.require(all == Term(all_tokens));
  }
  return cells;
}

}  // namespace

auto which_face_counts_are_possible(const AskOptions& options) -> Answers {
  const auto scope = scope_of_all(any_game_for(options), {}).resting_on("rulebook, public source");
  Query unequal("Can the two sides of a board differ in their ship cells?");
  Truth differ = false;
  for (const auto& board : any_faces(unequal)) differ = differ || board[0] != board[1];
  Answer sides{.aspect = "sides",
               .data = "rulebook, public source",
               .clauses = {"setup.ships", "setup.realms"}};
  auto quarter = sides;
  prove(sides, unequal, differ, Says::no,
        "If every mix of faces has 44 ship cells, the two sides of a board have equally many",
        options, {How::proved, scope});
  // Every mix that is laid out has a cell for each token.
  sides.always = {fmt::format("fleet.size = 0 or stage <= {}", static_cast<int>(Stage::ships))};

  quarter.aspect = "quarter";
  quarter.title = "It is not known whether every face must have 11 ship cells";
  Query other("Can a face have another number than a quarter of them?");
  other.require(any_faces(other)[0][0] != Term(all_tokens / static_cast<int>(realm_count)));
  const auto reply = ask(other, options.budget);
  if (reply.sat == Sat::sat) {
    quarter.says = Says::no;
    quarter.how = {How::counted, scope};
    quarter.title = "A face need not have 11 ship cells: the boards share 44 in any way";
    for (const auto& [name, value] : reply.values) quarter.fact(name, std::to_string(value));
  } else if (reply.sat == Sat::unsat) {
    quarter.says = Says::yes;
    quarter.how = {How::proved, scope};
    quarter.smt2 = reply.smt;
    quarter.title = "Every face must have 11 ship cells";
  }
  return {sides, quarter};
}

}  // namespace ruleproof::solver::sea_dragons_question
