/// The search of one game.
#pragma once

#include <algorithm>
#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <queue>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/face/search.hpp"
#include "model/core/packing.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"

namespace ruleproof::face {

template <class G>
class SearchOf final : public Search {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  SearchOf(G game, expression::Program program, Order order, const State& from)
      : game_(std::move(game)),
        asked_(game_, std::move(program)),
        order_(order),
        known_(0, Hash{this}, Same{this}) {
    (void)reach(from, 0);
  }

  auto go_on(std::size_t positions) -> Result<bool> override {
    for (; positions > 0 && !found_ && !ahead_.empty() && !full(); --positions) {
      if (order_ == Order::nearest && positions % 2 == 0) {
        stroll();
      } else {
        const auto at = ahead_.top().at;
        ahead_.pop();
        within_ = reached_[at].depth;
        look_beyond(at);
      }
    }
    if (const auto column = asked_.overflowed()) {
      return Error{Code::usage, "column " + std::to_string(*column),
                   "this number leaves 64 bits in a position that can be reached"};
    }
    return found_;
  }
  [[nodiscard]] auto found() const -> bool override { return found_; }
  [[nodiscard]] auto whole() const -> bool override { return !found_ && ahead_.empty(); }
  [[nodiscard]] auto full() const -> bool override {
    return words_.size() >= most_words || reached_.size() >= most_positions;
  }
  [[nodiscard]] auto positions() const -> std::size_t override { return reached_.size(); }
  [[nodiscard]] auto within() const -> std::size_t override { return within_; }

  [[nodiscard]] auto way() const -> std::vector<std::string> override {
    std::vector<std::uint32_t> line;
    for (auto at = static_cast<std::uint32_t>(reached_.size() - 1); at != 0;
         at = reached_[at].before) {
      line.push_back(at);
    }
    std::vector<std::string> way;
    for (auto to = line.rbegin(); to != line.rend(); ++to) {
      way.push_back(move_between(state_of(reached_[*to].before), state_of(*to)));
    }
    return way;
  }

 private:
  static constexpr std::size_t longest_stroll = 2'000;
  /// Half a gigabyte: a module has four, and a list that grows is there twice.
  static constexpr std::size_t most_words = std::size_t{1} << 26U;
  /// Each has some seventy bytes besides.
  static constexpr std::size_t most_positions = 8'000'000;
  struct Reached {
    std::size_t words;  ///< where its words begin
    std::uint32_t before;
    std::uint32_t depth;
  };
  /// What is to be looked beyond, the least first: by what it lacks, where that counts, then in the
  /// order in which it was reached.
  struct Ahead {
    std::int64_t lack;
    std::uint32_t at;
    auto operator<=>(const Ahead&) const = default;
  };
  struct Hash {
    const SearchOf* search;
    auto operator()(std::uint32_t at) const -> std::size_t {
      std::uint64_t hash = 0;
      for (const auto word : search->words_of(at)) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 32U;
      }
      return static_cast<std::size_t>(hash);
    }
  };
  struct Same {
    const SearchOf* search;
    auto operator()(std::uint32_t a, std::uint32_t b) const -> bool {
      return std::ranges::equal(search->words_of(a), search->words_of(b));
    }
  };

  [[nodiscard]] auto words_of(std::uint32_t at) const -> std::span<const std::uint64_t> {
    const auto begin = reached_[at].words;
    const auto end = at + 1 < reached_.size() ? reached_[at + 1].words : words_.size();
    return std::span(words_).subspan(begin, end - begin);
  }
  [[nodiscard]] auto state_of(std::uint32_t at) const -> State {
    return unpack<State>(words_of(at));
  }

  auto look_beyond(std::uint32_t at) -> void {
    const auto state = state_of(at);
    if (game_.to_act(state) == Seat::nobody) return;
    moves_.clear();
    moves(game_, state, moves_);
    for (const auto& move : moves_) {
      (void)reach(game_.apply(state, move).next, at);
      if (found_) return;
    }
  }
  /// A step of a game at random, which begins again where it ends: what many moves away lacks
  /// little is not found by looking beyond everything that lies before it.
  auto stroll() -> void {
    const auto state = state_of(stroll_);
    moves_.clear();
    if (game_.to_act(state) != Seat::nobody) moves(game_, state, moves_);
    if (moves_.empty() || ++strolled_ == longest_stroll) {
      stroll_ = 0;
      strolled_ = 0;
    } else {
      stroll_ = reach(game_.apply(state, moves_[random_.below(moves_.size())]).next, stroll_);
    }
  }
  /// The number of a position, a new one if it is new; it may be what was asked for.
  auto reach(const State& state, std::uint32_t before) -> std::uint32_t {
    const auto packed = pack(state);
    const auto at = static_cast<std::uint32_t>(reached_.size());
    const auto depth = at == 0 ? 0 : reached_[before].depth + 1;
    reached_.push_back({words_.size(), before, depth});
    words_.insert(words_.end(), packed.view().begin(), packed.view().end());
    const auto [known, is_new] = known_.insert(at);
    if (!is_new) {
      words_.resize(reached_.back().words);
      reached_.pop_back();
      return *known;
    }
    found_ = asked_.holds(state);
    ahead_.push({order_ == Order::nearest ? asked_.distance(state) : 0, at});
    return at;
  }
  [[nodiscard]] auto move_between(const State& before, const State& after) const -> std::string {
    MoveList<Move> all;
    moves(game_, before, all);
    for (const auto& move : all) {
      if (game_.apply(before, move).next == after) return game_.to_text(move);
    }
    RULEPROOF_ASSERT(false);
    return {};
  }

  G game_;
  expression::Asked<G> asked_;
  Order order_;
  std::vector<std::uint64_t> words_;  ///< the packed positions, one after another
  std::vector<Reached> reached_;      ///< in the order in which they were reached
  std::unordered_set<std::uint32_t, Hash, Same> known_;
  std::priority_queue<Ahead, std::vector<Ahead>, std::greater<>> ahead_;
  MoveList<Move> moves_;
  Random random_{1};
  std::uint32_t stroll_ = 0;  ///< where the game at random stands
  std::size_t strolled_ = 0;  ///< its steps
  std::size_t within_ = 0;
  bool found_ = false;
};

template <class G>
auto search_of(std::string_view wanted, Order order, const SetupText& setup, std::string_view from)
    -> Result<std::unique_ptr<Search>> {
  auto game = G::configure(setup);
  if (!game) return game.error();
  auto program = expression::compile(wanted, expression::names_of(*game));
  if (!program) return program.error();
  const auto state = game->read_position(from);
  if (!state) return state.error();
  return std::unique_ptr<Search>(std::make_unique<SearchOf<G>>(
      std::move(game).value(), std::move(program).value(), order, *state));
}

}  // namespace ruleproof::face
