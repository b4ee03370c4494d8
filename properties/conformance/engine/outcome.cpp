#include "properties/conformance/engine/outcome.hpp"

#include <set>
#include <string>

namespace ruleproof::conformance {
namespace {

auto as_a_set(const Value& list) -> std::set<std::string> {
  std::set<std::string> texts;
  for (const auto& item : list.items) texts.insert(to_text(item));
  return texts;
}

}  // namespace

auto same_outcome(const Value& model, const Value& engine) -> bool {
  const auto* over = engine.find("over");
  if (over == nullptr || *over != *model.find("over")) return false;
  if (over->text == "false") return true;
  const auto* scores = engine.find("scores");
  const bool told = scores != nullptr && !scores->is(Value::Kind::null);
  if (told && *scores != *model.find("scores")) return false;
  const auto* winners = engine.find("winners");
  return winners == nullptr || as_a_set(*winners) == as_a_set(*model.find("winners"));
}

}  // namespace ruleproof::conformance
