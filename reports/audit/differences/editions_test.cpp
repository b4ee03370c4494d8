// Two editions of one language, what was reviewed in an earlier one, and terms that a glossary
// gives.
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/differences/translated_test.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"

namespace ruleproof::audit {

TEST_CASE("a term of a glossary is kept in a compound, too, however short its stem") {
  const std::vector<Concept> glossary = {{{{"en", {"harbour"}}, {"de", {"Hafen"}}}}};
  const auto entries = [&](const std::string& german) {
    return compare(document("en",
                            "Each player takes five coins.\n\nShuffle the harbour cards and place "
                            "them face down.\n"),
                   document("de", "Jeder Spieler nimmt fünf Münzen.\n\n" + german), false, glossary)
        .entries.size();
  };
  CHECK(entries("Mischt die Hafenkarten und legt sie verdeckt ab.\n") == 0);
  CHECK(entries("Mischt die Brückenkarten und legt sie verdeckt ab.\n") == 1);
}

TEST_CASE("a bound beside a number that both texts have is told where one of them drops it") {
  const auto told = [](const std::string& german) {
    const auto audit = compare(
        document("en",
                 "Each player takes 5 coins and 3 salt cubes.\n\nThe game ends as soon as a "
                 "player has 20 points or more.\n\nThe player with the most points wins.\n"),
        document("de",
                 "Jeder Spieler nimmt 5 Münzen und 3 Salzwürfel.\n\nDas Spiel endet, "
                 "sobald ein Spieler " +
                     german + " Punkte hat.\n\nDer Spieler mit den meisten Punkten gewinnt.\n"));
    return audit.entries.size();
  };
  CHECK(told("20 oder mehr") == 0);
  CHECK(told("20") == 1);
}

TEST_CASE("an edition that drops a bound or an exception is warned of") {
  const auto worst = [](const std::string& before, const std::string& after) {
    const auto audit = compared(before, after);
    return audit.entries.size() == 1 && audit.entries[0].severity == Severity::warning;
  };
  CHECK(worst("In this phase you buy at most 4 cards.\n", "In this phase you buy 4 cards.\n"));
  CHECK(worst("You have 20 points or more at the end.\n", "You have 20 points at the end.\n"));
  CHECK(worst("Discard all cards unless you own a warehouse.\n", "Discard all cards.\n"));
}

TEST_CASE("two editions of one language differ by rule; other words alone are told last") {
  const std::string old_text =
      "Each player takes 3 cards.\n\nThe youngest player begins.\n\nPlay goes on clockwise.\n";
  const std::string new_text =
      "Each player takes 3 cards.\n\nThe youngest participant begins.\n\n"
      "Play goes on counter-clockwise.\n";
  const auto audit = compared(old_text, new_text);
  REQUIRE(audit.entries.size() == 2);
  CHECK(audit.entries[0].topic == Topic::direction);
  CHECK(audit.entries[0].severity == Severity::warning);
  CHECK(audit.entries[1].topic == Topic::wording);
  CHECK(audit.entries[1].severity == Severity::note);
}

TEST_CASE("numbers that have changed places are other numbers, not other words") {
  const auto audit = compared("Each player takes 5 coins and 3 salt cubes.\n",
                              "Each player takes 3 coins and 5 salt cubes.\n");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::numbers);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("a word put into a sentence of one language is told, a word for a word is not") {
  const auto put_in = compared("A roll is void if the die comes to rest on a piece of wood.\n",
                               "A roll is void if the die comes to rest on a red piece of wood.\n");
  REQUIRE(put_in.entries.size() == 1);
  CHECK(put_in.entries[0].topic == Topic::term);
  CHECK(put_in.entries[0].title.find("\"red\"") != std::string::npos);
  const auto other = compared("The youngest player opens the wooden box.\n",
                              "The youngest player opens the timber box.\n");
  REQUIRE(other.entries.size() == 1);
  CHECK(other.entries[0].topic == Topic::wording);
}

TEST_CASE("what was reviewed is not told again, and a new edition tells only what is new") {
  auto audit = compared("Take 3 cards.\n\nPay 2 coins.\n", "Take 4 cards.\n\nPay 2 coins.\n");
  REQUIRE(audit.entries.size() == 1);
  Memory memory;
  CHECK(memory.accept(audit, "no-such-key").value().code == Code::usage);
  CHECK(memory.waive(audit, audit.entries[0].key).value().code == Code::usage);  // without a reason
  REQUIRE_FALSE(memory.waive(audit, audit.entries[0].key + "=another \"board\"").has_value());

  const auto path = (std::filesystem::temp_directory_path() / "ruleproof-memory.toml").string();
  std::ofstream(path, std::ios::binary) << memory.text();
  const auto read = read_memory(path);
  REQUIRE(read);
  CHECK(read->text() == memory.text());
  CHECK(read->forget_reviewed(audit).reviewed == 1);
  CHECK(audit.entries.empty());

  auto next =
      compared("Take 3 cards.\n\nPay 2 coins.\n", "Take 4 cards.\n\nPay 1 coin.\n\nPay 9.\n");
  CHECK(read->forget_reviewed(next).reviewed == 1);
  CHECK_FALSE(next.entries.empty());
  auto turned = compared("Take 4 cards.\n\nPay 2 coins.\n", "Take 3 cards.\n\nPay 2 coins.\n");
  CHECK(read->forget_reviewed(turned).reviewed == 1);  // the texts in the other order
  CHECK(turned.entries.empty());
  auto mended = compared("Take 3 cards.\n\nPay 2 coins.\n", "Take 3 cards.\n\nPay 2 coins.\n");
  CHECK(read->forget_reviewed(mended).gone == 1);
  std::ofstream(path, std::ios::binary) << "[[accept]]\nkey = 3\n";
  CHECK(read_memory(path).error().code == Code::bad_data);
  std::filesystem::remove(path);
}

}  // namespace ruleproof::audit
