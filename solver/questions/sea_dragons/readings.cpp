/// Gaps of the rules: which can make a difference, and which are ever reached. What cannot happen
/// is proved or counted by other questions; what remains is a relation that random games are held
/// to, and games in which everybody is after reefs and ships. Gold has a file of its own.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/contacts.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// The points at the end, once more, of an end without any dragon cards.
auto counts_without_cards(const SeaDragons& game, const State& end) -> bool {
  auto bare = end;
  for (const auto cards : {&State::stack, &State::market, &State::played}) bare.*cards = {};
  for (auto& player : bare.players) {
    player.hand = {};
    player.pad = {};
  }
  ClauseSet because;
  Table table{game.rules(), bare, because};
  score(table);
  return game.outcome(bare) == game.outcome(end);
}

/// Whether the card taken in the last turn changes anything: after it only points are counted.
auto card_of_the_last_turn(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto held =
      held_to(game, options, {},
              [](const auto& reading, const State&, const Move&, const Step<State>& step) {
                return step.next.stage != Stage::over || counts_without_cards(reading, step.next);
              });
  return {.aspect = "last-card",
          .says = held.obeyed ? Says::no : Says::unknown,
          .how = {held.obeyed ? How::relation : How::unknown,
                  scope_of_all(game, {}).with_players(game.players(), game.players())},
          .title = "The card taken in the last turn makes no difference",
          .text =
              "After it nobody has a turn, and points come from gold, ships, missions, reef cards "
              "and dragons: the count is the same where all dragon cards are taken away.",
          .clauses = {"take.size", "score.sum"},
          .facts = {{"relation of the proof", to_text(held)},
                    {std::string(steps_held), std::to_string(held.steps)}},
          .always = pad_claims()};
}

/// Where nothing but neighbours brings gold, the mover has no more of it than before.
constexpr auto mover_gets_none =
    "because.lay.neighbours = 0 or because.lay.gold = 1 or because.reef.gold = 1 or not any(i: i = "
    "before.actor + 1 and p[i].gold > before.p[i].gold)";

/// Whether gold for neighbours is ever the mover's.
auto gold_of_the_mover(const SeaDragons& game, const AskOptions& options) -> Answer {
  Answer open{.aspect = "neighbour-gold", .clauses = {"lay.neighbours", "lay.apart"}};
  // Where corners count, own dragons may touch: the gap is there, whoever the gold is paid to.
  if (!is_settled(game, {"neighbour-contact"}, open)) return open;
  const auto own = try_own_contacts(game);
  const auto held = held_to(
      game, options, {},
      [](const auto& reading, const State& before, const Move& move, const Step<State>& step) {
        const auto* lay = std::get_if<Lay>(&move);
        if (lay == nullptr || step.next.unpaid) return true;
        const auto haul = haul_of(reading.rules(), before, cells_laid(reading, *lay));
        if (haul.missing > 0) return true;
        return step.next.players[before.actor].gold ==
               before.players[before.actor].gold + haul.gold - haul.due;
      });
  const bool exact = own.all_refused && held.obeyed;
  return {.aspect = "neighbour-gold",
          .says = exact ? Says::no : Says::unknown,
          .how = {exact ? How::relation : How::unknown,
                  scope_of_all(game, {"neighbour-contact"})
                      .with_players(game.players(), game.players())},
          .title = "Gold for neighbours is never the mover's",
          .text =
              "It is paid to rivals, and no dragon touches another of its player along an edge: a "
              "placement beside an own piece is refused, for all places of all figures.",
          .clauses = {"lay.neighbours", "lay.apart"},
          .facts = {{"placements beside an own piece, all refused", std::to_string(own.tried)},
                    {"relation of the proof", to_text(held)},
                    {std::string(steps_held), std::to_string(held.steps)}},
          .always = {mover_gets_none}};
}

