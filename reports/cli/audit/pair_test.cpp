// `audit --pair` as its users see it: the list, a report, a review that is kept.
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>

#include <doctest/doctest.h>

#include "reports/cli/command/audit.hpp"
#include "reports/cli/print/test_terminal.hpp"

namespace ruleproof::cli {
namespace {

/// A folder with two texts.
class Texts {
 public:
  Texts() : path_(std::filesystem::temp_directory_path() / "ruleproof-pair-test") {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
    write("a.en.txt", "Each player takes 4 cards.\n\nYou must pay 2 coins.\n");
    write("b.de.txt", "Jeder Spieler nimmt 4 Karten.\n\nDu darfst 2 Münzen bezahlen.\n");
  }
  Texts(const Texts&) = delete;
  auto operator=(const Texts&) -> Texts& = delete;
  ~Texts() { std::filesystem::remove_all(path_); }

  [[nodiscard]] auto at(const std::string& name) const -> std::string {
    return (path_ / name).string();
  }
  [[nodiscard]] auto flags() const -> AuditFlags {
    AuditFlags flags;
    flags.pair = {at("a.en.txt"), at("b.de.txt")};
    flags.language = "en,de";
    return flags;
  }

 private:
  auto write(const std::string& name, const std::string& text) const -> void {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  std::filesystem::path path_;
};

/// The first key that is printed.
auto key_in(const std::string& text) -> std::string {
  const auto end = text.find("]\n");
  const auto from = text.rfind('[', end);
  return text.substr(from + 1, end - from - 1);
}

}  // namespace

TEST_CASE("the list says what differs, where, and marks the words") {
  const Texts texts;
  const auto printed = ran(texts.flags());
  CHECK(printed.status == exit_findings);
  CHECK(printed.out.find("1. warning  duty: \"must\" in ") == 0);
  CHECK(printed.out.find("> You «must» pay 2 coins.") != std::string::npos);
  CHECK(printed.out.find("> Du «darfst» 2 Münzen bezahlen.") != std::string::npos);
  CHECK(printed.out.find("1 entry, of them 1 warning; 0 reviewed before") != std::string::npos);
}

TEST_CASE("the same in JSON, and as files") {
  const Texts texts;
  auto flags = texts.flags();
  flags.json = true;
  flags.out = texts.at("out");
  const auto printed = ran(flags);
  CHECK(printed.out.find("\"texts_differ\"") != std::string::npos);
  for (const auto* name : {"report.html", "report.sarif", "summary.md", "run.json"}) {
    CHECK(std::filesystem::file_size(texts.at("out") + "/" + name) > 100);
  }
}

TEST_CASE("what is accepted or waived is kept, and not told again") {
  const Texts texts;
  auto flags = texts.flags();
  flags.memory = texts.at("review.toml");
  const auto key = key_in(ran(flags).out);
  flags.waive = {key + "=meant"};
  CHECK(ran(flags).status == exit_clean);
  flags.waive.clear();
  const auto again = ran(flags);
  CHECK(again.status == exit_clean);
  CHECK(again.out.find("0 entries, of them 0 warnings; 1 reviewed before") != std::string::npos);
  flags.accept = {"no-such-key"};
  CHECK(ran(flags).err.find("RP-001: --accept: no entry has the key") == 0);
  flags.memory.clear();
  CHECK(ran(flags).err.find("RP-001: --memory: expected the file") == 0);
}

}  // namespace ruleproof::cli
