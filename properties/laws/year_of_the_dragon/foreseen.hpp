/// Laws of what a step does under every reading: held to the same step carried out by hand.
#pragma once

#include "properties/laws/year_of_the_dragon/by_hand_events.hpp"

namespace ruleproof::properties::dragon {

/// The step by hand, once for all laws that ask for it.
template <class G>
auto foreseen(const G& game, const State& before, const Move& move) -> const State& {
  struct Kept {
    std::uint64_t setup = 0;  // which of those that the watch has entered
    State before;
    Move move;
    State after;
  };
  static thread_local Kept kept;
  const auto* shared = properties::detail::shared_of(game);
  const auto setup = shared == nullptr ? 0 : shared->number();
  if (setup == 0 || kept.setup != setup || kept.move != move || kept.before != before) {
    kept = {setup, before, move, carried_out(game, before, move)};
  }
  return kept.after;
}

/// Whether each player has what he should.
template <class Same>
auto all_have(const YearOfTheDragon& game, const State& is, const State& should, const Same& same)
    -> bool {
  for (std::size_t p = 0; p < players_of(game, is).size(); ++p) {
    if (!same(is.players[p], should.players[p])) return false;
  }
  return true;
}

template <class G>
auto turns_come_as_they_should(const G& game, const State& before, const Move& move,
                               const Step<State>& step) -> bool {
  const auto& is = step.next;
  const auto& should = foreseen(game, before, move);
  return is.stage == should.stage && is.round == should.round && is.actor == should.actor &&
         is.turn == should.turn && is.order == should.order &&
         is.using_action == should.using_action &&
         all_have(game, is, should, [](const Player& one, const Player& other) {
           return one.acted == other.acted && one.out == other.out && one.chosen == other.chosen &&
                  one.owed == other.owed;
         });
}

template <class G>
auto tiles_lie_where_they_should(const G& game, const State& before, const Move& move,
                                 const Step<State>& step) -> bool {
  const auto& is = step.next;
  const auto& should = foreseen(game, before, move);
  return is.events == should.events && is.tiles_to_draw == should.tiles_to_draw &&
         is.pairs == should.pairs && is.groups == should.groups && is.piles == should.piles &&
         is.box == should.box && is.guests == should.guests &&
         all_have(game, is, should, [](const Player& one, const Player& other) {
           return one.palaces == other.palaces && one.hand == other.hand;
         });
}

template <class G>
auto goods_are_what_they_should(const G& game, const State& before, const Move& move,
                                const Step<State>& step) -> bool {
  const auto& is = step.next;
  const auto& should = foreseen(game, before, move);
  return is.floors == should.floors && is.shifts == should.shifts &&
         all_have(game, is, should, [](const Player& one, const Player& other) {
           return one.yuan == other.yuan && one.rice == other.rice &&
                  one.fireworks == other.fireworks && one.small == other.small &&
                  one.large == other.large && one.floors == other.floors;
         });
}

template <class G>
auto points_are_what_they_should(const G& game, const State& before, const Move& move,
                                 const Step<State>& step) -> bool {
  return all_have(game, step.next, foreseen(game, before, move),
                  [](const Player& one, const Player& other) { return one.score == other.score; });
}

template <class G>
auto markers_stand_where_they_should(const G& game, const State& before, const Move& move,
                                     const Step<State>& step) -> bool {
  return all_have(game, step.next, foreseen(game, before, move),
                  [](const Player& one, const Player& other) {
                    return one.track == other.track && one.level == other.level;
                  });
}

// The beginning and the end.

/// Nothing is drawn by lot, laid, or drafted yet.
inline auto is_untouched(const YearOfTheDragon& game, const State& state) -> bool {
  const bool by_lot = answers_to(game).draft_first == DraftFirst::by_lot;
  if (by_lot) return state.stage == Stage::lot;
  if (game.rules().scale.fixed_row) return state.stage == Stage::draft && state.turn == 0;
  return state.stage == Stage::row && std::ranges::count(state.events, Event::none) == months - 2;
}

/// The table as the set-up of the rulebook leaves it.
inline auto set_up_by_hand(const YearOfTheDragon& game) -> State {
  const auto& rules = game.rules();
  const auto& says = answers_to(game);
  State state;
  state.events.fill(Event::none);
  state.events[0] = state.events[1] = Event::peace;
  if (rules.scale.fixed_row) {
    state.events = rules.scale.row;
  } else {
    const bool uneven = says.event_tiles == EventTiles::uneven;
    for (std::size_t e = 1; e < event_count; ++e) {
      const auto event = static_cast<Event>(e);
      int tiles = rules.components.events[e];
      if (uneven && event == Event::drought) ++tiles;
      if (uneven && event == Event::contagion) --tiles;
      state.tiles_to_draw[event] = static_cast<std::uint8_t>(tiles);
    }
  }
  for (std::size_t t = 0; t < tile_count; ++t) {
    const auto tile = static_cast<Tile>(t);
    const auto of = [&](const PlayersFacts& facts) {
      if (!is_split(type_of(tile))) return facts.undivided;
      return is_old(tile) ? facts.divided_old : facts.divided_young;
    };
    const auto all = of(rules.components.players[5]);
    const auto used = of(rules.components.players[static_cast<std::size_t>(rules.players)]);
    const auto shown = rules.in_play(type_of(tile)) ? used : 0;
    state.piles[t] = static_cast<std::uint8_t>(shown);
    state.box[t] = static_cast<std::uint8_t>(all - shown);
  }
  Hands hands{game, state};
  for (std::size_t p = 0; p < hands.count(); ++p) {
    auto& player = hands.now.players[p];
    for (std::size_t t = 0; t < type_count; ++t) {
      if (rules.in_play(static_cast<Type>(t))) player.hand[static_cast<Card>(t)] = 1;
    }
    const bool one_wild = says.hand == HandCards::one_wild;
    player.hand[Card::wild] = one_wild ? 1 : 2;
    if (one_wild) ++player.hand[Card::farmer];
    set_to(player.yuan, rules.components.start_yuan);
    set_to(player.level, static_cast<int>(p));
    const bool small = says.initial_palaces == InitialPalaces::four_of_one;
    for (int i = 0; i < (small ? 4 : 2); ++i) player.palaces.push_back(Palace(small ? 1 : 2));
  }
  if (says.draft_first == DraftFirst::by_lot) {
    hands.now.stage = Stage::lot;
    return hands.now;
  }
  seat_drafters(hands, 0);
  hands.now.stage = rules.scale.fixed_row ? Stage::draft : Stage::row;
  return hands.now;
}

template <class G>
auto begins_as_set_up(const G& game, const State& state) -> bool {
  return !is_untouched(game, state) || state == set_up_by_hand(game);
}

/// What counts at the end, the weightiest first: more is better.
inline auto claims_of(const Rulings& says, const Player& player) -> std::array<int, 4> {
  const bool ahead = says.tie_direction == TieDirection::further_ahead;
  const bool shared = says.tie_same_space == TieSameSpace::draw;
  const bool upper = says.stack_order == StackOrder::top_first;
  const bool all = says.score_track == ScoreTrack::points;
  return {player.out ? 0 : 1, all ? int{player.score} : player.score % 100,
          ahead ? int{player.track} : -player.track,
          shared  ? 0
          : upper ? int{player.level}
                  : -player.level};
}

/// Who wins, and with how many points.
template <class G>
auto the_best_win_in(const G& game, const State& state) -> bool {
  const auto players = players_of(game, state);
  const auto outcome = game.outcome(state);
  auto best = claims_of(answers_to(game), players[0]);
  for (const auto& player : players) best = std::max(best, claims_of(answers_to(game), player));
  for (std::size_t p = 0; p < players.size(); ++p) {
    const bool wins = claims_of(answers_to(game), players[p]) == best;
    if (outcome.scores[p] != players[p].score || outcome.wins[p] != wins) return false;
  }
  return true;
}

/// The same end with other points: beyond a hundred, level, and on one space of the track.
inline auto ends_like(const State& state) -> std::array<State, 4> {
  std::array<State, 4> ends{state, state, state, state};
  for (std::size_t p = 0; p < most_players; ++p) {
    const auto place = static_cast<int>((p + state.players[0].score) % most_players);
    add_to(ends[1].players[p].score, 30 * place);
    for (auto* level : {&ends[2], &ends[3]}) set_to(level->players[p].score, p == 4 ? 90 : 95);
    set_to(ends[3].players[p].track, 7);
    set_to(ends[3].players[p].level, place);
  }
  return ends;
}

template <class G>
auto the_best_win(const G& game, const State& state) -> bool {
  return state.stage != Stage::over || std::ranges::all_of(ends_like(state), [&](const State& end) {
           return the_best_win_in(game, end);
         });
}

/// The last step, had all come level by it, or those but one; where asked for, on one space.
template <class G>
auto level_at_the_end(const G& game, const State& before, const Step<State>& step, bool one_ahead,
                      bool one_space) -> State {
  auto level = before;
  int most = 0;
  for (const auto& player : players_of(game, step.next)) most = std::max<int>(most, player.score);
  for (std::size_t p = 0; p < players_of(game, before).size(); ++p) {
    auto& player = level.players[p];
    add_to(player.score, most - step.next.players[p].score + (one_ahead && p == 1 ? 1 : 0));
    if (!one_space) continue;
    set_to(player.track, 7);
    set_to(player.level, static_cast<int>(p));
  }
  return level;
}

/// Whether the end names the tie-break that decides: the space, or who lies above.
template <class G>
auto names_its_tie_break(const G& game, const Step<State>& step) -> bool {
  static const auto by_space = *find_clause(G::rulebook, "end.tie");
  static const auto by_stack = *find_clause(G::rulebook, "end.tie-space");
  const auto players = players_of(game, step.next);
  const auto& says = answers_to(game);
  const auto* best = &players[0];
  for (const auto& player : players) {
    if (claims_of(says, player) > claims_of(says, *best)) best = &player;
  }
  bool space = false;
  bool stack = false;
  for (const auto& player : players) {
    const auto own = claims_of(says, player);
    const auto top = claims_of(says, *best);
    if (&player == best || own[0] != top[0] || own[1] != top[1]) continue;
    (player.track == best->track ? stack : space) = true;
  }
  return step.because.has(by_space) == space && step.because.has(by_stack) == stack;
}

template <class G>
auto ties_are_broken_by_name(const G& game, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  if (step.next.stage != Stage::over) return true;
  for (const bool one_ahead : {false, true}) {
    for (const bool one_space : {false, true}) {
      const auto level = level_at_the_end(game, before, step, one_ahead, one_space);
      const auto again = game.apply(level, move);
      if (again.next.stage == Stage::over && !names_its_tie_break(game, again)) return false;
    }
  }
  return true;
}

template <class G>
inline constexpr auto foreseen_laws = std::to_array<Law<G>>({
    {.name = "a game begins as the set-up leaves the table, under every reading",
     .clause = "setup.tiles",
     .position = begins_as_set_up<G>,
     .after = to(Stage::lot, Stage::row, Stage::draft)},
    {.name = "turns and phases come as people would call them who carry out the step by hand",
     .clause = "round.phases",
     .holds = turns_come_as_they_should<G>},
    {.name = "event tiles, cards, persons and palaces lie where a step by hand leaves them",
     .clause = "person.recruit",
     .holds = tiles_lie_where_they_should<G>},
    {.name = "money, goods, floors and privileges are what a step by hand leaves to everybody",
     .clause = "action.choose",
     .holds = goods_are_what_they_should<G>},
    {.name = "points are what a step by hand gives, and nobody gets others",
     .clause = "score.palaces",
     .holds = points_are_what_they_should<G>},
    {.name = "markers stand on the space and in the stack where a step by hand sets them",
     .clause = "track.stack.newcomer",
     .holds = markers_stand_where_they_should<G>},
    {.name = "those win whose points, and whose markers where points are level, are the best",
     .clause = "end.winner",
     .position = the_best_win<G>,
     .after = the_end()},
    {.name = "where points are level at the end, the step names what breaks the tie",
     .clause = "end.tie",
     .holds = ties_are_broken_by_name<G>,
     .after = the_end()},
});

}  // namespace ruleproof::properties::dragon
