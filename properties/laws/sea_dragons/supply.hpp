/// Laws of missions and reef cards: what is paid, drawn, kept and seen.
#pragma once

#include "properties/laws/sea_dragons/table.hpp"

namespace ruleproof::properties::sea {

/// Whether ships pay what is asked, tried in all ways. `singles` are ships that are used one by
/// one, two of one colour standing for one of another; a card with two ships gives both.
class PaymentSearch {
 public:
  using Amounts = std::array<int, ship_colours>;

  /// Whether the ships pay with every colour's ships used freely (the default readings).
  static auto pays(Amounts asked, Amounts ships, int any) -> bool {
    for (std::size_t want = 0; want < ship_colours; ++want) {
      if (asked[want] == 0) continue;
      --asked[want];
      if (ships[want] > 0 && with(asked, ships, any, want, 1)) return true;
      if (any > 0 && pays(asked, ships, any - 1)) return true;
      for (std::size_t pair = 0; pair < ship_colours; ++pair) {
        if (pair != want && ships[pair] >= 2 && with(asked, ships, any, pair, 2)) return true;
      }
      return false;
    }
    return true;
  }

 private:
  static auto with(const Amounts& asked, Amounts ships, int any, std::size_t colour, int used)
      -> bool {
    ships[colour] -= used;
    return pays(asked, ships, any);
  }
};

inline auto ships_in(const Payment& payment) -> PaymentSearch::Amounts {
  PaymentSearch::Amounts ships{};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    ships[c] = payment.tokens[colour] + (2 * payment.doubles[colour]);
  }
  return ships;
}

inline auto asked_of(const MissionFacts& mission) -> PaymentSearch::Amounts {
  PaymentSearch::Amounts asked{};
  for (std::size_t c = 0; c < ship_colours; ++c) asked[c] = mission.ships[static_cast<Ship>(c)];
  return asked;
}

/// What is discarded pays the mission, and with a token or an any-ship card less it would not.
template <class G>
auto payments_are_exact(const G& game, const State& /*before*/, const Move& move,
                        const Step<State>& /*step*/) -> bool {
  const auto* complete = std::get_if<Complete>(&move);
  if (complete == nullptr) return true;
  const auto asked = asked_of(game.rules().mission(complete->mission));
  const auto ships = ships_in(complete->payment);
  const int any = complete->payment.any;
  if (!PaymentSearch::pays(asked, ships, any)) return false;
  if (any > 0 && PaymentSearch::pays(asked, ships, any - 1)) return false;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    for (const int ships_less : {1, 2}) {
      const auto colour = static_cast<Ship>(c);
      const auto there =
          ships_less == 1 ? complete->payment.tokens[colour] : complete->payment.doubles[colour];
      auto less = ships;
      less[c] -= ships_less;
      if (there > 0 && PaymentSearch::pays(asked, less, any)) return false;
    }
  }
  return true;
}

/// Every ship or card that a mission takes leaves its player, and he gets the mission.
template <class G>
auto missions_take_what_is_paid(const G& /*game*/, const State& before, const Move& move,
                                const Step<State>& step) -> bool {
  const auto& old = before.players[before.actor];
  const auto& now = step.next.players[before.actor];
  const auto* complete = std::get_if<Complete>(&move);
  if (complete == nullptr) {
    const bool set_up = before.stage < Stage::lay;
    return now.missions == old.missions && (set_up || step.next.sunk == before.sunk);
  }
  const auto& payment = complete->payment;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const auto tokens = payment.tokens[colour];
    if (now.ships[colour] != old.ships[colour] - tokens) return false;
    if (step.next.sunk[colour] != before.sunk[colour] + tokens) return false;
    const auto card = static_cast<Reef>(c);
    if (now.reefs[card] != old.reefs[card] - payment.doubles[colour]) return false;
  }
  return before.mission_market.has(complete->mission) && now.missions.has(complete->mission) &&
         !step.next.mission_market.has(complete->mission) &&
         now.missions.size() == old.missions.size() + 1 &&
         now.reefs[Reef::any_ship] == old.reefs[Reef::any_ship] - payment.any;
}

/// Cards of a reef: one of two is kept, the other goes under the stack.
template <class G>
auto one_reef_card_of_two(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const auto* keep = std::get_if<Keep>(&move);
  if (keep == nullptr) return true;
  if (before.drawn.size() != 2) return false;
  const auto other = before.drawn[before.drawn[0] == keep->reef ? 1 : 0];
  const auto& old = before.players[before.actor].reefs;
  return step.next.players[before.actor].reefs[keep->reef] == old[keep->reef] + 1 &&
         step.next.bottom.size() == before.bottom.size() + 1 &&
         step.next.bottom[step.next.bottom.size() - 1] == other;
}

