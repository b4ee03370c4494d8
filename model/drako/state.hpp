/// Positions and moves of Drako.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "model/core/fields.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"

namespace ruleproof::drako {

/// The cards of one side. What a seat sees of the other's (`seen_by`) has the cards that may be in
/// the hand among those of the deck; the two numbers are always true.
struct Stock {
  Cards deck;
  Cards hand;
  Cards out;              ///< played, spent as shields, discarded face up
  Cards aside;            ///< discarded face down; only under discards=hidden
  std::uint8_t left = 0;  ///< cards in the deck
  std::uint8_t held = 0;  ///< cards in the hand

  auto operator<=>(const Stock&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"deck", &Stock::deck, 0, deck_size, "cards in the deck, by kind"},
        Field{"hand", &Stock::hand, 0, deck_size, "cards in hand, by kind"},
        Field{"out", &Stock::out, 0, deck_size, "cards out of the game, by kind"},
        Field{"aside", &Stock::aside, 0, deck_size, "cards discarded face down, by kind"},
        Field{"left", &Stock::left, 0, deck_size, "cards in the deck"},
        Field{"held", &Stock::held, 0, deck_size, "cards in hand"}};
  }
};

/// One dwarf.
struct DwarfFigure {
  Hex at = Hex::nowhere;    ///< before he is placed, and when he is dead: nowhere
  std::uint8_t wounds = 0;  ///< markers on his boxes
  auto operator<=>(const DwarfFigure&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"at", &DwarfFigure::at, 0, hex_count, "area, - off the map"},
                      Field{"wounds", &DwarfFigure::wounds, 0, 31, "wound markers"}};
  }
};

struct DragonFigure {
  Hex at = Hex::centre;
  std::uint8_t armour = 0;                              ///< wounds that the armour has taken
  std::array<std::uint8_t, ability_count> abilities{};  ///< wounds of flight, fire, walk
  bool netted = false;
  auto operator<=>(const DragonFigure&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"at", &DragonFigure::at, 0, hex_count, "area"},
        Field{"armour", &DragonFigure::armour, 0, 31, "wound markers on the armour"},
        Field{"ability", &DragonFigure::abilities, 0, 31, "wound markers on flight, fire, walk"},
        Field{"netted", &DragonFigure::netted, 0, 1, "is under the net"}};
  }
};

/// A set of dwarves, one bit each.
using DwarfSet = std::uint8_t;
constexpr auto bit(Dwarf dwarf) -> DwarfSet { return static_cast<DwarfSet>(1U << index(dwarf)); }
constexpr auto has(DwarfSet set, Dwarf dwarf) -> bool { return (set & bit(dwarf)) != 0; }

/// The action that is being carried out; all zero between actions.
struct Pending {
  std::uint8_t draws = 0;     ///< cards still to be drawn
  std::uint8_t points = 0;    ///< areas that a figure may move
  std::uint8_t marches = 0;   ///< figures that may still move
  DwarfSet marched = 0;       ///< dwarves that have moved by this card
  Hex to = Hex::nowhere;      ///< where the first of two goes; only under double-move=together
  std::uint8_t strength = 0;  ///< of the attack
  std::uint8_t attacks = 0;   ///< attacks on the dragon that he has not answered
  std::uint8_t hits = 0;      ///< attacks on the dragon that were not blocked and not yet dealt
  std::uint8_t wounds = 0;    ///< wounds of the attack being dealt, not yet allotted
  std::uint8_t ability = 0;   ///< which takes the rest of them, from 1; only under whole-attack
  DwarfSet targets = 0;       ///< dwarves attacked for whom no answer was given

  auto operator<=>(const Pending&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"draws", &Pending::draws, 0, 2, "cards still to be drawn"},
        Field{"points", &Pending::points, 0, 15, "areas that a figure may move"},
        Field{"marches", &Pending::marches, 0, 2, "figures that may still move"},
        Field{"marched", &Pending::marched, 0, 7, "dwarves that have moved by this card, as bits"},
        Field{"to", &Pending::to, 0, hex_count, "where the first of two dwarves goes"},
        Field{"strength", &Pending::strength, 0, 15, "strength of the attack"},
        Field{"attacks", &Pending::attacks, 0, 2, "attacks on the dragon not yet answered"},
        Field{"hits", &Pending::hits, 0, 2, "unblocked attacks on the dragon not yet dealt"},
        Field{"wounds", &Pending::wounds, 0, 15, "wounds to be allotted"},
        Field{"ability", &Pending::ability, 0, 3, "ability that takes them, 0 none"},
        Field{"targets", &Pending::targets, 0, 7,
              "dwarves attacked and not yet answered, as bits"}};
  }
};

