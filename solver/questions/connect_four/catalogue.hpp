/// Tells the catalogue that Connect Four has questions.
#pragma once

#include <span>

#include "solver/questions/connect_four/questions.hpp"
#include "solver/questions/parts.hpp"

namespace ruleproof::connect_four {
class ConnectFour;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<connect_four::ConnectFour>() -> std::span<const Question> {
  return connect_four_questions();
}

}  // namespace ruleproof::solver::questions
