/// The report as one web page: it opens from a file and loads nothing. It says first what is wrong
/// and lists it; what is looked at is drawn, and all else is held packed.
#pragma once

#include <string>

#include "model/core/finding.hpp"
#include "reports/render/beside.hpp"

namespace ruleproof::render {

/// A complete HTML document. The same run gives the same bytes.
[[nodiscard]] auto html(const Run& run, const Beside& beside = {}) -> std::string;

}  // namespace ruleproof::render
