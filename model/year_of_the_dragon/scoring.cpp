#include "model/year_of_the_dragon/scoring.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/events.hpp"
#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// [decay.empty] [decay.vanish] [decay.after-event]
auto decay(Table& table) -> void {
  if (table.rulings().decay_month == DecayMonth::only_after_harm &&
      this_month(table.now) == Event::peace) {
    return;
  }
  // Whether the event left the palaces as they were is told by the last of its steps.
  const bool taken = table.because.has("event.persons-out"_c);
  for (int p = 0; p < table.rules.players; ++p) {
    auto& palaces = table.player(p).palaces;
    bool changed = false;
    for (std::size_t i = palaces.size(); i-- > 0;) {
      if (palaces[i].inhabited()) continue;
      changed = true;
      table.because.add("decay.empty"_c);
      if (taken) table.because.add("decay.after-event"_c);
      palaces[i].remove_floor();
      if (palaces[i].height() > 0) continue;
      table.because.add("decay.vanish"_c);
      palaces.erase_at(i);
    }
    if (changed) std::sort(palaces.begin(), palaces.end(), std::greater<>());
  }
}

/// Dragons of the small and large privileges. [privilege.dragons]
auto privilege_dragons(const Rules& rules, const Player& player) -> int {
  const auto small = rules.rulings.small_privilege == SmallPrivilege::one_dragon
                         ? rules.components.small.dragons
                         : 2;
  return (player.small * small) + (player.large * rules.components.large.dragons);
}

/// [score.palaces] [score.ladies] [score.privileges]
auto score_round(Table& table) -> void {
  const auto& rules = table.rules;
  for (int p = 0; p < rules.players; ++p) {
    auto& player = table.player(p);
    if (player.out) continue;
    const auto palaces = static_cast<int>(player.palaces.size());
    const auto ladies = symbols(rules, player, Type::court_lady);
    const auto privileges = privilege_dragons(rules, player);
    if (palaces > 0) table.because.add("score.palaces"_c);
    if (ladies > 0) table.because.add("score.ladies"_c);
    if (privileges > 0) table.because.add("score.privileges"_c);
    auto points = round_points(palaces, ladies, privileges);
    if (rules.rulings.scholar_dragons == ScholarDragons::score_each_round) {
      points += symbols(rules, player, Type::scholar);
    }
    player.score = static_cast<std::int16_t>(player.score + points);
  }
}

/// Stand-in length of a score track that begins again. [end.winner] A36
constexpr int score_spaces = 100;

/// What is compared at the end: points, or the space on which they leave the score marker.
auto claim(const Rules& rules, const Player& player) -> int {
  return rules.rulings.score_track == ScoreTrack::points ? player.score
                                                         : player.score % score_spaces;
}

/// Who has the better claim to victory: 1 for `a`, -1 for `b`, 0 for neither.
auto compare_claims(const Rules& rules, const State& state, int a, int b) -> int {
  const auto& first = state.players[static_cast<std::size_t>(a)];
  const auto& second = state.players[static_cast<std::size_t>(b)];
  if (first.out != second.out) return first.out ? -1 : 1;
  const auto points = claim(rules, first);
  if (points != claim(rules, second)) return points > claim(rules, second) ? 1 : -1;
  if (first.track != second.track) {
    const bool ahead = first.track > second.track;
    return ahead == (rules.rulings.tie_direction == TieDirection::further_ahead) ? 1 : -1;
  }
  if (rules.rulings.tie_same_space == TieSameSpace::draw) return 0;
  return is_ahead(rules, state, a, b) ? 1 : -1;
}

/// Which clause decides between two players: for the record of why somebody won.
auto cite_winner(Table& table) -> void {
  table.because.add("end.winner"_c);
  int best = 0;
  for (int p = 1; p < table.rules.players; ++p) {
    if (compare_claims(table.rules, table.now, p, best) > 0) best = p;
  }
  const auto& winner = table.player(best);
  for (int p = 0; p < table.rules.players; ++p) {
    const auto& rival = table.player(p);
    const bool level = claim(table.rules, rival) == claim(table.rules, winner);
    if (p == best || !level || rival.out != winner.out) continue;
    table.because.add(rival.track == winner.track ? "end.tie-space"_c : "end.tie"_c);
  }
}

/// [end.rounds] to [end.money]
auto finish_game(Table& table) -> void {
  table.because.add("end.rounds"_c);
  table.because.add("round.count"_c);
  for (int p = 0; p < table.rules.players; ++p) {
    auto& player = table.player(p);
    const auto points = final_person_points(table.rules, player);
    if (points > 0) table.because.add("end.persons"_c);
    if (points > 2 * persons(player)) table.because.add("end.monks"_c);
    if (player.rice + player.fireworks > 0) table.because.add("end.goods"_c);
    const auto money = money_after_sale<int>(player.yuan, player.rice, player.fireworks);
    if (money_points(money) > 0) table.because.add("end.money"_c);
    player.yuan = static_cast<std::int16_t>(money);
    player.rice = 0;
    player.fireworks = 0;
    player.score = static_cast<std::int16_t>(player.score + points + money_points(money));
  }
  cite_winner(table);
  table.now.stage = Stage::over;
  table.now.actor = 0;
}

}  // namespace

auto final_person_points(const Rules& rules, const Player& player) -> int {
  int monks = 0;
  for (const auto& palace : player.palaces) {
    for (int place = 0; place < palace.count(); ++place) {
      const auto tile = palace.person(place);
      if (type_of(tile) == Type::monk) monks += rules.facts(tile).symbols * palace.height();
    }
  }
  return person_points(persons(player), monks);
}

auto finish_round(Table& table) -> void {
  decay(table);
  score_round(table);
  if (table.now.round < table.rules.scale.rounds) {
    begin_round(table);
  } else {
    finish_game(table);
  }
}

auto outcome_of(const Rules& rules, const State& state) -> Outcome {
  Outcome outcome{.players = rules.players, .scores = {}, .wins = {}};
  for (int p = 0; p < rules.players; ++p) {
    const auto i = static_cast<std::size_t>(p);
    outcome.scores[i] = state.players[i].score;
    outcome.wins[i] = true;
    for (int q = 0; q < rules.players; ++q) {
      if (q != p && compare_claims(rules, state, q, p) > 0) outcome.wins[i] = false;
    }
  }
  return outcome;
}

}  // namespace ruleproof::year_of_the_dragon
