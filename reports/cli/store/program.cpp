#include "reports/cli/store/program.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <system_error>

#include "reports/cli/door/files.hpp"
#include "reports/render/sha256.hpp"

namespace ruleproof::cli {
namespace {

namespace fs = std::filesystem;

/// The files of which parts are mapped to be run: "55d0-55d9 r-xp 0000 fe:00 1234
/// /usr/lib/libz3.so".
auto libraries() -> std::optional<std::set<std::string>> {
  std::set<std::string> paths;
  std::ifstream maps("/proc/self/maps");
  if (!maps) return std::nullopt;
  for (std::string line; std::getline(maps, line);) {
    const auto path = line.find('/');
    const auto rights = line.find(' ') + 1;
    if (path == std::string::npos || rights + 4 > line.size()) continue;
    if (line.substr(rights, 4).find('x') != std::string::npos) paths.insert(line.substr(path));
  }
  std::error_code problem;
  paths.erase(fs::read_symlink("/proc/self/exe", problem).string());
  if (problem) return std::nullopt;
  paths.insert("/proc/self/exe");  // what runs, even where another lies in its place meanwhile
  return paths;
}

/// Where the system finds cvc5; empty if there is none.
auto path_of_cvc5() -> std::string {
  const auto* path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');) {
    std::error_code problem;
    const auto file = fs::path(folder) / "cvc5";
    if (fs::is_regular_file(file, problem)) return file.string();
  }
  return "";
}

}  // namespace

auto fingerprint_of_program() -> std::optional<std::string> {
  auto files = libraries();
  if (!files) return std::nullopt;
  if (const auto cvc5 = path_of_cvc5(); !cvc5.empty()) files->insert(cvc5);
  std::string all;
  std::istringstream none;
  for (const auto& file : *files) {
    const auto bytes = read_file(file, none);
    if (!bytes) return std::nullopt;
    all += file + ' ' + render::to_hex(render::sha256(*bytes)) + '\n';
  }
  return render::to_hex(render::sha256(all));
}

}  // namespace ruleproof::cli
