/// Arithmetic rules are written once over a `Number`: `int` in play, a solver's term in proofs.
///
///     template <Number N> auto tribute_missing(const N& yuan) -> N {
///       return at_least_zero(N(4) - yuan);
///     }
#pragma once

#include <concepts>

namespace ruleproof {

/// What `if` is for a plain number. A solver's term overloads it with its if-then-else.
constexpr auto select(bool condition, int yes, int no) -> int { return condition ? yes : no; }

/// Whole numbers that can be added, scaled, compared and selected.
template <class N>
concept Number = std::copyable<N> && std::constructible_from<N, int> && requires(N a, N b) {
  { a + b } -> std::convertible_to<N>;
  { a - b } -> std::convertible_to<N>;
  { a* b } -> std::convertible_to<N>;
  { select(a < b, a, b) } -> std::convertible_to<N>;
  { select(a == b, a, b) } -> std::convertible_to<N>;
};

/// The smaller of two.
template <class N>
constexpr auto least(const N& a, const N& b) -> N {
  return select(a < b, a, b);
}

/// The greater of two.
template <class N>
constexpr auto greatest(const N& a, const N& b) -> N {
  return select(a < b, b, a);
}

/// `a`, but never below zero.
template <class N>
constexpr auto at_least_zero(const N& a) -> N {
  return greatest(a, N(0));
}

static_assert(Number<int>);

}  // namespace ruleproof
