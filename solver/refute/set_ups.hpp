/// The set-ups and readings within a scope under which a claim is tried.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"

namespace ruleproof::solver::refute {

/// An open question and its answers, the default first.
struct Doubt {
  std::string ruling;
  std::vector<std::string> answers;
  const Effect* effect = nullptr;  ///< of the clause that it makes precise; null: it has none
};

/// The effect of a clause or, where it decides no field by itself, of the nearest clause that it
/// belongs to: of "action.fee" for "action.fee.before".
[[nodiscard]] auto effect_near(std::span<const Effect> effects, std::string_view clause)
    -> const Effect*;

/// The open questions of a game.
template <Configurable G>
auto doubts_of() -> std::vector<Doubt> {
  std::vector<Doubt> doubts;
  for (const auto& row : G::ruling_table) {
    Doubt doubt{
        std::string(row.id), {}, effect_near(effects_of<G>, G::rulebook[row.clause.index].id)};
    for (const auto& answer : row.options()) doubt.answers.emplace_back(answer.id);
    doubts.push_back(std::move(doubt));
  }
  return doubts;
}

/// Whether one of the questions that a reading answers otherwise is about a clause that decides one
/// of these fields: such a reading is tried the most. `fields`: "p1.yuan", "winner.p2".
[[nodiscard]] auto bears_on(const Texts& rulings, const std::vector<Doubt>& doubts,
                            const std::vector<std::string>& fields) -> bool;

/// Every number of players and every value of each option that the scope names; for each of these
/// the first answers, every single other answer, and by lot so many pairs of others, as many
/// mixtures of several, and as many of those alone that bear on the fields of the claim. `players`:
/// the numbers of players of the game, for a scope that names none.
[[nodiscard]] auto set_ups_within(const Scope& scope, const std::vector<Doubt>& doubts,
                                  const std::vector<std::string>& players, int pairs,
                                  std::uint64_t seed, const std::vector<std::string>& fields = {})
    -> std::vector<SetupText>;

}  // namespace ruleproof::solver::refute
