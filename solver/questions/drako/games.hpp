/// Games, positions and lines of play for the questions about Drako.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {

using drako::Drako;

/// With these readings, on this data.
[[nodiscard]] auto game_of(const drako::Rulings& rulings = {}, std::string_view data = "stand-in")
    -> Drako;
/// The small game in which whole games are searched.
[[nodiscard]] auto small_game(drako::Rulings rulings) -> Drako;

/// The readings that are not the default ones: "waste=forbidden"; "default readings". Where the
/// dwarves of small games start is left out.
[[nodiscard]] auto named(const Drako& game) -> std::string;
/// The same as a part of a finding's id: "waste-forbidden"; "default".
[[nodiscard]] auto aspect_of(const Drako& game) -> std::string;
/// The readings of when the dwarf player's cards are gone, each with its name.
[[nodiscard]] auto end_readings() -> std::vector<std::pair<std::string, drako::Rulings>>;

/// A sketch of a position. Precondition: it can be read, since it stands in this program.
[[nodiscard]] auto sketch(const Drako& game, const std::string& text) -> drako::State;

/// Calls `visit(state)` with the dragon and three dwarves on all areas of the board, in every way.
template <class Visit>
auto for_all_places(const Drako& game, drako::State state, Visit&& visit) -> void {
  const auto all = game.rules().board().areas();
  auto& dwarves = state.dwarves;
  drako::for_each_hex(all, [&](drako::Hex dragon) {
    state.dragon.at = dragon;
    const auto free = all & ~drako::bit(dragon);
    drako::for_each_hex(free, [&](drako::Hex first) {
      dwarves[0].at = first;
      drako::for_each_hex(free & ~drako::bit(first), [&](drako::Hex second) {
        dwarves[1].at = second;
        drako::for_each_hex(free & ~drako::bit(first) & ~drako::bit(second), [&](drako::Hex third) {
          dwarves[2].at = third;
          visit(std::as_const(state));
        });
      });
    });
  });
}

/// Steps from the dwarves on the map to the dragon, in all.
[[nodiscard]] auto steps_to_dragon(const drako::State& state) -> int;

/// A line of play up to the first position that is wanted; the whole game if there is none.
template <class Choose, class Wanted>
auto line_until(const Drako& game, Choose&& choose, Wanted&& wanted) -> std::vector<drako::Move> {
  std::vector<drako::Move> line;
  bool reached = false;
  (void)play(game, std::forward<Choose>(choose),
             [&](const drako::State&, const drako::Move& move, const auto& step) {
               if (reached) return;
               line.push_back(move);
               reached = wanted(step.next);
             });
  return line;
}

/// The position after a line of play.
[[nodiscard]] auto after(const Drako& game, drako::State state, std::span<const drako::Move> line)
    -> drako::State;

/// How often the dwarves win if both sides play by a `Player`, which is made from a seed.
template <class Player>
auto won_by_dwarves(const Drako& game, std::uint64_t games, std::uint64_t seed) -> Frequency {
  std::uint64_t won = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    const auto end = play(game, Player(Random(seed + i).next()), [](const auto&...) {});
    won += game.outcome(end).wins[0] ? 1 : 0;
  }
  return frequency(won, games);
}

/// Boxes of the dragon, with the armour; boxes of all dwarves.
[[nodiscard]] auto dragon_boxes(const drako::Components& numbers) -> int;
[[nodiscard]] auto dwarf_boxes(const drako::Components& numbers) -> int;
/// Cards of a deck that show an icon.
[[nodiscard]] auto cards_showing(const drako::Deck& deck, drako::Icon icon) -> int;
/// Of these cards of a deck, those that show an icon.
[[nodiscard]] auto cards_showing(const drako::Deck& deck, const drako::Cards& cards,
                                 drako::Icon icon) -> int;

template <class Kind>
auto is(const drako::Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}
/// The icon for which a move plays a card; none for any other move.
[[nodiscard]] auto played_icon(const Drako& game, const drako::Move& move) -> drako::Icon;

}  // namespace ruleproof::solver::drako_question
