/// Which clauses a step relies on when an event begins or goes on, in the scoring and at the end.
#pragma once

#include "properties/laws/names.hpp"
#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

template <class G>
auto answers_of(const Look<G>& at) -> const Rulings& {
  return at.game.rules().rulings;
}
template <class Kind, class G>
auto makes_a(const Look<G>& at) -> bool {
  return std::holds_alternative<Kind>(at.move);
}
inline auto is_harmless(Event event) -> bool {
  return event == Event::peace || event == Event::festival;
}
template <class G>
auto month_ends(const Look<G>& at) -> bool {
  return at.before.round > 0 && (at.next.round != at.before.round || at.next.stage == Stage::over);
}
/// All have acted.
template <class G>
auto actions_end(const Look<G>& at) -> bool {
  return in_action_phase(at.before) && (month_ends(at) || !in_action_phase(at.next));
}
template <class G>
auto persons_begin(const Look<G>& at) -> bool {
  const bool left_out =
      at.before.round == months && answers_of(at).round12_phase2 == Round12Phase2::skipped;
  return actions_end(at) && !left_out;
}
template <class G>
auto event_begins(const Look<G>& at) -> bool {
  const bool was_before = in_action_phase(at.before) || in_person_phase(at.before);
  const bool is_after = at.next.stage == Stage::release || at.next.stage == Stage::supply;
  return was_before && (month_ends(at) || is_after);
}
template <class G>
auto begins(const Look<G>& at, Event event) -> bool {
  return event_begins(at) && event_of(at.before) == event;
}
template <class G>
auto releases_in(const Look<G>& at, Event event) -> bool {
  return makes_a<Release>(at) && event_of(at.before) == event;
}
/// Somebody of whom `holds(player)` is true.
template <class G, class Holds>
auto somebody(const Look<G>& at, const Holds& holds) -> bool {
  return std::ranges::any_of(players_of(at.game, at.next), holds);
}
/// Nobody is put out of the game, and no marker goes back or moves by an event.
template <class G>
auto is_plain(const Look<G>& at) -> bool {
  const auto& answers = answers_of(at);
  return answers.release_excess == ReleaseExcess::all_there_are &&
         answers.mongol_marker == MongolMarker::score &&
         answers.marker_on_leaving == MarkerOnLeaving::stays;
}
/// What players had before the step is what they have when the event begins.
template <class G>
auto nothing_comes_in(const Look<G>& at) -> bool {
  const auto& answers = answers_of(at);
  return is_plain(at) && in_person_phase(at.before) &&
         answers.instant_yield == InstantYield::none && answers.pictured_goods == PicturedGoods::no;
}
template <class G>
auto tribute_is_seen(const Look<G>& at) -> bool {
  return !begins(at, Event::tribute) || nothing_comes_in(at);
}
template <class G>
auto festival_is_seen(const Look<G>& at) -> bool {
  const auto& answers = answers_of(at);
  return !begins(at, Event::festival) ||
         (nothing_comes_in(at) && answers.festival_zero == FestivalZero::scores_nothing &&
          answers.festival_rank == FestivalRank::dense);
}
template <class G>
auto mongols_are_seen(const Look<G>& at) -> bool {
  return !begins(at, Event::mongols) ||
         (is_plain(at) && answers_of(at).symbol_sum == SymbolSum::all_tiles &&
          answers_of(at).mongols_nobody == MongolsNobody::counts);
}
template <class G>
auto decay_is_seen(const Look<G>& at) -> bool {
  return is_plain(at) && !in_action_phase(at.before);
}

