/// Laws of the end: the score pad and the winners, reckoned once more.
#pragma once

#include "properties/laws/sea_dragons/table.hpp"

namespace ruleproof::properties::sea {

/// What a player has in a realm: dragons with hidden ones, then pieces.
struct Claim {
  int dragons = 0;
  int pieces = 0;
  auto operator<=>(const Claim&) const = default;
};

/// The dragons of all players.
using Herds = std::array<Dragons, most_players>;

template <class G>
auto claim_of(const G& game, const Player& player, const Dragons& dragons, std::size_t realm)
    -> Claim {
  const auto& cells = game.rules().components.plan.realms[realm];
  std::array<int, most_cells_laid> inside{};
  for (const auto& piece : dragons) {
    if (cells.has(cell_at(piece.at.x, piece.at.y))) ++inside[piece.dragon];
  }
  Claim claim;
  for (const auto pieces : inside) {
    claim.dragons += pieces > 0 ? 1 : 0;
    claim.pieces += pieces;
  }
  claim.dragons += player.reefs[static_cast<Reef>(index(Reef::hidden_north) + realm)];
  return claim;
}

/// The points of a realm for each player, by sorting the claims: the two best come first.
template <class G>
auto awards_of(const G& game, const State& state, const Herds& herds, std::size_t realm)
    -> std::array<int, most_players> {
  const auto players = players_of(game, state);
  FixedVector<Claim, most_players> ranking;
  for (std::size_t p = 0; p < players.size(); ++p) {
    const auto claim = claim_of(game, players[p], herds[p], realm);
    if (claim.dragons > 0) ranking.push_back(claim);
  }
  const auto best = static_cast<std::ptrdiff_t>(std::min<std::size_t>(ranking.size(), 2));
  std::ranges::partial_sort(ranking, ranking.begin() + best, std::greater<>());
  int whirlpools = 0;
  const auto& cells = game.rules().components.plan.realms[realm];
  for (const auto& at : points_of(faces_of(game, state).whirlpools & cells)) {
    const auto taken = [&](const Player& p) { return p.dragons.has(cell_at(at.x, at.y)); };
    whirlpools += std::ranges::any_of(players, taken) ? 0 : 1;
  }
  std::array<int, most_players> awards{};
  if (ranking.empty()) return awards;
  const auto firsts = std::ranges::count(ranking, ranking[0]);
  for (std::size_t p = 0; p < players.size(); ++p) {
    const auto claim = claim_of(game, players[p], herds[p], realm);
    const bool first = claim == ranking[0];
    const bool second = firsts == 1 && ranking.size() > 1 && claim == ranking[1];
    if (players.size() == 2) {
      awards[p] = first && firsts == 1 ? 2 * whirlpools : 0;
    } else if (first || second) {
      awards[p] = first ? 3 * whirlpools : 3 * whirlpools / 2;
    }
  }
  return awards;
}

template <class G>
auto control_is_ranked(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  Herds herds{};
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    herds[p] = dragons_of(state.players[p].dragons);
  }
  for (std::size_t realm = 0; realm < realm_count; ++realm) {
    const auto awards = awards_of(game, state, herds, realm);
    for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
      if (state.players[p].pad.control[realm] != awards[p]) return false;
    }
  }
  return true;
}

template <class G>
auto supplies_are_counted(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  return std::ranges::all_of(players_of(game, state), [&](const Player& player) {
    int gold = player.gold + (4 * player.reefs[Reef::gold]);
    int ships = player.reefs[Reef::any_ship];
    for (std::size_t c = 0; c < ship_colours; ++c) {
      ships += player.ships[static_cast<Ship>(c)] + (2 * player.reefs[static_cast<Reef>(c)]);
    }
    int missions = 0;
    for (int m = 0; m < most_missions; ++m) {
      if (player.missions.has(m)) missions += game.rules().mission(m).points;
    }
    return player.pad.gold == gold && player.pad.ships == ships && player.pad.missions == missions;
  });
}

/// Whether nobody has more missions, or as many that bring more points.
template <class Players>
auto has_most_missions(const Players& players, const Player& player) -> bool {
  return std::ranges::none_of(players, [&](const Player& other) {
    return other.missions.size() > player.missions.size() ||
           (other.missions.size() == player.missions.size() &&
            other.pad.missions > player.pad.missions);
  });
}

template <class G>
auto most_missions_bring_five(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  const auto players = players_of(game, state);
  return std::ranges::all_of(players, [&](const Player& player) {
    const bool best = has_most_missions(players, player);
    return player.pad.most == (best && player.missions.size() > 0 ? 5 : 0);
  });
}

template <class G>
auto best_score_wins(const G& game, const State& state) -> bool {
  if (state.stage != Stage::over) return true;
  const auto outcome = game.outcome(state);
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    const auto& pad = state.players[p].pad;
    int sum = pad.gold + pad.ships + pad.missions + pad.most;
    for (const auto points : pad.control) sum += points;
    if (outcome.scores[p] != sum) return false;
  }
  for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
    bool beaten = false;
    for (std::size_t q = 0; q < players_of(game, state).size(); ++q) {
      const bool level = outcome.scores[q] == outcome.scores[p];
      beaten |= outcome.scores[q] > outcome.scores[p] ||
                (level && state.players[q].missions.size() > state.players[p].missions.size());
    }
    if (outcome.wins[p] == beaten) return false;
  }
  return true;
}

template <class G>
auto over_without_heads(const G& game, const State& state) -> bool {
  const bool out = std::ranges::all_of(players_of(game, state),
                                       [](const Player& player) { return player.heads == 0; });
  return state.stage != Stage::over || out;
}

template <class G>
inline constexpr auto scoring_laws = std::to_array<Law<G>>({
    {.name = "each realm brings its points to the first and the second by dragons, then pieces",
     .clause = "control.award",
     .assumes = {{{"zero-control", "needs-a-dragon"}, {"hidden-only", "counts"}}},
     .position = control_is_ranked<G>,
     .after = the_end()},
    {.name = "gold, ships and missions are counted, also those on reef cards",
     .clause = "score.sum",
     .position = supplies_are_counted<G>,
     .after = the_end()},
    {.name = "the most missions, then the most points of missions, bring five points",
     .clause = "score.sum",
     .assumes = {{{"zero-missions", "nobody"}}},
     .position = most_missions_bring_five<G>,
     .after = the_end()},
    {.name = "the most points win, then the most missions",
     .clause = "end.winner",
     .position = best_score_wins<G>,
     .after = the_end()},
    {.name = "the game is over only when nobody has a head",
     .clause = "end.heads",
     .position = over_without_heads<G>,
     .after = the_end()},
});

}  // namespace ruleproof::properties::sea
