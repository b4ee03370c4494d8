/// How a finding is shown again: the commands, which somebody can paste.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// A word as a shell reads it, in one line, in quotes where it needs them.
[[nodiscard]] auto shell_word(std::string_view text) -> std::string;

/// The command that finds it again: what a fact of the finding says ("made by", or "shown again by"
/// of a record that was written), what a setting of the run says ("command"), or what its id says.
/// Always one line.
[[nodiscard]] auto command_of(const Run& run, const GameReport& game, const Finding& finding)
    -> std::string;

/// What whoever copies that command should know; empty where it says all.
[[nodiscard]] auto note_of_command(const Run& run, const Finding& finding) -> std::string_view;

/// The name under which a witness is saved, unless somebody chooses another:
/// "festival-zero-1.game".
[[nodiscard]] auto record_name(const Finding& finding, std::size_t witness) -> std::string;

}  // namespace ruleproof::render
