/// Fields: each struct of a state lists its members once; everything else follows from the list.
///
///     static constexpr auto fields() {
///       return std::tuple{Field{"round", &State::round, 1, 13, "the month being played"}, ...};
///     }
///
/// From it come the fingerprint, the one-line position, JSON, the difference of two positions and
/// the bits of the search's packed states. This file walks the list; its neighbours read it:
/// `packing.hpp` (bits, fingerprint) and `naming.hpp` (names, text, difference).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "model/core/fixed.hpp"

namespace ruleproof {

/// One member of a struct `T`: its name, its inclusive range and its meaning with the unit. The
/// range is that of the innermost numbers where the member is an array.
template <class T, class M>
struct Field {
  std::string_view name;
  M T::* member;
  std::int64_t low = 0;
  std::int64_t high = 1;
  std::string_view says = {};
};
template <class T, class M>
Field(std::string_view, M T::*) -> Field<T, M>;
template <class T, class M>
Field(std::string_view, M T::*, std::int64_t, std::int64_t) -> Field<T, M>;
template <class T, class M>
Field(std::string_view, M T::*, std::int64_t, std::int64_t, std::string_view) -> Field<T, M>;

template <class T>
concept Fielded = requires { T::fields(); };

/// A number, an enumerator or a truth value.
template <class T>
concept Scalar = std::integral<T> || std::is_enum_v<T>;

namespace detail {
template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class T>
inline constexpr bool is_fixed_vector = false;
template <class T, std::size_t N>
inline constexpr bool is_fixed_vector<FixedVector<T, N>> = true;
template <class T>
inline constexpr bool is_bag = false;
template <class E, std::size_t N>
inline constexpr bool is_bag<Bag<E, N>> = true;
}  // namespace detail

/// Walks `value` depth first in the order of the lists. The visitor is told of scalars
/// (`scalar(value, low, high)`), of the sizes of vectors (`length(vector)`, which may change them),
/// and of names (`enter(name, says)`, `enter(index)`, `leave()`). Where `visitor.whole(value)` says
/// true, the value is done and its parts are not visited.
template <class Visitor, class T>
constexpr auto walk(Visitor& visitor, T& value, std::int64_t low, std::int64_t high) -> void {
  using Plain = std::remove_const_t<T>;
  if (visitor.whole(value)) return;
  if constexpr (Fielded<Plain>) {
    std::apply(
        [&](const auto&... field) {
          ((visitor.enter(field.name, field.says),
            walk(visitor, value.*(field.member), field.low, field.high), visitor.leave()),
           ...);
        },
        Plain::fields());
  } else if constexpr (detail::is_array<Plain> || detail::is_fixed_vector<Plain>) {
    if constexpr (detail::is_fixed_vector<Plain>) visitor.length(value);
    for (std::size_t i = 0; i < value.size(); ++i) {
      visitor.enter(i);
      walk(visitor, value[i], low, high);
      visitor.leave();
    }
  } else if constexpr (detail::is_bag<Plain>) {
    for (std::size_t i = 0; i < Plain::kinds(); ++i) {
      visitor.enter(i);
      walk(visitor, value[static_cast<typename Plain::Kind>(i)], low, high);
      visitor.leave();
    }
  } else {
    static_assert(Scalar<Plain>, "a field is a scalar, an array, a FixedVector, a Bag or fielded");
    visitor.scalar(value, low, high);
  }
}

/// Walks a whole struct.
template <class Visitor, class T>
  requires Fielded<std::remove_const_t<T>>
constexpr auto walk(Visitor& visitor, T& value) -> void {
  walk(visitor, value, 0, 0);
}

/// A visitor that ignores everything: derive from it to care about one thing.
struct IgnoreAll {
  template <class T>
  constexpr auto whole(T& /*value*/) -> bool {
    return false;
  }
  constexpr auto enter(std::string_view /*name*/, std::string_view /*says*/) -> void {}
  constexpr auto enter(std::size_t /*index*/) -> void {}
  constexpr auto leave() -> void {}
  template <class V>
  constexpr auto length(V& /*vector*/) -> void {}
  template <class T>
  constexpr auto scalar(T& /*value*/, std::int64_t /*low*/, std::int64_t /*high*/) -> void {}
};

}  // namespace ruleproof
