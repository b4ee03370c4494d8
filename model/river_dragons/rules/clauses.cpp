/// The statements of the rulebook of River Dragons, in our own words.
#include "model/river_dragons/rules/clauses.hpp"

#include <array>
#include <span>

#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules/effects.hpp"

namespace ruleproof::river_dragons {
namespace {

/// Every statement that the rulebook makes, in the order of the rulebook.
///
/// `says` is the reading that the default rulings play; the other readings are in rulings.cpp.
// clang-format off
constexpr auto clauses = std::to_array<Clause>({
    // Components and the goal.
    {.tag = "RD-C1", .id = "players.count", .says = "Two to six players take part.", .disposition = Disposition::by_construction, .reason = "the set-up holds two to six seats and no other number"},
    {.tag = "RD-C2", .id = "pieces.count", .says = "There are a board, 78 cards in six colours of thirteen, six pawns, 36 planks in six colours of six sizes, a first-player card and 27 stones.", .disposition = Disposition::by_construction, .reason = "the enumerations of cards, colours and sizes, and the stones of the board file"},
    {.tag = "RD-C3", .id = "goal.cross", .says = "A player has to cross from his own village to the opposite one, over stones and planks, and who is there first wins."},

    // Set-up.
    {.tag = "RD-C4", .id = "setup.side", .says = "The board lies with its islets up.", .disposition = Disposition::by_construction, .reason = "the default board has islets"},
    {.tag = "RD-C5", .id = "setup.stones", .says = "The stones form one reserve for all players.", .disposition = Disposition::by_construction, .reason = "the reserve of stones is one number for all, what the board does not bear"},
    {.tag = "RD-C6", .id = "setup.colours", .says = "Each player has a colour and with it a start village, and the number of players says which colours are used.", .disposition = Disposition::by_construction, .reason = "a table of the set-up gives the colours in use to the seats"},
    {.tag = "RD-C7", .id = "setup.first-player", .says = "The youngest player is first player in the first round, and the role goes round clockwise.", .disposition = Disposition::by_construction, .reason = "the first seat stands for the youngest player, and the seats are in clockwise order"},
    {.tag = "RD-C8", .id = "setup.pawn", .says = "A pawn starts in the start village of its colour.", .disposition = Disposition::by_construction, .reason = "a field of the opening position"},
    {.tag = "RD-C9", .id = "setup.planks", .says = "A personal reserve starts with the six planks of its owner's colour, one of each size.", .disposition = Disposition::by_construction, .reason = "a field of the opening position"},
    {.tag = "RD-C10", .id = "setup.hand", .says = "A hand holds eight actions and a dragon for each other colour, without the dragons of colours that are not in this game."},

    // The round.
    {.tag = "RD-C11", .id = "plan.five", .says = "At the start of a round each player lays five cards of his hand face down in an order that stays as it is."},
    {.tag = "RD-C12", .id = "action.reveal", .says = "All reveal their cards of one position together, and their actions are done one after another from the first player clockwise, position after position."},
    {.tag = "RD-C13", .id = "dragon.cancel", .says = "A dragon cancels the action card at its own position of the other player whose colour it has."},
    {.tag = "RD-C14", .id = "round.end", .says = "After the fifth position the first-player card goes to the left neighbour, all cards return to their hands, and a new round begins."},
    {.tag = "RD-C15", .id = "end.arrival", .says = "The game ends as soon as a pawn reaches its end village, even in the middle of a round or of an action."},

    // Stones.
    {.tag = "RD-C16", .id = "stone.must", .says = "One Stone and Two Stones must put one stone or two, each on an islet."},
    {.tag = "RD-C17", .id = "stone.limit", .says = "A stone may not exceed the limit of its islet."},
    {.tag = "RD-C18", .id = "stone.one-per-islet", .says = "An islet bears at most one stone."},
    {.tag = "RD-C19", .id = "stone.not-village", .says = "No stone goes on a village."},
    {.tag = "RD-C20", .id = "stone.stays", .says = "A stone on the board is moved or removed by nothing but Remove.", .disposition = Disposition::by_construction, .reason = "no other move takes a stone away, and none shifts it"},
    {.tag = "RD-C21", .id = "stone.none-left", .says = "The action is lost if no stone is in the reserve when one is needed."},
    {.tag = "RD-C22", .id = "stone.open-water", .says = "Experienced players use the side without islets and put stones straight into the water."},

    // Planks.
    {.tag = "RD-C23", .id = "plank.must", .says = "One Plank and Two Planks must lay one plank or two, each on two stones or on a village and a stone."},
    {.tag = "RD-C24", .id = "plank.choose", .says = "The player judges the distance and chooses a plank of his own reserve, and may not change it for another, fit or not."},
    {.tag = "RD-C25", .id = "plank.too-long", .says = "A plank may be longer than the distance and stick out."},
    {.tag = "RD-C26", .id = "plank.too-short", .says = "A plank that does not reach must be laid elsewhere."},
    {.tag = "RD-C27", .id = "plank.no-place", .says = "A plank for which there is no place is out of the game."},
    {.tag = "RD-C28", .id = "plank.no-shifting", .says = "No stone may be shifted to receive a plank.", .disposition = Disposition::by_construction, .reason = "no move shifts a stone"},
    {.tag = "RD-C29", .id = "plank.not-on-plank", .says = "No plank lies on a plank, but several may share a stone or a village."},
    {.tag = "RD-C30", .id = "plank.three", .says = "At most three planks rest on a stone, and at most three in a village."},

    // Removing.
    {.tag = "RD-C31", .id = "remove.must", .says = "Remove must take any plank of the board into the player's reserve, or any stone of the board into the common one."},
    {.tag = "RD-C32", .id = "remove.not-under-pawn", .says = "A plank with a pawn on it is not removed."},
    {.tag = "RD-C33", .id = "remove.one-of-a-size", .says = "A personal reserve never holds two planks of one size."},
    {.tag = "RD-C34", .id = "remove.two-colours", .says = "A personal reserve never holds planks of more than two colours."},
    {.tag = "RD-C35", .id = "remove.not-under-plank", .says = "A stone that bears a plank is not removed."},
    {.tag = "RD-C36", .id = "remove.lost", .says = "If neither a plank nor a stone can be removed, the action is lost."},

    // Moving.
    {.tag = "RD-C37", .id = "move.one", .says = "One Move must take the pawn to an adjacent plank that is free or to an adjacent village."},
    {.tag = "RD-C38", .id = "move.two", .says = "Two Moves must move the pawn twice."},
    {.tag = "RD-C39", .id = "move.any-plank", .says = "A pawn may go in any direction and on planks of any colour.", .disposition = Disposition::by_construction, .reason = "neither direction nor colour is asked for where a move is judged"},
    {.tag = "RD-C40", .id = "move.one-pawn", .says = "A plank bears at most one pawn, a village any number."},
    {.tag = "RD-C41", .id = "move.fall", .says = "A pawn that has nowhere to go falls into the river and returns to its start village."},
    {.tag = "RD-C42", .id = "move.back", .says = "Two Moves may go there and back, to end where they began.", .disposition = Disposition::by_construction, .reason = "a move is judged by the board alone, not by where the pawn came from"},

    // Jumping.
    {.tag = "RD-C43", .id = "jump.must", .says = "Jump must take the pawn over a pawn on an adjacent plank, to where two moves would bring it."},
    {.tag = "RD-C44", .id = "jump.landing", .says = "A jump ends on a village or on a plank without a pawn."},
    {.tag = "RD-C45", .id = "jump.fall", .says = "A pawn falls and returns to its start village if it has nobody to jump over or nowhere to land."},

    // Dragons.
    {.tag = "RD-C46", .id = "dragon.one", .says = "A player lays at most one dragon in a round, and need not lay any."},
    {.tag = "RD-C47", .id = "dragon.not-dragon", .says = "A dragon does not cancel a dragon, and all dragons of one position take effect."},
});
// clang-format on

static_assert(ids_of(clauses) == clause_ids, "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));
static_assert(effects_are_sound(openings, clauses));

}  // namespace

constinit const std::span<const Clause> RiverDragons::rulebook = clauses;

}  // namespace ruleproof::river_dragons
