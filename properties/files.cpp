#include "properties/files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/result.hpp"

namespace ruleproof::properties {

auto read_file(const std::string& path) -> Result<TextFile> {
  std::error_code problem;
  const auto size = std::filesystem::file_size(path, problem);
  std::ifstream stream(path, std::ios::binary);
  if (problem || !stream) {
    return Error{Code::no_file, path, "cannot be read; is it a file, and may you read it?"};
  }
  if (size > longest_record) return Error{Code::no_file, path, "longer than 16 MiB"};
  return TextFile{path, {std::istreambuf_iterator<char>(stream), {}}};
}

auto read_files(const std::string& folder, std::string_view ending)
    -> Result<std::vector<TextFile>> {
  std::error_code problem;
  std::vector<std::string> paths;
  std::filesystem::recursive_directory_iterator entry(folder, problem);
  for (; !problem && entry != std::filesystem::recursive_directory_iterator();
       entry.increment(problem)) {
    auto path = entry->path().generic_string();
    if (path.ends_with(ending) && entry->is_regular_file(problem)) paths.push_back(std::move(path));
  }
  if (problem) return Error{Code::no_file, folder, "the folder cannot be read"};
  std::ranges::sort(paths);
  std::vector<TextFile> files;
  for (const auto& path : paths) {
    auto file = read_file(path);
    if (!file) return file.error();
    files.push_back(std::move(file).value());
  }
  return files;
}

}  // namespace ruleproof::properties
