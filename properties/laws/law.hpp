/// Laws and goals: what must hold of every step of a game, and what must be possible in it.
///
///     {.name = "a stone never moves",            // a sentence
///      .clause = "drop.bottom",                  // the clause that it makes precise
///      .holds = [](const G&, const State& before, const Move&, const Step<State>& step) {
///        return (before.stones[0] & ~step.next.stones[0]) == 0;
///      }}
///
/// The same tables feed RapidCheck, libFuzzer, search and the report. `generic.hpp` has the laws of
/// all games; `<game>.hpp` specialises `Tables` with those of one game.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "model/core/play.hpp"        // IWYU pragma: export
#include "model/core/setup.hpp"       // IWYU pragma: export
#include "properties/laws/after.hpp"  // IWYU pragma: export

namespace ruleproof::properties {

/// The answer of a ruling on which a law rests.
struct Assumption {
  std::string_view ruling;
  std::string_view answer;
};

inline constexpr std::size_t max_assumptions = 8;
/// Unused places are empty.
using Assumptions = std::array<Assumption, max_assumptions>;

/// Something that always holds. A law judges steps, positions or whole games, and sets exactly one
/// of the three functions.
template <Game G>
struct Law {
  using State = typename G::State;
  using Move = typename G::Move;

  std::string_view name;         ///< a sentence
  std::string_view clause = {};  ///< what it makes precise; empty: of all games, or of notation
  Assumptions assumes = {};      ///< the law is claimed only where these rulings hold
  /// Holds of a step.
  bool (*holds)(const G&, const State& before, const Move&, const Step<State>&) = nullptr;
  /// Holds of a position: asked of the opening and of what each step leads to.
  bool (*position)(const G&, const State&) = nullptr;
  /// Holds of a game from its opening, as the moves that were made, finished or not.
  bool (*game)(const G&, std::span<const Move>) = nullptr;
  /// Checked on one occasion in so many (a power of two), since it costs more than a step.
  std::uint32_t sample = 1;
  /// Only such a step can break the law; after others nobody asks. No fields for a law with
  /// `sample`: it may have passed over the step that changed them.
  After after = {};
};

/// Something that must be possible: a model in which nobody can win keeps every law.
template <Game G>
struct Goal {
  using State = typename G::State;
  using Move = typename G::Move;

  std::string_view name;         ///< a sentence
  std::string_view clause = {};  ///< what it shows to be possible
  Assumptions assumes = {};      ///< possible at least where these rulings hold
  /// Reached in a position, or
  bool (*reached)(const G&, const State&) = nullptr;
  /// by a step.
  bool (*taken)(const G&, const State& before, const Move&, const Step<State>&) = nullptr;
};

/// The laws and goals of one game beside the generic ones. Each game has a specialisation, so that
/// laws that are not seen where they are tried do not compile: in `laws/<game>.hpp`,
/// `static constexpr std::span<const Law<G>> laws` and `std::span<const Goal<G>> goals`;
/// a game without laws of its own has `GenericOnly`.
template <class G>
struct Tables;

/// The tables of a game that has no laws of its own.
template <class G>
struct GenericOnly {
  static constexpr std::span<const Law<G>> laws{};
  static constexpr std::span<const Goal<G>> goals{};
};

/// Whether a game has laws beside those of all games.
template <class G>
constexpr auto has_own_laws() -> bool {
  return !Tables<G>::laws.empty();
}

/// Tables of several chapters as one.
template <class Row, std::size_t... Sizes>
consteval auto joined(const std::array<Row, Sizes>&... parts) -> std::array<Row, (Sizes + ...)> {
  std::array<Row, (Sizes + ...)> all{};
  std::size_t next = 0;
  const auto add = [&](const auto& part) {
    for (const auto& row : part) all[next++] = row;
  };
  (add(parts), ...);
  return all;
}

/// The answer that a game under a set-up gives to a ruling; empty if it has no such ruling.
template <Configurable G>
auto answer_in(const SetupText& setup, std::string_view ruling) -> std::string_view {
  for (const auto& row : G::ruling_table) {
    if (row.id != ruling) continue;
    const auto said = setup.rulings.find(ruling);
    if (said == setup.rulings.end()) return row.answers[0].id;
    for (const auto& answer : row.options()) {
      if (answer.id == said->second) return answer.id;
    }
  }
  return {};
}

/// Whether the rulings of a set-up are those that a law or goal rests on. What it assumes of the
/// ruling `except` is ignored: for flipping rulings.
template <Configurable G>
auto applies(const Assumptions& assumes, const SetupText& setup, std::string_view except = {})
    -> bool {
  for (const auto& assumption : assumes) {
    if (assumption.ruling.empty() || assumption.ruling == except) continue;
    if (answer_in<G>(setup, assumption.ruling) != assumption.answer) return false;
  }
  return true;
}

/// Reached by a step that relies on the clause of the goal. The program looks the clause up when it
/// runs: laws that saw the ids of the clauses would compile anew for each new one.
template <Game G, Literal Clause>
auto relies_on(const G& /*game*/, const typename G::State& /*before*/,
               const typename G::Move& /*move*/, const Step<typename G::State>& step) -> bool {
  static const auto clause = find_clause(G::rulebook, Clause.view());
  RULEPROOF_ASSERT(clause);  // a misspelt id
  return step.because.has(*clause);
}

}  // namespace ruleproof::properties
