/// A summary of a run for a pull request: short, and harmless wherever it is pasted.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// GitHub-flavoured Markdown, always well under the 65,536 characters that a comment may have.
[[nodiscard]] auto markdown(const Run& run) -> std::string;

}  // namespace ruleproof::render
