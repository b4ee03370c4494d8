/// Positions and moves of Sea Dragons.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "model/core/fields.hpp"
#include "model/core/fixed.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"

namespace ruleproof::sea_dragons {

inline constexpr std::size_t most_players = 5;  // [players.count]
inline constexpr std::size_t most_reefs = 24;   // [components.count]
inline constexpr std::size_t most_drawn = 10;   ///< two for each cell of the largest dragon

/// The row of the score pad of one player: filled in at the end. [score.sum]
struct ScorePad {
  std::int16_t gold = 0;                            ///< gold and gold cards, in points
  std::int16_t ships = 0;                           ///< tokens and ships on reef cards
  std::int16_t missions = 0;                        ///< points of missions
  std::int16_t most = 0;                            ///< for the most missions
  std::array<std::int16_t, realm_count> control{};  ///< by realm
  [[nodiscard]] constexpr auto sum() const -> int {
    int total = gold + ships + missions + most;
    for (const auto points : control) total += points;
    return total;
  }
  auto operator<=>(const ScorePad&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"gold", &ScorePad::gold, 0, 1023, "points for gold and gold cards"},
        Field{"ships", &ScorePad::ships, 0, 255, "points for ships, also on reef cards"},
        Field{"missions", &ScorePad::missions, 0, 511, "points of missions"},
        Field{"most", &ScorePad::most, 0, 5, "points for the most missions"},
        Field{"control", &ScorePad::control, 0, 255,
              "points for control: north, east, south, west"}};
  }
};

/// What one player has.
struct Player {
  Bits dragons;       ///< his pieces on the board; a dragon is what hangs together
  Cards hand;         ///< dragon cards
  Ships ships;        ///< tokens
  Reefs reefs;        ///< reef cards, face down
  Missions missions;  ///< completed
  std::int16_t gold = 0;
  std::uint8_t heads = 0;  ///< in his supply
  ScorePad pad;

  auto operator<=>(const Player&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"dragons", &Player::dragons, 0, 0, "cells with his pieces"},
                      Field{"hand", &Player::hand, 0, 36, "dragon cards in hand"},
                      Field{"ships", &Player::ships, 0, 44, "ship tokens by colour"},
                      Field{"reefs", &Player::reefs, 0, 24, "reef cards, face down"},
                      Field{"missions", &Player::missions, 0, 0, "completed missions, by number"},
                      Field{"gold", &Player::gold, 0, 1023, "gold"},
                      Field{"heads", &Player::heads, 0, 14, "heads in supply"},
                      Field{"pad", &Player::pad, 0, 0, "score pad, filled in at the end"}};
  }
};

/// What is to be decided.
enum class Stage : std::uint8_t {
  realms,    ///< chance: the face of the next realm
  sides,     ///< its side; only under sides=chosen
  ships,     ///< chance: the token of the next ship cell
  market,    ///< chance: a card of the dragon market
  missions,  ///< chance: a card of the mission market
  hands,     ///< chance: a card of the next hand
  lay,       ///< I: a dragon, or a pass; before it, a gold card
  retreat,  ///< the pass after a dragon that could not be paid; only under net-gold=drawn-reef-gold
  reef,     ///< chance: a reef card
  keep,     ///< which reef card is kept
  mission,  ///< II: a mission or none
  open,     ///< chance: a new mission for the market
  take,     ///< III: a new dragon card
  refill,   ///< chance: a new card for the market
  top,      ///< chance: the top card of a stack
  over,
};
inline constexpr std::array<std::string_view, 16> stage_names = {
    "realms", "sides", "ships",   "market", "missions", "hands",  "lay", "retreat",
    "reef",   "keep",  "mission", "open",   "take",     "refill", "top", "over"};

/// A dragon on the board. [lay.card] [lay.turning]
struct Lay {
  Figure figure = Figure::i3;
  std::uint8_t turn = 0;  ///< one of the distinct turns of the figure
  Cell corner = 0;        ///< top left corner of the box round the dragon
  auto operator<=>(const Lay&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"figure", &Lay::figure, 0, 18, "figure, from I3"},
                      Field{"turn", &Lay::turn, 0, 7, "turn of the figure"},
                      Field{"corner", &Lay::corner, 0, 255, "top left corner, 16 * row + column"}};
  }
};

