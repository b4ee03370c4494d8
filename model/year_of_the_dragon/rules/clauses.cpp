/// The statements of the rulebook of In the Year of the Dragon, in our own words.
#include "model/year_of_the_dragon/rules/clauses.hpp"

#include <array>
#include <span>

#include "model/core/effects.hpp"
#include "model/year_of_the_dragon/rules/effects.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// Every statement that the rulebook makes, in the order of the rulebook.
///
/// Where translations differ, `says` is the reading that the default rulings play; the other
/// readings are in rulings.cpp, and sources/ tells which translation says what, and where.
// clang-format off
constexpr auto clauses = std::to_array<Clause>({
    // Components.
    {.tag = "C1", .id = "players.count", .says = "Two to five players take part.", .disposition = Disposition::by_construction, .reason = "the set-up holds two to five seats and no other number"},
    {.tag = "C2", .id = "cards.count", .says = "Sixty cards belong to the players, eleven person cards and one overview each.", .disposition = Disposition::by_construction, .reason = "the opening hand is a bag of eleven cards, and the overview has no part in play"},
    {.tag = "C3", .id = "persons.count", .says = "There are ninety person tiles, ten of each of nine types.", .disposition = Disposition::by_construction, .reason = "the heights of the piles in the opening position"},
    {.tag = "C4", .id = "persons.types", .says = "The types are monk, scholar, farmer, healer, warrior, pyrotechnist, artisan, court lady and tax collector.", .disposition = Disposition::by_construction, .reason = "the enumeration of types has these nine values"},
    {.tag = "C5", .id = "persons.ages", .says = "Monk, scholar, farmer, healer, warrior and pyrotechnist each have six young tiles and four old ones.", .disposition = Disposition::by_construction, .reason = "the enumeration of tiles and the heights of the piles in the opening position"},
    {.tag = "C6", .id = "persons.old-against-young", .says = "An old tile shows more symbols and a smaller number than the young tile of its type.", .disposition = Disposition::by_construction, .reason = "constants of the tile table"},
    {.tag = "C7", .id = "persons.young-only", .says = "Artisans, court ladies and tax collectors exist only as young tiles.", .disposition = Disposition::by_construction, .reason = "the enumeration of tiles has no old tile of these types"},
    {.tag = "C8", .id = "floors.count", .says = "There are 66 palace floors.", .disposition = Disposition::by_construction, .reason = "a printed number that limits nothing unless the ruling supply makes it a limit"},
    {.tag = "C9", .id = "coins.count", .says = "There are 36 coins, 21 silver ones worth one yuan and 15 gold ones worth three.", .disposition = Disposition::by_construction, .reason = "money is an amount of yuan; the coins limit nothing unless the ruling supply makes them a limit"},
    {.tag = "C10", .id = "rice.count", .says = "There are 24 rice tiles.", .disposition = Disposition::by_construction, .reason = "a printed number that limits nothing unless the ruling supply makes it a limit"},
    {.tag = "C11", .id = "fireworks.count", .says = "There are 12 fireworks tiles.", .disposition = Disposition::by_construction, .reason = "a printed number that limits nothing unless the ruling supply makes it a limit"},
    {.tag = "C12", .id = "events.count", .says = "There are twelve event tiles, two of each of six kinds.", .disposition = Disposition::by_construction, .reason = "the bag of event tiles in the opening position"},
    {.tag = "C13", .id = "privileges.count", .says = "There are five small privileges and three large ones.", .disposition = Disposition::by_construction, .reason = "a printed number that limits nothing unless the ruling supply makes it a limit"},
    {.tag = "C14", .id = "actions.count", .says = "There are seven action cards, one for each action.", .disposition = Disposition::by_construction, .reason = "the enumeration of actions has seven values, and a deal holds each of them once"},
    {.tag = "C15", .id = "pieces.count", .says = "There is a dragon, a score marker and a person marker for each of five players.", .disposition = Disposition::by_construction, .reason = "each player of the state has one group chosen, one score and one place on the person track"},

    // Set-up.
    {.tag = "C16", .id = "tracks.two", .says = "The outer track counts points and the inner one, the person track, gives the order of play.", .disposition = Disposition::by_construction, .reason = "score and place on the person track are separate fields"},
    {.tag = "C17", .id = "setup.display", .says = "The old piles lie in a first row of two times three cells and the young ones below them, with the three undivided types in the middle of a second row of nine.", .disposition = Disposition::table_talk, .reason = "where a pile lies changes nothing"},
    {.tag = "C18", .id = "setup.tiles", .says = "For each player fewer than five, each divided type loses one young and one old tile and each undivided type two tiles.", .disposition = Disposition::by_construction, .reason = "the heights of the piles in the opening position"},
    {.tag = "C19", .id = "setup.events.peace", .says = "The first two cells of the event row hold the Peace tiles.", .disposition = Disposition::by_construction, .reason = "the event row of the opening position starts so, and nothing is drawn for these cells"},
    {.tag = "C20", .id = "setup.events.draw", .says = "The other ten event tiles are shuffled, drawn one by one and laid out open from left to right."},
    {.tag = "C21", .id = "setup.events.distinct", .says = "No two neighbouring event tiles are alike, the Peace tiles excepted."},
    {.tag = "C22", .id = "setup.events.repair", .says = "A drawn tile like its left neighbour goes one cell further, and the next tile drawn fills the gap."},
    {.tag = "C23", .id = "setup.action-pile", .says = "The action cards are shuffled and start as one face-down pile in the centre of the board.", .disposition = Disposition::table_talk, .reason = "the cards are shuffled again before they are first used"},
    {.tag = "C24", .id = "setup.person-marker", .says = "Each person marker starts on space 0 of the person track.", .disposition = Disposition::by_construction, .reason = "a field of the opening position"},
    {.tag = "C25", .id = "setup.score-marker", .says = "Each score marker starts on space 0 of the score track.", .disposition = Disposition::by_construction, .reason = "a field of the opening position"},
    {.tag = "C26", .id = "setup.dragon", .says = "Each player has one dragon.", .disposition = Disposition::by_construction, .reason = "a player has at most one chosen group"},
    {.tag = "C27", .id = "setup.hand", .says = "Each player holds the eleven person cards of one colour.", .disposition = Disposition::by_construction, .reason = "the hands of the opening position are alike, so colours need no name"},
    {.tag = "C28", .id = "setup.overview", .says = "Each player has a card that sums up the course of play.", .disposition = Disposition::table_talk, .reason = "a reminder without any effect"},
    {.tag = "C29", .id = "setup.palaces", .says = "Each player builds two palaces of two floors from four floors.", .disposition = Disposition::by_construction, .reason = "the palaces of the opening position"},
    {.tag = "C30", .id = "setup.money", .says = "Each player starts with six yuan, three silver coins and a gold one.", .disposition = Disposition::by_construction, .reason = "a field of the opening position; money is an amount"},
    {.tag = "C31", .id = "money.open", .says = "Everybody sees how much money each player has.", .disposition = Disposition::by_construction, .reason = "the money of all players is in what each seat sees"},
    {.tag = "C32", .id = "money.change", .says = "A gold coin may be changed into three silver ones at any time.", .disposition = Disposition::by_construction, .reason = "money is an amount of yuan, not coins"},
    {.tag = "C33", .id = "setup.reserve", .says = "All remaining pieces form a common reserve.", .disposition = Disposition::by_construction, .reason = "the reserve is what the players do not hold, and it is not stored"},
    {.tag = "C34", .id = "draft.first", .says = "The oldest player drafts first.", .disposition = Disposition::by_construction, .reason = "the first seat stands for the oldest player"},
    {.tag = "C35", .id = "draft.pair", .says = "Before the first round each player takes two young persons of different types."},
    {.tag = "C36", .id = "draft.direction", .says = "The draft goes round the table clockwise."},
    {.tag = "C37", .id = "draft.distinct-pair", .says = "Nobody may take the same two types as a player before him."},
    {.tag = "C38", .id = "draft.place", .says = "Each drafted person goes under a palace of its owner."},
    {.tag = "C39", .id = "place.capacity", .says = "A palace holds at most one person for each of its floors."},
    {.tag = "C40", .id = "place.height", .says = "A palace has at most three floors."},
    {.tag = "C41", .id = "draft.share", .says = "Both drafted persons may go under the same palace."},
    {.tag = "C42", .id = "track.advance", .says = "Placing a person moves its owner's person marker forward at once by the number on the tile."},
    {.tag = "C43", .id = "track.stack.newcomer", .says = "A marker that reaches an occupied space lies on top of the markers there."},
    {.tag = "C44", .id = "track.stack.first", .says = "Of the markers on one space the upper one acts first."},

    // The round, and phase I: actions.
    {.tag = "C45", .id = "round.count", .says = "The game lasts twelve rounds."},
    {.tag = "C46", .id = "round.phases", .says = "A round has four phases in this order: action, person, event, scoring."},
    {.tag = "C47", .id = "supply.unlimited", .says = "Everything except person tiles counts as unlimited, with substitutes where pieces run out.", .disposition = Disposition::by_construction, .reason = "amounts held by players have no upper bound, and no stock is kept"},
    {.tag = "C48", .id = "action.deal.shuffle", .says = "The seven action cards are shuffled at the start of every round."},
    {.tag = "C49", .id = "action.deal.groups", .says = "The action cards are dealt into as many groups as there are players."},
    {.tag = "C50", .id = "action.deal.even", .says = "The groups are as equal in size as seven cards allow."},
    {.tag = "C51", .id = "action.deal.open", .says = "Once dealt, all groups are turned face up.", .disposition = Disposition::by_construction, .reason = "the groups are in what each seat sees"},
    {.tag = "C52", .id = "action.order", .says = "Players act in the order of the person track, the foremost marker first."},
    {.tag = "C53", .id = "action.choose", .says = "A player chooses a group, puts his dragon on it and carries out exactly one of its actions."},
    {.tag = "C54", .id = "action.reuse", .says = "A group that was chosen before may be chosen again, and so may an action that was used before."},
    {.tag = "C55", .id = "action.fee", .says = "Choosing a group on which a dragon already stands costs three yuan."},
    {.tag = "C56", .id = "action.fee.flat", .says = "The fee is three yuan however many dragons stand there."},
    {.tag = "C57", .id = "action.fee.reserve", .says = "The fee goes to the reserve."},
    {.tag = "C58", .id = "action.fee.barred", .says = "Who cannot or will not pay the fee may not choose that group."},
    {.tag = "C59", .id = "action.fee.before", .says = "The fee is paid before the action brings anything in."},
    {.tag = "C60", .id = "action.skip", .says = "Instead of choosing a group a player may skip and raise his money to three yuan."},
    {.tag = "C61", .id = "action.skip.no-dragon", .says = "Who skips puts no dragon down."},
    {.tag = "C62", .id = "action.end", .says = "When everybody has acted or skipped, dragons and action cards are taken back."},
    {.tag = "C135", .id = "action.skip.only-phase", .says = "Who skips gives up his action and nothing else of the round.", .disposition = Disposition::by_construction, .reason = "a skip leaves no trace that a later phase could read"},

    // The seven actions.
    {.tag = "C63", .id = "action.taxes", .says = "Taxes bring two yuan and one more for each coin on own tax collectors."},
    {.tag = "C64", .id = "action.build", .says = "Build brings one palace floor and one more for each hammer on own artisans."},
    {.tag = "C65", .id = "action.build.anywhere", .says = "New floors may be shared out freely among own palaces and new ones."},
    {.tag = "C66", .id = "action.build.new-palace", .says = "A new palace may be built one to three floors high at once."},
    {.tag = "C67", .id = "palace.count", .says = "A player may own any number of palaces.", .disposition = Disposition::by_construction, .reason = "the list of palaces is longer than any game can make it"},
    {.tag = "C68", .id = "palace.no-rebuilding", .says = "Floors that are in place are never moved to another palace.", .disposition = Disposition::by_construction, .reason = "no move takes a floor from a palace"},
    {.tag = "C69", .id = "action.harvest", .says = "Harvest brings one rice tile and one more for each sack on own farmers."},
    {.tag = "C70", .id = "action.fireworks", .says = "Fireworks brings one fireworks tile and one more for each rocket on own pyrotechnists."},
    {.tag = "C71", .id = "action.parade", .says = "Parade moves the person marker one space forward and one more for each helmet on own warriors."},
    {.tag = "C72", .id = "action.research", .says = "Research brings one point and one more for each book on own scholars."},
    {.tag = "C73", .id = "action.privilege", .says = "Privilege sells a small privilege for two yuan or a large one for six."},
    {.tag = "C74", .id = "action.privilege.one", .says = "One Privilege action buys one privilege.", .disposition = Disposition::by_construction, .reason = "the move names a single privilege"},
    {.tag = "C75", .id = "privilege.accumulate", .says = "A player may own any number of privileges.", .disposition = Disposition::by_construction, .reason = "privileges are counted without a limit"},
    {.tag = "C76", .id = "privilege.dragons", .says = "A small privilege shows one dragon and a large one two.", .disposition = Disposition::by_construction, .reason = "constants of the components"},
    {.tag = "C77", .id = "dragons.points", .says = "A dragon printed on a piece stands for a point.", .disposition = Disposition::by_construction, .reason = "printed dragons are read only where the scoring counts them"},
    {.tag = "C136", .id = "action.build.new-only", .says = "Build uses only the floors that the same action has brought.", .disposition = Disposition::by_construction, .reason = "the move says where the new floors go and nothing else, and no floors are kept over"},
    {.tag = "C137", .id = "goods.open", .says = "Rice, fireworks and privileges lie openly beside the palaces of their owner.", .disposition = Disposition::by_construction, .reason = "the goods of all players are in what each seat sees"},
    {.tag = "C138", .id = "reserve.returns", .says = "What is paid or handed in goes to the reserve.", .disposition = Disposition::by_construction, .reason = "a payment lowers the payer's amount and raises nobody's"},

    // Phase II: persons.
    {.tag = "C78", .id = "person.order", .says = "Persons are recruited in the order of the person track as the action phase has left it."},
    {.tag = "C79", .id = "person.play-one", .says = "Each player plays exactly one person card."},
    {.tag = "C80", .id = "person.discard", .says = "A played card goes to the common discard pile.", .disposition = Disposition::by_construction, .reason = "a card leaves the hand for good, and nothing reads the discard pile"},
    {.tag = "C81", .id = "person.recruit", .says = "Who plays a card takes a tile of its type and places it under a palace of his own."},
    {.tag = "C82", .id = "person.age", .says = "With a divided type the player chooses the young or the old tile."},
    {.tag = "C83", .id = "person.replace", .says = "Who has no room in any palace may put the new person in the place of one he has."},
    {.tag = "C84", .id = "person.replace.out", .says = "The person replaced leaves the game."},
    {.tag = "C85", .id = "person.advance", .says = "A new person moves the marker by its number, a replacement too."},
    {.tag = "C86", .id = "track.never-back", .says = "A person who leaves never moves the marker back.", .disposition = Disposition::by_construction, .reason = "letting a person go changes no field of the track"},
    {.tag = "C87", .id = "person.no-yield", .says = "A new person brings nothing until a later action uses it.", .disposition = Disposition::by_construction, .reason = "recruiting changes no goods, money or points"},
    {.tag = "C88", .id = "person.wild", .says = "A question-mark card takes any tile on display."},
    {.tag = "C89", .id = "person.must-recruit", .says = "Who has room in a palace must take the new person in."},
    {.tag = "C90", .id = "person.turn-away", .says = "Who has no room and does not want to replace takes the new tile out of the game."},
    {.tag = "C91", .id = "person.turn-away.stays", .says = "A person turned away does not move the marker."},
    {.tag = "C92", .id = "person.void", .says = "A card whose tiles are all gone brings nothing."},
    {.tag = "C93", .id = "person.round12", .says = "The twelfth round has no person phase."},

    // Phase III: events.
    {.tag = "C94", .id = "event.of-round", .says = "Each round has the event in the cell of its number."},
    {.tag = "C95", .id = "event.face-down", .says = "An event tile is turned face down once it has happened.", .disposition = Disposition::table_talk, .reason = "the number of the round tells which events are past"},
    {.tag = "C96", .id = "event.peace", .says = "Peace does nothing."},
    {.tag = "C97", .id = "event.tribute.pay", .says = "Tribute costs each player four yuan."},
    {.tag = "C98", .id = "event.tribute.missing", .says = "Who has less than the tribute pays all he has and releases one person of his choice for each missing yuan."},
    {.tag = "C99", .id = "event.tribute.no-keeping", .says = "No person may be released in order to keep money."},
    {.tag = "C100", .id = "event.tribute.pictures", .says = "Coins printed on tax collectors pay no tribute.", .disposition = Disposition::by_construction, .reason = "the tribute reads the money and no tile"},
    {.tag = "C101", .id = "event.drought.rice", .says = "Drought costs each player one rice tile for each palace with a person."},
    {.tag = "C102", .id = "event.drought.missing", .says = "A palace left without rice in a drought loses one person."},
    {.tag = "C103", .id = "event.drought.choice", .says = "The owner chooses which palaces go without rice and who leaves them."},
    {.tag = "C104", .id = "event.drought.no-keeping", .says = "No person may be released in order to keep rice."},
    {.tag = "C105", .id = "event.drought.pictures", .says = "Sacks printed on farmers are no rice in a drought.", .disposition = Disposition::by_construction, .reason = "the drought reads the rice tiles held and no person tile"},
    {.tag = "C106", .id = "event.festival.points", .says = "At the festival the most fireworks tiles bring six points and the second most three."},
    {.tag = "C107", .id = "event.festival.tie-first", .says = "Players tied for most all score six, and the next lower number still scores three."},
    {.tag = "C108", .id = "event.festival.none", .says = "A player without fireworks tiles scores nothing at the festival."},
    {.tag = "C109", .id = "event.festival.half", .says = "Who scores at the festival returns half of his fireworks tiles, rounded up."},
    {.tag = "C110", .id = "event.festival.pictures", .says = "Rockets printed on pyrotechnists do not count at the festival.", .disposition = Disposition::by_construction, .reason = "the festival reads the fireworks tiles held and no person tile"},
    {.tag = "C111", .id = "event.mongols.points", .says = "In the Mongol attack each player scores one point for each helmet on his warriors."},
    {.tag = "C112", .id = "event.mongols.marker", .says = "The helmets move the score marker, not the person marker."},
    {.tag = "C113", .id = "event.mongols.fewest", .says = "Each player with the fewest helmets releases one person."},
    {.tag = "C114", .id = "event.mongols.all-equal", .says = "If all players have equally many helmets, none included, each of them releases one person."},
    {.tag = "C115", .id = "event.mongols.warrior", .says = "The person released may be a warrior who has just been counted.", .disposition = Disposition::by_construction, .reason = "helmets are counted before releases, and any own person may be named"},
    {.tag = "C116", .id = "event.contagion.three", .says = "Contagion makes each player release three persons of his choice."},
    {.tag = "C117", .id = "event.contagion.mortars", .says = "Each mortar on own healers saves one person from the contagion."},
    {.tag = "C118", .id = "event.contagion.healer", .says = "The person released may be a healer who has just been counted.", .disposition = Disposition::by_construction, .reason = "mortars are counted before releases, and any own person may be named"},
    {.tag = "C119", .id = "event.persons-out", .says = "Persons released through an event leave the game."},
    {.tag = "C120", .id = "event.release-order", .says = "When several players must release persons, they do so in the order of the person track."},
    {.tag = "C121", .id = "decay.empty", .says = "After the event each palace without a person loses one floor."},
    {.tag = "C122", .id = "decay.vanish", .says = "A palace that loses its only floor is gone."},
    {.tag = "C123", .id = "decay.advice", .says = "A new palace of one floor that gets no person in the same round was built in vain.", .disposition = Disposition::out_of_scope, .reason = "advice that forbids nothing; whether it is true is a question for the solver"},
    {.tag = "C139", .id = "event.festival.tie-second", .says = "Players tied for second most fireworks tiles all score three."},
    {.tag = "C140", .id = "event.mongols.order", .says = "The points of the Mongol attack are taken in the order of play.", .disposition = Disposition::by_construction, .reason = "adding to separate scores gives the same in any order"},
    {.tag = "C141", .id = "decay.after-event", .says = "Decay looks at the palaces as the event has left them."},

    // Phase IV: scoring, and the end of the game.
    {.tag = "C124", .id = "score.palaces", .says = "Each round a player scores one point for each of his palaces, whatever its height and with or without persons."},
    {.tag = "C125", .id = "score.ladies", .says = "Each round a player scores one point for each dragon on his court ladies."},
    {.tag = "C126", .id = "score.privileges", .says = "Each round a player scores one point for each dragon on his privileges."},
    {.tag = "C127", .id = "end.rounds", .says = "The game ends after the scoring of the twelfth round."},
    {.tag = "C128", .id = "end.persons", .says = "At the end each person in a palace brings two points."},
    {.tag = "C129", .id = "end.monks", .says = "At the end each monk brings its Buddhas times the floors of its palace."},
    {.tag = "C130", .id = "end.goods", .says = "At the end all rice and fireworks tiles are first sold for two yuan each."},
    {.tag = "C131", .id = "end.money", .says = "At the end each full three yuan bring one point."},
    {.tag = "C132", .id = "end.winner", .says = "The player with the most points wins."},
    {.tag = "C133", .id = "end.tie", .says = "Of players with equally many points the one further ahead on the person track wins."},
    {.tag = "C134", .id = "end.tie-space", .says = "If they also share a space of the person track, the upper marker wins."},
    {.tag = "C142", .id = "score.after-decay", .says = "Scoring comes after the event and the decay of its round, and each thing counted moves the score marker by one.", .disposition = Disposition::by_construction, .reason = "the phases run in one fixed sequence, and the score is a single number"},
});
// clang-format on

static_assert(ids_of(clauses) == clause_ids, "clauses.hpp lists the same ids in the same order");
static_assert(ids_are_unique(clause_ids));
static_assert(effects_are_sound(effects, clauses));
static_assert(effects_are_sound(openings, clauses));

}  // namespace

constinit const std::span<const Clause> YearOfTheDragon::rulebook = clauses;

}  // namespace ruleproof::year_of_the_dragon
