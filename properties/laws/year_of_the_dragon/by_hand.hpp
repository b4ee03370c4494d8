/// A step carried out by hand, as people do who know the readings: markers, whose turn it is, who
/// moves in and out. `by_hand_moves.hpp` has what is done in a turn, `by_hand_events.hpp` what
/// comes when all have had theirs.
#pragma once

#include <vector>

#include "properties/laws/year_of_the_dragon/row.hpp"

namespace ruleproof::properties::dragon {

/// The table, and those who move its pieces.
struct Hands {
  const YearOfTheDragon& game;
  State now;
  bool feeds = false;  ///< rice is given in this step
  bool sells = false;  ///< goods are sold at the end

  [[nodiscard]] auto says() const -> const Rulings& { return answers_to(game); }
  [[nodiscard]] auto numbers() const -> const Components& { return numbers_of(game); }
  [[nodiscard]] auto count() const -> std::size_t { return players_of(game, now).size(); }
  [[nodiscard]] auto actor() -> Player& { return now.players[now.actor]; }
};

template <class Number>
auto add_to(Number& held, int more) -> void {
  held = static_cast<Number>(held + more);
}
template <class Number>
auto set_to(Number& held, int number) -> void {
  held = static_cast<Number>(number);
}

// The person track.

/// Who stands on a space, the lowest first.
inline auto stack_on(const Hands& hands, int space) -> std::vector<std::size_t> {
  std::vector<std::size_t> stack;
  for (std::size_t p = 0; p < hands.count(); ++p) {
    if (hands.now.players[p].track == space) stack.push_back(p);
  }
  std::ranges::sort(stack, {}, [&](std::size_t p) { return hands.now.players[p].level; });
  return stack;
}
inline auto set_down(Hands& hands, const std::vector<std::size_t>& stack, int space) -> void {
  for (std::size_t place = 0; place < stack.size(); ++place) {
    auto& player = hands.now.players[stack[place]];
    set_to(player.track, space);
    set_to(player.level, static_cast<int>(place));
  }
}

enum class Lands : std::uint8_t { on_top, below };

/// A marker goes to a space, alone or with those that lie on it.
inline auto move_marker(Hands& hands, std::size_t p, int space, Lands lands, bool with_others)
    -> void {
  const int from = hands.now.players[p].track;
  if (space == from) return;
  const auto left = stack_on(hands, from);
  const auto there = stack_on(hands, space);
  const auto own = std::ranges::find(left, p);
  const auto end = with_others ? left.end() : own + 1;
  const std::vector<std::size_t> moving(own, end);
  std::vector<std::size_t> staying(left.begin(), own);
  staying.insert(staying.end(), end, left.end());
  auto reached = lands == Lands::on_top ? there : moving;
  const auto& above = lands == Lands::on_top ? moving : there;
  reached.insert(reached.end(), above.begin(), above.end());
  set_down(hands, staying, from);
  set_down(hands, reached, space);
}

/// Forward, as far as the track goes: a stand-in for its last space is 50.
inline auto go_forward(Hands& hands, std::size_t p, int steps, Lands lands = Lands::on_top)
    -> void {
  const int from = hands.now.players[p].track;
  auto space = from + steps;
  if (hands.says().track_end == TrackEnd::stops && space > 50) space = std::max(from, 50);
  if (hands.says().track_end == TrackEnd::begins_again) space %= 51;
  move_marker(hands, p, space, lands, hands.says().stack_mover == StackMover::carries);
}

// Whose turn it is.

inline auto is_before(const Hands& hands, std::size_t a, std::size_t b) -> bool {
  const auto& one = hands.now.players[a];
  const auto& other = hands.now.players[b];
  if (one.out != other.out) return other.out;
  if (one.track != other.track) return one.track > other.track;
  const bool above = one.level > other.level;
  return (hands.says().stack_order == StackOrder::top_first) == above;
}
/// A phase begins: nobody has had his turn but those who are out.
inline auto begin_phase(Hands& hands) -> void {
  std::vector<std::size_t> order;
  for (std::size_t p = 0; p < hands.count(); ++p) {
    order.push_back(p);
    hands.now.players[p].acted = hands.now.players[p].out;
  }
  std::ranges::sort(order, [&](auto a, auto b) { return is_before(hands, a, b); });
  for (std::size_t at = 0; at < order.size(); ++at) {
    set_to(hands.now.order[at], static_cast<int>(order[at]));
  }
  hands.now.turn = 0;
}
/// Who is next of those who wait; nobody if none does. Said by the order of the phase, or, where it
/// is looked at again, by the track as it is.
inline auto call_next(Hands& hands) -> bool {
  auto& order = hands.now.order;
  const auto waits = [&](std::size_t at) { return !hands.now.players[order[at]].acted; };
  std::size_t next = hands.count();
  for (auto at = hands.count(); at-- > 0;) {
    if (!waits(at)) continue;
    const bool again = hands.says().turn_order == TurnOrder::re_evaluated;
    if (next == hands.count() || !again || is_before(hands, order[at], order[next])) next = at;
  }
  if (next == hands.count()) return false;
  if (hands.says().turn_order == TurnOrder::re_evaluated) {
    std::swap(order[hands.now.turn], order[next]);
    next = hands.now.turn;
  }
  hands.now.actor = order[next];
  return true;
}
inline auto turn_is_over(Hands& hands) -> void {
  hands.actor().acted = true;
  ++hands.now.turn;
}

inline auto begin_month(Hands& hands) -> void {
  ++hands.now.round;
  hands.now.stage = Stage::deal;
  hands.now.actor = 0;
  hands.now.turn = 0;
}

// Palaces and persons.

inline auto keep_in_order(Palaces& palaces) -> void {
  std::sort(palaces.begin(), palaces.end(), std::greater<>());
}
/// Changes one palace that looks like this.
template <class Change>
auto change_one(Player& player, const Palace& like, const Change& change) -> void {
  const auto found = std::ranges::find(player.palaces, like);
  if (found == player.palaces.end()) return;
  change(*found);
  keep_in_order(player.palaces);
}

/// A person leaves; the palace is marked where no second may leave it.
inline auto let_go(Hands& hands, std::size_t p, const Palace& palace, Tile tile, bool by_event,
                   bool marks = false) -> void {
  change_one(hands.now.players[p], palace, [&](Palace& home) {
    home.remove(tile);
    if (marks) home.mark_hit();
  });
  const bool back = by_event && hands.says().event_release_fate == EventReleaseFate::back_on_pile;
  ++(back ? hands.now.piles : hands.now.box)[static_cast<std::size_t>(tile)];
  if (hands.says().marker_on_leaving == MarkerOnLeaving::stays) return;
  const auto value = hands.game.rules().facts(tile).value;
  move_marker(hands, p, std::max(0, hands.now.players[p].track - value), Lands::on_top, false);
}

inline auto take_guest(Hands& hands) -> Tile {
  auto& guests = hands.now.guests;
  const auto tile = guests[guests.size() - 1];
  guests.resize(guests.size() - 1);
  return tile;
}

/// The person in hand moves in.
inline auto move_in(Hands& hands, const Palace& palace) -> void {
  const auto tile = take_guest(hands);
  const auto& facts = hands.game.rules().facts(tile);
  auto& player = hands.actor();
  change_one(player, palace, [&](Palace& home) { home.add(tile); });
  go_forward(hands, hands.now.actor, facts.value);
  if (hands.says().instant_yield == InstantYield::none) return;
  const auto type = type_of(tile);
  if (type == Type::tax_collector) add_to(player.yuan, facts.symbols);
  if (type == Type::scholar) add_to(player.score, facts.symbols);
  if (type == Type::farmer) add_to(player.rice, facts.symbols);
  if (type == Type::pyrotechnist) add_to(player.fireworks, facts.symbols);
}

}  // namespace ruleproof::properties::dragon
