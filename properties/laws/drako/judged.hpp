/// Laws of what may be done: each move that anybody could try is legal where the table allows it,
/// under every reading, and else refused by the clause that stands in its way.
#pragma once

#include "properties/laws/drako/judged_actions.hpp"
#include "properties/laws/drako/judged_moves.hpp"
#include "properties/laws/judged.hpp"

namespace ruleproof::properties::drako_laws {

/// The stage in which a move is made: cards are drawn as they are dealt, and who flies marches.
inline auto stage_for(const Move& move) -> Stage {
  if (as<Drawn>(move) != nullptr) return Stage::draw;
  if (as<Keep>(move) != nullptr || as<Replace>(move) != nullptr) return Stage::mulligan;
  if (as<drako::Place>(move) != nullptr) return Stage::place;
  if (as<Discard>(move) != nullptr) return Stage::discard;
  if (as<March>(move) != nullptr || as<Stay>(move) != nullptr) return Stage::march;
  if (as<Strike>(move) != nullptr) return Stage::strike;
  if (as<Bite>(move) != nullptr) return Stage::bite;
  if (as<Breathe>(move) != nullptr) return Stage::flame;
  if (as<Block>(move) != nullptr || as<Endure>(move) != nullptr) return Stage::answer;
  return as<Allot>(move) != nullptr ? Stage::allot : Stage::action;
}
inline auto like(Stage stage) -> Stage {
  if (stage == Stage::deal) return Stage::draw;
  return stage == Stage::flight ? Stage::march : stage;
}
/// The clause that says when such a move is made.
inline auto clause_for(Stage stage) -> Why {
  switch (stage) {
    case Stage::draw:
      return "draw.two";
    case Stage::mulligan:
      return "setup.mulligan";
    case Stage::place:
      return "setup.placement";
    case Stage::discard:
      return "draw.limit";
    case Stage::march:
      return "move.up-to";
    case Stage::strike:
      return "icon.attack-two";
    case Stage::bite:
      return "icon.bite";
    case Stage::flame:
      return "icon.flame";
    case Stage::answer:
      return "attack.blocked";
    case Stage::allot:
      return "wounds.allotted";
    default:
      return "turn.alternate";
  }
}

/// What stands in the way of a move; `fine` if nothing does.
template <class G>
auto why_not(const G& game, const State& state, const Move& move) -> Why {
  const auto wanted = stage_for(move);
  if (wanted != like(state.stage)) return clause_for(wanted);
  return std::visit([&](const auto& kind) { return why_not_now(game, state, kind); }, move);
}

template <class G>
auto is_judged_so(const G& game, const State& state, const Move& move) -> bool {
  return is_judged_by(game, state, move, why_not(game, state, move));
}

/// Some of all moves, others in each position.
template <class G>
auto moves_are_judged(const G& game, const State& state) -> bool {
  constexpr std::size_t enough = 64;
  return some_moves_are(game, state, enough,
                        [&](const Move& move) { return is_judged_so(game, state, move); });
}

/// Whether a hand is played, wasted, skipped, raged with as the table allows.
template <class G>
auto actions_are_judged(const G& game, const State& state) -> bool {
  const auto is_so = [&](const Move& move) { return is_judged_so(game, state, move); };
  if (!is_so(Skip{}) || !is_so(Draw{}) || !is_so(Shake{}) || !is_so(Rage{}) || !is_so(Stop{})) {
    return false;
  }
  const auto side = state.turn;
  for (std::size_t i = 0; i < numbers_of(game).decks[index(side)].size(); ++i) {
    const auto card = static_cast<Card>(i);
    if (state.stock(side).hand[card] == 0) continue;
    if (!is_so(Waste{side, card}) || !is_so(Play{side, card, 0}) || !is_so(Play{side, card, 1})) {
      return false;
    }
  }
  return true;
}

template <class G>
auto marches_are_judged(const G& game, const State& state) -> bool {
  const auto is_so = [&](const Move& move) { return is_judged_so(game, state, move); };
  for (std::size_t i = 0; i < hex_count; ++i) {
    for (std::size_t who = 0; who < figure_count; ++who) {
      if (!is_so(March{static_cast<Figure>(who), static_cast<Hex>(i)})) return false;
    }
  }
  return is_so(Stay{});
}

template <class G>
auto attacks_are_judged(const G& game, const State& state) -> bool {
  const auto is_so = [&](const Move& move) { return is_judged_so(game, state, move); };
  constexpr auto count = static_cast<std::uint8_t>(directions.size());
  for (std::uint8_t d = 0; d <= count; ++d) {
    if (!is_so(Breathe{d}) || !is_so(Strike{d})) return false;
  }
  return std::ranges::all_of(all_dwarves, [&](Dwarf dwarf) { return is_so(Bite{dwarf}); });
}

template <class G>
inline constexpr auto judged_laws = std::to_array<Law<G>>({
    {.name = "an action is legal where the table allows it, and else refused by what forbids it",
     .clause = "action.kinds",
     .position = actions_are_judged<G>,
     .sample = 4,
     .after = to(Stage::action)},
    {.name = "a figure may go where the card, the areas and those who stand there allow it",
     .clause = "move.up-to",
     .position = marches_are_judged<G>,
     .sample = 16,
     .after = to(Stage::march, Stage::flight)},
    {.name = "an attack is aimed at whom it reaches, and at nobody else",
     .clause = "icon.flame",
     .position = attacks_are_judged<G>,
     .sample = 4,
     .after = to(Stage::strike, Stage::bite, Stage::flame)},
    {.name = "whatever anybody tries is refused by the clause that stands in its way",
     .clause = "turn.alternate",
     .position = moves_are_judged<G>,
     .sample = 64},
});

}  // namespace ruleproof::properties::drako_laws
