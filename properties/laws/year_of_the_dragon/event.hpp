/// Laws of the events.
#pragma once

#include <cstdint>

#include "properties/laws/year_of_the_dragon/action.hpp"

namespace ruleproof::properties::dragon {

/// What everybody still to act must release, where a step enters this event.
template <class G>
auto all_owe(const G& game, const State& before, const Step<State>& step, Event event,
             const auto& toll) -> bool {
  if (!enters_event(before, step) || event_of(before) != event) return true;
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    if (player.after.acted) return true;
    // Whose turn it is owes no more than he can give.
    const auto must = toll(player);
    const auto most = p == step.next.actor ? std::min(must, persons_of(player.after)) : must;
    return player.after.owed == most;
  });
}

template <class G>
auto tribute_takes_four(const G& game, const State& before, const Move& /*move*/,
                        const Step<State>& step) -> bool {
  if (!enters_event(before, step) || event_of(before) != Event::tribute) return true;
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    return player.before.out ||
           player.after.yuan == std::max(0, player.before.yuan - game.rules().components.tribute);
  });
}

template <class G>
auto person_for_a_yuan(const G& game, const State& before, const Move& /*move*/,
                       const Step<State>& step) -> bool {
  return all_owe(game, before, step, Event::tribute, [&](const Pair& player) {
    return std::max(0, game.rules().components.tribute - player.before.yuan);
  });
}

template <class G>
auto contagion_takes_three(const G& game, const State& before, const Move& /*move*/,
                           const Step<State>& step) -> bool {
  return all_owe(game, before, step, Event::contagion, [&](const Pair& player) {
    return std::max(
        0, game.rules().components.contagion - symbols_of(game, player.after, Type::healer));
  });
}

template <class G>
auto fewest_helmets_lose(const G& game, const State& before, const Move& /*move*/,
                         const Step<State>& step) -> bool {
  int fewest = 1000;
  for (const auto& player : players_of(game, step.next)) {
    fewest = std::min(fewest, symbols_of(game, player, Type::warrior));
  }
  return all_owe(game, before, step, Event::mongols, [&](const Pair& player) {
    return symbols_of(game, player.after, Type::warrior) == fewest ? 1 : 0;
  });
}

template <class G>
auto helmets_score(const G& game, const State& before, const Move& /*move*/,
                   const Step<State>& step) -> bool {
  if (!enters_event(before, step) || event_of(before) != Event::mongols) return true;
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    return player.after.score ==
           player.before.score + symbols_of(game, player.after, Type::warrior);
  });
}

/// Whoever is to release persons in a drought has no rice left: it went to his palaces.
template <class G>
auto drought_takes_the_rice(const G& /*game*/, const State& state) -> bool {
  if (state.stage != Stage::release || event_of(state) != Event::drought) return true;
  return state.players[state.actor].rice == 0;
}

/// Whose turn in the event has come by a step: those ahead of who must choose now, and behind who
/// chose before. Of two on one space nobody says which.
enum class Turn : std::uint8_t { waits, came, either };
inline auto turn_of(const State& before, const Step<State>& step, std::size_t p) -> Turn {
  const bool goes_on = step.next.stage == Stage::release && step.next.round == before.round;
  const bool began = before.stage == Stage::release;
  if (goes_on && p == step.next.actor && !(began && p == before.actor)) return Turn::came;
  if (began && p == before.actor) return Turn::waits;
  const auto place = before.players[p].track;
  const auto& now = step.next.players;
  if (goes_on && now[p].track == now[step.next.actor].track) return Turn::either;
  if (goes_on && now[p].track < now[step.next.actor].track) return Turn::waits;
  if (began && place == before.players[before.actor].track) return Turn::either;
  if (began && place > before.players[before.actor].track) return Turn::waits;
  return Turn::came;
}

/// Whose turn comes gives a rice for each palace with persons, or all he has, and keeps the rest.
template <class G>
auto drought_leaves_the_rest(const G& game, const State& before, const Move& /*move*/,
                             const Step<State>& step) -> bool {
  const bool begins =
      enters_event(before, step) || (in_person_phase(before) && ends_month(before, step));
  if (event_of(before) != Event::drought || (!begins && before.stage != Stage::release))
    return true;
  if (step.next.stage == Stage::over) return true;  // goods are sold
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    const auto left = std::max(0, player.before.rice - inhabited_of(player.after));
    const auto turn = turn_of(before, step, p);
    return (turn != Turn::waits && player.after.rice == left) ||
           (turn != Turn::came && player.after.rice == player.before.rice);
  });
}

/// Nobody ahead of who must choose first has anybody to release.
template <class G>
auto foremost_releases_first(const G& game, const State& before, const Move& /*move*/,
                             const Step<State>& step) -> bool {
  if (!enters_event(before, step) || step.next.stage != Stage::release) return true;
  const auto first = step.next.players[step.next.actor].track;
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    return player.after.track <= first || player.after.owed == 0;
  });
}

template <class G>
auto drought_takes_one_each(const G& /*game*/, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  if (!enters_event(before, step) || event_of(before) != Event::drought) return true;
  const auto& player = pair_of(before, step, step.next.actor);
  return player.after.owed == inhabited_of(player.after) - player.before.rice;
}

template <class G>
auto toll_is_fixed(const G& /*game*/, const State& before, const Move& move,
                   const Step<State>& step) -> bool {
  if (!std::holds_alternative<Release>(move)) return true;
  const auto& player = pair_of(before, step, before.actor);
  return player.after.owed == player.before.owed - 1;
}

template <class G>
auto anybody_may_be_released(const G& game, const State& state) -> bool {
  if (state.stage != Stage::release || event_of(state) != Event::tribute) return true;
  bool legal = true;
  for_each_inhabitant(state.players[state.actor], [&](Tile tile, const Palace& palace) {
    legal = legal && static_cast<bool>(game.judge(state, Release{palace, tile}));
  });
  return legal;
}

