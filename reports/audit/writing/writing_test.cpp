// What is written is read again as the same pairs.
#include "reports/audit/writing/writing.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/reading/glossary.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// Chance that is the same everywhere.
class Chance {
 public:
  explicit Chance(std::uint32_t seed) : engine_(seed) {}
  auto below(std::size_t count) -> std::size_t { return engine_() % count; }

 private:
  std::mt19937 engine_;
};

/// A document of words that XML, tools and eyes find hard.
auto any_document(const std::string& file, const std::string& language, Chance& chance)
    -> Document {
  static const std::vector<std::string> words{
      "take", "3",      "must", "not",    "карта", "<b>", "&amp;",      "]]>",    "\"", "'", "-->",
      "«x»",  "\u202E", "\x01", "\uFFFF", "\\",    "10",  "\U0001F409", "Münze.", "é",  "%s"};
  std::vector<Block> blocks;
  const auto count = 1 + chance.below(12);
  for (std::size_t i = 0; i < count; ++i) {
    std::string text = "A";
    const auto length = 1 + chance.below(9);
    for (std::size_t k = 0; k < length; ++k) text += ' ' + words[chance.below(words.size())];
    const auto line = static_cast<int>(i) + 1;
    blocks.push_back({text + '.', line, line});
  }
  return {file, language, sentences_of(blocks), {}};
}

/// As XML can hold it.
auto held(std::string text) -> std::string {
  for (const std::string_view none : {"\x01", "\uFFFF"}) {
    for (auto at = text.find(none); at != std::string::npos; at = text.find(none)) {
      text.replace(at, none.size(), "\uFFFD");
    }
  }
  return text;
}

auto pairs_of(const PairAudit& comparison) -> Pairs {
  Pairs pairs;
  for (const auto& segment : segments_of(comparison)) {
    if (segment.first.empty() || segment.second.empty()) continue;
    pairs.emplace_back(held(segment.first), held(segment.second));
  }
  return pairs;
}

auto pairs_read(const std::string& bytes, const std::string& name) -> Pairs {
  const auto read = two_texts_of(bytes, name);
  Pairs pairs;
  if (!read) return pairs;
  for (std::size_t i = 0; i < read->first.sentences.size(); ++i) {
    if (read->first.sentences[i].text.empty() || read->second.sentences[i].text.empty()) continue;
    pairs.emplace_back(read->first.sentences[i].text, read->second.sentences[i].text);
  }
  return pairs;
}

auto compared() -> PairAudit {
  const auto document = [](const std::string& file, const std::string& language,
                           std::string_view text) {
    return Document{file, language, sentences_of(plain_blocks(text)), {}};
  };
  return compare(
      document("a.en.txt", "en",
               "The wizard takes 4 cards.\n\nYou must pay 2 coins to the wizard.\n\n"
               "The wizard plays 3 times.\n\nNobody may take the last stone of the 7.\n"),
      document("b.de.txt", "de",
               "Der Magier nimmt 4 Karten.\n\nDu darfst dem Magier 2 Münzen bezahlen.\n\n"
               "Der Magier spielt 3 Mal.\n"));
}

}  // namespace

TEST_CASE("any pairs, written as XLIFF 1.2, XLIFF 2.0 and TMX, are read as the same") {
  std::size_t seen = 0;
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    Chance chance(seed);
    auto first = any_document("a.txt", "en", chance);
    auto second = any_document("b <&\" .txt", chance.below(3) == 0 ? "en" : "de", chance);
    const auto comparison = compare(std::move(first), std::move(second));
    const auto pairs = pairs_of(comparison);
    seen += pairs.size();
    CHECK(pairs_read(xliff_1_2(comparison), "a.xlf") == pairs);
    CHECK(pairs_read(xliff_2_0(comparison), "b.xlf") == pairs);
    CHECK(pairs_read(tmx(comparison, "0"), "c.tmx") == pairs);
  }
  CHECK(seen > 500);
}

