/// What a failing finding says beyond its title, in Markdown: for a pull request, where somebody
/// reads what is wrong before the report is opened.
#pragma once

#include <string>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Its reason, the clauses' words, its game where that is short, and the command that shows it
/// again: the lines below an item of a list.
[[nodiscard]] auto markdown_failure(const Run& run, const GameReport& game, const Finding& finding)
    -> std::string;

}  // namespace ruleproof::render
