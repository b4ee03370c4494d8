#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/result.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"

namespace ruleproof::audit {

namespace {

/// Appends one file; in order of languages, each once.
auto add(std::vector<Sources>& all, std::string_view text, std::string_view where,
         const GameTables& game) -> std::optional<Error> {
  auto read = read_sources(text, where, game);
  if (!read) return read.error();
  const auto same = std::ranges::find(all, read->language, &Sources::language);
  if (same != all.end()) {
    return Error{Code::bad_sources, std::string(where),
                 "the language " + read->language + " is that of " + same->where};
  }
  all.push_back(std::move(read).value());
  std::ranges::sort(all, {}, &Sources::language);
  return std::nullopt;
}

}  // namespace

auto sources_folder(std::string_view game) -> std::string {
  std::string folder(game);
  std::ranges::replace(folder, '-', '_');
  return "model/" + folder + "/rules/sources";
}

auto known_sources(const GameTables& game) -> Result<std::vector<Sources>> {
  std::vector<Sources> all;
  for (const auto& row : game.sources) {
    const auto where = sources_folder(game.name) + '/' + std::string(row.language) + ".toml";
    if (auto error = add(all, row.text, where, game)) return *error;
  }
  return all;
}

auto sources_in(const std::string& folder, const GameTables& game) -> Result<std::vector<Sources>> {
  std::error_code problem;
  std::vector<std::filesystem::path> paths;
  for (auto entry = std::filesystem::directory_iterator(folder, problem);
       !problem && entry != std::filesystem::directory_iterator(); entry.increment(problem)) {
    if (entry->path().extension() == ".toml") paths.push_back(entry->path());
  }
  if (problem)
    return Error{Code::no_file, folder, "the folder cannot be read: " + problem.message()};
  std::ranges::sort(paths);

  std::vector<Sources> all;
  for (const auto& path : paths) {
    std::ifstream stream(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    if (!stream) return Error{Code::no_file, path.generic_string(), "cannot be read"};
    if (auto error = add(all, text, path.generic_string(), game)) return *error;
  }
  if (all.empty()) return Error{Code::no_file, folder, "there is no sources file (*.toml)"};
  return all;
}

}  // namespace ruleproof::audit
