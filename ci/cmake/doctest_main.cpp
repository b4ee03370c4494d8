/// The main of all doctest programs. Each run has a folder of its own for temporary files, which
/// goes with it, so that two tests, or one test twice, never meet in a file.
#include <cstdio>
#include <cstdlib>  // mkdtemp and setenv, too
#include <filesystem>
#include <string>
#include <system_error>

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

namespace {

class TemporaryFolder {
 public:
  TemporaryFolder()
      : path_((std::filesystem::temp_directory_path() / "ruleproof-test-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr || ::setenv("TMPDIR", path_.c_str(), 1) != 0) {
      std::perror(path_.c_str());
      std::exit(EXIT_FAILURE);
    }
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  auto operator=(const TemporaryFolder&) -> TemporaryFolder& = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

 private:
  std::string path_;
};

}  // namespace

auto main(int argc, char** argv) -> int {
  const TemporaryFolder folder;
  return doctest::Context(argc, argv).run();
}
