/// One thing under several names.
///
/// A reader who meets a second name looks for a second thing. Found: a term of the glossary that
/// the text calls by more than one of its names; the lines are those of all names but the
/// commonest.

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

using Uses = std::map<std::size_t, std::vector<int>>;  // lines, by name

auto uses_of(const TextReading& text, const Term& term) -> Uses {
  Uses uses;
  for (const int old : checked_lines(*text.sources)) {
    const int line = text.now[static_cast<std::size_t>(old)];
    if (line == 0) continue;
    for (const auto& mark : text.at(line).marks) {
      if (mark.means == term.id && mark.group == term.group) uses[mark.name].push_back(line);
    }
  }
  return uses;
}

auto remark_on(const Term& term, const Uses& uses) -> Remark {
  const auto commonest =
      std::ranges::max_element(uses, {}, [](const auto& use) { return use.second.size(); });
  Remark remark{{}, term.id, "is called", {}};
  for (const auto& [name, lines] : uses) {
    remark.message += (name == uses.begin()->first ? " \"" : ", \"") + term.names[name] + "\" " +
                      std::to_string(lines.size()) + (lines.size() == 1 ? " time" : " times");
    if (name == commonest->first) continue;
    for (const int line : lines) {
      if (std::ranges::find(remark.lines, line) == remark.lines.end()) remark.lines.push_back(line);
    }
  }
  std::ranges::sort(remark.lines);
  remark.message = term.id + ' ' + remark.message;
  return remark;
}

}  // namespace

auto synonyms(const Readings& all, std::size_t text) -> Remarks {
  Remarks remarks;
  for (const auto& term : all.texts[text].sources->checklist.terms) {
    if (term.names.size() < 2 || term.group == Group::player) continue;
    const auto uses = uses_of(all.texts[text], term);
    if (uses.size() > 1) remarks.push_back(remark_on(term, uses));
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
