/// The pictures of all frames, each distinct one stored once.
///
/// A picture is a row of pieces, cut before every `<`; a piece is stored once for the whole page. A
/// picture that changed little since the frame before names it and says only what is different:
///
///     pieces  ["p1", "<svg ...>", "<rect .../>", "<circle .../>", "</svg>"]
///     panels  [[-1,0,0,90, 0,1,2,4], [0,3,1,90, 3]]
///             base, kept in front, kept behind, width, pieces
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "model/core/game.hpp"

namespace ruleproof::render {

class PanelStore {
 public:
  static constexpr int none = -1;

  /// The number of a panel; `before` is the number of the one that it takes the place of.
  auto add(const Panel& panel, int before = none) -> int;
  /// The markup of a panel that was added.
  [[nodiscard]] auto markup(int panel) const -> std::string;
  /// The width at which it wants to be shown, in CSS pixels.
  [[nodiscard]] auto width(int panel) const -> int;
  /// `{"pieces":[...],"panels":[...]}`, fit for a `<script type="application/json">`.
  [[nodiscard]] auto json() const -> std::string;

 private:
  using Pieces = std::vector<int>;
  auto piece(std::string text) -> int;

  std::map<std::string, int> numbers_;  ///< title, NUL, SVG as given -> panel
  std::map<std::string, int> piece_numbers_;
  std::vector<std::string> pieces_;
  std::vector<Pieces> panels_;  ///< the first piece of each is its title
  std::vector<int> bases_;
  std::vector<int> widths_;
};

}  // namespace ruleproof::render
