/// The report as one web page: it opens from a file, loads nothing, reads well without scripts and
/// on a telephone, and lets every witness be played through step by step.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// A complete HTML document. The same run gives the same bytes.
[[nodiscard]] auto html(const Run& run) -> std::string;

}  // namespace ruleproof::render
