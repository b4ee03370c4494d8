// `audit --pair` as its users see it: the list, a report, a review that is kept.
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>

#include <doctest/doctest.h>

#include "reports/cli/command/audit.hpp"
#include "reports/cli/print/terminal.hpp"
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
  auto write(const std::string& name, const std::string& text) const -> void {
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  [[nodiscard]] auto flags() const -> AuditFlags {
    AuditFlags flags;
    flags.pair = {at("a.en.txt"), at("b.de.txt")};
    flags.language = "en,de";
    return flags;
  }

 private:
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
  for (const auto* name :
       {"report.html", "review.html", "report.sarif", "summary.md", "run.json", "questions.md",
        "pair.xlf", "pair.xliff2.xlf", "pair.tmx", "terms.tbx"}) {
    CHECK(std::filesystem::file_size(texts.at("out") + "/" + name) > 100);
  }
}

TEST_CASE("of the formats those that are named are written") {
  const Texts texts;
  auto flags = texts.flags();
  flags.out = texts.at("out");
  flags.formats = {"tmx", "sarif"};
  CHECK(ran(flags).status == exit_findings);
  CHECK(std::filesystem::exists(texts.at("out/pair.tmx")));
  CHECK(std::filesystem::exists(texts.at("out/report.sarif")));
  CHECK_FALSE(std::filesystem::exists(texts.at("out/report.html")));
  CHECK_FALSE(std::filesystem::exists(texts.at("out/pair.xlf")));
  flags.formats = {"tmx", "xlif"};
  CHECK(ran(flags).err ==
        "RP-001: --format: no format is called \"xlif\"; the formats are html, junit, sarif, "
        "markdown, json, questions, review, xliff, xliff2, tmx, tbx\n");
}

TEST_CASE("what was written can be compared again, and has what was reviewed left out") {
  const Texts texts;
  auto flags = texts.flags();
  flags.out = texts.at("out");
  const auto first = ran(flags);
  flags.out.clear();
  flags.pair = {texts.at("out/pair.xlf")};
  CHECK(key_in(ran(flags).out) == key_in(first.out));  // of the words, wherever they stand
  flags.out = texts.at("out");                         // what is read is not written over
  CHECK(
      ran(flags).err.find("out/pair.xlf is read, and would be overwritten: name another folder") !=
      std::string::npos);
  flags.pair = {texts.at("a.en.txt"), texts.at("out/questions.md")};
  CHECK(ran(flags).err.find("questions.md is read") != std::string::npos);
  flags = texts.flags();
  flags.out = texts.at("out");
  flags.memory = texts.at("review.toml");
  flags.accept = {"all"};
  CHECK(ran(flags).status == exit_clean);
  std::ifstream stream(texts.at("out/pair.xlf"));
  const std::string text(std::istreambuf_iterator<char>(stream), {});
  CHECK(text.find("from=\"ruleproof\"") == std::string::npos);  // no note
}

TEST_CASE("a glossary is held against the sentences, or refused in one line") {
  const Texts texts;
  auto flags = texts.flags();
  const auto entry = [](const std::string& language, const std::string& term) {
    return "<langSet xml:lang='" + language + "'><tig><term>" + term + "</term></tig></langSet>";
  };
  texts.write("terms.tbx", "<martif><text><body><termEntry>" + entry("en", "coin") +
                               entry("de", "Taler") + "</termEntry><termEntry>" +
                               entry("en", "card") + "</termEntry></body></text></martif>");
  flags.glossary = texts.at("terms.tbx");
  flags.verbose = true;
  const auto printed = ran(flags);
  CHECK(printed.out.find("term: coin / -") != std::string::npos);
  CHECK(printed.out.find("terms.tbx: 1 of 2 entries are in both languages") != std::string::npos);
  flags.language = "en,fr";
  CHECK(ran(flags).err.find("has no entry with terms in both English and French") !=
        std::string::npos);
  flags.glossary = texts.at("a.en.txt");
  CHECK(ran(flags).err.find("RP-012: ") == 0);
}

TEST_CASE("languages are named by their letters, with a country or without") {
  const Texts texts;
  auto flags = texts.flags();
  for (const auto* languages : {"en,de", "EN-us,de_AT"}) {
    flags.language = languages;
    CHECK(ran(flags).err.empty());
  }
  for (const auto* languages : {",", "en", "en,", "en,d3", "english,de"}) {
    flags.language = languages;
    CHECK(ran(flags).err.find("RP-001: --lang: expected the languages") == 0);
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
  CHECK(again.out.find("0 entries, of them 0 warnings; 1 reviewed before;") != std::string::npos);
  flags.memory = texts.at("other.toml");
  flags.accept = {"all"};
  CHECK(ran(flags).out.find("1 reviewed before, of them 1 accepted and still there;") !=
        std::string::npos);
  flags.waive = {"all=meant"};
  CHECK(ran(flags).err.find("RP-001: --waive: all of them are accepted") == 0);
  flags.waive.clear();
  flags.memory = texts.at("review.toml");
  flags.accept = {"no-such-key"};
  CHECK(ran(flags).err.find("RP-001: --accept: no entry has the key") == 0);
  flags.memory.clear();
  CHECK(ran(flags).err.find("RP-001: --memory: expected the file") == 0);
}

}  // namespace ruleproof::cli
