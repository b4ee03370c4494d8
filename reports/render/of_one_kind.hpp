/// What a run says in one sentence of which all is of one kind: a comparison, a rulebook, a
/// question.
#pragma once

#include <optional>
#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Of a run that compares two readings what tells them apart, of one that compares several how many
/// pairs are told apart, of the clauses of a rulebook how many are shown, of one question its first
/// answer. Without a stop at its end; nothing where the run is about something else.
[[nodiscard]] auto of_one_kind(const Run& run) -> std::optional<std::string>;

}  // namespace ruleproof::render
