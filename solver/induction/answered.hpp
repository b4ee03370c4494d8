/// Typed questions answered: by what follows from laws and facts if something does, else by a
/// search. What is proved is tried by games all the same, so that a premise that somebody wrote
/// down wrongly, or formulas that say something else than the model, can be contradicted.
#pragma once

#include <optional>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

struct Parts;  // of a game: solver/parts.hpp

/// How far games are played against what is proved: positions, not time.
inline constexpr TypedBudget trial_of_proofs{
    .states = 100'000, .guided = 100'000, .hunted = 300'000};

struct Answered {
  Finding answer;
  /// A fault of this program: a game breaks what was proved, or a fact on which proofs rest. Then
  /// the answer is that of the games.
  std::optional<Finding> fault = {};
};

/// The answer; an error is one of the question or of the set-up.
[[nodiscard]] auto answer_typed(const Parts& game, const SetupText& setup,
                                const TypedQuestion& question, const TypedBudget& search = {},
                                const TypedBudget& trial = trial_of_proofs,
                                const AskOptions& options = {}) -> Result<Answered>;

}  // namespace ruleproof::solver
