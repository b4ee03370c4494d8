#include "solver/typed/typed.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/program.hpp"
#include "model/core/expression/strictly.hpp"
#include "model/core/expression/syntax.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/parts.hpp"
#include "solver/typed/ask.hpp"

namespace ruleproof::solver {

auto to_text(Asks asks) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"can", "always", "never"});
  return names[static_cast<std::size_t>(asks)];
}

namespace typed {

auto claim_of(const TypedQuestion& question) -> std::string {
  return question.asks == Asks::always ? expression::negated(question.text) : question.text;
}

auto sought_in(const TypedQuestion& question, const expression::Vocabulary& vocabulary)
    -> Result<expression::Program> {
  const auto syntax = expression::parse(question.text);
  if (!syntax) return syntax.error();
  auto law = expression::compile_strictly(*syntax, vocabulary);
  if (!law || question.asks != Asks::always) return law;
  return expression::compile(
      expression::Syntax{
          .form = expression::Form::negation, .column = syntax->column, .parts = {*syntax}},
      vocabulary);
}

auto probing(const TypedBudget& budget, bool all) -> TypedBudget {
  auto probing = budget;
  if (all) return probing;
  constexpr std::uint64_t few = 50'000;
  for (auto* bound : {&probing.states, &probing.guided, &probing.hunted}) {
    *bound = std::min(*bound, few);
  }
  return probing;
}

}  // namespace typed

auto ask_typed(const Parts& game, const SetupText& setup, const TypedQuestion& question,
               const TypedBudget& budget) -> Result<Finding> {
  auto finding = game.ask(setup, question, budget);
  if (finding || finding.error().code != Code::usage || !finding.error().where.empty()) {
    return finding;
  }
  auto error = finding.error();
  error.where = "--" + std::string(to_text(question.asks));
  return error;
}

}  // namespace ruleproof::solver
