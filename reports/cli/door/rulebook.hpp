/// What `--rulebook` means: the answers that one translation of the rules gives.
#pragma once

#include <string>

#include "model/core/setup.hpp"

namespace ruleproof::cli {

/// The rulings that the translation `language` ("ru", "es") states for a game; those on which it is
/// silent are left out, and have the default.
[[nodiscard]] auto rulings_of_rulebook(const std::string& game, const std::string& language)
    -> Result<Texts>;

}  // namespace ruleproof::cli
