#include "model/sea_dragons/scoring.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

auto points(int number) -> std::int16_t { return static_cast<std::int16_t>(number); }

/// [reef.two-ships] [reef.any-ship] Ships on reef cards.
auto ships_on_reefs(const Player& player) -> int {
  int ships = player.reefs[Reef::any_ship];
  for (std::size_t c = 0; c < ship_colours; ++c) {
    ships += 2 * player.reefs[double_of(static_cast<Ship>(c))];
  }
  return ships;
}

auto score_supplies(Table& table, Player& player) -> void {
  const auto ships = ships_on_reefs(player);
  const auto gold_cards = player.reefs[Reef::gold];
  if (ships > player.reefs[Reef::any_ship]) table.because.add("reef.two-ships"_c);
  if (player.reefs[Reef::any_ship] > 0) table.because.add("reef.any-ship"_c);
  if (gold_cards > 0) table.because.add("reef.gold"_c);
  if (player.missions.size() > 0) table.because.add("mission.reward"_c);
  player.pad.gold = points(player.gold + (card_gold * gold_cards));
  player.pad.ships = points(player.ships.size() + ships);
  player.pad.missions = points(mission_points(table.rules, player.missions));
}

/// [score.sum] Five points for the most missions; of those, for the most points of missions.
auto score_most_missions(Table& table) -> void {
  const auto rank = [](const Player& player) {
    return std::pair{player.missions.size(), player.pad.missions};
  };
  const auto players =
      std::span(table.now.players).first(static_cast<std::size_t>(table.rules.players));
  auto best = rank(players[0]);
  for (const auto& player : players) best = std::max(best, rank(player));
  if (best.first == 0 && table.rulings().zero_missions == ZeroMissions::nobody) return;
  for (auto& player : players) {
    if (rank(player) == best) player.pad.most = most_missions_bonus;
  }
}

auto whirlpools_of(const Rules& rules, const State& state, Realm realm) -> Bits {
  return terrain_of(rules, state).whirlpools & rules.components.plan.realms[index(realm)];
}

using AllPresent = std::array<Presence<int>, most_players>;

/// Whether somebody who ranks in a realm is level in dragons with another, for an award.
auto ties(const AllPresent& presence, std::size_t players) -> bool {
  const std::size_t awards = players == 2 ? 1 : 2;
  const auto all = std::span(presence).first(players);
  return std::ranges::any_of(all, [&](const auto& one) {
    const auto level = std::ranges::count_if(
        all, [&](const auto& other) { return other.ranks > 0 && other.dragons == one.dragons; });
    const auto ahead =
        std::ranges::count_if(all, [&](const auto& other) { return other.dragons > one.dragons; });
    return one.ranks > 0 && level > 1 && static_cast<std::size_t>(ahead) < awards;
  });
}

/// What decides how the points of a realm with free whirlpools are shared.
auto cite_control(Table& table, Realm realm, const AllPresent& presence) -> void {
  const auto players = static_cast<std::size_t>(table.rules.players);
  bool ranked = false;
  for (std::size_t p = 0; p < players; ++p) {
    if (table.now.players[p].reefs[hidden_in(realm)] > 0) table.because.add("reef.hidden"_c);
    if (presence[p].dragons > 0) table.because.add("control.count"_c);
    ranked = ranked || presence[p].ranks > 0;
  }
  if (ties(presence, players)) table.because.add("control.tie"_c);
  if (ranked) table.because.add(players == 2 ? "control.two-players"_c : "control.award"_c);
}

auto score_control(Table& table, Realm realm) -> void {
  const auto presence = presence_in(table.rules, table.now, realm);
  const auto whirlpools = free_whirlpools(table.rules, table.now, realm);
  const auto printed = whirlpools_of(table.rules, table.now, realm).count();
  const auto players = static_cast<std::size_t>(table.rules.players);
  if (whirlpools > 0) cite_control(table, realm, presence);
  for (std::size_t p = 0; p < players; ++p) {
    const auto award = control_points(presence, players, p, whirlpools);
    table.now.players[p].pad.control[index(realm)] = points(award);
    const auto uncovered = control_points(presence, players, p, printed);
    if (award < uncovered) table.because.add("control.covered"_c);
  }
}

}  // namespace

auto mission_points(const Rules& rules, const Missions& missions) -> int {
  int total = 0;
  missions.for_each([&](int mission) { total += rules.mission(mission).points; });
  return total;
}

auto free_whirlpools(const Rules& rules, const State& state, Realm realm) -> int {
  return (whirlpools_of(rules, state, realm) & ~pieces_on(state)).count();
}

auto presence_in(const Rules& rules, const State& state, Realm realm)
    -> std::array<Presence<int>, most_players> {
  std::array<Presence<int>, most_players> all{};
  const auto cells = rules.components.plan.realms[index(realm)];
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    const auto& player = state.players[p];
    const int surface = dragons_at(player.dragons, cells);
    const int hidden = player.reefs[hidden_in(realm)];
    const bool counts = surface > 0 || rules.rulings.hidden_only == HiddenOnly::counts;
    all[p].dragons = surface + (counts ? hidden : 0);
    all[p].pieces = (player.dragons & cells).count();
    const bool ranks = all[p].dragons > 0 || rules.rulings.zero_control == ZeroControl::ranked;
    all[p].ranks = ranks ? 1 : 0;
  }
  return all;
}

auto score(Table& table) -> void {
  table.because.add("score.sum"_c);
  table.because.add("end.winner"_c);
  for (int p = 0; p < table.rules.players; ++p) score_supplies(table, table.player(p));
  score_most_missions(table);
  for (std::size_t r = 0; r < realm_count; ++r) score_control(table, static_cast<Realm>(r));
}

auto outcome_of(const Rules& rules, const State& state) -> Outcome {
  Outcome outcome;
  outcome.players = rules.players;
  const auto rank = [&](std::size_t p) {
    return std::pair{state.players[p].pad.sum(), state.players[p].missions.size()};
  };
  const auto players = static_cast<std::size_t>(rules.players);
  auto best = rank(0);
  for (std::size_t p = 0; p < players; ++p) {
    outcome.scores[p] = rank(p).first;
    best = std::max(best, rank(p));
  }
  for (std::size_t p = 0; p < players; ++p) outcome.wins[p] = rank(p) == best;
  return outcome;
}

}  // namespace ruleproof::sea_dragons
