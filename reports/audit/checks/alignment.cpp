#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/checklist/reading.hpp"
#include "reports/audit/sources/sources.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t most_cells = 4'000'000;  // of the table; rulebooks have some hundred lines
constexpr int alike = 40;                      // of a hundred: the least by which lines are one

/// How much two lines say the same, of a hundred.
auto likeness(const Facts& a, const Facts& b) -> int {
  int common = 0;
  int all = 0;
  for (const auto& [fact, times] : a) {
    const auto other = b.find(fact);
    common += other == b.end() ? 0 : std::min(times, other->second);
    all += times;
  }
  for (const auto& [fact, times] : b) all += times;
  if (all == 0) return alike;
  return 200 * common / all;
}

auto facts_at(const Sources& sources, std::size_t line) -> const Facts& {
  static const Facts none;
  const auto found = sources.checklist.says.find(static_cast<int>(line));
  return found == sources.checklist.says.end() ? none : found->second;
}

}  // namespace

auto lines_now(const Sources& sources, const std::vector<LineReading>& lines) -> std::vector<int> {
  const auto old = static_cast<std::size_t>(sources.lines);
  const auto size = lines.size();
  std::vector<int> now(old + 1, 0);
  std::iota(now.begin(), now.end(), 0);
  if (size == old) return now;
  const auto cells = (old + 1) * (size + 1);
  if (cells > most_cells || sources.checklist.says.empty()) {
    for (auto& line : now) line = line <= static_cast<int>(size) ? line : 0;
    return now;
  }
  // The best way to go through both, as in a comparison of two files.
  std::vector<int> best(cells, 0);
  const auto cell = [&](std::size_t i, std::size_t j) -> int& { return best[i * (size + 1) + j]; };
  const auto pair = [&](std::size_t i, std::size_t j) {
    const int like = likeness(facts_at(sources, i), lines[j - 1].facts);
    return like >= alike ? like : -1;
  };
  for (std::size_t i = 1; i <= old; ++i) {
    for (std::size_t j = 1; j <= size; ++j) {
      cell(i, j) = std::max(cell(i - 1, j), cell(i, j - 1));
      const int both = pair(i, j);
      if (both >= 0) cell(i, j) = std::max(cell(i, j), cell(i - 1, j - 1) + both);
    }
  }
  std::ranges::fill(now, 0);
  for (auto i = old, j = size; i > 0 && j > 0;) {
    const int both = pair(i, j);
    if (both >= 0 && cell(i, j) == cell(i - 1, j - 1) + both) {
      now[i--] = static_cast<int>(j--);
    } else if (cell(i, j) == cell(i - 1, j)) {
      --i;
    } else {
      --j;
    }
  }
  return now;
}

}  // namespace ruleproof::audit
