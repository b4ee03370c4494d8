/// Whether a position can be one: the invariant of the representation.
#include <algorithm>
#include <cstddef>
#include <span>

#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

auto players_in(const Rules& rules, const State& state) -> std::span<const Player> {
  return std::span(state.players).first(static_cast<std::size_t>(rules.players));
}

/// [setup.realms] Faces that there are, of different boards, from the north on.
auto faces_fit(const Rules& rules, const State& state) -> bool {
  std::size_t joined = 0;
  unsigned boards = 0;
  for (std::size_t r = 0; r < realm_count; ++r) {
    const auto face = state.faces[r];
    if (face.number == 0) continue;
    if (!face.is_one()) return false;
    if (joined != r || !rules.components.faces[face.place()]) return false;
    const bool any_turn = rules.rulings.board_turn == BoardTurn::random;
    if (face.turn() >= (any_turn ? board_turns : 1)) return false;
    const auto bit = 1U << static_cast<unsigned>(face.board());
    if ((boards & bit) != 0) return false;
    boards |= bit;
    ++joined;
  }
  if (rules.components.fixed[0].number != 0 && state.faces != rules.components.fixed) return false;
  if (state.stage == Stage::realms) return joined < realm_count;
  if (state.stage == Stage::sides) {
    return joined > 0 && rules.rulings.sides == Sides::chosen &&
           rules.components.fixed[0].number == 0;
  }
  return joined == realm_count;
}

/// [setup.ships] Tokens lie on ship cells that no dragon covers. In play all such cells have one,
/// which is a law; sketches may give the tokens to players.
auto tokens_fit(const Rules& rules, const State& state) -> bool {
  Bits all;
  int tokens = 0;
  for (const auto& cells : state.ships) {
    all |= cells;
    tokens += cells.count();
  }
  if (tokens != all.count()) return false;
  const auto berths = terrain_of(rules, state).ships;
  if (state.stage > Stage::ships) {
    return state.fleet.empty() && (all & ~(berths & ~pieces_on(state))).empty();
  }
  if (!(all & ~berths).empty() || !state.sunk.empty()) return false;
  if (state.stage != Stage::ships) return all.empty();
  // Laid out in order: none lies behind an empty berth.
  const auto empty = berths & ~all;
  if (state.fleet.empty() || empty.empty()) return false;
  bool in_order = true;
  all.for_each([&](Cell cell) { in_order = in_order && cell < empty.first(); });
  return in_order;
}

/// One dragon, moved to the top left corner, is a turn of some figure.
auto is_figure(const Rules& rules, const Bits& dragon) -> bool {
  int left = row_cells;
  int top = row_cells;
  dragon.for_each([&](Cell cell) {
    left = std::min(left, column_of(cell));
    top = std::min(top, row_of(cell));
  });
  const auto moved = dragon.from(cell_at(left, top));
  for (const auto& turns : rules.components.figures) {
    for (const auto& turn : turns) {
      if (turn.cells == moved) return true;
    }
  }
  return false;
}

/// [lay.one-piece] [lay.apart] What hangs together is one dragon; no more than heads were used.
auto dragons_fit(const Rules& rules, const State& state) -> bool {
  Bits all;
  for (const auto& player : players_in(rules, state)) {
    if (!(player.dragons & (all | ~rules.components.plan.sea)).empty()) return false;
    all |= player.dragons;
    int dragons = 0;
    for (auto left = player.dragons; !left.empty(); ++dragons) {
      const auto dragon = connected(Bits::of(left.first()), player.dragons);
      if (!is_figure(rules, dragon)) return false;
      left &= ~dragon;
    }
    if (player.heads > rules.heads || dragons > rules.heads - player.heads) return false;
  }
  return true;
}

/// [turn.order] Those before the player in turn have had one turn more than those after him.
auto heads_fit(const Rules& rules, const State& state) -> bool {
  const auto players = players_in(rules, state);
  if (state.stage < Stage::lay || state.stage == Stage::over) {
    const int heads = state.stage == Stage::over ? 0 : rules.heads;
    return state.actor == 0 &&
           std::ranges::all_of(players, [&](const Player& p) { return p.heads == heads; });
  }
  const int heads = players[state.actor].heads + (head_is_used(state) ? 1 : 0);
  if (heads == 0) return false;
  for (std::size_t p = 0; p < players.size(); ++p) {
    if (p != state.actor && players[p].heads != heads - (p < state.actor ? 1 : 0)) return false;
  }
  return true;
}

/// Cards in hand, on the markets, and no more played than heads were used.
auto cards_fit(const Rules& rules, const State& state) -> bool {
  for (std::size_t s = 0; s < size_count; ++s) {
    if (cards_of(state.market, static_cast<Size>(s)) > market_cards) return false;
  }
  if (state.mission_market.size() > mission_offers) return false;
  int used = 0;
  const auto players = players_in(rules, state);
  for (std::size_t p = 0; p < players.size(); ++p) {
    used += rules.heads - players[p].heads;
    const int cards = cards_in_hand(rules, state, p);
    const int held = players[p].hand.size();
    if (state.stage >= Stage::lay ? held != cards : held > cards) return false;
    if (state.stage < Stage::hands && held > 0) return false;
  }
  if (state.played.size() > used) return false;
  if (state.stage == Stage::hands || state.stage >= Stage::lay) return true;
  return (state.stage == Stage::missions || state.mission_market.size() == 0) &&
         (state.stage >= Stage::market || state.market.empty());
}

