/// The steps of all games of a page, each distinct text and each distinct step once: two games that
/// are compared are the same up to where they differ.
///
///     words  ["p1", "drop 3", "drop.bottom", "stones", "4", "5"]
///     rows   [[0, 1, [2], [3, 4, 5], [17, 18]], [0, 6, [2], [], [-1, 1, 19]]]
///            seat, move, clauses, field-before-after each, pictures; after -1 only those that are
///            not as in the row above, each with its place
///     plays  [[0, 0, 12, 30, 2, 3]]
///            number of a step, row, how many steps and rows go on from there
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

class StepStore {
 public:
  /// A game in the making: its steps, by their numbers.
  struct Play {
    std::vector<std::size_t> runs;  ///< triples, as above
  };

  /// Adds the step of that number to a game.
  auto add(Play& play, std::size_t number, const Frame& frame, const std::vector<int>& pictures)
      -> void;
  /// The number of a game, all steps of which were added.
  auto add(const Play& play) -> std::size_t;
  /// Fit for a `<script type="application/json">`.
  [[nodiscard]] auto json() const -> std::string;

 private:
  auto word(std::string_view text) -> std::size_t;
  auto row(const Frame& frame, const std::vector<int>& pictures) -> std::size_t;

  std::map<std::string, std::size_t, std::less<>> word_numbers_;
  std::vector<std::string> words_;
  std::map<std::string, std::size_t, std::less<>> row_numbers_;
  std::vector<std::string> rows_;           ///< without pictures
  std::vector<std::vector<int>> pictures_;  ///< of each row
  std::vector<Play> plays_;
};

/// What the move of a frame is called: that of the first one is "the opening".
[[nodiscard]] auto move_of(const Frame& frame) -> std::string_view;

}  // namespace ruleproof::render
