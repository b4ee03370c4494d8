/// What comes first: before, after, then, last, and the order of phases.
///
/// Found: a line whose words of order are others, or otherwise many, than when it was last
/// reviewed; a clause that says first, before or next where its lines say only last or after; and a
/// list of phases or steps whose terms come in another order than a `[[sequence]]` of the sources
/// file says:
///
///     [[sequence]]
///     clause = "round.phases"
///     lines = "84-89"
///     terms = ["action", "person", "event", "scoring"]

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

/// The terms of a sequence as its lines have them, each where it first occurs.
auto found_order(const TextReading& text, const Sequence& sequence) -> std::vector<std::string> {
  std::vector<std::string> order;
  for (const int line : text.present(sequence.lines)) {
    for (const auto& mark : text.at(line).marks) {
      const bool is_term = std::ranges::find(sequence.terms, mark.means) != sequence.terms.end();
      if (is_term && std::ranges::find(order, mark.means) == order.end()) {
        order.push_back(mark.means);
      }
    }
  }
  return order;
}

auto listed(const std::vector<std::string>& terms) -> std::string {
  std::string text;
  for (const auto& term : terms) text += (text.empty() ? "" : ", ") + term;
  return text.empty() ? "nothing" : text;
}

}  // namespace

auto order(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  auto remarks =
      changed_or_opposed(all, reading, {Group::order}, {{"first", "last"}, {"before", "after"}});
  for (const auto& sequence : reading.sources->checklist.sequences) {
    const auto found = found_order(reading, sequence);
    if (found == sequence.terms) continue;
    remarks.push_back({reading.present(sequence.lines),
                       sequence.clause,
                       "the order is " + listed(found) + ", not " + listed(sequence.terms),
                       {sequence.clause}});
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
