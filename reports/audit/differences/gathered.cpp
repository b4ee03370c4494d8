#include "reports/audit/differences/gathered.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/moved.hpp"

namespace ruleproof::audit {
namespace {

constexpr std::size_t habit = 3;  // times from which a difference is one

/// Of translations that say the same a note is nearly always the freedom of the translator: of 60
/// planted errors two were told as a note alone, of faithful texts five notes for each warning. Of
/// texts that differ much a note is worth a look by itself: the two of In the Year of the Dragon
/// have a warning for every third sentence, faithful ones one for every fourteenth at most.
auto differ_much(const PairAudit& audit) -> bool {
  static constexpr std::ptrdiff_t sentences_a_warning = 8;
  const auto warnings = std::ranges::count(audit.entries, Severity::warning, &Entry::severity);
  return sentences_a_warning * warnings > std::ssize(audit.pairings);
}

/// A note about what two sentences say; not that one is alone, shorter or elsewhere, and not what a
/// glossary wants.
auto is_soft(const Entry& entry) -> bool {
  const bool is_wanted = std::ranges::any_of(
      entry.differences, [](const Difference& each) { return !each.wanted.empty(); });
  return entry.severity == Severity::note && !entry.differences.empty() && !is_wanted &&
         entry.topic != Topic::removed && entry.topic != Topic::added &&
         entry.topic != Topic::swapped;
}

/// Those that are doubtful, as one.
auto doubtful(const PairAudit& audit, std::vector<Entry> cases) -> Entry {
  auto entry = cases.front();
  std::string keys = "doubtful";
  for (const auto& each : cases) keys += each.key;
  entry.key = key_of_text(keys);
  entry.title =
      fmt::format("less sure: {} of {} that may say something else, or the same in a freer way",
                  cases.size() == 1 ? "1 sentence" : fmt::format("{} sentences", cases.size()),
                  audit.second.file);
  entry.advice = "Look at them last, all together.";
  entry.cases = std::move(cases);
  return entry;
}

/// The topic, and what one of the texts says of it and the other does not.
using What = std::tuple<Topic, std::string, std::string>;

/// Whether an entry tells nothing but that a word has no counterpart, as a note.
auto is_simple(const Entry& entry) -> bool {
  return entry.severity == Severity::note && entry.differences.size() == 1 &&
         entry.differences.front().way == Way::lacking &&
         entry.differences.front().wanted.empty() && !entry.first.empty() &&
         !entry.second.empty() && entry.topic == entry.differences.front().topic;
}

auto what_of(const Entry& entry) -> What {
  const auto& difference = entry.differences.front();
  return {difference.topic, difference.first, difference.second};
}

auto gathered(const PairAudit& audit, std::vector<Entry> cases) -> Entry {
  auto entry = cases.front();
  const auto& difference = entry.differences.front();
  const bool in_first = !difference.first.empty();
  std::string keys;
  for (const auto& each : cases) keys += each.key;
  entry.key = key_of_text(keys);
  entry.title = fmt::format("{}: {} says \"{}\" {} times where {} says nothing of the kind",
                            to_text(entry.topic), in_first ? audit.first.file : audit.second.file,
                            in_first ? difference.first : difference.second, cases.size(),
                            in_first ? audit.second.file : audit.first.file);
  entry.advice = "Perhaps a habit of the two languages: look at all of them together.";
  entry.cases = std::move(cases);
  return entry;
}

}  // namespace

auto doubt_notes(PairAudit& audit) -> void {
  if (differ_much(audit)) return;
  for (auto& entry : audit.entries) entry.is_doubtful = entry.is_doubtful || is_soft(entry);
}

auto gather_habits(PairAudit& audit) -> void {
  gather_moved(audit);
  std::vector<Entry> doubts;
  for (auto& entry : audit.entries) {
    if (entry.is_doubtful) doubts.push_back(std::move(entry));
  }
  std::erase_if(audit.entries, &Entry::is_doubtful);
  std::map<What, std::vector<std::size_t>> alike;
  for (std::size_t i = 0; i < audit.entries.size(); ++i) {
    if (is_simple(audit.entries[i])) alike[what_of(audit.entries[i])].push_back(i);
  }
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < audit.entries.size(); ++i) {
    auto& entry = audit.entries[i];
    const auto row = is_simple(entry) ? alike.find(what_of(entry)) : alike.end();
    if (row == alike.end() || row->second.size() < habit) {
      entries.push_back(std::move(entry));
      continue;
    }
    if (row->second.front() != i) continue;
    std::vector<Entry> cases{entry};
    for (std::size_t k = 1; k < row->second.size(); ++k) {
      cases.push_back(audit.entries[row->second[k]]);
    }
    entries.push_back(gathered(audit, std::move(cases)));
  }
  if (!doubts.empty()) entries.push_back(doubtful(audit, std::move(doubts)));
  audit.entries = std::move(entries);
}

}  // namespace ruleproof::audit
