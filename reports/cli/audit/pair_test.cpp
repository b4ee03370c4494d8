// `audit --pair` as its users see it: the list, a report, a review that is kept.
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "reports/cli/audit/pair_files.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/print/test_terminal.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/run_json/run.hpp"

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

TEST_CASE("texts are called by the names of their files, or by what parts these") {
  using Names = std::vector<std::string>;
  CHECK(names_of_texts({"/home/me/a.en.txt", "b.de.txt"}) == Names{"a.en.txt", "b.de.txt"});
  CHECK(names_of_texts({"/x/old/rules.txt", "/x/new/rules.txt"}) ==
        Names{"old/rules.txt", "new/rules.txt"});
  CHECK(names_of_texts({"/x/1/in/rules.txt", "/x/2/in/rules.txt"}) ==
        Names{"1/in/rules.txt", "2/in/rules.txt"});
  CHECK(names_of_texts({"rules.txt", "new/rules.txt"}) == Names{"rules.txt", "new/rules.txt"});
  CHECK(names_of_texts({"/x/a.txt", "/x/a.txt"}) == Names{"a.txt", "a.txt"});
  CHECK(names_of_texts({"/x/both.po"}) == Names{"both.po"});
}

TEST_CASE("the same texts in another folder give the same entries, and no path") {
  const Texts texts;
  auto flags = texts.flags();
  flags.json = true;
  const auto folder = texts.at("");
  const auto findings = [](const std::string& json) { return json.substr(json.find("\"games\"")); };
  const auto here = findings(ran(flags).out);
  CHECK(here.find(folder) == std::string::npos);
  for (auto& path : flags.pair) {
    const std::filesystem::path from(path);
    const auto to = from.parent_path() / "elsewhere" / from.filename();
    std::filesystem::create_directories(to.parent_path());
    std::filesystem::copy_file(from, to);
    path = to.string();
  }
  CHECK(findings(ran(flags).out) == here);
  flags.json = false;
  CHECK(ran(flags).out.find(folder) == std::string::npos);
}

TEST_CASE("where the same stands on both sides, the title says that it is of other things") {
  const Texts texts;
  texts.write(
      "a.en.txt",
      "Take 4 cards.\n\nShips without a lantern lose 3 points and ships with a rope receive "
      "5 points.\n");
  texts.write("b.de.txt",
              "Nimm 4 Karten.\n\nSchiffe ohne Laterne verlieren 5 Punkte und Schiffe mit einem "
              "Seil erhalten 3 Punkte.\n");
  auto flags = texts.flags();
  flags.verbose = true;
  CHECK(ran(flags).out.find("1. warning  numbers: \"lose, receive\" (lose, gain) in "
                            "a.en.txt:3, \"verlieren, erhalten\" (lose, gain) in "
                            "b.de.txt:3, of other things\n") == 0);
}

TEST_CASE("the report has the entries in the order of the list, which the review has, too") {
  const Texts texts;
  std::string english = "Luck is not far from those who are bold.\n\n";
  std::string german;
  for (int i = 2; i < 8; ++i) {
    english += "Each player takes " + std::to_string(i) + " cards.\n\n";
    german += "Jeder Spieler nimmt " + std::to_string(i) + " Karten.\n\n";
  }
  texts.write("a.en.txt", english + "You must pay 2 coins.\n\nNobody may draw 3 stones.\n");
  texts.write("b.de.txt", german + "Du darfst 2 Münzen bezahlen.\n");
  auto flags = texts.flags();
  flags.out = texts.at("out");
  flags.verbose = true;
  const auto list = ran(flags).out;
  const auto stone = list.find("Nobody may draw");
  const auto motto = list.find("Luck is");
  CHECK(list.find("1. warning  ") == 0);
  REQUIRE(stone != std::string::npos);
  REQUIRE(motto != std::string::npos);
  CHECK(stone < motto);
  std::ifstream stream(texts.at("out/run.json"));
  const auto run = render::read_run(std::string(std::istreambuf_iterator<char>(stream), {}));
  REQUIRE(run);
  const auto items = render::gravest_first(*run);
  for (std::size_t i = 0; i < items.size(); ++i) CHECK(items[i].number == i);
}

}  // namespace ruleproof::cli
