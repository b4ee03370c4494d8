/// Clauses: the statements of a rulebook, in our own words, with ids that the compiler checks.
///
///     festival.cpp:   because.add("event.festival.none"_c);
///
/// A typo in an id does not compile: the literal operator of each game is `consteval` and searches
/// that game's list of ids. A table elsewhere has the words, so that whoever changes one compiles
/// one file anew.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace ruleproof {

/// Where a clause lives in the program. Nothing may be silently missing.
enum class Disposition : std::uint8_t {
  enforced,         ///< cited by the code, whenever it applies or makes a move illegal
  by_construction,  ///< the types leave no other possibility
  table_talk,       ///< physical: where to lay a card, which side is up
  out_of_scope,     ///< not modelled, with the reason
};

/// One statement of a rulebook.
struct Clause {
  std::string_view tag;   ///< number in the game's clause catalogue: "C97"
  std::string_view id;    ///< stable, dotted, never reused: "event.tribute.pay"
  std::string_view says;  ///< the reading that the model formalises, in our own words
  Disposition disposition = Disposition::enforced;
  std::string_view reason = {};  ///< why not enforced; empty for enforced clauses
};

/// A clause of one game's table, by position. Names are looked up in `G::rulebook`.
struct ClauseRef {
  std::uint8_t index = 0;
  auto operator<=>(const ClauseRef&) const = default;
};

/// A string usable as a template argument: what `"..."_c` receives.
template <std::size_t N>
struct Literal {
  // NOLINTNEXTLINE(google-explicit-constructor): literals convert implicitly by design
  consteval Literal(const char (&text)[N]) { std::copy_n(text, N, chars.begin()); }
  [[nodiscard]] constexpr auto view() const -> std::string_view { return {chars.data(), N - 1}; }
  std::array<char, N> chars{};
};

namespace detail {
/// Never defined: calling it in a constant expression is the compile error for an unknown id.
auto this_clause_is_not_in_the_rulebook() -> void;
}  // namespace detail

/// The clause called `Id` among the ids of a rulebook. Does not compile where there is none.
template <Literal Id, std::size_t N>
consteval auto clause_in(const std::array<std::string_view, N>& ids) -> ClauseRef {
  static_assert(N <= 256, "a ClauseSet holds 256 clauses");
  for (std::size_t i = 0; i < N; ++i) {
    if (ids[i] == Id.view()) return ClauseRef{static_cast<std::uint8_t>(i)};
  }
  detail::this_clause_is_not_in_the_rulebook();
  return {};
}

/// The clause called `id` in a rulebook, if there is one.
[[nodiscard]] inline auto find_clause(std::span<const Clause> rulebook, std::string_view id)
    -> std::optional<ClauseRef> {
  const auto found = std::ranges::find(rulebook, id, &Clause::id);
  if (found == rulebook.end()) return std::nullopt;
  return ClauseRef{static_cast<std::uint8_t>(found - rulebook.begin())};
}

/// The ids of a table. A game lists them in a header of its own, for the code that cites them; a
/// `static_assert` beside the table checks that both agree.
template <std::size_t N>
consteval auto ids_of(const std::array<Clause, N>& clauses) -> std::array<std::string_view, N> {
  std::array<std::string_view, N> ids;
  std::ranges::transform(clauses, ids.begin(), &Clause::id);
  return ids;
}

/// A `static_assert` beside each table checks that no id stands twice.
template <std::size_t N>
consteval auto ids_are_unique(const std::array<std::string_view, N>& ids) -> bool {
  for (std::size_t i = 0; i < N; ++i) {
    for (std::size_t j = i + 1; j < N; ++j) {
      if (ids[i] == ids[j]) return false;
    }
  }
  return true;
}

/// A set of clauses of one game: what a step relied on. Adding is setting one bit.
class ClauseSet {
 public:
  constexpr ClauseSet() = default;
  constexpr auto add(ClauseRef clause) -> void { words_[clause.index / 64U] |= bit(clause); }
  constexpr auto add(const ClauseSet& other) -> void {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  [[nodiscard]] constexpr auto has(ClauseRef clause) const -> bool {
    return (words_[clause.index / 64U] & bit(clause)) != 0;
  }
  [[nodiscard]] constexpr auto size() const -> int {
    int total = 0;
    for (const auto word : words_) total += std::popcount(word);
    return total;
  }
  [[nodiscard]] constexpr auto empty() const -> bool { return *this == ClauseSet{}; }
  /// Calls `visit(ClauseRef)` in table order.
  template <class Visit>
  constexpr auto for_each(Visit&& visit) const -> void {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (auto word = words_[i]; word != 0; word &= word - 1) {
        const auto low = static_cast<std::size_t>(std::countr_zero(word));
        visit(ClauseRef{static_cast<std::uint8_t>((64 * i) + low)});
      }
    }
  }
  auto operator<=>(const ClauseSet&) const = default;

 private:
  [[nodiscard]] static constexpr auto bit(ClauseRef clause) -> std::uint64_t {
    return std::uint64_t{1} << (clause.index % 64U);
  }

  std::array<std::uint64_t, 4> words_{};
};

}  // namespace ruleproof