TEST_CASE("an entry is a note of its segment, with the place and the key") {
  const auto comparison = compared();
  REQUIRE(!comparison.entries.empty());
  const auto& entry = comparison.entries.front();
  for (const auto& text : {xliff_1_2(comparison), xliff_2_0(comparison)}) {
    CHECK(text.find("duty: \"must\" in a.en.txt:3, \"darfst\" (may) in b.de.txt:3") !=
          std::string::npos);
    CHECK(text.find('[' + entry.key + ']') != std::string::npos);
    CHECK(text.find("Nobody may take the last stone of the 7.") != std::string::npos);
  }
  // A sentence alone is no memory of a translation.
  CHECK(tmx(comparison, "0").find("Nobody") == std::string::npos);
}

TEST_CASE("what differs is asked in both languages, with both sentences") {
  const auto text = questions(compared(), "1.2.3");
  CHECK(text.starts_with("## Questions on a.en.txt and b.de.txt\n\n### 1. "));
  CHECK(text.find("b.de.txt:3:\n\n> Du «darfst» dem Magier 2 Münzen bezahlen.\n") !=
        std::string::npos);
  CHECK(text.find(
            "- en: One text says “must”, the other “darfst”: is it a duty, allowed, or forbidden?\n"
            "- de: Ein Text sagt „must“, der andere „darfst“: Muss man, darf man, oder darf man "
            "nicht?\n") != std::string::npos);
  CHECK(text.find("- de: Nur einer der Texte hat diesen Satz: Gehört er zu den Regeln?\n") !=
        std::string::npos);
  const auto one = Document{"a.txt", "en", sentences_of(plain_blocks("Take 3 cards.\n")), {}};
  CHECK(questions(compare(one, one), "1.2.3") ==
        "## Questions on a.txt and a.txt\n\nNone.\n\nBy ruleproof 1.2.3.\n");
}

TEST_CASE("each strict difference of a sentence is asked, and what is soft is not") {
  const auto document = [](std::string_view name, std::string_view language,
                           std::string_view text) {
    return Document{std::string(name), std::string(language), sentences_of(plain_blocks(text)), {}};
  };
  const auto text = questions(
      compare(document("a.en.txt", "en",
                       "The frog moves clockwise, and the youngest player must pay 3 coins to the "
                       "bank.\n"),
              document("b.de.txt", "de",
                       "Der Frosch zieht gegen den Uhrzeigersinn, und der jüngste Spieler darf 4 "
                       "Münzen an die Bank zahlen.\n")),
      "1.2.3");
  for (const auto* asked :
       {"- en: One text says “must”, the other “darf”: is it a duty",
        "- en: One text says “clockwise”, the other “gegen den Uhrzeigersinn”",
        "- en: One text says “3”, the other “4”", "- de: Ein Text sagt „3“, der andere „4“"}) {
    CAPTURE(asked);
    const auto at = text.find(asked);
    REQUIRE(at != std::string::npos);
    CHECK(text.find(asked, at + 1) == std::string::npos);
  }
}

TEST_CASE("what is asked can be answered, once, and is about a rule") {
  const auto asked = [](const std::string& first, const std::string& second) {
    return questions(compare(Document{"a.en.txt", "en", sentences_of(plain_blocks(first)), {}},
                             Document{"b.de.txt", "de", sentences_of(plain_blocks(second)), {}}),
                     "1.2.3");
  };
  const auto count = [](const std::string& text, std::string_view part) {
    std::size_t often = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++often;
    return often;
  };
  const auto order = asked("Take a coin before moving the ship.\n",
                           "Nimm eine Münze, nachdem du das Schiff bewegt hast.\n");
  CHECK(count(order, "\n- en: ") == 1);
  CHECK(count(order, "“before”, the other “nachdem”") == 1);
  const auto bound = asked("You may not build more than three towers.\n",
                           "Du darfst mehr als drei Türme bauen.\n");
  CHECK(count(bound, "denies what the other says") == 1);
  CHECK(count(bound, "which is meant?") == 0);
  const auto alone =
      asked("# The ferry\n\nTake 3 cards.\n\nLuck is not far from the bold.\n", "Nimm 3 Karten.\n");
  CHECK(count(alone, "is it a rule of the game?") == 0);
}

