/// Where two models of the same game part: what an engine of the one reading would show.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/core/any_game.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// How two models differ: in answers of an engine, or only in what a seat sees.
enum class Doubt : std::uint8_t { none, sights, answers };

/// Two models that are played with the same moves.
class Doubters {
 public:
  Doubters(AnyGame& first, AnyGame& second) : first_(first), second_(second) {}

  /// Whether their engines would answer otherwise somewhere on a course; `moves` then are the
  /// fewest of a game that shows it: none, from the position there, or one, from the position
  /// before. Nobody looks at what comes after that.
  auto along(const Course& course) -> Doubt;
  /// The same in random games from the opening.
  auto at_random(std::uint64_t games, std::uint64_t seed) -> Doubt;

  /// Of the course that showed a difference.
  [[nodiscard]] auto moves() const -> std::size_t { return moves_; }

 private:
  auto begin(std::string_view position) -> bool;
  [[nodiscard]] auto differ() const -> Doubt;
  /// Looks at the position.
  auto look() -> Doubt;
  /// Whether games that begin there differ at once.
  auto differ_at(std::string_view position) -> bool;

  AnyGame& first_;
  AnyGame& second_;
  std::size_t moves_ = 0;
  bool sights_ = false;
};

}  // namespace ruleproof::conformance
