/// Whether a position can be one: what holds of every position that a game leads to.
#include <algorithm>
#include <array>
#include <cstddef>

#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/board/ground.hpp"
#include "model/river_dragons/board/water.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/plan.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"

namespace ruleproof::river_dragons {
namespace {

/// Cards of the hand without gaps, none twice. [plan.five] [dragon.one]
auto plan_fits(const Rules& rules, const Player& player, Cards hand) -> bool {
  Cards laid;
  int dragons = 0;
  bool ended = false;
  for (int position = 0; position < static_cast<int>(most_cards); ++position) {
    const auto card = player.plan[static_cast<std::size_t>(position)];
    ended = ended || card == Card::none;
    if (ended) {
      if (card != Card::none) return false;
      continue;
    }
    if (position >= rules.scale.cards || laid.has(card) || !hand.has(card) ||
        player.gone.has(card)) {
      return false;
    }
    laid.add(card);
    dragons += is_dragon(card) ? 1 : 0;
  }
  return dragons <= 1 || rules.rulings.dragon_limit == DragonLimit::per_position;
}

/// The plans of all, and how far planning is.
auto plans_fit(const Rules& rules, const State& state) -> bool {
  bool none_laid = true;
  bool all_laid = true;
  for (int place = 0; place < rules.players; ++place) {
    const auto seat = (state.first + place) % rules.players;
    const auto& player = state.players[static_cast<std::size_t>(seat)];
    const auto hand = rules.hands[static_cast<std::size_t>(seat)];
    if (!plan_fits(rules, player, hand)) return false;
    if (player.gone.without(hand).bits != 0 ||
        (player.gone.bits != 0 && rules.rulings.cards_back == CardsBack::all)) {
      return false;
    }
    const bool empty = player.plan[0] == Card::none;
    const bool done = cards_to_lay(rules, state, seat).bits == 0;
    none_laid = none_laid && empty;
    all_laid = all_laid && done;
    if (state.stage != Stage::plan) continue;
    if (done != (place < state.turn) || (place > state.turn && !empty)) return false;
  }
  if (state.stage == Stage::over) return all_laid || none_laid;
  return state.stage == Stage::plan || all_laid;
}

/// Whether the stage is one of the card that is being played.
auto stage_fits(const Rules& rules, const State& state) -> bool {
  const auto seat = state.actor();
  const auto card = card_in_action(state);
  if (is_cancelled(rules, state, seat, state.position)) return false;
  const auto is = [&](Card one, Card two) {
    return (card == one && state.left == 1) || (card == two && state.left >= 1);
  };
  switch (state.stage) {
    case Stage::stone:
      return is(Card::stone1, Card::stone2);
    case Stage::choose:
    case Stage::lay:
      return is(Card::plank1, Card::plank2);
    case Stage::remove:
      return card == Card::remove && state.left == 1;
    case Stage::move:
      return is(Card::move1, Card::move2);
    case Stage::jump:
      return card == Card::jump && state.left == 1;
    default:
      return state.left == 0;
  }
}

auto course_fits(const Rules& rules, const State& state) -> bool {
  const bool over = state.stage == Stage::over;
  if (state.first >= rules.players || state.turn >= rules.players ||
      state.position >= rules.scale.cards || state.left > 2 || state.winner > rules.players) {
    return false;
  }
  if (state.stage == Stage::plan ? state.position != 0 || state.left != 0
                                 : !over && !stage_fits(rules, state)) {
    return false;
  }
  const auto limit = rules.round_limit();
  if (state.rounds > limit || (limit > 0 && state.rounds == limit && !over)) return false;
  const bool repeats = rules.rulings.ending == Ending::repetition;
  if (!rules.remembers() && !state.starts.empty()) return false;
  const bool may_draw =
      state.rounds == limit || repeats || rules.rulings.ending == Ending::no_planks;
  if (over && state.winner == 0 &&
      (!may_draw ||
       (limit == 0 && state.rounds == limit && rules.rulings.ending == Ending::arrival_only))) {
    return false;
  }
  return over ? state.turn == 0 && state.left == 0 : state.winner == 0;
}

auto stones_fit(const Rules& rules, const State& state) -> bool {
  const auto& board = rules.components;
  if (stones_in_reserve(rules, state) < 0) return false;
  const auto slots =
      board.free_water ? static_cast<std::size_t>(board.stones) : board.islets.size();
  if ((state.stones.bits >> slots) != 0) return false;
  if (!board.free_water) {
    if (!state.water.empty()) return false;
    bool fits = true;
    for (std::size_t i = 0; i < board.islets.size(); ++i) {
      fits = fits && ((state.stones.bits >> i & 1U) == 0 ||
                      rules.rulings.islet_limit != IsletLimit::outline ||
                      board.stone_size <= board.islet_size[i]);
    }
    return fits;
  }
  if (state.water.size() != slots) return false;
  for (std::size_t i = 0; i < slots; ++i) {
    if ((state.stones.bits >> i & 1U) == 0) {
      if (state.water[i] != Place{}) return false;
      continue;
    }
    auto others = state;
    others.stones.take(islet(i));
    if (!keeps_distance(rules, others, state.water[i])) return false;
  }
  return true;
}

/// [plank.three] The planks that each site bears.
auto loads_fit(const Bridges& bridges) -> bool {
  std::array<int, site_count> loads{};
  for (const auto& span : bridges.spans()) for_each_site(span.bears, [&](Site s) { ++loads[s]; });
  return std::ranges::all_of(loads, [](int load) { return load <= most_load; });
}

/// The stones that may have come under a plank after it was laid. Those that it rests on, where it
/// rests on all that it touches, were there before.
auto came_later(const Rules& rules, const State& state, const Span& span) -> Sites {
  auto sites = Survey(rules, state).under(span.from, span.to) & state.stones.sites();
  if (rules.rulings.over_stone != OverStone::all_touched) return sites;
  for (const auto& bearing : state.bearings) {
    if (bearing.plank == span.plank) sites &= ~bit(bearing.stone);
  }
  return sites;
}

/// Every plank would be allowed where it lies if it were the last one laid, but for stones that
/// came under it later.
auto planks_fit(const Rules& rules, const State& state) -> bool {
  const Bridges bridges(rules, state);
  const auto may_lie = [&](const Span& span) {
    auto others = state;
    others.plank(span.plank) = {Plank::out, 0};
    drop_bearings(others, span.plank);
    for_each_site(came_later(rules, state, span), [&](Site site) { others.stones.take(site); });
    return static_cast<bool>(Ground(rules, others).judge(span.plank, span.from, span.to));
  };
  return loads_fit(bridges) && std::ranges::all_of(bridges.spans(), may_lie);
}

/// Planks off the board are in reserves within their limits, held by who is laying, or out.
auto reserves_fit(const Rules& rules, const State& state) -> bool {
  int held = 0;
  bool some_left = false;
  bool fits = true;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    const bool absent = name.size() <= static_cast<int>(plank_sizes) - rules.scale.planks;
    fits = fits && absent == (plank.at == Plank::absent) &&
           (plank.at < Plank::reserve + rules.players || plank.at >= Plank::held) &&
           (plank.on_board() ? plank.to < site_count && plank.to != plank.at : plank.to == 0);
    held += plank.at == Plank::held ? 1 : 0;
    some_left = some_left || plank.at < Plank::out;
  });
  if (!fits) return false;
  for (int seat = 0; seat < rules.players; ++seat) {
    if (!Reserve::of(rules, state, seat).judge()) return false;
  }
  if (!some_left && rules.rulings.ending == Ending::no_planks && state.stage != Stage::over) {
    return false;
  }
  const bool both = rules.rulings.declare == Declare::both_first;
  if (state.stage == Stage::lay) return held == (both ? state.left : 1);
  if (state.stage == Stage::choose) return held == 0 || (held == 1 && both && state.left == 2);
  return held == 0;
}

