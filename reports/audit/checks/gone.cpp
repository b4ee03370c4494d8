/// Lines that are gone.
///
/// Found: a line that said something when it was last reviewed and is now empty, or is not in the
/// text any more. Lines that have only moved are found again by what they say.

#include <cstddef>
#include <string>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/sources/sources.hpp"

namespace ruleproof::audit::checks {

namespace {

/// The last line before an old one that is still there, and not blank.
auto place_of(const TextReading& text, int line) -> std::vector<int> {
  for (; line > 0; --line) {
    const int now = text.now[static_cast<std::size_t>(line)];
    if (now != 0 && !text.text->blank(now)) return {now};
  }
  return {};
}

}  // namespace

auto gone(const Readings& all, std::size_t text) -> Remarks {
  const auto& reading = all.texts[text];
  Remarks remarks;
  for (const auto& [line, facts] : reading.sources->checklist.says) {
    const int now = reading.now[static_cast<std::size_t>(line)];
    if (facts.empty() || (now != 0 && !reading.text->blank(now))) continue;
    const auto clauses = reading.clauses.find(line);
    remarks.push_back(
        {place_of(reading, line), "line " + std::to_string(line),
         "what stood on line " + std::to_string(line) + " is gone: " + to_text(facts),
         clauses == reading.clauses.end() ? std::vector<std::string>() : clauses->second});
  }
  return remarks;
}

}  // namespace ruleproof::audit::checks
