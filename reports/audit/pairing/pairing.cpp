#include "reports/audit/pairing/pairing.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "reports/audit/pairing/band.hpp"
#include "reports/audit/pairing/learn.hpp"
#include "reports/audit/pairing/leftovers.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

constexpr float enough = 0.22F;    // likeness from which a pair is better than none
constexpr float hopeless = 0.12F;  // below it, no merge with a neighbour is tried
constexpr float merge_costs = 0.06F;
constexpr float more_of_it = 1.3F;  // what three sentences weigh where two weigh one
constexpr float other_item = 0.26F;
constexpr float other_block = 0.2F;   // what it costs to merge sentences of two paragraphs
constexpr double sure_in_gap = 0.35;  // that what stands alone in one place belongs together
constexpr int rounds = 3;

enum class Step : std::uint8_t {
  none,
  skip_first,
  skip_second,
  one,
  one_two,
  two_one,
  two_two,
  cross
};

/// How many sentences of each text a step takes.
constexpr auto taken = std::to_array<std::pair<int, int>>(
    {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {2, 2}});

struct Cell {
  float gain = -1e9F;
  Step step = Step::none;
};

class Table {
 public:
  Table(const Sides& sides, const Dictionary& dictionary)
      : sides_(sides), dictionary_(dictionary), band_(band_of(sides)) {
    for (const auto& [from, to] : band_) rows_.emplace_back(static_cast<std::size_t>(to - from));
    fill();
  }

  [[nodiscard]] auto path() const -> std::vector<Pairing> {
    std::vector<Pairing> path;
    auto i = static_cast<int>(sides_.first.units.size());
    auto j = static_cast<int>(sides_.second.units.size());
    while (i > 0 || j > 0) {
      const auto step = at(i, j).step;
      const auto [a, b] = taken[static_cast<std::size_t>(step)];
      if (step == Step::cross) {
        path.push_back({{i - 1}, {j - 2}, 0, true});
        path.push_back({{i - 2}, {j - 1}, 0, true});
      } else {
        Pairing pairing;
        for (int k = i - a; k < i; ++k) pairing.first.push_back(k);
        for (int k = j - b; k < j; ++k) pairing.second.push_back(k);
        path.push_back(std::move(pairing));
      }
      i -= a;
      j -= b;
    }
    std::ranges::reverse(path);
    return path;
  }

 private:
  [[nodiscard]] auto inside(int i, int j) const -> bool {
    if (i < 0 || j < 0) return false;
    const auto& [from, to] = band_[static_cast<std::size_t>(i)];
    return j >= from && j < to;
  }
  [[nodiscard]] auto at(int i, int j) const -> const Cell& {
    const auto row = static_cast<std::size_t>(i);
    return rows_[row][static_cast<std::size_t>(j - band_[row].first)];
  }

  auto gain(const Unit& first, const Unit& second) const -> float {
    const auto like = likeness(first, second, dictionary_);
    return like.alike - unlikely(first, second, sides_.ratio) - enough;
  }
  auto consider(Cell& cell, int i, int j, Step step, float gained) const -> void {
    const auto [a, b] = taken[static_cast<std::size_t>(step)];
    if (!inside(i - a, j - b)) return;
    const float total = at(i - a, j - b).gain + gained;
    if (total > cell.gain) cell = {total, step};
  }

  auto fill() -> void {
    const auto n = static_cast<int>(sides_.first.units.size());
    std::vector<float> above;  // gains of the pairs of the row above, for merges
    for (int i = 0; i <= n; ++i) {
      const auto& [from, to] = band_[static_cast<std::size_t>(i)];
      std::vector<float> gains(static_cast<std::size_t>(to - from), -1);
      for (int j = from; j < to; ++j) {
        if (i > 0 && j > 0) {
          gains[static_cast<std::size_t>(j - from)] =
              gain(sides_.first.units[static_cast<std::size_t>(i - 1)],
                   sides_.second.units[static_cast<std::size_t>(j - 1)]);
        }
      }
      const auto own = [&](int j) {
        return j < from || j >= to ? -1.0F : gains[static_cast<std::size_t>(j - from)];
      };
      const auto before = [&](int j) {
        if (i == 0) return -1.0F;
        const auto& [first, last] = band_[static_cast<std::size_t>(i - 1)];
        return j < first || j >= last ? -1.0F : above[static_cast<std::size_t>(j - first)];
      };
      for (int j = from; j < to; ++j) fill_cell(i, j, own, before);
      above = std::move(gains);
    }
  }

