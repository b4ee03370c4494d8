#include "reports/audit/align/told.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "reports/audit/align/align.hpp"
#include "reports/audit/align/path.hpp"
#include "reports/audit/game_tables.hpp"

namespace ruleproof::audit {
namespace {

// Further apart than anything that a jump costs, or a near place brings.
constexpr double surely = 9;
constexpr double never = -9;

}  // namespace

auto keep_to(const std::vector<Told>& told, const GameTables& game, const std::vector<int>& lines,
             Table& scores) -> void {
  std::set<std::size_t> placed;
  for (const auto& each : told) {
    const auto spot = std::ranges::lower_bound(lines, each.line);
    if (spot == lines.end() || *spot != each.line) continue;
    const auto j = static_cast<std::size_t>(spot - lines.begin());
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (!each.clause.empty() && game.clauses[i].id != std::string_view(each.clause)) continue;
      if (each.makes && placed.insert(i).second) std::ranges::fill(scores[i], never);
      if (each.makes || !placed.contains(i)) scores[i][j] = each.makes ? surely : never;
    }
  }
}

}  // namespace ruleproof::audit
