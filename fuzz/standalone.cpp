/// The main of a harness where libFuzzer is not to be had: runs it on files and on folders of
/// files.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int;

namespace {

auto run(const std::filesystem::path& path) -> void {
  std::ifstream stream(path, std::ios::binary);
  const std::vector<char> text(std::istreambuf_iterator<char>(stream), {});
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  std::fprintf(stderr, "%s: %zu bytes\n", path.generic_string().c_str(), bytes.size());
  (void)LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

}  // namespace

auto main(int count, char** words) -> int {
  std::vector<std::filesystem::path> paths;
  for (const auto& name : std::vector<std::string>(words + 1, words + count)) {
    if (name.starts_with('-')) continue;  // the options of libFuzzer
    if (!std::filesystem::exists(name)) {
      std::fprintf(stderr, "%s: no such file or folder\n", name.c_str());
      return 2;
    }
    if (!std::filesystem::is_directory(name)) {
      paths.emplace_back(name);
      continue;
    }
    for (const auto& entry : std::filesystem::recursive_directory_iterator(name)) {
      if (entry.is_regular_file()) paths.push_back(entry.path());
    }
  }
  std::ranges::sort(paths);
  std::ranges::for_each(paths, run);
  std::fprintf(stderr, "%zu inputs, no crash\n", paths.size());
  return 0;
}
