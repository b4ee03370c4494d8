/// The steps of all games of a page, each distinct text and each distinct step once: two games that
/// are compared are the same up to where they differ.
///
///     words     ["", "the opening", "p1", "drop 3", "drop.bottom", "stones", "4", "5"]
///     seats     [0, 2]          of each step: its seat, its move, its clauses, as words
///     moves     [1, 3]
///     because   [[], [4]]
///     changes   [[], [5, 6, 7]]  field, before, after; a field in words has its name behind a tab
///     pictures  [[0, 0], [-1, 1, 0]]
///               how far each lies below the first number that no step above has named; after -1
///               only those that are not as in the step above, each behind its place
///     plays     [[0, 0, 2]]     number of a step, which, how many steps go on from there
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/render/picture/text_numbers.hpp"

namespace ruleproof::render {

class StepStore {
 public:
  /// A game in the making: its steps, by their numbers.
  struct Play {
    std::vector<std::size_t> runs;  ///< triples, as above
  };

  /// Adds the step of that number to a game, told in its words.
  auto add(Play& play, std::size_t number, const Frame& frame, const std::vector<int>& pictures,
           const GameWords& words = {}) -> void;
  /// The number of a game, all steps of which were added.
  auto add(const Play& play) -> std::size_t;
  /// Fit for a `<script type="application/json">`.
  [[nodiscard]] auto json() const -> std::string;

 private:
  auto word(std::string_view text) -> std::size_t;
  auto row(const Frame& frame, const std::vector<int>& pictures, const GameWords& words)
      -> std::size_t;
  [[nodiscard]] auto pictures() const -> std::string;

  struct Row {
    std::size_t seat = 0;
    std::size_t move = 0;
    std::vector<std::size_t> because;
    std::vector<std::size_t> changes;
    std::vector<int> pictures;
  };

  TextNumbers<std::size_t> word_numbers_;
  std::vector<std::string> words_;
  TextNumbers<std::size_t> row_numbers_;
  std::vector<Row> rows_;
  std::vector<Play> plays_;
};

/// What the move of a frame is called: that of the first one is "the opening".
[[nodiscard]] auto move_of(const Frame& frame) -> std::string_view;

}  // namespace ruleproof::render
