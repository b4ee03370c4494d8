/// The words of clauses, for reports that show games.
#pragma once

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// Gives a report that shows games the rulebook of its game, unless it has counted one: the steps
/// of games name clauses by id, and what these say stands nowhere else. Nothing is counted of it.
auto add_words_of_clauses(GameReport& report) -> void;

}  // namespace ruleproof::cli
