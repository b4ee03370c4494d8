/// The findings of a run as SARIF 2.1.0, within what code scanning services accept.
#pragma once

#include <string>

#include "model/core/finding.hpp"
#include "reports/render/beside.hpp"

namespace ruleproof::render {

/// Findings with a place become results, the gravest first. GitHub refuses a whole file because of
/// one result without a location: findings without a place become notifications of the tool.
/// URIs are relative, lines start at 1, and no array is empty.
[[nodiscard]] auto sarif(const Run& run, const Beside& beside = {}) -> std::string;

}  // namespace ruleproof::render
