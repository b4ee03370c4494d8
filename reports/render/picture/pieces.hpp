/// Pictures that share what they have in common.
///
/// A picture is a row of pieces: its title, then its text, cut before every `<`. Each distinct
/// piece is stored once. A picture names the one that it takes the place of, and says only what is
/// different:
///
///     pieces    ["p1", "<svg ...>", "<rect .../>", "<circle .../>", "</svg>"]
///     pictures  [[-1, 0, 1, 2, 4],  [0, -2, 3, -1]]
///
/// First the number of that other picture, or -1. Then, from left to right: a piece, which stands
/// where the other has another one; or -n, the next n pieces of the other. An -n at the very end
/// means its last n, so that there may be more or fewer in between.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/render/picture/text_numbers.hpp"

namespace ruleproof::render {

class PieceStore {
 public:
  static constexpr int none = -1;
  using Row = std::vector<int>;

  /// Stores a picture; `before` is the number of the one that it takes the place of.
  auto add(std::string_view title, std::string_view text, int before = none) -> int;

  [[nodiscard]] auto title(int picture) const -> const std::string&;
  [[nodiscard]] auto text(int picture) const -> std::string;
  /// How the picture is written down.
  [[nodiscard]] auto row(int picture) const -> Row;
  [[nodiscard]] auto size() const -> std::size_t { return pictures_.size(); }
  [[nodiscard]] auto pieces() const -> std::span<const std::string> { return pieces_; }

 private:
  auto piece(std::string_view text) -> int;

  TextNumbers<int> numbers_;
  std::vector<std::string> pieces_;
  std::vector<Row> pictures_;  ///< the pieces of each, whole
  std::vector<int> bases_;
};

/// The pieces of a picture from its row; `base` are those of the picture that it names. Nothing
/// where the row copies more than there is.
[[nodiscard]] auto unfold(std::span<const int> row, std::span<const int> base)
    -> std::optional<std::vector<int>>;

}  // namespace ruleproof::render
