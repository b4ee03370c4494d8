/// What lies in the repository and enters a result.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ruleproof::cli {

/// A digest of all files in these places below the root ("properties/scenarios/drako", or a file),
/// of their names, and of the data files that they name. Nothing where one cannot be
/// read: then nobody may keep what rests on it.
[[nodiscard]] auto digest_of_places(const std::string& root, const std::vector<std::string>& places)
    -> std::optional<std::string>;

}  // namespace ruleproof::cli
