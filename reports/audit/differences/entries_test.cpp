#include "reports/audit/differences/entries.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/gathered.hpp"
#include "reports/audit/differences/memory.hpp"
#include "reports/audit/differences/translated_test.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"

namespace ruleproof::audit {

TEST_CASE("a changed sentence is one entry, whatever changes in it") {
  const auto audit = compared("You must take 3 cards before you move the piece clockwise.\n",
                              "Du darfst 4 Karten nehmen, nachdem du die Figur gegen den "
                              "Uhrzeigersinn gezogen hast.\n",
                              "de");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].differences.size() >= 3);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("words that decide are marked where they stand") {
  const auto audit = compared("Take 3 cards.\n", "Take 4 cards.\n");
  REQUIRE(audit.entries.size() == 1);
  const auto& entry = audit.entries[0];
  CHECK(marked(audit.first, entry.first, entry.differences.at(0).first_spots) == "Take «3» cards.");
  CHECK(marked(audit.second, entry.second, entry.differences.at(0).second_spots) ==
        "Take «4» cards.");
}

TEST_CASE("contraries that change places in one language are told") {
  const auto audit = compared("You move from the higher space to the lower space.\n",
                              "You move from the lower space to the higher space.\n");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::comparison);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("an exception that is lost is told as one") {
  const auto audit =
      compared("You may not take a card unless the pile is empty.\n\nPlay goes on clockwise.\n",
               "Du darfst keine Karte nehmen.\n\nDas Spiel geht im Uhrzeigersinn weiter.\n", "de");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::exception);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("a sentence with a term of several words is more than one that tells a tale") {
  const auto gravity = [](const std::string& term) {
    const auto audit = compare(
        document("en", "Take 3 cards.\n\nThe golden fish smiles.\n\nThen discard 2 tiles.\n"),
        document("de", "Nimm 3 Karten.\n\nDann wirf 2 Plättchen ab.\n"), false,
        {Concept{{{"en", {term}}, {"de", {"Goldfisch"}}}}});
    const auto gone = std::ranges::find(audit.entries, Topic::removed, &Entry::topic);
    REQUIRE(gone != audit.entries.end());
    return gone->gravity;
  };
  CHECK(gravity("golden fish") > gravity("silver fish"));
  CHECK(gravity("golden fish") == gravity("fish"));
}

TEST_CASE("forbidden before is may only after") {
  const auto audit =
      compared("You may not look at your cards until the last card is dealt.\n",
               "Смотреть карты можно только после того, как сдана последняя карта.\n", "ru");
  for (const auto& entry : audit.entries) CHECK(entry.topic != Topic::duty);
}

TEST_CASE("acts in another order around before are told") {
  const auto audit = compared("Move the piece before you throw the die.\n",
                              "Throw the die before you move the piece.\n");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::order);
}

TEST_CASE("regardless of whether is no condition") {
  const auto same = compared("Each palace counts, regardless of whether somebody lives in it.\n",
                             "Cada palacio cuenta, sin importar si alguien vive en él.\n", "es");
  CHECK(same.entries.empty());
  const auto other = compared("Each palace counts, regardless of whether somebody lives in it.\n",
                              "Cada palacio cuenta, si alguien vive en él.\n", "es");
  REQUIRE(other.entries.size() == 1);
  CHECK(other.entries[0].topic == Topic::condition);
}

TEST_CASE("steps that are counted out in another order are told") {
  const std::string start = "You throw the dice.\n\nYou pay a coin.\n\nYou take a card.\n\n";
  const std::string there =
      "Du wirfst die Würfel.\n\nDu bezahlst eine Münze.\n\nDu nimmst eine "
      "Karte.\n\n";
  const auto audit =
      compared(start + "First you throw the dice, then you pay a coin.\n",
               there + "Zuerst bezahlst du eine Münze, dann wirfst du die Würfel.\n", "de");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::order);
  const auto same =
      compared(start + "First you throw the dice, then you pay a coin.\n",
               there + "Zuerst wirfst du die Würfel, dann bezahlst du eine Münze.\n", "de");
  CHECK(same.entries.empty());
}

