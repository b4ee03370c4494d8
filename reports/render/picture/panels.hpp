/// The pictures of all frames of a page: only what draws goes in, each distinct one once, and what
/// they have in common once (`pieces.hpp`).
#pragma once

#include <string>
#include <vector>

#include "model/core/game.hpp"
#include "reports/render/picture/pieces.hpp"
#include "reports/render/picture/text_numbers.hpp"

namespace ruleproof::render {

class PanelStore {
 public:
  static constexpr int none = PieceStore::none;

  /// The number of a panel; `before` is the number of the one that it takes the place of.
  auto add(const Panel& panel, int before = none) -> int;
  /// The markup of a panel that was added.
  [[nodiscard]] auto markup(int panel) const -> std::string;
  /// The width at which it wants to be shown, in CSS pixels.
  [[nodiscard]] auto width(int panel) const -> int;
  /// `{"pieces":[...],"pictures":[...],"widths":[...]}`, fit for a
  /// `<script type="application/json">`. A picture says by how many the one lies before it that it
  /// takes the place of; 0: it takes nobody's.
  [[nodiscard]] auto json() const -> std::string;

 private:
  PieceStore store_;
  TextNumbers<int> numbers_;  ///< title, NUL, SVG as given -> panel
  std::vector<int> widths_;
};

}  // namespace ruleproof::render
