#include "solver/typed/typed.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "solver/parts.hpp"
#include "solver/typed/ask.hpp"
#include "solver/typed/compile.hpp"

namespace ruleproof::solver {

auto to_text(Asks asks) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"can", "always", "never"});
  return names[static_cast<std::size_t>(asks)];
}

namespace typed {

auto sought_in(const TypedQuestion& question, const Vocabulary& vocabulary) -> Result<Program> {
  const auto syntax = parse(question.text);
  if (!syntax) return syntax.error();
  if (question.asks != Asks::always) return compile(*syntax, vocabulary);
  const auto law = compile(*syntax, vocabulary);  // so that what must be true is called so
  if (!law) return law.error();
  return compile(Syntax{.form = Form::negation, .column = syntax->column, .parts = {*syntax}},
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

}  // namespace ruleproof::solver
