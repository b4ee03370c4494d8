#include "properties/conformance/compare/order.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "model/core/effects.hpp"
#include "properties/conformance/engine/dialogue.hpp"

namespace ruleproof::conformance {
namespace {

auto sorted(std::string text) -> std::string {
  std::ranges::sort(text);
  return text;
}

/// Both sides of the fields that have a name but for their numbers.
struct Group {
  std::vector<std::string> model;
  std::vector<std::string> engine;
  [[nodiscard]] auto is_permuted() -> bool {
    std::ranges::sort(model);
    std::ranges::sort(engine);
    return model.size() > 1 && model == engine;
  }
};

}  // namespace

auto only_reordered(std::span<const FieldDifference> differences) -> std::string {
  std::map<std::string, Group> groups;
  std::string names;
  for (const auto& [field, model, engine] : differences) {
    names += (names.empty() ? "" : ", ") + field;
    const bool is_text = model.starts_with('"') && engine.starts_with('"');
    if (is_text && sorted(model) == sorted(engine)) continue;
    auto& group = groups[without_digits(field)];
    group.model.push_back(model);
    group.engine.push_back(engine);
  }
  const bool all =
      std::ranges::all_of(groups, [](auto& group) { return group.second.is_permuted(); });
  return all ? names : "";
}

}  // namespace ruleproof::conformance
