#include "reports/audit/differences/moved.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

/// Nothing else is to be told of it.
auto is_only_moved(const Entry& entry) -> bool {
  return entry.topic == Topic::swapped && entry.differences.empty() && entry.cases.empty();
}

auto follows(const Entry& next, const Entry& before) -> bool {
  return next.first.front() == before.first.back() + 1 &&
         next.second.front() == before.second.back() + 1;
}

auto is_heading_alone(const Document& document, const std::vector<int>& own, int at) -> bool {
  return own.size() == 1 && own.front() == at &&
         document.sentences[static_cast<std::size_t>(at)].part == Part::heading;
}

/// The same heading alone in both texts, right before what has moved: it has moved, too.
auto take_heading(PairAudit& audit, std::vector<Entry>& run) -> void {
  const int first = run.front().first.front() - 1;
  const int second = run.front().second.front() - 1;
  if (first < 0 || second < 0) return;
  auto& entries = audit.entries;
  const auto here = std::ranges::find_if(entries, [&](const Entry& each) {
    return each.second.empty() && is_heading_alone(audit.first, each.first, first);
  });
  const auto there = std::ranges::find_if(entries, [&](const Entry& each) {
    return each.first.empty() && is_heading_alone(audit.second, each.second, second);
  });
  if (here == entries.end() || there == entries.end() ||
      marked(audit.first, here->first, {}) != marked(audit.second, there->second, {})) {
    return;
  }
  auto entry = run.front();
  entry.key = key_of_text(here->key + there->key);
  entry.first = {first};
  entry.second = {second};
  entry.title = fmt::format("in another order: {} stands at {}", place_of(audit.first, entry.first),
                            place_of(audit.second, entry.second));
  run.insert(run.begin(), std::move(entry));
  std::erase_if(entries, [&](const Entry& each) {
    return (each.second.empty() && each.first == std::vector{first}) ||
           (each.first.empty() && each.second == std::vector{second});
  });
}

auto as_one(const PairAudit& audit, std::vector<Entry> run) -> Entry {
  auto entry = *std::ranges::max_element(run, {}, &Entry::gravity);
  std::string keys = "moved";
  std::vector<int> first;
  std::vector<int> second;
  for (const auto& each : run) {
    keys += each.key;
    first.insert(first.end(), each.first.begin(), each.first.end());
    second.insert(second.end(), each.second.begin(), each.second.end());
  }
  entry.key = key_of_text(keys);
  entry.title = fmt::format("in another order: {} sentences, {} stands at {}", first.size(),
                            place_of(audit.first, first), place_of(audit.second, second));
  entry.advice = "Put the parts in one order, if the order decides.";
  entry.first = run.front().first;
  entry.second = run.front().second;
  entry.cases = std::move(run);
  return entry;
}

}  // namespace

auto gather_moved(PairAudit& audit) -> void {
  std::vector<Entry> moved;
  for (const auto& entry : audit.entries) {
    if (is_only_moved(entry)) moved.push_back(entry);
  }
  std::erase_if(audit.entries, is_only_moved);
  std::ranges::sort(moved, {}, [](const Entry& entry) { return entry.first.front(); });
  std::vector<Entry> gathered;
  for (std::size_t from = 0; from < moved.size();) {
    auto to = from + 1;
    while (to < moved.size() && follows(moved[to], moved[to - 1])) ++to;
    std::vector<Entry> run(moved.begin() + static_cast<std::ptrdiff_t>(from),
                           moved.begin() + static_cast<std::ptrdiff_t>(to));
    if (run.size() > 1) take_heading(audit, run);
    gathered.push_back(run.size() == 1 ? std::move(run.front()) : as_one(audit, std::move(run)));
    from = to;
  }
  for (auto& entry : gathered) {
    const auto after = std::ranges::find_if(audit.entries, [&](const Entry& each) {
      return each.severity == entry.severity && each.gravity < entry.gravity;
    });
    audit.entries.insert(after, std::move(entry));
  }
}

}  // namespace ruleproof::audit
