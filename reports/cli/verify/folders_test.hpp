/// The folders that tests of whole runs write to.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>

#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/files.hpp"

namespace ruleproof::cli {

/// A folder of its own for each test, empty.
inline auto fresh_folder(const std::string& name) -> std::string {
  const auto folder = std::filesystem::temp_directory_path() / ("ruleproof_cli_" + name);
  std::filesystem::remove_all(folder);
  return folder.string();
}

inline auto file_in(const std::string& folder, const std::string& name) -> std::string {
  std::istringstream none;
  const auto text = read_file(folder + "/" + name, none);
  return text ? *text : "";
}

/// A run of a few seconds.
inline auto quick(const std::string& out, unsigned jobs) -> VerifyFlags {
  return {.games = {"connect-four"}, .out = out, .steps = 3000, .jobs = jobs, .quick = true};
}

}  // namespace ruleproof::cli
