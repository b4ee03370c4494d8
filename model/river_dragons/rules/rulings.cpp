#include "model/river_dragons/rules/rulings.hpp"

#include <array>
#include <span>

#include "model/core/ruling.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules/clauses.hpp"

namespace ruleproof::river_dragons {
namespace {

/// The open questions and their answers.
// clang-format off
constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::end_village>("RD-A1", "end-village", "end.arrival"_c, "Which arrival ends the game?",
        {{"own-opposite", "that of a pawn in the village opposite its own"}, {"any-end-village", "that of a pawn, by a move or a jump, in the end village of any player but its own start village"}}),
    ruling<&Rulings::ending>("RD-A3", "ending", "end.arrival"_c, "Does the game end if nobody arrives?",
        {{"arrival-only", "no"}, {"repetition", "yes, in a draw, when a round begins in a position for the third time; as a stand-in, among the last 24 beginnings"}, {"fifty-rounds", "yes, in a draw, as a stand-in after fifty rounds"}, {"no-planks", "yes, in a draw, when all planks are out of the game"}}),
    ruling<&Rulings::islet_limit>("RD-A4", "islet-limit", "stone.limit"_c, "What is the limit of an islet?",
        {{"one-stone", "one stone"}, {"outline", "its size: a larger stone does not go on it; sizes are data, a stand-in"}}),
    ruling<&Rulings::stone_under>("RD-A5", "stone-under", "stone.must"_c, "May a stone go on an islet under a plank?",
        {{"no-support", "yes, and it does not bear that plank"}, {"support", "yes, and it bears that plank"}, {"forbidden", "no, and with no other islet the action is lost"}}),
    ruling<&Rulings::over_stone>("RD-A6", "over-stone", "plank.must"_c, "May a plank pass over a third stone, or over a village?",
        {{"ends-only", "yes, and only its two ends bear it"}, {"all-touched", "yes, and what it passes over bears it too"}, {"forbidden", "no"}}),
    ruling<&Rulings::crossing>("RD-A7", "crossing", "plank.not-on-plank"_c, "May two planks cross?",
        {{"forbidden", "no"}, {"allowed", "yes, as long as they do not lie along each other"}}),
    ruling<&Rulings::parallel>("RD-A8", "parallel", "plank.not-on-plank"_c, "May several planks have the same two ends?",
        {{"allowed", "yes, up to three"}, {"forbidden", "no"}}),
    ruling<&Rulings::overhang>("RD-A9", "overhang", "plank.too-long"_c, "What does the part of a plank do that sticks out?",
        {{"nothing", "nothing"}, {"obstructs", "it takes up its room: no stone, village or plank may be there"}, {"rests", "it rests on the stones and villages that it reaches, and they bear the plank too"}}),
    ruling<&Rulings::village_to_village>("RD-A10", "village-to-village", "plank.must"_c, "May a plank lie on two villages?",
        {{"no", "no"}, {"yes", "yes"}}),
    ruling<&Rulings::unused_village>("RD-A11", "unused-village", "setup.colours"_c, "Are villages part of the board that are nobody's start or end?",
        {{"usable", "yes, for planks and pawns"}, {"absent", "no, neither for planks nor for pawns"}}),
    ruling<&Rulings::foreign_village>("RD-A11", "foreign-village", "move.one-pawn"_c, "May a pawn enter the start village of another player that is not its own end?",
        {{"enter", "yes"}, {"keep-out", "no"}}),
    ruling<&Rulings::empty_reserve>("RD-A12", "empty-reserve", "plank.must"_c, "What does a plank action do for a player with an empty reserve?",
        {{"lost", "it is lost"}, {"from-the-box", "it lays any plank that is out of the game, if there is one"}}),
    ruling<&Rulings::partial>("RD-A13", "partial", "stone.none-left"_c, "What if an action for two finds only one stone, or one plank, in the reserve?",
        {{"do-one", "the one is put or laid, and the rest is lost"}, {"lose-both", "the whole action is lost"}}),
    ruling<&Rulings::plank_choice>("RD-A14", "plank-choice", "plank.choose"_c, "Which planks of his reserve may a player choose?",
        {{"any", "any of them"}, {"must-fit", "one that fits somewhere, if there is one"}}),
    ruling<&Rulings::declare>("RD-A14", "declare", "plank.choose"_c, "When are the planks of Two Planks chosen?",
        {{"one-by-one", "the second after the first is laid"}, {"both-first", "both before either is laid; they are laid in any order"}}),
    ruling<&Rulings::discard_if>("RD-A15", "discard", "plank.no-place"_c, "When is a plank out of the game?",
        {{"no-place", "if there is no place for it"}, {"declared", "also if the player says that he finds none"}}),
    ruling<&Rulings::colour_limit>("RD-A16", "colour-limit", "remove.two-colours"_c, "Which colours count for the limit of two?",
        {{"those-present", "those of the planks in the reserve"}, {"own-and-one", "those, and the player's own in any case"}}),
    ruling<&Rulings::limit_mode>("RD-A17", "limit-mode", "remove.one-of-a-size"_c, "May a plank be removed that the reserve cannot keep?",
        {{"not-chosen", "no"}, {"out-of-game", "yes, and it is out of the game"}, {"swap", "yes, if one of the reserve goes out of the game so that the limits hold"}}),
    ruling<&Rulings::forced_remove>("RD-A18", "forced-remove", "remove.must"_c, "Must Remove be used if it can be?",
        {{"must", "yes"}, {"may-decline", "no"}}),
    ruling<&Rulings::village_adjacent>("RD-A19", "village-adjacent", "move.one"_c, "Are planks adjacent that share only a village?",
        {{"via-village", "no, the village lies between them"}, {"direct", "yes"}}),
    ruling<&Rulings::fall_then>("RD-A21", "fall-then", "move.fall"_c, "What if the first of Two Moves is a fall?",
        {{"ends-action", "the action is over"}, {"second-step", "the second move is made from the start village"}}),
    ruling<&Rulings::fall_village>("RD-A22", "fall-village", "move.fall"_c, "Does a pawn fall that has nowhere to go from a village?",
        {{"to-start", "yes, it returns to its start village"}, {"stays", "no, it stays and the action is lost"}}),
    ruling<&Rulings::jump_back>("RD-A23", "jump-back", "jump.landing"_c, "May a jump end where it began?",
        {{"no", "no"}, {"yes", "yes"}}),
    ruling<&Rulings::jump_target>("RD-A24", "jump-target", "jump.must"_c, "Where does a jump lead?",
        {{"any-neighbour", "to any neighbour of the plank jumped over"}, {"far-end", "to a neighbour across the far end of the plank jumped over"}}),
    ruling<&Rulings::jump_from_village>("RD-A25", "jump-from-village", "jump.must"_c, "May a pawn jump from a village?",
        {{"yes", "yes, over a pawn on a plank that touches it"}, {"no", "no"}}),
    ruling<&Rulings::dragon_time>("RD-A27", "dragon-time", "dragon.cancel"_c, "When does a dragon act?",
        {{"at-reveal", "when the cards of its position are revealed"}, {"owner-turn", "in the turn of its owner, so that it comes too late for those before him"}}),
    ruling<&Rulings::dragon_limit>("RD-A28", "dragon-limit", "dragon.one"_c, "How often may a player lay a dragon?",
        {{"per-round", "once a round"}, {"per-position", "at any position"}}),
    ruling<&Rulings::cards_back>("RD-A32", "cards-back", "round.end"_c, "Which cards return to the hand at the end of a round?",
        {{"all", "all"}, {"executed-only", "those that were not cancelled; the others are out of the game"}}),
    ruling<&Rulings::seating>("RD-A37", "seating", "setup.colours"_c, "In which order do the seats take the colours, where nobody says who chose which?",
        {{"table", "in the order of the table of colours"}, {"board", "in the circular order of their villages"}}),
    ruling<&Rulings::overlap>("RD-A43", "overlap", "plank.not-on-plank"_c, "May two planks lie along nearly the same line?",
        {{"forbidden", "no"}, {"allowed", "yes"}}),
    ruling<&Rulings::adjacent>("RD-A44", "adjacent", "move.one"_c, "Are planks adjacent that cross without a common support?",
        {{"common-support", "no"}, {"crossing-too", "yes"}}),
    ruling<&Rulings::across_end>("RD-A45", "across-end", "plank.not-on-plank"_c, "May a plank pass over a stone, or a village, on which another plank ends?",
        {{"beside", "yes, beside that end, as long as the two do not cross"}, {"forbidden", "no, the one would lie on the other, whichever was there first"}}),
    ruling<&Rulings::water_gap>("RD-A35", "water-gap", "stone.open-water"_c, "How near may a stone in the water lie to other stones and to villages?",
        {{"apart", "no nearer than the least distances of the board's data, which are a stand-in"}, {"touching", "so near that it touches them, but not so near that one would lie on the other"}}),
});

