/// The set-ups and readings within a scope under which a claim is tried.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/setup.hpp"
#include "model/core/strength.hpp"

namespace ruleproof::solver::refute {

/// An open question and its answers, the default first.
struct Doubt {
  std::string ruling;
  std::vector<std::string> answers;
};

/// The open questions of a game.
template <Configurable G>
auto doubts_of() -> std::vector<Doubt> {
  std::vector<Doubt> doubts;
  for (const auto& row : G::ruling_table) {
    Doubt doubt{std::string(row.id), {}};
    for (const auto& answer : row.options()) doubt.answers.emplace_back(answer.id);
    doubts.push_back(std::move(doubt));
  }
  return doubts;
}

/// Every number of players and every value of each option that the scope names; for each of these
/// the first answers, every single other answer, and by lot so many pairs of others and as many
/// mixtures of several. `players`: the
/// numbers of players of the game, for a scope that names none.
[[nodiscard]] auto set_ups_within(const Scope& scope, const std::vector<Doubt>& doubts,
                                  const std::vector<std::string>& players, int pairs,
                                  std::uint64_t seed) -> std::vector<SetupText>;

}  // namespace ruleproof::solver::refute
