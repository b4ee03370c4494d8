#include "reports/cli/files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace ruleproof::cli {
namespace {

auto cannot(std::string_view what, const std::string& path, std::string_view why) -> Error {
  return {Code::no_file, path, "cannot " + std::string(what) + ": " + std::string(why)};
}

}  // namespace

auto read_file(const std::string& path, std::istream& in) -> Result<std::string> {
  if (path == "-") {
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  std::error_code problem;
  const auto status = std::filesystem::status(path, problem);
  if (!std::filesystem::exists(status)) return cannot("read", path, "there is no such file");
  if (std::filesystem::is_directory(status)) return cannot("read", path, "it is a folder");
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) return cannot("read", path, "it may not be read");
  return text;
}

auto write_file(const std::string& path, std::string_view text) -> std::optional<Error> {
  std::error_code problem;
  const auto folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, problem);
  if (problem) return cannot("write", path, problem.message());
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) return cannot("write", path, "the file or its folder may not be written");
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