  template <class Own, class Before>
  auto fill_cell(int i, int j, const Own& own, const Before& before) -> void {
    auto& row = rows_[static_cast<std::size_t>(i)];
    Cell cell;
    if (i == 0 && j == 0) cell.gain = 0;
    consider(cell, i, j, Step::skip_first, 0);
    consider(cell, i, j, Step::skip_second, 0);
    if (i > 0 && j > 0) {
      consider(cell, i, j, Step::one, own(j));
      merges(cell, i, j, own, before);
    }
    row[static_cast<std::size_t>(j - band_[static_cast<std::size_t>(i)].first)] = cell;
  }

  /// What it costs to take two neighbours for one.
  static auto costs(const Unit& joined) -> float {
    if (joined.block >= 0) return merge_costs;
    if (joined.part == Part::item) return other_item;
    const bool is_apart = joined.part == Part::cell || joined.part == Part::heading;
    return is_apart ? 1.0F : other_block;
  }

  template <class Own, class Before>
  auto merges(Cell& cell, int i, int j, const Own& own, const Before& before) -> void {
    static constexpr float least = hopeless - enough;
    const auto& a = sides_.first;
    const auto& b = sides_.second;
    const auto x = static_cast<std::size_t>(i - 1);
    const auto y = static_cast<std::size_t>(j - 1);
    const bool two_of_first = i > 1 && (own(j) > least || before(j) > least);
    const bool two_of_second = j > 1 && (own(j) > least || own(j - 1) > least);
    if (two_of_second) {
      consider(cell, i, j, Step::one_two,
               gain(a.units[x], b.joined[y - 1]) * more_of_it - costs(b.joined[y - 1]));
    }
    if (two_of_first) {
      consider(cell, i, j, Step::two_one,
               gain(a.joined[x - 1], b.units[y]) * more_of_it - costs(a.joined[x - 1]));
    }
    if (!two_of_first || !two_of_second) return;
    consider(cell, i, j, Step::two_two,
             gain(a.joined[x - 1], b.joined[y - 1]) * 1.5F - 2 * costs(a.joined[x - 1]) -
                 2 * costs(b.joined[y - 1]));
    const auto crosswise = own(j - 1) + before(j);
    if (own(j - 1) > 0.1F && before(j) > 0.1F) {
      consider(cell, i, j, Step::cross, crosswise - 2 * merge_costs);
    }
  }

  const Sides& sides_;
  const Dictionary& dictionary_;
  Band band_;
  std::vector<std::vector<Cell>> rows_;
};

/// How sure it is that a pair is one: alike, and of enough to tell it by.
auto confidence_of(const Sides& sides, const Pairing& pairing, const Dictionary& dictionary)
    -> double {
  const auto& first = unit_of(sides.first, pairing.first);
  const auto& second = unit_of(sides.second, pairing.second);
  const auto like = likeness(first, second, dictionary);
  const double alike = std::clamp((like.alike - 0.2) / 0.45, 0.0, 1.0);
  return alike * like.evidence / (like.evidence + 1.0);
}

/// How like their partners the sentences of a text are; 0 for those without.
auto partners_of(const Sides& sides, const std::vector<Pairing>& path, const Dictionary& dictionary,
                 bool of_first) -> std::vector<float> {
  std::vector<float> alike(of_first ? sides.first.units.size() : sides.second.units.size());
  for (const auto& pairing : path) {
    if (pairing.first.empty() || pairing.second.empty()) continue;
    const auto like = likeness(unit_of(sides.first, pairing.first),
                               unit_of(sides.second, pairing.second), dictionary);
    for (const int i : of_first ? pairing.first : pairing.second) {
      alike[static_cast<std::size_t>(i)] = like.alike;
    }
  }
  return alike;
}

/// How sure it is that a sentence has no partner: nothing near it is like it, but for what is more
/// like something else.
auto sure_alone(const Sides& sides, const Pairing& pairing, const Dictionary& dictionary, int near,
                const std::vector<float>& taken_by) -> double {
  const bool is_first = pairing.second.empty();
  const auto& own =
      unit_of(is_first ? sides.first : sides.second, is_first ? pairing.first : pairing.second);
  const auto& others = is_first ? sides.second.units : sides.first.units;
  static constexpr int reach = 40;
  float best = 0;
  const int last = std::min(static_cast<int>(others.size()), near + reach);
  for (int k = std::max(0, near - reach); k < last; ++k) {
    const auto& other = others[static_cast<std::size_t>(k)];
    const auto like =
        is_first ? likeness(own, other, dictionary) : likeness(other, own, dictionary);
    if (like.alike > taken_by[static_cast<std::size_t>(k)]) best = std::max(best, like.alike);
  }
  return std::clamp(1.2 - 1.6 * static_cast<double>(best), 0.05, 1.0);
}

