#include "reports/cli/store/store_folder.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "model/core/result.hpp"
#include "reports/cli/door/files.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::string_view ignored = "# Made by ruleproof: what it keeps between runs.\n*\n";

}  // namespace

auto write_in_store(const std::string& store, const std::string& path, std::string_view text)
    -> std::optional<Error> {
  std::error_code unknown;
  if (!std::filesystem::exists(store, unknown)) {
    if (auto problem = write_file(store + "/.gitignore", ignored)) return problem;
  }
  return write_file(path, text);
}

}  // namespace ruleproof::cli
