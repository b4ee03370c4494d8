/// Answers as they were when somebody last approved them: what new ones are held to.
///
/// A file holds one block an answer: its id, then what it says, how that is known and the facts.
/// `RULEPROOF_APPROVE=1` rewrites it; review the difference.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::solver {

/// The block of an answer.
[[nodiscard]] auto pinned_text(const Finding& answer) -> std::string;

/// "solver/questions/answers/year_of_the_dragon.txt"
[[nodiscard]] auto pinned_file(std::string_view game) -> std::string;

/// The blocks of a game's file, by id; none without a file.
[[nodiscard]] auto read_pinned(std::string_view game) -> std::map<std::string, std::string>;

/// Whether whoever runs this approves what it finds.
[[nodiscard]] auto approved() -> bool;
auto write_pinned(std::string_view game, const std::vector<Finding>& answers) -> void;

}  // namespace ruleproof::solver
