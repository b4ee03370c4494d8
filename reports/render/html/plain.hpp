/// The findings as plain text in markup: for readers without scripts.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/template.hpp"

namespace ruleproof::render {

/// The list, each finding with its text and its record as long as there are `bytes` left for them,
/// and then with a link to `findings.html`, if that is `beside`.
[[nodiscard]] auto plain_list(const Run& run, const std::vector<Item>& items, std::size_t bytes,
                              bool beside) -> Markup;

/// `findings.html`: all of them, a page without scripts.
[[nodiscard]] auto findings_page(const Run& run) -> std::string;

}  // namespace ruleproof::render
