/// What a step changed, as somebody at the table would say it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"

namespace ruleproof {

/// A change in words: "the dragon's hand", came "walk-1". What came has no `before`, what went no
/// `after`.
struct Told {
  std::string field;  ///< as records name it; of several, all their names
  std::string words;
  std::string before;
  std::string after;
  auto operator==(const Told&) const -> bool = default;
};

/// By the words of the game. A field that the game has none for keeps its name; of a pile of pieces
/// there ("I3*13+L3*11", "gggvv") only what went and what came is told, and nothing of a number
/// that stands for a set of cells ("2130059"). A whole position is told by changes without
/// `before`.
[[nodiscard]] auto told(const GameWords& game, std::span<const Change> changes)
    -> std::vector<Told>;

/// Whether what a viewer sees of a field is a stand-in, which nobody may take for the value.
[[nodiscard]] auto is_unseen(const GameWords& game, std::string_view field, Seat viewer,
                             Seat to_act) -> bool;
/// A position in which such fields are "hidden", "p1.gold=4 p2.hand=hidden", and those of a list
/// are left out.
[[nodiscard]] auto without_unseen(const GameWords& game, std::string_view position, Seat viewer,
                                  Seat to_act) -> std::string;

/// "p1 drop 4"; with a name, "the dwarves: bite rager".
[[nodiscard]] auto step_text(const GameWords& game, const std::string& seat,
                             const std::string& move) -> std::string;

/// "the dragon's hand:", what stands before the values; the bare name of a field without words.
[[nodiscard]] auto label_of(const Told& told) -> std::string;

/// "p1's points: 9 -> 12", "dragon cards face down: -L3", "the dragon's hand: +walk-1".
[[nodiscard]] auto told_text(const Told& told) -> std::string;

}  // namespace ruleproof
