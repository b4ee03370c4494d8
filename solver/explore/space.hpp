/// The visited positions of a breadth-first search, level by level.
///
/// Two of them with the same face: WordSpace, where a position fits in one word, and SpanSpace,
/// where it does not. Successors are pushed; they are looked up in batches, so that memory is
/// fetched ahead of its use.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/packing.hpp"
#include "solver/explore/memory.hpp"
#include "solver/explore/state_set.hpp"

namespace ruleproof::solver {

/// The fields of a position fit in one word.
template <class G>
constexpr auto fields_fit_a_word() -> bool {
  if constexpr (Fielded<typename G::State>) {
    return detail::most_bits<typename G::State>() <= 64;
  } else {
    return false;
  }
}

/// Games whose positions are single words to the search.
template <class G>
concept OneWord = Compact<G> || (Game<G> && fields_fit_a_word<G>());

/// Positions of one word: only the set of words, and the two levels at work; older levels are kept
/// for witnesses if asked.
template <OneWord G>
class WordSpace {
 public:
  using State = typename G::State;

  WordSpace(const G& game, bool keep_levels, std::size_t max_bytes)
      : game_(game), keep_(keep_levels), set_(max_bytes), levels_(1) {}

  /// Notes a position of the next level, unless it has been seen. False when there is no memory.
  auto push(const State& state) -> bool {
    const auto word = to_word(state);
    const auto hash = hash_word(word);
    set_.prefetch(hash);
    waiting_[count_++] = {word, hash};
    return count_ < waiting_.size() || flush();
  }

  /// Looks up what is still waiting. False when there is no memory.
  auto flush() -> bool {
    for (std::size_t i = 0; i < count_; ++i) {
      const auto added = set_.insert(waiting_[i].word, waiting_[i].hash);
      if (added == Added::known) continue;
      if (added == Added::no_memory || !levels_.back().push(waiting_[i].word)) return false;
    }
    count_ = 0;
    return true;
  }

  /// Starts a new level. The number of positions of the level that is now complete.
  auto close_level() -> std::size_t {
    const auto size = levels_.back().size();
    levels_.emplace_back();
    if (!keep_ && levels_.size() > 2) levels_[levels_.size() - 3] = {};
    return size;
  }

  /// Visits the level that was closed last, in order, until `visit(state)` says false.
  template <class Visit>
  auto for_each(Visit&& visit) -> bool {
    auto& level = levels_[levels_.size() - 2];
    for (std::size_t i = 0;; ++i) {
      const auto block = keep_ ? level.peek(i) : level.take();
      if (block.empty()) return true;
      for (const auto word : block) {
        if (!visit(from_word(word))) return false;
      }
    }
  }

  /// Visits a kept level.
  template <class Visit>
  auto for_each_of(std::size_t level, Visit&& visit) const -> void {
    for (std::size_t i = 0;; ++i) {
      const auto block = levels_[level].peek(i);
      if (block.empty()) return;
      for (const auto word : block) {
        if (!visit(from_word(word))) return;
      }
    }
  }

  [[nodiscard]] auto size() const -> std::size_t { return set_.size(); }
  [[nodiscard]] auto bytes() const -> std::size_t {
    auto bytes = sizeof(*this) + set_.bytes() + (levels_.capacity() * sizeof(levels_[0]));
    const auto first = keep_ || levels_.size() < 2 ? 0 : levels_.size() - 2;
    for (auto i = first; i < levels_.size(); ++i) bytes += levels_[i].bytes();
    return bytes;
  }

 private:
  auto to_word(const State& state) const -> std::uint64_t {
    if constexpr (Compact<G>) {
      return game_.compact(state);
    } else {
      return pack(state).words[0];
    }
  }
  auto from_word(std::uint64_t word) const -> State {
    if constexpr (Compact<G>) {
      return game_.expand(word);
    } else {
      return unpack<State>({&word, 1});
    }
  }

  struct Waiting {
    std::uint64_t word;
    std::uint64_t hash;
  };

  const G& game_;
  bool keep_;
  WordSet set_;
  std::vector<WordQueue> levels_;
  std::array<Waiting, 64> waiting_;
  std::size_t count_ = 0;
};

/// Positions of several words: the arena of the set is in the order of arrival, so that levels are
/// ranges of numbers and are always kept.
template <Game G>
  requires Fielded<typename G::State>
class SpanSpace {
 public:
  using State = typename G::State;

  SpanSpace(const G& /*game*/, bool /*keep_levels*/, std::size_t max_bytes) : set_(max_bytes) {}

  auto push(const State& state) -> bool {
    auto& next = waiting_[count_++];
    next.packed = pack(state);
    next.hash = hash_words(next.packed.view());
    set_.prefetch(next.hash);
    return count_ < waiting_.size() || flush();
  }

  auto flush() -> bool {
    for (std::size_t i = 0; i < count_; ++i) {
      const auto placed = set_.insert(waiting_[i].packed.view(), waiting_[i].hash);
      if (placed.added == Added::no_memory) return false;
    }
    count_ = 0;
    return true;
  }

  auto close_level() -> std::size_t {
    const auto size = set_.size() - ends_.back();
    ends_.push_back(set_.size());
    return size;
  }

  template <class Visit>
  auto for_each(Visit&& visit) -> bool {
    for (auto n = ends_[ends_.size() - 2], end = ends_.back(); n < end; ++n) {
      if (!visit(unpack<State>(set_[n]))) return false;
    }
    return true;
  }

  template <class Visit>
  auto for_each_of(std::size_t level, Visit&& visit) const -> void {
    for (auto n = ends_[level]; n < ends_[level + 1]; ++n) {
      if (!visit(unpack<State>(set_[n]))) return;
    }
  }

  [[nodiscard]] auto size() const -> std::size_t { return set_.size(); }
  [[nodiscard]] auto bytes() const -> std::size_t {
    return sizeof(*this) + set_.bytes() + (ends_.capacity() * sizeof(ends_[0]));
  }

 private:
  struct Waiting {
    Packed<State> packed;
    std::uint64_t hash;
  };

  SpanSet set_;
  std::vector<std::size_t> ends_{0};  ///< of each level, as numbers of the set
  std::array<Waiting, 32> waiting_;
  std::size_t count_ = 0;
};

namespace detail {
template <class G>
struct SpaceOf {
  using Type = SpanSpace<G>;
};
template <OneWord G>
struct SpaceOf<G> {
  using Type = WordSpace<G>;
};
}  // namespace detail

/// The space that suits a game.
template <Game G>
using Space = typename detail::SpaceOf<G>::Type;

}  // namespace ruleproof::solver