/// What the stages before the first turn draw.
auto set_up_fits(const Rules& rules, const State& state) -> bool {
  const bool all_offers = state.mission_market.size() == mission_offers;
  const bool all_cards = state.market.size() == market_cards * static_cast<int>(size_count);
  const auto first_open = [&] {
    for (std::size_t s = 0; s < size_count; ++s) {
      const auto size = static_cast<Size>(s);
      if (cards_of(state.market, size) < market_cards) return size;
    }
    return Size::large;
  };
  switch (state.stage) {
    case Stage::market:
      return !all_cards && state.size == first_open();
    case Stage::missions:
      return all_cards && !all_offers && state.size == Size::large;
    case Stage::hands: {
      bool full = true;  // those who have their cards come first
      for (const auto& player : players_in(rules, state)) {
        if (!full && !player.hand.empty()) return false;
        full = player.hand.size() == hand_cards;
        if (cards_of(player.hand, Size::medium) != player.hand.size()) return false;
      }
      return all_cards && all_offers && !full && state.size == Size::medium;
    }
    default:
      return state.stage >= Stage::lay || state.size == Size::small;
  }
}

/// Nobody has anything before the first turn but his gold, his heads and cards.
auto supplies_fit(const Rules& rules, const State& state) -> bool {
  const bool set_up = state.stage < Stage::lay;
  for (const auto& player : players_in(rules, state)) {
    if (player.gold < 0 || (state.stage != Stage::over && player.pad != ScorePad{})) return false;
    if (!set_up) continue;
    if (player.gold != start_gold || !player.dragons.empty() || !player.ships.empty() ||
        !player.reefs.empty() || player.missions.size() > 0) {
      return false;
    }
  }
  if (set_up && (!state.bottom.empty() || !state.used.empty() || !state.played.empty())) {
    return false;
  }
  return rules.rulings.bank == Bank::unlimited || bank_of(rules, state) >= 0;
}

/// A dragon that is not yet paid is one that could be paid with luck.
auto pending_fits(const Rules& rules, const State& state) -> bool {
  if (!state.unpaid) return state.pending == Lay{} && state.kept.empty();
  if (rules.rulings.net_gold != NetGold::drawn_reef_gold || state.laid) return false;
  const auto& mover = state.players[state.actor];
  const auto verdict = judge(rules, state, state.pending);
  if (!verdict && verdict.why() != "lay.toll"_c) return false;
  for (std::size_t k = 0; k < reef_kinds; ++k) {
    const auto kind = static_cast<Reef>(k);
    if (std::ranges::count(state.kept, kind) > mover.reefs[kind]) return false;
  }
  const auto& turn = rules.figure(state.pending.figure)[state.pending.turn];
  return haul_of(rules, state, cells_of(turn, state.pending.corner)).missing > 0;
}

/// Reef cards before the player in turn.
auto reefs_fit(const Rules& rules, const State& state) -> bool {
  const bool diving = state.stage == Stage::reef || state.stage == Stage::keep;
  const int due = state.reefs_due;
  if (!diving) {
    return due + state.draw_left + state.keep_left == 0 && state.drawn.empty() && !state.unpaid;
  }
  const bool all = rules.rulings.two_reefs == TwoReefs::four_keep_two;
  const int reefs = all ? due : 1;
  const auto drawn = static_cast<int>(state.drawn.size());
  if (due < 1 || due > static_cast<int>(most_cells) || state.keep_left < 1 ||
      state.keep_left > reefs) {
    return false;
  }
  if (static_cast<int>(state.kept.size()) + state.keep_left > static_cast<int>(most_cells))
    return false;
  if (state.stage == Stage::keep) return state.draw_left == 0 && drawn > state.keep_left;
  return state.draw_left >= 1 && drawn + state.draw_left <= reef_draw * reefs &&
         state.draw_left <= reef_cards(state);
}

/// The marks of a turn.
auto turn_fits(const Rules& rules, const State& state) -> bool {
  switch (state.stage) {
    case Stage::lay:
    case Stage::retreat:
      if (state.stage == Stage::retreat && rules.rulings.net_gold == NetGold::symbols_only) {
        return false;
      }
      return !state.laid && !state.completed && state.size == Size::small;
    case Stage::reef:
    case Stage::keep:
      return state.unpaid ? !state.completed && state.size == Size::small : state.laid;
    case Stage::mission:
      return state.laid && !state.completed;
    case Stage::open:
      return state.laid && state.completed && state.mission_stack.size() > 0 &&
             state.mission_market.size() < mission_offers;
    case Stage::take:
      return state.laid || !state.completed;
    case Stage::refill:
    case Stage::top:
      return (state.laid || !state.completed) && cards_of(state.stack, state.size) > 0 &&
             (state.stage == Stage::top || cards_of(state.market, state.size) < market_cards);
    default:
      return !state.laid && !state.completed &&
             (state.stage < Stage::lay || state.size == Size::small);
  }
}

}  // namespace

auto SeaDragons::well_formed(const State& state) const -> bool {
  const auto& rules = *rules_;
  if (state.actor >= rules.players || state.stage > Stage::over) return false;
  for (auto p = static_cast<std::size_t>(rules.players); p < most_players; ++p) {
    if (state.players[p] != Player{}) return false;
  }
  if (!faces_fit(rules, state)) return false;
  if (census(state) != census(start())) return false;
  return dragons_fit(rules, state) && tokens_fit(rules, state) && heads_fit(rules, state) &&
         cards_fit(rules, state) && set_up_fits(rules, state) && supplies_fit(rules, state) &&
         reefs_fit(rules, state) && pending_fits(rules, state) && turn_fits(rules, state);
}

}  // namespace ruleproof::sea_dragons
