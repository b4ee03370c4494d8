/// Positions of River Dragons.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/core/fixed.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"

namespace ruleproof::river_dragons {

inline constexpr std::size_t most_cards = 5;  // [plan.five]

/// What one player has. His planks are those of his colour, wherever they are.
struct Player {
  Stand pawn;
  std::array<Card, most_cards> plan = {Card::none, Card::none, Card::none, Card::none, Card::none};
  std::array<Plank, plank_sizes> planks{};
  Cards gone;  ///< cards out of the game; only under cards-back=executed-only

  auto operator<=>(const Player&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"pawn", &Player::pawn, 0, 0, "village, or plank: p2.3 is the size 3 of p2's colour"},
        Field{"plan", &Player::plan, 0, card_count, "cards laid, by position"},
        Field{"plank", &Player::planks, 0, 0,
              "by size: two sites, whose reserve, held, out or absent"},
        Field{"gone", &Player::gone, 0, 0, "cards out of the game"}};
  }
};

/// What is to be decided.
enum class Stage : std::uint8_t {
  plan,    ///< the next card of a plan
  stone,   ///< where a stone goes
  choose,  ///< which plank to lay
  lay,     ///< where it goes
  remove,  ///< which plank or stone
  move,    ///< where the pawn goes
  jump,    ///< over whom, and where to
  over,
};
inline constexpr auto stage_names = std::to_array<std::string_view>(
    {"plan", "stone", "choose", "lay", "remove", "move", "jump", "over"});

/// Beginnings of rounds that the ruling ending=repetition looks back on.
inline constexpr std::size_t remembered_starts = 24;
/// A stone bears at most three planks, so there are never more bearings.
inline constexpr std::size_t most_bearings = most_stones * most_load;

struct State {
  Stage stage = Stage::plan;
  std::uint8_t first = 0;     ///< seat of the first player, from 0
  std::uint8_t turn = 0;      ///< players done with planning, or with this position of the plans
  std::uint8_t position = 0;  ///< of the plans, from 0
  std::uint8_t left = 0;      ///< stones, planks or steps of this action still to come
  std::uint8_t rounds = 0;    ///< rounds played; counted only where a number of them ends the game
  std::uint8_t winner = 0;    ///< 0 nobody, else seat + 1
  Stones stones;
  FixedVector<Player, most_players> players;
  FixedVector<Place, most_stones> water;         ///< places of the stones; empty on islet boards
  FixedVector<Bearing, most_bearings> bearings;  ///< in ascending order
  FixedVector<std::uint64_t, remembered_starts> starts;  ///< only under ending=repetition

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    constexpr auto any = std::numeric_limits<std::int64_t>::max();
    return std::tuple{
        Field{"stage", &State::stage, 0, 7, "what is to be decided"},
        Field{"first", &State::first, 0, 5, "seat of the first player, from 0"},
        Field{"turn", &State::turn, 0, 5, "players done with planning, or with this position"},
        Field{"position", &State::position, 0, 4, "position of the plans, from 0"},
        Field{"left", &State::left, 0, 2, "stones, planks or steps still to come"},
        Field{"rounds", &State::rounds, 0, 255, "rounds played, where their number is limited"},
        Field{"winner", &State::winner, 0, 6, "0 nobody, else the seat from 1"},
        Field{"stones", &State::stones, 0, 0, "islets with a stone"},
        Field{"p", &State::players, 0, 0, ""},
        Field{"water", &State::water, 0, 0, "places of the stones on free water"},
        Field{"bearing", &State::bearings, 0, 0, "stones that bear a plank besides its ends"},
        Field{"start", &State::starts, -any - 1, any, "fingerprints of beginnings of rounds"}};
  }

  /// The seat whose turn it is, while the game lasts.
  [[nodiscard]] constexpr auto actor() const -> int {
    return (first + turn) % static_cast<int>(players.size());
  }
  [[nodiscard]] constexpr auto plank(PlankName name) -> Plank& {
    return players[name.number / plank_sizes].planks[name.number % plank_sizes];
  }
  [[nodiscard]] constexpr auto plank(PlankName name) const -> const Plank& {
    return players[name.number / plank_sizes].planks[name.number % plank_sizes];
  }
};

[[nodiscard]] auto to_text(Stage stage) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Stage& stage) -> bool;
[[nodiscard]] auto to_text(Card card) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Card& card) -> bool;
/// "stone1+jump", "-" if empty.
[[nodiscard]] auto to_text(Cards cards) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Cards& cards) -> bool;
/// "black+pink", by seat.
[[nodiscard]] auto to_text(const Colours& colours) -> std::string;
[[nodiscard]] auto read_text(std::string_view text, Colours& colours) -> bool;

}  // namespace ruleproof::river_dragons
