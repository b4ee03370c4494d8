#include "model/drako/rules/rulings.hpp"

#include <array>
#include <span>

#include "model/core/ruling.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/rules/clauses.hpp"

namespace ruleproof::drako {
namespace {

/// What each ruling asks, and what its answers mean.
// clang-format off
constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::end>("DK-A1", "end", "end.last-card"_c, "Which cards of the dwarf player must be gone for the dragon to have survived?",
        {{"last-card", "all: the deck is empty and so is the hand"}, {"deck-at-turn-end", "the deck, when a turn is over"}, {"deck-at-once", "the deck, at once"}}),
    ruling<&Rulings::last_card>("DK-A2", "last-card", "end.last-card"_c, "What counts as playing the last card, and when is it looked at?",
        {{"any-use", "whatever takes it from the hand, as soon as the action that it belongs to is carried out"}, {"own-action", "an action of the dwarf player, as soon as it is carried out or skipped"}, {"turn-end", "whatever takes it from the hand, when the turn is over"}}),
    ruling<&Rulings::draw_empty>("DK-A4", "draw-empty", "draw.two"_c, "May a player draw from an empty deck?",
        {{"illegal", "no"}, {"no-effect", "yes, the action then brings nothing"}}),
    ruling<&Rulings::stalemate>("DK-A4", "stalemate", "action.compulsory"_c, "Who wins when four turns in a row have passed without a card drawn or spent?",
        {{"dragon-survives", "the dragon, who has survived"}, {"shared", "both, since no ending has come about"}}),
    ruling<&Rulings::waste>("DK-A5", "waste", "play.one-icon"_c, "May a card be played for an icon that has no effect now?",
        {{"allowed", "yes"}, {"forbidden", "no; but a figure that may move may stay where it is"}, {"movement-only", "only for an icon of movement"}, {"last-resort", "only if nothing else can be done"}}),
    ruling<&Rulings::draw_single>("DK-A6", "draw-single", "draw.two"_c, "What does drawing do when the deck holds a single card?",
        {{"one", "that card is drawn"}, {"illegal", "nothing: it is not allowed"}}),
    ruling<&Rulings::limit>("DK-A7", "limit", "draw.limit"_c, "When is a hand cut down to the limit?",
        {{"each-draw", "after each action of drawing"}, {"turn-end", "at the end of the turn"}}),
    ruling<&Rulings::discards>("DK-A8", "discards", "draw.limit"_c, "Are cards over the limit discarded face up?",
        {{"open", "yes"}, {"hidden", "no, only their number is known"}}),
    ruling<&Rulings::dragon_out>("DK-A9", "dragon-out", "action.dragon-skips"_c, "When has the dragon player run out of cards and may skip?",
        {{"deck-and-hand", "when his deck and his hand are empty"}, {"deck", "when his deck is empty"}}),
    ruling<&Rulings::rage_time>("DK-A11", "rage-time", "rage.once"_c, "When in a turn may rage be declared?",
        {{"before-last-action", "before the last action of the turn is begun"}, {"turn-start", "before the first action of the turn is begun"}, {"any-time", "at any time, also after the last action"}}),
    ruling<&Rulings::rage_fatal>("DK-A12", "rage-fatal", "rage.wound"_c, "What if the wound of the rage is the last that the dwarf can take?",
        {{"dies-and-acts", "he dies, and there are three actions"}, {"forbidden", "then he may not rage"}, {"dies-in-vain", "he dies, and there is no third action"}}),
    ruling<&Rulings::rage_third>("DK-A13", "rage-third", "rage.three"_c, "Is the third action of a turn of rage compulsory?",
        {{"optional", "no"}, {"compulsory", "yes"}}),
    ruling<&Rulings::line>("DK-A14", "line", "icon.crossbow"_c, "Along which lines does the crossbow shoot?",
        {{"six-directions", "along the six rows of areas, as a flame goes"}, {"any", "along any line from centre to centre; in the way is who stands right on it"}, {"any-crossed", "along any line from centre to centre; in the way is everybody whose area it crosses"}}),
    ruling<&Rulings::near_shot>("DK-A30", "near-shot", "icon.crossbow"_c, "May the crossbow be shot at a dragon next to the shooter?",
        {{"allowed", "yes"}, {"forbidden", "no, it is for attacks from afar"}}),
    ruling<&Rulings::flame_end>("DK-A16", "flame-end", "icon.flame"_c, "What ends a flame?",
        {{"edge", "the edge of the map"}, {"first-dwarf", "the first dwarf in its way"}}),
    ruling<&Rulings::passing>("DK-A17", "passing", "move.one-figure"_c, "May a figure pass through others on its way?",
        {{"none", "no"}, {"own-figures", "through those of its own side"}, {"any-figures", "through all"}}),
    ruling<&Rulings::sharing>("DK-A18", "sharing", "move.one-figure"_c, "May two dwarves stand in one area?",
        {{"none", "no, an area holds one figure"}, {"dwarves", "yes; but nobody stands where the dragon stands, since attacks go to areas beside or along a line"}}),
    ruling<&Rulings::double_move>("DK-A19", "double-move", "icon.move-two"_c, "Do two dwarves who move by one card move one after the other?",
        {{"one-by-one", "yes, in any order"}, {"together", "no, at once, so that they may change places"}}),
    ruling<&Rulings::double_attack>("DK-A20", "double-attack", "icon.attack-two"_c, "When does the dragon player answer the second of two attacks?",
        {{"both-before-wounds", "before the first wounds are dealt"}, {"one-by-one", "after the first attack is over"}}),
    ruling<&Rulings::split>("DK-A22", "split", "wounds.allotted"_c, "May the wounds of one attack go to several abilities?",
        {{"each-wound", "yes, each is allotted by itself"}, {"whole-attack", "no, another ability is named only when the first is lost"}}),
    ruling<&Rulings::net_of_dead>("DK-A24", "net-of-dead", "net.holds"_c, "What becomes of the net when its thrower dies?",
        {{"stays", "it stays on the dragon"}, {"falls-off", "it falls off"}}),
    ruling<&Rulings::net_without_cards>("DK-A26", "net-without-cards", "net.shaken"_c, "Does a dragon without cards shake the net off when he skips a turn?",
        {{"shaken", "yes"}, {"stays", "no"}}),
    ruling<&Rulings::net_flame>("DK-A27", "net-flame", "net.holds"_c, "May a netted dragon breathe fire?",
        {{"allowed", "yes, it is an attack"}, {"bite-only", "no"}}),
    ruling<&Rulings::shield_for>("DK-A31", "shield-for", "icon.shield-dwarves"_c, "Which dwarf does a shield of the dwarves protect?",
        {{"any-dwarf", "any"}, {"shield-bearer", "the one who bears a shield in the story, who is the one that rages"}}),
    ruling<&Rulings::preset>("DK-A33", "preset", "setup.first-game"_c, "Where do the dwarves of a first game start?",
        {{"edges", "in the middle of three sides of the map"}, {"corners", "on three corners of the map"}}),
    ruling<&Rulings::mulligan_order>("DK-A34", "mulligan-order", "setup.mulligan"_c, "Who decides first whether to replace his opening hand?",
        {{"dragon-first", "the dragon player"}, {"dwarves-first", "the dwarf player"}}),
    ruling<&Rulings::mulligan_time>("DK-A34", "mulligan-time", "setup.mulligan"_c, "Are opening hands replaced before the dwarves are placed?",
        {{"before-placement", "yes"}, {"after-placement", "no, after it"}}),
    ruling<&Rulings::markers>("DK-A35", "markers", "components.count"_c, "Do the wound markers of the box limit the wounds?",
        {{"enough", "no, there are always enough"}, {"limited", "yes, a wound without a marker is lost"}}),
    ruling<&Rulings::placement>("DK-A41", "placement", "setup.placement"_c, "Where do the dwarves start?",
        {{"free", "where the dwarf player wants, after a look at his hand"}, {"preset", "on the areas of a first game"}}),
    ruling<&Rulings::mulligan>("DK-A41", "mulligan", "setup.mulligan"_c, "Is the advanced rule of the opening hand used?",
        {{"off", "no"}, {"on", "yes"}}),
});