namespace {

/// Six rules of a game, in English and in German.
constexpr auto rules = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"If the pile is empty, shuffle all cards.", "Wenn der Stapel leer ist, mische alle Karten."},
     {"If you throw a 6, take 2 coins.", "Wenn du eine 6 wirfst, nimm 2 Münzen."},
     {"If you have no card, pay 3 coins.", "Wenn du keine Karte hast, bezahle 3 Münzen."},
     {"If a player wins 9 points, the game ends.",
      "Wenn ein Spieler 9 Punkte gewinnt, endet das Spiel."},
     {"Each player takes 7 cards from the pile.", "Jeder Spieler nimmt 7 Karten vom Stapel."},
     {"Then the game goes on clockwise around the board.",
      "Dann geht das Spiel im Uhrzeigersinn um das Brett weiter."}});

auto with_rules(const std::string& english, const std::string& german) -> PairAudit {
  std::string first;
  std::string second;
  for (const auto& [a, b] : rules) {
    first += std::string(a) + "\n\n";
    second += std::string(b) + "\n\n";
  }
  return compared(first + english, second + german, "de");
}

}  // namespace

TEST_CASE("a sentence much shorter than its partner may lack a part") {
  const std::string first = "The youngest player throws 5 dice and takes the red card";
  const std::string second = "Der jüngste Spieler wirft 5 Würfel und nimmt die rote Karte";
  CHECK(with_rules(first + ".\n", second + ".\n").entries.empty());
  const auto less = with_rules(
      first + " out of the wooden box with the golden lid of the old king from the green house.\n",
      second + ".\n");
  REQUIRE(less.entries.size() == 1);
  CHECK(less.entries[0].topic == Topic::removed);
  CHECK(less.entries[0].title.find("may lack a part") != std::string::npos);
}

TEST_CASE("what a translation may say in a freer way is one entry, the last, and no warning") {
  auto audit = with_rules("If you throw 8, pay 4 coins.\n\nIf the red card wins, take 12 points.\n",
                          "Wirfst du 8, bezahle 5 Münzen.\n\nGewinnt die rote Karte, nimm 12 "
                          "Punkte.\n");
  REQUIRE(audit.entries.size() == 2);
  CHECK(audit.entries[0].topic == Topic::numbers);
  const auto& doubts = audit.entries[1];
  CHECK(doubts.severity == Severity::note);
  CHECK(doubts.title.starts_with("less sure: 1 sentence "));
  REQUIRE(doubts.cases.size() == 1);
  CHECK(doubts.cases[0].topic == Topic::condition);

  Memory memory;
  CHECK_FALSE(memory.waive(audit, doubts.cases[0].key + "=freer"));
  auto rest = audit;
  CHECK(memory.forget_reviewed(rest).reviewed == 1);
  CHECK(rest.entries.size() == 1);
  // All that is open: what was waived keeps its reason.
  CHECK_FALSE(memory.accept(audit, "all"));
  CHECK(memory.reviewed().size() == 2);
  CHECK(std::ranges::count(memory.reviewed(), "freer", &Memory::Reviewed::reason) == 1);
  Memory other;
  CHECK_FALSE(other.waive(audit, "all=an older edition"));
  CHECK(std::ranges::count(other.reviewed(), "an older edition", &Memory::Reviewed::reason) == 2);
}

TEST_CASE("what was accepted of a cell or of a sign hides no other one") {
  const auto left = [](const std::string& first, const std::string& second,
                       const std::string& later) {
    const auto before = compared(first, second, "en");
    Memory memory;
    CHECK_FALSE(memory.accept(before, "all"));
    auto after = compared(first, later, "en");
    memory.forget_reviewed(after);
    return after.entries.size();
  };
  const std::string table = "| Pier | 3 |\n| Crane | 3 |\n";
  CHECK(left(table, "| Pier | 4 |\n| Crane | 3 |\n", "| Pier | 4 |\n| Crane | 4 |\n") == 1);
  CHECK(left("Gain 3 coins.\n", "Gain 2 coins.\n", "Gain -2 coins.\n") == 1);
  CHECK(left("Gain 3 coins.\n", "Gain 2 coins.\n", "Gain 2 coins!\n") == 0);
}

TEST_CASE("a note is told by itself where two texts differ much, else with what is less sure") {
  const auto entry = [](Topic topic, Severity severity, const std::string& wanted) {
    Entry made;
    made.topic = topic;
    made.severity = severity;
    made.differences.resize(1);
    made.differences[0].topic = topic;
    made.differences[0].wanted = wanted;
    return made;
  };
  const auto doubted = [&](std::size_t pairs, std::size_t warnings) {
    PairAudit audit;
    audit.pairings.resize(pairs);
    audit.entries.assign(warnings, entry(Topic::numbers, Severity::warning, ""));
    audit.entries.push_back(entry(Topic::scope, Severity::note, ""));
    audit.entries.push_back(entry(Topic::term, Severity::note, "the term of a glossary"));
    audit.entries.push_back(entry(Topic::removed, Severity::note, ""));
    doubt_notes(audit);
    std::vector<Topic> topics;
    for (const auto& each : audit.entries) {
      if (each.is_doubtful) topics.push_back(each.topic);
    }
    return topics;
  };
  CHECK(doubted(80, 10) == std::vector{Topic::scope});
  CHECK(doubted(80, 11).empty());
}

