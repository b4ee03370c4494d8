/// Checks in a line for many of them: what was not done, what holds, and what was looked at.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::cli {

/// "ok", "FAILED", "skipped"; what was passed without having looked at anything is "nothing".
[[nodiscard]] auto mark(const Check& check) -> std::string_view;

/// What was skipped, then what was passed without having looked at anything: a line for each group,
/// with the first of it and how many there are.
[[nodiscard]] auto not_done(const Run& run) -> std::vector<std::string>;

/// What is counted of each group where there are several, and the facts of the report, in so many
/// lines at most; then the data, in a line of its own.
[[nodiscard]] auto looked_at(const GameReport& report, std::size_t most)
    -> std::vector<std::string>;

}  // namespace ruleproof::cli
