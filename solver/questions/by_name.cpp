/// The questions of all games of this build, by the names of the games.
#include <span>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

auto parts_called(std::string_view game) -> questions::Parts {
  for (const auto& parts : questions::all_parts()) {
    if (parts.name == game) return parts;
  }
  return {.name = game, .questions = {}};
}

}  // namespace

auto questions_of(std::string_view game) -> std::span<const Question> {
  return parts_called(game).questions;
}

auto find_questions(std::string_view game, std::string_view name)
    -> Result<std::vector<const Question*>> {
  return questions::find(parts_called(game), name);
}

}  // namespace ruleproof::solver
