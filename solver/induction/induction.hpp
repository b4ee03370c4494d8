/// Laws that are proved for all games, by induction: of the opening, and from one step to the next.
///
///     for (const auto& law : laws_by_induction(drako)) ...      // findings, with their SMT-LIB
///
/// A proof rests on a relation: how pieces may move (solver/induction/ledger.hpp), how wounds come.
/// Each time, sampled games of the model under random rulings must obey the relation, and the law
/// says how many steps did. A step that does not is an internal error, and then nothing is proved.
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