/// Gaps of the text that have no ruling, and why they need none.
constexpr auto without_ruling = std::to_array<Unruled>({
    {.tag = "DK-A3", .reason = "the text lets the dragon win by the last card only if he has survived it, so slaying him goes first"},
    {.tag = "DK-A10", .reason = "the text describes the shaking off of the net as doing nothing in a turn, whatever it says of skipping elsewhere"},
    {.tag = "DK-A15", .reason = "the text names dwarves alone as being in the way, a dead one is off the map, and it names neither terrain nor a range"},
    {.tag = "DK-A21", .reason = "one or two dwarves attack, in so many words"},
    {.tag = "DK-A23", .reason = "wounds beyond the last box have nowhere to go, and no reading lets them go on to another figure"},
    {.tag = "DK-A25", .reason = "the only turn of one action is the first, before any net was thrown"},
    {.tag = "DK-A28", .reason = "a card of movement under the net is a card for nothing: the ruling waste"},
    {.tag = "DK-A29", .reason = "a net thrown on a netted dragon is a card for nothing: the ruling waste"},
    {.tag = "DK-A32", .reason = "the text asks for a card that shows a shield, whatever else it shows"},
    {.tag = "DK-A36", .reason = "once the game is over no further action is due; whether it is over is the ruling end"},
    {.tag = "DK-A37", .reason = "movement may be of no areas at all, by the text"},
    {.tag = "DK-A38", .reason = "a card that needs a dead dwarf is a card for nothing: the ruling waste"},
    {.tag = "DK-A39", .reason = "a player who can do nothing at all does nothing; no other reading is known"},
    {.tag = "DK-A40", .reason = "the text has the dwarf player allot the wounds, in bold letters"},
    {.tag = "DK-A42", .reason = "a netted dragon draws cards: drawing is an action of the player, and what the net forbids is listed, for the figure"},
    {.tag = "DK-A43", .reason = "a hand is replaced once and as a whole: the first hand goes back, and the text knows of no third"},
    {.tag = "DK-A44", .reason = "one player answers for all dwarves in a flame, and neither the other nor chance does anything in between: the order of his answers changes nothing"},
    {.tag = "DK-A45", .reason = "the wound of a rage is not blocked: a shield answers an attack, which rage is not"},
    {.tag = "DK-A46", .reason = "rage belongs to a turn of the dwarf player: three actions stand in for his two"},
    {.tag = "DK-A47", .reason = "no line has a hand lie open, and a hand of cards is for its owner to see; which moves are legal does not depend on it"},
    {.tag = "DK-A48", .reason = "each of one or two dwarves: one and the same dwarf neither moves nor attacks twice by one card"},
});
// clang-format on

static_assert(sizeof(Rulings) == open_questions.size(), "every ruling has a row in the table");

}  // namespace

constinit const std::span<const Ruling<Rulings>> Drako::ruling_table = open_questions;
constinit const std::span<const Unruled> Drako::unruled = without_ruling;

}  // namespace ruleproof::drako
