/// The moves out of a part of a level: for each kind of move a stream of where it leads, so that
/// streams that come sorted need no sorting.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/packed_words.hpp"

namespace ruleproof::solver {

/// Two play, without chance, and positions are words.
template <class G>
concept LevelGame = Compact<G> && Measured<G> && Scored<G> && Enumerable<G> && !Chancy<G>;

template <LevelGame G>
class LevelMoves {
 public:
  LevelMoves(const G& game, std::size_t most) : game_(game), most_(most) {
    game.every_move(kinds_);
    streams_.resize(kinds_.size());
  }

  auto clear() -> void {
    for (auto& stream : streams_) stream.clear();
    count_ = 0;
  }
  [[nodiscard]] auto full() const -> bool { return count_ >= most_; }
  [[nodiscard]] auto ungraded() const -> bool { return ungraded_; }
  [[nodiscard]] auto bytes() const -> std::size_t {
    std::size_t bytes = 0;
    for (const auto& stream : streams_) bytes += stream.capacity() * sizeof(Lead);
    return bytes;
  }

  [[nodiscard]] auto any(const typename G::State& state) -> bool {
    moves(game_, state, list_);
    return !list_.empty();
  }
  /// Tries every move of a position; `from` is noted beside each. The number of moves.
  auto add(const typename G::State& state, std::uint32_t from) -> std::size_t {
    moves(game_, state, list_);
    const auto measure = game_.measure(state);
    for (const auto& move : list_) {
      const auto next = game_.apply(state, move).next;
      if (game_.measure(next) != measure - 1) ungraded_ = true;
      streams_[kind_of(move)].push_back({game_.compact(next), from});
    }
    count_ += list_.size();
    return list_.size();
  }

  /// Writes where the moves lead, each position once and in order. False when that takes more than
  /// `most_bytes`.
  [[nodiscard]] auto write(std::uint64_t most_bytes, PackedWords& led) -> bool {
    std::vector<std::size_t> at(streams_.size(), 0);
    for (auto& stream : streams_) sort(stream);
    while (const auto least = least_of(at)) {
      if (led.bytes_grown() > most_bytes || !led.push(*least)) return false;
      for (std::size_t s = 0; s < streams_.size(); ++s) {
        while (at[s] < streams_[s].size() && streams_[s][at[s]].word == *least) ++at[s];
      }
    }
    return true;
  }

  /// Shows each move as (from, number of the position that it leads to in `next`).
  template <class Show>
  auto join(const PackedWords& next, Show&& show) -> void {
    for (auto& stream : streams_) {
      sort(stream);
      PackedWords::Reader reader(next);
      for (const auto& lead : stream) {
        while (reader.valid() && reader.word() < lead.word) reader.next();
        RULEPROOF_ASSERT(reader.valid() && reader.word() == lead.word);
        show(lead.from, reader.index());
      }
    }
  }

 private:
  struct Lead {
    std::uint64_t word = 0;
    std::uint32_t from = 0;
  };
  using Stream = std::vector<Lead>;

  [[nodiscard]] auto kind_of(const typename G::Move& move) const -> std::size_t {
    const auto found = std::ranges::find(kinds_, move);
    RULEPROOF_ASSERT(found != kinds_.end());
    return static_cast<std::size_t>(found - kinds_.begin());
  }
  static auto sort(Stream& stream) -> void {
    if (!std::ranges::is_sorted(stream, {}, &Lead::word)) {
      std::ranges::sort(stream, {}, &Lead::word);
    }
  }
  [[nodiscard]] auto least_of(const std::vector<std::size_t>& at) const
      -> std::optional<std::uint64_t> {
    std::optional<std::uint64_t> least;
    for (std::size_t s = 0; s < streams_.size(); ++s) {
      if (at[s] == streams_[s].size()) continue;
      const auto word = streams_[s][at[s]].word;
      if (!least || word < *least) least = word;
    }
    return least;
  }

  const G& game_;
  std::size_t most_;
  MoveList<typename G::Move> kinds_;
  MoveList<typename G::Move> list_;
  std::vector<Stream> streams_;
  std::size_t count_ = 0;
  bool ungraded_ = false;
};

}  // namespace ruleproof::solver
