/// The control of realms under every reading: who is counted, who is level with whom, and what a
/// realm brings, by sorting claims.
#pragma once

#include "properties/laws/sea_dragons/scoring.hpp"

namespace ruleproof::properties::sea {

/// What everybody has in a realm, and who ranks there.
struct Contest {
  std::array<Claim, most_players> claims{};
  std::array<bool, most_players> ranks{};
  std::array<int, most_players> hidden{};
};

template <class G>
auto contest_in(const G& game, const State& state, std::size_t realm) -> Contest {
  const auto& readings = game.rules().rulings;
  Contest contest;
  const auto players = players_of(game, state);
  for (std::size_t p = 0; p < players.size(); ++p) {
    const auto card = static_cast<Reef>(index(Reef::hidden_north) + realm);
    auto claim = claim_of(game, players[p], dragons_of(players[p].dragons), realm);
    const int hidden = players[p].reefs[card];
    const bool on_surface = claim.dragons > hidden;
    if (!on_surface && readings.hidden_only == HiddenOnly::needs_surface) claim.dragons = 0;
    contest.claims[p] = claim;
    contest.hidden[p] = hidden;
    contest.ranks[p] = claim.dragons > 0 || readings.zero_control == ZeroControl::ranked;
  }
  return contest;
}

/// Whirlpools of a realm, and those of them that no piece covers.
struct Pools {
  int printed = 0;
  int free = 0;
};
template <class G>
auto pools_in(const G& game, const State& state, std::size_t realm) -> Pools {
  Pools pools;
  const auto& cells = game.rules().components.plan.realms[realm];
  for (const auto& at : points_of(faces_of(game, state).whirlpools)) {
    const auto cell = cell_at(at.x, at.y);
    if (!cells.has(cell)) continue;
    ++pools.printed;
    const auto covers = [&](const Player& player) { return player.dragons.has(cell); };
    pools.free += std::ranges::none_of(players_of(game, state), covers) ? 1 : 0;
  }
  return pools;
}

/// What a realm brings a player: two or three points a whirlpool to the first, half of it to the
/// second, unless the first are several.
inline auto prize_of(const Contest& contest, std::size_t players, std::size_t p, int pools) -> int {
  if (!contest.ranks[p]) return 0;
  int ahead = 0;
  int level = 0;
  for (std::size_t q = 0; q < players; ++q) {
    if (q == p || !contest.ranks[q]) continue;
    ahead += contest.claims[q] > contest.claims[p] ? 1 : 0;
    level += contest.claims[q] == contest.claims[p] ? 1 : 0;
  }
  if (players == 2) return ahead == 0 && level == 0 ? 2 * pools : 0;
  if (ahead == 0) return 3 * pools;
  return ahead == 1 ? 3 * pools / 2 : 0;
}

/// Whether somebody who ranks has as many dragons as another, and an award is at stake.
inline auto somebody_is_level(const Contest& contest, std::size_t players) -> bool {
  const int awards = players == 2 ? 1 : 2;
  for (std::size_t p = 0; p < players; ++p) {
    if (!contest.ranks[p]) continue;
    int ahead = 0;
    bool level = false;
    for (std::size_t q = 0; q < players; ++q) {
      if (q == p) continue;
      ahead += contest.claims[q].dragons > contest.claims[p].dragons ? 1 : 0;
      level = level || (contest.ranks[q] && contest.claims[q].dragons == contest.claims[p].dragons);
    }
    if (level && ahead < awards) return true;
  }
  return false;
}

/// Whether `is(contest, pools)` of some realm.
template <class G, class Is>
auto in_some_realm(const G& game, const State& state, const Is& is) -> bool {
  for (std::size_t realm = 0; realm < realm_count; ++realm) {
    if (is(contest_in(game, state, realm), pools_in(game, state, realm))) return true;
  }
  return false;
}

template <class G>
auto every_realm_brings_its_points(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  const auto players = players_of(game, state).size();
  for (std::size_t realm = 0; realm < realm_count; ++realm) {
    const auto contest = contest_in(game, state, realm);
    const auto pools = pools_in(game, state, realm);
    for (std::size_t p = 0; p < players; ++p) {
      const int points = prize_of(contest, players, p, pools.free);
      if (state.players[p].pad.control[realm] != points) return false;
    }
  }
  return true;
}

/// Five points for the most missions, under either reading of nobody having one.
template <class G>
auto five_points_go_to_the_most_missions(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  const auto players = players_of(game, state);
  return std::ranges::all_of(players, [&](const Player& player) {
    const bool best = has_most_missions(players, player);
    const bool counts =
        player.missions.size() > 0 || game.rules().rulings.zero_missions == ZeroMissions::everybody;
    return player.pad.most == (best && counts ? 5 : 0);
  });
}

/// Before the end nothing is written on the score pad.
template <class G>
auto pads_are_empty_until_the_end(const G& /*game*/, const State& state) -> bool {
  return state.stage == Stage::over || std::ranges::all_of(state.players, [](const Player& player) {
           return player.pad == ScorePad{};
         });
}

template <class G>
inline constexpr auto presence_laws = std::to_array<Law<G>>({
    {.name = "a realm brings what its free whirlpools are worth to who is ahead in it, whoever is "
             "counted",
     .clause = "control.award",
     .position = every_realm_brings_its_points<G>,
     .after = the_end()},
    {.name = "five points go to the most missions, whatever none are worth",
     .clause = "score.sum",
     .position = five_points_go_to_the_most_missions<G>,
     .after = the_end()},
    {.name = "nothing is written on the score pad before the end",
     .clause = "score.sum",
     .position = pads_are_empty_until_the_end<G>,
     .after = changes<State>("stage p.pad")},
});

}  // namespace ruleproof::properties::sea
