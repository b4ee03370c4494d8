#include "properties/conformance/blame/misspelt.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/report.hpp"

namespace ruleproof::conformance {
namespace {

/// The fields of positions and outcomes without their numbers. Not every set-up has all of them.
auto names_in(const Parts& game) -> std::set<std::string> {
  constexpr std::uint64_t set_ups = 12;
  std::set<std::string> names{"over", "scores", "winners"};
  for (std::uint64_t number = 0; number < set_ups; ++number) {
    const auto model = game.make({.options = game.drawn_options(number), .rulings = {}});
    if (!model) continue;
    for (const auto& field : (*model)->fields()) names.insert(without_digits(field));
  }
  return names;
}

}  // namespace

auto misspelt_effects(const Parts& game) -> std::vector<Check> {
  std::vector<Check> checks;
  const auto names = names_in(game);
  const std::vector<std::string_view> known(names.begin(), names.end());
  std::vector<std::string_view> clauses;
  for (const auto& clause : game.clauses) clauses.push_back(clause.id);
  const auto is_clause = [&](std::string_view id) { return std::ranges::count(clauses, id) > 0; };
  const auto add = [&](const Effect& effect, std::string message) {
    auto check = properties::check_of("conformance", "effects of " + std::string(effect.clause));
    check.status = Status::failed;
    check.message = std::move(message);
    checks.push_back(std::move(check));
  };
  const auto look = [&](std::span<const Effect> effects) {
    for (const auto& effect : effects) {
      if (!effect.clause.empty() && !is_clause(effect.clause)) {
        add(effect, "no clause is called \"" + std::string(effect.clause) + '"' +
                        did_you_mean(effect.clause, clauses));
      }
      for (const auto& decided : decided_fields(effect)) {
        if (names.contains(std::string(decided.field))) continue;
        add(effect, "no field is called \"" + std::string(decided.field) + '"' +
                        did_you_mean(decided.field, known) +
                        " (rules/effects.hpp has fields without their numbers)");
      }
    }
  };
  look(game.effects);
  look(game.openings);
  return checks;
}

}  // namespace ruleproof::conformance
