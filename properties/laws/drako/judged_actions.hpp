/// What stands in the way of actions, answers and the set-up, counted on the table.
#pragma once

#include <string_view>

#include "properties/laws/drako/attack.hpp"
#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

/// A clause in the way.
using Why = std::string_view;
inline constexpr Why fine;
inline auto unless(bool legal, Why why) -> Why { return legal ? fine : why; }

/// Whether the middle of an area lies on the straight way between two others.
inline auto lies_between(Hex from, Hex at, Hex to) -> bool {
  const auto a = axial(from);
  const auto b = axial(to);
  const auto p = axial(at);
  const bool on_line = (p.q - a.q) * (b.r - a.r) == (p.r - a.r) * (b.q - a.q);
  return on_line && steps(from, at) + steps(at, to) == steps(from, to);
}
/// Whether the straight way between two areas leads through the inside of another: looked at in
/// points so close that none is passed over.
inline auto leads_through(Hex from, Hex at, Hex to) -> bool {
  constexpr int points = 300;
  for (int t = 1; t < points; t += 2) {
    const int q = (axial(from).q - axial(at).q) * (points - t) + (axial(to).q - axial(at).q) * t;
    const int r = (axial(from).r - axial(at).r) * (points - t) + (axial(to).r - axial(at).r) * t;
    const int s = -q - r;
    if (std::max({std::abs(q - r), std::abs(r - s), std::abs(s - q)}) < points) return true;
  }
  return false;
}
/// The shooter sees the dragon, past everybody in his way.
template <class G>
auto sees_the_dragon(const G& game, const State& state) -> bool {
  const auto from = state.dwarf(Dwarf::shooter).at;
  const auto to = state.dragon.at;
  const auto& readings = readings_of(game);
  if (from == Hex::nowhere) return false;
  if (readings.line == Line::six_directions && !in_line(from, to)) return false;
  if (readings.near_shot == NearShot::forbidden && steps(from, to) == 1) return false;
  return std::ranges::none_of(state.dwarves, [&](const DwarfFigure& dwarf) {
    if (dwarf.at == Hex::nowhere || dwarf.at == from) return false;
    return readings.line == Line::any_crossed ? leads_through(from, dwarf.at, to)
                                              : lies_between(from, dwarf.at, to);
  });
}
/// Some dwarf stands in that direction, on areas that are used.
template <class G>
auto flame_meets_somebody(const G& game, const State& state, std::uint8_t direction) -> bool {
  if (direction >= directions.size()) return false;
  const auto aimed = aimed_at(game, state, Breathe{direction}, true);
  return std::ranges::count(aimed, true) > 0;
}
template <class G>
auto breathes_on_somebody(const G& game, const State& state) -> bool {
  constexpr auto count = static_cast<std::uint8_t>(directions.size());
  for (std::uint8_t d = 0; d < count; ++d) {
    if (flame_meets_somebody(game, state, d)) return true;
  }
  return false;
}

/// What keeps the player whose turn it is from using an icon.
template <class G>
auto why_no_use(const G& game, const State& state, Icon icon) -> Why {
  const bool dwarves = state.turn == Side::dwarves;
  const bool netted = state.dragon.netted;
  const bool near = count_touching(state) > 0;
  const auto needs = [&](Ability ability, Why else_by) {
    return lost(game, state, ability) ? Why("ability.needed") : else_by;
  };
  switch (icon) {
    case Icon::move:
      return unless(dwarves, "icon.move");
    case Icon::move_two:
      return unless(dwarves, "icon.move-two");
    case Icon::attack:
      return unless(near, "icon.attack");
    case Icon::attack_two:
      return unless(near, "icon.attack-two");
    case Icon::crossbow:
      if (state.dwarf(Dwarf::shooter).at == Hex::nowhere) return "skill.needed";
      return unless(sees_the_dragon(game, state), "icon.crossbow");
    case Icon::net:
      if (state.dwarf(Dwarf::thrower).at == Hex::nowhere) return "skill.needed";
      return unless(!netted, "net.shaken");
    case Icon::walk:
      return needs(Ability::walk, unless(!netted, "net.holds"));
    case Icon::fly:
      return needs(Ability::flight, unless(!netted, "net.holds"));
    case Icon::bite:
      return unless(near, "icon.bite");
    case Icon::flame:
      if (netted && readings_of(game).net_flame == NetFlame::bite_only) {
        return needs(Ability::fire, "net.holds");
      }
      return needs(Ability::fire, unless(breathes_on_somebody(game, state), "icon.flame"));
    case Icon::shield:
      return dwarves ? "icon.shield-dwarves" : "icon.shield-dragon";
    case Icon::none:
      break;
  }
  return "play.one-icon";
}

template <class G>
auto holds_card(const G& game, const State& state, Side side, Card card) -> bool {
  return index(card) < numbers_of(game).decks[index(side)].size() &&
         state.stock(side).hand[card] > 0;
}
/// Calls `is(card)` for kinds in the hand of the player whose turn it is, until one is.
template <class G, class Is>
auto some_card(const G& game, const State& state, const Is& is) -> bool {
  const auto& deck = numbers_of(game).decks[index(state.turn)];
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (state.stock(state.turn).hand[static_cast<Card>(i)] > 0 && is(deck[i])) return true;
  }
  return false;
}

