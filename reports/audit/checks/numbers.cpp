/// Numbers and their units, in digits and in words.
///
/// Found: a number of a clause that none of the lines that state the clause has; a number that has
/// another unit there than in the clause, as three points for three yuan; and a line whose numbers
/// or units are others than when it was last reviewed. The numbers of a clause are those of its
/// sentence in our own words (`ruleproof rules GAME CLAUSE`). One and zero are not looked for:
/// languages have them in articles and plurals.

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checklist/recorded.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

using Units = std::set<std::string>;

/// What the numbers of a line are numbers of; several numbers of one value together.
auto numbers_of(const LineReading& line, std::map<int, Units>& numbers) -> void {
  for (std::size_t at = 0; at < line.marks.size(); ++at) {
    if (line.marks[at].group != Group::number) continue;
    auto& units = numbers[number_in(line.marks[at].means)];
    const auto near = units_near(line.words, line.marks, at);
    if (near.empty()) units.insert("");  // of what, the words around it do not say
    units.insert(near.begin(), near.end());
  }
}

/// Whether the text has a name for any of the units, and another one at the number.
auto disagree(const Units& wanted, const Units& found, const TextReading& text) -> bool {
  if (wanted.contains("") || found.contains("")) return false;
  const auto& terms = text.sources->checklist.terms;
  bool is_known = false;
  for (const auto& unit : wanted) {
    const auto same = [&](const std::string& other) {
      const auto term = std::ranges::find(terms, other, &Term::id);
      return other == unit || (term != terms.end() && term->broader == unit);
    };
    if (std::ranges::any_of(found, same)) return false;
    is_known |= std::ranges::find(terms, unit, &Term::id) != terms.end();
  }
  return is_known;
}

/// "Both tiles": two of what the words around it say.
auto says_both(const LineReading& line) -> bool {
  return std::ranges::any_of(line.marks, [](const auto& mark) { return mark.means == "both"; });
}

auto listed(const Units& units) -> std::string {
  std::string text;
  for (const auto& unit : units) text += (text.empty() ? "" : " or ") + unit;
  return text;
}

}  // namespace

auto numbers(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  auto remarks = changed_facts(reading, {Group::number});
  if (!reading.speaks) return remarks;
  for (const auto& link : reading.sources->clauses) {
    const auto clause = all.clauses.find(link.clause);
    if (link.verdict != Verdict::states || clause == all.clauses.end()) continue;
    std::map<int, Units> wanted;
    std::map<int, Units> found;
    numbers_of(clause->second, wanted);
    for (const int line : reading.present(link.link.lines)) {
      numbers_of(reading.at(line), found);
      if (says_both(reading.at(line))) found[2].insert("");
    }
    for (const auto& [number, units] : wanted) {
      if (number < 2) continue;
      const auto what = std::to_string(number);
      std::string wrong;
      if (!found.contains(number)) {
        const auto of = listed(units);
        wrong =
            "the clause has " + what + (of.empty() ? "" : ' ' + of) + ", the text has no " + what;
      } else if (disagree(units, found[number], reading)) {
        wrong = what + " is of " + listed(units) + " in the clause and of " +
                listed(found[number]) + " in the text";
      }
      if (wrong.empty()) continue;
      remarks.push_back({reading.present(link.link.lines),
                         link.clause + ": " + what,
                         std::move(wrong),
                         {link.clause}});
    }
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
