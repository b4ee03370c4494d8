#include "reports/audit/checklist/recorded.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {

namespace {

/// The facts of some groups.
auto only(const Facts& facts, const Lexicon& lexicon, std::initializer_list<Group> groups)
    -> Facts {
  Facts some;
  for (const auto& [fact, times] : facts) {
    const auto group = is_number(fact) ? Group::number : lexicon.group_of(fact);
    if (std::ranges::find(groups, group) != groups.end()) some.emplace(fact, times);
  }
  return some;
}

/// The facts of `a` that `b` has less often.
auto without(const Facts& a, const Facts& b) -> Facts {
  Facts rest;
  for (const auto& [fact, times] : a) {
    const auto other = b.find(fact);
    const int more = times - (other == b.end() ? 0 : other->second);
    if (more > 0) rest.emplace(fact, more);
  }
  return rest;
}

auto in_words(const Facts& lost, const Facts& found) -> std::string {
  std::string text;
  if (!lost.empty()) text = "no longer says " + to_text(lost);
  if (!found.empty()) text += (text.empty() ? "now says " : ", now ") + to_text(found);
  return text;
}

auto names(const Facts& lost, const Facts& found) -> std::string {
  Facts both = lost;
  for (const auto& [fact, times] : found) both.emplace(fact, times);
  std::string text;
  for (const auto& [fact, times] : both) text += (text.empty() ? "" : ", ") + fact;
  return text;
}

}  // namespace

auto clauses_at(const TextReading& text, int line) -> std::vector<std::string> {
  const auto old = std::ranges::find(text.now, line);
  if (line == 0 || old == text.now.end()) return {};
  const auto found = text.clauses.find(static_cast<int>(old - text.now.begin()));
  return found == text.clauses.end() ? std::vector<std::string>() : found->second;
}

auto changed_facts(const TextReading& text, std::initializer_list<Group> groups) -> Remarks {
  Remarks remarks;
  if (text.sources->checklist.says.empty()) return remarks;
  for (const int line : checked_lines(*text.sources)) {
    const int now = text.now[static_cast<std::size_t>(line)];
    if (now == 0) continue;
    const auto kept = text.sources->checklist.says.find(line);
    const auto before = only(kept == text.sources->checklist.says.end() ? Facts() : kept->second,
                             text.lexicon, groups);
    const auto after = only(text.at(now).facts, text.lexicon, groups);
    if (before == after) continue;
    const auto lost = without(before, after);
    const auto found = without(after, before);
    remarks.push_back({{now}, names(lost, found), in_words(lost, found), clauses_at(text, now)});
  }
  return remarks;
}

auto opposed(const Readings& all, const TextReading& text, Opposites pairs) -> Remarks {
  Remarks remarks;
  if (!text.speaks) return remarks;
  for (const auto& link : text.sources->clauses) {
    const auto clause = all.clauses.find(link.clause);
    if (link.verdict != Verdict::states || clause == all.clauses.end()) continue;
    const auto& wanted = clause->second.facts;
    const auto facts = text.facts_on(link.link.lines);
    const auto compare = [&](std::string_view says, std::string_view other) {
      if (!wanted.contains(says) || wanted.contains(other)) return;
      if (facts.contains(says) || !facts.contains(other)) return;
      remarks.push_back(
          {text.present(link.link.lines),
           link.clause,
           "the clause says " + std::string(says) + ", the text " + std::string(other),
           {link.clause}});
    };
    for (const auto& [a, b] : pairs) {
      compare(a, b);
      compare(b, a);
    }
  }
  return remarks;
}

auto changed_or_opposed(const Readings& all, const TextReading& text,
                        std::initializer_list<Group> groups, Opposites pairs) -> Remarks {
  auto remarks = changed_facts(text, groups);
  for (auto& remark : opposed(all, text, pairs)) remarks.push_back(std::move(remark));
  return remarks;
}

}  // namespace ruleproof::audit
