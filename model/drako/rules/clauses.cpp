/// The statements of the rulebook of Drako, in our own words.
#include "model/drako/rules/clauses.hpp"

#include <array>
#include <span>

#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/rules/effects.hpp"

namespace ruleproof::drako {
namespace {

/// Every statement that the rulebook makes, in the order of the rulebook.
///
/// Where the text is silent or at odds with itself, `says` is the reading that the default rulings
/// play; the other readings are in rulings.cpp, and sources/ tells which line says what.
// clang-format off
constexpr auto clauses = std::to_array<Clause>({
    // Aim, sides, components.
    {.tag = "DK-C1", .id = "players.count", .says = "Two players take part.", .disposition = Disposition::by_construction, .reason = "the two sides are the two seats, and no other number can be set up"},
    {.tag = "DK-C2", .id = "aim.dwarves", .says = "One player leads three dwarves and must slay the dragon before his cards run out.", .disposition = Disposition::by_construction, .reason = "the seats are the sides, and the endings have clauses of their own; that this place speaks of the deck is one side of the ruling end"},
    {.tag = "DK-C3", .id = "aim.dragon", .says = "The other player leads the dragon, who must survive until the dwarf player's cards run out, or kill the dwarves.", .disposition = Disposition::by_construction, .reason = "the seats are the sides, and the endings have clauses of their own; that this place speaks of the deck is one side of the ruling end"},
    {.tag = "DK-C4", .id = "sides.choice", .says = "Who plays which side is agreed or drawn by lot.", .disposition = Disposition::table_talk, .reason = "a seat is a side; who sits there changes nothing"},
    {.tag = "DK-C5", .id = "components.count", .says = "The dwarf side has a board, 38 cards, a rage marker, a net marker and three figures; the dragon side has a board, 38 cards and a figure; there are 25 wound markers and the map.", .disposition = Disposition::by_construction, .reason = "fields of the state, and counts that the reader of the data file checks"},

    // Set-up.
    {.tag = "DK-C6", .id = "setup.placement", .says = "After a look at his opening hand the dwarf player puts each dwarf on any area that does not touch the dragon."},
    {.tag = "DK-C40", .id = "setup.first-game", .says = "In a first game the dwarves start on three given areas.", .disposition = Disposition::by_construction, .reason = "under setup=preset the opening position holds them, and nobody decides anything"},
    {.tag = "DK-C7", .id = "setup.mulligan", .says = "As an advanced rule each player may once, before play, shuffle his opening hand back into his deck and draw a new one."},
    {.tag = "DK-C41", .id = "setup.hand", .says = "The opening hand is four cards."},

    // The course of play.
    {.tag = "DK-C8", .id = "turn.alternate", .says = "The players take turns, and the dragon begins."},
    {.tag = "DK-C9", .id = "turn.first", .says = "The first turn of the dragon has one action."},
    {.tag = "DK-C42", .id = "turn.two-actions", .says = "Every later turn has two actions."},
    {.tag = "DK-C10", .id = "action.kinds", .says = "An action is to draw two cards or to play one, in any mix."},
    {.tag = "DK-C43", .id = "action.compulsory", .says = "No action may be skipped."},
    {.tag = "DK-C11", .id = "action.dragon-skips", .says = "A dragon player without any card skips his actions while the dwarf player still has cards."},
    {.tag = "DK-C12", .id = "draw.two", .says = "To draw is to take two cards from the top of one's own deck."},
    {.tag = "DK-C44", .id = "draw.limit", .says = "After drawing a hand holds at most six cards, and the excess is discarded."},
    {.tag = "DK-C13", .id = "play.one-icon", .says = "A played card is used for one of the icons that it shows."},
    {.tag = "DK-C14", .id = "play.out", .says = "A played card leaves the game."},
    {.tag = "DK-C15", .id = "move.up-to", .says = "A figure moves up to the printed number of areas and may stay where it is; the card is spent anyway."},
    {.tag = "DK-C45", .id = "move.one-figure", .says = "An area holds one figure, so a figure ends its movement on a free area."},
    {.tag = "DK-C16", .id = "attack.strength", .says = "An attack has the strength printed beside its icon."},
    {.tag = "DK-C17", .id = "attack.blocked", .says = "The opponent may at once answer an attack with a card that shows a shield; this is no action of his, blocks the attack, and both cards are discarded."},
    {.tag = "DK-C18", .id = "attack.wounds", .says = "The target of an attack that is not blocked takes as many wounds as the attack is strong; those of a dwarf go to his own boxes."},
    {.tag = "DK-C19", .id = "wounds.armour", .says = "The dragon's first four wounds go to his armour and have no effect."},
    {.tag = "DK-C46", .id = "wounds.allotted", .says = "The dwarf player decides which ability takes each later wound of the dragon."},
    {.tag = "DK-C20", .id = "ability.lost", .says = "An ability all of whose boxes are wounded is lost for good."},
    {.tag = "DK-C21", .id = "figure.dead", .says = "A figure all of whose boxes are wounded is dead and leaves the map."},

    // The icons of the dwarves.
    {.tag = "DK-C22", .id = "icon.move", .says = "Move: one dwarf moves up to the printed number of areas."},
    {.tag = "DK-C23", .id = "icon.move-two", .says = "Double move: each of one or two dwarves moves up to the printed number of areas."},
    {.tag = "DK-C24", .id = "icon.attack", .says = "Attack: one dwarf next to the dragon attacks him, and the attack can be blocked."},
    {.tag = "DK-C25", .id = "icon.attack-two", .says = "Double attack: each of one or two dwarves next to the dragon attacks him at the same time, and each shield that the dragon answers with blocks one of the attacks."},
    {.tag = "DK-C26", .id = "icon.shield-dwarves", .says = "Shield of the dwarves: blocks one attack of the dragon."},
    {.tag = "DK-C27", .id = "icon.crossbow", .says = "Crossbow: the shooter attacks the dragon along a straight line on which no other dwarf stands between; the attack can be blocked."},
    {.tag = "DK-C28", .id = "icon.net", .says = "Net: the living net thrower, wherever he stands, nets the dragon, and no card prevents it."},
    {.tag = "DK-C47", .id = "net.holds", .says = "A netted dragon neither walks nor flies, but he attacks and blocks."},
    {.tag = "DK-C48", .id = "net.shaken", .says = "The dragon shakes the net off by spending two actions of one turn on nothing else, and then it can be thrown again."},

    // The icons of the dragon.
    {.tag = "DK-C29", .id = "icon.walk", .says = "Walk: the dragon moves up to the printed number of areas."},
    {.tag = "DK-C30", .id = "icon.fly", .says = "Fly: the dragon goes to any free area."},
    {.tag = "DK-C31", .id = "icon.bite", .says = "Bite: the dragon attacks one dwarf next to him, and the attack can be blocked."},
    {.tag = "DK-C32", .id = "icon.flame", .says = "Flame: the dragon attacks every dwarf in one of the six straight directions, and each shield protects one of them."},
    {.tag = "DK-C33", .id = "icon.shield-dragon", .says = "Shield of the dragon: blocks the attack of one dwarf."},

    // The boards and the abilities.
    {.tag = "DK-C34", .id = "ability.needed", .says = "To fly, to breathe fire and to walk the dragon needs the ability of that name."},
    {.tag = "DK-C35", .id = "dwarf.boxes", .says = "Each dwarf has a number of wound boxes of his own.", .disposition = Disposition::by_construction, .reason = "numbers of the data file; the reader refuses a figure without boxes"},
    {.tag = "DK-C36", .id = "rage.once", .says = "Once in the game the raging dwarf may declare rage."},
    {.tag = "DK-C49", .id = "rage.wound", .says = "The raging dwarf takes one wound."},
    {.tag = "DK-C50", .id = "rage.three", .says = "In the turn of the rage the dwarf player may carry out three actions, by the usual rules."},
    {.tag = "DK-C37", .id = "skill.needed", .says = "The crossbow and the net need the dwarf who has the skill, alive."},

    // The end of the game.
    {.tag = "DK-C38", .id = "end.dragon-slain", .says = "When the dragon is dead the dwarf player has won."},
    {.tag = "DK-C51", .id = "end.dwarves-dead", .says = "When all three dwarves are dead the dragon player has won."},
    {.tag = "DK-C52", .id = "end.last-card", .says = "When the dragon has survived the last card of the dwarf player, the dragon player has won."},
    {.tag = "DK-C39", .id = "advice.cards", .says = "The author warns the dwarf player that he loses once he has lost all his cards.", .disposition = Disposition::out_of_scope, .reason = "advice that repeats an ending; it is evidence for the ruling end"},
});
// clang-format on

static_assert(ids_of(clauses) == clause_ids, "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));
static_assert(effects_are_sound(openings, clauses));

}  // namespace

constinit const std::span<const Clause> Drako::rulebook = clauses;

}  // namespace ruleproof::drako
