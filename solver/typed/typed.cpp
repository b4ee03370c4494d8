#include "solver/typed/typed.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "model/core/expression/compile.hpp"
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
  if (question.asks != Asks::always) return expression::compile(*syntax, vocabulary);
  const auto law =
      expression::compile(*syntax, vocabulary);  // so that what must be true is called so
  if (!law) return law.error();
  return expression::compile(
      expression::Syntax{
          .form = expression::Form::negation, .column = syntax->column, .parts = {*syntax}},
      vocabulary);
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

auto speaks_of_something(const Parts& game, const SetupText& setup, const TypedQuestion& question)
    -> bool {
  constexpr std::uint64_t few = 20'000;
  const auto either = fmt::format("({0}) or not ({0})", question.text);  // true if it has a value
  const auto found =
      game.ask(setup, {Asks::can, either}, {.states = few, .guided = few, .hunted = few});
  return !found || !found->witnesses.empty();
}

}  // namespace ruleproof::solver
