#include "solver/questions/parts.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::questions {

auto find(const Parts& game, std::string_view name) -> Result<std::vector<const Question*>> {
  if (game.questions.empty()) {
    return Error{Code::unknown_question, std::string(game.name),
                 "this game has no questions of its own yet"};
  }
  std::vector<const Question*> found;
  std::vector<std::string_view> known;
  for (const auto& question : game.questions) {
    if (question.id == name || question.tag == name) found.push_back(&question);
    known.push_back(question.id);
    known.push_back(question.tag);
  }
  if (!found.empty()) return found;
  return Error{Code::unknown_question, std::string(game.name),
               "there is no question \"" + std::string(name) + "\"" + did_you_mean(name, known)};
}

}  // namespace ruleproof::solver::questions
