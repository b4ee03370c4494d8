/// What the sides do in the course of a game, as expressions that claims of answers count: which
/// move it was is seen from the position before, and from the clauses that it relied on.
#pragma once

#include <string>

#include "model/drako/state.hpp"

namespace ruleproof::solver::drako_question {

/// A side draws, or plays a card: an action of its own.
[[nodiscard]] auto acts(drako::Side side) -> std::string;
/// A side spends a card as a shield.
[[nodiscard]] auto blocks(drako::Side side) -> std::string;
/// A turn of a side begins.
[[nodiscard]] auto begins_turn(drako::Side side) -> std::string;
/// A net is thrown on the dragon; he is free of it.
[[nodiscard]] auto nets() -> std::string;
[[nodiscard]] auto gets_free() -> std::string;
/// Somebody who can do nothing skips an action, though no clause grants him that.
[[nodiscard]] auto skips_in_need() -> std::string;

/// "times(...)": how often it was so.
[[nodiscard]] auto times(const std::string& deed) -> std::string;

}  // namespace ruleproof::solver::drako_question
