#include "model/sea_dragons/rules/rulings.hpp"

#include <array>
#include <span>

#include "model/core/ruling.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/sea_dragons.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// Every open question with its answers: what flags, records and reports name.
// clang-format off
constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::net_gold>("SD-A1", "net-gold", "lay.toll"_c, "Which gold of the same placement may pay its whirlpools and currents?",
        {{"symbols-only", "the gold symbols that it covers; gold on reef cards only if they are held already"}, {"drawn-reef-gold", "also gold on reef cards drawn by it; if that fails, which is a rule of our own to make this reading playable, the dragon and the cards go back and the turn is a pass"}}),
    ruling<&Rulings::reward_count>("SD-A4", "reward-count", "lay.rewards"_c, "What does a dragon on several cells with one symbol get?",
        {{"each-cell", "the reward of every such cell"}, {"once-a-kind", "one gold for gold symbols and one reef for reef symbols; ship tokens are all taken, as in the example"}}),
    ruling<&Rulings::reward_order>("SD-A5", "reward-order", "lay.neighbours"_c, "Who gets gold first after a placement? It shows where the bank is short.",
        {{"mover-first", "the mover takes his gold and pays, then the rivals get theirs, as in the example"}, {"neighbours-first", "the rivals, then the mover"}}),
    ruling<&Rulings::neighbour_contact>("SD-A46", "neighbour-contact", "lay.neighbours"_c, "Which dragons of a rival are neighbours of a new one, for their gold?",
        {{"edges", "those that share an edge with it, as where a dragon may lie"}, {"corners", "also those that share a corner with it"}}),
    ruling<&Rulings::two_reefs>("SD-A6", "two-reefs", "reef.draw"_c, "How are two reefs of one placement drawn?",
        {{"one-after-other", "two cards, one kept, then two cards, one kept"}, {"four-keep-two", "four cards, of which two are kept"}}),
    ruling<&Rulings::reef_short>("SD-A7", "reef-short", "reef.draw"_c, "What if the reef stack has a single card?",
        {{"keep-one", "it is drawn and kept"}, {"nothing", "nothing is drawn"}}),
    ruling<&Rulings::gold_moment>("SD-A34", "gold-moment", "reef.gold"_c, "At which moments may a gold card be discarded?",
        {{"any-moment", "at any, in every stage of the turn of its owner and of the others'"}, {"own-turn", "at any of its owner's turn"}}),
    ruling<&Rulings::used_reefs>("SD-A8", "used-reefs", "reef.two-ships"_c, "Where do used reef cards go?",
        {{"out", "out of the game"}, {"bottom", "under the stack"}}),
    ruling<&Rulings::substitution>("SD-A9", "substitution", "mission.substitute"_c, "How often may two ships stand for one in a mission?",
        {{"unlimited", "as often as one likes"}, {"once", "once in a mission"}}),
    ruling<&Rulings::double_as_pair>("SD-A10", "double-as-pair", "mission.substitute"_c, "May a card with two ships be the two ships that stand for one?",
        {{"yes", "yes"}, {"no", "no, such a card gives ships of its colour only"}}),
    ruling<&Rulings::double_mix>("SD-A11", "double-mix", "reef.two-ships"_c, "May a ship of a card with two ships stand for another colour together with a ship from elsewhere?",
        {{"yes", "yes, its two ships are used apart"}, {"no", "no, the card is used for one purpose"}}),
    ruling<&Rulings::pass_card>("SD-A44", "pass-card", "pass"_c, "Where does a player who passes take his new card from?",
        {{"market-or-stack", "from the market or a stack, as after a dragon"}, {"stack", "from a stack only"}}),
    ruling<&Rulings::pass_refill>("SD-A13", "pass-refill", "take.refill"_c, "Is the market refilled after a player who passed took from it?",
        {{"yes", "yes, as after any card taken"}, {"no", "no"}}),
    ruling<&Rulings::empty_stack>("SD-A14", "empty-stack", "take.refill"_c, "What if a stack of dragon cards is empty when a card of it is needed?",
        {{"none", "there is none"}, {"reshuffle", "the cards of that size played and discarded are shuffled into a new stack"}}),
    ruling<&Rulings::end_moment>("SD-A48", "end-moment", "end.heads"_c, "When is the game over, if the last head leaves the last supply?",
        {{"after-the-turn", "after the turn in which it does"}, {"last-head", "as soon as it is used and what the dragon or the pass brings is taken: without a mission and a card"}}),
    ruling<&Rulings::zero_missions>("SD-A16", "zero-missions", "score.sum"_c, "Who has the most missions if nobody completed any?",
        {{"nobody", "nobody"}, {"everybody", "everybody, with five points each"}}),
    ruling<&Rulings::zero_control>("SD-A17", "zero-control", "control.award"_c, "Does a player without a dragon in a realm take part in its ranking?",
        {{"needs-a-dragon", "no"}, {"ranked", "yes, with no dragons"}}),
    ruling<&Rulings::hidden_only>("SD-A20", "hidden-only", "reef.hidden"_c, "Do hidden dragons count for a player without a dragon on the surface of the realm?",
        {{"counts", "yes"}, {"needs-surface", "no"}}),
    ruling<&Rulings::bank>("SD-A30", "bank", "setup.bank"_c, "What if the bank runs out of gold?",
        {{"unlimited", "gold has no limit"}, {"limited", "there is only as much as the coins are worth, and who comes too late gets less"}}),
    ruling<&Rulings::gold_view>("SD-A41", "gold-view", "setup.bank"_c, "Does everybody see how much gold each player has?",
        {{"open", "yes"}, {"hidden", "no"}}),
    ruling<&Rulings::hand_view>("SD-A41", "hand-view", "lay.card"_c, "Does everybody see the dragon cards in each hand?",
        {{"hidden", "no"}, {"open", "yes"}}),
    ruling<&Rulings::token_view>("SD-A45", "token-view", "setup.ships"_c, "Does everybody see the colours of the ship tokens on the board?",
        {{"face-up", "yes"}, {"face-down", "no, only once they are taken"}}),
    ruling<&Rulings::sides>("SD-A43", "sides", "setup.realms"_c, "Who chooses the side of each realm board?",
        {{"random", "chance, as it joins the boards"}, {"chosen", "the first player"}}),
    ruling<&Rulings::board_turn>("SD-A47", "board-turn", "setup.realms"_c, "Which way round does a realm board lie in its corner?",
        {{"inner-corner", "its inner corner lies beside the island"}, {"random", "any, by lot"}}),
});

