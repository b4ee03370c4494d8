/// The statements of the rulebook of Sea Dragons, in our own words.
#include "model/sea_dragons/rules/clauses.hpp"

#include <array>
#include <span>

#include "model/core/clause.hpp"
#include "model/core/effects.hpp"
#include "model/sea_dragons/rules/effects.hpp"
#include "model/sea_dragons/sea_dragons.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// Every statement that the rulebook makes, in the order of the rulebook. `says` is the reading
/// that the default rulings play; the other readings are in rulings.cpp.
// clang-format off
constexpr auto clauses = std::to_array<Clause>({
    // Components and aim.
    {.tag = "SD-C1", .id = "players.count", .says = "Two to five players take part.", .disposition = Disposition::by_construction, .reason = "the set-up holds two to five seats and no other number"},
    {.tag = "SD-C45", .id = "goal", .says = "In each turn one of two hand cards brings a dragon into the sea; own dragons keep apart, a dragon beside a rival's brings that rival gold, and gold, missions and control of realms bring points.", .disposition = Disposition::table_talk, .reason = "a summary of later sentences, each of which is a clause of its own"},
    {.tag = "SD-C2", .id = "components.count", .says = "There are four two-sided realm boards, a central island, 54 heads and 190 tails in five colours, 44 ship tokens (12 green, 11 violet, 11 red, 10 blue), 60 coins of one gold and 16 of five, 26 small, 36 medium and 18 large dragon cards, 33 missions and 24 reef cards.", .disposition = Disposition::by_construction, .reason = "the data files are refused where their counts differ from these"},

    // Set-up.
    {.tag = "SD-C3", .id = "setup.realms", .says = "The four realm boards are joined to the central island at random, either side up."},
    {.tag = "SD-C4", .id = "setup.ships", .says = "A random ship token is laid on each cell with the ship symbol."},
    {.tag = "SD-C5", .id = "setup.dragon-market", .says = "The small, medium and large dragon cards are shuffled apart, and two cards of each stack are opened as the market."},
    {.tag = "SD-C6", .id = "setup.missions", .says = "The missions are shuffled, and four of them are opened as the market."},
    {.tag = "SD-C7", .id = "setup.reefs", .says = "The reef cards are shuffled and lie face down.", .disposition = Disposition::by_construction, .reason = "a bag from which chance draws, and which no player sees"},
    {.tag = "SD-C8", .id = "setup.bank", .says = "All coins are the common supply.", .disposition = Disposition::by_construction, .reason = "what the players do not have is the bank's"},
    {.tag = "SD-C9", .id = "setup.tails", .says = "Each player has tails of his colour, as many as he needs.", .disposition = Disposition::by_construction, .reason = "tails are not counted, so nothing limits them"},
    {.tag = "SD-C10", .id = "setup.colours", .says = "Two players are orange and green; violet, pink and yellow join in this order.", .disposition = Disposition::by_construction, .reason = "the seats have these colours in this order in the drawing; nothing else depends on them"},
    {.tag = "SD-C11", .id = "setup.heads", .says = "Each player gets 14 heads with two players, 11 with three, 8 with four and 7 with five.", .disposition = Disposition::by_construction, .reason = "a field of the opening position"},
    {.tag = "SD-C12", .id = "setup.hand", .says = "Each player starts with four gold and two medium dragon cards from the stack."},

    // The turn.
    {.tag = "SD-C13", .id = "turn.order", .says = "Players take turns clockwise until their heads run out; who was last to sail begins."},
    {.tag = "SD-C14", .id = "turn.actions", .says = "In his turn a player plays a dragon card, may then complete a mission and at last takes a new card, in this order; or he passes."},

    // I. A dragon.
    {.tag = "SD-C15", .id = "lay.card", .says = "One of the two cards in hand is played, and a head with as many tails as needed is laid on the board in the shape of its figure."},
    {.tag = "SD-C46", .id = "lay.face-up", .says = "The card that is played lies face up before its player.", .disposition = Disposition::by_construction, .reason = "the move that lays the dragon names its figure, and cards that were played are open to all"},
    {.tag = "SD-C16", .id = "lay.one-piece", .says = "A cell holds one piece at most."},
    {.tag = "SD-C17", .id = "lay.contact", .says = "A new dragon touches the central island or a dragon of another player along an edge."},
    {.tag = "SD-C18", .id = "lay.apart", .says = "A new dragon touches no earlier dragon of its own player along an edge."},
    {.tag = "SD-C19", .id = "lay.turning", .says = "A figure may be rotated and mirrored, and the head may be any of its cells.", .disposition = Disposition::by_construction, .reason = "a move names any of the distinct turns of a figure, and nothing depends on where the head is"},
    {.tag = "SD-C20", .id = "lay.toll", .says = "Each cell with a whirlpool or current that a dragon covers costs two gold, without which it may not be covered; gold due for the same dragon may be used."},
    {.tag = "SD-C21", .id = "lay.rewards", .says = "A dragon on a ship token, a gold symbol or a reef symbol brings the reward of that cell at once."},
    {.tag = "SD-C22", .id = "lay.ship", .says = "A ship token that is covered goes face up to the player's supply."},
    {.tag = "SD-C23", .id = "lay.gold", .says = "A gold symbol that is covered brings one gold from the bank."},
    {.tag = "SD-C24", .id = "reef.draw", .says = "For a reef two reef cards are drawn, one of which is kept face down; the other goes under the stack."},
    {.tag = "SD-C25", .id = "lay.neighbours", .says = "Each rival gets one gold from the bank for each of his dragons that the new dragon touches."},
    {.tag = "SD-C26", .id = "control.covered", .says = "Pieces on whirlpools lower what the control of a realm is worth."},

    // II. A mission.
    {.tag = "SD-C27", .id = "mission.pay", .says = "At most one mission of the market is completed in a turn: the ships that it shows are discarded out of the game, and the card is taken."},
    {.tag = "SD-C28", .id = "mission.substitute", .says = "Two ships of one colour may stand for one of any other colour."},
    {.tag = "SD-C29", .id = "mission.reward", .says = "A mission brings points and on some cards also a reef: two reef cards drawn, one kept."},
    {.tag = "SD-C30", .id = "mission.refill", .says = "A new mission is opened in place of the one completed."},

    // III. A new card, or a pass instead.
    {.tag = "SD-C31", .id = "take.size", .says = "A card of the market or the top card of a stack is taken, of another size than the card played in this turn."},
    {.tag = "SD-C32", .id = "take.refill", .says = "A card taken from the market is replaced from its stack."},
    {.tag = "SD-C33", .id = "pass", .says = "Who passes, for whatever reason, returns a head to the box, discards a dragon card, takes one of another size and gets two gold, and does nothing else."},

    // The end.
    {.tag = "SD-C34", .id = "end.heads", .says = "The game is over when nobody has a head left."},
    {.tag = "SD-C35", .id = "score.sum", .says = "A gold and a ship bring a point each, also on reef cards; missions bring theirs; the most missions bring five points, ties going to the greater points of the missions and then to all; control of realms brings the rest."},
    {.tag = "SD-C36", .id = "end.winner", .says = "The most points win, then the most missions; then the win is shared."},

    // Reef cards.
    {.tag = "SD-C37", .id = "reef.two-ships", .says = "A card with two ships counts as two ships of its colour; used for a mission it is discarded whole, and a ship left over is lost; unused it brings two points."},
    {.tag = "SD-C38", .id = "reef.any-ship", .says = "A card with a ship of any colour counts as one ship; unused it brings a point."},
    {.tag = "SD-C39", .id = "reef.hidden", .says = "A hidden dragon counts as one dragon in its realm at the end, and not where a tie is broken."},
    {.tag = "SD-C40", .id = "reef.gold", .says = "A gold card is discarded at any time for four gold; unused it brings four points."},

    // Control of realms.
    {.tag = "SD-C41", .id = "control.count", .says = "In each realm the dragons of each player are counted; currents part the realms, a dragon across a current may be in two, and pieces on current cells are in none."},
    {.tag = "SD-C47", .id = "control.symbols", .says = "The symbols of the wind rose on the central island tell the realms apart; dragons are counted at the end of the game.", .disposition = Disposition::by_construction, .reason = "realms have names, and the score pad is filled in at the end only"},
    {.tag = "SD-C42", .id = "control.award", .says = "Most dragons in a realm bring three points for each whirlpool left free in it, second most half of that, rounded down, and the others nothing."},
    {.tag = "SD-C43", .id = "control.tie", .says = "A tie goes to who has more pieces in the realm; if that is equal too, each gets the whole amount, and after a tie for first there is no second."},
    {.tag = "SD-C44", .id = "control.two-players", .says = "With two players a free whirlpool brings two points to the first and nothing to the second, and a tie that pieces do not break brings nothing."},
});
// clang-format on

static_assert(ids_of(clauses) == clause_ids, "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));
static_assert(effects_are_sound(openings, clauses));

}  // namespace

constinit const std::span<const Clause> SeaDragons::rulebook = clauses;

}  // namespace ruleproof::sea_dragons
