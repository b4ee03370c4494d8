#include "solver/induction/held_to_the_model.hpp"

#include <cstddef>
#include <ranges>
#include <set>
#include <string>
#include <string_view>

#include "model/core/assert.hpp"
#include "model/core/expression/syntax.hpp"

namespace ruleproof::solver {
namespace {

constexpr std::size_t longest_reading = 20'000;  // characters

/// Where the fields of an expression are named in its text.
auto add_fields(const expression::Syntax& syntax, std::set<std::string> bound,
                std::set<std::size_t>& fields) -> void {
  bound.insert(syntax.binds.begin(), syntax.binds.end());
  if (syntax.form == expression::Form::name) {
    if (!bound.contains(syntax.text)) fields.insert(static_cast<std::size_t>(syntax.column - 1));
    return;
  }
  for (const auto& part : syntax.parts) add_fields(part, bound, fields);
}

}  // namespace

auto of_player(std::string text, std::size_t player) -> std::string {
  const auto name = "p" + std::to_string(player);
  for (std::size_t at = 0; (at = text.find("p1", at)) != std::string::npos; at += name.size()) {
    text.replace(at, 2, name);
  }
  return text;
}

auto of_opening(std::string_view text) -> std::string {
  const auto read = expression::parse(text, {.characters = longest_reading});
  RULEPROOF_ASSERT(static_cast<bool>(read));
  std::set<std::size_t> fields;
  add_fields(*read, {}, fields);
  std::string out(text);
  for (const auto at : std::views::reverse(fields)) out.insert(at, "start.");
  return out;
}

}  // namespace ruleproof::solver
