/// Typed questions that follow from laws proved by induction, and need no search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

/// The answer, with its SMT-LIB, if the laws of the game imply it; nothing if they do not, or if
/// the question asks for what they do not know of. Only for whole games: the relations of the laws
/// are held to those.
[[nodiscard]] auto proved_by_laws(const Parts& game, const SetupText& setup,
                                  const TypedQuestion& question, const AskOptions& options = {})
    -> std::optional<Finding>;

/// The finding of such an answer; the laws that it follows from, and the steps that obeyed them.
[[nodiscard]] auto proof_of(std::string_view game, const TypedQuestion& question,
                            const Reply& reply, const std::vector<std::string>& laws,
                            std::uint64_t steps) -> Finding;

}  // namespace ruleproof::solver
