/// The files of the repository that a run replays: scenarios, pins, corpora.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "properties/files.hpp"

namespace ruleproof::cli {

/// The files below a folder of the repository, named from its root; none, if there is no folder.
[[nodiscard]] auto project_files(const std::string& root, const std::string& folder,
                                 std::string_view ending) -> std::vector<properties::TextFile>;

/// Where the scenarios of a game are.
[[nodiscard]] auto scenarios_of(const std::string& game, const std::string& root)
    -> std::vector<properties::TextFile>;

}  // namespace ruleproof::cli