TEST_CASE("signs, fractions and numbers of cells are numbers, in one language and in two") {
  const auto topics = [](const std::string& first, const std::string& second,
                         const std::string& language) {
    std::string text;
    for (const auto& entry : compared(first, second, language).entries) {
      text += std::string(to_text(entry.topic)) + ' ' + std::string(to_text(entry.severity)) + ' ';
    }
    return text;
  };
  CHECK(topics("Gain +2 coins.\n", "Gain -2 coins.\n", "en") == "numbers warning ");
  CHECK(topics("Gain 2 coins.\n", "Du bekommst -2 Münzen.\n", "de") == "numbers warning ");
  CHECK(topics("Take 2-4 coins.\n", "Nimm 2\u20134 Münzen.\n", "de").empty());
  CHECK(topics("Pay \u00BD of it.\n", "Pay \u00BC of it.\n", "en") == "numbers warning ");
  CHECK(topics("Pay half of your coins.\n", "Bezahle \u00BD deiner Münzen.\n", "de").empty());
  CHECK(topics("Crane: 4\n", "Crane: 5\n", "en").starts_with("numbers "));
  CHECK(topics("Pay 3\u00BD coins.\n", "Pay 3 coins.\n", "en") == "numbers warning ");
  CHECK(topics("Pay 3\u00BD coins.\n", "Bezahle 3,5 Münzen.\n", "de").empty());
  CHECK(topics("Take VII cards\n", "Take IX cards\n", "en") == "numbers warning ");
  CHECK(topics("| Pier | 3 |\n", "| Pier | 6 |\n", "en").starts_with("numbers "));
}

TEST_CASE("of one language the words that changed are told, and a ban that gets an exception") {
  const auto one = [](const std::string& first, const std::string& second) {
    const auto audit = compared(first, second, "en");
    return audit.entries.size() == 1 ? audit.entries[0].title : std::string("none, or many");
  };
  CHECK(one("The dealer gives the top card to him.\n",
            "The dealer gives the bottom card to him.\n") ==
        "direction: \"top\" (up) in en.txt:1, \"bottom\" (down) in en.txt:1");
  CHECK(one("A player who cannot lose a lantern loses a boat instead.\n",
            "A player who cannot lose a lantern loses a boat instead, unless the storm is over.\n")
            .starts_with("exception: "));
}

TEST_CASE("a chapter that stands elsewhere is one entry, with its heading") {
  std::string chapter = "# The boats\n\n";
  std::string rest = "# The storm\n\n";
  for (int i = 3; i < 9; ++i) {
    chapter +=
        "Take " + std::to_string(i) + " boats out of harbour " + std::to_string(i * 7) + ".\n\n";
    rest += "Discard " + std::to_string(i) + " lanterns after storm " + std::to_string(i * 11) +
            ".\n\n";
    rest += "Shuffle tower " + std::to_string(i * 13) + " before you roll the dice.\n\n";
  }
  auto audit = compared(chapter + rest, rest + chapter, "en");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].title.starts_with("in another order: 7 sentences, en.txt:1-13 "));
  CHECK(audit.entries[0].cases.size() == 7);
}

TEST_CASE("what stands elsewhere and says something else is told by that") {
  std::string before;
  for (int i = 3; i < 9; ++i) {
    before += "Shuffle tower " + std::to_string(i * 13) + " before you roll the dice.\n\n";
  }
  const std::string moved = "Every player must take 4 boats out of the harbour clockwise.\n\n";
  const std::string other = "Every player may take 4 boats out of the harbour clockwise.\n\n";
  const auto audit = compared(moved + before, before + other, "en");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::duty);
}

TEST_CASE("what is shown of a ban has its not") {
  const auto audit =
      compared("You may not enter the tower.\n", "Du darfst den Turm betreten.\n", "de");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].title.find("\"may not\"") != std::string::npos);
}

