#include "reports/cli/verify/installation.hpp"

#include <filesystem>
#include <fstream>
#include <string>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/cli/verify/folders_test.hpp"

namespace ruleproof::cli {
namespace {

namespace fs = std::filesystem;

auto write(const fs::path& path, const std::string& text) -> void {
  fs::create_directories(path.parent_path());
  std::ofstream(path) << text;
}

/// Two files, and the list of them.
auto installed_in(const std::string& name) -> fs::path {
  const fs::path root = fresh_folder(name);
  write(root / "properties/pins/a game.txt", "pins\n");
  write(root / "fuzz/corpus/empty", "");
  write(root / "installed.txt", "files 2\n0 fuzz/corpus/empty\n5 properties/pins/a game.txt\n");
  return root;
}

}  // namespace

TEST_CASE("an installation that is whole has lost nothing") {
  const auto installation = read_installation(installed_in("installation_whole"));
  REQUIRE(installation);
  CHECK(installation->files.size() == 2);
  CHECK(installation->files.at("properties/pins/a game.txt") == 5);
  CHECK_FALSE(lost_of(*installation));
}

TEST_CASE("a file that is gone, no file or of another size is told, with the first and how many") {
  const auto root = installed_in("installation_lost");
  const auto installation = read_installation(root);
  REQUIRE(installation);
  const auto pins = root / "properties/pins/a game.txt";
  const auto told = [&] {
    const auto lost = lost_of(*installation);
    REQUIRE(lost);
    CHECK(lost->code == Code::no_file);
    CHECK(lost->where == pins.string());
    CHECK(lost->message.starts_with("this file of the installation is gone or changed:"));
  };
  fs::remove(pins);
  told();
  fs::create_directory(pins);
  told();
  fs::remove(pins);
  write(pins, "pin");
  told();
  fs::remove(root / "fuzz/corpus/empty");
  CHECK(lost_of(*installation)->message.find("the first of 2 files") != std::string::npos);
}

TEST_CASE("a list that is not whole is an error") {
  const auto root = installed_in("installation_list");
  for (const auto* text :
       {"", "files 2\n", "files 2\n0 fuzz/corpus/empty\n5 prop", "files 3\n0 a\n0 b\n",
        "0 a\n0 b\n", "files 2\n0 a\n0 a\n", "files 1\nx a\n"}) {
    CAPTURE(text);
    write(root / "installed.txt", text);
    const auto installation = read_installation(root);
    // A last line that is cut is a file that is gone.
    CHECK((!installation || lost_of(*installation)));
  }
  fs::remove(root / "installed.txt");
  CHECK_FALSE(read_installation(root));
  fs::create_directory(root / "installed.txt");
  CHECK_FALSE(read_installation(root));
}

}  // namespace ruleproof::cli