/// What is to be decided.
enum class Stage : std::uint8_t {
  deal,      ///< chance: a card of an opening hand
  mulligan,  ///< keep the opening hand, or replace it
  place,     ///< where a dwarf starts
  action,    ///< what to do
  draw,      ///< chance: the card drawn
  discard,   ///< a card over the limit
  march,     ///< who walks, and where to
  flight,    ///< where the dragon flies
  strike,    ///< how many dwarves attack
  bite,      ///< whom the dragon bites
  flame,     ///< in which direction the dragon breathes
  answer,    ///< whether the other player blocks
  allot,     ///< which ability takes a wound
  over,
};
inline constexpr std::array<std::string_view, 14> stage_names = {
    "deal",   "mulligan", "place", "action", "draw",   "discard", "march",
    "flight", "strike",   "bite",  "flame",  "answer", "allot",   "over"};

/// How the game came to its end.
enum class Ending : std::uint8_t { none, dragon_slain, dwarves_dead, dragon_survived, stalemate };
inline constexpr std::array<std::string_view, 5> ending_names = {
    "none", "dragon-slain", "dwarves-dead", "dragon-survived", "stalemate"};

/// Turns in a row without a card drawn or spent that end the game; see the ruling stalemate.
inline constexpr int idle_turns = 4;

struct State {
  Stage stage = Stage::deal;
  Side turn =
      Side::dragon;  ///< whose turn it is; in stages deal, mulligan and place who is concerned
  std::uint8_t actions = 0;    ///< not yet begun in this turn
  bool raging = false;         ///< this turn is one of rage
  bool rage = true;            ///< the rage marker is there, until the turn of rage is over
  bool busy = false;           ///< a card was drawn or spent in this turn
  std::uint8_t idle = 0;       ///< turns in a row, before this one, without a card drawn or spent
  std::uint8_t mulligans = 0;  ///< sides that may still replace their opening hand, as bits
  Ending ending = Ending::none;
  DragonFigure dragon;
  std::array<DwarfFigure, dwarf_count> dwarves{};
  Pending pending;
  std::array<Stock, side_count> stocks{};

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"stage", &State::stage, 0, 13, "what is to be decided"},
                      Field{"turn", &State::turn, 0, 1, "whose turn it is"},
                      Field{"actions", &State::actions, 0, 3, "actions of this turn not yet begun"},
                      Field{"raging", &State::raging, 0, 1, "this turn is one of rage"},
                      Field{"rage", &State::rage, 0, 1,
                            "the rage marker is there, until the turn of rage is over"},
                      Field{"busy", &State::busy, 0, 1, "a card was drawn or spent in this turn"},
                      Field{"idle", &State::idle, 0, idle_turns,
                            "turns in a row, before this one, without a card drawn or spent"},
                      Field{"mulligans", &State::mulligans, 0, 3,
                            "sides that may still replace their opening hand, as bits"},
                      Field{"ending", &State::ending, 0, 4, "how the game has ended"},
                      Field{"dragon", &State::dragon, 0, 0, ""},
                      Field{"dwarf", &State::dwarves, 0, 0, ""},
                      Field{"pending", &State::pending, 0, 0, ""},
                      Field{"p", &State::stocks, 0, 0, ""}};
  }

  [[nodiscard]] constexpr auto stock(Side side) const -> const Stock& {
    return stocks[index(side)];
  }
  [[nodiscard]] constexpr auto stock(Side side) -> Stock& { return stocks[index(side)]; }
  [[nodiscard]] constexpr auto dwarf(Dwarf dwarf) const -> const DwarfFigure& {
    return dwarves[index(dwarf)];
  }
  [[nodiscard]] constexpr auto dwarf(Dwarf dwarf) -> DwarfFigure& { return dwarves[index(dwarf)]; }
};

