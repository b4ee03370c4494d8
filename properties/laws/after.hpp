/// After which steps a law is asked: a law of fields that a step leaves alone holds as it did
/// before.
///
///     {.name = "no plank crosses another",
///      .position = planks_do_not_cross<G>,
///      .after = changes<State>("p.plank water")},     // a misspelt field does not compile
///     {.name = "a stone comes and goes by its move",
///      .holds = stones_come_and_go<G>,
///      .after = changes<State>("stones") | moves_of<Move, PutStone, RemoveStone>()}
///     {.name = "every ability with a free box may be named",
///      .position = any_ability_may_be_named<G>,
///      .after = to(Stage::allot)}
///
/// `after_test.cpp` holds laws to it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "model/core/fields.hpp"

namespace ruleproof::properties {

/// Fields of a position, a bit for each: members of structs in structs count one by one, the places
/// of an array together. The last two bits are no fields: one stands for whatever a step changes,
/// the other for a step that ends the game.
using FieldSet = std::uint64_t;
inline constexpr FieldSet any_step = FieldSet{1} << 63U;
inline constexpr FieldSet last_step = FieldSet{1} << 62U;
inline constexpr FieldSet all_fields = ~FieldSet{0};

/// Kinds of moves, a bit for each: alternatives of the variant. Moves that are no variant are of
/// one kind.
using MoveKinds = std::uint32_t;

/// Values of the field `stage`, a bit for each. Positions without that field have one stage.
using StageSet = std::uint32_t;
inline constexpr StageSet all_stages = ~StageSet{0};

/// The steps that can break a law: those that change one of the fields, and moves of these kinds;
/// of both only those from these stages to those.
struct After {
  FieldSet fields = all_fields;
  MoveKinds moves = 0;
  StageSet from = all_stages;
  StageSet to = all_stages;
  /// The steps of either, and some more where both name stages.
  friend consteval auto operator|(const After& a, const After& b) -> After {
    return {a.fields | b.fields, a.moves | b.moves, a.from | b.from, a.to | b.to};
  }
  /// The steps of both, and some more where both name fields and moves.
  friend consteval auto operator&(const After& a, const After& b) -> After {
    auto kinds = a.moves | b.moves;
    if (a.fields == all_fields) kinds = b.moves;
    if (b.fields == all_fields) kinds = a.moves;
    return {a.fields & b.fields, kinds, a.from & b.from, a.to & b.to};
  }
};

namespace detail {
template <class State>
concept Staged = requires(const State& state) {
  requires std::is_enum_v<std::remove_cvref_t<decltype(state.stage)>>;
};
}  // namespace detail

/// The stage of a position as a number.
template <class State>
constexpr auto stage_of(const State& state) -> std::size_t {
  if constexpr (detail::Staged<State>) {
    return static_cast<std::size_t>(state.stage) % 32;
  } else {
    return 0;
  }
}

/// These stages.
template <class... Stages>
consteval auto stage_set(Stages... stages) -> StageSet {
  return ((StageSet{1} << static_cast<unsigned>(stages)) | ...);
}
/// Steps from one of these stages.
template <class... Stages>
consteval auto from(Stages... stages) -> After {
  return {.from = stage_set(stages...)};
}
/// Steps to one of these stages, or within it.
template <class... Stages>
consteval auto to(Stages... stages) -> After {
  return {.to = stage_set(stages...)};
}

namespace detail {

/// The struct whose fields count one by one: a struct itself, or the places of an array of structs.
template <class M>
struct PartsOf {
  using Type = M;
};
template <class M, std::size_t N>
struct PartsOf<std::array<M, N>> : PartsOf<M> {};
template <class M, std::size_t N>
struct PartsOf<FixedVector<M, N>> : PartsOf<M> {};

/// How many bits a value takes.
template <class M>
consteval auto count_fields() -> unsigned {
  using Part = typename PartsOf<M>::Type;
  if constexpr (Fielded<Part>) {
    return std::apply(
        []<class... F>(const F&...) {
          return (
              count_fields<std::remove_cvref_t<decltype(std::declval<Part>().*(F{}.member))>>() +
              ... + 0U);
        },
        Part::fields());
  } else {
    return 1;
  }
}

/// The bits of the fields whose name is `wanted`, and of all that is in them. Only `changes` asks,
/// while the program is compiled; GCC 12 lets no lambda call a consteval function.
template <class M>
constexpr auto bits_named(std::string_view wanted, unsigned first) -> FieldSet {
  using Part = typename PartsOf<M>::Type;
  FieldSet bits = 0;
  if constexpr (Fielded<Part>) {
    const auto look = [&]<class Member>(std::string_view name, Member Part::* /*member*/) {
      const auto width = count_fields<Member>();
      if (wanted == name) {
        bits |= ((FieldSet{1} << width) - 1) << first;
      } else if (wanted.starts_with(name) && wanted.substr(name.size()).starts_with('.')) {
        bits |= bits_named<Member>(wanted.substr(name.size() + 1), first);
      }
      first += width;
    };
    std::apply([&](const auto&... field) { (look(field.name, field.member), ...); },
               Part::fields());
  }
  return bits;
}

/// Not constant: a misspelt field ends the compilation here.
auto there_is_no_such_field() -> void;

/// Says of each byte of a whole to which field it belongs.
template <class T>
auto name_bytes(std::span<FieldSet> bytes, const void* whole, const T& value, unsigned first)
    -> void {
  static_assert(std::is_trivially_copyable_v<T>);
  const auto at = static_cast<std::size_t>(reinterpret_cast<const std::byte*>(&value) -
                                           static_cast<const std::byte*>(whole));
  const auto all = ((FieldSet{1} << count_fields<T>()) - 1) << first;
  std::ranges::fill(bytes.subspan(at, sizeof(T)), all);
  if constexpr (Fielded<T>) {
    const auto look = [&]<class Member>(Member T::* member) {
      name_bytes(bytes, whole, value.*member, first);
      first += count_fields<Member>();
    };
    std::apply([&](const auto&... field) { (look(field.member), ...); }, T::fields());
  } else if constexpr (ruleproof::detail::is_array<T>) {
    for (const auto& part : value) name_bytes(bytes, whole, part, first);
  } else if constexpr (ruleproof::detail::is_fixed_vector<T>) {
    // Of a longer vector all fields change, since its size is not of any one.
    const auto* part = value.begin();
    for (std::size_t i = 0; i < T::capacity(); ++i) name_bytes(bytes, whole, part[i], first);
  }
}

/// The fields of a position, byte by byte. Bytes of no field count for all.
template <class State>
auto fields_of_bytes() -> const std::array<FieldSet, sizeof(State)>& {
  static const auto table = [] {
    std::array<FieldSet, sizeof(State)> bytes{};
    bytes.fill(~(any_step | last_step));
    const State state{};
    if constexpr (Fielded<State>) name_bytes(std::span(bytes), &state, state, 0);
    return bytes;
  }();
  return table;
}

}  // namespace detail

/// Steps that change a field that the text names: separated by blanks, as `fields()` spells them,
/// "stage p.gold".
template <class State>
consteval auto changes(std::string_view names) -> After {
  static_assert(detail::count_fields<State>() < 62);
  FieldSet all = 0;
  while (!names.empty()) {
    const auto end = std::min(names.find(' '), names.size());
    const auto bits = detail::bits_named<State>(names.substr(0, end), 0);
    if (bits == 0) detail::there_is_no_such_field();
    all |= bits;
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return {all, 0};
}

/// Steps that end the game.
consteval auto the_end() -> After { return {last_step, 0}; }

/// The fields that a step changes: from the bytes, which are equal where values are.
/// Padding that differs for nothing makes somebody ask a law once more than necessary.
template <class State>
auto changed_fields(const State& before, const State& after) -> FieldSet {
  constexpr std::size_t word = sizeof(std::uint64_t);
  const auto& fields = detail::fields_of_bytes<State>();
  const auto* old = reinterpret_cast<const char*>(&before);
  const auto* now = reinterpret_cast<const char*>(&after);
  FieldSet changed = 0;
  const auto differ = [&](std::size_t from, std::size_t size) {
    std::uint64_t was = 0;
    std::uint64_t is = 0;
    std::memcpy(&was, old + from, size);
    std::memcpy(&is, now + from, size);
    for (auto left = was ^ is; left != 0;) {
      const auto byte = static_cast<std::size_t>(std::countr_zero(left)) / 8;
      changed |= fields[from + (std::endian::native == std::endian::little ? byte : 7 - byte)];
      left &= ~(std::uint64_t{0xff} << (8 * byte));
    }
  };
  std::size_t at = 0;
  for (; at + word <= sizeof(State); at += word) differ(at, word);
  if constexpr (sizeof(State) % word != 0) differ(at, sizeof(State) % word);
  return changed;
}

namespace detail {
template <class Move>
struct KindsOf {
  static constexpr std::size_t count = 1;
  static auto of(const Move& /*move*/) -> std::size_t { return 0; }
};
template <class... Kinds>
struct KindsOf<std::variant<Kinds...>> {
  static constexpr std::size_t count = sizeof...(Kinds);
  static_assert(count <= 32);
  static auto of(const std::variant<Kinds...>& move) -> std::size_t { return move.index(); }
  template <class Kind>
  static consteval auto bit() -> MoveKinds {
    static_assert((std::is_same_v<Kind, Kinds> || ...), "no kind of move of this game");
    MoveKinds bit = 1;
    (void)((std::is_same_v<Kind, Kinds> || (bit <<= 1U, false)) || ...);
    return bit;
  }
};
}  // namespace detail

/// Moves of these kinds, of a game whose moves are a variant.
template <class Move, class... Kinds>
consteval auto moves_of() -> After {
  return {0, (detail::KindsOf<Move>::template bit<Kinds>() | ...)};
}

}  // namespace ruleproof::properties
