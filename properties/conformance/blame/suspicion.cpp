#include "properties/conformance/blame/suspicion.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace ruleproof::conformance {
namespace {

/// Hardly told apart.
constexpr double nearly = 0.95;

class Judge {
 public:
  Judge(const Suspects& suspects, const Case& what) : suspects_(suspects), case_(what) {
    for (const auto& [id, suspect] : suspects) {
      most_of_fields_ = std::max(most_of_fields_, suspect.clue);
      if (suspect.forbids) ++forbidding_;
    }
    for (const auto& [id, suspect] : suspects) suspicion_[id] = of(suspect);
    prefer_the_nearest();
    if (what.misses_a_move) prefer_those_that_allow();
  }

  [[nodiscard]] auto suspicion(const std::string& id) const -> double { return suspicion_.at(id); }

 private:
  [[nodiscard]] auto of(const Suspect& suspect) const -> double {
    // One thing is wrong: where that clause is not relied on, nothing goes wrong.
    constexpr double nearly_always = 0.98;
    constexpr double bonus = 0.25;
    constexpr double of_fields = 0.75;
    constexpr double of_those_that_forbid = 0.75;
    constexpr double of_borders = 0.75;
    if (is_far_fetched(suspect)) return 0;
    if (suspect.wrong == 0) return of_those_that_forbid / static_cast<double>(forbidding_);
    const auto wrong = static_cast<double>(suspect.wrong);
    const auto failures = static_cast<double>(case_.failures);
    const auto ochiai = wrong / std::sqrt(failures * (wrong + static_cast<double>(suspect.right)));
    const auto fields = most_of_fields_ > 0 ? suspect.clue / most_of_fields_ : 0;
    return ochiai + (wrong >= nearly_always * failures ? bonus : 0) + (of_fields * fields) +
           (of_borders * suspect.border);
  }
  /// A clause on which the model did not rely, and would not after another move either, though
  /// there are steps that rely on it.
  [[nodiscard]] auto is_far_fetched(const Suspect& suspect) const -> bool {
    return is_imagined(suspect) && suspect.near == 0 && suspect.common > 0 && !case_.misses_a_move;
  }
  static auto is_imagined(const Suspect& suspect) -> bool {
    return !suspect.cited && suspect.wrong > 0;
  }

  /// Of clauses on which the model did not rely, one that was twice as near as any other, each held
  /// against how common it is.
  auto prefer_the_nearest() -> void {
    constexpr double preference = 0.1;
    std::vector<std::pair<double, std::string>> others;
    for (const auto& [id, suspect] : suspects_) {
      if (!is_imagined(suspect)) continue;
      others.emplace_back(suspect.near / (1 + static_cast<double>(suspect.common)), id);
    }
    std::ranges::sort(others, std::greater{});
    if (others.size() < 2 || others[0].first == 0) return;
    if (others[0].first >= 2 * others[1].first) suspicion_[others[0].second] += preference;
  }

  /// Where games hardly tell apart the clauses that allow a move and those that forbid others of
  /// its kind, the former are more suspect if it is missed.
  auto prefer_those_that_allow() -> void {
    double most = 0;
    for (const auto& [id, suspicion] : suspicion_) most = std::max(most, suspicion);
    for (auto& [id, suspicion] : suspicion_) {
      if (suspicion >= most * nearly && suspects_.at(id).forbids) suspicion *= nearly;
    }
  }

  const Suspects& suspects_;
  const Case& case_;
  double most_of_fields_ = 0;
  std::size_t forbidding_ = 0;
  std::map<std::string, double, std::less<>> suspicion_;
};

}  // namespace

auto ranked(const Suspects& suspects, const std::vector<std::string>& ids, const Case& what)
    -> Ranking {
  const Judge judge(suspects, what);
  constexpr double grain = 1e6;
  std::vector<std::pair<double, std::size_t>> order;
  order.reserve(ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    order.emplace_back(-std::round(grain * judge.suspicion(ids[i])), i);
  }
  std::ranges::sort(order);
  Ranking ranking;
  for (const auto& [minus, i] : order) ranking.ids.push_back(ids[i]);
  // Of moves that are missed there is little to tell clauses apart by.
  const auto last = order.front().first * (what.misses_a_move ? nearly : 1);
  ranking.alike = static_cast<std::size_t>(
      std::ranges::count_if(order, [&](const auto& suspect) { return suspect.first <= last; }));
  return ranking;
}

}  // namespace ruleproof::conformance
