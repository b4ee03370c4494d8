/// A summary of a run for a pull request: short, and harmless wherever it is pasted.
#pragma once

#include <string>

#include "model/core/finding.hpp"
#include "reports/render/since.hpp"

namespace ruleproof::render {

/// GitHub-flavoured Markdown, always well under the 65,536 characters that a comment may have. What
/// is different `since` another run, if there is one, stands first.
[[nodiscard]] auto markdown(const Run& run, const Since* since = nullptr) -> std::string;

}  // namespace ruleproof::render
