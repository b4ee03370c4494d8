#include "model/year_of_the_dragon/track.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// Stand-in length of a track that ends. [track.advance] A10
constexpr int last_space = 50;

/// The marker at `player` goes to `space`; with `carried` also those that lie on it.
auto put(Table& table, int player, int space, Landing landing, bool carries) -> void {
  auto& state = table.now;
  const auto from = state.players[static_cast<std::size_t>(player)].track;
  const auto level = state.players[static_cast<std::size_t>(player)].level;
  if (space == from) return;
  int there = 0;
  int left = 0;
  int moving = 0;
  const auto moves = [&](const Player& other, int p) {
    return p == player || (carries && other.track == from && other.level > level);
  };
  for (int p = 0; p < table.rules.players; ++p) {
    const auto& other = table.player(p);
    there += other.track == space ? 1 : 0;
    left += p != player && other.track == from ? 1 : 0;
    moving += moves(other, p) ? 1 : 0;
  }
  // A stack that is left is one of markers that arrived one after the other, too; not so on the
  // space where all begin.
  if (there > 0 || (left > 0 && from > 0)) table.because.add("track.stack.newcomer"_c);
  const auto lowest = landing == Landing::on_top ? there : 0;
  for (int p = 0; p < table.rules.players; ++p) {
    auto& other = table.player(p);
    if (moves(other, p)) {
      other.level = static_cast<std::uint8_t>(lowest + (other.level - level));
      other.track = static_cast<std::int16_t>(-1 - space);  // settled below, when all are counted
    } else if (other.track == from && other.level > level) {
      other.level = static_cast<std::uint8_t>(other.level - moving);
    } else if (other.track == space && landing == Landing::below) {
      other.level = static_cast<std::uint8_t>(other.level + moving);
    }
  }
  for (int p = 0; p < table.rules.players; ++p) {
    auto& other = table.player(p);
    if (other.track < 0) other.track = static_cast<std::int16_t>(-1 - other.track);
  }
}

}  // namespace

auto advance(Table& table, int player, int steps, Landing landing) -> void {
  auto space = table.player(player).track + steps;
  if (table.rulings().track_end == TrackEnd::stops) {
    space = std::max<int>(table.player(player).track, std::min(space, last_space));
  } else if (table.rulings().track_end == TrackEnd::begins_again) {
    space %= last_space + 1;
  }
  put(table, player, space, landing, table.rulings().stack_mover == StackMover::carries);
}

auto move_back(Table& table, int player, int steps) -> void {
  put(table, player, std::max(0, table.player(player).track - steps), Landing::on_top, false);
}

auto is_ahead(const Rules& rules, const State& state, int a, int b) -> bool {
  const auto& first = state.players[static_cast<std::size_t>(a)];
  const auto& second = state.players[static_cast<std::size_t>(b)];
  if (first.track != second.track) return first.track > second.track;
  return rules.rulings.stack_order == StackOrder::top_first ? first.level > second.level
                                                            : first.level < second.level;
}

auto freeze_order(Table& table) -> void {
  auto& state = table.now;
  state.turn = 0;
  state.actor = 0;
  const auto goes_before = [&](int a, int b) {
    if (table.player(a).out != table.player(b).out) return table.player(b).out;
    return is_ahead(table.rules, state, a, b);
  };
  // Insertion sort: a handful of players.
  for (int p = 0; p < table.rules.players; ++p) {
    table.player(p).acted = table.player(p).out;
    int at = p;
    for (; at > 0; --at) {
      const auto before = state.order[static_cast<std::size_t>(at - 1)];
      if (table.player(p).track == table.player(before).track) {
        table.because.add("track.stack.first"_c);
      }
      if (!goes_before(p, before)) break;
      state.order[static_cast<std::size_t>(at)] = before;
    }
    state.order[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(p);
  }
}

auto next_in_order(const Rules& rules, State& state) -> int {
  const auto acted = [&](std::size_t at) { return state.players[state.order[at]].acted; };
  std::size_t best = state.turn;
  const auto count = static_cast<std::size_t>(rules.players);
  while (best < count && acted(best)) ++best;
  if (best == count) return -1;
  if (rules.rulings.turn_order == TurnOrder::re_evaluated) {
    for (auto at = best + 1; at < count; ++at) {
      if (!acted(at) && is_ahead(rules, state, state.order[at], state.order[best])) best = at;
    }
    std::swap(state.order[state.turn], state.order[best]);
    return state.order[state.turn];
  }
  return state.order[best];
}

}  // namespace ruleproof::year_of_the_dragon
