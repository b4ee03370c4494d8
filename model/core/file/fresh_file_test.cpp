#include "model/core/file/fresh_file.hpp"

#include <csignal>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <doctest/doctest.h>
#include <sys/resource.h>

#include "model/core/result.hpp"

using namespace ruleproof;
namespace fs = std::filesystem;

namespace {

/// A folder that is empty, and gone at the end.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / "ruleproof_fresh_file") {
    fs::remove_all(path_);
    fs::create_directories(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  auto operator=(const Folder&) -> Folder& = delete;
  [[nodiscard]] auto operator/(const std::string& name) const -> std::string {
    return (path_ / name).string();
  }
  [[nodiscard]] auto files() const -> long {
    return std::distance(fs::directory_iterator(path_), fs::directory_iterator());
  }

 private:
  fs::path path_;
};

auto text_of(const std::string& path) -> std::string {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// While it lives, no file may grow longer than so many bytes, as on a disk that fills up.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const ::rlimit limit{.rlim_cur = bytes, .rlim_max = before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    (void)std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  auto operator=(const FullDisk&) -> FullDisk& = delete;

 private:
  ::rlimit before_{};
  void (*handler_)(int);
};

}  // namespace

TEST_CASE("a file is there once it is kept, and nothing beside it") {
  const Folder folder;
  {
    FreshFile file(folder / "a");
    file.out() << "one";
    CHECK_FALSE(fs::exists(folder / "a"));
    CHECK_FALSE(file.keep());
  }
  CHECK(text_of(folder / "a") == "one");
  CHECK_FALSE(write_whole(folder / "a", "two"));
  CHECK(text_of(folder / "a") == "two");
  CHECK(folder.files() == 1);
}

TEST_CASE("what is not kept leaves what was there") {
  const Folder folder;
  REQUIRE_FALSE(write_whole(folder / "a", "old"));
  {
    FreshFile file(folder / "a");
    file.out() << "new";
    CHECK_FALSE(file.finish());
  }
  CHECK(text_of(folder / "a") == "old");
  CHECK(folder.files() == 1);
}

TEST_CASE("a disk that fills up leaves what was there, and says so") {
  const Folder folder;
  REQUIRE_FALSE(write_whole(folder / "a", "old"));
  for (const std::size_t length : {2000U, 2000000U}) {  // found out at the end, and before
    const FullDisk full(1000);
    const auto problem = write_whole(folder / "a", std::string(length, 'x'));
    REQUIRE(problem);
    CHECK(problem->code == Code::no_file);
    CHECK(problem->where == folder / "a");
    CHECK(problem->message == "cannot write: File too large");
  }
  CHECK(text_of(folder / "a") == "old");
  CHECK(folder.files() == 1);
  const auto problem = write_whole("/dev/full", "x");
  REQUIRE(problem);
  CHECK(problem->message == "cannot write: No space left on device");
}

TEST_CASE("devices and links stay what they are, and a file keeps who may read it") {
  const Folder folder;
  CHECK_FALSE(write_whole("/dev/null", "x"));
  CHECK(fs::is_character_file("/dev/null"));
  REQUIRE_FALSE(write_whole(folder / "a", "old"));
  fs::create_symlink("a", folder / "link");
  fs::permissions(folder / "a", fs::perms::owner_read | fs::perms::owner_write);
  REQUIRE_FALSE(write_whole(folder / "link", "new"));
  CHECK(fs::is_symlink(folder / "link"));
  CHECK(text_of(folder / "a") == "new");
  CHECK(fs::status(folder / "a").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
  CHECK(write_whole(folder / "", "x")->message == "cannot write: Is a directory");
  CHECK(write_whole(folder / "none/a", "x")->message == "cannot write: No such file or directory");
}

TEST_CASE("two that write one file at a time do not meet") {
  const Folder folder;
  FreshFile one(folder / "a");
  FreshFile two(folder / "a");
  one.out() << "one";
  two.out() << "two";
  CHECK_FALSE(one.keep());
  CHECK(text_of(folder / "a") == "one");
  CHECK_FALSE(two.keep());
  CHECK(text_of(folder / "a") == "two");
  CHECK(folder.files() == 1);
}
