/// Which clauses a step names: a table that says of each clause when it is at work, from what lies
/// on the table before and after.
///
///     template <class G>
///     inline constexpr auto names = std::to_array<NamedWhen<G>>({
///         {"drop.bottom", [](const Look<G>& at) { return at.move.column < 7; }},
///     });
///     {.holds = names_what_it_does<G, names<G>>}
#pragma once

#include <array>
#include <string_view>

#include "properties/laws/law.hpp"

namespace ruleproof::properties {

/// A step, as somebody sees it who knows no clauses.
template <Game G>
struct Look {
  const G& game;
  const typename G::State& before;
  const typename G::Move& move;
  const typename G::State& next;
};

/// A clause, and when a step relies on it.
template <Game G>
struct NamedWhen {
  std::string_view clause;
  bool (*when)(const Look<G>&);
  /// Where this can be seen on the table; null: everywhere.
  bool (*seen)(const Look<G>&) = nullptr;
};

/// Whether the step relies on each clause of the table exactly when the table says.
template <Game G, const auto& Rows>
auto names_what_it_does(const G& game, const typename G::State& before,
                        const typename G::Move& move, const Step<typename G::State>& step) -> bool {
  static const auto clauses = [] {
    std::array<ClauseRef, Rows.size()> found{};
    for (std::size_t i = 0; i < Rows.size(); ++i) {
      const auto clause = find_clause(G::rulebook, Rows[i].clause);
      RULEPROOF_ASSERT(clause);  // a misspelt id
      found[i] = *clause;
    }
    return found;
  }();
  const Look<G> at{game, before, move, step.next};
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    const auto& row = Rows[i];
    if (row.seen != nullptr && !row.seen(at)) continue;
    if (step.because.has(clauses[i]) != row.when(at)) return false;
  }
  return true;
}

}  // namespace ruleproof::properties
