/// Two places of one text that answer one question differently.
///
/// Found: an open question to which the sources file has two answers of this text, each with its
/// lines, and a question or clause on which it says that the text contradicts itself; a clause only
/// where no such question has its lines. These are also findings of their own, with the games that
/// tell the answers apart.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit::checks {

auto two_places(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  std::map<std::string, Remark> by_ruling;
  std::map<std::string, int> places;
  for (const auto& link : reading.sources->rulings) {
    auto& remark = by_ruling[link.ruling];
    remark.about = link.ruling;
    for (const int line : reading.present(link.link.lines)) remark.lines.push_back(line);
    if (link.says != Says::contradicts && link.says != Says::states) continue;
    places[link.ruling] += link.says == Says::contradicts ? 2 : 1;
    for (const auto& answer : link.answers) {
      remark.message +=
          (remark.message.empty() ? "" : "; ") + answer + " on " + in_words(link.link.lines);
    }
  }
  Remarks remarks;
  std::set<int> told;
  for (const auto& [ruling, remark] : by_ruling) {
    if (places[ruling] < 2) continue;
    remarks.push_back(remark);
    told.insert(remark.lines.begin(), remark.lines.end());
  }
  for (const auto& link : reading.sources->clauses) {
    if (link.verdict != Verdict::contradicts) continue;
    const auto lines = reading.present(link.link.lines);
    if (std::ranges::all_of(lines, [&](int line) { return told.contains(line); })) continue;
    remarks.push_back({lines, link.clause, "contradicts itself: " + link.link.note, {link.clause}});
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
