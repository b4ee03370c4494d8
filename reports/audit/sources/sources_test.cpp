#include "reports/audit/sources/sources.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/result.hpp"
#include "reports/audit/tower.hpp"

namespace ruleproof::audit {
namespace {

auto complaint(std::string_view text) -> std::string {
  const auto read = read_sources(text, "en.toml", tower::tables());
  return read ? "no error" : to_text(read.error());
}

/// The English fixture with the first `old` replaced.
auto edited(std::string_view old, std::string_view with) -> std::string {
  auto text = tower::file(tower::sources_folder + "/en.toml");
  const auto at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), with);
}

}  // namespace

TEST_CASE("a sources file is read") {
  const auto all = tower::need(sources_in(tower::sources_folder, tower::tables()));
  REQUIRE(all.size() == 2);
  const auto& english = all[0];
  const auto& french = all[1];
  CHECK(english.language == "en");
  CHECK(english.file == "tower.en.txt");
  CHECK(french.clauses.size() == 5);
  CHECK(french.clauses[2].verdict == Verdict::differs);
  CHECK(french.rulings[2].link.note == "without a word on ties in age");
  CHECK(french.rulings[3].says == Says::contradicts);
  CHECK(french.rulings[3].answers == std::vector<std::string>{"none", "one"});
  CHECK(english.marked.size() == 3);
  CHECK(english.marked[1].link.subject == "heading");
  CHECK(english.clauses[1].link.entry == 11);
  CHECK(english.clauses[1].link.lines_line == 13);
  CHECK(stated_rulings(french) ==
        Texts{{"last-stone", "loses"}, {"most-stones", "two"}, {"starter", "youngest"}});
}

TEST_CASE("what is wrong in a sources file is said with its line") {
  struct Row {
    std::string_view old, with, message;
  };
  const auto rows = std::to_array<Row>({
      {"id = \"players\"", "id = \"player\"",
       R"(7: no clause is called "player"; did you mean "players"?)"},
      {"id = \"starter\"", "id = \"start\"",
       R"(32: no ruling is called "start"; did you mean "starter"?)"},
      {"id = \"turn.stones\"", "id = \"players\"",
       "12: there is an entry for clause players on line 6 already"},
      {"id = \"starter\"", "id = \"points\"",
       "37: there is an entry for ruling points on line 31 already"},
      {"verdict = \"states\"", "verdict = \"says\"", R"(9: "verdict": "says" is none of )"},
      {"says = \"wins\"", "says = \"win\"", R"(23: "says": "win" is none of )"},
      {"lines = \"3\"", "lines = \"10\"", "8: the text has 9 lines, so none is 10"},
      {"lines = \"3\"", "lines = \"3-\"", "8: expected ascending line numbers"},
      {"lines = \"3\"", "lines = 3", "8: \"lines\" must be a text, not a whole number"},
      {"lines = \"3\"", "lines = \"\"", "8: a clause without lines needs no entry"},
      {"lines = \"8\"\n\n[[ruling]]\nid = \"most", "lines = \"\"\n\n[[ruling]]\nid = \"most",
       "24: what is said must be said on some line"},
      {"lines = \"3\"", "lines = \"3\"\nhash = \"abc\"", "9: a hash has 16 hexadecimal digits"},
      {"kind = \"title\"", "kind = \"tittle\"", R"(47: "kind": "tittle" is none of )"},
      {"kind = \"heading\"\nlines = \"7\"", "kind = \"heading\"\nlines = \"1\"",
       "52: line 1 is marked twice"},
      {"says = \"wins\"", "says = \"ambiguous\"", "21: \"also\" must list the answers"},
      {"says = \"wins\"", "says = \"ambiguous\"\nalso = [\"wins\", \"draws\"]",
       "24: \"draws\" is none of "},
      {"says = \"wins\"", "says = \"ambiguous\"\nalso = [\"wins\", \"wins\"]",
       "24: \"wins\" is there twice"},
      {"says = \"wins\"", "says = \"wins\"\nalso = [\"wins\", \"loses\"]", "24: only an open text"},
      {"verdict = \"states\"", "verdict = \"states\"\nnotes = \"\"",
       R"(10: unknown key "notes"; did you mean "note"?)"},
      {"language = \"en\"", "language = \"english\"", "2: \"language\" must be two letters"},
      {"file = \"tower", "file = \"../tower",
       "3: \"file\" must be the name of a text, without folders"},
      {"file = \"tower.en.txt\"\n", "", " \"file\" is missing"},
      {"lines = 9", "lines = 0", "4: \"lines\" must be from 1 to 1000000, not 0"},
      {"[[line]]", "[[row]]", "46: unknown key \"row\""},
      {"lines = 9", "lines = ", "4: this is not TOML"},
  });
  for (const auto& row : rows) {
    const auto said = complaint(edited(row.old, row.with));
    CAPTURE(said);
    CAPTURE(row.message);
    CHECK(said.starts_with("RP-010: en.toml:" + std::string(row.message)));
  }
  CHECK(complaint("").starts_with("RP-010: en.toml: \"language\" is missing"));
  CHECK(complaint(edited("[[ruling]]\nid = \"pass\"\nsays = \"silent\"\nlines = \"\"\n", "")) ==
        "RP-010: en.toml: there is no entry for the ruling \"pass\"");
}