// Moves. A move that names a card names its side too, so that the move can be written alone.

/// Chance: the card on top of a deck.
struct Drawn {
  Side side = Side::dwarves;
  Card card{};
  auto operator<=>(const Drawn&) const = default;
};
/// The opening hand is kept.
struct Keep {
  auto operator<=>(const Keep&) const = default;
};
/// The opening hand is shuffled back, and another is drawn.
struct Replace {
  auto operator<=>(const Replace&) const = default;
};
/// Where a dwarf starts; they are placed in the order of `Dwarf`.
struct Place {
  Dwarf dwarf = Dwarf::rager;
  Hex at = Hex::centre;
  auto operator<=>(const Place&) const = default;
};
/// An action: draw two cards.
struct Draw {
  auto operator<=>(const Draw&) const = default;
};
/// An action: play a card for one of its faces, 0 or 1, where it has an effect.
struct Play {
  Side side = Side::dwarves;
  Card card{};
  std::uint8_t face = 0;
  auto operator<=>(const Play&) const = default;
};
/// An action: play a card for nothing; see the ruling waste.
struct Waste {
  Side side = Side::dwarves;
  Card card{};
  auto operator<=>(const Waste&) const = default;
};
/// An action that is not carried out.
struct Skip {
  auto operator<=>(const Skip&) const = default;
};
/// Both actions of a turn: the dragon shakes the net off.
struct Shake {
  auto operator<=>(const Shake&) const = default;
};
/// The raging dwarf declares rage.
struct Rage {
  auto operator<=>(const Rage&) const = default;
};
/// The turn is over: the third action of a rage is not wanted, or rage is not declared late.
struct Stop {
  auto operator<=>(const Stop&) const = default;
};
/// A card over the limit of the hand.
struct Discard {
  Side side = Side::dwarves;
  Card card{};
  auto operator<=>(const Discard&) const = default;
};
/// A figure on the map.
enum class Figure : std::uint8_t { rager, shooter, thrower, dragon };
inline constexpr std::size_t figure_count = 4;
inline constexpr std::array<std::string_view, figure_count> figure_names = {"rager", "shooter",
                                                                            "thrower", "dragon"};
constexpr auto figure(Dwarf dwarf) -> Figure { return static_cast<Figure>(dwarf); }
/// Only of a dwarf.
constexpr auto dwarf_of(Figure figure) -> Dwarf { return static_cast<Dwarf>(figure); }
/// A figure walks or flies to another area.
struct March {
  Figure who = Figure::rager;
  Hex to = Hex::centre;
  auto operator<=>(const March&) const = default;
};
/// No figure moves any more by this card.
struct Stay {
  auto operator<=>(const Stay&) const = default;
};
/// How many dwarves attack, 1 or 2.
struct Strike {
  std::uint8_t dwarves = 1;
  auto operator<=>(const Strike&) const = default;
};
/// Whom the dragon bites.
struct Bite {
  Dwarf dwarf = Dwarf::rager;
  auto operator<=>(const Bite&) const = default;
};
/// In which direction the dragon breathes fire: a number of `directions`.
struct Breathe {
  std::uint8_t direction = 0;
  auto operator<=>(const Breathe&) const = default;
};
/// An attack is blocked with this card; of several attacks, the first that is not answered.
struct Block {
  Side side = Side::dwarves;
  Card card{};
  auto operator<=>(const Block&) const = default;
};
/// That attack is not blocked.
struct Endure {
  auto operator<=>(const Endure&) const = default;
};
/// Which ability of the dragon takes the next wound.
struct Allot {
  Ability ability = Ability::flight;
  auto operator<=>(const Allot&) const = default;
};

using Move = std::variant<Stay, Skip, Draw, Play, Waste, Shake, Rage, Stop, Discard, March, Strike,
                          Bite, Breathe, Block, Endure, Allot, Drawn, Keep, Replace, Place>;

[[nodiscard]] auto to_text(Stage stage) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stage& stage) -> bool;
[[nodiscard]] auto to_text(Side side) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Side& side) -> bool;
[[nodiscard]] auto to_text(Ending ending) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Ending& ending) -> bool;

}  // namespace ruleproof::drako
