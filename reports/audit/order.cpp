#include "reports/audit/order.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/stable.hpp"

namespace ruleproof::audit {

namespace {

auto fact(const Finding& finding, std::string_view name) -> std::string_view {
  for (const auto& [key, value] : finding.facts) {
    if (key == name) return value;
  }
  return {};
}

auto is_of_check(const Finding& finding) -> bool { return !fact(finding, "check").empty(); }

}  // namespace

auto rank_of(const Finding& finding) -> Rank {
  if (finding.severity == Severity::error) return Rank::changed;
  if (fact(finding, "doubt") == "slight") return Rank::hardly;
  if (!fact(finding, of_seating).empty()) return Rank::seating;
  if (finding.severity == Severity::warning) {
    return finding.kind == FindingKind::texts_differ ? Rank::difference : Rank::contradiction;
  }
  if (is_of_check(finding)) {
    return finding.kind == FindingKind::text_silent ? Rank::lack : Rank::wording;
  }
  return fact(finding, "ruling").empty() ? Rank::hardly : Rank::question;
}

auto put_in_order(Audit& audit, const std::vector<Matter>& matters) -> void {
  const auto place = [&](const Finding& finding) {
    const auto found = std::ranges::find(matters, fact(finding, "ruling"), &Matter::ruling);
    return static_cast<std::size_t>(found - matters.begin());
  };
  audit.findings = sorted_by(std::move(audit.findings), [&](const Finding& finding) {
    return std::pair(rank_of(finding), place(finding));
  });
}

}  // namespace ruleproof::audit
