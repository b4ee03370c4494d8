/// Rulings: the open questions of a rulebook, as values. Each is an `enum class` member of a game's
/// `Rulings`; this table type lets flags, records, fuzzers and reports name them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "model/core/clause.hpp"  // IWYU pragma: export

namespace ruleproof {

/// One answer to an open question. The position in the table is the enumerator's value.
struct Answer {
  std::string_view id;    ///< "scores-nothing"
  std::string_view says;  ///< the reading, in our own words
};

inline constexpr std::size_t max_answers = 5;

/// One open question of a rulebook. Answer 0 is the default: the best-supported reading.
template <class Rulings>
struct Ruling {
  std::string_view tag;  ///< number of the divergence or ambiguity: "D2", "A13"
  std::string_view id;   ///< "festival-zero"
  ClauseRef clause;      ///< the clause that it makes precise
  std::string_view question;
  std::array<Answer, max_answers> answers;
  std::uint8_t (*get)(const Rulings&);
  void (*set)(Rulings&, std::uint8_t);

  [[nodiscard]] constexpr auto size() const -> std::size_t {
    std::size_t count = 0;
    while (count < max_answers && !answers[count].id.empty()) ++count;
    return count;
  }
  [[nodiscard]] constexpr auto options() const -> std::span<const Answer> {
    return std::span{answers}.first(size());
  }
};

/// A divergence or ambiguity that has no ruling, and why it needs none.
struct Unruled {
  std::string_view tag;
  std::string_view reason;
};

namespace detail {
template <class T>
struct MemberOf;
template <class C, class M>
struct MemberOf<M C::*> {
  using Class = C;
  using Value = M;
};
}  // namespace detail

/// The table row of `Member`, a pointer to an enum member of `Rulings`.
template <auto Member>
constexpr auto ruling(std::string_view tag, std::string_view id, ClauseRef clause,
                      std::string_view question, std::initializer_list<Answer> answers) {
  using Rulings = typename detail::MemberOf<decltype(Member)>::Class;
  using Value = typename detail::MemberOf<decltype(Member)>::Value;
  Ruling<Rulings> row{.tag = tag,
                      .id = id,
                      .clause = clause,
                      .question = question,
                      .answers = {},
                      .get = [](const Rulings& r) { return static_cast<std::uint8_t>(r.*Member); },
                      .set = [](Rulings& r, std::uint8_t v) { r.*Member = static_cast<Value>(v); }};
  std::size_t next = 0;
  for (const auto& answer : answers) row.answers[next++] = answer;
  return row;
}

}  // namespace ruleproof
