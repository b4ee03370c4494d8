#include "reports/cli/command/decided_by.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/naming.hpp"
#include "properties/conformance/parts.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/json.hpp"

namespace ruleproof::cli {
namespace {

auto effects_of(std::string_view game) -> std::span<const Effect> {
  return entry_called(game).conform.effects;
}

/// A clause, and the values of a field that it decides; none where it decides any.
struct Decider {
  std::string_view clause;
  std::vector<std::string_view> values = {};
};

/// `name` without digits, as in the tables.
auto deciders_of(std::string_view game, std::string_view name) -> std::vector<Decider> {
  std::vector<Decider> deciders;
  for (const auto& effect : effects_of(game)) {
    Decider decider{effect.clause};
    bool decides = false;
    for (const auto& decided : decided_fields(effect)) {
      if (decided.field != name) continue;
      decides = true;
      if (!decided.value.empty()) decider.values.push_back(decided.value);
    }
    if (decides) deciders.push_back(std::move(decider));
  }
  return deciders;
}

auto shown(const Decider& decider) -> std::string {
  auto text = decider.clause.empty() ? "no clause" : std::string(decider.clause);
  for (const auto value : decider.values) {
    text += (value == decider.values.front() ? " (" : ", ") + std::string(value);
  }
  return decider.values.empty() ? text : text + ")";
}

/// The fields of a position, then what the tables name besides: who is to act, and the outcome.
auto names_of(std::string_view game, const std::vector<FieldInfo>& fields)
    -> std::vector<std::string> {
  std::vector<std::string> names;
  const auto add = [&](std::string name) {
    if (std::ranges::count(names, name) == 0) names.push_back(std::move(name));
  };
  for (const auto& field : fields) add(without_digits(field.path));
  for (const auto& effect : effects_of(game)) {
    for (const auto& decided : decided_fields(effect)) add(std::string(decided.field));
  }
  return names;
}

}  // namespace

auto decided_by(std::string_view game, std::string_view field) -> Json {
  auto json = Json::array();
  for (const auto& decider : deciders_of(game, without_digits(field))) {
    if (decider.clause.empty()) continue;
    Json row = {{"clause", to_json(decider.clause)}};
    for (const auto value : decider.values) row["values"].push_back(to_json(value));
    json.push_back(std::move(row));
  }
  return json;
}

auto shown_deciders(std::string_view game, const std::vector<FieldInfo>& fields) -> std::string {
  std::string text;
  for (const auto& name : names_of(game, fields)) {
    std::string clauses;
    for (const auto& decider : deciders_of(game, name)) {
      clauses += (clauses.empty() ? "" : ", ") + shown(decider);
    }
    if (!clauses.empty()) text += wrapped(name + ": " + clauses, "  ");
  }
  return text;
}

}  // namespace ruleproof::cli
