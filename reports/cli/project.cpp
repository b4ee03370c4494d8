#include "reports/cli/project.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/files.hpp"
#include "properties/wording.hpp"

namespace ruleproof::cli {

auto project_files(const std::string& root, const std::string& folder, std::string_view ending)
    -> std::vector<properties::TextFile> {
  const auto prefix = root.empty() || root == "." ? std::string() : root + "/";
  auto files = properties::read_files(prefix + folder, ending);
  if (!files) return {};
  auto found = std::move(files).value();
  for (auto& file : found) file.name.erase(0, prefix.size());
  return found;
}

auto scenarios_of(const std::string& game, const std::string& root)
    -> std::vector<properties::TextFile> {
  return project_files(root, "properties/scenarios/" + properties::folder_of(game), ".game");
}

}  // namespace ruleproof::cli
