/// Positions and moves of In the Year of the Dragon.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "model/core/fields.hpp"                // IWYU pragma: export
#include "model/core/fixed.hpp"                 // IWYU pragma: export
#include "model/year_of_the_dragon/palace.hpp"  // IWYU pragma: export
#include "model/year_of_the_dragon/tiles.hpp"   // IWYU pragma: export

namespace ruleproof::year_of_the_dragon {

inline constexpr std::size_t most_players = 5;  // [players.count]
inline constexpr int months = 12;               // [round.count]

using Hand = Bag<Card, card_count>;

/// What one player has.
struct Player {
  Palaces palaces;
  Hand hand;
  std::int16_t yuan = 0;
  std::int16_t score = 0;      ///< place of the score marker
  std::int16_t track = 0;      ///< space of the person marker
  std::uint8_t level = 0;      ///< markers below it on that space
  std::uint8_t rice = 0;       ///< tiles
  std::uint8_t fireworks = 0;  ///< tiles
  std::uint8_t small = 0;      ///< small privileges
  std::uint8_t large = 0;      ///< large privileges
  std::uint8_t floors = 0;     ///< kept for a later Build; only under new-floors=may-keep
  std::uint8_t chosen = 0;     ///< in the action phase: group with his dragon, 0 none
  std::uint8_t owed = 0;       ///< in the event phase: persons he must still release
  bool acted = false;          ///< in this phase
  bool out = false;            ///< of the game; only under release-excess=player-out

  auto operator<=>(const Player&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"palaces", &Player::palaces, 0, 0, "palaces: floors[persons], capitals are old"},
        Field{"hand", &Player::hand, 0, 11, "person cards in hand, ? is the question mark"},
        Field{"yuan", &Player::yuan, -8, 1023,
              "money, in yuan; below 0 only within a turn of fee-timing=net"},
        Field{"score", &Player::score, 0, 2047, "points"},
        Field{"track", &Player::track, 0, 511, "space of the person marker"},
        Field{"level", &Player::level, 0, 4, "markers below the person marker on its space"},
        Field{"rice", &Player::rice, 0, 255, "rice tiles"},
        Field{"fireworks", &Player::fireworks, 0, 255, "fireworks tiles"},
        Field{"small", &Player::small, 0, 31, "small privileges"},
        Field{"large", &Player::large, 0, 31, "large privileges"},
        Field{"floors", &Player::floors, 0, 127, "floors kept for a later Build"},
        Field{"chosen", &Player::chosen, 0, 5, "group of action cards with the dragon, 0 none"},
        Field{"owed", &Player::owed, 0, 31, "persons still to be released in this event"},
        Field{"acted", &Player::acted, 0, 1, "has acted in this phase"},
        Field{"out", &Player::out, 0, 1, "is out of the game"}};
  }
};

/// What is to be decided. The phases of a round, each with the pieces of one turn.
enum class Stage : std::uint8_t {
  lot,      ///< chance: who drafts first
  row,      ///< chance: the next event tile
  draft,    ///< a pair of young persons
  deal,     ///< chance: the groups of action cards
  action,   ///< phase I: a group and an action of it, or skip
  take,     ///< how much of a yield; only under yield=up-to
  build,    ///< where a new floor goes
  person,   ///< phase II: a person card
  place,    ///< where a person goes
  supply,   ///< phase III: how many palaces get rice; only under keep-ban=may-decline
  release,  ///< phase III: a person who must go
  over,
};
inline constexpr std::array<std::string_view, 12> stage_names = {
    "lot",   "row",    "draft", "deal",   "action",  "take",
    "build", "person", "place", "supply", "release", "over"};

/// Action cards that lie together, a bit for each. Not a plain number, so that `Groups` has a text.
enum class Group : std::uint8_t { none = 0 };
constexpr auto bits(Group group) -> unsigned { return static_cast<unsigned>(group); }
constexpr auto bit(Action action) -> unsigned { return 1U << static_cast<unsigned>(action); }
constexpr auto holds(Group group, Action action) -> bool {
  return (bits(group) & bit(action)) != 0;
}
constexpr auto with(Group group, Action action) -> Group {
  return static_cast<Group>(bits(group) | bit(action));
}
using Groups = std::array<Group, most_players>;
using EventRow = std::array<Event, months>;
using EventBag = Bag<Event, event_count>;

struct State {
  Stage stage = Stage::row;
  std::uint8_t round = 0;                          ///< the month, 1..12; 0 before the first
  std::uint8_t actor = 0;                          ///< who decides, 0-based; 0 at chance points
  std::uint8_t turn = 0;                           ///< how many had their turn in this phase
  std::array<std::uint8_t, most_players> order{};  ///< players in the order of this phase
  EventRow events{};
  EventBag tiles_to_draw;
  std::array<std::uint8_t, most_players> pairs{};  ///< drafted pair of each player + 1
  Groups groups{};
  std::array<std::uint8_t, tile_count> piles{};  ///< tiles on display
  std::array<std::uint8_t, tile_count> box{};    ///< tiles out of the game
  FixedVector<Tile, 2> guests;          ///< tiles taken and not yet placed, the next one last
  std::uint8_t floors = 0;              ///< new floors not yet placed
  std::uint8_t shifts = 0;              ///< persons that may still move; only under move-persons
  Action using_action = Action::taxes;  ///< whose yield is being taken; only in stage take
  std::array<Player, most_players> players{};

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"stage", &State::stage, 0, 11, "what is to be decided"},
        Field{"round", &State::round, 0, 12, "the month; 0 before the first"},
        Field{"actor", &State::actor, 0, 4, "who decides, from 0"},
        Field{"turn", &State::turn, 0, 5, "players who had their turn in this phase"},
        Field{"order", &State::order, 0, 4, "players, from 0, in the order of this phase"},
        Field{"events", &State::events, 0, 6, "the event row, a letter a month"},
        Field{"undrawn", &State::tiles_to_draw, 0, 12, "event tiles not yet laid out, by kind"},
        Field{"pair", &State::pairs, 0, 36, "pair drafted by each player, 0 none"},
        Field{"groups", &State::groups, 0, 127, "groups of action cards"},
        Field{"pile", &State::piles, 0, 10, "person tiles on display"},
        Field{"box", &State::box, 0, 10, "person tiles out of the game"},
        Field{"guests", &State::guests, 0, 14, "tiles taken and not yet placed"},
        Field{"floors", &State::floors, 0, 127, "new floors not yet placed"},
        Field{"shifts", &State::shifts, 0, 31, "persons that may still move"},
        Field{"using", &State::using_action, 0, 6, "action whose yield is being taken"},
        Field{"p", &State::players, 0, 0, ""}};
  }
};