auto bearings_fit(const Rules& rules, const State& state) -> bool {
  const bool may_be = rules.directed() || rules.rulings.over_stone == OverStone::all_touched ||
                      rules.rulings.stone_under == StoneUnder::support;
  const Survey survey(rules, state);
  for (std::size_t i = 0; i < state.bearings.size(); ++i) {
    const auto& bearing = state.bearings[i];
    if (!may_be || (i > 0 && !(state.bearings[i - 1] < bearing)) ||
        bearing.plank.seat() >= rules.players || !state.plank(bearing.plank).on_board() ||
        (state.stones.sites() & bit(bearing.stone)) == 0) {
      return false;
    }
    const auto& plank = state.plank(bearing.plank);
    auto sites = survey.under(plank.at, plank.to);
    if (rules.rulings.overhang == Overhanging::rests) {
      sites |= survey.under_overhang(bearing.plank, plank.at, plank.to);
    }
    if ((sites & bit(bearing.stone)) == 0) return false;
  }
  return true;
}

/// [move.one-pawn] Pawns stand on planks of the board, one on each, or in villages; who is in an
/// end village has won.
auto pawns_fit(const Rules& rules, const State& state) -> bool {
  Planks planks = 0;
  for (int seat = 0; seat < rules.players; ++seat) {
    const auto p = static_cast<std::size_t>(seat);
    const auto pawn = state.players[p].pawn;
    const bool won = state.winner == seat + 1;
    if (pawn.on_plank()) {
      if (won || pawn.plank().seat() >= rules.players || !state.plank(pawn.plank()).on_board() ||
          (planks & bit(pawn.plank())) != 0) {
        return false;
      }
      planks |= bit(pawn.plank());
      continue;
    }
    const auto here = bit(pawn.village());
    if ((rules.may_enter[p] & here) == 0 || ((rules.ends[p] & here) != 0) != won) return false;
  }
  return true;
}

}  // namespace

auto RiverDragons::well_formed(const State& state) const -> bool {
  return state.players.size() == static_cast<std::size_t>(rules_.players) &&
         plans_fit(rules_, state) && course_fits(rules_, state) && stones_fit(rules_, state) &&
         reserves_fit(rules_, state) && planks_fit(rules_, state) && bearings_fit(rules_, state) &&
         pawns_fit(rules_, state);
}

}  // namespace ruleproof::river_dragons
