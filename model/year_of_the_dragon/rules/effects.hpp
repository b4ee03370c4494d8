/// What the clauses of In the Year of the Dragon do to positions.
#pragma once

#include "model/core/effects.hpp"

namespace ruleproof::year_of_the_dragon {

class YearOfTheDragon;

/// The fields that each clause decides, in the order of the rulebook.
// clang-format off
inline constexpr auto effects = std::to_array<Effect>({
    {"setup.events.draw", "events undrawn"},
    {"setup.events.distinct", "events"},
    {"setup.events.repair", "events"},
    {"draft.pair", "stage=draft stage=place pair pile guests guests.size=2 p.hand"},
    {"draft.direction", "order actor"},
    {"draft.place", "guests.size=1 guests.size=0 p.palaces p.level"},
    {"draft.share", "p.palaces"},
    {"track.advance", "p.track"},
    {"track.stack.newcomer", "p.level"},
    {"track.stack.first", "order actor"},
    {"round.count", "round"},
    {"round.phases", "stage=person stage=deal actor=0"},
    {"action.deal.shuffle", "to-act=chance"},
    {"action.deal.groups", "groups"},
    {"action.order", "stage=action order actor"},
    {"action.choose", "p.chosen stage=take using"},
    {"action.reuse", "p.chosen"},
    {"action.fee", "p.yuan"},
    {"action.fee.flat", "p.yuan"},
    {"action.fee.reserve", "p.yuan"},
    {"action.skip", "p.yuan"},
    {"action.skip.no-dragon", "p.chosen=0"},
    {"action.end", "groups p.chosen=0"},
    {"action.taxes", "p.yuan"},
    {"action.build", "stage=build floors p.floors shifts p.palaces"},
    {"action.build.anywhere", "floors p.palaces"},
    {"action.build.new-palace", "p.palaces"},
    {"action.harvest", "p.rice"},
    {"action.fireworks", "p.fireworks"},
    {"action.parade", "p.track"},
    {"action.research", "p.score"},
    {"action.privilege", "p.yuan p.small p.large"},
    {"person.order", "stage=person order actor"},
    {"person.play-one", "stage=person p.hand"},
    {"person.recruit", "stage=place pile guests guests.size p.palaces"},
    {"person.age", "pile guests"},
    {"person.replace", "guests.size p.palaces"},
    {"person.replace.out", "box"},
    {"person.advance", "p.track"},
    {"person.wild", "pile guests"},
    {"person.turn-away", "box guests.size"},
    {"person.turn-away.stays", "=p.track"},
    {"person.round12", "stage=release stage=over"},
    {"event.tribute.pay", "p.yuan"},
    {"event.tribute.missing", "stage=release p.yuan=0 p.owed p.palaces"},
    {"event.tribute.no-keeping", "box p.palaces"},
    {"event.drought.rice", "p.rice"},
    {"event.drought.missing", "stage=release p.owed"},
    {"event.drought.choice", "stage=supply p.owed p.palaces"},
    {"event.festival.points", "p.score"},
    {"event.festival.tie-first", "p.score"},
    {"event.festival.none", "p.score"},
    {"event.festival.half", "p.fireworks"},
    {"event.mongols.points", "p.score"},
    {"event.mongols.marker", "p.track"},
    {"event.mongols.fewest", "stage=release p.owed p.palaces"},
    {"event.mongols.all-equal", "stage=release p.owed"},
    {"event.contagion.three", "stage=release p.owed p.palaces p.out"},
    {"event.contagion.mortars", "p.owed"},
    {"event.persons-out", "box pile"},
    {"event.release-order", "order actor"},
    {"decay.empty", "p.palaces"},
    {"decay.vanish", "p.palaces"},
    {"event.festival.tie-second", "p.score"},
    {"decay.after-event", "p.palaces"},
    {"score.palaces", "p.score"},
    {"score.ladies", "p.score"},
    {"score.privileges", "p.score"},
    {"end.rounds", "stage=over actor=0 over to-act=nobody"},
    {"end.persons", "p.score scores"},
    {"end.monks", "p.score scores"},
    {"end.goods", "p.rice p.fireworks p.yuan"},
    {"end.money", "p.score scores"},
    {"end.winner", "winners"},
    {"end.tie", "winners"},
    {"end.tie-space", "winners"},
    {"", "stage=row turn pair=0 p.acted"},
});
// clang-format on

/// What the rulebook says of the opening position.
inline constexpr auto openings = std::to_array<Effect>({
    {"events.count", "undrawn"},
    {"setup.tiles", "pile box"},
    {"setup.events.peace", "events"},
    {"setup.person-marker", "p.track p.level"},
    {"setup.score-marker", "p.score"},
    {"setup.hand", "p.hand"},
    {"setup.palaces", "p.palaces"},
    {"setup.money", "p.yuan"},
    {"draft.first", "actor to-act"},
});

}  // namespace ruleproof::year_of_the_dragon

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::effects_of<ruleproof::year_of_the_dragon::YearOfTheDragon> =
        ruleproof::year_of_the_dragon::effects;

template <>
inline constexpr std::span<const ruleproof::Effect>
    ruleproof::openings_of<ruleproof::year_of_the_dragon::YearOfTheDragon> =
        ruleproof::year_of_the_dragon::openings;
