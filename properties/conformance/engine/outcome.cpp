#include "properties/conformance/engine/outcome.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {
namespace {

auto as_a_set(const Value& list) -> std::set<std::string> {
  std::set<std::string> texts;
  for (const auto& item : list.items) texts.insert(to_text(item));
  return texts;
}

/// Whether nobody has more points than the winners; nothing where that cannot be told.
auto winners_lead(const Value& outcome) -> std::optional<bool> {
  const auto* scores = outcome.find("scores");
  const auto* winners = outcome.find("winners");
  if (scores == nullptr || winners == nullptr || scores->items.empty()) return std::nullopt;
  std::vector<std::int64_t> points;
  for (const auto& score : scores->items) {
    if (!score.whole()) return std::nullopt;
    points.push_back(*score.whole());
  }
  const auto most = std::ranges::max(points);
  return std::ranges::all_of(winners->items, [&](const Value& winner) {
    for (std::size_t p = 0; p < points.size(); ++p) {
      if (winner.text == "p" + std::to_string(p + 1)) return points[p] == most;
    }
    return false;
  });
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

auto winners_apart(const Value& model, const Value& engine) -> bool {
  return winners_lead(model) == true && winners_lead(engine) == false;
}

}  // namespace ruleproof::conformance