/// A pair between two pairs that it stands next to in both texts is surer: its place says so, too.
/// Where words say nothing, places say most.
auto trust_places(std::vector<Pairing>& path, bool blind) -> void {
  const double each = blind ? 0.25 : 0.15;
  const auto follows = [](const Pairing& a, const Pairing& b) {
    return !a.first.empty() && !a.second.empty() && !b.first.empty() && !b.second.empty() &&
           a.first.back() + 1 == b.first.front() && a.second.back() + 1 == b.second.front();
  };
  std::vector<double> places(path.size());
  for (std::size_t k = 0; k + 1 < path.size(); ++k) {
    if (!follows(path[k], path[k + 1])) continue;
    places[k] += each;
    places[k + 1] += each;
  }
  for (std::size_t k = 0; k < path.size(); ++k) {
    path[k].confidence += (1 - path[k].confidence) * places[k];
  }
}

/// Sentences that were found elsewhere and are hardly sure to be the same are alone again.
auto part_unsure(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
    -> void {
  static constexpr double sure = 0.4;
  std::vector<Pairing> parted;
  for (auto& pairing : path) {
    const bool stays = !pairing.moved || pairing.first.empty() || pairing.second.empty() ||
                       confidence_of(sides, pairing, dictionary) >= sure;
    if (stays) {
      parted.push_back(std::move(pairing));
      continue;
    }
    parted.push_back({pairing.first, {}});
    parted.push_back({{}, pairing.second});
  }
  path = std::move(parted);
}

auto finish(const Sides& sides, std::vector<Pairing> path, Dictionary dictionary) -> Paired {
  part_unsure(sides, path, dictionary);
  fill_gaps(sides, path, dictionary, true);
  const auto taken_first = partners_of(sides, path, dictionary, true);
  const auto taken_second = partners_of(sides, path, dictionary, false);
  int near_first = 0;
  int near_second = 0;
  for (auto& pairing : path) {
    if (!pairing.first.empty() && !pairing.second.empty()) {
      pairing.confidence = confidence_of(sides, pairing, dictionary);
      if (pairing.in_gap) pairing.confidence = std::max(pairing.confidence, sure_in_gap);
      if (!pairing.moved) near_second = pairing.second.back();
      near_first = pairing.first.back();
    } else {
      const bool is_first = pairing.second.empty();
      pairing.confidence =
          sure_alone(sides, pairing, dictionary, is_first ? near_second : near_first,
                     is_first ? taken_second : taken_first);
    }
  }
  trust_places(path, sides.blind);
  return {std::move(path), std::move(dictionary)};
}

}  // namespace

auto pair_up(Sides& sides, bool same_language, const Dictionary& given, const Dictionary& outside)
    -> Paired {
  // What these two texts teach comes first; terms are told by that alone.
  auto own = given;
  auto dictionary = own;
  dictionary.add_all(outside);
  auto path = Table(sides, dictionary).path();
  for (int round = 1; round < rounds && !same_language; ++round) {
    own = learned(sides, path, dictionary, given);
    dictionary = own;
    dictionary.add_all(outside);
    path = Table(sides, dictionary).path();
  }
  if (same_language) pair_twins(sides, path);
  fill_gaps(sides, path, dictionary, false);
  absorb(sides, path, dictionary);
  find_moved(sides, path, dictionary);
  absorb(sides, path, dictionary);
  auto paired = finish(sides, std::move(path), std::move(dictionary));
  paired.dictionary = std::move(own);
  return paired;
}

auto pair_in_order(Sides& sides, const Dictionary& given) -> Paired {
  std::vector<Pairing> path;
  double first = 0;
  double second = 0;
  for (std::size_t i = 0; i < std::min(sides.first.units.size(), sides.second.units.size()); ++i) {
    const auto& a = sides.first.units[i];
    const auto& b = sides.second.units[i];
    const auto at = static_cast<int>(i);
    if (a.is_blank && b.is_blank) continue;
    if (b.is_blank) {
      path.push_back({{at}, {}, 1, false});
    } else if (a.is_blank) {
      path.push_back({{}, {at}, 1, false});
    } else {
      path.push_back({{at}, {at}, 1, false});
      first += a.letters;
      second += b.letters;
    }
  }
  if (first > 0 && second > 0) sides.ratio = second / first;
  auto dictionary = learned(sides, path, given, given);
  for (auto& pairing : path) pairing.confidence = 1;
  return {std::move(path), std::move(dictionary)};
}

}  // namespace ruleproof::audit
