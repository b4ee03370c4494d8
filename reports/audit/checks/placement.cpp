/// A piece on a place where it cannot be.
///
/// A term of the glossary may name places that are not for it: `never = ["score-track"]` of the
/// person marker. Found: a sentence that has the piece and such a place, and not the piece's own
/// kind of place between them.

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

/// The first place that is not for the piece, from the piece to the end of its sentence or to the
/// next piece of the kind that has such places.
auto wrong_place(const LineReading& line, std::size_t piece, const Term& term,
                 const std::vector<Term>& terms) -> std::string_view {
  auto word = line.marks[piece].word;
  for (auto at = piece + 1; at < line.marks.size(); ++at) {
    for (; word < line.marks[at].word; ++word) {
      if (line.words[word].ends_sentence) return {};
    }
    const auto& mark = line.marks[at];
    if (std::ranges::find(term.never, mark.means) != term.never.end()) return mark.means;
    const auto other = std::ranges::find(terms, mark.means, &Term::id);
    if (other != terms.end() && !other->never.empty()) return {};
  }
  return {};
}

}  // namespace

auto placement(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  const auto& terms = reading.sources->checklist.terms;
  Remarks remarks;
  for (const int old : checked_lines(*reading.sources)) {
    const int now = reading.now[static_cast<std::size_t>(old)];
    if (now == 0) continue;
    const auto& line = reading.at(now);
    for (std::size_t at = 0; at < line.marks.size(); ++at) {
      const auto term = std::ranges::find(terms, line.marks[at].means, &Term::id);
      if (term == terms.end() || term->never.empty()) continue;
      const auto place = wrong_place(line, at, *term, terms);
      if (place.empty()) continue;
      remarks.push_back({{now},
                         term->id + " on " + std::string(place),
                         term->id + " does not go on " + std::string(place),
                         clauses_at(reading, now)});
    }
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