/// Deals of a market and a hand of one size, in both orders, weighed exactly.
auto order_of_the_deal(const SeaDragons& game) -> Answer {
  constexpr std::size_t dealt = market_cards + hand_cards;
  std::map<std::pair<Cards, Cards>, std::uint64_t> market_first;
  std::map<std::pair<Cards, Cards>, std::uint64_t> hand_first;
  auto stack = game.rules().components.cards;
  std::array<Cards, 2> halves;
  const auto deal = [&](auto&& self, std::size_t depth, std::uint64_t weight) -> void {
    if (depth == dealt) {
      market_first[{halves[0], halves[1]}] += weight;
      hand_first[{halves[1], halves[0]}] += weight;
      return;
    }
    auto& half = halves[depth < market_cards ? 0 : 1];
    for (std::size_t f = 0; f < figure_count; ++f) {
      const auto figure = static_cast<Figure>(f);
      const auto left = stack[figure];
      if (size_of(figure) != Size::medium || left == 0) continue;
      --stack[figure];
      ++half[figure];
      self(self, depth + 1, weight * left);
      --half[figure];
      ++stack[figure];
    }
  };
  deal(deal, 0, 1);
  const bool same = market_first == hand_first;
  return {
      .aspect = "deal-order",
      .says = same ? Says::no : Says::yes,
      .how = {How::counted, scope_of_all(game, {})},
      .title = fmt::format("Whether the market or one hand is dealt first makes {} difference",
                           same ? "no" : "a"),
      .text = "Every market and hand of medium cards has the same weight in both orders.",
      .data = data_of(game),
      .clauses = {"setup.dragon-market", "setup.hand"},
      .facts = {{"different deals of a market and a hand", std::to_string(market_first.size())}}};
}

/// The fewest ships that so many missions ask together.
auto ships_for_missions(const SeaDragons& game, std::size_t missions) -> int {
  std::vector<int> asked;
  for (const auto& mission : game.rules().components.missions) {
    asked.push_back(mission.ships.size());
  }
  std::ranges::sort(asked);
  asked.resize(std::min(missions, asked.size()));
  return std::accumulate(asked.begin(), asked.end(), 0);
}

/// Whether all missions can leave their stack: each takes at least the ships that it asks.
auto mission_stack(const SeaDragons& game, const AskOptions& /*options*/) -> Answer {
  Answer open{.aspect = "mission-stack", .clauses = {"mission.refill"}};
  if (!is_settled(game, {"used-reefs"}, open)) return open;
  const auto stack = game.rules().components.missions.size() - mission_offers;
  const int ships = ships_in(all_ships(game));
  const int needed = ships_for_missions(game, stack);
  const bool never = needed > ships || static_cast<int>(stack) > turns_of(game);
  return {.aspect = "mission-stack",
          .says = never ? Says::no : Says::unknown,
          .how = {never ? How::counted : How::unknown, scope_of(game)},
          .title = never ? "The stack of missions is never empty"
                         : "It is not known whether the stack of missions can be empty",
          .text =
              "Every completed mission takes at least as many ships as it asks. Under "
              "used-reefs=bottom ship cards come back, and this does not hold.",
          .clauses = {"mission.refill", "mission.pay"},
          .facts = {{"missions to be completed before it is empty", std::to_string(stack)},
                    {"ships that the cheapest of them ask, and ships that there are",
                     fmt::format("{} and {}", needed, ships)}},
          .always = {"bits(missions.bits) > 0"}};
}

/// What somebody likes who is after reefs and ships, where chance opens missions that bring reefs.
auto reefs_and_ships(const SeaDragons& game, const State& state, const Move& move) -> int {
  const auto& rules = game.rules();
  if (is<Pass>(move)) return -2;
  if (const auto* one = std::get_if<Complete>(&move)) {
    return (10 * rules.mission(one->mission).reefs) - 8;
  }
  if (const auto* one = std::get_if<Open>(&move)) return rules.mission(one->mission).reefs;
  if (const auto* one = std::get_if<Keep>(&move)) return one->reef <= Reef::any_ship ? 1 : 0;
  const auto* lay = std::get_if<Lay>(&move);
  if (lay == nullptr) return 0;
  const auto cells = cells_laid(game, *lay);
  const auto haul = haul_of(rules, state, cells);
  return (6 * haul.reefs) + (3 * tokens_on(state, cells)) - haul.due + haul.gold;
}

