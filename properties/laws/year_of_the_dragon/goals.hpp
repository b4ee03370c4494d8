/// What must be possible: a model in which nobody ever builds keeps every law.
#pragma once

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

/// Reached by a move of this kind.
template <class G, class Kind>
auto makes(const G& /*game*/, const State& /*before*/, const Move& move,
           const Step<State>& /*step*/) -> bool {
  return std::holds_alternative<Kind>(move);
}
template <class G, Choice Wanted>
auto chooses(const G& /*game*/, const State& /*before*/, const Move& move,
             const Step<State>& /*step*/) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return choose != nullptr && choose->choice == Wanted;
}
template <class G, Event Wanted>
auto suffers(const G& /*game*/, const State& before, const Move& /*move*/,
             const Step<State>& /*step*/) -> bool {
  return event_of(before) == Wanted && before.stage == Stage::release;
}
/// Some palace holds this tile.
template <class G, Tile Wanted>
auto recruits(const G& /*game*/, const State& before, const Move& move, const Step<State>& /*step*/)
    -> bool {
  return std::holds_alternative<House>(move) && before.round > 0 &&
         before.guests[before.guests.size() - 1] == Wanted;
}
/// A step that is both the end and relies on a clause: the tie-break.
template <class G>
auto wins_by_track(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return false;
  const auto players = players_of(game, state);
  const auto outcome = game.outcome(state);
  for (std::size_t w = 0; w < players.size(); ++w) {
    for (std::size_t o = 0; o < players.size(); ++o) {
      if (outcome.wins[w] && !outcome.wins[o] && players[w].score == players[o].score) return true;
    }
  }
  return false;
}
template <class G, int Player>
auto wins(const G& game, const State& state) -> bool {
  return state.stage == Stage::over && game.outcome(state).wins[Player];
}
template <class G>
auto loses_all_palaces(const G& game, const State& state) -> bool {
  return state.round > 0 && std::ranges::any_of(players_of(game, state), [](const auto& player) {
           return player.palaces.empty();
         });
}
template <class G>
auto pays_a_fee(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  return before.stage == Stage::action && relies_on<G, "action.fee">(game, before, move, step);
}

template <class G>
inline constexpr auto goals = std::to_array<Goal<G>>({
    {.name = "somebody collects taxes",
     .clause = "action.taxes",
     .taken = chooses<G, Choice::taxes>},
    {.name = "somebody builds", .clause = "action.build", .taken = chooses<G, Choice::build>},
    {.name = "somebody harvests", .clause = "action.harvest", .taken = chooses<G, Choice::harvest>},
    {.name = "somebody makes fireworks",
     .clause = "action.fireworks",
     .taken = chooses<G, Choice::fireworks>},
    {.name = "somebody holds a parade",
     .clause = "action.parade",
     .taken = chooses<G, Choice::parade>},
    {.name = "somebody does research",
     .clause = "action.research",
     .taken = chooses<G, Choice::research>},
    {.name = "somebody buys a small privilege",
     .clause = "action.privilege",
     .taken = chooses<G, Choice::privilege_small>},
    {.name = "somebody buys a large privilege",
     .clause = "action.privilege",
     .taken = chooses<G, Choice::privilege_large>},
    {.name = "somebody skips", .clause = "action.skip", .taken = makes<G, Skip>},
    {.name = "somebody pays the fee", .clause = "action.fee", .taken = pays_a_fee<G>},
    {.name = "somebody adds a floor",
     .clause = "action.build.anywhere",
     .taken = makes<G, AddFloor>},
    {.name = "somebody begins a palace",
     .clause = "action.build.new-palace",
     .taken = makes<G, NewPalace>},
    {.name = "a person is replaced", .clause = "person.replace", .taken = makes<G, Replace>},
    {.name = "a person is turned away", .clause = "person.turn-away", .taken = makes<G, TurnAway>},
    {.name = "tribute costs a person",
     .clause = "event.tribute.missing",
     .taken = suffers<G, Event::tribute>},
    {.name = "drought costs a person",
     .clause = "event.drought.missing",
     .taken = suffers<G, Event::drought>},
    {.name = "the Mongols cost a person",
     .clause = "event.mongols.fewest",
     .taken = suffers<G, Event::mongols>},
    {.name = "contagion costs a person",
     .clause = "event.contagion.three",
     .taken = suffers<G, Event::contagion>},
    {.name = "an artisan is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::artisan>},
    {.name = "a court lady is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::court_lady>},
    {.name = "a tax collector is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::tax_collector>},
    {.name = "a young pyrotechnist is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_pyrotechnist>},
    {.name = "an old pyrotechnist is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_pyrotechnist>},
    {.name = "a young warrior is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_warrior>},
    {.name = "an old warrior is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_warrior>},
    {.name = "a young monk is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_monk>},
    {.name = "an old monk is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_monk>},
    {.name = "a young healer is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_healer>},
    {.name = "an old healer is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_healer>},
    {.name = "a young farmer is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_farmer>},
    {.name = "an old farmer is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_farmer>},
    {.name = "a young scholar is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::young_scholar>},
    {.name = "an old scholar is recruited",
     .clause = "person.recruit",
     .taken = recruits<G, Tile::old_scholar>},
    {.name = "somebody loses all his palaces",
     .clause = "decay.vanish",
     .reached = loses_all_palaces<G>},
    {.name = "the first player wins", .clause = "end.winner", .reached = wins<G, 0>},
    {.name = "the last of five players wins", .clause = "end.winner", .reached = wins<G, 4>},
    {.name = "a tie in points is broken by the person track",
     .clause = "end.tie",
     .reached = wins_by_track<G>},
});

}  // namespace ruleproof::properties::dragon
