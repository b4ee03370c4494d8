/// The games of a page's findings as its script reads them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/render/picture/panels.hpp"
#include "reports/render/picture/steps.hpp"

namespace ruleproof::render {

struct Plays {
  PanelStore panels;
  StepStore steps;

  /// One game: its number, and the pictures of its last step.
  struct Added {
    std::size_t number = 0;
    std::vector<int> pictures;
  };
  /// Adds a game, told in its words, without the middle of a long one: the record has it whole.
  auto add(const Witness& witness, const GameWords& words = {}) -> Added;

  /// `{"panels": ..., "steps": ...}`.
  [[nodiscard]] auto json() const -> std::string;
};

/// A picture that belongs to no game: one frame, nothing to replay.
[[nodiscard]] auto is_chart(const Witness& witness) -> bool;

}  // namespace ruleproof::render