auto reef_stack(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto left = [](const State& state) {
    return reef_cards(state) + static_cast<int>(state.drawn.size());
  };
  const auto liking = [&](const State& state, const Move& move) {
    return reefs_and_ships(game, state, move);
  };
  const auto games = 8 * options.effort;
  const auto best = best_of(games, options.seed, [&](std::uint64_t seed) {
                      return peak_of(game, line_of(game, Fond(liking, seed)),
                                     [&](const State& state) { return -left(state); });
                    }).value();
  const int fewest = -best.worth;
  const bool reached = fewest < reef_draw;
  return {.aspect = "reef-stack",
          .says = reached ? Says::yes : Says::unknown,
          .how = {reached ? How::replayed : How::unknown, scope_of(game)},
          .title = reached ? fmt::format("The reef stack can come down to {} card{}", fewest,
                                         fewest == 1 ? "" : "s")
                           : "It is not known whether the reef stack can have fewer than two cards",
          .bound = fmt::format("{} games of greedy play", games),
          .clauses = {"reef.draw"},
          .facts = {{"fewest cards left that were found", std::to_string(fewest)}},
          .shown = {show(game, best.line, "the fewest reef cards left that were found",
                         fmt::format("reefs.size + bottom.size + drawn.size = {}", fewest))}};
}

/// Whether the moment of the end matters: the last turn with its mission, and without.
auto moment_of_the_end() -> Answer {
  constexpr std::string_view position = "actor=1 heads=1 p2.hand=L3+I4 p2.ships=gg offers=1+2+3+4";
  Answer answer{.aspect = "end-moment",
                .says = Says::yes,
                .how = How::replayed,
                .title = "end-moment decides whether the last turn may complete a mission",
                .text =
                    "Nobody has another turn under either answer; but if play ends as soon as the "
                    "last head is used, that turn has neither a mission nor a card. The position "
                    "is a sketch of a last turn.",
                .data = data_of(game_of(2)),
                .clauses = {"end.heads", "turn.actions"}};
  for (const bool whole : {true, false}) {
    const auto game =
        game_of(2, {.end_moment = whole ? EndMoment::after_the_turn : EndMoment::last_head});
    Line line = {game.read_move("lay L3 turn 2 at i9").value()};
    if (whole) line.push_back(game.read_move("complete 1 for gg").value());
    answer.shown.push_back(show_from(
        game, game.read_position(position).value(), line,
        whole ? "the last turn is played to its end" : "play ends with the last head",
        whole ? "bits(p2.missions.bits) = 1" : "over = 1 and bits(p2.missions.bits) = 0"));
  }
  return answer;
}

auto gaps_of_a_game(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto gap : {gold_of_the_mover, card_of_the_last_turn, mission_stack, reef_stack}) {
    answers.push_back(gap(game, options));
    answers.back().title += fmt::format(", with {} players", game.players());
  }
  return answers;
}

}  // namespace

auto which_gaps_make_a_difference(const AskOptions& options) -> Answers {
  Answers answers = {order_of_the_deal(any_game_for(options)), moment_of_the_end()};
  for (auto& answer : by_players<how_many_turns_are_there>(options)) {
    // Nobody acts without a head, so what somebody could do without one is idle.
    answer.aspect += "/heads";
    const bool proved = answer.says == Says::value;
    answer.says = proved ? Says::no : Says::unknown;
    if (proved) {
      answer.title =
          "What a player without heads may do never makes a difference: nobody has a turn "
          "without one";
    }
    answers.push_back(std::move(answer));
  }
  for (auto& answer : by_players<how_many_cards_of_a_size_can_be_drawn>(options)) {
    answer.aspect += "/no-other-size";
    if (answer.says == Says::value) answer.says = Says::no;
    answers.push_back(std::move(answer));
  }
  for (auto& answer : by_players<which_stacks_can_run_dry>(options)) {
    if (answer.says != Says::yes) continue;
    answer.aspect += "-stack";
    answer.text += " There empty-stack, and whether played cards come back, makes a difference.";
    answers.push_back(std::move(answer));
  }
  append(answers, by_players<gaps_of_a_game>(options));
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
