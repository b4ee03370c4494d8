/// The mission market: with how many ship tokens in hand none of the four may be payable, counted
/// over all contents of a supply and all sets of four; and whether the market can stay so for good,
/// of which only the condition is known. Games of greed say how near play comes to it.
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/payment_query.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// Tokens with which so many printed missions cannot be paid that they fill the market.
struct Stuck {
  int most = -1;  ///< tokens, the greatest number
  Ships tokens;
  Missions missions;
  std::uint64_t holdings = 0;  ///< contents that leave a market stuck
  std::uint64_t looked_at = 0;
};

auto unpayable(const SeaDragons& game, const Ships& tokens) -> Missions {
  Missions none;
  const Payment all{.tokens = tokens, .doubles = {}, .any = 0};
  for (std::size_t m = 0; m < game.rules().components.missions.size(); ++m) {
    if (!covers(game.rules(), static_cast<int>(m), all)) none.add(static_cast<int>(m));
  }
  return none;
}

auto look_at_all_tokens(const SeaDragons& game) -> Stuck {
  const auto& all = game.rules().components.ships;
  Stuck stuck;
  Ships tokens;
  while (true) {
    ++stuck.looked_at;
    auto missions = unpayable(game, tokens);
    if (missions.size() >= mission_offers) {
      ++stuck.holdings;
      if (tokens.size() > stuck.most) {
        stuck.most = tokens.size();
        stuck.tokens = tokens;
        stuck.missions = {};
        missions.for_each([&](int mission) {
          if (stuck.missions.size() < mission_offers) stuck.missions.add(mission);
        });
      }
    }
    std::size_t c = 0;  // counts up, a digit for each colour
    while (c < ship_colours && tokens[static_cast<Ship>(c)] == all[static_cast<Ship>(c)]) {
      tokens[static_cast<Ship>(c++)] = 0;
    }
    if (c == ship_colours) return stuck;
    ++tokens[static_cast<Ship>(c)];
  }
}

/// All tokens that are left, in one hand.
auto position_of(const Stuck& stuck) -> std::string {
  return fmt::format("stage=mission p1.ships={} offers={}", to_text(stuck.tokens),
                     to_text(stuck.missions));
}

/// All of one set: what is in hand pays for none.
auto shown_stuck(const SeaDragons& game, const Stuck& stuck) -> Shown {
  const auto open = game.read_position(position_of(stuck)).value();
  MoveList<Move> list;
  moves(game, open, list);
  auto claims = Claims(fmt::format(
      "stage = mission and bits(offers.bits) = {} and p1.ships.size = {} and p1.reefs.size = 0",
      stuck.missions.size(), stuck.most));
  for (const auto& move : list) claims = claims + is_legal(game, open, move);
  stuck.missions.for_each([&](int mission) {
    const Complete all{static_cast<std::uint8_t>(mission), {stuck.tokens, {}, 0}};
    claims = claims + is_illegal(game, open, all);
  });
  return show_from(
      game, open, {}, "no mission of the market can be paid", claims,
      [&](const State& state) { return state.stage == Stage::mission && list.size() == 1; });
}

/// Whoever has more tokens can pay one of four open missions. Reef cards could only help to pay.
auto payable_claim(const Stuck& stuck) -> std::string {
  return fmt::format(
      "stage != mission or bits(offers.bits) < {} or legal-moves > 1 or all(i: i != actor + 1 or "
      "p[i].ships.size <= {})",
      mission_offers, stuck.most);
}

