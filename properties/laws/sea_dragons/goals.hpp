/// What must be possible: a model in which nobody ever lays a dragon keeps every law.
#pragma once

#include "properties/laws/sea_dragons/table.hpp"

namespace ruleproof::properties::sea {

/// Reached by a move of this kind.
template <class G, class Kind>
auto makes(const G& /*game*/, const State& /*before*/, const Move& move,
           const Step<State>& /*step*/) -> bool {
  return std::holds_alternative<Kind>(move);
}
template <class G, Size Wanted>
auto lays_size(const G& /*game*/, const State& /*before*/, const Move& move,
               const Step<State>& /*step*/) -> bool {
  const auto* lay = std::get_if<Lay>(&move);
  return lay != nullptr && size_of(lay->figure) == Wanted;
}
template <class G, Reef Wanted>
auto keeps(const G& /*game*/, const State& /*before*/, const Move& move,
           const Step<State>& /*step*/) -> bool {
  const auto* keep = std::get_if<Keep>(&move);
  return keep != nullptr && keep->reef == Wanted;
}
template <class G>
auto cashes_out_of_turn(const G& /*game*/, const State& /*before*/, const Move& move,
                        const Step<State>& /*step*/) -> bool {
  const auto* cash = std::get_if<Cash>(&move);
  return cash != nullptr && cash->by > 0;
}
/// A dragon in two realms.
template <class G>
auto crosses_a_current(const G& game, const State& before, const Move& /*move*/,
                       const Step<State>& step) -> bool {
  if (!lays(before, step)) return false;
  const auto cells = new_cells(before, step);
  return std::ranges::count_if(game.rules().components.plan.realms,
                               [&](const Bits& realm) { return hits(cells, realm) > 0; }) == 2;
}
/// A rival gets gold for two dragons at once.
template <class G>
auto pays_for_two(const G& /*game*/, const State& before, const Move& /*move*/,
                  const Step<State>& step) -> bool {
  if (!lays(before, step)) return false;
  for (std::size_t p = 0; p < before.players.size(); ++p) {
    if (p != before.actor && step.next.players[p].gold >= before.players[p].gold + 2) return true;
  }
  return false;
}
template <class G, std::size_t Player>
auto wins(const G& game, const State& state) -> bool {
  return state.stage == Stage::over && game.outcome(state).wins[Player];
}
/// Nobody else has as many points, and somebody wins by missions.
template <class G>
auto wins_by_missions(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return false;
  const auto outcome = game.outcome(state);
  for (std::size_t p = 0; p < most_players; ++p) {
    for (std::size_t q = 0; q < most_players; ++q) {
      if (static_cast<int>(std::max(p, q)) >= outcome.players) continue;
      if (outcome.wins[p] && !outcome.wins[q] && outcome.scores[p] == outcome.scores[q]) {
        return true;
      }
    }
  }
  return false;
}

template <class G>
inline constexpr auto goals = std::to_array<Goal<G>>({
    {.name = "a small dragon is laid", .clause = "lay.card", .taken = lays_size<G, Size::small>},
    {.name = "a medium dragon is laid", .clause = "lay.card", .taken = lays_size<G, Size::medium>},
    {.name = "a large dragon is laid", .clause = "lay.card", .taken = lays_size<G, Size::large>},
    {.name = "a dragon crosses a current",
     .clause = "control.count",
     .taken = crosses_a_current<G>},
    {.name = "a toll is paid", .clause = "lay.toll", .taken = relies_on<G, "lay.toll">},
    {.name = "a gold symbol is covered", .clause = "lay.gold", .taken = relies_on<G, "lay.gold">},
    {.name = "a ship is sunk", .clause = "lay.ship", .taken = relies_on<G, "lay.ship">},
    {.name = "a rival is paid for two dragons at once",
     .clause = "lay.neighbours",
     .taken = pays_for_two<G>},
    {.name = "somebody passes", .clause = "pass", .taken = makes<G, Pass>},
    {.name = "a gold card is cashed", .clause = "reef.gold", .taken = makes<G, Cash>},
    {.name = "a gold card is cashed in another's turn",
     .clause = "reef.gold",
     .taken = cashes_out_of_turn<G>},
    {.name = "a hidden dragon is kept",
     .clause = "reef.hidden",
     .taken = keeps<G, Reef::hidden_west>},
    {.name = "a card with two ships is kept",
     .clause = "reef.two-ships",
     .taken = keeps<G, Reef::two_green>},
    {.name = "a mission is completed", .clause = "mission.pay", .taken = makes<G, Complete>},
    {.name = "two ships stand for one",
     .clause = "mission.substitute",
     .taken = relies_on<G, "mission.substitute">},
    {.name = "a card of the market is taken", .clause = "take.size", .taken = makes<G, Take>},
    {.name = "a card of a stack is taken", .clause = "take.size", .taken = makes<G, TakeTop>},
    {.name = "the first player wins", .clause = "end.winner", .reached = wins<G, 0>},
    {.name = "the last of five players wins", .clause = "end.winner", .reached = wins<G, 4>},
    {.name = "a tie in points is broken by the missions",
     .clause = "end.winner",
     .reached = wins_by_missions<G>},
});

}  // namespace ruleproof::properties::sea
