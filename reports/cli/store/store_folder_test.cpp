#include "reports/cli/store/store_folder.hpp"

#include <filesystem>
#include <string>

#include <doctest/doctest.h>

#include "reports/cli/store/failures.hpp"
#include "reports/cli/verify/folders_test.hpp"

namespace ruleproof::cli {
namespace {

TEST_CASE("a store that is made is ignored by Git, and stays as somebody changes it") {
  const auto store = fresh_folder("store_folder");
  REQUIRE_FALSE(write_in_store(store, store + "/parts/drako/laws", "kept"));
  CHECK(file_in(store, "parts/drako/laws") == "kept");
  CHECK(file_in(store, ".gitignore").ends_with("\n*\n"));
  std::filesystem::remove(store + "/.gitignore");
  REQUIRE_FALSE(write_in_store(store, store + "/parts/drako/pins", "kept"));
  CHECK_FALSE(std::filesystem::exists(store + "/.gitignore"));
}

TEST_CASE("failures that are kept make the same store") {
  const auto store = fresh_folder("store_folder_failures");
  REQUIRE_FALSE(Failures(store, "check", "drako").keep({{.what = "a law"}}));
  CHECK(file_in(store, ".gitignore").ends_with("\n*\n"));
}

TEST_CASE("a folder that was there is not one to be ignored") {
  const auto folder = fresh_folder("store_folder_of_others");
  std::filesystem::create_directories(folder);
  REQUIRE_FALSE(write_in_store(folder, folder + "/parts/drako/laws", "kept"));
  CHECK_FALSE(std::filesystem::exists(folder + "/.gitignore"));
}

TEST_CASE("a store that cannot be made is an error") {
  CHECK(write_in_store("/dev/null/store", "/dev/null/store/part", ""));
}

}  // namespace
}  // namespace ruleproof::cli
