/// A game whose positions remember the one before: for whoever asks about moves, not positions.
///
///     const Remembering<Drako> drako_by_moves(drako);
///     const expression::Asked wanted(drako_by_moves, program);   // "before.p1.held > p1.held"
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "model/core/expression/before.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/fields.hpp"
#include "model/core/game.hpp"

namespace ruleproof {

template <Game G>
class Remembering {
 public:
  struct State {
    typename G::State now;
    typename G::State before;  ///< in the opening the opening itself
    bool moved = false;        ///< whether it is the position before a move
    auto operator<=>(const State&) const = default;

    static constexpr auto fields() {
      return std::tuple{Field{"now", &State::now}, Field{"before", &State::before},
                        Field{"moved", &State::moved, 0, 1}};
    }
  };
  using Move = typename G::Move;
  static constexpr std::string_view name = G::name;
  static constexpr auto& rulebook = G::rulebook;
  static constexpr bool exact_proposals = ExactProposals<G>;

  explicit Remembering(const G& game) : game_(&game) {}

  /// The game itself.
  [[nodiscard]] auto plain() const -> const G& { return *game_; }

  [[nodiscard]] auto start() const -> State {
    const auto opening = game_->start();
    return {opening, opening, false};
  }
  [[nodiscard]] auto to_act(const State& state) const -> Seat { return game_->to_act(state.now); }
  auto propose(const State& state, MoveList<Move>& out) const -> void {
    game_->propose(state.now, out);
  }
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    return game_->judge(state.now, move);
  }
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    const auto step = game_->apply(state.now, move);
    return {{step.next, state.now, true}, step.because};
  }
  [[nodiscard]] auto weight(const State& state, const Move& move) const -> std::int64_t
    requires Chancy<G>
  {
    return game_->weight(state.now, move);
  }
  [[nodiscard]] auto mover(const State& state, const Move& move) const -> Seat
    requires Interrupted<G>
  {
    return game_->mover(state.now, move);
  }
  [[nodiscard]] auto made_by(const State& state, const Move& move, Seat seat) const -> Move
    requires Interrupted<G>
  {
    return game_->made_by(state.now, move, seat);
  }
  [[nodiscard]] auto to_text(const Move& move) const -> std::string
    requires Notated<G>
  {
    return game_->to_text(move);
  }
  [[nodiscard]] auto read_move(std::string_view text) const -> Result<Move>
    requires Notated<G>
  {
    return game_->read_move(text);
  }
  [[nodiscard]] auto position(const State& state) const -> std::string
    requires Notated<G>
  {
    return game_->position(state.now);
  }
  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State>
    requires Notated<G>
  {
    const auto state = game_->read_position(text);
    if (!state) return state.error();
    return State{*state, *state, false};
  }

 private:
  const G* game_;
};

template <class G>
inline constexpr bool is_remembering = false;
template <class G>
inline constexpr bool is_remembering<Remembering<G>> = true;

namespace expression {

/// A question put to the moves of one game; of a position to which no move led, nothing holds.
template <class G>
class Asked<Remembering<G>> {
 public:
  using State = typename Remembering<G>::State;

  Asked(const Remembering<G>& game, Program program)
      : program_(std::move(program)),
        game_(&game.plain()),
        opening_(game_->start()),
        around_(program_.looks_around()) {}

  [[nodiscard]] auto holds(const State& state) const -> bool {
    return state.moved && told(state, [&](auto... bytes) { return program_.holds(bytes...); });
  }
  [[nodiscard]] auto distance(const State& state, std::span<const std::int64_t> weights = {}) const
      -> std::int64_t {
    const auto far =
        told(state, [&](auto... bytes) { return program_.distance(bytes..., weights); });
    return state.moved ? far : std::max<std::int64_t>(1, far);
  }
  [[nodiscard]] auto part(std::size_t node, const State& state) const
      -> std::optional<std::int64_t> {
    return told(state, [&](auto... bytes) { return program_.part(node, bytes...); });
  }
  [[nodiscard]] auto print(const State& state) const -> std::uint64_t {
    return told(state, [&](auto... bytes) { return program_.print(bytes...); });
  }
  [[nodiscard]] auto overflowed() const -> std::optional<int> { return program_.overflowed(); }
  [[nodiscard]] auto values(const State& state) const -> std::string {
    return told(state, [&](auto... bytes) { return program_.values(bytes...); });
  }
  [[nodiscard]] auto program() const -> const Program& { return program_; }

 private:
  /// What `tell` says of the bytes of both positions, with the opening between them.
  template <class Tell>
  auto told(const State& state, Tell&& tell) const {
    AroundMove beside;
    if (around_) {
      beside.now = around(*game_, state.now);
      beside.acted = static_cast<std::int64_t>(game_->to_act(state.before));
    }
    const std::array all = {state.now, opening_, state.before};
    return tell(reinterpret_cast<const std::byte*>(&all),
                reinterpret_cast<const std::byte*>(&beside));
  }

  Program program_;
  const G* game_;
  typename G::State opening_;
  bool around_;
};

}  // namespace expression
}  // namespace ruleproof