TEST_CASE("texts of two games, and a text of another language than is said, are told so") {
  const auto strange = [](const std::string& first, const std::string& second) {
    const auto notes = compared(first, second, "en").notes;
    return std::ranges::any_of(notes, [](const std::string& note) {
      return note.find("are these texts of one game?") != std::string::npos;
    });
  };
  std::string boats;
  std::string towers;
  for (int i = 3; i < 15; ++i) {
    boats += "Take " + std::to_string(i) + " boats out of the harbour.\n\n";
    towers += "Whoever shuffles may roll dice near tower " + std::to_string(i * 13) + ".\n\n";
  }
  CHECK(strange(boats, towers));
  CHECK_FALSE(strange(boats, boats));
  CHECK_FALSE(strange(boats, boats + towers + towers));
  const auto german = document_of(
      "Jeder Spieler nimmt die Karten und dann muss er für alle bezahlen.\n", "a.txt", "fr");
  REQUIRE(german);
  REQUIRE(german->notes.size() == 1);
  CHECK(german->notes[0] == "a.txt: is said to be French, and looks like German");
}

TEST_CASE("an ordinal is not missed where the other text counts the heading by its mark") {
  CHECK(compared("1st phase: action\n\n2nd phase: person\n",
                 "1. Phase: Aktion\n\n2. Phase: Person\n", "de")
            .entries.empty());
  CHECK(compared("The 2nd phase is the last.\n", "Die Phase ist die letzte.\n", "de")
            .entries.size() == 1);
}

TEST_CASE("a second no that is gone is told, where one is left") {
  const auto* const first = "Players who have no coins are not affected.\n";
  for (const auto* const lost : {"Spieler, die keine Münzen haben, sind betroffen.\n",
                                 "Spieler, die Münzen haben, sind nicht betroffen.\n"}) {
    CAPTURE(lost);
    const auto audit = compared(first, lost, "de");
    REQUIRE(audit.entries.size() == 1);
    CHECK(audit.entries[0].topic == Topic::negation);
  }
  CHECK(compared(first, "Spieler, die keine Münzen haben, sind nicht betroffen.\n", "de")
            .entries.empty());
}

TEST_CASE("numbers that change places are told") {
  const auto audit = compared("There are 6 young and 4 old people on the board.\n",
                              "Es gibt 4 junge und 6 alte Leute auf dem Brett.\n", "de");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].topic == Topic::numbers);
}

TEST_CASE("parts of a sentence that change places take their numbers with them") {
  const auto warnings = [](const PairAudit& audit) {
    return std::ranges::count(audit.entries, Severity::warning, &Entry::severity);
  };
  CHECK(warnings(
            compared("The game ends after eight rounds with four players, after six with three.\n",
                     "La partida termina tras ocho rondas con cuatro jugadores.\n", "es")) > 0);
  CHECK(warnings(compared("With four players the game ends after eight rounds.\n",
                          "La partida termina tras ocho rondas con cuatro jugadores.\n", "es")) ==
        0);
  CHECK(warnings(compared("Take 5 cards and pay 3 coins.\n", "Toma 3 cartas y paga 5 monedas.\n",
                          "es")) > 0);
}

TEST_CASE("one sentence says it in the other's way") {
  const auto told = [](const std::string& first, const std::string& second,
                       const std::string& language) {
    std::string text;
    for (const auto& entry : compared(first, second, language).entries) text += entry.title + '\n';
    return text;
  };
  CHECK(told("Nothing may be taken without the consent of the owner.\n",
             "Брать можно только с согласия владельца.\n", "ru") == "");
  CHECK(told("The pawn does not enter the board until round 3.\n",
             "Le pion n'entre sur le plateau qu'à la manche 3.\n", "fr") == "");
  CHECK(told("Move to a ring that is not occupied.\n", "Ga naar een lege ring.\n", "nl") == "");
  CHECK(told("If you take a stone, you may draw a card.\n",
             "Pak je een steen, dan mag je een kaart trekken.\n", "nl") == "");
  CHECK(told("Take 4 tokens instead.\n", "Prenez 4 jetons au lieu de 3.\n", "fr") == "");
  CHECK(told("Take 4 tokens.\n", "Prenez 4 jetons et 3 cartes.\n", "fr") != "");
  CHECK(told("The mechanic can carry at most 5 tokens.\n",
             "Механик переносит не более 5 жетонов.\n", "ru") == "");
}

