/// Tells the catalogue that Sea Dragons has questions.
#pragma once

#include <span>

#include "solver/questions/parts.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::sea_dragons {
class SeaDragons;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<sea_dragons::SeaDragons>() -> std::span<const Question> {
  return sea_dragons_questions();
}

}  // namespace ruleproof::solver::questions
