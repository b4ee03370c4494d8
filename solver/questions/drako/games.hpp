/// Games, positions and lines of play for the questions about Drako.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {

using drako::Drako;

/// With these readings, on this data.
[[nodiscard]] auto game_of(const drako::Rulings& rulings = {}, std::string_view data = "stand-in")
    -> Drako;

/// The readings that are not the default ones: "waste=forbidden"; "default readings".
[[nodiscard]] auto named(const Drako& game) -> std::string;
/// The same as a part of a finding's id: "waste-forbidden"; "default".
[[nodiscard]] auto aspect_of(const Drako& game) -> std::string;

/// A sketch of a position. Precondition: it can be read, since it stands in this program.
[[nodiscard]] auto sketch(const Drako& game, const std::string& text) -> drako::State;

/// A record that stands in this program, run on the model with all that it expects.
[[nodiscard]] auto run_record(std::string title, const std::string& text) -> Shown;

/// Plays until the game is over or the chooser stops; the moves.
template <class Choose>
auto line_of(const Drako& game, const drako::State& start, Choose&& choose)
    -> std::vector<drako::Move> {
  std::vector<drako::Move> line;
  MoveList<drako::Move> buffer;
  (void)play(
      game, start, std::forward<Choose>(choose),
      [&](const drako::State&, const drako::Move& move, const auto&) { line.push_back(move); },
      buffer);
  return line;
}

/// The position after a line of play.
[[nodiscard]] auto after(const Drako& game, drako::State state, std::span<const drako::Move> line)
    -> drako::State;

/// "1 way", "2 ways".
[[nodiscard]] auto counted(std::uint64_t number, const std::string& noun) -> std::string;

/// Boxes of the dragon, with the armour; boxes of all dwarves.
[[nodiscard]] auto dragon_boxes(const drako::Components& numbers) -> int;
[[nodiscard]] auto dwarf_boxes(const drako::Components& numbers) -> int;

template <class Kind>
auto is(const drako::Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

}  // namespace ruleproof::solver::drako_question