TEST_CASE("a heading of one word belongs to that in its place") {
  const std::string before = "Take 3 cards from the stack.\n\n";
  const std::string after = "\n\nThe youngest player begins the game.\n";
  const std::string before_there = "Prendi 3 carte dal mazzo.\n\n";
  const std::string after_there = "\n\nInizia la partita il giocatore più giovane.\n";
  CHECK(compared(before + "LAKES" + after, before_there + "LAGHI" + after_there, "it")
            .entries.empty());
}

TEST_CASE("lines that begin with numbers are a list, however long they are") {
  const auto list = document("en",
                             "90 banknotes in values of 1, 5 and 10 golden crowns\n"
                             "20 tokens\n");
  CHECK(list.sentences.size() == 2);
  const auto titled = document("en",
                               "90 banknotes in values of 1, 5 and 10 golden crowns\n"
                               "WHAT'S IN THE BOX\n");
  CHECK(titled.sentences.size() == 2);
}

TEST_CASE("an exception does not stand for the ban that it is one of") {
  const auto audit = compared("Two ferries may not share a space, unless it is a harbour.\n",
                              "Two ferries may share a space, unless it is a harbour.\n", "en");
  REQUIRE(audit.entries.size() == 1);
  CHECK(audit.entries[0].severity == Severity::warning);
}

TEST_CASE("a motto with years is no rule, and comes after all that may be one") {
  const std::string both = "Take 3 cards from the pile.\n\nMove your boat.\n";
  const auto audit = compared(
      "Whoever does not think of far troubles will have near ones (Confucius, 551 – 479).\n\n" +
          both + "\nEach player must pay 2 coins to the harbour master.\n",
      "Nimm 3 Karten vom Stapel.\n\nBewege dein Boot.\n", "de");
  REQUIRE(audit.entries.size() == 2);
  CHECK(audit.entries[0].severity == Severity::warning);
  CHECK(audit.entries[1].severity == Severity::note);
  CHECK(audit.entries[1].first == std::vector<int>{0});
}

TEST_CASE("what chance decides, and a level that is a bound, are told") {
  const auto chance =
      with_rules("The youngest player throws 5 dice and takes a card at random.\n",
                 "Der jüngste Spieler wirft 5 Würfel und nimmt eine Karte seiner Wahl.\n");
  REQUIRE(chance.entries.size() == 1);
  const auto& entry =
      chance.entries[0].cases.empty() ? chance.entries[0] : chance.entries[0].cases[0];
  CHECK(std::ranges::any_of(entry.differences, [](const Difference& difference) {
    return difference.first == "random";
  }));
  const std::string lamps = "Each wick below level three goes out.\n";
  CHECK(compared(lamps, "Jeder Docht unter Stufe drei erlischt.\n", "de").entries.empty());
  const auto level = compared(lamps, "Jeder Docht bis Stufe drei erlischt.\n", "de");
  REQUIRE(level.entries.size() == 1);
  CHECK(level.entries[0].topic == Topic::comparison);
}

TEST_CASE("a note that comes time and again is one entry, and a warning never") {
  const std::string all =
      "Everyone takes the cup.\n\nAfterwards the wizard moves the pawn.\n\n"
      "Afterwards the dragon takes the coin.\n\nAfterwards the knight places the tile.\n\n"
      "The farmer pays 3 coins.\n";
  std::string some = all;
  for (auto at = some.find("Afterwards the"); at != std::string::npos;
       at = some.find("Afterwards the")) {
    some.replace(at, 14, "The");
  }
  some.replace(some.find("3 coins"), 1, "4");
  auto audit = compared(all, some);
  REQUIRE(audit.entries.size() == 2);
  CHECK(audit.entries[0].topic == Topic::numbers);
  CHECK(audit.entries[0].cases.empty());
  const auto& habit = audit.entries[1];
  CHECK(habit.title ==
        "order: en.txt says \"after\" 3 times where en.txt says nothing of the kind");
  REQUIRE(habit.cases.size() == 3);
  CHECK(habit.cases[0].first != habit.cases[1].first);

  Memory memory;
  CHECK_FALSE(memory.waive(audit, habit.cases[0].key + "=meant"));
  CHECK(memory.forget_reviewed(audit).reviewed == 1);
  CHECK(audit.entries.size() == 3);  // two are no habit

  auto again = compared(all, some);
  CHECK_FALSE(memory.accept(again, again.entries[1].key));
  CHECK(memory.forget_reviewed(again).reviewed == 3);
  CHECK(again.entries.size() == 1);
}

}  // namespace ruleproof::audit
