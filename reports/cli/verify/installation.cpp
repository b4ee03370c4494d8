#include "reports/cli/verify/installation.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

#include "model/core/result.hpp"
#include "properties/files.hpp"
#include "properties/wording.hpp"

namespace ruleproof::cli {
namespace {

constexpr auto what_to_do = ": install it again, or let --root name a clone of the repository";

}  // namespace

auto read_installation(const std::filesystem::path& root) -> Result<Installation> {
  const auto path = (root / "installed.txt").string();
  const auto list = properties::read_file(path);
  if (!list) return list.error();
  Installation installation{.root = root.string(), .files = {}};
  std::istringstream lines(list->text);
  std::size_t count = 0;
  std::string word;
  bool whole = static_cast<bool>(lines >> word >> count) && word == "files";
  std::uintmax_t size = 0;
  while (lines >> size >> std::ws && std::getline(lines, word)) {
    installation.files.emplace(word, size);
  }
  whole = whole && lines.eof() && installation.files.size() == count;
  if (whole) return installation;
  return Error{Code::no_file, path,
               std::string("this list of what was installed is not whole") + what_to_do};
}

auto lost_of(const Installation& installation) -> std::optional<Error> {
  const std::filesystem::path root(installation.root);
  std::size_t lost = 0;
  std::string first;
  for (const auto& [file, size] : installation.files) {
    std::error_code problem;
    const bool is_file = std::filesystem::is_regular_file(root / file, problem);
    if (is_file && std::filesystem::file_size(root / file, problem) == size && !problem) continue;
    if (lost++ == 0) first = file;
  }
  if (lost == 0) return std::nullopt;
  const auto more = lost == 1 ? "" : ", the first of " + properties::plural(lost, "file");
  return Error{Code::no_file, (root / first).string(),
               "this file of the installation is gone or changed" + more + what_to_do};
}

}  // namespace ruleproof::cli
