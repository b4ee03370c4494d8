/// Two places of one text that answer one question differently.
///
/// Found: an open question to which the sources file has two answers of this text, each with its
/// lines, and a question or clause on which it says that the text contradicts itself. These are
/// also findings of their own, with the games that tell the answers apart.

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "reports/audit/checks/checks.hpp"
#include "reports/audit/checks/reading.hpp"
#include "reports/audit/lines.hpp"
#include "reports/audit/sources.hpp"

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
  for (const auto& [ruling, remark] : by_ruling) {
    if (places[ruling] > 1) remarks.push_back(remark);
  }
  for (const auto& link : reading.sources->clauses) {
    if (link.verdict != Verdict::contradicts) continue;
    remarks.push_back({reading.present(link.link.lines),
                       link.clause,
                       "contradicts itself: " + link.link.note,
                       {link.clause}});
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
