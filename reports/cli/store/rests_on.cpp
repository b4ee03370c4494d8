#include "reports/cli/store/rests_on.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/data/file_text.hpp"
#include "model/core/result.hpp"
#include "properties/files.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/sha256.hpp"

namespace ruleproof::cli {
namespace {

/// With its length, so that no two lists of texts read alike.
auto add(std::string& all, std::string_view text) -> void {
  all += std::to_string(text.size()) + ' ';
  all += text;
}

/// The data files that a text names, as records and recorded runs do: "data=boards/mine.toml". What
/// is no file is a name that the program knows itself.
auto add_data_named_in(std::string& all, std::string_view text) -> void {
  constexpr std::string_view option = "data=";
  constexpr std::size_t most = 64U << 20U;
  for (auto at = text.find(option); at != text.npos; at = text.find(option, at + 1)) {
    const auto value = text.substr(at + option.size());
    const std::string path(value.substr(0, value.find_first_of(" \t\r\n\"',;")));
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem)) continue;
    add(all, path);
    add(all, text_of_file(path, most).value_or(""));
  }
}

auto files_at(const std::string& root, const std::string& place)
    -> Result<std::vector<properties::TextFile>> {
  std::error_code problem;
  const auto path = in_root(root, place);
  if (!std::filesystem::is_regular_file(path, problem)) return project_files(root, place, "");
  auto file = properties::read_file(path);
  if (!file) return file.error();
  return std::vector{properties::TextFile{place, std::move(file).value().text}};
}

}  // namespace

auto digest_of_places(const std::string& root, const std::vector<std::string>& places)
    -> std::optional<std::string> {
  std::string all;
  // Where there is no repository, what is missing fails instead of being skipped.
  add(all, in_root(root, "."));
  add(all, wrong_root(root.empty() ? "." : root) ? "none" : "repository");
  for (const auto& place : places) {
    add(all, place);
    const auto files = files_at(root, place);
    if (!files) return std::nullopt;
    for (const auto& file : *files) {
      add(all, file.name);
      add(all, file.text);
      add_data_named_in(all, file.text);
    }
  }
  return render::to_hex(render::sha256(all));
}

}  // namespace ruleproof::cli
