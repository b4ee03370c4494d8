#include "reports/audit/pairing/leftovers.hpp"

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"

namespace ruleproof::audit {
namespace {

constexpr float far_enough = 0.55F;  // likeness of what is looked for anywhere
constexpr float much_evidence = 2.5F;
constexpr float least_in_gap = 0.05F;

/// As many sentences of each text, alone between two pairs: what stands in the same place belongs
/// together, unless much speaks against it.
class Gaps {
 public:
  Gaps(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
      : sides_(sides), path_(path), dictionary_(dictionary) {}

  auto fill() -> void {
    std::vector<std::size_t> first;
    std::vector<std::size_t> second;
    for (std::size_t k = 0; k <= path_.size(); ++k) {
      if (k < path_.size() && path_[k].second.empty()) {
        first.push_back(k);
      } else if (k < path_.size() && path_[k].first.empty()) {
        second.push_back(k);
      } else {
        meet(first, second);
        first.clear();
        second.clear();
      }
    }
    std::erase_if(path_, [](const Pairing& p) { return p.first.empty() && p.second.empty(); });
  }

 private:
  auto meet(const std::vector<std::size_t>& first, const std::vector<std::size_t>& second) -> void {
    static constexpr std::size_t most = 3;
    if (first.size() != second.size() || first.size() > most) return;
    for (std::size_t i = 0; i < first.size(); ++i) {
      const auto& a = unit_of(sides_.first, path_[first[i]].first);
      const auto& b = unit_of(sides_.second, path_[second[i]].second);
      const auto like = likeness(a, b, dictionary_);
      if (a.part != b.part || like.alike - unlikely(a, b, sides_.ratio) < least_in_gap) continue;
      // The later one of the two keeps the pair, so that the order of both texts stays.
      auto& to = path_[std::max(first[i], second[i])];
      auto& from = path_[std::min(first[i], second[i])];
      (to.first.empty() ? to.first : to.second) =
          std::move(from.first.empty() ? from.second : from.first);
      from.first.clear();
      from.second.clear();
      to.in_gap = true;
    }
  }

  const Sides& sides_;
  std::vector<Pairing>& path_;
  const Dictionary& dictionary_;
};

}  // namespace

auto unit_of(const Side& side, const std::vector<int>& at) -> const Unit& {
  const auto first = static_cast<std::size_t>(at.front());
  return at.size() == 1 ? side.units[first] : side.joined[first];
}

auto unlikely(const Unit& first, const Unit& second, double ratio) -> float {
  static constexpr double spread = 14;
  const double expected = first.letters * ratio;
  const double mean = (expected + second.letters) / 2 + 1;
  const double apart = (second.letters - expected) * (second.letters - expected) / (spread * mean);
  float against = 0.02F * static_cast<float>(std::min(apart, 10.0));
  const bool one_example = (first.part == Part::example) != (second.part == Part::example);
  const bool one_heading = (first.part == Part::heading) != (second.part == Part::heading);
  if (one_example) against += 0.12F;
  if (one_heading) against += 0.08F;
  return against;
}

auto fill_gaps(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
    -> void {
  Gaps(sides, path, dictionary).fill();
}

auto find_moved(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
    -> void {
  static constexpr std::size_t most = 1'500;  // alone on either side: then every pair can be tried
  std::vector<std::size_t> first;
  std::vector<std::size_t> second;
  for (std::size_t k = 0; k < path.size(); ++k) {
    if (path[k].second.empty()) first.push_back(k);
    if (path[k].first.empty()) second.push_back(k);
  }
  if (first.size() > most || second.size() > most) return;
  struct Candidate {
    float alike;
    std::size_t a, b;
  };
  std::vector<Candidate> candidates;
  for (const auto a : first) {
    for (const auto b : second) {
      const auto& x = unit_of(sides.first, path[a].first);
      const auto& y = unit_of(sides.second, path[b].second);
      const auto like = likeness(x, y, dictionary);
      const float alike = like.alike - unlikely(x, y, sides.ratio);
      if (like.evidence > much_evidence && alike > far_enough) candidates.push_back({alike, a, b});
    }
  }
  std::ranges::sort(candidates, {},
                    [](const Candidate& c) { return std::tuple(-c.alike, c.a, c.b); });
  for (const auto& [alike, a, b] : candidates) {
    if (!path[a].second.empty() || path[b].second.empty()) continue;
    path[a].second = std::move(path[b].second);
    path[b].second.clear();
    path[a].moved = true;
  }
  std::erase_if(path, [](const Pairing& p) { return p.first.empty() && p.second.empty(); });
}

}  // namespace ruleproof::audit
