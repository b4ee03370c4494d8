// Two texts of which one is in a language without a lexicon.
#include <string>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/translated_test.hpp"
#include "reports/audit/reading/document.hpp"

namespace ruleproof::audit {

TEST_CASE("a text of an unknown language is compared by its numbers, and that is said") {
  const auto audit = compare(document("en", "Take 3 cards.\n"), document("", "Blip 4 blop.\n"));
  REQUIRE(audit.notes.size() == 1);
  CHECK(audit.notes[0].find("its language was not recognised: only numbers") != std::string::npos);
}

TEST_CASE("sentences of an unknown language are paired by their lengths, numbers and names") {
  const std::string first =
      "# The lamp\n\nEveryone takes 4 barrels and puts them in front of the lighthouse.\n\n"
      "The rest is the store.\n\nShuffle the weather cards and deal 5 to each keeper, face down, "
      "while the others look away.\n\nNobody may look at them.\n\nThe game ends after 7 nights, or "
      "when a single lamp is burning.\n\nThe highest total wins.\n";
  const std::string second =
      "# Lampen\n\nAlla tar 4 tunnor och lägger dem framför sitt eget fyrtorn.\n\n"
      "Resten är förrådet.\n\nBlanda väderkorten och dela ut 6 till varje väktare, med baksidan "
      "upp, medan de andra ser bort.\n\nIngen får titta på dem.\n\nSpelet slutar efter 7 nätter, "
      "eller när en enda lampa brinner.\n\nDen högsta summan vinner.\n";
  const auto audit = compared(first, second, "sv");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::numbers);
}

TEST_CASE("numbers in words lack in no unknown language, and digits that differ are a warning") {
  const std::string english =
      "# The lamp\n\nEach keeper gets four cards from the pile beside the board.\n\nA boat is "
      "worth "
      "3 points.\n\nWhoever has a lamp must give one of his three barrels away.\n\n"
      "After 7 nights the game ends.\n";
  const auto swedish = [](const std::string& worth) {
    return "# Lampan\n\nVarje väktare får fyra kort från högen bredvid brädet.\n\nEn båt är värd " +
           worth +
           " poäng.\n\nDen som har en lampa måste ge bort en av sina tre tunnor.\n\n"
           "Efter 7 nätter slutar spelet.\n";
  };
  CHECK(compared(english, swedish("3"), "sv").entries.empty());
  const auto audit = compared(english, swedish("5"), "sv");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::numbers);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("digits here may be words there") {
  const std::string swedish =
      "# Lampan\n\nSpelet varar i tolv rundor.\n\nVarje väktare får 5 kort.\n\n"
      "Efter 7 nätter slutar spelet.\n";
  const auto english = [](const std::string& cards) {
    return "# The lamp\n\nThe game lasts 12 rounds.\n\nEach keeper gets " + cards +
           " cards.\n\nAfter 7 nights the game ends.\n";
  };
  CHECK(compared(english("5"), swedish, "sv").entries.empty());
  CHECK(compared(english("6"), swedish, "sv").entries.size() == 1);
}

}  // namespace ruleproof::audit