/// The greatest number of fireworks below a limit that anybody has, and how many have it.
struct Best {
  int tiles = -1;
  int players = 0;
};
template <class G>
auto best_below(const Look<G>& at, int limit) -> Best {
  Best best;
  for (const auto& player : players_of(at.game, at.before)) {
    if (player.fireworks >= limit || player.fireworks < best.tiles) continue;
    best = {player.fireworks, player.fireworks == best.tiles ? best.players + 1 : 1};
  }
  return best;
}
inline constexpr int no_limit = 1000;
template <class G>
auto second_best(const Look<G>& at) -> Best {
  return best_below(at, best_below(at, no_limit).tiles);
}
template <class G>
auto festival_pays(const Look<G>& at) -> bool {
  return begins(at, Event::festival) && best_below(at, no_limit).tiles > 0;
}
template <class G>
auto helmets_are_equal(const Look<G>& at) -> bool {
  const auto players = players_of(at.game, at.next);
  return std::ranges::all_of(players, [&](const Player& player) {
    return symbols_of(at.game, player, Type::warrior) ==
           symbols_of(at.game, players[0], Type::warrior);
  });
}
template <class G>
auto somebody_shows(const Look<G>& at, Type type) -> bool {
  return somebody(at, [&](const Player& player) {
    return !player.out && symbols_of(at.game, player, type) > 0;
  });
}
template <class G>
auto some_floor_decays(const Look<G>& at) -> bool {
  for (int p = 0; p < at.game.players(); ++p) {
    const auto i = static_cast<std::size_t>(p);
    if (floors_of(at.next.players[i]) < floors_of(at.before.players[i])) return true;
  }
  return false;
}
template <class G>
auto some_palace_vanishes(const Look<G>& at) -> bool {
  for (int p = 0; p < at.game.players(); ++p) {
    const auto i = static_cast<std::size_t>(p);
    if (at.next.players[i].palaces.size() < at.before.players[i].palaces.size()) return true;
  }
  return false;
}
/// Of those who are level in points with a winner, one stands on his space, or one does not.
template <class G, bool SameSpace>
auto tie_is_broken(const Look<G>& at) -> bool {
  if (at.next.stage != Stage::over) return false;
  const auto claim = [&](const Player& player) {
    return answers_of(at).score_track == ScoreTrack::points ? int{player.score}
                                                            : player.score % 100;
  };
  const auto outcome = at.game.outcome(at.next);
  std::size_t winner = 0;
  while (!outcome.wins[winner]) ++winner;
  const auto& best = at.next.players[winner];
  for (std::size_t p = 0; p < static_cast<std::size_t>(at.game.players()); ++p) {
    const auto& other = at.next.players[p];
    const bool level = p != winner && claim(other) == claim(best) && other.out == best.out;
    if (level && (other.track == best.track) == SameSpace) return true;
  }
  return false;
}
/// Two markers share a space when an order of play is fixed.
template <class G>
auto order_meets_a_stack(const Look<G>& at) -> bool {
  if (!makes_a<Deal>(at) && !persons_begin(at) && !event_begins(at)) return false;
  const auto players = players_of(at.game, at.next);
  return std::ranges::any_of(players, [&](const Player& player) {
    return std::ranges::count(players, player.track, &Player::track) > 1;
  });
}
template <class G>
auto moves_his_marker(const Look<G>& at) -> bool {
  return makes_a<House>(at) || makes_a<Replace>(at) || makes_a<Choose>(at) || makes_a<Take>(at);
}