/// Ambiguities and gaps of the text that have no ruling, and why they need none.
constexpr auto without_ruling = std::to_array<Unruled>({
    {.tag = "SD-A2", .reason = "gold for neighbours is a rival's: so says the goal of the game, and along an edge the mover touches none of his own; where corners count, too, the goal alone decides that his own bring him nothing"},
    {.tag = "SD-A3", .reason = "the data keep whirlpools off the currents, so no cell is both; real boards would have to be looked at"},
    {.tag = "SD-A12", .reason = "a pass stands instead of all three actions, the mission among them"},
    {.tag = "SD-A15", .reason = "at most 35 cards are taken in a game while two sizes always hold at least 44 cards outside the first hands, so there always is one"},
    {.tag = "SD-A18", .reason = "the example gives the second award to the loser of the tie-break"},
    {.tag = "SD-A19", .reason = "ranking by dragons and then by pieces, with no second after an unbroken first tie, decides every case"},
    {.tag = "SD-A21", .reason = "the text keeps hidden dragons out of the count of pieces, and the example counts them as dragons"},
    {.tag = "SD-A22", .reason = "the text for two players speaks of ties that the count of pieces leaves"},
    {.tag = "SD-A23", .reason = "the sentence for two players is the more special one and says that nobody gets points"},
    {.tag = "SD-A24", .reason = "a dragon counts in each realm in which it has a piece; round this island one in three would need seven cells, and where another island lets five cells do, a law says so"},
    {.tag = "SD-A25", .reason = "pieces on currents are in no realm, so a dragon that has no others is in none"},
    {.tag = "SD-A26", .reason = "the data lay every whirlpool within a realm; the boards would have to be looked at for others"},
    {.tag = "SD-A27", .reason = "the text says horizontally or vertically in both places"},
    {.tag = "SD-A28", .reason = "every turn uses one head of the player in turn, so all have the same number of turns and run out in one round; whether the last turn is played to its end is the ruling end-moment"},
    {.tag = "SD-A29", .reason = "nobody is in turn without a head, since all have as many and use one a turn"},
    {.tag = "SD-A31", .reason = "completed missions are points of their owners, so an empty stack has nothing to be refilled from"},
    {.tag = "SD-A32", .reason = "the card of the last turn is never played; it is drawn as in any turn and changes nothing"},
    {.tag = "SD-A33", .reason = "the text goes from points to missions and then shares the win"},
    {.tag = "SD-A35", .reason = "before the first dragon there is none to touch, so the island is all that is left"},
    {.tag = "SD-A36", .reason = "the text counts dragons and gives an example of two"},
    {.tag = "SD-A37", .reason = "a pass is allowed by mere wish"},
    {.tag = "SD-A38", .reason = "the player chooses what he discards; the new card comes in place of that card, and what it is compared with is what left the hand, as after a dragon: the card that stays is not spoken of"},
    {.tag = "SD-A39", .reason = "which drawing means gold and which a reef is a matter of the data"},
    {.tag = "SD-A40", .reason = "cards of a shuffled stack are dealt alike whichever place comes first; the market comes first, as in the list"},
    {.tag = "SD-A42", .reason = "whether played cards come back is the ruling empty-stack, for nothing else could call for them"},
    {.tag = "SD-A49", .reason = "the ships that the card shows are discarded: more than pay it is no payment, and each ship more would be a point less"},
    {.tag = "SD-A50", .reason = "a reward comes without being asked for; nothing that it brings can lower the points of its player"},
    {.tag = "SD-A51", .reason = "only where four reef cards are drawn at once do two go under the stack together; they keep the order in which they were drawn, which nobody has chosen"},
    {.tag = "SD-A52", .reason = "a word for pieces with a letter of another alphabet: the number before it and the colours after it are those of the heads"},
    {.tag = "SD-A53", .reason = "a misspelt pronoun, which can only stand for the card of that paragraph"},
    {.tag = "SD-A54", .reason = "no rule asks for a colour, so it does not matter who takes which of those listed"},
    {.tag = "SD-A55", .reason = "coins show what they are worth: one of five is five gold, paid, given and counted as such, as four coins for a gold card are its four points"},
    {.tag = "SD-A56", .reason = "pieces lie in cells and a dragon lies beside the island, so it does not lie on it: the data give the island no cells of the sea"},
    {.tag = "SD-A57", .reason = "a dragon repeats the whole figure of its card: where gold for one of its cells is lacking it does not lie there at all, rather than with a piece less"},
    {.tag = "SD-A58", .reason = "hidden dragons are to be opened; and more dragons of one's own never lower one's points nor raise another's (monotone-control), so nobody would keep one back"},
    {.tag = "SD-A59", .reason = "the reef of a mission comes before the new mission is opened, in the order of the sentences: the second begins with a word for what comes after"},
    {.tag = "SD-A60", .reason = "cards with ships are discarded when they are used, says the paragraph before; and a card that has paid is not there to be counted"},
    {.tag = "SD-A61", .reason = "whether others see the card that a passing player discards: which moves are legal does not depend on it, and nothing draws it again but under empty-stack=reshuffle, where chance shuffles it"},
    {.tag = "SD-A62", .reason = "a realm is where it lies beside the island, by the symbol there: a board that lies in another corner takes no symbol with it"},
    {.tag = "SD-A63", .reason = "a card for any one ship as half of a pair: it never pays for more than it does alone (pairs-of-any)"},
    {.tag = "SD-A64", .reason = "the actions come in order: a mission before the dragon would be out of it, whatever the chapter on missions says of a turn"},
    {.tag = "SD-A65", .reason = "what missions brought in points is what is printed on them: a reef card has points of its own row of the score pad"},
    {.tag = "SD-A66", .reason = "with two players two points take the place of three, not of the award of each place: the chapter says so of the whirlpool, and that there is no second place"},
    {.tag = "SD-A67", .reason = "a pass stands instead of the actions: whoever has begun them has not passed"},
    {.tag = "SD-A68", .reason = "gold for a neighbour goes to owners of dragons that touch the new one, also where it touches only a piece on a current: a piece is part of its dragon wherever it lies"},
});
// clang-format on

static_assert(sizeof(Rulings) == open_questions.size(), "every ruling has a row in the table");

}  // namespace

constinit const std::span<const Ruling<Rulings>> SeaDragons::ruling_table = open_questions;
constinit const std::span<const Unruled> SeaDragons::unruled = without_ruling;

}  // namespace ruleproof::sea_dragons
