/// Laws of the scoring, the festival and the end.
#pragma once

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

/// Palaces, dragons on court ladies and privileges, as the month leaves them.
template <class G>
auto month_points(const G& game, const Player& player) -> int {
  const auto& numbers = game.rules().components;
  return static_cast<int>(player.palaces.size()) + symbols_of(game, player, Type::court_lady) +
         (player.small * numbers.small.dragons) + (player.large * numbers.large.dragons);
}

/// Two for each person, Buddhas times floors, one for three yuan after the sale.
template <class G>
auto final_points(const G& game, const Player& player) -> int {
  int points = player.yuan / 3;
  for_each_inhabitant(player, [&](Tile tile, const Palace& palace) {
    points += 2;
    if (type_of(tile) == Type::monk) points += game.rules().facts(tile).symbols * palace.height();
  });
  return points;
}

/// Six for the most fireworks, three for the second most, nothing for none.
inline auto festival_points_of(std::span<const Player> before, const Player& player) -> int {
  int most = 0;
  for (const auto& other : before) most = std::max<int>(most, other.fireworks);
  int second = 0;
  for (const auto& other : before) {
    if (other.fireworks < most) second = std::max<int>(second, other.fireworks);
  }
  if (player.fireworks == 0) return 0;
  return player.fireworks == most ? 6 : player.fireworks == second ? 3 : 0;
}

/// The points that a step which ends a month adds; events that gave points before are over.
template <class G>
auto month_is_scored(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const bool acts = in_action_phase(before);
  if (!ends_month(before, step)) return true;
  if (event_of(before) == Event::mongols && before.stage != Stage::release) return true;
  if (acts && !std::holds_alternative<Skip>(move)) return true;
  const bool festival = event_of(before) == Event::festival;
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    auto points = month_points(game, player.after);
    if (festival) points += festival_points_of(players_of(game, before), player.before);
    if (step.next.stage == Stage::over) points += final_points(game, player.after);
    return player.after.score == player.before.score + points;
  });
}

template <class G>
auto half_of_the_fireworks(const G& game, const State& before, const Move& /*move*/,
                           const Step<State>& step) -> bool {
  if (!ends_month(before, step) || step.next.stage == Stage::over ||
      event_of(before) != Event::festival || !in_person_phase(before)) {
    return true;
  }
  return all_players(game, before, step, [&](const Pair& player, std::size_t) {
    const bool scores = festival_points_of(players_of(game, before), player.before) > 0;
    const auto left = scores ? player.before.fireworks / 2 : player.before.fireworks;
    return player.after.fireworks == left;
  });
}

template <class G>
auto scores_never_fall(const G& game, const State& before, const Move& /*move*/,
                       const Step<State>& step) -> bool {
  return all_players(game, before, step, [](const Pair& player, std::size_t) {
    return player.after.score >= player.before.score;
  });
}

template <class G>
auto over_after_the_last_month(const G& game, const State& state) -> bool {
  const auto rounds = game.rules().scale.rounds;
  return state.round <= rounds && (state.stage != Stage::over || state.round == rounds);
}

template <class G>
auto months_go_one_by_one(const G& /*game*/, const State& before, const Move& /*move*/,
                          const Step<State>& step) -> bool {
  return step.next.round == before.round ||
         (step.next.round == before.round + 1 && step.next.stage == Stage::deal);
}

template <class G>
auto goods_are_sold(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  if (step.next.stage != Stage::over) return true;
  const bool pays = event_of(before) == Event::tribute || event_of(before) == Event::drought ||
                    event_of(before) == Event::festival;
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    if (player.after.rice != 0 || player.after.fireworks != 0) return false;
    const bool own = p == before.actor && !std::holds_alternative<Release>(move);
    return pays || own ||
           player.after.yuan ==
               player.before.yuan + 2 * (player.before.rice + player.before.fireworks);
  });
}

/// The winners beat every other player by `beats`.
template <class G>
auto winners_are(const G& game, const State& state, const auto& beats) -> bool {
  if (state.stage != Stage::over) return true;
  const auto outcome = game.outcome(state);
  const auto players = players_of(game, state);
  for (std::size_t w = 0; w < players.size(); ++w) {
    for (std::size_t other = 0; other < players.size(); ++other) {
      if (outcome.wins[w] && !beats(players[w], players[other])) return false;
    }
  }
  return true;
}

template <class G>
auto most_points_win(const G& game, const State& state) -> bool {
  return winners_are(game, state, [](const Player& winner, const Player& other) {
    return winner.out || other.out || winner.score >= other.score;
  });
}

template <class G>
auto further_ahead_wins_ties(const G& game, const State& state) -> bool {
  return winners_are(game, state, [](const Player& winner, const Player& other) {
    return winner.out || other.out || winner.score > other.score || winner.track >= other.track;
  });
}

template <class G>
auto one_winner(const G& game, const State& state) -> bool {
  return state.stage != Stage::over || std::ranges::count(game.outcome(state).wins, true) == 1;
}

template <class G>
inline constexpr auto scoring_laws = std::to_array<Law<G>>({
    {.name = "a month scores palaces, ladies, privileges and the festival; the last also persons, "
             "monks and money",
     .clause = "score.palaces",
     .assumes = {{{"small-privilege", "one-dragon"},
                  {"scholar-dragons", "none"},
                  {"symbol-sum", "all-tiles"},
                  {"instant-yield", "none"},
                  {"festival-zero", "scores-nothing"},
                  {"festival-rank", "dense"},
                  {"pictured-goods", "no"},
                  {"release-excess", "all-there-are"}}},
     .holds = month_is_scored<G>,
     .after = changes<State>("stage round")},
    {.name = "who scores at the festival keeps half of his fireworks, rounded down",
     .clause = "event.festival.half",
     .assumes = {{{"festival-rank", "dense"},
                  {"pictured-goods", "no"},
                  {"instant-yield", "none"},
                  {"release-excess", "all-there-are"}}},
     .holds = half_of_the_fireworks<G>,
     .after = changes<State>("stage round") & from(Stage::person, Stage::place)},
    {.name = "scores never fall",
     .clause = "score.palaces",
     .holds = scores_never_fall<G>,
     .after = changes<State>("p.score")},
    {.name = "the game is over exactly after its last month",
     .clause = "round.count",
     .position = over_after_the_last_month<G>,
     .after = changes<State>("stage round")},
    {.name = "month follows month",
     .clause = "round.phases",
     .holds = months_go_one_by_one<G>,
     .after = changes<State>("round")},
    {.name = "at the end all rice and fireworks are sold for two yuan each",
     .clause = "end.goods",
     .assumes = {{{"release-excess", "all-there-are"},
                  {"instant-yield", "none"},
                  {"fee-payee", "reserve"}}},
     .holds = goods_are_sold<G>,
     .after = changes<State>("stage") & to(Stage::over)},
    {.name = "nobody has more points than a winner",
     .clause = "end.winner",
     .assumes = {{{"score-track", "points"}}},
     .position = most_points_win<G>,
     .after = the_end()},
    {.name = "of players with equally many points the one further ahead wins",
     .clause = "end.tie",
     .assumes = {{{"tie-direction", "further-ahead"}, {"score-track", "points"}}},
     .position = further_ahead_wins_ties<G>,
     .after = the_end()},
    {.name = "exactly one player wins",
     .clause = "end.tie-space",
     .assumes = {{{"tie-same-space", "stack-order"}}},
     .position = one_winner<G>,
     .after = the_end()},
});

}  // namespace ruleproof::properties::dragon
