#include "reports/audit/text/words.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

namespace ruleproof::audit {
namespace {

auto folded_words(std::string_view line) -> std::vector<std::string> {
  std::vector<std::string> all;
  for (const auto& word : words_of(line)) all.push_back(word.folded);
  return all;
}

}  // namespace

TEST_CASE("words are divided by Unicode's rules, and punctuation is none") {
  CHECK(folded_words("Two (or 3) stones, each!") ==
        std::vector<std::string>{"two", "or", "3", "stones", "each"});
  CHECK(folded_words("").empty());
  CHECK(folded_words(" ... -- ").empty());
}

TEST_CASE("capitals, accents and the way of composing a letter make no difference") {
  CHECK(folded("Ёлка") == "елка");
  CHECK(folded("\u00c1rbol") == folded("A\u0301rbol"));
  CHECK(folded("ÑANDÚ") == "nandu");
  CHECK(folded("STRASSE") == folded("straße"));
}

TEST_CASE("dashes, quotation marks and what nobody sees are typography") {
  CHECK(plain_type("2\u20134 \u201cpoints\u201d, the player\u2019s \u22122") ==
        "2-4 \"points\", the player's -2");
  CHECK(plain_type("\u00abDra\u00adgon\u00bb\u200e") == "\"Dragon\"");
  CHECK(plain_type("a+b") != plain_type("a-b"));
}

TEST_CASE("a number is read from its digits, with an ending or without") {
  const auto words = words_of("2-х 12 2da once");
  REQUIRE(words.size() == 5);
  CHECK(words[0].number == 2);
  CHECK_FALSE(words[1].number);
  CHECK(words[2].number == 12);
  CHECK(words[3].number == 2);
  CHECK_FALSE(words[4].number);
  CHECK(words_of("99999999999999999999")[0].number == 1'000'000);
}

TEST_CASE("sentences end where they end, and a line does at its last word") {
  const auto words = words_of("One stone. Two stones");
  REQUIRE(words.size() == 4);
  CHECK_FALSE(words[0].ends_sentence);
  CHECK(words[1].ends_sentence);
  CHECK(words[3].ends_sentence);
}

TEST_CASE("places are those of the bytes") {
  const std::string line = "три дракона";
  for (const auto& word : words_of(line)) {
    CHECK(folded(line.substr(word.at, word.size)) == word.folded);
  }
}

TEST_CASE("letters that differ are counted up to a limit") {
  const auto apart = [](std::string_view a, std::string_view b, int limit) {
    return letters_apart(letters_of(a), letters_of(b), limit);
  };
  CHECK(apart("дань", "день", 2) == 1);
  CHECK(apart("stone", "stnoe", 2) == 1);
  CHECK(apart("stone", "stnoe", 1) == 1);
  CHECK(apart("stone", "tsnoe", 1) == 2);
  CHECK(apart("stone", "tsnoe", 2) == 2);
  CHECK(apart("stone", "stone", 2) == 0);
  CHECK(apart("stone", "ston", 2) == 1);
  CHECK(apart("stone", "cat", 2) == 3);
  CHECK(apart("", "ab", 2) == 2);
  CHECK(apart("\U0001F409s", "s", 2) == 1);
  CHECK(letters_in("день") == 4);
}

}  // namespace ruleproof::audit
