// `audit --new` as its users see it: a draft, the page for its review, and what was decided on it.
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "reports/audit/text/text.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"

namespace ruleproof::cli {
namespace {

const std::string texts = "reports/audit/fixtures/year_of_the_dragon/texts";
const std::string name = "year-of-the-dragon.en.txt";

/// A folder for what is written.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / "ruleproof-new-test") {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  Folder(const Folder&) = delete;
  auto operator=(const Folder&) -> Folder& = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] auto at(const std::string& file) const -> std::string {
    return (path_ / file).string();
  }
  [[nodiscard]] auto read(const std::string& file) const -> std::string {
    std::ifstream stream(path_ / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  /// Writes what was decided, and names it to the command.
  [[nodiscard]] auto reviewed(const std::string& entries) const -> AuditFlags {
    std::ofstream(path_ / "en.reviewed.toml", std::ios::binary)
        << "game = \"year-of-the-dragon\"\nlanguage = \"en\"\n"
        << entries;
    auto named = flags();
    named.reviewed = at("en.reviewed.toml");
    return named;
  }
  [[nodiscard]] auto flags() const -> AuditFlags {
    return {.game = "year-of-the-dragon",
            .texts = {},
            .out = at("out"),
            .new_text = texts + "/" + name,
            .language = "en"};
  }

 private:
  std::filesystem::path path_;
};

auto hash(int line) -> std::string {
  const auto text = audit::read_text(texts, name);
  return text ? *audit::hash_of(*text, {{line, line}}) : "";
}

auto entry(const std::string& act, int line, const std::string& more) -> std::string {
  return "[[" + act + "]]\nline = " + std::to_string(line) + "\nhash = \"" + hash(line) + "\"\n" +
         more + '\n';
}

}  // namespace

TEST_CASE("a page for the review stands beside a draft, and nothing of it on standard output") {
  const Folder folder;
  const auto done = ran(folder.flags());
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, "draft: " + folder.at("out/en.toml")));
  CHECK(has(done.out, "review: " + folder.at("out/draft-en.html")));
  CHECK_FALSE(has(done.out, "decision"));
  CHECK(has(folder.read("out/draft-en.html"), "\"file\":\"" + name + '"'));
  auto flags = folder.flags();
  flags.out.clear();
  CHECK(ran(flags).out == folder.read("out/en.toml"));
}

TEST_CASE("a draft is written over a draft, and over nothing that somebody corrected or is read") {
  const Folder folder;
  CHECK(ran(folder.flags()).status == exit_clean);
  CHECK(ran(folder.flags()).status == exit_clean);
  const auto corrected = "# mine\n" + folder.read("out/en.toml");
  REQUIRE_FALSE(write_file(folder.at("out/en.toml"), corrected));
  const auto refused = ran(folder.flags());
  CHECK(refused.status == exit_bad_input);
  CHECK(has(refused.err, "out/en.toml is no longer as a draft was made"));
  CHECK(folder.read("out/en.toml") == corrected);

  auto flags = folder.flags();
  std::filesystem::remove(folder.at("out/en.toml"));
  REQUIRE_FALSE(write_file(folder.at("out/draft-en.html"),
                           "The game is for 2 players.\nEach has a stone.\n"));
  flags.new_text = folder.at("out/draft-en.html");
  CHECK(has(ran(flags).err, "is read, and would be overwritten"));
}

TEST_CASE("a draft keeps to what was decided on its page") {
  const Folder folder;
  const auto done = ran(folder.reviewed(entry("add", 7, "clause = \"event.festival.none\"") +
                                        entry("drop", 8, "kind = \"component\"")));
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, "reviewed: 2 of 2 decisions count\n"));
  const auto toml = folder.read("out/en.toml");
  CHECK(has(toml, "id = \"event.festival.none\"\nlines = \"7\"\nhash = \"" + hash(7) +
                      "\"\nverdict = \"states\"\n\n"));
  CHECK(has(toml, "kind = \"component\"\nlines = \"8\"\nhash = \"" + hash(8) + '"'));
  CHECK(has(folder.read("out/draft-en.html"), R"({"act":"add","line":7,)"));
}

TEST_CASE("what was decided of a sentence or a clause that is gone is said") {
  const Folder folder;
  const auto done =
      ran(folder.reviewed(entry("accept", 7, "clause = \"event.carnival\"") +
                          "[[drop]]\nline = 8\nhash = \"0123456789abcdef\"\nkind = \"flavour\"\n"));
  CHECK(done.status == exit_clean);
  CHECK(has(done.out, "reviewed: 0 of 2 decisions count\n"));
  CHECK(has(done.out,
            ":3: does not count, since no clause is called \"event.carnival\" any more: accept"));
  CHECK(
      has(done.out, ":7: does not count, since line 8 is not in the text any more: drop flavour"));
}

TEST_CASE("a file of decisions that cannot be read is one line, and no draft is written") {
  const Folder folder;
  for (const std::string entries :
       {"[[accept]]\n", "[[", "game = 3\n", "\xFF\xFE", "[[drop]]\x1B"}) {
    const auto done = ran(folder.reviewed(entries));
    CHECK(done.status == exit_bad_input);
    CHECK(done.err.starts_with("RP-009: " + folder.at("en.reviewed.toml")));
    CHECK(done.err.find('\n') == done.err.size() - 1);
  }
  auto flags = folder.flags();
  flags.reviewed = folder.at("none.toml");
  CHECK(ran(flags).err.starts_with("RP-012: "));
  CHECK_FALSE(std::filesystem::exists(folder.at("out")));
}

}  // namespace ruleproof::cli