TEST_CASE("a text may state one answer here and another there") {
  const auto with = [](std::string_view second) {
    return edited("[[line]]", "[[ruling]]\nid = \"last-stone\"\n" + std::string(second) +
                                  "lines = \"9\"\n\n[[line]]");
  };
  const auto read =
      tower::need(read_sources(with("says = \"loses\"\n"), "en.toml", tower::tables()));
  REQUIRE(read.rulings.size() == 6);
  CHECK(read.rulings[0].link.subject == "ruling last-stone");
  CHECK(read.rulings[5].link.subject == "ruling last-stone loses");
  // What it is at odds with itself about it does not state.
  CHECK(stated_rulings(read) == Texts{{"most-stones", "two"}});
  // The same answer twice belongs into one entry, and silence is said once.
  for (const auto* second : {"says = \"wins\"\n", "says = \"silent\"\n",
                             "says = \"ambiguous\"\nalso = [\"loses\", \"wins\"]\n"}) {
    CAPTURE(second);
    CHECK(complaint(with(second)) ==
          "RP-010: en.toml:47: there is an entry for ruling last-stone on line 21 already");
  }
}

TEST_CASE("a question can be marked as hardly one") {
  const auto with = [](std::string_view doubt) {
    return edited("id = \"most-stones\"\n",
                  "id = \"most-stones\"\ndoubt = \"" + std::string(doubt) + "\"\n");
  };
  const auto is_slight = [](const Sources& sources) {
    return std::ranges::find(sources.rulings, "most-stones", &RulingLink::ruling)->slight;
  };
  const auto tables = tower::tables();
  CHECK(is_slight(tower::need(read_sources(with("slight"), "en.toml", tables))));
  CHECK(!is_slight(tower::need(read_sources(with("fair"), "en.toml", tables))));
  CHECK(complaint(with("none")).starts_with("RP-010: en.toml:"));
  CHECK(complaint(with("none")).find("slight") != std::string::npos);
}

TEST_CASE("answers in words of the text's language: all of a question or none, each once") {
  const auto with = [](const std::string& rows) {
    return edited("[[line]]", "[[wording]]\nid = \"last-stone\"\n" + rows + "\n[[line]]");
  };
  const auto read = tower::need(
      read_sources(with("wins = \"He wins\"\nloses = \"He loses\"\n"), "en.toml", tower::tables()));
  CHECK(read.wordings.at({"last-stone", "loses"}) == "He loses");
  CHECK(complaint(with("wins = \"He wins\"\n")).starts_with("RP-010: en.toml:"));
  CHECK(complaint(with("wins = \"A\"\nloses = \"B\"\ndraws = \"C\"\n")).find("no answer") !=
        std::string::npos);
}

TEST_CASE("folders without sources") {
  CHECK(sources_in("/nowhere/at/all", tower::tables()).error().code == Code::no_file);
  CHECK(sources_in("reports/audit", tower::tables()).error().code == Code::no_file);
  CHECK(sources_in(tower::sources_folder + "/en.toml", tower::tables()).error().code ==
        Code::no_file);
  CHECK(tower::need(known_sources(tower::tables())).empty());
}

}  // namespace ruleproof::audit