/// Questions that have no ruling, and why they need none.
constexpr auto without_ruling = std::to_array<Unruled>({
    {.tag = "RD-A2", .reason = "the text calls whoever arrives first the one who wins, and says nothing of a draw"},
    {.tag = "RD-A20", .reason = "after a first step onto a plank or into a village the way back is open, so the case needs no reading; should it arise the pawn falls"},
    {.tag = "RD-A26", .reason = "the text has jumps over a pawn on an adjacent plank, and of one pawn"},
    {.tag = "RD-A29", .reason = "the text lets all dragons of a position take effect and none cancel a dragon; a second one on the same card changes nothing"},
    {.tag = "RD-A30", .reason = "no card is a dragon of the player's own colour: thirteen cards are eight actions and one dragon for each other colour"},
    {.tag = "RD-A31", .reason = "a cancelled action is not done, so nothing can fail in it"},
    {.tag = "RD-A33", .reason = "the text ends the game even in the middle of an action"},
    {.tag = "RD-A34", .reason = "actions are done one after another, so no two pawns arrive together"},
    {.tag = "RD-A36", .reason = "the text says the same of all villages, and counts planks only"},
    {.tag = "RD-A38", .reason = "a reserve starts with planks of its owner's colour, and colours that nobody plays have no owner"},
    {.tag = "RD-A39", .reason = "the reserves lie open on the table in every description, and the limits on them could not be checked otherwise"},
    {.tag = "RD-A40", .reason = "the text forbids to remove a plank under a pawn, and nothing else about it"},
    {.tag = "RD-A41", .reason = "whether a plank above a stone rests on it is what the rulings over-stone, stone-under and overhang say"},
    {.tag = "RD-A42", .reason = "the text has any plank of any colour and size"},
    {.tag = "RD-A46", .reason = "where the first player is introduced the role passes on at each turn: the word stands for a round, as it does for the limit on dragons, and the end of a round is where the card is handed on, and nowhere else"},
    {.tag = "RD-A47", .reason = "the place that a player had in mind is nowhere named: a plank that reaches another place may have been meant for it, so its owner lays it where it may lie"},
    {.tag = "RD-A48", .reason = "a plank and a village are two moves, whichever comes first and whichever village it is: that there and back is told of planks forbids nothing"},
    {.tag = "RD-A49", .reason = "dragons return to the hand: the text counts all thirteen cards of a colour as action cards, from the list of components on"},
    {.tag = "RD-A50", .reason = "that the six planks of one colour have the colour of their owner follows from the number of planks: there are six of each"},
});
// clang-format on

static_assert(sizeof(Rulings) == open_questions.size(), "every ruling has a row in the table");

}  // namespace

constinit const std::span<const Ruling<Rulings>> RiverDragons::ruling_table = open_questions;
constinit const std::span<const Unruled> RiverDragons::unruled = without_ruling;

}  // namespace ruleproof::river_dragons
