#include "reports/cli/verify/project.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::cli {
namespace {

/// What `verify` replays of an installation, a path a line: ci/cmake/install.cmake writes it.
constexpr auto list_of_installed = "installed.txt";

auto is_there(const std::string& path) -> bool {
  std::error_code problem;  // what cannot be looked at is there, and reading it says why it fails
  return std::filesystem::exists(path, problem) || problem;
}

auto is_repository(const std::filesystem::path& root) -> bool {
  constexpr std::array folders = {"properties/scenarios", "properties/pins", "fuzz/corpus"};
  return std::ranges::any_of(folders, [&](const char* folder) {
    std::error_code problem;
    return std::filesystem::is_directory(root / folder, problem);
  });
}

/// The clone in whose build folder this program lies: the first folder above that has its sources.
auto clone_above(const std::filesystem::path& program) -> std::string {
  for (auto folder = program.parent_path(); folder.has_relative_path();
       folder = folder.parent_path()) {
    std::error_code problem;
    if (is_repository(folder) && std::filesystem::is_directory(folder / "fuzz", problem) &&
        std::filesystem::is_regular_file(folder / "CMakeLists.txt", problem)) {
      return folder.string();
    }
  }
  return "";
}

/// What came with this program: installed beside it, or the clone that it was built in; else empty.
auto own_root() -> const std::string& {
  static const auto root = [] {
    std::error_code problem;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", problem);
    if (problem) return std::string();
    const auto share = program.parent_path().parent_path() / "share" / "ruleproof";
    const bool is_installed = is_there((share / list_of_installed).string());
    return is_installed || is_repository(share) ? share.string() : clone_above(program);
  }();
  return root;
}

/// What of the files that `cmake --install` listed is gone, if no other place is named.
auto lost_since_installed() -> std::optional<Error> {
  const std::filesystem::path root(own_root());
  const auto path = (root / list_of_installed).string();
  if (root.empty() || !is_there(path)) return std::nullopt;
  const auto list = properties::read_file(path);
  if (!list) return list.error();
  std::istringstream lines(list->text);
  std::size_t lost = 0;
  std::string first;
  for (std::string file; std::getline(lines, file);) {
    if (is_there((root / file).string())) continue;
    if (lost++ == 0) first = file;
  }
  if (lost == 0) return std::nullopt;
  return Error{Code::no_file, (root / first).string(),
               properties::plural(lost, "file") +
                   " of this installation are gone, this one first: install it again, or let "
                   "--root name a clone of the repository"};
}

}  // namespace

auto in_root(const std::string& root, const std::string& path) -> std::string {
  const auto& below = root.empty() && !is_repository(".") ? own_root() : root;
  return below.empty() || below == "." ? path : below + "/" + path;
}

auto home() -> std::string {
  return is_repository(".") ? std::filesystem::current_path().string() : own_root();
}

auto wrong_root(const std::string& root) -> std::optional<Error> {
  if (root.empty() && !is_repository(".")) return lost_since_installed();
  if (root.empty() || is_repository(root)) return std::nullopt;
  return Error{Code::no_file, root,
               "no repository: neither properties/scenarios nor properties/pins nor fuzz/corpus "
               "lies there"};
}

auto project_files(const std::string& root, const std::string& folder, std::string_view ending)
    -> Result<std::vector<properties::TextFile>> {
  using Files = std::vector<properties::TextFile>;
  const auto path = in_root(root, folder);
  if (!is_there(path)) return Files{};
  auto files = properties::read_files(path, ending);
  if (!files) return files;
  auto found = std::move(files).value();
  for (auto& file : found) file.name.erase(0, path.size() - folder.size());
  return found;
}

auto scenarios_folder(const std::string& game) -> std::string {
  return "properties/scenarios/" + properties::folder_of(game);
}

auto scenarios_of(const std::string& game, const std::string& root)
    -> Result<std::vector<properties::TextFile>> {
  return project_files(root, scenarios_folder(game), ".game");
}

auto corpus_folder(const std::string& game) -> std::string {
  return "fuzz/corpus/" + properties::folder_of(game) + "_playout";
}

auto corpus_of(const std::string& game, const std::string& root)
    -> Result<std::vector<properties::TextFile>> {
  return project_files(root, corpus_folder(game), "");
}

auto not_there(std::string_view group, const std::string& path, const std::string& root) -> Check {
  // Short, so that on the one line of a failure the message follows.
  const auto kind = *std::next(std::filesystem::path(path).begin());
  auto check = properties::check_of(group, kind.string() + " replayed");
  check.status = Status::skipped;
  const bool none = root.empty() && home().empty();
  check.message = path + (none ? " is not there, nor is a repository here or came with this "
                                 "program: --root names one"
                               : " is not there: nobody has written it yet, or --root is to name "
                                 "the repository");
  return check;
}

auto needed(Check check, const std::string& root) -> Check {
  if (root.empty() && home().empty()) check.status = Status::failed;
  return check;
}

}  // namespace ruleproof::cli
