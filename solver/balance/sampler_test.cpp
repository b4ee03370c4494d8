/// The law of samplers and of bots: what a sampler throws anew looks the same to the seat, and is a
/// position of the game; and bots choose alike in positions that look alike.
#include "solver/balance/sampler.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/state.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/games/drako.hpp"
#include "solver/balance/games/river_dragons.hpp"
#include "solver/balance/games/sea_dragons.hpp"
#include "solver/balance/games/year_of_the_dragon.hpp"

namespace ruleproof::solver::balance {
namespace {

using drako::Drako;
using river_dragons::RiverDragons;
using sea_dragons::SeaDragons;
using year_of_the_dragon::YearOfTheDragon;

/// The game with those options, and for a seed above 0 with about a quarter of its rulings changed.
template <Configurable G>
auto game_of(const Texts& options, std::uint64_t seed) -> G {
  SetupText text{.options = options, .rulings = {}};
  Random random(seed);
  for (const auto& ruling : G::ruling_table) {
    if (seed == 0 || random.below(4) != 0) continue;
    const auto& answer = ruling.answers[random.below(ruling.size())];
    text.rulings.emplace(std::string(ruling.id), std::string(answer.id));
  }
  auto game = G::configure(text);
  if (!game) game = G::configure({.options = options, .rulings = {}});
  REQUIRE(game);
  return std::move(game).value();
}

/// Calls `visit(state, seat, moves)` at the choices of a random game.
template <Game G, class Visit>
auto at_choices(const G& game, std::uint64_t seed, std::size_t choices, Visit&& visit) -> void {
  Dice dice(seed);
  const auto choose = [&](const G& rules, const typename G::State& state,
                          std::span<const typename G::Move> moves) {
    const auto seat = rules.to_act(state);
    // Somebody else may have a move out of turn, by a card that nobody sees.
    MoveList<typename G::Move> own;
    own.assign(moves.begin(), moves.end());
    keep_in_turn(rules, state, own);
    if (is_player(seat)) visit(state, seat, own);
    return dice(rules, state, moves);
  };
  (void)play(game, AtMost(choose, choices), [](const auto&...) {});
}

/// Holds positions drawn anew to the law; gives how many were not the position itself.
template <Game G>
auto check_sampler(const G& game, std::uint64_t seed, std::size_t choices) -> int {
  int other = 0;
  Random random(seed);
  MoveList<typename G::Move> same;
  at_choices(game, seed, choices, [&](const auto& state, Seat seat, const auto& own) {
    const auto seen = view_of(game, state, seat);
    const auto sampled = Sampler<G>::sample(game, seen, seat, random);
    CAPTURE(game.position(state));
    CAPTURE(game.position(sampled));
    REQUIRE(view_of(game, sampled, seat) == seen);
    REQUIRE(game.to_act(sampled) == seat);
    REQUIRE(game.well_formed(sampled));
    moves(game, sampled, same);
    keep_in_turn(game, sampled, same);
    REQUIRE(std::ranges::equal(own, same));
    other += sampled == state ? 0 : 1;
  });
  return other;
}

template <Game G>
auto check_sampler_of(const std::vector<Texts>& set_ups, std::size_t choices) -> int {
  int other = 0;
  for (const auto& options : set_ups) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      const auto game = game_of<G>(options, seed);
      if (!Sampler<G>::can(game)) continue;
      other += check_sampler(game, seed + 1, choices);
    }
  }
  return other;
}

TEST_CASE("Drako: what is thrown anew looks the same to the seat and is a position") {
  CHECK(check_sampler_of<Drako>({{}, {{"data", "duel"}}, {{"data", "skirmish"}}}, 150) > 500);
}

TEST_CASE("Sea Dragons: what is thrown anew looks the same to the seat and is a position") {
  CHECK(check_sampler_of<SeaDragons>({{{"players", "2"}}, {{"players", "5"}}, {{"data", "toy"}}},
                                     200) > 500);
}

TEST_CASE("River Dragons: what is thrown anew looks the same to the seat and is a position") {
  CHECK(check_sampler_of<RiverDragons>(
            {{{"players", "2"}}, {{"players", "6"}}, {{"data", "free-water"}}}, 100) > 500);
}

TEST_CASE("In the Year of the Dragon: nothing is hidden, or the sampler says that it cannot") {
  CHECK(check_sampler_of<YearOfTheDragon>({{{"players", "2"}}, {{"players", "5"}}}, 60) == 0);
  const auto hidden =
      YearOfTheDragon::configure({.options = {}, .rulings = {{"release-order", "simultaneous"}}});
  REQUIRE(hidden);
  CHECK(!Sampler<YearOfTheDragon>::can(*hidden));
}

TEST_CASE("cards of the other are thrown in proportion to what he may have") {
  // Early in a game of Drako the dragon has four cards of 38: over many draws, each kind comes up
  // as often as the deck holds it.
  const Drako game;
  auto state = game.start();
  Dice dice(3);
  MoveList<Drako::Move> list;
  while (state.stage == drako::Stage::deal || game.to_act(state) != Seat::p1) {
    moves(game, state, list);
    state = game.apply(state, list[dice(game, state, std::span<const Drako::Move>(list))]).next;
  }
  const auto seen = game.seen_by(state, Seat::p1);
  constexpr int draws = 20'000;
  Random random(1);
  std::array<int, drako::most_kinds> held{};
  for (int i = 0; i < draws; ++i) {
    const auto sampled = Sampler<Drako>::sample(game, seen, Seat::p1, random);
    for (std::size_t k = 0; k < held.size(); ++k) {
      held[k] += sampled.stock(drako::Side::dragon).hand[static_cast<drako::Card>(k)];
    }
  }
  const auto& pool = seen.stock(drako::Side::dragon).deck;
  for (std::size_t k = 0; k < held.size(); ++k) {
    const auto share = static_cast<double>(pool[static_cast<drako::Card>(k)]) / pool.size();
    const auto expected = draws * share * seen.stock(drako::Side::dragon).held;
    CAPTURE(k);
    CHECK(held[k] == doctest::Approx(expected).epsilon(0.1));
  }
}

/// Whether a bot, set at the table with one position or another that looks the same, chooses the
/// same.
template <Game G>
auto check_no_peeking(const G& game, const BotSpec& spec, std::uint64_t seed, std::size_t choices)
    -> int {
  int compared = 0;
  Random random(seed);
  Bot<G> bot(game, spec);
  at_choices(game, seed, choices, [&](const auto& state, Seat seat, auto list) {
    const auto other = Sampler<G>::sample(game, view_of(game, state, seat), seat, random);
    const auto number = random.next();
    bot.begin(number);
    const auto choice = bot.choose(view_of(game, state, seat), seat, list);
    bot.begin(number);
    REQUIRE(bot.choose(view_of(game, other, seat), seat, list) == choice);
    compared += other == state ? 0 : 1;
  });
  return compared;
}

TEST_CASE("no bot peeks: where positions look alike, choices are alike") {
  for (const auto& spec : {BotSpec{.kind = BotKind::greedy},
                           BotSpec{.kind = BotKind::tree_search, .iterations = 12, .depth = 20}}) {
    CAPTURE(to_text(spec));
    CHECK(check_no_peeking(Drako(), spec, 1, 60) > 20);
    CHECK(check_no_peeking(SeaDragons(), spec, 2, 120) > 10);
    CHECK(check_no_peeking(RiverDragons(), spec, 3, 60) > 20);
  }
}

}  // namespace
}  // namespace ruleproof::solver::balance
