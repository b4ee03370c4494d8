/// A command line that cannot be understood: what is wrong, and what was perhaps meant.
#pragma once

#include <string>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// `message` is the parser's, about one of `words`; `known` are the flags of the subcommand, or the
/// subcommands where it is empty.
[[nodiscard]] auto usage_error(const std::string& subcommand, std::string message,
                               const std::vector<std::string>& words,
                               const std::vector<std::string>& known) -> Error;

/// The words before `--` with `flag` put before each that follows it: "--ignore a b" as "--ignore a
/// --ignore b". What begins with a dash ends them, and so does the name of a game.
[[nodiscard]] auto each_with_its_flag(const std::vector<std::string>& words,
                                      const std::string& flag) -> std::vector<std::string>;

}  // namespace ruleproof::cli
