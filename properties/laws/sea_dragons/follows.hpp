/// What follows what: the stage after a step, whose turn it is, and what is noted of the turn.
#pragma once

#include "properties/laws/sea_dragons/names.hpp"

namespace ruleproof::properties::sea {

template <class G>
auto nobody_has_heads(const G& game, const State& state) -> bool {
  return std::ranges::all_of(players_of(game, state),
                             [](const Player& player) { return player.heads == 0; });
}
template <class G>
auto ends_at_last_head(const G& game, const State& state) -> bool {
  return game.rules().rulings.end_moment == EndMoment::last_head && nobody_has_heads(game, state);
}
inline auto reef_cards_left(const State& state) -> int {
  return state.reef_stack.size() + static_cast<int>(state.bottom.size());
}
/// Whether cards are drawn for a reef at all.
template <class G>
auto can_dive(const G& game, const State& state) -> bool {
  const int least = game.rules().rulings.reef_short == ReefShort::nothing ? 2 : 1;
  return reef_cards_left(state) >= least;
}
template <class G>
auto could_draw(const G& game, const State& state, Size size) -> bool {
  return cards_of(state.stack, size) > 0 ||
         (game.rules().rulings.empty_stack == EmptyStack::reshuffle &&
          cards_of(state.played, size) > 0);
}

/// The stage when all reefs of a dragon or of a mission are done.
template <class G>
auto stage_without_reefs(const G& game, const State& before, const State& after, bool mission)
    -> Stage {
  if (mission) return before.mission_stack.size() == 0 ? Stage::take : Stage::open;
  return ends_at_last_head(game, after) ? Stage::over : Stage::mission;
}
template <class G>
auto stage_with_reefs(const G& game, const State& before, const State& after, bool mission,
                      int reefs) -> Stage {
  if (reefs > 0 && can_dive(game, after)) return Stage::reef;
  if (before.unpaid) {
    return lays(before, Step<State>{after, {}}) ? stage_without_reefs(game, before, after, false)
                                                : Stage::retreat;
  }
  return stage_without_reefs(game, before, after, mission);
}
template <class G>
auto stage_after_turn(const G& game, const State& before) -> Stage {
  const auto next = (before.actor + 1U) % static_cast<unsigned>(game.players());
  return before.players[next].heads > 0 ? Stage::lay : Stage::over;
}
/// The stage after cards of a reef are kept, or one more is drawn.
template <class G>
auto stage_after_dive(const G& game, const State& before, const Move& move, const State& after)
    -> Stage {
  const bool dives = std::holds_alternative<Dive>(move);
  if (dives && before.draw_left > 1) return Stage::reef;
  if (dives && before.keep_left <= before.drawn.size()) return Stage::keep;
  if (!dives && before.keep_left > 1) return Stage::keep;
  const bool all = game.rules().rulings.two_reefs == TwoReefs::four_keep_two;
  return stage_with_reefs(game, before, after, before.completed, all ? 0 : before.reefs_due - 1);
}
/// The next thing that the set-up lacks.
template <class G>
auto stage_of_set_up(const G& game, const State& after) -> Stage {
  for (std::size_t s = 0; s < size_count; ++s) {
    if (cards_of(after.market, static_cast<Size>(s)) < 2) return Stage::market;
  }
  if (after.mission_market.size() < 4) return Stage::missions;
  for (const auto& player : players_of(game, after)) {
    if (player.hand.size() < 2) return Stage::hands;
  }
  return Stage::lay;
}
template <class G>
auto reefs_under(const G& game, const State& before, const Lay& lay) -> int {
  const int reefs = hits(points_of_lay(game, lay), faces_of(game, before).reefs);
  return game.rules().rulings.reward_count == RewardCount::once_a_kind ? std::min(reefs, 1) : reefs;
}

template <class G>
auto stage_expected(const G& game, const State& before, const Move& move, const State& after)
    -> Stage {
  if (before.stage == Stage::market || before.stage == Stage::missions ||
      before.stage == Stage::hands) {
    return stage_of_set_up(game, after);
  }
  if (std::holds_alternative<Cash>(move)) return before.stage;
  if (std::holds_alternative<Pass>(move)) {
    return ends_at_last_head(game, after) ? Stage::over : Stage::take;
  }
  if (const auto* lay = std::get_if<Lay>(&move)) {
    return stage_with_reefs(game, before, after, false, reefs_under(game, before, *lay));
  }
  if (const auto* complete = std::get_if<Complete>(&move)) {
    return stage_with_reefs(game, before, after, true,
                            game.rules().mission(complete->mission).reefs);
  }
  if (std::holds_alternative<Dive>(move) || std::holds_alternative<Keep>(move)) {
    return stage_after_dive(game, before, move, after);
  }
  if (std::holds_alternative<TakeTop>(move)) return Stage::top;
  if (const auto* take = std::get_if<Take>(&move)) {
    const bool refills = before.laid || game.rules().rulings.pass_refill == PassRefill::yes;
    const bool draws = refills && could_draw(game, before, size_of(take->figure));
    return draws ? Stage::refill : stage_after_turn(game, before);
  }
  if (std::holds_alternative<Draw>(move)) return stage_after_turn(game, before);
  return Stage::take;  // no mission, or a new one on the market
}

/// From the first card of the market to the end of the game.
template <class G>
auto the_next_stage_follows(const G& game, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  if (before.stage < Stage::market) return true;
  return step.next.stage == stage_expected(game, before, move, step.next);
}

/// Who is in turn, what was done in it, and the size of its card.
template <class G>
auto turns_are_noted(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto& after = step.next;
  if (before.stage < Stage::lay && after.stage < Stage::lay) return after.actor == 0;
  const bool begins = after.stage == Stage::lay && before.stage != Stage::lay;
  if (begins || after.stage == Stage::over) {
    const auto next = (before.actor + 1) % game.players();
    const int actor = after.stage == Stage::over || before.stage < Stage::lay ? 0 : next;
    return after.actor == actor && !after.laid && !after.completed && after.size == Size::small;
  }
  const bool laid = lays(before, step);
  auto size = before.size;
  if (const auto* pass = std::get_if<Pass>(&move)) size = size_of(pass->figure);
  if (const auto* top = std::get_if<TakeTop>(&move)) size = top->size;
  if (const auto* take = std::get_if<Take>(&move)) size = size_of(take->figure);
  if (const auto* lay = std::get_if<Lay>(&move); laid && lay != nullptr) {
    size = size_of(lay->figure);
  } else if (laid) {
    size = size_of(before.pending.figure);
  }
  return after.actor == before.actor && after.size == size && after.laid == (before.laid || laid) &&
         after.completed == (before.completed || std::holds_alternative<Complete>(move));
}

/// How many cards are to be drawn and kept for the reefs that are due.
template <class G>
auto dives_are_counted(const G& game, const State& state) -> bool {
  const bool all = game.rules().rulings.two_reefs == TwoReefs::four_keep_two;
  const int reefs = all ? state.reefs_due : 1;
  const auto drawn = static_cast<int>(state.drawn.size());
  if (state.stage == Stage::reef) {
    const int left = std::min((2 * reefs) - drawn, reef_cards_left(state));
    return state.reefs_due > 0 && state.draw_left == left && left > 0 &&
           state.keep_left == std::min(reefs, drawn + left);
  }
  if (state.stage == Stage::keep) {
    return state.reefs_due > 0 && state.draw_left == 0 && state.keep_left > 0 &&
           state.keep_left <= reefs && state.keep_left < drawn &&
           drawn + reefs - state.keep_left <= 2 * reefs;
  }
  return state.reefs_due == 0 && state.draw_left == 0 && state.keep_left == 0 && drawn == 0;
}

/// A reef card that is kept goes to who drew it, and of the others each under the stack, in order.
template <class G>
auto reef_cards_go_where_they_should(const G& game, const State& before, const Move& move,
                                     const Step<State>& step) -> bool {
  auto piles = before;
  auto& own = piles.players[before.actor].reefs;
  const auto use = [&](Player& player, Reef reef, int cards) {
    for (int i = 0; i < cards; ++i) {
      --player.reefs[reef];
      if (game.rules().rulings.used_reefs == UsedReefs::bottom) {
        piles.bottom.push_back(reef);
      } else {
        ++piles.used[reef];
      }
    }
  };
  if (const auto* dive = std::get_if<Dive>(&move)) {
    if (before.reef_stack.size() > 0) {
      --piles.reef_stack[dive->reef];
    } else if (before.bottom.empty() || before.bottom[0] != dive->reef) {
      return false;
    } else {
      piles.bottom.erase_at(0);
    }
    piles.drawn.push_back(dive->reef);
    if (before.draw_left == 1 && before.keep_left > before.drawn.size()) {
      for (const auto reef : piles.drawn) ++own[reef];
      piles.drawn.clear();
    }
  } else if (const auto* keep = std::get_if<Keep>(&move)) {
    ++own[keep->reef];
    for (std::size_t i = 0; i < piles.drawn.size(); ++i) {
      if (piles.drawn[i] != keep->reef) continue;
      piles.drawn.erase_at(i);
      break;
    }
    if (before.keep_left == 1) {
      for (const auto reef : piles.drawn) piles.bottom.push_back(reef);
      piles.drawn.clear();
    }
  } else if (const auto* cash = std::get_if<Cash>(&move)) {
    use(piles.players[cash->by == 0 ? before.actor : cash->by - 1U], Reef::gold, 1);
  } else if (const auto* complete = std::get_if<Complete>(&move)) {
    auto& player = piles.players[before.actor];
    for (std::size_t c = 0; c < ship_colours; ++c) {
      use(player, static_cast<Reef>(c), complete->payment.doubles[static_cast<Ship>(c)]);
    }
    use(player, Reef::any_ship, complete->payment.any);
  }
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    if (!(step.next.players[p].reefs == piles.players[p].reefs)) return false;
  }
  return step.next.reef_stack == piles.reef_stack && step.next.bottom == piles.bottom &&
         step.next.drawn == piles.drawn && step.next.used == piles.used;
}

