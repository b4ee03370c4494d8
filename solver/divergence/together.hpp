/// Two games of one type, played with the same moves: a game itself, which the search can explore.
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <span>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/core/game.hpp"

namespace ruleproof::solver {

/// The positions of both games. While they agree, which is most of the time, one is stored.
template <Value State>
struct Both {
  State first{};
  FixedVector<State, 1> second;  ///< only if it differs from `first`

  [[nodiscard]] auto agree() const -> bool { return second.empty(); }
  [[nodiscard]] auto other() const -> const State& { return agree() ? first : second[0]; }
  static auto of(const State& a, const State& b) -> Both {
    Both both{a, {}};
    if (!(a == b)) both.second.push_back(b);
    return both;
  }

  auto operator<=>(const Both&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"first", &Both::first, 0, 0, "under the first reading"},
                      Field{"second", &Both::second, 0, 0, "under the second, if it differs"}};
  }
};

/// Plays every move in both games. When one game is over, the other goes on alone; where both go
/// on, players make only moves that are legal in both.
template <Game G>
class Together {
 public:
  using State = Both<typename G::State>;
  using Move = typename G::Move;

  static constexpr std::string_view name = G::name;
  static constexpr const auto& rulebook = G::rulebook;
  /// What is proposed is legal in all games that go on.
  static constexpr bool exact_proposals = true;

  Together(const G& first, const G& second) : first_(&first), second_(&second) {}

  [[nodiscard]] auto start() const -> State { return State::of(first_->start(), second_->start()); }

  [[nodiscard]] auto to_act(const State& both) const -> Seat {
    const auto seat = first_->to_act(both.first);
    return seat == Seat::nobody ? second_->to_act(both.other()) : seat;
  }

  auto propose(const State& both, MoveList<Move>& out) const -> void {
    const auto begin = static_cast<std::ptrdiff_t>(out.size());
    MoveList<Move> list;
    if (goes_on(*first_, both.first)) {
      moves(*first_, both.first, list);
    } else if (goes_on(*second_, both.other())) {
      moves(*second_, both.other(), list);
    }
    out.insert(out.end(), list.begin(), list.end());
    out.erase(std::remove_if(out.begin() + begin, out.end(),
                             [&](const auto& move) { return !judge(both, move); }),
              out.end());
  }

  [[nodiscard]] auto judge(const State& both, const Move& move) const -> Verdict {
    const bool a = goes_on(*first_, both.first);
    const bool b = goes_on(*second_, both.other());
    if (a && b && first_->to_act(both.first) != second_->to_act(both.other())) {
      return Verdict::illegal({});  // two seats cannot make one move
    }
    if (a || !b) {
      if (const auto verdict = first_->judge(both.first, move); !verdict) return verdict;
    }
    return b ? second_->judge(both.other(), move) : Verdict::legal();
  }

  [[nodiscard]] auto apply(const State& both, const Move& move) const -> Step<State> {
    Step<State> step{both, {}};
    auto a = both.first;
    auto b = both.other();
    if (goes_on(*first_, a)) {
      const auto next = first_->apply(a, move);
      a = next.next;
      step.because.add(next.because);
    }
    if (goes_on(*second_, b)) {
      const auto next = second_->apply(b, move);
      b = next.next;
      step.because.add(next.because);
    }
    step.next = State::of(a, b);
    return step;
  }

 private:
  static auto goes_on(const G& game, const typename G::State& state) -> bool {
    return game.to_act(state) != Seat::nobody;
  }

  const G* first_;
  const G* second_;
};

}  // namespace ruleproof::solver
