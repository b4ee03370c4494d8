#include "reports/audit/align/path.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace ruleproof::audit {

namespace {

// Measured on the text in fixtures/, as those of align.cpp.
constexpr double left_out = 0.1;  ///< a clause that no line makes
constexpr double stay = 0.2;      ///< a second clause on one line
constexpr double skip = 0.1;      ///< a line without a clause
constexpr double back = 0.4;      ///< a step back, and how it grows with its length
constexpr double further_back = 0.05;
constexpr double of_gap = 0.25;   ///< second round: a line that has no clause yet...
constexpr double of_near = 0.25;  ///< ...and is near the neighbours of the clause
constexpr double enough = 0.3;
/// Jumps of so many spots are all tried; of further ones only that from the best spot on each side:
/// so the work grows with the length of a text, not with its square.
constexpr std::size_t window = 400;

/// What it costs to go from one spot to another; headings between them cost nothing.
class Jumps {
 public:
  explicit Jumps(const std::vector<bool>& headings)
      : before_(headings.size() + 1, 0), logarithms_(headings.size() + 2, 0) {
    for (std::size_t i = 1; i < logarithms_.size(); ++i) {
      logarithms_[i] = std::log2(static_cast<double>(i));
    }
    for (std::size_t i = 0; i < headings.size(); ++i) {
      before_[i + 1] = before_[i] + (headings[i] ? 0 : 1);
    }
  }
  [[nodiscard]] auto cost(std::size_t from, std::size_t to) const -> double {
    if (to == from) return stay;
    if (to < from) return back + further_back * logarithms_[1 + from - to];
    const int gap = before_[to] - before_[from + 1];
    return gap < 4 ? skip * gap : skip * (3 + logarithms_[static_cast<std::size_t>(gap - 2)]);
  }

 private:
  std::vector<int> before_;
  std::vector<double> logarithms_;
};

/// For each spot the best one up to it, or from it on.
struct Records {
  explicit Records(const std::vector<double>& best) : until(best.size()), from(best.size()) {
    for (std::size_t i = 0; i < best.size(); ++i) {
      until[i] = i > 0 && best[until[i - 1]] >= best[i] ? until[i - 1] : i;
    }
    for (auto i = best.size(); i-- > 0;) {
      from[i] = i + 1 < best.size() && best[from[i + 1]] > best[i] ? from[i + 1] : i;
    }
  }
  std::vector<std::size_t> until;
  std::vector<std::size_t> from;
};

/// For each clause the spot of the best path; -1 where it is left out.
auto best_path(const Table& scores, const std::vector<bool>& headings) -> std::vector<int> {
  struct Step {
    std::size_t from = 0;
    bool left_out = false;
  };
  const Jumps jumps(headings);
  std::vector<double> best(headings.size(), 0);
  std::vector<std::vector<Step>> steps;
  for (const auto& row : scores) {
    const Records records(best);
    std::vector<double> next(headings.size(), 0);
    std::vector<Step> step(headings.size());
    for (std::size_t to = 0; to < headings.size(); ++to) {
      next[to] = best[to] + left_out;
      step[to] = {to, true};
      if (headings[to]) continue;
      const auto consider = [&](std::size_t from) {
        const double value = best[from] - jumps.cost(from, to) + row[to];
        if (value <= next[to]) return;
        next[to] = value;
        step[to] = {from, false};
      };
      const auto first = to > window ? to - window : 0;
      const auto last = std::min(headings.size(), to + window + 1);
      if (first > 0) consider(records.until[first - 1]);
      for (auto from = first; from < last; ++from) consider(from);
      if (last < headings.size()) consider(records.from[last]);
    }
    best = std::move(next);
    steps.push_back(std::move(step));
  }
  std::vector<int> path(scores.size(), -1);
  auto at = static_cast<std::size_t>(std::ranges::max_element(best) - best.begin());
  for (auto i = steps.size(); i-- > 0;) {
    if (!steps[i][at].left_out) path[i] = static_cast<int>(at);
    at = steps[i][at].from;
  }
  return path;
}

/// The second round: what the path has left out goes where it fits best, one after the other.
class Rest {
 public:
  Rest(const Table& scores, const std::vector<bool>& headings, std::vector<int>& path)
      : scores_(scores), headings_(headings), path_(path), taken_(headings.size(), false) {
    int last = 0;
    for (const int at : path) {
      if (at >= 0) {
        last = at;
        taken_[static_cast<std::size_t>(at)] = true;
      }
      near_.push_back(last);
    }
  }
  auto run() -> void {
    while (place_one()) {
    }
  }

 private:
  auto place_one() -> bool {
    double best = enough;
    std::size_t clause = 0;
    std::size_t spot = headings_.size();
    for (std::size_t i = 0; i < scores_.size(); ++i) {
      for (std::size_t j = 0; j < headings_.size() && path_[i] < 0; ++j) {
        if (headings_[j]) continue;
        const double away = std::abs(static_cast<double>(j) - near_[i] - 0.5);
        const double value = scores_[i][j] + (taken_[j] ? 0 : of_gap) + of_near / (1 + away);
        if (value <= best) continue;
        best = value;
        clause = i;
        spot = j;
      }
    }
    if (spot == headings_.size()) return false;
    path_[clause] = static_cast<int>(spot);
    taken_[spot] = true;
    return true;
  }

  const Table& scores_;
  const std::vector<bool>& headings_;
  std::vector<int>& path_;
  std::vector<bool> taken_;
  std::vector<int> near_;
};

}  // namespace

auto path_through(const Table& scores, const std::vector<bool>& headings) -> std::vector<int> {
  auto path = std::vector<int>(scores.size(), -1);
  if (!headings.empty()) path = best_path(scores, headings);
  Rest(scores, headings, path).run();
  return path;
}

}  // namespace ruleproof::audit
