/// Typed questions that follow from the laws that are proved by induction: no search is needed.
#pragma once

#include <optional>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

/// The answer, with its SMT-LIB, if the laws of the game imply it; nothing if they do not, or if
/// the question asks for what they do not know of. Only for whole games: the relations of the laws
/// are held to those.
[[nodiscard]] auto proved_by_laws(std::string_view game, const SetupText& setup,
                                  const TypedQuestion& question, const AskOptions& options = {})
    -> std::optional<Finding>;

}  // namespace ruleproof::solver
