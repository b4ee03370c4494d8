/// Ways to look at a position: what a seat sees, what is counted, how far the game is.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::drako {
namespace {

/// Moves the cards of `from` to `to`.
auto pour(Cards& from, Cards& to) -> void {
  for (std::size_t i = 0; i < most_kinds; ++i) {
    const auto card = static_cast<Card>(i);
    to[card] = static_cast<std::uint8_t>(to[card] + from[card]);
  }
  from = {};
}

}  // namespace

auto Drako::seen_by(const State& state, Seat seat) const -> State {
  auto seen = state;
  for (const auto side : {Side::dwarves, Side::dragon}) {
    if (player_seat(static_cast<int>(index(side))) == seat) continue;
    auto& stock = seen.stock(side);
    pour(stock.hand, stock.deck);
    pour(stock.aside, stock.deck);
  }
  return seen;
}

auto Drako::measure(const State& state) const -> std::int64_t {
  constexpr std::int64_t card = 1000;
  if (state.stage == Stage::over) return -1;
  std::int64_t cards = 0;
  for (const auto& stock : state.stocks) cards += (2 * stock.left) + stock.held;
  // A hand replaced puts cards back; a turn in which cards moved starts the count of idle ones.
  const auto set_up = std::popcount(state.mulligans) * deck_size;
  const auto turns = (64 * (idle_turns - state.idle)) + (state.busy ? 400 : 0);
  const auto in_turn = (8 * state.actions) + (state.rage && !state.raging ? 16 : 0);
  const auto& pending = state.pending;
  const int attacks = pending.attacks + std::popcount(pending.targets);
  const auto in_action = (20 * attacks) + (19 * pending.hits) + pending.wounds + pending.marches;
  int deciding = 0;
  if (state.stage == Stage::place) {
    for (const auto& dwarf : state.dwarves) deciding += dwarf.at == Hex::nowhere ? 100 : 0;
  }
  if (state.stage == Stage::strike || state.stage == Stage::bite || state.stage == Stage::flame) {
    deciding += 100;
  }
  if (state.stage == Stage::flight) deciding += 1;
  if (state.stage == Stage::discard) deciding -= 1;  // it may follow a mere `stop`
  return (card * (cards + set_up)) + turns + in_turn + in_action + deciding;
}

auto Drako::census(const State& state) const -> std::vector<int> {
  std::vector<int> counts;
  counts.reserve(side_count * most_kinds);
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const auto& stock = state.stock(side);
    for (std::size_t i = 0; i < rules_.deck(side).size(); ++i) {
      const auto card = static_cast<Card>(i);
      counts.push_back(stock.deck[card] + stock.hand[card] + stock.out[card] + stock.aside[card]);
    }
  }
  return counts;
}

namespace {

/// All that a symmetry moves, in the order in which positions are compared.
using Areas = std::array<Hex, dwarf_count + 2>;

auto moved(Areas areas, std::size_t symmetry) -> Areas {
  for (auto& area : areas) area = moved(area, symmetry);
  return areas;
}

}  // namespace

auto Drako::canonical(const State& state) const -> State {
  const Areas areas{state.dragon.at, state.dwarves[0].at, state.dwarves[1].at, state.dwarves[2].at,
                    state.pending.to};
  auto least = areas;
  for (std::size_t symmetry = 1; symmetry < symmetry_count; ++symmetry) {
    if (rules_.board().keeps(symmetry)) least = std::min(least, moved(areas, symmetry));
  }
  auto image = state;
  image.dragon.at = least[0];
  for (std::size_t d = 0; d < dwarf_count; ++d) image.dwarves[d].at = least[d + 1];
  image.pending.to = least[dwarf_count + 1];
  return image;
}

}  // namespace ruleproof::drako
