/// Tells the catalogue that In the Year of the Dragon has questions.
#pragma once

#include <span>

#include "solver/questions/parts.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::year_of_the_dragon {
class YearOfTheDragon;
}

namespace ruleproof::solver::questions {

template <>
[[nodiscard]] inline auto asked_about<year_of_the_dragon::YearOfTheDragon>()
    -> std::span<const Question> {
  return year_of_the_dragon_questions();
}

}  // namespace ruleproof::solver::questions
