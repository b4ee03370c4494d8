#include "reports/audit/seeding/others.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/seeding/edits.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"

namespace ruleproof::audit {

namespace {

/// The ideas of some lines: numbers by themselves, too. One and zero are articles in some
/// languages.
auto ideas(const TextReading& text, const Lines& lines) -> std::set<std::string> {
  std::set<std::string> found;
  for (const auto& [fact, times] : text.facts_on(lines)) {
    if (!is_number(fact)) {
      if (text.lexicon.group_of(fact) != Group::player) found.insert(fact);
      continue;
    }
    if (const auto unit = unit_in(fact); !unit.empty()) found.insert(std::string(unit));
    if (number_in(fact) < 2) continue;
    found.insert(fact);
    found.insert(std::to_string(number_in(fact)));
  }
  return found;
}

auto link_of(const TextReading& text, std::string_view clause) -> const ClauseLink* {
  const auto& links = text.sources->clauses;
  const auto found = std::ranges::find(links, clause, &ClauseLink::clause);
  return found == links.end() ? nullptr : &*found;
}

auto add_missing(const std::set<std::string>& from, const std::set<std::string>& in,
                 const std::string& clause, std::string_view sign, std::set<Gap>& gaps) -> void {
  for (const auto& idea : from) {
    if (!in.contains(idea)) gaps.emplace(clause, std::string(sign) + idea);
  }
}

}  // namespace

auto gaps_to_others(const Readings& all, std::size_t text) -> std::set<Gap> {
  std::set<Gap> gaps;
  for (const auto& link : all.texts[text].sources->clauses) {
    const auto own = ideas(all.texts[text], link.link.lines);
    for (std::size_t other = 0; other < all.texts.size(); ++other) {
      const auto* there = other == text ? nullptr : link_of(all.texts[other], link.clause);
      if (there == nullptr) continue;
      const auto theirs = ideas(all.texts[other], there->link.lines);
      add_missing(own, theirs, link.clause, "+", gaps);
      add_missing(theirs, own, link.clause, "-", gaps);
    }
  }
  return gaps;
}

auto parts_from_others(Readings& all, std::size_t text, const std::set<Gap>& before,
                       const SeededEdit& edit) -> bool {
  auto& reading = all.texts[text];
  const bool is_drop = edit.text.size() != reading.text->size();
  std::vector<LineReading> kept;
  for (const int line : edit.lines) {
    const auto at = static_cast<std::size_t>(line - 1);
    const auto now = is_drop ? LineReading() : read_line(edit.text.normal[at], reading.lexicon);
    kept.push_back(std::exchange(reading.lines[at], now));
  }
  const auto after = gaps_to_others(all, text);
  for (std::size_t i = 0; i < kept.size(); ++i) {
    reading.lines[static_cast<std::size_t>(edit.lines[i] - 1)] = kept[i];
  }
  return std::ranges::any_of(after, [&](const Gap& gap) {
    if (before.contains(gap)) return false;
    return std::ranges::any_of(edit.lines, [&](int line) {
      const auto& here = reading.clauses[line];
      return std::ranges::find(here, gap.first) != here.end();
    });
  });
}

}  // namespace ruleproof::audit
