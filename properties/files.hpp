/// Files of scenarios, pins and fuzz finds, read whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::properties {

/// A file by its path, with its text.
struct TextFile {
  std::string name;
  std::string text;
};

/// One file; no more than `longest_record` bytes of it.
[[nodiscard]] auto read_file(const std::string& path) -> Result<TextFile>;

/// All files below a folder whose names end in `ending`, in order of their paths.
[[nodiscard]] auto read_files(const std::string& folder, std::string_view ending)
    -> Result<std::vector<TextFile>>;

}  // namespace ruleproof::properties
