#include "reports/cli/verify/project.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <optional>
#include <span>
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
#include "reports/cli/balance/kept.hpp"
#include "reports/cli/rulebook/kept.hpp"
#include "reports/cli/verify/installation.hpp"

namespace ruleproof::cli {
namespace {

auto is_there(const std::string& path) -> bool {
  std::error_code problem;  // what cannot be looked at is there, and reading it says why it fails
  return std::filesystem::exists(path, problem) || problem;
}

auto is_repository(const std::filesystem::path& root) -> bool {
  constexpr auto folders =
      std::to_array<std::string_view>({"properties/scenarios", "properties/pins", "fuzz/corpus",
                                       kept_games_folder, records_folder});
  return std::ranges::any_of(folders, [&](std::string_view folder) {
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

/// A clone has all that is needed. A project with games of its own has only what is about them.
auto is_clone(const std::filesystem::path& root) -> bool {
  std::error_code problem;
  return is_repository(root) && std::filesystem::is_directory(root / "model/core", problem);
}

auto program() -> std::filesystem::path {
  std::error_code problem;
  return std::filesystem::read_symlink("/proc/self/exe", problem);
}

/// What was installed beside this program, if anything was; or what is wrong with it.
auto installed() -> const std::optional<Result<Installation>>& {
  static const auto installation = []() -> std::optional<Result<Installation>> {
    const auto share = program().parent_path().parent_path() / "share" / "ruleproof";
    const bool is_listed = is_there((share / "installed.txt").string());
    if (!is_listed && !is_repository(share)) return std::nullopt;
    return read_installation(share);
  }();
  return installation;
}

/// What came with this program: installed beside it, or the clone that it was built in; else empty.
auto own_root() -> std::string {
  static const auto clone = clone_above(program());
  if (!installed()) return clone;
  return *installed() ? (*installed())->root : "";
}

/// Whether a file was there when the program was installed: what an older version left is not ours.
auto is_ours(const std::string& file) -> bool {
  const auto& all = installed();
  if (!all || !*all || !file.starts_with((*all)->root + "/")) return true;
  return (*all)->files.contains(file.substr((*all)->root.size() + 1));
}

/// A root may end with slashes, as shells complete it.
auto below(const std::string& root, const std::string& path) -> std::string {
  if (root.empty() || root == ".") return path;
  const auto end = root.find_last_not_of('/');
  return (end == std::string::npos ? "" : root.substr(0, end + 1)) + "/" + path;
}

/// Whether a root has anything of a game: what is replayed, or what commands keep with `--record`.
auto has_game(const std::string& root, const std::string& game) -> bool {
  const auto paths = std::to_array<std::string>(
      {scenarios_folder(game), pins_file(game), corpus_folder(game), kept_games_file(game)});
  if (std::ranges::any_of(paths, [&](const auto& path) { return is_there(below(root, path)); })) {
    return true;
  }
  std::error_code problem;
  const std::filesystem::directory_iterator runs(below(root, std::string(records_folder)), problem);
  return std::ranges::any_of(runs, [&](const auto& run) {
    return run.path().filename().string().starts_with(game + "-");
  });
}

/// The files below a folder of one root, named from the root.
auto files_below(const std::string& root, const std::string& folder, std::string_view ending)
    -> Result<std::vector<properties::TextFile>> {
  const auto path = below(root, folder);
  if (!is_there(path)) return std::vector<properties::TextFile>{};
  auto files = properties::read_files(path, ending);
  if (!files) return files;
  auto found = std::move(files).value();
  std::erase_if(found, [](const auto& file) { return !is_ours(file.name); });
  for (auto& file : found) file.name.erase(0, path.size() - folder.size());
  return found;
}

}  // namespace

auto in_root(const std::string& root, const std::string& path) -> std::string {
  const bool here = !root.empty() || is_clone(".") || is_there(path);
  return below(here ? root : own_root(), path);
}

auto home() -> std::string {
  const bool here = is_clone(".") || (own_root().empty() && is_repository("."));
  return here ? std::filesystem::current_path().string() : own_root();
}

auto wrong_root(const std::string& root, const std::vector<std::string>& games)
    -> std::optional<Error> {
  if (root.empty()) {
    if (is_clone(".") || !installed()) return std::nullopt;
    return *installed() ? lost_of(**installed()) : std::optional((*installed()).error());
  }
  if (!is_repository(root)) {
    return Error{Code::no_file, root,
                 "no repository: neither properties/scenarios nor properties/pins nor fuzz/corpus "
                 "lies there, nor what --record keeps"};
  }
  if (is_clone(root)) return std::nullopt;
  for (const auto& game : games) {
    if (has_game(root, game)) continue;
    return Error{Code::no_file, root,
                 "nothing about " + game + " lies there: neither " + scenarios_folder(game) +
                     " nor " + pins_file(game) + " nor " + corpus_folder(game)};
  }
  return std::nullopt;
}

auto project_files(const std::string& root, const std::string& folder, std::string_view ending)
    -> Result<std::vector<properties::TextFile>> {
  auto files = files_below(root, folder, ending);
  if (!files || !root.empty() || is_clone(".") || own_root().empty()) return files;
  auto came = files_below(own_root(), folder, ending);
  if (!came) return came;
  auto all = std::move(files).value();
  const auto own = all.size();
  auto others = std::move(came).value();
  for (auto& file : others) {
    const auto here = std::span(all).first(own);
    const bool is_hidden = std::ranges::count(here, file.name, &properties::TextFile::name) > 0;
    if (!is_hidden) all.push_back(std::move(file));
  }
  std::ranges::sort(all, {}, &properties::TextFile::name);
  return all;
}

auto scenarios_folder(const std::string& game) -> std::string {
  return "properties/scenarios/" + properties::folder_of(game);
}

auto scenarios_of(const std::string& game, const std::string& root)
    -> Result<std::vector<properties::TextFile>> {
  return project_files(root, scenarios_folder(game), ".game");
}

auto pins_file(const std::string& game) -> std::string {
  return "properties/pins/" + properties::folder_of(game) + ".txt";
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
