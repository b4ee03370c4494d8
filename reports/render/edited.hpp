/// A finding that another run has about the same words, but for a few that somebody has changed.
#pragma once

#include <optional>
#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Which words have changed from one finding to the other: `"three" was "two"`, and so for each of
/// its places. Nothing if they are not of one kind, if nothing is quoted, if nothing has changed,
/// or if less than half of the words of a place are as they were.
[[nodiscard]] auto edited_words(const Finding& before, const Finding& now)
    -> std::optional<std::string>;

}  // namespace ruleproof::render