struct State {
  Stage stage = Stage::realms;
  std::uint8_t actor = 0;                  ///< in turn, from 0; 0 in the set-up
  std::array<Face, realm_count> faces{};   ///< by realm
  std::array<Bits, ship_colours> ships{};  ///< tokens on the board
  Ships fleet;                             ///< tokens not yet laid out
  Ships sunk;                              ///< tokens out of the game
  Cards stack;                             ///< cards face down, of three stacks
  Cards market;
  Cards played;             ///< played and discarded
  Size size = Size::small;  ///< in `top` and `refill`: what is drawn; in II and III
                            ///< and from a pass on: of the card played
  bool laid = false;        ///< this turn: a dragon was laid
  bool completed = false;   ///< this turn: a mission was completed
  Lay pending;              ///< a dragon not yet paid; only while `unpaid`
  bool unpaid = false;      ///< only under net-gold=drawn-reef-gold
  Missions mission_stack;
  Missions mission_market;
  Reefs reef_stack;                      ///< shuffled
  FixedVector<Reef, most_reefs> bottom;  ///< known order below it, the next one first
  FixedVector<Reef, most_drawn> drawn;   ///< before the eyes of the player in turn
  FixedVector<Reef, most_cells> kept;    ///< of the dragon not yet paid
  Reefs used;                            ///< out of the game
  std::uint8_t reefs_due = 0;            ///< reefs still to be drawn for, this one included
  std::uint8_t draw_left = 0;            ///< cards still to be drawn for this one
  std::uint8_t keep_left = 0;            ///< cards still to be kept of it
  std::array<Player, most_players> players{};

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"stage", &State::stage, 0, 15, "what is to be decided"},
        Field{"actor", &State::actor, 0, 4, "who is in turn, from 0"},
        Field{"face", &State::faces, 0, 8, "faces: north, east, south, west"},
        Field{"ships", &State::ships, 0, 0, "cells with tokens: green, violet, red, blue"},
        Field{"fleet", &State::fleet, 0, 44, "tokens not yet laid out"},
        Field{"sunk", &State::sunk, 0, 44, "tokens out of the game"},
        Field{"stack", &State::stack, 0, 36, "dragon cards face down"},
        Field{"market", &State::market, 0, 36, "dragon cards on the market"},
        Field{"played", &State::played, 0, 36, "dragon cards played and discarded"},
        Field{"size", &State::size, 0, 2, "size of the card played, or to be drawn"},
        Field{"laid", &State::laid, 0, 1, "a dragon was laid in this turn"},
        Field{"completed", &State::completed, 0, 1, "a mission was completed in this turn"},
        Field{"pending", &State::pending, 0, 0, "a dragon not yet paid"},
        Field{"unpaid", &State::unpaid, 0, 1, "whether there is one"},
        Field{"missions", &State::mission_stack, 0, 0, "missions face down"},
        Field{"offers", &State::mission_market, 0, 0, "missions on the market"},
        Field{"reefs", &State::reef_stack, 0, 24, "reef cards face down, shuffled"},
        Field{"bottom", &State::bottom, 0, 9, "reef cards under them, the next one first"},
        Field{"drawn", &State::drawn, 0, 9, "reef cards to choose from"},
        Field{"kept", &State::kept, 0, 9, "reef cards of a dragon not yet paid"},
        Field{"used", &State::used, 0, 24, "reef cards out of the game"},
        Field{"reefs-due", &State::reefs_due, 0, 5, "reefs still to be drawn for"},
        Field{"draw-left", &State::draw_left, 0, 10, "reef cards still to be drawn"},
        Field{"keep-left", &State::keep_left, 0, 5, "reef cards still to be kept"},
        Field{"p", &State::players, 0, 0, ""}};
  }
};

// Moves, named as the rulebook names what is done.

/// Chance: the face of the next realm, north, east, south, west. [setup.realms]
struct Join {
  Face face;
  auto operator<=>(const Join&) const = default;
};
/// The side of the board just joined; only under sides=chosen.
struct ChooseSide {
  Face face;
  auto operator<=>(const ChooseSide&) const = default;
};
/// Chance: the token of the next ship cell. [setup.ships]
struct Launch {
  Ship ship = Ship::green;
  auto operator<=>(const Launch&) const = default;
};
/// Chance: a dragon card from its stack.
struct Draw {
  Figure figure = Figure::i3;
  auto operator<=>(const Draw&) const = default;
};
/// Chance: a mission from its stack.
struct Open {
  std::uint8_t mission = 0;
  auto operator<=>(const Open&) const = default;
};
/// Chance: a reef card from its stack. [reef.draw]
struct Dive {
  Reef reef = Reef::gold;
  auto operator<=>(const Dive&) const = default;
};
/// A gold card is discarded for its gold: at any moment, also out of turn. [reef.gold]
struct Cash {
  std::uint8_t by = 0;  ///< 0: by the player in turn; else the seat, from 1, of another
  auto operator<=>(const Cash&) const = default;
};
/// No dragon: a card is discarded. [pass]
struct Pass {
  Figure figure = Figure::i3;
  auto operator<=>(const Pass&) const = default;
};
/// One of the reef cards drawn is kept. [reef.draw]
struct Keep {
  Reef reef = Reef::gold;
  auto operator<=>(const Keep&) const = default;
};
/// What is discarded for a mission. [mission.pay] [reef.two-ships] [reef.any-ship]
struct Payment {
  Ships tokens;
  Ships doubles;         ///< cards with two ships, by colour
  std::uint8_t any = 0;  ///< cards with a ship of any colour
  auto operator<=>(const Payment&) const = default;
};
/// A mission is completed.
struct Complete {
  std::uint8_t mission = 0;
  Payment payment;
  auto operator<=>(const Complete&) const = default;
};
/// No mission in this turn.
struct Decline {
  auto operator<=>(const Decline&) const = default;
};
/// A card of the market. [take.size]
struct Take {
  Figure figure = Figure::i3;
  auto operator<=>(const Take&) const = default;
};
/// The top card of a stack. [take.size]
struct TakeTop {
  Size size = Size::small;
  auto operator<=>(const TakeTop&) const = default;
};

using Move = std::variant<Pass, Lay, Cash, Decline, Complete, Keep, Take, TakeTop, ChooseSide, Join,
                          Launch, Draw, Open, Dive>;

/// "ggv", "ggv+two-red+any-ship*2", "any-ship"; "-" for nothing.
[[nodiscard]] auto to_text(const Payment& payment) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Payment& payment) -> bool;
[[nodiscard]] auto to_text(Stage stage) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stage& stage) -> bool;

}  // namespace ruleproof::sea_dragons