/// The marker of the player to act comes to a stack, or leaves one.
template <class G>
auto marker_meets_a_stack(const Look<G>& at) -> bool {
  const auto& was = at.before.players[at.before.actor];
  const auto& is = at.next.players[at.before.actor];
  if (!moves_his_marker(at) || was.track == is.track) return false;
  const auto there = std::ranges::count(players_of(at.game, at.before), is.track, &Player::track);
  const auto left = std::ranges::count(players_of(at.game, at.before), was.track, &Player::track);
  return there > 0 || (left > 1 && was.track > 0);
}
template <class G>
inline constexpr auto event_names = std::to_array<NamedWhen<G>>({
    {"track.stack.first", order_meets_a_stack<G>, is_plain<G>},
    {"track.stack.newcomer", marker_meets_a_stack<G>, is_plain<G>},
    {"round.count", [](const Look<G>& at) {
       return at.next.round != at.before.round || at.next.stage == Stage::over;
     }},
    {"round.phases",
     [](const Look<G>& at) { return at.next.round != at.before.round || persons_begin(at); }},
    {"person.round12",
     [](const Look<G>& at) { return actions_end(at) && !persons_begin(at); }},
    {"event.of-round", event_begins<G>},
    {"event.peace", [](const Look<G>& at) { return begins(at, Event::peace); }},
    {"event.tribute.pay", [](const Look<G>& at) { return begins(at, Event::tribute); }},
    {"event.tribute.missing",
     [](const Look<G>& at) {
       const auto due = at.game.rules().components.tribute;
       const bool is_short = std::ranges::any_of(
           players_of(at.game, at.before),
           [&](const Player& player) { return player.yuan < due; });
       return releases_in(at, Event::tribute) || (begins(at, Event::tribute) && is_short);
     },
     tribute_is_seen<G>},
    {"event.tribute.no-keeping", makes_a<Dismiss, G>},
    {"event.drought.no-keeping", [](const Look<G>&) { return false; }},
    {"event.drought.choice",
     [](const Look<G>& at) {
       return releases_in(at, Event::drought) || at.next.stage == Stage::supply;
     }},
    {"event.drought.missing",
     [](const Look<G>& at) {
       const bool same_turn = makes_a<Release>(at) && at.next.actor == at.before.actor &&
                              at.next.turn == at.before.turn;
       return event_of(at.before) == Event::drought && at.next.stage == Stage::release &&
              !same_turn;
     },
     is_plain<G>},
    {"event.festival.points", festival_pays<G>, festival_is_seen<G>},
    {"event.festival.half", festival_pays<G>, festival_is_seen<G>},
    {"event.festival.none",
     [](const Look<G>& at) {
       return begins(at, Event::festival) &&
              (best_below(at, no_limit).tiles == 0 || second_best(at).tiles == 0);
     },
     festival_is_seen<G>},
    {"event.festival.tie-first",
     [](const Look<G>& at) {
       return festival_pays(at) && best_below(at, no_limit).players > 1;
     },
     festival_is_seen<G>},
    {"event.festival.tie-second",
     [](const Look<G>& at) {
       const auto second = second_best(at);
       return festival_pays(at) && second.tiles > 0 && second.players > 1;
     },
     festival_is_seen<G>},
    {"event.mongols.points",
     [](const Look<G>& at) {
       return begins(at, Event::mongols) && somebody_shows(at, Type::warrior);
     },
     is_plain<G>},
    {"event.mongols.marker",
     [](const Look<G>& at) {
       return begins(at, Event::mongols) && somebody_shows(at, Type::warrior);
     },
     is_plain<G>},
    {"event.mongols.fewest",
     [](const Look<G>& at) {
       return releases_in(at, Event::mongols) ||
              (begins(at, Event::mongols) && !helmets_are_equal(at));
     },
     mongols_are_seen<G>},
    {"event.mongols.all-equal",
     [](const Look<G>& at) { return begins(at, Event::mongols) && helmets_are_equal(at); },
     mongols_are_seen<G>},
    {"event.contagion.three",
     [](const Look<G>& at) {
       return begins(at, Event::contagion) || releases_in(at, Event::contagion);
     }},
    {"event.contagion.mortars",
     [](const Look<G>& at) {
       return begins(at, Event::contagion) && somebody_shows(at, Type::healer);
     },
     is_plain<G>},
    {"event.persons-out", makes_a<Release, G>, is_plain<G>},
    {"event.release-order",
     [](const Look<G>& at) {
       return makes_a<Release>(at) || at.next.stage == Stage::release ||
              (event_begins(at) && !is_harmless(event_of(at.before)));
     }},
    {"decay.empty", some_floor_decays<G>, decay_is_seen<G>},
    {"decay.vanish", some_palace_vanishes<G>, decay_is_seen<G>},
    {"decay.after-event",
     [](const Look<G>& at) { return makes_a<Release>(at) && some_floor_decays(at); },
     decay_is_seen<G>},
    {"score.palaces",
     [](const Look<G>& at) {
       return month_ends(at) &&
              somebody(at, [](const Player& player) { return !player.palaces.empty(); });
     },
     is_plain<G>},
    {"score.ladies",
     [](const Look<G>& at) { return month_ends(at) && somebody_shows(at, Type::court_lady); }},
    {"score.privileges",
     [](const Look<G>& at) {
       return month_ends(at) && somebody(at, [](const Player& player) {
                return !player.out && player.small + player.large > 0;
              });
     }},
    {"end.rounds", [](const Look<G>& at) { return at.next.stage == Stage::over; }},
    {"end.persons",
     [](const Look<G>& at) {
       return at.next.stage == Stage::over &&
              somebody(at, [](const Player& player) { return persons_of(player) > 0; });
     }},
    {"end.monks",
     [](const Look<G>& at) {
       return at.next.stage == Stage::over && somebody(at, [&](const Player& player) {
                return symbols_of(at.game, player, Type::monk) > 0;
              });
     }},
    {"end.money",
     [](const Look<G>& at) {
       return at.next.stage == Stage::over &&
              somebody(at, [](const Player& player) { return player.yuan >= 3; });
     }},
    {"end.winner", [](const Look<G>& at) { return at.next.stage == Stage::over; }},
    {"end.tie", tie_is_broken<G, false>},
    {"end.tie-space", tie_is_broken<G, true>},
});

}  // namespace ruleproof::properties::dragon
