/// Tells the catalogue that River Dragons has questions.
#pragma once

#include <span>

#include "solver/questions/parts.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::river_dragons {
class RiverDragons;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<river_dragons::RiverDragons>() -> std::span<const Question> {
  return river_dragons_questions();
}

}  // namespace ruleproof::solver::questions