/// A dragon that is not paid is noted until its reefs are drawn.
template <class G>
auto what_is_unpaid_is_noted(const G& game, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  const auto& after = step.next;
  const auto* lay = std::get_if<Lay>(&move);
  const bool dives = after.stage == Stage::reef || after.stage == Stage::keep;
  const bool waits = lay != nullptr && !lays(before, step);
  if (waits) return after.unpaid && after.pending == *lay && dives && !after.laid;
  if (before.unpaid && dives) return after.unpaid && after.pending == before.pending;
  (void)game;
  return !after.unpaid && after.pending == Lay{} && after.kept.empty();
}

template <class G>
inline constexpr auto follow_laws = std::to_array<Law<G>>({
    {.name = "each stage is followed by the next that the rules know",
     .clause = "turn.actions",
     .holds = the_next_stage_follows<G>},
    {.name = "whose turn it is, and what was done in it, is what was done",
     .clause = "turn.order",
     .holds = turns_are_noted<G>},
    {.name = "two cards are drawn for a reef and one is kept, as far as there are cards",
     .clause = "reef.draw",
     .position = dives_are_counted<G>,
     .after = changes<State>("stage reefs bottom drawn reefs-due draw-left keep-left")},
    {.name = "reef cards go from pile to pile as the move says, and no others do",
     .clause = "reef.draw",
     .assumes = {{{"net-gold", "symbols-only"}}},
     .holds = reef_cards_go_where_they_should<G>,
     .after = changes<State>("p.reefs reefs bottom drawn used") |
              moves_of<Move, Dive, Keep, Cash, Complete>()},
    {.name = "a dragon waits for its gold only while its reefs are drawn",
     .clause = "lay.toll",
     .holds = what_is_unpaid_is_noted<G>},
});

}  // namespace ruleproof::properties::sea
