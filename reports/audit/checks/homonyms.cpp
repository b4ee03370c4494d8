/// One name for several things.
///
/// Found: a name that the glossary has for two terms and that the text uses, as one word for both a
/// turn and a round.

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/checks/names.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit::checks {

namespace {

auto lines_with(const TextReading& text, const std::string& form) -> std::vector<int> {
  Lexicon lexicon;
  lexicon.add("name", Group::other, 0, form);
  std::vector<int> lines;
  for (const int old : checked_lines(*text.sources)) {
    const int line = text.now[static_cast<std::size_t>(old)];
    if (line == 0) continue;
    const auto marks = lexicon.read(text.at(line).words);
    if (std::ranges::find(marks, "name", &Mark::means) != marks.end()) lines.push_back(line);
  }
  return lines;
}

}  // namespace

auto homonyms(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  const auto forms = forms_of(reading.sources->checklist.terms);
  Remarks remarks;
  for (auto form = forms.begin(); form != forms.end(); ++form) {
    for (auto other = form + 1; other != forms.end(); ++other) {
      if (form->words != other->words || form->term == other->term) continue;
      auto lines = lines_with(reading, form->shown);
      if (lines.empty()) continue;
      remarks.push_back({std::move(lines),
                         form->shown,
                         "means " + form->term->id + " and " + other->term->id,
                         {}});
    }
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
