/// Ways to look at a position: what a seat sees, what is counted, how far the game is.
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// As many cards of each size, all written as the first figure of it.
auto face_down(const Cards& cards) -> Cards {
  Cards down;
  for (const auto figure : {Figure::i3, Figure::i4, Figure::f5}) {
    down[figure] = static_cast<std::uint8_t>(cards_of(cards, size_of(figure)));
  }
  return down;
}

/// As many cards, all written as the first kind.
auto face_down(const Reefs& reefs) -> Reefs {
  Reefs down;
  down[Reef{}] = static_cast<std::uint8_t>(reefs.size());
  return down;
}

/// As many tokens, all written as green.
auto face_down(const Ships& tokens) -> Ships {
  Ships down;
  down[Ship{}] = static_cast<std::uint8_t>(tokens.size());
  return down;
}

/// How far a turn still goes: below 1024, less after each step of it.
auto rest_of_turn(const State& state) -> int {
  const auto drawn = static_cast<int>(state.drawn.size());
  const auto reefs =
      (24 * state.reefs_due) + (state.stage == Stage::reef ? 20 - drawn : state.keep_left);
  switch (state.stage) {
    case Stage::lay:
      return 900;
    case Stage::retreat:
      return 700;
    case Stage::reef:
    case Stage::keep:
      return (state.unpaid ? 720 : state.completed ? 300 : 540) + reefs;
    case Stage::mission:
      return 500;
    case Stage::open:
      return 200;
    case Stage::take:
      return 100;
    default:
      return 50;
  }
}

/// Steps of the set-up still to come, roughly: less after each of them.
auto rest_of_set_up(const Rules& rules, const State& state) -> int {
  int realms = 0;
  for (const auto& face : state.faces) realms += face.number == 0 ? 2 : 0;
  realms += state.stage == Stage::sides ? 1 : 0;
  int cards = hand_cards * rules.players;
  for (const auto& player : state.players) cards -= player.hand.size();
  const int market = (market_cards * static_cast<int>(size_count)) - state.market.size();
  const int missions = mission_offers - state.mission_market.size();
  return realms + state.fleet.size() + market + missions + cards;
}

}  // namespace

auto SeaDragons::seen_by(const State& state, Seat seat) const -> State {
  auto seen = state;
  if (state.stage == Stage::over) return seen;
  const bool hands = rules_->rulings.hand_view == HandView::open;
  const bool gold = rules_->rulings.gold_view == GoldView::open;
  const auto me = is_player(seat) ? static_cast<std::size_t>(player_of(seat)) : most_players;
  int others_gold = 0;
  std::size_t first_other = most_players;
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules_->players); ++p) {
    if (p == me) continue;
    auto& player = seen.players[p];
    if (!hands) player.hand = face_down(player.hand);
    player.reefs = face_down(player.reefs);
    if (gold) continue;
    // The bank is open, so the sum is known.
    if (first_other == most_players) first_other = p;
    others_gold += player.gold;
    player.gold = 0;
  }
  if (first_other < most_players) {
    seen.players[first_other].gold = static_cast<std::int16_t>(others_gold);
  }
  if (rules_->rulings.token_view == TokenView::face_down) {
    Bits tokens;
    for (auto& of_colour : seen.ships) tokens |= std::exchange(of_colour, Bits{});
    seen.ships[index(Ship{})] = tokens;
    seen.fleet = face_down(seen.fleet);
  }
  if (!hands) seen.stack = face_down(seen.stack);
  seen.reef_stack = face_down(seen.reef_stack);
  for (auto& reef : seen.bottom) reef = Reef{};
  if (me != state.actor) {
    for (auto& reef : seen.drawn) reef = Reef{};
    for (auto& reef : seen.kept) reef = Reef{};
  }
  return seen;
}

auto SeaDragons::measure(const State& state) const -> std::int64_t {
  if (state.stage == Stage::over) return -1;
  int heads = 0;
  int gold_cards = 0;  // which any step may bring, and cashing takes
  for (const auto& player : state.players) {
    heads += player.heads;
    gold_cards += player.reefs[Reef::gold];
  }
  const bool set_up = state.stage < Stage::lay;
  const int turns = heads + (!set_up && head_is_used(state) ? 1 : 0);
  const int rest = set_up ? 1024 + rest_of_set_up(*rules_, state) : rest_of_turn(state);
  constexpr std::int64_t more_than_cards = 32;
  static_assert(more_than_cards > static_cast<std::int64_t>(most_reefs));
  return (more_than_cards * ((std::int64_t{1024} * turns) + rest)) + gold_cards;
}

auto SeaDragons::census(const State& state) const -> std::vector<int> {
  std::vector<int> ships(ship_colours);
  std::vector<int> cards(figure_count);
  std::vector<int> missions(most_missions);
  std::vector<int> reefs(reef_kinds);
  const auto add = [](std::vector<int>& counts, const auto& bag) {
    using Kind = typename std::remove_cvref_t<decltype(bag)>::Kind;
    for (std::size_t k = 0; k < counts.size(); ++k) counts[k] += bag[static_cast<Kind>(k)];
  };
  const auto add_missions = [&](const Missions& some) {
    some.for_each([&](int mission) { ++missions[static_cast<std::size_t>(mission)]; });
  };
  for (std::size_t c = 0; c < ship_colours; ++c) ships[c] += state.ships[c].count();
  add(ships, state.fleet);
  add(ships, state.sunk);
  for (const auto* some : {&state.stack, &state.market, &state.played}) add(cards, *some);
  add_missions(state.mission_stack);
  add_missions(state.mission_market);
  add(reefs, state.reef_stack);
  add(reefs, state.used);
  for (const auto reef : state.bottom) ++reefs[index(reef)];
  for (const auto reef : state.drawn) ++reefs[index(reef)];
  for (const auto& player : state.players) {
    add(ships, player.ships);
    add(cards, player.hand);
    add(reefs, player.reefs);
    add_missions(player.missions);
  }
  auto all = std::move(ships);
  for (const auto& more : {cards, missions, reefs}) all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace ruleproof::sea_dragons