// Moves, named as the rulebook names what is done.

/// Chance: this player drafts first.
struct Lot {
  std::uint8_t player = 0;
  auto operator<=>(const Lot&) const = default;
};
/// Chance: the next event tile.
struct Draw {
  Event event = Event::peace;
  auto operator<=>(const Draw&) const = default;
};
/// Two young persons of different types, the lower type first.
struct Draft {
  Type first = Type::artisan;
  Type second = Type::court_lady;
  auto operator<=>(const Draft&) const = default;
};
/// Chance: the groups of action cards.
struct Deal {
  Groups groups{};
  auto operator<=>(const Deal&) const = default;
};
/// What is chosen in phase I: an action; for Privilege its size, or none that could be paid.
enum class Choice : std::uint8_t {
  taxes,
  build,
  harvest,
  fireworks,
  parade,
  research,
  privilege_small,
  privilege_large,
  privilege_none
};
inline constexpr std::size_t choice_count = 9;
inline constexpr std::array<std::string_view, choice_count> choice_names = {
    "taxes",    "build",           "harvest",         "fireworks",     "parade",
    "research", "privilege small", "privilege large", "privilege none"};
constexpr auto action_of(Choice choice) -> Action {
  return choice >= Choice::privilege_small ? Action::privilege : static_cast<Action>(choice);
}
/// Put the dragon on the group of this action and carry it out.
struct Choose {
  Choice choice = Choice::taxes;
  auto operator<=>(const Choose&) const = default;
};
/// No action, but money up to three yuan.
struct Skip {
  auto operator<=>(const Skip&) const = default;
};
/// How much of the yield is taken.
struct Take {
  std::uint8_t amount = 0;
  auto operator<=>(const Take&) const = default;
};
/// A new floor on a palace.
struct AddFloor {
  Palace palace;
  auto operator<=>(const AddFloor&) const = default;
};
/// A new floor as the first of a new palace.
struct NewPalace {
  auto operator<=>(const NewPalace&) const = default;
};
/// A person moves to another palace; only under move-persons.
struct Shift {
  Tile tile = Tile::artisan;
  Palace from;
  Palace to;
  auto operator<=>(const Shift&) const = default;
};
/// No further floor or shift.
struct StopBuilding {
  auto operator<=>(const StopBuilding&) const = default;
};
/// A person card, and the tile that is taken for it.
struct Play {
  Card card = Card::artisan;
  Tile tile = Tile::nothing;
  auto operator<=>(const Play&) const = default;
};
/// No person card.
struct Pass {
  auto operator<=>(const Pass&) const = default;
};
/// The tile taken goes to this palace.
struct House {
  Palace palace;
  auto operator<=>(const House&) const = default;
};
/// The tile taken goes in the place of this person.
struct Replace {
  Palace palace;
  Tile tile = Tile::artisan;
  auto operator<=>(const Replace&) const = default;
};
/// The tile taken leaves the game.
struct TurnAway {
  auto operator<=>(const TurnAway&) const = default;
};
/// How many palaces get rice.
struct Supply {
  std::uint8_t palaces = 0;
  auto operator<=>(const Supply&) const = default;
};
/// A person who must go, in an event.
struct Release {
  Palace palace;
  Tile tile = Tile::artisan;
  auto operator<=>(const Release&) const = default;
};
/// A person who is let go without need; only under dismiss.
struct Dismiss {
  Palace palace;
  Tile tile = Tile::artisan;
  auto operator<=>(const Dismiss&) const = default;
};

using Move =
    std::variant<Skip, Choose, Take, AddFloor, NewPalace, StopBuilding, Shift, Play, Pass, House,
                 Replace, TurnAway, Supply, Release, Dismiss, Draft, Lot, Draw, Deal>;

[[nodiscard]] auto to_text(Stage stage) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stage& stage) -> bool;
/// "altpwmhfs??", "-" if empty.
[[nodiscard]] auto to_text(const Hand& hand) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Hand& hand) -> bool;
/// "pptdfmcdtfmc", "." for an empty cell.
[[nodiscard]] auto to_text(const EventRow& row) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, EventRow& row) -> bool;
/// "taxes+build|harvest+parade+research|...", "-" if there are none.
[[nodiscard]] auto to_text(const Groups& groups) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Groups& groups) -> bool;

}  // namespace ruleproof::year_of_the_dragon
