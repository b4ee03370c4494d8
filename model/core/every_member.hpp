/// Whether a list of fields is whole. What it leaves out is in no fingerprint and in no packed
/// position: two positions that differ in it would be taken for one, and a search that has missed
/// half of a game would be called exhaustive.
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include <boost/pfr/tuple_size.hpp>

#include "model/core/fields.hpp"
#include "model/core/fixed.hpp"

namespace ruleproof {
namespace detail {

template <class T>
struct EveryMember {  ///< a number or a bag has no list
  static constexpr bool listed = true;
};
template <class T, std::size_t N>
struct EveryMember<std::array<T, N>> : EveryMember<T> {};
template <class T, std::size_t N>
struct EveryMember<FixedVector<T, N>> : EveryMember<T> {};

template <class... Fields>
struct EveryMember<std::tuple<Fields...>> {
  template <class T, class M>
  static auto member_of(Field<T, M>) -> M;
  static constexpr bool listed =
      (EveryMember<decltype(member_of(std::declval<Fields>()))>::listed && ...);
};

template <class A, class B>
constexpr auto same_member(const A& a, const B& b) -> bool {
  if constexpr (std::is_same_v<A, B>) return a.member == b.member;
  return false;
}

/// How many pairs of a list are of one member: as many as there are fields, each with itself.
template <Fielded T>
consteval auto pairs_of_one_member() -> std::size_t {
  return std::apply(
      [](const auto&... fields) {
        const auto like = [&](const auto& one) {
          return (std::size_t{same_member(one, fields)} + ...);
        };
        return (like(fields) + ...);
      },
      T::fields());
}

/// Of a class with private members nobody outside can count them: its list is believed.
template <Fielded T>
consteval auto has_as_many_members_as_fields() -> bool {
  if constexpr (std::is_aggregate_v<T>) {
    return boost::pfr::tuple_size_v<T> == std::tuple_size_v<decltype(T::fields())>;
  }
  return true;
}

template <Fielded T>
struct EveryMember<T> {
  static_assert(has_as_many_members_as_fields<T>(),
                "every member of a state is listed among its fields()");
  static_assert(pairs_of_one_member<T>() == std::tuple_size_v<decltype(T::fields())>,
                "no member is listed twice among the fields()");
  static constexpr bool listed = EveryMember<decltype(T::fields())>::listed;
};

}  // namespace detail

/// True of a state whose `fields()`, and those of all structs in it, list every member; of another
/// one it does not compile, and the error names the struct.
template <Fielded T>
inline constexpr bool lists_every_member = detail::EveryMember<T>::listed;

}  // namespace ruleproof
