/// Laws that are proved for all games, by induction: of the opening, and from one step to the next.
///
///     for (const auto& law : laws_by_induction(drako)) ...      // findings, with their SMT-LIB
///
/// What is proved rests on a relation: how pieces may move (solver/induction/ledger.hpp), how
/// wounds come. Each relation is held to the model by sampled games under random rulings each time,
/// and the law says by how many steps; a step that does not obey it is an internal error, and
/// nothing is then proved.
#pragma once

#include <vector>

#include "model/core/finding.hpp"
#include "solver/parts.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {

/// The laws of a game; none for a game without any.
[[nodiscard]] auto laws_by_induction(const Parts& game, const AskOptions& options = {})
    -> std::vector<Finding>;

}  // namespace ruleproof::solver