template <class G>
auto nobody_is_out(const G& game, const State& state) -> bool {
  return std::ranges::none_of(players_of(game, state),
                              [](const Player& player) { return player.out; });
}

template <class G>
auto everything_is_open(const G& game, const State& state) -> bool {
  for (int p = 0; p < game.players(); ++p) {
    if (!(game.seen_by(state, player_seat(p)) == state)) return false;
  }
  return true;
}

/// Floors before the decay are those before the step and the one that the step placed; palaces
/// without persons are those that lose a floor.
template <class G>
auto decay_hits_the_empty(const G& game, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const bool founded = std::holds_alternative<NewPalace>(move);
  const bool placed = founded || std::holds_alternative<AddFloor>(move);
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    const bool own = p == before.actor;
    const auto floors = floors_of(player.before) + (own && placed ? 1 : 0);
    if (!ends_month(before, step)) return floors_of(player.after) == floors;
    const auto palaces = static_cast<int>(player.before.palaces.size()) + (own && founded ? 1 : 0);
    return floors_of(player.after) == floors - (palaces - inhabited_of(player.after));
  });
}

template <class G>
inline constexpr auto event_laws = std::to_array<Law<G>>({
    {.name = "tribute takes its yuan, or all there are",
     .clause = "event.tribute.pay",
     .assumes = {{{"tribute-partial", "pay-all"}, {"instant-yield", "none"}}},
     .holds = tribute_takes_four<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "each missing yuan of the tribute costs a person",
     .clause = "event.tribute.missing",
     .assumes = {{{"coin-unit", "yuan"}, {"pictured-goods", "no"}, {"instant-yield", "none"}}},
     .holds = person_for_a_yuan<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "contagion takes its persons, less the mortars",
     .clause = "event.contagion.mortars",
     .assumes = {{{"mortars", "whole-province"}, {"symbol-sum", "all-tiles"}}},
     .holds = contagion_takes_three<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "in the Mongol attack those with the fewest helmets lose one person",
     .clause = "event.mongols.fewest",
     .assumes = {{{"symbol-sum", "all-tiles"},
                  {"release-excess", "all-there-are"},
                  {"mongols-nobody", "counts"}}},
     .holds = fewest_helmets_lose<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "in the Mongol attack each helmet scores a point",
     .clause = "event.mongols.points",
     .assumes = {{{"mongol-marker", "score"},
                  {"symbol-sum", "all-tiles"},
                  {"instant-yield", "none"},
                  {"release-excess", "all-there-are"}}},
     .holds = helmets_score<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "in a drought nobody releases a person while he has rice",
     .clause = "event.drought.no-keeping",
     .assumes = {{{"keep-ban", "must-supply"}}},
     .position = drought_takes_the_rice<G>,
     .after = changes<State>("stage round actor events p.rice") & to(Stage::release)},
    {.name = "in a drought each palace without rice loses one person",
     .clause = "event.drought.missing",
     .assumes =
         {{{"keep-ban", "must-supply"}, {"pictured-goods", "no"}, {"instant-yield", "none"}}},
     .holds = drought_takes_one_each<G>,
     .after = changes<State>("stage") & from(Stage::person, Stage::place) &
              to(Stage::release, Stage::supply)},
    {.name = "a drought takes a rice for each palace with persons, in turn, and leaves the rest",
     .clause = "event.drought.rice",
     .assumes = {{{"keep-ban", "must-supply"},
                  {"pictured-goods", "no"},
                  {"instant-yield", "none"},
                  {"marker-on-leaving", "stays"},
                  {"release-excess", "all-there-are"},
                  {"release-order", "in-turn"}}},
     .holds = drought_leaves_the_rest<G>},
    {.name = "an event begins with the foremost on the person track",
     .clause = "event.release-order",
     .assumes = {{{"marker-on-leaving", "stays"},
                  {"mongol-marker", "score"},
                  {"release-order", "in-turn"}}},
     .holds = foremost_releases_first<G>,
     .after = changes<State>("stage")},
    {.name = "nobody is asked how much rice he gives",
     .clause = "event.drought.rice",
     .assumes = {{{"keep-ban", "must-supply"}}},
     .holds = never_made<G, Supply>,
     .after = moves_of<Move, Supply>()},
    {.name = "what an event takes is fixed before anybody goes",
     .clause = "event.contagion.healer",
     .assumes = {{{"event-count", "at-start"}}},
     .holds = toll_is_fixed<G>,
     .after = moves_of<Move, Release>()},
    {.name = "for missing tribute any person may go",
     .clause = "event.tribute.missing",
     .assumes = {{{"tribute-from", "any-palaces"}}},
     .position = anybody_may_be_released<G>,
     .after = to(Stage::release)},
    {.name = "everybody sees everything, whom the others release too",
     .clause = "event.release-order",
     .assumes = {{{"release-order", "in-turn"}}},
     .position = everything_is_open<G>,
     .sample = 8},
    {.name = "nobody is ever out of the game",
     .clause = "event.contagion.three",
     .assumes = {{{"release-excess", "all-there-are"}}},
     .position = nobody_is_out<G>,
     .after = changes<State>("p.out")},
    {.name = "decay takes a floor of every palace without persons, and nothing else takes floors",
     .clause = "decay.empty",
     .assumes = {{{"decay-month", "every-month"}, {"release-excess", "all-there-are"}}},
     .holds = decay_hits_the_empty<G>,
     .after = changes<State>("stage round p.palaces") | moves_of<Move, NewPalace, AddFloor>()},
});

}  // namespace ruleproof::properties::dragon
