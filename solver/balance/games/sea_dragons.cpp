#include "solver/balance/games/sea_dragons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

using sea_dragons::SeaDragons;
namespace sd = sea_dragons;

namespace {

/// Cards of one size, taken out of a bag.
auto take_size(sd::Cards& from, sd::Size size) -> sd::Cards {
  sd::Cards cards;
  for (std::size_t f = 0; f < sd::figure_count; ++f) {
    const auto figure = static_cast<sd::Figure>(f);
    if (sd::size_of(figure) == size) std::swap(cards[figure], from[figure]);
  }
  return cards;
}

/// Hands of the others and the stacks: by size, the backs tell as much.
auto deal_dragon_cards(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random)
    -> void {
  auto unseen = rules.components.cards;
  take_out(unseen, state.market);
  take_out(unseen, state.played);
  if (me < sd::most_players) take_out(unseen, state.players[me].hand);
  for (const auto size : {sd::Size::small, sd::Size::medium, sd::Size::large}) {
    auto pool = take_size(unseen, size);
    for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
      if (p == me) continue;
      const auto backs = take_size(state.players[p].hand, size);
      deal(pool, state.players[p].hand, backs.size(), random);
    }
    (void)take_size(state.stack, size);
    deal(pool, state.stack, pool.size(), random);
  }
}

/// Reef cards of the others, of the stack, and those under it.
auto deal_reefs(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random) -> void {
  auto pool = rules.components.reefs;
  take_out(pool, state.used);
  for (const auto reef : state.drawn) --pool[reef];
  if (me < sd::most_players) take_out(pool, state.players[me].reefs);
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    if (p == me) continue;
    auto& reefs = state.players[p].reefs;
    const auto backs = reefs.size();
    reefs = {};
    deal(pool, reefs, backs, random);
  }
  for (auto& reef : state.bottom) reef = draw(pool, random);
  state.reef_stack = pool;
}

/// Tokens on the board that lie face down, and those not yet laid out.
auto lay_tokens(const sd::Rules& rules, sd::State& state, Random& random) -> void {
  auto pool = rules.components.ships;
  take_out(pool, state.sunk);
  for (const auto& player : state.players) take_out(pool, player.ships);
  sd::Bits cells;
  for (auto& tokens : state.ships) cells |= std::exchange(tokens, sd::Bits{});
  cells.for_each(
      [&](sd::Cell cell) { state.ships[sd::index(draw(pool, random))] |= sd::Bits::of(cell); });
  state.fleet = pool;
}

/// The gold of the others is known in all: each piece is anybody's.
auto split_gold(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random) -> void {
  const auto players = static_cast<std::size_t>(rules.players);
  int gold = 0;
  for (std::size_t p = 0; p < players; ++p) {
    if (p != me) gold += std::exchange(state.players[p].gold, std::int16_t{0});
  }
  for (; gold > 0; --gold) {
    auto p = random.below(players - 1);
    if (p >= me) ++p;
    ++state.players[p].gold;
  }
}

/// Gold, ships and missions, as on the score pad.
auto supplies(const sd::Rules& rules, const sd::Player& player) -> int {
  int points = player.gold + (sd::card_gold * player.reefs[sd::Reef::gold]);
  points += player.ships.size() + player.reefs[sd::Reef::any_ship];
  for (std::size_t c = 0; c < sd::ship_colours; ++c) {
    points += 2 * player.reefs[sd::double_of(static_cast<sd::Ship>(c))];
  }
  return points + sd::mission_points(rules, player.missions);
}

auto add_most_missions(const sd::Rules& rules, const sd::State& state, Points& points) -> void {
  const auto rank = [&](std::size_t p) {
    const auto& missions = state.players[p].missions;
    return std::pair{missions.size(), sd::mission_points(rules, missions)};
  };
  const auto players = static_cast<std::size_t>(rules.players);
  auto best = rank(0);
  for (std::size_t p = 1; p < players; ++p) best = std::max(best, rank(p));
  if (best.first == 0 && rules.rulings.zero_missions == sd::ZeroMissions::nobody) return;
  for (std::size_t p = 0; p < players; ++p) {
    if (rank(p) == best) points[p] += sd::most_missions_bonus;
  }
}

using Presences = std::array<sd::Presence<int>, sd::most_players>;

auto presence(const sd::Rules& rules, const sd::Player& player, sd::Realm realm, int there)
    -> sd::Presence<int> {
  const auto r = sd::index(realm);
  const int hidden = player.reefs[sd::hidden_in(realm)];
  const bool counts = there > 0 || rules.rulings.hidden_only == sd::HiddenOnly::counts;
  const int dragons = there + (counts ? hidden : 0);
  const bool ranks = dragons > 0 || rules.rulings.zero_control == sd::ZeroControl::ranked;
  return {.dragons = dragons,
          .pieces = (player.dragons & rules.components.plan.realms[r]).count(),
          .ranks = ranks ? 1 : 0};
}

}  // namespace

auto Sampler<SeaDragons>::sample(const SeaDragons& game, const sd::State& seen, Seat seat,
                                 Random& random) -> sd::State {
  const auto& rules = game.rules();
  const auto me = static_cast<std::size_t>(player_of(seat));
  auto state = seen;
  if (rules.rulings.hand_view == sd::HandView::hidden) {
    deal_dragon_cards(rules, state, me, random);
  }
  deal_reefs(rules, state, me, random);
  if (rules.rulings.token_view == sd::TokenView::face_down) lay_tokens(rules, state, random);
  // In the set-up everybody has what the rules give him.
  if (state.stage < sd::Stage::lay) {
    for (int p = 0; p < rules.players; ++p) {
      state.players[static_cast<std::size_t>(p)].gold = sd::start_gold;
    }
  } else if (rules.rulings.gold_view == sd::GoldView::hidden) {
    split_gold(rules, state, me, random);
  }
  return state;
}

auto Standing<SeaDragons>::dragons_of(const sd::Bits& pieces) -> Counts {
  auto& slot = surfaces_[fingerprint(pieces) % slots];
  if (slot.pieces != pieces) {
    slot.pieces = pieces;
    for (std::size_t r = 0; r < sd::realm_count; ++r) {
      slot.dragons[r] = sd::dragons_at(pieces, rules_.components.plan.realms[r]);
    }
  }
  return slot.dragons;
}

auto Standing<SeaDragons>::points(const sd::State& state) -> Points {
  const auto players = static_cast<std::size_t>(rules_.players);
  Points points{};
  std::array<Counts, sd::most_players> dragons{};
  for (std::size_t p = 0; p < players; ++p) {
    points[p] = supplies(rules_, state.players[p]);
    dragons[p] = dragons_of(state.players[p].dragons);
  }
  add_most_missions(rules_, state, points);
  for (std::size_t r = 0; r < sd::realm_count; ++r) {
    const auto realm = static_cast<sd::Realm>(r);
    Presences presences{};
    for (std::size_t p = 0; p < players; ++p) {
      presences[p] = presence(rules_, state.players[p], realm, dragons[p][r]);
    }
    const auto whirlpools = sd::free_whirlpools(rules_, state, realm);
    for (std::size_t p = 0; p < players; ++p) {
      points[p] += sd::control_points(presences, players, p, whirlpools);
    }
  }
  return points;
}

}  // namespace ruleproof::solver::balance
