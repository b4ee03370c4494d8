#include "reports/audit/pairing/leftovers.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "reports/audit/pairing/pairing.hpp"
#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {
namespace {

constexpr float far_enough = 0.55F;    // likeness of what is looked for anywhere
constexpr float rather_alike = 0.36F;  // the same, where nothing else comes near
constexpr float much_evidence = 2.5F;
constexpr float least_in_gap = 0.05F;

/// Drops the entries whose sentences went to others.
auto drop_empty(std::vector<Pairing>& path) -> void {
  std::erase_if(path, [](const Pairing& p) { return p.first.empty() && p.second.empty(); });
}

/// As many sentences of each text, alone between two pairs: what stands in the same place belongs
/// together, unless much speaks against it.
class Gaps {
 public:
  Gaps(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary,
       bool only_headings)
      : sides_(sides), path_(path), dictionary_(dictionary), only_headings_(only_headings) {}

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
    drop_empty(path_);
  }

 private:
  auto meet(const std::vector<std::size_t>& first, const std::vector<std::size_t>& second) -> void {
    static constexpr std::size_t most = 3;
    static constexpr int most_of_heading = 16;  // letters
    if (first.size() == 1 && second.size() == 2 && !only_headings_) {
      return divided(first, second, true);
    }
    if (first.size() == 2 && second.size() == 1 && !only_headings_) {
      return divided(second, first, false);
    }
    if (first.size() != second.size() || first.size() > most) return;
    for (std::size_t i = 0; i < first.size(); ++i) {
      const auto& a = unit_of(sides_.first, path_[first[i]].first);
      const auto& b = unit_of(sides_.second, path_[second[i]].second);
      const auto like = likeness(a, b, dictionary_);
      // Of a word or two, such as headings, little more than the place is known.
      const bool are_short = a.letters <= most_of_heading && b.letters <= most_of_heading;
      const bool is_alike =
          !only_headings_ && like.alike - unlikely(a, b, sides_.ratio) >= least_in_gap;
      if (a.part != b.part || !(is_alike || are_short)) continue;
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

  /// One sentence here, and two of one paragraph there.
  auto divided(const std::vector<std::size_t>& one, const std::vector<std::size_t>& two,
               bool one_is_first) -> void {
    static constexpr float least = 0.15F;
    const auto& own = one_is_first ? path_[one[0]].first : path_[one[0]].second;
    auto parts = one_is_first ? path_[two[0]].second : path_[two[0]].first;
    const auto& last = one_is_first ? path_[two[1]].second : path_[two[1]].first;
    if (own.size() != 1 || parts.size() != 1 || last.size() != 1 || parts[0] + 1 != last[0]) return;
    parts.push_back(last[0]);
    const auto& joined = unit_of(one_is_first ? sides_.second : sides_.first, parts);
    const auto& alone = unit_of(one_is_first ? sides_.first : sides_.second, own);
    const auto& a = one_is_first ? alone : joined;
    const auto& b = one_is_first ? joined : alone;
    const auto like = likeness(a, b, dictionary_);
    if (joined.block < 0 || a.part != b.part || like.alike - unlikely(a, b, sides_.ratio) < least) {
      return;
    }
    Pairing pair{one_is_first ? own : parts, one_is_first ? parts : own};
    pair.in_gap = true;
    for (const auto k : {one[0], two[0], two[1]}) path_[k] = {};
    path_[std::max(one[0], two[1])] = std::move(pair);
  }

  const Sides& sides_;
  std::vector<Pairing>& path_;
  const Dictionary& dictionary_;
  bool only_headings_;
};

/// Sentences of two editions that are the same, word for word.
class Twins {
 public:
  Twins(const Sides& sides, std::vector<Pairing>& path) : sides_(sides), path_(path) {}

  auto pair() -> void {
    note(sides_.first, true);
    note(sides_.second, false);
    find_loose();
    std::map<int, int> twins;
    std::set<int> taken;
    for (const auto& [key, at] : places_) {
      if (at.first.size() != 1 || at.second.size() != 1) continue;
      const auto first = loose_first_.find(at.first.front());
      const auto second = loose_second_.find(at.second.front());
      if (first == loose_first_.end() || second == loose_second_.end()) continue;
      if (first->second == second->second) continue;
      twins.emplace(first->first, second->first);
      taken.insert(second->first);
    }
    part(twins, taken);
  }

 private:
  /// Marks by number, letters and the part of the page: in one language words are marks.
  using Key = std::tuple<std::vector<int>, int, Part>;
  struct Places {
    std::vector<int> first;
    std::vector<int> second;
  };

  auto note(const Side& side, bool is_first) -> void {
    for (std::size_t i = 0; i < side.units.size(); ++i) {
      const auto& unit = side.units[i];
      if (unit.shared.empty()) continue;
      Key key{{}, unit.letters, unit.part};
      for (const auto& mark : unit.shared) std::get<0>(key).push_back(mark.id);
      auto& at = places_[std::move(key)];
      (is_first ? at.first : at.second).push_back(static_cast<int>(i));
    }
  }

  /// Sentences that are alone, or with one other.
  auto find_loose() -> void {
    for (std::size_t k = 0; k < path_.size(); ++k) {
      const auto& [first, second] = std::tie(path_[k].first, path_[k].second);
      if (first.size() > 1 || second.size() > 1) continue;
      if (!first.empty()) loose_first_.emplace(first.front(), k);
      if (!second.empty()) loose_second_.emplace(second.front(), k);
    }
  }

  /// Twins stand where the first one stood; who was with them is alone.
  auto part(const std::map<int, int>& twins, const std::set<int>& taken) -> void {
    std::vector<Pairing> path;
    for (auto& each : path_) {
      const auto twin = each.first.size() == 1 ? twins.find(each.first.front()) : twins.end();
      if (each.second.size() == 1 && taken.contains(each.second.front())) each.second.clear();
      if (twin != twins.end()) {
        path.push_back({{twin->first}, {twin->second}, 0, true});
        each.first.clear();
      }
      path.push_back(std::move(each));
    }
    path_ = std::move(path);
    drop_empty(path_);
  }

  const Sides& sides_;
  std::vector<Pairing>& path_;
  std::map<Key, Places> places_;
  std::map<int, std::size_t> loose_first_;  ///< by sentence: the entry of the path
  std::map<int, std::size_t> loose_second_;
};

class Absorber {
 public:
  Absorber(Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
      : sides_(sides), path_(path), dictionary_(dictionary) {}

  auto run() -> void {
    index(true);
    index(false);
    for (std::size_t k = 0; k < path_.size(); ++k) {
      if (path_[k].first.empty() || path_[k].second.empty()) continue;
      for (const bool of_first : {true, false}) {
        while (take(k, of_first, true) || take(k, of_first, false)) {
        }
      }
    }
    drop_empty(path_);
  }

 private:
  static constexpr float gain = 0.01F;            // by which a pair must become more alike
  static constexpr float gain_apart = 0.03F;      // the same, of the next paragraph
  static constexpr float fitting_gain = -0.03F;   // where the lengths fit better
  static constexpr float balanced_gain = -0.12F;  // where the lengths say that it belongs there
  static constexpr std::size_t most = 8;

  /// Whether the lengths are those of sentences that say the same.
  [[nodiscard]] auto fits(const Unit& own, const Unit& other, bool of_first) const -> bool {
    static constexpr double near = 1.25;
    const double ratio = of_first ? sides_.ratio : 1 / sides_.ratio;
    const double expected = own.letters * ratio + 1;
    const double apart = (other.letters + 1) / expected;
    return apart < near && apart > 1 / near;
  }

  [[nodiscard]] auto alike(const Unit& a, const Unit& b) const -> float {
    return likeness(a, b, dictionary_).alike - unlikely(a, b, sides_.ratio);
  }

  /// Notes the entries of the path that are a sentence of a text, alone.
  auto index(bool of_first) -> void {
    auto& alone = of_first ? alone_first_ : alone_second_;
    alone.assign((of_first ? sides_.first : sides_.second).units.size(), path_.size());
    for (std::size_t k = 0; k < path_.size(); ++k) {
      const auto& own = of_first ? path_[k].first : path_[k].second;
      const auto& other = of_first ? path_[k].second : path_[k].first;
      if (other.empty() && own.size() == 1) alone[static_cast<std::size_t>(own.front())] = k;
    }
  }

  /// The entry of the path that is that sentence of a text, alone; none: as many as there are.
  [[nodiscard]] auto alone(int sentence, bool of_first) const -> std::size_t {
    const auto& alone = of_first ? alone_first_ : alone_second_;
    const auto at = static_cast<std::size_t>(sentence);
    return sentence < 0 || at >= alone.size() ? path_.size() : alone[at];
  }

  auto take(std::size_t k, bool of_first, bool after) -> bool {
    auto& own = of_first ? path_[k].first : path_[k].second;
    const auto& other = of_first ? path_[k].second : path_[k].first;
    if (own.size() >= most) return false;
    const int sentence = after ? own.back() + 1 : own.front() - 1;
    const auto at = alone(sentence, of_first);
    if (at == path_.size()) return false;
    auto& side = of_first ? sides_.first : sides_.second;
    const auto& others = of_first ? sides_.second : sides_.first;
    const auto& unit = side.units[static_cast<std::size_t>(sentence)];
    const auto& neighbour = side.units[static_cast<std::size_t>(after ? own.back() : own.front())];
    const bool is_apart = unit.part != Part::item && unit.block != neighbour.block;
    const bool is_text = unit.part == Part::paragraph && neighbour.part == Part::paragraph;
    if (is_apart && !is_text) return false;
    auto more = own;
    more.insert(after ? more.end() : more.begin(), sentence);
    const auto& joined = more.size() == 2 ? unit_of(side, more) : join(side, more);
    const auto& partner = unit_of(others, other);
    const auto& now = unit_of(side, own);
    const float before = of_first ? alike(now, partner) : alike(partner, now);
    const float then = of_first ? alike(joined, partner) : alike(partner, joined);
    const bool balances = fits(joined, partner, of_first) && !fits(now, partner, of_first);
    const float least = is_apart                                ? gain_apart
                        : balances && own.size() < other.size() ? balanced_gain
                        : balances                              ? fitting_gain
                                                                : gain;
    if (then < before + least) return false;
    own = std::move(more);
    (of_first ? path_[at].first : path_[at].second).clear();
    (of_first ? alone_first_ : alone_second_)[static_cast<std::size_t>(sentence)] = path_.size();
    return true;
  }

  Sides& sides_;
  std::vector<Pairing>& path_;
  const Dictionary& dictionary_;
  std::vector<std::size_t> alone_first_;  ///< by sentence; `path_.size()`: it is not alone
  std::vector<std::size_t> alone_second_;
};

/// Sentences that found no partner in order, and each two of them that are neighbours, held against
/// all such of the other text.
class Moved {
 public:
  Moved(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
      : sides_(sides), path_(path), dictionary_(dictionary) {}

  auto find() -> void {
    static constexpr std::size_t most = 1'500;  // on either side: then every pair can be tried
    const auto first = pieces(true);
    const auto second = pieces(false);
    if (first.size() > most || second.size() > most) return;
    for (const auto& a : first) {
      for (const auto& b : second) consider(a, b);
    }
    std::ranges::sort(candidates_, {}, [](const Candidate& c) {
      return std::tuple(-c.alike, c.first.at, c.second.at);
    });
    for (const auto& candidate : candidates_) {
      if (is_free(candidate) && is_clear(candidate)) taken_.push_back(candidate);
    }
    for (const auto& candidate : taken_) join(candidate);
    drop_empty(path_);
  }

 private:
  /// One entry of the path, or it and the next one of its text.
  struct Piece {
    std::size_t at = 0;
    std::size_t next = 0;  ///< the same entry where it is one
    std::vector<int> sentences;

    [[nodiscard]] auto shares(const Piece& other) const -> bool {
      return at == other.at || at == other.next || next == other.at || next == other.next;
    }
  };
  struct Candidate {
    float alike;
    Piece first;
    Piece second;
  };

  [[nodiscard]] auto pieces(bool of_first) const -> std::vector<Piece> {
    std::vector<Piece> all;
    for (std::size_t k = 0; k < path_.size(); ++k) {
      const auto& own = of_first ? path_[k].first : path_[k].second;
      if (own.empty() || !(of_first ? path_[k].second : path_[k].first).empty()) continue;
      const auto* before = all.empty() ? nullptr : &all.back();
      const bool follows = own.size() == 1 && before != nullptr && before->sentences.size() <= 2 &&
                           before->sentences.back() + 1 == own.front();
      Piece both{follows ? before->next : k, k, {own.front() - 1, own.front()}};
      all.push_back({k, k, own});
      const auto& side = of_first ? sides_.first : sides_.second;
      if (follows && unit_of(side, both.sentences).block >= 0) {
        all.insert(all.end() - 1, std::move(both));
      }
    }
    return all;
  }

  auto consider(const Piece& a, const Piece& b) -> void {
    static constexpr float joined_costs = 0.03F;
    const bool two = a.at != a.next;
    if (two && b.at != b.next) return;
    const auto& x = unit_of(sides_.first, a.sentences);
    const auto& y = unit_of(sides_.second, b.sentences);
    const auto like = likeness(x, y, dictionary_);
    float alike = like.alike - unlikely(x, y, sides_.ratio);
    if (two || b.at != b.next) alike -= joined_costs;
    if (like.evidence > much_evidence && alike > rather_alike) candidates_.push_back({alike, a, b});
  }

  [[nodiscard]] auto is_free(const Candidate& candidate) const -> bool {
    return std::ranges::none_of(taken_, [&](const Candidate& taken) {
      return taken.first.shares(candidate.first) || taken.second.shares(candidate.second);
    });
  }

  /// Very much alike, or nothing else comes near.
  [[nodiscard]] auto is_clear(const Candidate& candidate) const -> bool {
    static constexpr float ahead = 0.06F;
    if (candidate.alike > far_enough) return true;
    return std::ranges::none_of(candidates_, [&](const Candidate& other) {
      const bool same_first = other.first.shares(candidate.first);
      const bool same_second = other.second.shares(candidate.second);
      return same_first != same_second && other.alike > candidate.alike - ahead;
    });
  }

  auto join(const Candidate& candidate) -> void {
    for (const auto k : {candidate.first.next, candidate.second.at, candidate.second.next}) {
      path_[k].first.clear();
      path_[k].second.clear();
    }
    auto& to = path_[candidate.first.at];
    to.first = candidate.first.sentences;
    to.second = candidate.second.sentences;
    to.moved = true;
  }

  const Sides& sides_;
  std::vector<Pairing>& path_;
  const Dictionary& dictionary_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> taken_;
};

}  // namespace

auto unit_of(const Side& side, const std::vector<int>& at) -> const Unit& {
  const auto first = static_cast<std::size_t>(at.front());
  if (at.size() > 2) return side.longer.at(at);
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
  if (one_example) against += 0.2F;
  if (one_heading) against += 0.08F;
  return against;
}

auto pair_twins(const Sides& sides, std::vector<Pairing>& path) -> void {
  Twins(sides, path).pair();
}

auto fill_gaps(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary,
               bool only_headings) -> void {
  Gaps(sides, path, dictionary, only_headings).fill();
}

auto absorb(Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary) -> void {
  Absorber(sides, path, dictionary).run();
}

auto find_moved(const Sides& sides, std::vector<Pairing>& path, const Dictionary& dictionary)
    -> void {
  Moved(sides, path, dictionary).find();
}

}  // namespace ruleproof::audit
