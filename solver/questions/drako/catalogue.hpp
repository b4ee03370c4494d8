/// Tells the catalogue that Drako has questions.
#pragma once

#include <span>

#include "solver/questions/drako/questions.hpp"
#include "solver/questions/parts.hpp"

namespace ruleproof::drako {
class Drako;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<drako::Drako>() -> std::span<const Question> {
  return drako_questions();
}

}  // namespace ruleproof::solver::questions