TEST_CASE("the questions of each language take the words of the texts") {
  for (const auto language : known_languages()) {
    const auto document = [&](std::string_view text) {
      return Document{"a.txt", std::string(language), sentences_of(plain_blocks(text)), {}};
    };
    Entry entry;
    entry.topic = Topic::numbers;
    entry.confidence = 1;
    entry.first = {0};
    entry.second = {0};
    entry.differences = {{Topic::numbers, Way::changed, "3", "4", {{0, 0, 1}}, {{0, 0, 1}}, 1}};
    PairAudit audit;
    audit.first = document("3 x.");
    audit.second = document("4 x.");
    audit.entries = {entry};
    const auto text = questions(audit, "1.2.3");
    CAPTURE(language);
    const auto asked = text.find("\n- " + std::string(language) + ": ");
    REQUIRE(asked != std::string::npos);
    CHECK(text.find('3', asked) < text.find('4', asked));
    CHECK(text.find('4', asked) != std::string::npos);
    CHECK(text.find('{') == std::string::npos);
    // What has no words, and what one text lacks, stand for nothing that both have.
    audit.entries[0].differences.insert(
        audit.entries[0].differences.begin(),
        {{Topic::removed, Way::lacking, "", "50 %", {}, {}, 1},
         {Topic::numbers, Way::lacking, "3", "", {{0, 0, 1}}, {}, 1}});
    const auto more = questions(audit, "1.2.3");
    const auto lines = [](const std::string& all) { return std::ranges::count(all, '\n'); };
    CHECK(lines(more) > lines(text));
    CHECK(more.find(text.substr(asked, text.find('\n', asked + 1) - asked)) != std::string::npos);
  }
}

TEST_CASE("the glossary that is proposed can be given again") {
  const auto comparison = compared();
  const auto text = tbx(comparison);
  CHECK(text.find("of 3 pairs of sentences that have the first term, 3 have both") !=
        std::string::npos);
  const auto read = concepts_of(text, "terms.tbx");
  REQUIRE(read);
  REQUIRE(read->size() == comparison.terms.size());
  for (std::size_t i = 0; i < read->size(); ++i) {
    CHECK((*read)[i].terms.at("en") == comparison.terms[i].first);
    CHECK((*read)[i].terms.at("de") == comparison.terms[i].second);
  }
}

TEST_CASE("a term that is not rendered as the glossary has it is told") {
  const std::vector<Concept> glossary{{{{"en", {"grace throw"}}, {"de", {"Gnadenwurf", "Gnade"}}}},
                                      {{{"en", {"card"}}, {"de", {"Karte"}}}},
                                      {{{"en", {"stone"}}, {"fr", {"pierre"}}}}};
  const auto document = [](const std::string& file, const std::string& language,
                           std::string_view text) {
    return Document{file, language, sentences_of(plain_blocks(text)), {}};
  };
  const auto comparison = compare(
      document("a.en.txt", "en",
               "After a grace throw you take 4 cards.\n\nAfter a grace throw you pay 7 coins.\n\n"
               "Each player has 5 cards.\n"),
      document("b.de.txt", "de",
               "Nach einem Gnadenwurf nimmst du 4 Spielkarten.\n\nNach einem Geschenk zahlst du 7 "
               "Münzen.\n\nJeder Spieler hat 5 Karten.\n"),
      false, glossary);
  std::string told;
  for (const auto& entry : comparison.entries) {
    for (const auto& difference : entry.differences) {
      if (!difference.wanted.empty()) told += entry.title + " / " + entry.advice;
    }
  }
  CHECK(told ==
        "term: \"grace throw\" in a.en.txt:3, nothing of the kind in b.de.txt:3 / The glossary has "
        "\"Gnadenwurf\" for \"grace throw\".");
  REQUIRE(comparison.terms.size() >= 2);
  CHECK(comparison.terms[0].given);
  // Several words for one thing stay together, so that each may stand for it again.
  const auto written = concepts_of(tbx(comparison), "terms.tbx");
  REQUIRE(written);
  CHECK(written->front().terms.at("de") == std::vector<std::string>{"Gnadenwurf", "Gnade"});
}

}  // namespace ruleproof::audit
