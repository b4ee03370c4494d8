/// Laws of what may be done: each move that anybody could try is legal where the table allows it,
/// under every reading, and else refused by the clause that stands in its way.
#pragma once

#include "properties/laws/judged.hpp"
#include "properties/laws/river_dragons/judged_pieces.hpp"

namespace ruleproof::properties::rivers {

/// The clause that says what is to be done now.
inline auto duty_of(const State& state) -> Why {
  switch (state.stage) {
    case Stage::plan:
      return "plan.five";
    case Stage::stone:
      return "stone.must";
    case Stage::choose:
    case Stage::lay:
      return "plank.must";
    case Stage::remove:
      return "remove.must";
    case Stage::move:
      return card_being_done(state) == Card::move1 ? "move.one" : "move.two";
    case Stage::jump:
      return "jump.must";
    default:
      return "end.arrival";
  }
}

/// Why a reserve cannot hold these.
template <class G>
auto why_not_kept(const G& game, const State& state, PlankName plank,
                  std::optional<PlankName> out = std::nullopt) -> Why {
  const auto seat = state.actor();
  if (could_keep(game, state, seat, plank, out)) return fine;
  const bool same_size = std::ranges::any_of(reserve_of(state, seat), [&](PlankName name) {
    return name.size() == plank.size() && (!out || name != *out);
  });
  return same_size ? "remove.one-of-a-size" : "remove.two-colours";
}

inline auto why_not_taken_up(const State& state, PlankName plank) -> Why {
  if (plank.number >= planks_of(state).size() || !state.plank(plank).on_board()) {
    return "remove.must";
  }
  return is_occupied(state, plank) ? "remove.not-under-pawn" : fine;
}

template <class G>
auto why_not_now(const G& game, const State& state, const RemovePlank& move) -> Why {
  if (const auto why = why_not_taken_up(state, move.plank); why != fine) return why;
  if (game.rules().rulings.limit_mode == LimitMode::out_of_game) return fine;
  return why_not_kept(game, state, move.plank);
}
template <class G>
auto why_not_now(const G& game, const State& state, const SwapPlank& move) -> Why {
  if (const auto why = why_not_taken_up(state, move.plank); why != fine) return why;
  const bool may = game.rules().rulings.limit_mode == LimitMode::swap &&
                   why_not_kept(game, state, move.plank) != fine &&
                   std::ranges::count(reserve_of(state, state.actor()), move.out) == 1;
  return may ? why_not_kept(game, state, move.plank, move.out) : "remove.must";
}
template <class G>
auto why_not_now(const G& game, const State& state, const RemoveStone& move) -> Why {
  if (!has_stone(state, move.site)) return "remove.must";
  return load_of(game, state, move.site) == 0 ? fine : "remove.not-under-plank";
}
template <class G>
auto why_not_now(const G& game, const State& state, const Decline& /*move*/) -> Why {
  const bool may =
      game.rules().rulings.forced_remove == ForcedRemove::may_decline && could_remove(game, state);
  return may ? fine : "remove.must";
}

template <class G>
auto why_not_now(const G& game, const State& state, const MoveTo& move) -> Why {
  if (move.to.at >= colour_count + most_planks) return duty_of(state);
  const auto seat = seat_before(state);
  const auto from = state.players[seat].pawn;
  if (std::ranges::count(steps_from(game, state, seat, from), move.to) > 0) return fine;
  // What is next to it and not free, or not open to it.
  const bool is_next =
      move.to.on_plank()
          ? std::ranges::count(planks_next_to(game, state, from), move.to.plank(), &Lying::name) > 0
          : from.on_plank() && has_village(game, move.to.village()) &&
                rests_on(game, state, lying(state, from.plank()), move.to.village());
  return is_next ? "move.one-pawn" : "move.one";
}

/// Where a jump over that plank leads whose landing lies beyond the far end of it. Where the two
/// planks touch at neither end of it, or over more than its ends, both ends are far.
template <class G>
auto far_jumps_over(const G& game, const State& state, std::size_t seat, PlankName name) -> Stands {
  const auto& rulings = game.rules().rulings;
  const auto over = lying(state, name);
  const auto from = state.players[seat].pawn;
  const auto touches = [&](Site site) {
    if (!from.on_plank()) return site == from.village();
    const bool links = !is_village(site) || rulings.village_adjacent == VillageAdjacent::direct;
    return links && rests_on(game, state, lying(state, from.plank()), site);
  };
  bool between = false;
  for (const auto site : bearers(game, state, over)) {
    between = between || (site != over.from && site != over.to && touches(site));
  }
  const bool at_from = touches(over.from);
  const bool at_to = touches(over.to);
  const bool either = between || (!at_from && !at_to);
  Stands to;
  for (const auto landing : steps_from(game, state, seat, Stand::on(name))) {
    const bool back = landing == from && rulings.jump_back == JumpBack::no;
    const auto lands_at = [&](Site site) {
      if (!landing.on_plank()) return landing.village() == site;
      const bool links = !is_village(site) || rulings.village_adjacent == VillageAdjacent::direct;
      return links && rests_on(game, state, lying(state, landing.plank()), site);
    };
    if (!back && (((either || at_to) && lands_at(over.from)) ||
                  ((either || at_from) && lands_at(over.to)))) {
      to.push_back(landing);
    }
  }
  return to;
}

template <class G>
auto landings_over(const G& game, const State& state, std::size_t seat, PlankName over) -> Stands {
  return game.rules().rulings.jump_target == JumpTarget::any_neighbour
             ? jumps_over(game, state, seat, over)
             : far_jumps_over(game, state, seat, over);
}

template <class G>
auto why_not_now(const G& game, const State& state, const JumpOver& move) -> Why {
  const auto seat = seat_before(state);
  if (move.to.at >= colour_count + most_planks) return "jump.must";
  if (std::ranges::count(pawns_next_to(game, state, seat), move.over, &Lying::name) == 0) {
    return "jump.must";
  }
  const auto to = landings_over(game, state, seat, move.over);
  return std::ranges::count(to, move.to) > 0 ? fine : "jump.landing";
}

/// Whether the pawn in turn can do what its card asks for.
template <class G>
auto pawn_can_go(const G& game, const State& state) -> bool {
  const auto seat = seat_before(state);
  if (state.stage == Stage::move) {
    return !steps_from(game, state, seat, state.players[seat].pawn).empty();
  }
  return std::ranges::any_of(pawns_next_to(game, state, seat), [&](const Lying& over) {
    return !landings_over(game, state, seat, over.name).empty();
  });
}
template <class G>
auto pawn_would_stay(const G& game, const State& state) -> bool {
  return game.rules().rulings.fall_village == FallVillage::stays &&
         !state.players[seat_before(state)].pawn.on_plank();
}

template <class G>
auto why_not_now(const G& game, const State& state, const Fall& /*move*/) -> Why {
  if (!pawn_can_go(game, state) && !pawn_would_stay(game, state)) return fine;
  return state.stage == Stage::jump ? "jump.fall" : "move.fall";
}

/// Whether there is a place for a stone.
template <class G>
auto finds_water(const G& game, const State& state) -> bool {
  const auto& rules = game.rules();
  const auto is_open = [&](const Move& move) {
    return std::visit(
        [&](const auto& kind) {
          if constexpr (std::is_same_v<std::remove_cvref_t<decltype(kind)>, PutStone> ||
                        std::is_same_v<std::remove_cvref_t<decltype(kind)>, DropStone>) {
            return why_not_now(game, state, kind) == fine;
          } else {
            return false;
          }
        },
        move);
  };
  if (!rules.components.free_water) {
    for (std::size_t i = 0; i < rules.components.islets.size(); ++i) {
      if (is_open(PutStone{islet(i)})) return true;
    }
    return false;
  }
  const int last = rules.components.field / rules.scale.grid * rules.scale.grid;
  for (int q = -last; q <= last; q += rules.scale.grid) {
    for (int r = -last; r <= last; r += rules.scale.grid) {
      if (is_open(DropStone{{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}})) {
        return true;
      }
    }
  }
  return false;
}

template <class G>
auto why_not_now(const G& game, const State& state, const Lose& /*move*/) -> Why {
  bool possible = false;
  if (state.stage == Stage::stone) {
    possible = has_stones_for_it(game, state) && finds_water(game, state);
  } else if (state.stage == Stage::choose) {
    possible = !planks_to_choose(game, state).empty();
  } else if (state.stage == Stage::remove) {
    possible = could_remove(game, state);
  } else {
    possible = pawn_can_go(game, state) || !pawn_would_stay(game, state);
  }
  return possible ? duty_of(state) : fine;
}

/// Whether such a move is made in that stage.
template <class Kind>
auto is_of(Stage stage) -> bool {
  const auto one_of = [&](auto... stages) { return ((stage == stages) || ...); };
  if constexpr (std::is_same_v<Kind, PlanCard>) return stage == Stage::plan;
  if constexpr (std::is_same_v<Kind, PutStone> || std::is_same_v<Kind, DropStone>) {
    return stage == Stage::stone;
  }
  if constexpr (std::is_same_v<Kind, ChoosePlank>) return stage == Stage::choose;
  if constexpr (std::is_same_v<Kind, LayPlank> || std::is_same_v<Kind, Discard>) {
    return stage == Stage::lay;
  }
  if constexpr (std::is_same_v<Kind, MoveTo>) return stage == Stage::move;
  if constexpr (std::is_same_v<Kind, JumpOver>) return stage == Stage::jump;
  if constexpr (std::is_same_v<Kind, Fall>) return one_of(Stage::move, Stage::jump);
  if constexpr (std::is_same_v<Kind, Lose>) {
    return one_of(Stage::stone, Stage::choose, Stage::remove, Stage::move, Stage::jump);
  }
  return stage == Stage::remove;
}

/// What stands in the way of a move; `fine` if nothing does.
template <class G>
auto why_not(const G& game, const State& state, const Move& move) -> Why {
  return std::visit(
      [&](const auto& kind) {
        using Kind = std::remove_cvref_t<decltype(kind)>;
        return is_of<Kind>(state.stage) ? why_not_now(game, state, kind) : duty_of(state);
      },
      move);
}

template <class G>
auto is_judged_so(const G& game, const State& state, const Move& move) -> bool {
  return is_judged_by(game, state, move, why_not(game, state, move));
}

/// Some of all moves, others in each position.
template <class G>
auto moves_are_judged(const G& game, const State& state) -> bool {
  constexpr std::size_t enough = 48;
  return some_moves_are(game, state, enough,
                        [&](const Move& move) { return is_judged_so(game, state, move); });
}

/// Calls `visit(move)` for all that might be done with a plank in the hand: between sites that are
/// there.
template <class G, class Visit>
auto each_way_to_lay(const G& game, const State& state, const Visit& visit) -> void {
  for (const auto name : planks_of(state)) {
    if (!is_held(state, name)) continue;
    visit(Discard{name});
    for (Site from = 0; from < site_count; ++from) {
      if (!can_bear(game, state, from)) continue;
      for (Site to = 0; to < site_count; ++to) {
        if (can_bear(game, state, to)) visit(LayPlank{name, from, to});
      }
    }
  }
}

template <class G, class Visit>
auto each_removal(const State& state, const Visit& visit) -> void {
  visit(Decline{});
  for (Site site = 0; site < site_count; ++site) visit(RemoveStone{site});
  for (const auto name : planks_of(state)) {
    visit(RemovePlank{name});
    for (const auto out : reserve_of(state, state.actor())) visit(SwapPlank{name, out});
  }
}

template <class Visit>
auto each_way_to_go(const State& state, bool jump, const Visit& visit) -> void {
  const auto stands = static_cast<std::uint8_t>(colour_count + planks_of(state).size());
  for (std::uint8_t at = 0; at < stands; ++at) {
    if (!jump) visit(MoveTo{{at}});
    for (const auto& player : state.players) {
      if (jump && player.pawn.on_plank()) visit(JumpOver{player.pawn.plank(), {at}});
    }
  }
  visit(Fall{});
}

/// Calls `visit(move)` for all that might be done in a position, but for stones on free water.
template <class G, class Visit>
auto each_that_may_fit(const G& game, const State& state, const Visit& visit) -> void {
  if (state.stage == Stage::plan) {
    for (std::size_t c = 0; c < card_count; ++c) visit(PlanCard{static_cast<Card>(c)});
  } else if (state.stage == Stage::stone) {
    for (Site site = 0; site < site_count; ++site) visit(PutStone{site});
  } else if (state.stage == Stage::choose) {
    for (const auto name : planks_of(state)) visit(ChoosePlank{name});
  } else if (state.stage == Stage::lay) {
    each_way_to_lay(game, state, visit);
  } else if (state.stage == Stage::remove) {
    each_removal<G>(state, visit);
  } else if (state.stage != Stage::over) {
    each_way_to_go(state, state.stage == Stage::jump, visit);
  }
  visit(Lose{});
}

/// Calls `visit(move)` for moves with numbers that no plank has: some are as many bits away from
/// one.
template <class Visit>
auto each_without_a_plank(const State& state, const Visit& visit) -> void {
  constexpr unsigned word = 64;
  for (const auto name : planks_of(state)) {
    const PlankName none{static_cast<std::uint8_t>(word + name.number)};
    visit(ChoosePlank{none});
    visit(Discard{none});
    visit(RemovePlank{none});
    visit(SwapPlank{name, none});
    visit(MoveTo{Stand::on(none)});
    for (const auto& player : state.players) {
      visit(JumpOver{none, player.pawn});
      visit(JumpOver{name, Stand::on(none)});
    }
  }
}

/// Each is judged as the table says, and those that are legal are those that are offered.
template <class G>
auto what_may_be_done_is_offered(const G& game, const State& state) -> bool {
  if (state.stage == Stage::stone && game.rules().components.free_water) return true;
  const auto& offered = properties::detail::moves_at(game, state);
  std::size_t legal = 0;
  bool right = true;
  const auto met = [&](const Move& move) {
    if (!right) return;
    right = is_judged_so(game, state, move);
    if (!right || why_not(game, state, move) != fine) return;
    ++legal;
    right = std::ranges::count(offered, move) == 1;
  };
  each_that_may_fit(game, state, met);
  each_without_a_plank(state, met);
  return right && legal == offered.size();
}

/// The same of stones on free water, each place of the grid.
template <class G>
auto water_is_offered(const G& game, const State& state) -> bool {
  const auto& rules = game.rules();
  if (!rules.components.free_water || state.stage != Stage::stone) return true;
  const auto& offered = properties::detail::moves_at(game, state);
  const int last = rules.components.field / rules.scale.grid * rules.scale.grid;
  std::size_t legal = why_not(game, state, Lose{}) == fine ? 1 : 0;
  for (int q = -last; q <= last; q += rules.scale.grid) {
    for (int r = -last; r <= last; r += rules.scale.grid) {
      const DropStone drop{{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)}};
      if (!is_judged_so(game, state, drop)) return false;
      if (why_not(game, state, drop) == fine) ++legal;
    }
  }
  return legal == offered.size();
}

template <class G>
inline constexpr auto judged_laws = std::to_array<Law<G>>({
    {.name = "what the table allows is offered, and what it does not is refused by what forbids it",
     .clause = "action.reveal",
     .position = what_may_be_done_is_offered<G>,
     .sample = 16},
    {.name = "a stone may go wherever the water is open, and nowhere else",
     .clause = "stone.open-water",
     .position = water_is_offered<G>,
     .sample = 16,
     .after = to(Stage::stone)},
    {.name = "whatever anybody tries is refused by the clause that stands in its way",
     .clause = "action.reveal",
     .position = moves_are_judged<G>,
     .sample = 64},
});

}  // namespace ruleproof::properties::rivers