template <class G>
auto could_draw(const G& game, const State& state) -> bool {
  const int left = size_of(state.stock(state.turn).deck);
  if (left == 0) return readings_of(game).draw_empty == DrawEmpty::no_effect;
  return left > 1 || readings_of(game).draw_single == DrawSingle::one;
}
template <class G>
auto could_play(const G& game, const State& state) -> bool {
  return some_card(game, state, [&](const CardKind& kind) {
    return why_no_use(game, state, kind.faces[0].icon) == fine ||
           why_no_use(game, state, kind.faces[1].icon) == fine;
  });
}
template <class G>
auto could_shake(const G& game, const State& state) -> bool {
  return state.turn == Side::dragon && state.dragon.netted && state.actions == 2 &&
         (in_play(state.stock(Side::dragon)) > 0 ||
          readings_of(game).net_without_cards == NetWithoutCards::shaken);
}
template <class G>
auto could_stop(const G& game, const State& state) -> bool {
  return state.actions == 0 || (state.raging && state.actions == 1 &&
                                readings_of(game).rage_third == RageThird::optional);
}
template <class G>
auto could_waste(const G& game, const State& state, const CardKind& kind) -> bool {
  switch (readings_of(game).waste) {
    case Wasting::allowed:
      return true;
    case Wasting::movement_only:
      return std::ranges::any_of(kind.faces, [](const Face& face) {
        return face.icon == Icon::move || face.icon == Icon::move_two || face.icon == Icon::walk ||
               face.icon == Icon::fly;
      });
    case Wasting::last_resort:
      return !could_draw(game, state) && !could_play(game, state) && !could_shake(game, state) &&
             !could_stop(game, state);
    case Wasting::forbidden:
      break;
  }
  return false;
}
template <class G>
auto could_do_something(const G& game, const State& state) -> bool {
  return could_draw(game, state) || could_play(game, state) || could_shake(game, state) ||
         could_stop(game, state) || some_card(game, state, [&](const CardKind& kind) {
           return could_waste(game, state, kind);
         });
}

// What stands in the way in the stage of the move.

inline constexpr Why none_is_due = "turn.two-actions";

template <class G>
auto why_not_now(const G& game, const State& state, const Play& move) -> Why {
  if (state.actions == 0) return none_is_due;
  if (move.side != state.turn || !holds_card(game, state, move.side, move.card)) {
    return "action.kinds";
  }
  if (move.face > 1) return "play.one-icon";
  return why_no_use(game, state, face_of(game, move).icon);
}
template <class G>
auto why_not_now(const G& game, const State& state, const Waste& move) -> Why {
  if (state.actions == 0) return none_is_due;
  if (move.side != state.turn || !holds_card(game, state, move.side, move.card)) {
    return "action.kinds";
  }
  const auto& kind = numbers_of(game).decks[index(move.side)][index(move.card)];
  return unless(could_waste(game, state, kind), "play.one-icon");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Skip& /*move*/) -> Why {
  if (state.actions == 0) return none_is_due;
  return unless(has_run_out(game, state) || !could_do_something(game, state), "action.compulsory");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Draw& /*move*/) -> Why {
  return state.actions == 0 ? none_is_due : unless(could_draw(game, state), "draw.two");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Shake& /*move*/) -> Why {
  return unless(could_shake(game, state), "net.shaken");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Stop& /*move*/) -> Why {
  const bool is_third = state.raging && state.actions == 1;
  return unless(could_stop(game, state), is_third ? "rage.three" : "action.compulsory");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Rage& /*move*/) -> Why {
  const auto& rager = state.dwarf(Dwarf::rager);
  const auto& readings = readings_of(game);
  const bool may_at_all =
      state.turn == Side::dwarves && state.rage && !state.raging && rager.at != Hex::nowhere;
  if (!may_at_all) return "rage.once";
  const bool would_die = rager.wounds + 1 == numbers_of(game).dwarves[index(Dwarf::rager)];
  if (would_die && readings.rage_fatal == RageFatal::forbidden) return "rage.wound";
  const int least = readings.rage_time == RageTime::turn_start           ? 2
                    : readings.rage_time == RageTime::before_last_action ? 1
                                                                         : 0;
  return unless(state.actions >= least, "rage.once");
}

template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Drawn& move) -> Why {
  return unless(move.side == state.turn && state.stock(move.side).deck[move.card] > 0, "draw.two");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Discard& move) -> Why {
  return unless(move.side == state.turn && holds_card(game, state, move.side, move.card),
                "draw.limit");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Block& move) -> Why {
  const auto side = rival(state.turn);
  if (move.side != side || !holds_card(game, state, side, move.card)) return "attack.blocked";
  return unless(shows_shield(game, side, move.card),
                side == Side::dragon ? "icon.shield-dragon" : "icon.shield-dwarves");
}
template <class G>
auto why_not_now(const G& /*game*/, const State& /*state*/, const Endure& /*move*/) -> Why {
  return fine;
}
template <class G>
auto why_not_now(const G& game, const State& state, const Allot& move) -> Why {
  return unless(!lost(game, state, move.ability), "ability.lost");
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Strike& move) -> Why {
  return unless(move.dwarves >= 1 && move.dwarves <= std::min(2, count_touching(state)),
                "icon.attack-two");
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Bite& move) -> Why {
  return unless(touching(state.dwarf(move.dwarf).at, state.dragon.at), "icon.bite");
}
template <class G>
auto why_not_now(const G& game, const State& state, const Breathe& move) -> Why {
  return unless(flame_meets_somebody(game, state, move.direction), "icon.flame");
}
template <class G>
auto why_not_now(const G& /*game*/, const State& /*state*/, const Keep& /*move*/) -> Why {
  return fine;
}
template <class G>
auto why_not_now(const G& /*game*/, const State& /*state*/, const Replace& /*move*/) -> Why {
  return fine;
}

}  // namespace ruleproof::properties::drako_laws