/// Reef cards come and go by drawing, missions and gold cards only.
template <class G>
auto reef_cards_stay(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const bool changes = std::holds_alternative<Keep>(move) || std::holds_alternative<Dive>(move) ||
                       std::holds_alternative<Complete>(move);
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    if (changes && p == before.actor) continue;
    if (gold_cashed(before, move, p) > 0) continue;
    if (!(step.next.players[p].reefs == before.players[p].reefs)) return false;
  }
  return true;
}

/// A player sees no difference where others have other reef cards.
template <class G>
auto reef_cards_are_secret(const G& game, const State& state) -> bool {
  if (state.stage == Stage::over) return true;
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    for (std::size_t k = 0; k < reef_kinds; ++k) {
      const auto held = static_cast<Reef>(k);
      const auto other = static_cast<Reef>((k + 1) % reef_kinds);
      if (state.players[p].reefs[held] == 0 || state.reef_stack[other] == 0) continue;
      auto swapped = state;
      --swapped.players[p].reefs[held];
      ++swapped.players[p].reefs[other];
      --swapped.reef_stack[other];
      ++swapped.reef_stack[held];
      for (int seat = 0; seat < game.players(); ++seat) {
        const bool same =
            game.seen_by(state, player_seat(seat)) == game.seen_by(swapped, player_seat(seat));
        if (same == (static_cast<std::size_t>(seat) == p)) return false;
      }
    }
  }
  return true;
}

/// A player sees no difference where others have other cards of the same size in hand.
template <class G>
auto hands_are_secret(const G& game, const State& state) -> bool {
  if (state.stage < Stage::lay || state.stage == Stage::over) return true;
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    for (std::size_t f = 0; f + 1 < figure_count; ++f) {
      const auto held = static_cast<Figure>(f);
      const auto other = static_cast<Figure>(f + 1);
      if (size_of(held) != size_of(other) || state.players[p].hand[held] == 0 ||
          state.stack[other] == 0) {
        continue;
      }
      auto swapped = state;
      --swapped.players[p].hand[held];
      ++swapped.players[p].hand[other];
      --swapped.stack[other];
      ++swapped.stack[held];
      for (int seat = 0; seat < game.players(); ++seat) {
        if (static_cast<std::size_t>(seat) == p) continue;
        if (!(game.seen_by(state, player_seat(seat)) == game.seen_by(swapped, player_seat(seat)))) {
          return false;
        }
      }
    }
  }
  return true;
}

template <class G>
auto gold_is_seen(const G& game, const State& state) -> bool {
  for (int seat = 0; seat < game.players(); ++seat) {
    const auto seen = game.seen_by(state, player_seat(seat));
    for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
      if (seen.players[p].gold != state.players[p].gold) return false;
    }
  }
  return true;
}

template <class G>
auto tokens_are_seen(const G& game, const State& state) -> bool {
  for (int seat = 0; seat < game.players(); ++seat) {
    if (game.seen_by(state, player_seat(seat)).ships != state.ships) return false;
  }
  return true;
}

template <class G>
inline constexpr auto supply_laws = std::to_array<Law<G>>({
    {.name = "what is discarded for a mission pays it, and nothing of it is too much",
     .clause = "mission.pay",
     .assumes = {{{"substitution", "unlimited"}, {"double-as-pair", "yes"}, {"double-mix", "yes"}}},
     .holds = payments_are_exact<G>,
     .after = moves_of<Move, Complete>()},
    {.name = "a mission of the market goes to who pays it, and what is paid leaves the game",
     .clause = "mission.pay",
     .holds = missions_take_what_is_paid<G>,
     .after = changes<State>("p.missions sunk") | moves_of<Move, Complete>()},
    {.name = "of two reef cards one is kept, and the other goes under the stack",
     .clause = "reef.draw",
     .assumes =
         {{{"two-reefs", "one-after-other"}, {"used-reefs", "out"}, {"net-gold", "symbols-only"}}},
     .holds = one_reef_card_of_two<G>,
     .after = moves_of<Move, Keep>()},
    {.name = "reef cards come by drawing and go by use",
     .clause = "reef.draw",
     .holds = reef_cards_stay<G>,
     .after = changes<State>("p.reefs")},
    {.name = "reef cards are seen by their player alone, until the end",
     .clause = "reef.draw",
     .position = reef_cards_are_secret<G>,
     .sample = 32},
    {.name = "dragon cards in hand are seen by their player alone",
     .clause = "lay.card",
     .assumes = {{{"hand-view", "hidden"}}},
     .position = hands_are_secret<G>,
     .sample = 32},
    {.name = "everybody sees everybody's gold",
     .clause = "setup.bank",
     .assumes = {{{"gold-view", "open"}}},
     .position = gold_is_seen<G>,
     .sample = 32},
    {.name = "everybody sees the ship tokens on the board",
     .clause = "setup.ships",
     .assumes = {{{"token-view", "face-up"}}},
     .position = tokens_are_seen<G>,
     .sample = 32},
});

}  // namespace ruleproof::properties::sea
