/// Positions of a game as one line of field=value: what every game reads in the same way.
///
/// `exact FIELD=VALUE ...` names every field. A line without that word is a sketch: the game fills
/// in the fields that it leaves out.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/naming.hpp"  // IWYU pragma: export
#include "model/core/setup.hpp"   // IWYU pragma: export

namespace ruleproof {

/// RP-008 at the position.
[[nodiscard]] auto bad_position(std::string message) -> Error;

/// A line that has been taken apart.
struct PositionLine {
  bool exact = false;
  Texts pairs;
};
[[nodiscard]] auto read_position_line(std::string_view text) -> Result<PositionLine>;

/// A whole state as a line that `read_exact` reads back.
template <Fielded State>
auto exact_position(const State& state) -> std::string {
  return "exact " + position_text(state);
}

/// Sets one field from text. The error tells a misspelt name (with the nearest one; `more_names`
/// are those that a sketch knows beyond the fields), a value out of range and one that is none.
template <Fielded State>
auto set_position_field(State& state, std::string_view field, std::string_view value,
                        std::initializer_list<std::string_view> more_names = {})
    -> std::optional<Error> {
  const auto outcome = set_field(state, field, value);
  if (outcome == SetOutcome::done) return std::nullopt;
  const auto name = std::string(field);
  if (outcome == SetOutcome::no_such_field) {
    const auto fields = list_fields(state);
    std::vector<std::string_view> names = more_names;
    for (const auto& known : fields) names.emplace_back(known.path);
    return bad_position("there is no field \"" + name + '"' + did_you_mean(field, names));
  }
  if (outcome == SetOutcome::out_of_range) {
    return bad_position(name + '=' + std::string(value) + " is out of range");
  }
  return bad_position(name + ": cannot read \"" + std::string(value) + '"');
}

/// Calls `set(field, value)` for each pair until one fails; the sizes of vectors come before what
/// the vectors hold.
template <class Set>
auto set_each(const Texts& pairs, Set&& set) -> std::optional<Error> {
  for (const bool sizes : {true, false}) {
    for (const auto& [field, value] : pairs) {
      if (field.ends_with(".size") != sizes) continue;
      if (auto problem = set(field, value)) return problem;
    }
  }
  return std::nullopt;
}

/// The state of which `pairs` names every field.
template <Fielded State>
auto read_exact(const Texts& pairs) -> Result<State> {
  State state;
  auto problem = set_each(pairs, [&](const std::string& field, const std::string& value) {
    return set_position_field(state, field, value);
  });
  if (problem) return *std::move(problem);
  return state;
}

}  // namespace ruleproof