/// The most tokens that leave a market stuck, under one reading.
auto most_tokens(unsigned once, const AskOptions& options) -> Answer {
  const auto game = any_game_for(apart_from(options, {"substitution"}), payment_rulings(once));
  const auto stuck = look_at_all_tokens(game);
  Answer answer{.aspect = payment_name(once) + "/most-tokens",
                .says = Says::yes,
                .how = {How::counted, scope_of_all(game, {"substitution"})},
                .data = data_of(game),
                .clauses = {"mission.pay", "mission.substitute", "setup.missions"}};
  answer.title = fmt::format(
      "None of four open missions may be payable with up to {} ship tokens in hand, under {}",
      stuck.most, once == 0 ? "substitution=unlimited" : "substitution=once");
  answer.text =
      "Counted over all contents of a supply of tokens, without reef cards, and over all sets of "
      "four missions; the position is a sketch, with the other tokens on the board. The least "
      "number is 0: without a ship nothing can be paid.";
  answer.always = {payable_claim(stuck)};
  answer.fact("position", position_of(stuck))
      .fact("contents with which four missions cannot be paid",
            fmt::format("{} of {}", stuck.holdings, stuck.looked_at));
  answer.shown = {shown_stuck(game, stuck)};
  return answer;
}

/// How near play comes to a frozen market: everybody takes ships and completes what can be
/// completed.
auto reached(const SeaDragons& game, const AskOptions& options) -> Answers {
  const auto liking = [&game](const State& state, const Move& move) {
    if (is<Complete>(move)) return 1;
    if (is<Pass>(move)) return -1;
    const auto* lay = std::get_if<Lay>(&move);
    if (lay == nullptr) return 0;
    const auto cells = cells_laid(game, *lay);
    return (2 * tokens_on(state, cells)) - haul_of(game.rules(), state, cells).tolls;
  };
  const auto games = 10 * options.effort;
  const auto best = best_of(games, options.seed, [&](std::uint64_t seed) -> Found {
    auto line = line_of(game, Fond(liking, seed));
    const int sunk = after(game, game.start(), line).sunk.size();
    return {std::move(line), sunk};
  });
  const int fewest = game.rules().components.ships.size() - (best ? best->worth : 0);
  Answer answer{.aspect = "reached",
                .how = {How::unknown, scope_of(game)},
                .bound = fmt::format("{} games of one kind", games),
                .clauses = {"mission.pay", "mission.refill"}};
  answer.title = fmt::format(
      "Whether play of {} players can get to a market that is frozen for good", game.players());
  answer.text =
      "Games in which everybody takes ships and completes missions do not show it; nothing is "
      "proved about others.";
  answer.fact("fewest tokens left at the end of these games", std::to_string(fewest))
      .fact("tokens that may be left in a frozen market",
            std::to_string(look_at_all_tokens(game).most));
  return {answer};
}

}  // namespace

auto can_all_missions_be_unpayable(const AskOptions& options) -> Answers {
  return {most_tokens(0, options), most_tokens(1, options)};
}

auto can_the_market_freeze(const AskOptions& options) -> Answers {
  const auto game = any_game_for(options);
  const auto stuck = look_at_all_tokens(game);
  auto sunk = game.rules().components.ships;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    sunk[colour] = static_cast<std::uint8_t>(sunk[colour] - stuck.tokens[colour]);
  }
  Answer condition{.aspect = "condition",
                   .says = Says::yes,
                   .how = {How::counted, scope_of_all(game, {"substitution"})},
                   .data = data_of(game),
                   .clauses = {"mission.pay", "mission.refill"}};
  condition.title = fmt::format(
      "Once no more than {} ship tokens and no ship card are left in the game, the market can be "
      "frozen for good",
      stuck.most);
  condition.text =
      "A market is frozen for good when all ships that are left, in one hand, would not pay any of "
      "its missions; tokens that are discarded never come back. With more tokens and no cards some "
      "mission of any four could be paid, if one player had them all. Ships shared out among "
      "players, and players who do not want to complete anything, freeze it with more.";
  condition.fact("tokens left", to_text(stuck.tokens))
      .fact("tokens sunk", to_text(sunk))
      .fact("missions", to_text(stuck.missions));
  condition.always = {payable_claim(stuck)};
  condition.shown = {shown_stuck(game, stuck)};
  Answers answers = {condition};
  append(answers, ask_by_players(reached, options));
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
