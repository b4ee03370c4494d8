/// The folder of the store (.ruleproof), which is no part of a repository that it stands in.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// Writes a file of the store. A store that is not there yet is made, with a .gitignore that keeps
/// all of it out of commits; a folder that was there before stays as it is. An error where a file
/// cannot be written.
[[nodiscard]] auto write_in_store(const std::string& store, const std::string& path,
                                  std::string_view text) -> std::optional<Error>;

}  // namespace ruleproof::cli
