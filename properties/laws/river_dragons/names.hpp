/// Laws of names: which clauses a step relies on, by what changed on the table.
#pragma once

#include "properties/laws/names.hpp"
#include "properties/laws/river_dragons/action.hpp"
#include "properties/laws/river_dragons/end.hpp"
#include "properties/laws/river_dragons/pawns.hpp"
#include "properties/laws/river_dragons/remove.hpp"

namespace ruleproof::properties::rivers {

template <class Kind, class G>
auto makes_a(const Look<G>& at) -> bool {
  return std::holds_alternative<Kind>(at.move);
}
template <class G>
auto round_ends(const Look<G>& at) -> bool {
  return ends_round(at.before, at.move, at.next);
}
/// An action begins.
template <class G>
auto begins(const Look<G>& at) -> bool {
  return acts(at.next.stage) && !more_is_left(at.game, at.before, at.move);
}
template <class G>
auto begins_a(const Look<G>& at, Stage stage) -> bool {
  return begins(at) && at.next.stage == stage;
}
template <class G>
auto loses_at(const Look<G>& at, Stage stage) -> bool {
  return makes_a<Lose>(at) && at.before.stage == stage;
}

/// The cards that are passed over between two actions: from the first after the one that is done
/// to the last before the one that begins, counted position by position and seat by seat.
struct Passed {
  std::size_t from = 0;
  std::size_t to = 0;
};
template <class G>
auto passed_cards(const Look<G>& at) -> Passed {
  const auto players = at.before.players.size();
  const bool planned = at.before.stage == Stage::plan;
  const bool ended = round_ends(at);
  if (!ended && !begins(at)) return {};
  const auto here = (std::size_t{at.before.position} * players) + at.before.turn;
  const auto all = static_cast<std::size_t>(at.game.rules().scale.cards) * players;
  const auto next = (std::size_t{at.next.position} * players) + at.next.turn;
  return {planned ? 0 : here + 1, ended ? all : next};
}

/// Whether one of the cards that are passed over is like that: `is(plans, seat, position)`.
template <class G, class Is>
auto passes_one(const Look<G>& at, const Is& is) -> bool {
  const auto players = at.before.players.size();
  const auto plans = plans_after(at.before, at.move);
  const auto [from, to] = passed_cards(at);
  for (auto i = from; i < to; ++i) {
    if (is(plans, (at.before.first + (i % players)) % players, i / players)) return true;
  }
  return false;
}

/// Whether all dragons that meet a card are met themselves.
template <class G>
auto all_are_met(const G& game, const Plans& plans, std::size_t first, std::size_t seat,
                 std::size_t position) -> bool {
  const auto own = game.rules().colours[seat];
  for (std::size_t turn = 0; turn < static_cast<std::size_t>(game.players()); ++turn) {
    const auto other = (first + turn) % static_cast<std::size_t>(game.players());
    if (other == seat) {
      if (game.rules().rulings.dragon_time == DragonTime::owner_turn) return true;
      continue;
    }
    const auto card = plans[other][position];
    if (!is_dragon(card) || colour_of(card) != own) continue;
    if (!is_met(game, plans, first, other, position)) return false;
  }
  return true;
}

template <class G>
auto a_card_is_cancelled(const Look<G>& at) -> bool {
  return passes_one(at, [&](const Plans& plans, std::size_t seat, std::size_t position) {
    const auto card = plans[seat][position];
    return card != Card::none && !is_dragon(card) &&
           is_met(at.game, plans, at.before.first, seat, position);
  });
}
/// A dragon that another one meets matters: it stays, or it still cancels.
template <class G>
auto a_dragon_is_met(const Look<G>& at) -> bool {
  return passes_one(at, [&](const Plans& plans, std::size_t seat, std::size_t position) {
    const auto card = plans[seat][position];
    return card != Card::none && is_met(at.game, plans, at.before.first, seat, position) &&
           (is_dragon(card) || all_are_met(at.game, plans, at.before.first, seat, position));
  });
}

/// All cards of the next position are shown.
template <class G>
auto cards_are_revealed(const Look<G>& at) -> bool {
  if (begins(at)) return true;
  if (!round_ends(at)) return false;
  return at.before.stage == Stage::plan || at.before.position + 1 < at.game.rules().scale.cards;
}

/// The plank that is removed could not be kept beside those of the reserve, since it had the size
/// of one, or else since there were colours enough.
template <class G>
auto is_too_much(const Look<G>& at, bool by_size) -> bool {
  const auto plank = removed_plank(at.move);
  const auto seat = at.before.actor();
  if (!plank || could_keep(at.game, at.before, seat, *plank)) return false;
  return by_size == std::ranges::any_of(reserve_of(at.before, seat), [&](PlankName name) {
           return name.size() == plank->size();
         });
}

template <class G>
auto shares_a_support(const Look<G>& at) -> bool {
  const auto* lay = std::get_if<LayPlank>(&at.move);
  return lay != nullptr &&
         (load_of(at.game, at.before, lay->from) > 0 || load_of(at.game, at.before, lay->to) > 0);
}
template <class G>
auto sticks_out(const Look<G>& at) -> bool {
  const auto* lay = std::get_if<LayPlank>(&at.move);
  if (lay == nullptr || lay->plank.size() == 1) return false;
  const auto& rules = at.game.rules();
  const auto shorter = rules.components.reach[static_cast<std::size_t>(lay->plank.size()) - 2];
  return squared(place_of(at.game, at.before, lay->from), place_of(at.game, at.before, lay->to)) <=
         std::int64_t{shorter} * shorter;
}
/// The reserve has a stone, or two where an action for two needs both.
template <class G>
auto has_stones_for_it(const G& game, const State& state) -> bool {
  const int needed = game.rules().rulings.partial == Partial::lose_both ? state.left : 1;
  return game.rules().components.stones - stones_on_board(state) >= needed;
}
template <class G>
auto draws_without_planks(const Look<G>& at) -> bool {
  return at.next.stage == Stage::over && at.next.winner == 0 && !round_ends(at);
}

template <class G>
inline constexpr auto step_names = std::to_array<NamedWhen<G>>({
    {"goal.cross", [](const Look<G>& at) { return at.next.winner != 0; }},
    {"setup.hand", makes_a<PlanCard, G>},
    {"plan.five", makes_a<PlanCard, G>},
    {"action.reveal", cards_are_revealed<G>},
    {"dragon.cancel", a_card_is_cancelled<G>},
    {"round.end", round_ends<G>},
    {"end.arrival",
     [](const Look<G>& at) { return at.next.winner != 0 || draws_without_planks(at); }},
    {"stone.must",
     [](const Look<G>& at) {
       return puts_a_stone(at.move) || begins_a(at, Stage::stone) ||
              (loses_at(at, Stage::stone) && has_stones_for_it(at.game, at.before));
     }},
    {"stone.limit", makes_a<PutStone, G>},
    {"stone.one-per-islet", makes_a<PutStone, G>},
    {"stone.not-village", [](const Look<G>&) { return false; }},
    {"stone.none-left",
     [](const Look<G>& at) {
       return loses_at(at, Stage::stone) && !has_stones_for_it(at.game, at.before);
     }},
    {"stone.open-water", makes_a<DropStone, G>},
    {"plank.must",
     [](const Look<G>& at) {
       const bool goes_on = acts(at.next.stage) && more_is_left(at.game, at.before, at.move);
       return makes_a<LayPlank>(at) || begins_a(at, Stage::choose) || loses_at(at, Stage::choose) ||
              (makes_a<Discard>(at) && goes_on);
     }},
    {"plank.choose", makes_a<ChoosePlank, G>},
    {"plank.too-long", sticks_out<G>},
    {"plank.too-short", [](const Look<G>&) { return false; }},
    {"plank.no-place", makes_a<Discard, G>},
    {"plank.not-on-plank", shares_a_support<G>},
    {"plank.three", shares_a_support<G>},
    {"remove.must",
     [](const Look<G>& at) {
       return removed_plank(at.move) || makes_a<RemoveStone>(at) || makes_a<Decline>(at) ||
              begins_a(at, Stage::remove);
     }},
    {"remove.not-under-pawn", [](const Look<G>&) { return false; }},
    {"remove.one-of-a-size", [](const Look<G>& at) { return is_too_much(at, true); }},
    {"remove.two-colours", [](const Look<G>& at) { return is_too_much(at, false); }},
    {"remove.not-under-plank", [](const Look<G>&) { return false; }},
    {"remove.lost", [](const Look<G>& at) { return loses_at(at, Stage::remove); }},
    {"move.one",
     [](const Look<G>& at) {
       const bool goes = makes_a<MoveTo>(at) && card_being_done(at.before) == Card::move1;
       return goes || (begins_a(at, Stage::move) && card_being_done(at.next) == Card::move1);
     }},
    {"move.two",
     [](const Look<G>& at) {
       const bool goes = makes_a<MoveTo>(at) && card_being_done(at.before) == Card::move2;
       return goes || (begins_a(at, Stage::move) && card_being_done(at.next) == Card::move2);
     }},
    {"move.one-pawn",
     [](const Look<G>& at) {
       const auto* go = std::get_if<MoveTo>(&at.move);
       return go != nullptr && go->to.on_plank();
     }},
    {"move.fall",
     [](const Look<G>& at) {
       return at.before.stage == Stage::move && (makes_a<Fall>(at) || makes_a<Lose>(at));
     }},
    {"jump.must",
     [](const Look<G>& at) { return makes_a<JumpOver>(at) || begins_a(at, Stage::jump); }},
    {"jump.landing", makes_a<JumpOver, G>},
    {"jump.fall",
     [](const Look<G>& at) {
       return at.before.stage == Stage::jump && (makes_a<Fall>(at) || makes_a<Lose>(at));
     }},
    {"dragon.one",
     [](const Look<G>& at) {
       const auto* laid = std::get_if<PlanCard>(&at.move);
       return laid != nullptr && is_dragon(laid->card);
     }},
    {"dragon.not-dragon", a_dragon_is_met<G>},
});

template <class G>
inline constexpr auto name_laws = std::to_array<Law<G>>({
    {.name = "a step relies on the clauses that are at work in it, and on no other",
     .clause = "action.reveal",
     .holds = names_what_it_does<G, step_names<G>>,
     .sample = 2},
});

}  // namespace ruleproof::properties::rivers
