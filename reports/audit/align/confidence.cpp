#include "reports/audit/align/confidence.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "reports/audit/align/path.hpp"

namespace ruleproof::audit {

Confidence::Confidence(const Table& scores) : scores_(scores), leads_(scores.size()) {
  for (std::size_t i = 0; i < scores.size(); ++i) {
    auto& lead = leads_[i];
    for (std::size_t j = 0; j < scores[i].size(); ++j) {
      const double score = scores[i][j];
      if (score > lead.best) {
        lead = {j, score, lead.best};
      } else {
        lead.next = std::max(lead.next, score);
      }
    }
  }
}

auto Confidence::of(std::size_t clause, std::size_t spot) const -> double {
  constexpr double close = 0.45;
  const auto& lead = leads_[clause];
  const double own = scores_[clause][spot];
  if (own <= 0) return 0;
  const double rival = spot == lead.at ? lead.next : lead.best;
  const double ahead = std::clamp(0.5 + 1.5 * (own - rival) / own, 0.0, 1.0);
  return std::min(1.0, own / close) * (0.5 + 0.5 * ahead);
}

auto Confidence::closest(std::size_t spot, std::size_t most) const -> std::vector<std::size_t> {
  std::vector<std::size_t> clauses;
  for (std::size_t i = 0; i < scores_.size(); ++i) {
    if (scores_[i][spot] > 0) clauses.push_back(i);
  }
  std::ranges::sort(clauses, [&](std::size_t a, std::size_t b) {
    const double ahead = scores_[a][spot] - scores_[b][spot];
    return ahead > 0 || (ahead == 0 && a < b);
  });
  if (clauses.size() > most) clauses.resize(most);
  return clauses;
}

}  // namespace ruleproof::audit
