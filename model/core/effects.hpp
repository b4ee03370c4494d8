/// Effects: what clauses do to positions. Each game has a table of the fields that each clause
/// decides, so that a wrong position tells which clause is broken.
///
///     {"rage.wound", "dwarf.wounds"},          // fields without their numbers: of every dwarf
///     {"end.full", "stage=3 winners scores"},  // one value only; and what an outcome has
///     {"person.turn-away.stays", "=p.track"},  // it stays as it is
///     {"", "idle"},                            // bookkeeping, of which no clause speaks
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <ranges>
#include <span>
#include <string>
#include <string_view>

#include "model/core/clause.hpp"

namespace ruleproof {

/// The fields whose new value a clause says. A step that relies on the clause need not change them.
struct Effect {
  std::string_view clause;  ///< empty: the fields of which no clause speaks
  std::string_view fields;  ///< separated by blanks
};

/// A word of an effect: a field without its numbers, perhaps with the one value that the clause
/// decides.
struct Decided {
  std::string_view field;
  std::string_view value = {};  ///< empty: any
};

/// "=p.track" and "stage=3" as what they say.
[[nodiscard]] auto read_decided(std::string_view word) -> Decided;

/// What an effect decides, word by word.
[[nodiscard]] inline auto decided_fields(const Effect& effect) {
  return effect.fields | std::views::split(' ') | std::views::transform([](const auto& word) {
           return read_decided(std::string_view(word.begin(), word.end()));
         });
}

/// "p1.yuan" and "p2.yuan" are the same field of two players: "p.yuan".
[[nodiscard]] auto without_digits(std::string_view name) -> std::string;

/// Whether the clause decides the field. `field` as in a position, "p1.yuan".
[[nodiscard]] auto decides(const Effect& effect, std::string_view field) -> bool;
/// Whether it decides that the field has this value, be it new or old. `value` as JSON.
[[nodiscard]] auto decides(const Effect& effect, std::string_view field, std::string_view value)
    -> bool;

/// The effect of a clause; null where it decides no field.
[[nodiscard]] auto effect_of(std::span<const Effect> effects, std::string_view clause)
    -> const Effect*;

/// Every clause once, each one that is enforced or holds by construction, none without a field: for
/// a `static_assert`.
template <std::size_t N, std::size_t M>
consteval auto effects_are_sound(const std::array<Effect, N>& effects,
                                 const std::array<Clause, M>& rulebook) -> bool {
  for (std::size_t i = 0; i < N; ++i) {
    const auto known = std::ranges::any_of(rulebook, [&](const Clause& clause) {
      return clause.id == effects[i].clause && (clause.disposition == Disposition::enforced ||
                                                clause.disposition == Disposition::by_construction);
    });
    if (!(known || effects[i].clause.empty()) || effects[i].fields.empty()) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (effects[j].clause == effects[i].clause) return false;
    }
  }
  return true;
}

/// The table of a game; empty for one that has none. The specialisation stands beside the table:
/// whoever asks for it includes `rules/effects.hpp` of the game.
template <class G>
inline constexpr std::span<const Effect> effects_of{};

/// What clauses that hold by construction say of the opening position, on which no step relies:
///
///     {"setup.money", "p.yuan"},
template <class G>
inline constexpr std::span<const Effect> openings_of{};

}  // namespace ruleproof
