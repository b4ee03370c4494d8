#include "properties/conformance/suspects.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/seek.hpp"

namespace ruleproof::conformance {
namespace {

/// The same kind; where fields differ, a field of the same name.
auto alike(const Disagreement& one, const Disagreement& other) -> bool {
  if (one.kind != other.kind) return false;
  if (one.differences.empty() || other.differences.empty()) return true;
  return std::ranges::any_of(one.differences, [&](const FieldDifference& a) {
    return std::ranges::any_of(other.differences, [&](const FieldDifference& b) {
      return without_digits(a.field) == without_digits(b.field);
    });
  });
}

class Inquiry {
 public:
  Inquiry(Referee& model, Engine& engine, Disagreement& it, const SuspectOptions& options)
      : model_(model), engine_(engine), it_(it), options_(options), examiner_(model, engine) {
    for (const auto& id : it.clauses) failed_[id] = 1;
  }

  auto run() -> void {
    for (const auto& course : options_.courses) {
      Listed source(course.actions);
      if (!look(course.position, source)) break;
    }
    properties::Citations seen;
    constexpr std::uint64_t most_games = 200;
    const auto enough = examiner_.tally().steps + options_.steps;
    for (std::uint64_t game = 0; game < most_games && examiner_.tally().steps < enough; ++game) {
      Seeker seeker({.seed = options_.seed + game, .longest = 400}, seen);
      if (!look("", seeker)) break;
    }
    rank();
  }

 private:
  auto look(const std::string& position, Source& source) -> bool {
    if (options_.late() || engine_.ready(model_)) return false;
    const auto trouble = examiner_.run(position, source, {});
    if (!trouble) return true;
    for (const auto& other : explain(model_, *trouble, *options_.common)) {
      if (!alike(it_, other)) continue;
      ++failures_;
      for (const auto& id : other.clauses) ++failed_[id];
      break;
    }
    return true;
  }

  [[nodiscard]] auto suspicion(const std::string& id) -> double {
    const auto clause = std::ranges::find(model_.rulebook(), std::string_view(id), &Clause::id);
    const auto index = static_cast<std::size_t>(clause - model_.rulebook().begin());
    const auto wrong = static_cast<double>(failed_.at(id));
    // A move after which something differs has itself been answered well.
    const auto cited = static_cast<double>(examiner_.tally().tried.steps.at(index));
    const auto right = std::max(0.0, cited - (it_.kind == "lacks" ? 0 : wrong - 1));
    const auto failures = static_cast<double>(failures_);
    const auto ochiai = wrong / std::sqrt(failures * (wrong + right));
    // One thing is wrong: where that clause is not relied on, nothing goes wrong.
    constexpr double nearly_always = 0.98;
    constexpr double bonus = 0.25;
    return wrong >= nearly_always * failures ? ochiai + bonus : ochiai;
  }
  /// Where nothing tells clauses apart, the less common stays in front.
  auto rank() -> void {
    constexpr double grain = 1e6;
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < it_.clauses.size(); ++i) {
      order.emplace_back(-std::round(grain * suspicion(it_.clauses[i])), i);
    }
    std::ranges::sort(order);
    std::vector<std::string> ids;
    for (const auto& [minus, i] : order) ids.push_back(it_.clauses[i]);
    it_.clauses = std::move(ids);
    it_.alike = static_cast<std::size_t>(std::ranges::count(
        order, order.front().first, [](const auto& suspect) { return suspect.first; }));
  }

  Referee& model_;
  Engine& engine_;
  Disagreement& it_;
  const SuspectOptions& options_;
  Examiner examiner_;
  std::map<std::string, std::uint64_t, std::less<>> failed_;
  std::uint64_t failures_ = 1;
};

}  // namespace

auto rank_suspects(Referee& model, Engine& engine, Disagreement& it, const SuspectOptions& options)
    -> void {
  if (it.clauses.size() > 1) Inquiry(model, engine, it, options).run();
}

}  // namespace ruleproof::conformance
