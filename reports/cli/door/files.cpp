#include "reports/cli/door/files.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/file/fresh_file.hpp"
#include "model/core/result.hpp"

namespace ruleproof::cli {
namespace {

auto cannot(std::string_view what, const std::string& path, std::string_view why) -> Error {
  return {Code::no_file, path, "cannot " + std::string(what) + ": " + std::string(why)};
}

/// More than any run or record that this program writes.
constexpr std::size_t longest_file = 256U << 20U;

/// All of a stream. Nothing if it is longer than any file that is meant for this program, as an
/// endless device is.
auto read_all(std::istream& in) -> std::optional<std::string> {
  std::string text;
  std::array<char, 1U << 16U> piece{};
  while (in.read(piece.data(), piece.size()) || in.gcount() > 0) {
    text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    if (text.size() > longest_file) return std::nullopt;
  }
  return text;
}

auto too_long(const std::string& path) -> Error {
  return cannot("read", path, "it is longer than 256 MiB");
}

}  // namespace

auto read_file(const std::string& path, std::istream& in) -> Result<std::string> {
  if (path == "-") {
    auto text = read_all(in);
    if (!text) return too_long("-");
    return *std::move(text);
  }
  std::error_code problem;
  const auto status = std::filesystem::status(path, problem);
  if (!std::filesystem::exists(status)) return cannot("read", path, "there is no such file");
  if (std::filesystem::is_directory(status)) return cannot("read", path, "it is a folder");
  std::ifstream file(path, std::ios::binary);
  if (!file) return cannot("read", path, "it may not be read");
  auto text = read_all(file);
  if (!text) return too_long(path);
  return *std::move(text);
}

auto make_folders_above(const std::string& path) -> std::optional<Error> {
  std::error_code problem;
  const auto folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, problem);
  if (problem) return cannot("write", path, problem.message());
  return std::nullopt;
}

auto write_file(const std::string& path, std::string_view text) -> std::optional<Error> {
  if (auto problem = make_folders_above(path)) return problem;
  return write_whole(path, text);
}

auto make_folder(const std::string& folder) -> std::optional<Error> {
  const auto trial = folder + "/.trial";
  if (auto problem = write_file(trial, {})) {
    problem->where = folder;
    return problem;
  }
  std::error_code ignored;
  std::filesystem::remove(trial, ignored);
  return std::nullopt;
}

auto file_name_of(std::string_view id) -> std::string {
  std::string name;
  for (const char c : id) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       (c == '.' && !name.empty());
    if (plain) {
      name += c;
    } else if (!name.empty() && name.back() != '-') {
      name += '-';
    }
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return name.empty() ? "unnamed" : name.substr(0, 120);
}

}  // namespace ruleproof::cli
