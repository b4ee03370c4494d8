/// Files, read and written whole; what cannot be is an `Error`.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// The bytes of a file; "-" reads `in`.
[[nodiscard]] auto read_file(const std::string& path, std::istream& in) -> Result<std::string>;

/// Makes the folders above a file.
[[nodiscard]] auto make_folders_above(const std::string& path) -> std::optional<Error>;

/// Writes a file anew, whole or not at all, and makes the folders above it.
[[nodiscard]] auto write_file(const std::string& path, std::string_view text)
    -> std::optional<Error>;

/// Makes a folder, and tries whether files can be written there: before hours of work, not after.
[[nodiscard]] auto make_folder(const std::string& folder) -> std::optional<Error>;

/// A file name without surprises: letters, digits, dots, dashes; everything else becomes a dash.
[[nodiscard]] auto file_name_of(std::string_view id) -> std::string;

}  // namespace ruleproof::cli
