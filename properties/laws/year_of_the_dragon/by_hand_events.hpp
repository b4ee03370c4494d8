/// The event of a month, its scoring and the end of the game, carried out by hand.
#pragma once

#include "properties/laws/year_of_the_dragon/by_hand_moves.hpp"

namespace ruleproof::properties::dragon {

// What an event takes.

inline auto mortars_of(const Hands& hands, const Player& player) -> int {
  if (hands.says().mortars == Mortars::whole_province) {
    return counted(hands.game, player, Type::healer);
  }
  int saved = 0;
  for (const auto& palace : player.palaces) {
    int here = 0;
    for (int place = 0; place < 3; ++place) {
      const auto tile = palace.person(place);
      if (tile == Tile::nothing || type_of(tile) != Type::healer) continue;
      here += hands.game.rules().facts(tile).symbols;
    }
    saved += std::min(here, palace.count());
  }
  return saved;
}
inline auto contagion_takes(const Hands& hands, const Player& player) -> int {
  return std::max(0, hands.numbers().contagion - mortars_of(hands, player));
}
inline auto mongols_look_at(const Hands& hands, const Player& player) -> bool {
  const bool all = hands.says().mongols_nobody == MongolsNobody::counts;
  return !player.out && (all || persons_of(player) > 0);
}
/// With the fewest helmets of those whom the Mongols look at one loses a person, if he has any.
inline auto mongols_take(const Hands& hands, const Player& player) -> int {
  const auto own = counted(hands.game, player, Type::warrior);
  const auto players = players_of(hands.game, hands.now);
  int fewest = 1000;
  for (const auto& other : players) {
    if (!mongols_look_at(hands, other)) continue;
    fewest = std::min(fewest, counted(hands.game, other, Type::warrior));
  }
  return own == fewest ? 1 : 0;
}
inline auto pay_tribute(Hands& hands, Player& player) -> void {
  const auto due = hands.numbers().tribute;
  const int money = player.yuan;
  const auto missing =
      std::max(0, due - money - goods_shown(hands.game, player, Type::tax_collector));
  const bool keeps = hands.says().tribute_partial == TributePartial::keep_money && money < due;
  if (!keeps) set_to(player.yuan, std::max(0, money - due));
  // In coins of three and of one yuan, the fewest.
  const bool by_coins = hands.says().coin_unit == CoinUnit::coins;
  set_to(player.owed, by_coins ? (missing / 3) + (missing % 3) : missing);
}
inline auto celebrate(Hands& hands) -> void {
  const auto shows = [&](const Player& player) {
    return player.fireworks + goods_shown(hands.game, player, Type::pyrotechnist);
  };
  std::vector<int> all;
  for (const auto& player : players_of(hands.game, hands.now)) {
    if (!player.out) all.push_back(shows(player));
  }
  std::ranges::sort(all, std::greater<>());
  const auto first = all.empty() ? 0 : all[0];
  const auto tied = std::ranges::count(all, first);
  for (std::size_t p = 0; p < hands.count(); ++p) {
    auto& player = hands.now.players[p];
    if (player.out) continue;
    const auto own = shows(player);
    const auto better = std::ranges::count_if(all, [&](int other) { return other > own; });
    const bool by_rank = hands.says().festival_rank == FestivalRank::competition;
    const bool second = better > 0 && better == tied && (!by_rank || better == 1);
    if (own == 0 && hands.says().festival_zero == FestivalZero::scores_nothing) continue;
    if (better > 0 && !second) continue;
    add_to(player.score, second ? 3 : 6);
    player.fireworks /= 2;
  }
}
inline auto ward_off_mongols(Hands& hands) -> void {
  for (auto& player : hands.now.players) {
    if (!player.out) set_to(player.owed, 0);
  }
  const auto marker = hands.says().mongol_marker;
  const auto order = hands.now.order;
  for (std::size_t at = 0; at < hands.count(); ++at) {
    auto& player = hands.now.players[order[at]];
    if (player.out) continue;
    set_to(player.owed, mongols_take(hands, player));
    const auto helmets = counted(hands.game, player, Type::warrior);
    if (marker != MongolMarker::person) add_to(player.score, helmets);
    if (marker != MongolMarker::score) go_forward(hands, order[at], helmets);
  }
}

// The end of a month, and of the game.

inline auto let_decay(Hands& hands) -> void {
  const bool harmless = event_of(hands.now) == Event::peace;
  if (harmless && hands.says().decay_month == DecayMonth::only_after_harm) return;
  for (auto& player : hands.now.players) {
    Palaces left;
    for (auto palace : player.palaces) {
      if (palace.count() == 0) palace.remove_floor();
      if (palace.height() > 0) left.push_back(palace);
    }
    player.palaces = left;
    keep_in_order(player.palaces);
  }
}
inline auto score_month(Hands& hands) -> void {
  for (std::size_t p = 0; p < hands.count(); ++p) {
    auto& player = hands.now.players[p];
    if (player.out) continue;
    const bool two = hands.says().small_privilege == SmallPrivilege::two_dragons;
    int points = static_cast<int>(player.palaces.size());
    points += counted(hands.game, player, Type::court_lady);
    points += player.small * (two ? 2 : hands.numbers().small.dragons);
    points += player.large * hands.numbers().large.dragons;
    if (hands.says().scholar_dragons == ScholarDragons::score_each_round) {
      points += counted(hands.game, player, Type::scholar);
    }
    add_to(player.score, points);
  }
}
inline auto settle_accounts(Hands& hands) -> void {
  for (std::size_t p = 0; p < hands.count(); ++p) {
    auto& player = hands.now.players[p];
    hands.sells = hands.sells || player.rice + player.fireworks > 0;
    add_to(player.yuan, 2 * (player.rice + player.fireworks));
    player.rice = 0;
    player.fireworks = 0;
    int points = player.yuan / 3;
    for_each_inhabitant(player, [&](Tile tile, const Palace& palace) {
      points += 2;
      if (type_of(tile) != Type::monk) return;
      points += hands.game.rules().facts(tile).symbols * palace.height();
    });
    add_to(player.score, points);
  }
  hands.now.stage = Stage::over;
  hands.now.actor = 0;
}
inline auto end_month(Hands& hands) -> void {
  let_decay(hands);
  score_month(hands);
  const bool last = hands.now.round == hands.game.rules().scale.rounds;
  return last ? settle_accounts(hands) : begin_month(hands);
}

// Releases.

/// Whose turn in the event begins owes no more than he has, or is out of the game.
inline auto must_choose_whom(Hands& hands) -> bool {
  auto& player = hands.actor();
  const auto event = event_of(hands.now);
  if (hands.says().event_count == EventCount::running) {
    if (event == Event::contagion) set_to(player.owed, contagion_takes(hands, player));
    if (event == Event::mongols) set_to(player.owed, mongols_take(hands, player));
  }
  const auto there = persons_of(player);
  const bool passed_over = event == Event::mongols && !mongols_look_at(hands, player);
  const bool puts_out = hands.says().release_excess == ReleaseExcess::player_out;
  if (player.owed > there && puts_out && !passed_over) {
    while (persons_of(player) > 0) {
      const auto home = *std::ranges::find_if(player.palaces, &Palace::inhabited);
      let_go(hands, hands.now.actor, home, home.person(0), true);
    }
    player.palaces.clear();
    player.owed = 0;
    player.out = true;
  }
  set_to(player.owed, std::min<int>(player.owed, there));
  if (player.owed == 0) return false;
  hands.now.stage = Stage::release;
  return true;
}
inline auto give_rice(Hands& hands, int palaces) -> void {
  auto& player = hands.actor();
  const auto sacks = goods_shown(hands.game, player, Type::farmer);
  hands.feeds = hands.feeds || palaces > 0;
  add_to(player.rice, -palaces);
  set_to(player.owed, std::max(0, inhabited_of(player) - palaces - sacks));
}
inline auto most_rice(const Player& player) -> int {
  return std::min<int>(inhabited_of(player), player.rice);
}
inline auto call_to_release(Hands& hands) -> void {
  while (call_next(hands)) {
    if (event_of(hands.now) == Event::drought) {
      const auto most = most_rice(hands.actor());
      if (most > 0 && hands.says().keep_ban == KeepBan::may_decline) {
        hands.now.stage = Stage::supply;
        return;
      }
      give_rice(hands, most);
    }
    if (must_choose_whom(hands)) return;
    turn_is_over(hands);
  }
  end_month(hands);
}
inline auto make(Hands& hands, const Supply& supply) -> void {
  give_rice(hands, supply.palaces);
  if (must_choose_whom(hands)) return;
  turn_is_over(hands);
  call_to_release(hands);
}
inline auto make(Hands& hands, const Release& release) -> void {
  auto& player = hands.actor();
  const auto event = event_of(hands.now);
  const bool one_palace = hands.says().tribute_from == TributeFrom::one_palace;
  const bool marks = event == Event::drought || (event == Event::tribute && one_palace);
  const auto before = contagion_takes(hands, player);
  let_go(hands, hands.now.actor, release.palace, release.tile, true, marks);
  int owed = player.owed - 1;
  if (event == Event::contagion && hands.says().event_count == EventCount::running) {
    owed += contagion_takes(hands, player) - before;
    owed = std::min(owed, persons_of(player));
  }
  set_to(player.owed, owed);
  if (owed > 0) return;
  for (auto& palace : player.palaces) palace.clear_hit();
  keep_in_order(player.palaces);
  turn_is_over(hands);
  call_to_release(hands);
}

inline auto begin_event(Hands& hands) -> void {
  begin_phase(hands);
  const auto event = event_of(hands.now);
  for (std::size_t p = 0; p < hands.count(); ++p) {
    auto& player = hands.now.players[p];
    if (player.out) continue;
    if (event == Event::tribute) pay_tribute(hands, player);
    if (event == Event::contagion) set_to(player.owed, contagion_takes(hands, player));
  }
  if (event == Event::festival) celebrate(hands);
  if (event == Event::mongols) ward_off_mongols(hands);
  call_to_release(hands);
}

/// A step by hand, and the table after it.
inline auto by_hand(const YearOfTheDragon& game, const State& before, const Move& move) -> Hands {
  Hands hands{game, before};
  std::visit([&](const auto& kind) { make(hands, kind); }, move);
  return hands;
}
inline auto carried_out(const YearOfTheDragon& game, const State& before, const Move& move)
    -> State {
  return by_hand(game, before, move).now;
}

}  // namespace ruleproof::properties::dragon
