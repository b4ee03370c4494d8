/// What a finding says beyond its title.
#pragma once

#include <string_view>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// What a message says beyond the end of its title: the first sentence often stands in both.
[[nodiscard]] auto beyond_title(const Finding& finding) -> std::string_view;

}  // namespace ruleproof::render
