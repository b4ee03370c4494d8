/// What several laws ask about one step or one set-up: found once, by the first that asks.
///
/// `LawWatch` has one, and lays it open while it asks; laws are functions without memory, and reach
/// it by `moves_at`, `every_move_of` and their like, which work without it, too.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/setup.hpp"

namespace ruleproof::properties::detail {

/// A buffer for the moves of a position. Laws are functions without memory; this spares the heap.
template <Game G, int Which = 0>
auto scratch() -> MoveList<typename G::Move>& {
  static thread_local MoveList<typename G::Move> buffer;
  buffer.clear();
  return buffer;
}

template <Configurable G>
class Shared {
 public:
  using State = typename G::State;
  using Moves = MoveList<typename G::Move>;

  /// Games of this set-up follow.
  auto enter(const G& game) -> void {
    static thread_local std::uint64_t entered = 0;
    number_ = ++entered;
    game_ = &game;
    copy_.reset();
    knows_every_ = false;
    census_.reset();
    leave();
  }
  /// Laws are asked of what leads to this position, which stays where it is.
  auto at(const State& position) -> void {
    position_ = &position;
    knows_moves_ = false;
  }
  /// The position is no more.
  auto leave() -> void {
    position_ = nullptr;
    knows_moves_ = false;
  }

  /// Another one for each set-up that was entered on this thread.
  [[nodiscard]] auto number() const -> std::uint64_t { return number_; }
  [[nodiscard]] auto is_of(const G& game) const -> bool { return game_ == &game; }
  [[nodiscard]] auto is_at(const G& game, const State& position) const -> bool {
    return position_ == &position && is_of(game);
  }
  /// The legal moves of the position.
  auto moves() -> const Moves& {
    if (!knows_moves_) ruleproof::moves(*game_, *position_, moves_);
    knows_moves_ = true;
    return moves_;
  }
  /// Gives those moves away, if a law has asked for them: whoever plays on need not find them.
  auto take_moves(Moves& out) -> bool {
    if (!knows_moves_) return false;
    knows_moves_ = false;
    std::swap(moves_, out);
    return true;
  }
  /// What `every_move` gives, kept until the set-up changes: the list may be long.
  auto every_move() -> const Moves&
    requires Enumerable<G>
  {
    if (knows_every_) return every_;
    knows_every_ = true;
    auto setup = game_->setup();
    if (every_.empty() || !(every_in_ == setup)) {
      every_in_ = std::move(setup);
      every_.clear();
      game_->every_move(every_);
    }
    return every_;
  }
  auto opening_census() -> const std::vector<int>&
    requires Counted<G>
  {
    if (!census_) census_ = game_->census(game_->start());
    return *census_;
  }
  /// Another game of the same set-up.
  auto copy() -> const G& {
    if (!copy_) copy_.emplace(*game_);
    return *copy_;
  }

 private:
  std::uint64_t number_ = 0;
  const G* game_ = nullptr;
  const State* position_ = nullptr;
  bool knows_moves_ = false;
  Moves moves_;
  bool knows_every_ = false;
  SetupText every_in_;
  Moves every_;
  std::optional<G> copy_;
  std::optional<std::vector<int>> census_;
};

/// What the watch that asks on this thread has laid open.
template <Configurable G>
auto laid_open() -> Shared<G>*& {
  static thread_local Shared<G>* shared = nullptr;
  return shared;
}

/// Lays open while it lives.
template <Configurable G>
class Opened {
 public:
  explicit Opened(Shared<G>& shared) : before_(laid_open<G>()) { laid_open<G>() = &shared; }
  Opened(const Opened&) = delete;
  auto operator=(const Opened&) -> Opened& = delete;
  ~Opened() { laid_open<G>() = before_; }

 private:
  Shared<G>* before_;
};

/// What a watch of this very game has laid open, if one asks.
template <Configurable G>
auto shared_of(const G& game) -> Shared<G>* {
  auto* shared = laid_open<G>();
  return shared != nullptr && shared->is_of(game) ? shared : nullptr;
}

/// The legal moves of a position, not to be changed. Valid until the next call.
template <Configurable G>
auto moves_at(const G& game, const typename G::State& state) -> const MoveList<typename G::Move>& {
  auto* shared = laid_open<G>();
  if (shared != nullptr && shared->is_at(game, state)) return shared->moves();
  auto& list = scratch<G, -1>();
  moves(game, state, list);
  return list;
}

/// What `every_move` gives. Valid until the next call for another game.
template <Configurable G>
  requires Enumerable<G>
auto every_move_of(const G& game) -> const MoveList<typename G::Move>& {
  if (auto* shared = shared_of(game)) return shared->every_move();
  static thread_local Shared<G> own;
  own.enter(game);
  return own.every_move();
}

/// What `make(game)` makes, once for each set-up: what laws need to know of a game again and again.
template <Configurable G, class Make>
auto once_a_setup(const G& game, const Make& make) {
  static thread_local std::optional<std::invoke_result_t<const Make&, const G&>> made;
  static thread_local std::uint64_t made_for = 0;
  const auto* shared = shared_of(game);
  if (shared == nullptr || made_for != shared->number()) {
    made = make(game);
    made_for = shared == nullptr ? 0 : shared->number();
  }
  return *made;
}

/// Whether `Holds(game, move)`: what is so of a move alone is asked once for each move of a set-up.
template <auto Holds, Configurable G>
auto once_a_move(const G& game, const typename G::Move& move) -> bool {
  static thread_local std::set<typename G::Move> known;
  static thread_local std::uint64_t known_for = 0;
  const auto* shared = shared_of(game);
  if (shared == nullptr) return Holds(game, move);
  if (known_for != shared->number()) known.clear();
  known_for = shared->number();
  if (known.contains(move)) return true;
  if (!Holds(game, move)) return false;
  known.insert(move);
  return true;
}

/// The components that the opening counts.
template <Configurable G>
  requires Counted<G>
auto opening_census(const G& game) -> std::vector<int> {
  if (auto* shared = shared_of(game)) return shared->opening_census();
  return game.census(game.start());
}

}  // namespace ruleproof::properties::detail
