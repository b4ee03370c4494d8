#include "reports/audit/pairing/pairing.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "reports/audit/pairing/unit.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

struct Done {
  Sides sides;
  Paired paired;
};

auto done(const std::vector<std::string>& first, const std::vector<std::string>& second,
          const std::string& language) -> Done {
  const auto document = [](const std::vector<std::string>& lines, const std::string& letters) {
    std::string text;
    for (const auto& line : lines) text += line + "\n\n";
    return Document{letters, letters, sentences_of(plain_blocks(text)), {}};
  };
  auto a = document(first, "en");
  auto b = document(second, language);
  const auto says_a = sayings_of(a, Tongue("en"));
  const auto says_b = sayings_of(b, Tongue(language));
  const bool same = language == "en";
  auto sides = sides_of(a, says_a, b, says_b, same);
  auto paired =
      pair_up(sides, same, Dictionary(sides.first.stems.size(), sides.second.stems.size()));
  return {std::move(sides), std::move(paired)};
}

/// "0-0 1-1,2 3-": sentences of both, an x before what is moved.
auto shown(const Done& done) -> std::string {
  std::string text;
  for (const auto& pairing : done.paired.pairings) {
    const auto list = [](const std::vector<int>& at) {
      std::string numbers;
      for (const int i : at) numbers += (numbers.empty() ? "" : ",") + std::to_string(i);
      return numbers;
    };
    text += (text.empty() ? "" : " ") + std::string(pairing.moved ? "x" : "") +
            list(pairing.first) + '-' + list(pairing.second);
  }
  return text;
}

/// So many sentences of a few words and numbers, none of which is rare enough to stand for itself.
auto long_text(int sentences, const std::vector<std::string>& words) -> std::vector<std::string> {
  std::vector<std::string> text;
  std::minstd_rand dice(1);
  const auto word = [&] { return ' ' + words[dice() % words.size()]; };
  for (int i = 0; i < sentences; ++i) {
    auto line = words[0] + word() + word() + ' ' + std::to_string(2 + dice() % 8) + word();
    for (auto more = dice() % 4; more > 0; --more) line += word();
    text.push_back(line + '.');
  }
  return text;
}

const std::vector<std::string> rules = {
    "Each player takes 4 cards from the pile.", "The oldest player begins the round.",
    "You must pay 2 coins for each card.", "Move the red piece clockwise around the board.",
    "If the pile is empty, shuffle all cards."};

}  // namespace

TEST_CASE("a list is paired with the sentence that says the same") {
  const auto done_list = done(
      {"Each player places two pieces on red, five on blue, three on green and six on white.",
       "The oldest player begins the round."},
      {"Each player places:\n- two pieces on red,\n- five on blue,\n- three on green,\n- six on "
       "white.",
       "The oldest player begins the round."},
      "en");
  CHECK(shown(done_list) == "0-0,1,2,3,4 1-5");
}

TEST_CASE("two sentences that moved are paired with the one that says both") {
  CHECK(shown(done({"Move the red piece clockwise.", "You must pay 2 coins for each card.",
                    "Shuffle the cards of the green pile. Then give 4 of them back to the bank.",
                    "The oldest player begins."},
                   {"Shuffle the cards of the green pile and then give 4 of them back to the bank.",
                    "Move the red piece clockwise.", "You must pay 2 coins for each card.",
                    "The oldest player begins."},
                   "en")) == "0-1 1-2 x2,3-0 4-3");
}

TEST_CASE("the same text is paired one by one") {
  CHECK(shown(done(rules, rules, "en")) == "0-0 1-1 2-2 3-3 4-4");
}

TEST_CASE("a sentence that is gone has no partner") {
  auto other = rules;
  other.erase(other.begin() + 2);
  CHECK(shown(done(rules, other, "en")) == "0-0 1-1 2- 3-2 4-3");
  CHECK(shown(done(other, rules, "en")) == "0-0 1-1 -2 2-3 3-4");
}

TEST_CASE("behind a chapter that is gone from a long text all is paired again") {
  constexpr int size = 8'000;
  constexpr int gone = 160;  // of more sentences than are tried around each
  const auto english = long_text(size, {"The", "stone", "market", "guard", "tower", "lantern"});
  auto german = long_text(size, {"Der", "Stein", "Markt", "Wache", "Turm", "Laterne"});
  german.erase(german.begin() + size / 4, german.begin() + size / 4 + gone);
  const auto all = done(english, german, "de").paired.pairings;
  const auto right = std::ranges::count_if(all, [](const Pairing& each) {
    if (each.first.size() != 1 || each.second.size() != 1) return false;
    const int missing = each.first[0] < size / 4 ? 0 : gone;
    return each.first[0] - each.second[0] == missing;
  });
  CHECK(right > (size - gone) * 95 / 100);  // numbers alone tell sentences apart
}

TEST_CASE("two sentences of a paragraph may be one") {
  auto joined = rules;
  joined[1] = "The oldest player begins the round. You must pay 2 coins for each card.";
  joined.erase(joined.begin() + 2);
  auto one = rules;
  one[1] = "The oldest player begins the round, and you must pay 2 coins for each card.";
  one.erase(one.begin() + 2);
  CHECK(shown(done(joined, one, "en")) == "0-0 1,2-1 3-2 4-3");
}

TEST_CASE("sentences in another order are found crosswise, and far ones anywhere") {
  auto swapped = rules;
  std::swap(swapped[1], swapped[2]);
  CHECK(shown(done(rules, swapped, "en")).find('x') != std::string::npos);
  auto far = rules;
  std::rotate(far.begin(), far.begin() + 1, far.end());
  CHECK(shown(done(rules, far, "en")) == "x0-4 1-0 2-1 3-2 4-3");
}

TEST_CASE("a sentence of two editions belongs to itself, not to what is like it where it stood") {
  const std::vector<std::string> before = {"Setup", "The youngest player begins.",
                                           "Turn",  "Draw two cards.",
                                           "End",   "The oldest player ends the game."};
  const std::vector<std::string> after = {before[4], before[5], before[2],
                                          before[3], before[0], before[1]};
  CHECK(shown(done(before, after, "en")) == "x0-4 x1-5 2-2 3-3 x4-0 x5-1");
  const std::vector<std::string> doubled = {before[0], before[1], before[1]};
  CHECK(shown(done(doubled, doubled, "en")) == "0-0 1-1 2-2");
}

TEST_CASE("a dictionary grows from what belongs together") {
  std::vector<std::string> first;
  std::vector<std::string> second;
  for (int i = 2; i < 8; ++i) {
    first.push_back("Take " + std::to_string(i) + " lanterns.");
    second.push_back("Nimm " + std::to_string(i) + " Laternen.");
    first.push_back("Pay " + std::to_string(i + 10) + " barrels at once.");
    second.push_back("Zahle sofort " + std::to_string(i + 10) + " Fässer.");
  }
  const auto made = done(first, second, "de");
  const auto id = [](const Side& side, const std::string& stem) {
    return static_cast<int>(std::ranges::find(side.stems, stem) - side.stems.begin());
  };
  const auto barrel = id(made.sides.first, Tongue("en").stem("barrels"));
  const auto& entries = made.paired.dictionary.forth(barrel);
  REQUIRE_FALSE(entries.empty());
  CHECK(entries[0].other == id(made.sides.second, Tongue("de").stem("fässer")));
}

TEST_CASE("nothing against something has no partner anywhere") {
  CHECK(shown(done({rules[0]}, {"Der Mond scheint über dem stillen Wasser."}, "de")) == "-0 0-");
}

}  // namespace ruleproof::audit
