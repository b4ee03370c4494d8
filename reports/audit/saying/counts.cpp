/// Words that are one number together, and numbers and rates that say nothing by themselves.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/saying/joins.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

/// "10 000": a blank parts thousands, but in English.
auto join_thousands(std::vector<Fact>& facts, const std::vector<Word>& words,
                    std::string_view language) -> void {
  static constexpr std::size_t group = 3;       // digits
  static constexpr std::size_t most_apart = 3;  // bytes of a narrow blank
  if (language == "en") return;
  for (std::size_t i = 0; i + 1 < facts.size();) {
    auto& whole = facts[i];
    const auto& next = facts[i + 1];
    const auto& digits = words[next.word].folded;
    const bool follows = whole.is_digits && next.is_digits && digits.size() == group &&
                         std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }) &&
                         next.word > whole.word && whole.value != "0" &&
                         next.at - (whole.at + whole.size) <= most_apart &&
                         words[next.word - 1].folded.size() <= group;
    if (!follows) {
      ++i;
      continue;
    }
    whole.value += digits;
    whole.size = next.at + next.size - whole.at;
    facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(i + 1));
  }
}

/// "Twenty-four", "treinta y cuatro": tens and ones in words are one number.
auto join_tens(std::vector<Fact>& facts) -> void {
  for (auto& tens : facts) {
    if (tens.kind != Kind::number || tens.is_digits || tens.is_soft || tens.value.size() != 2 ||
        tens.value[0] < '2' || tens.value[1] != '0') {
      continue;
    }
    for (auto& ones : facts) {
      const bool follows = ones.kind == Kind::number && !ones.is_digits && !ones.is_soft &&
                           ones.value.size() == 1 && ones.word > tens.word &&
                           ones.word - tens.word <= 2 && ones.at - (tens.at + tens.size) <= 3;
      if (!follows) continue;
      tens.value[1] = ones.value[0];
      tens.size = ones.at + ones.size - tens.at;
      ones.value = spent;
      for (auto& fact : facts) {
        if (fact.value == "and" && fact.word > tens.word && fact.word < ones.word)
          fact.value = spent;
      }
    }
  }
  drop_spent(facts);
}

/// "Ten thousand", "deux cents": what stands right before a hundred or a thousand multiplies it.
auto join_products(std::vector<Fact>& facts) -> void {
  for (std::size_t i = 0; i + 1 < facts.size(); ++i) {
    auto& times = facts[i];
    auto& unit = facts[i + 1];
    const bool is_unit = unit.kind == Kind::number && !unit.is_digits && !unit.is_soft &&
                         (unit.value == "100" || unit.value == "1000");
    const bool follows = is_unit && times.kind == Kind::number && !times.is_digits &&
                         !times.is_soft && unit.word == times.word + 1 && times.value.size() <= 2;
    if (!follows) continue;
    times.value += unit.value.substr(1);
    times.size = unit.at + unit.size - times.at;
    unit.value = spent;
  }
  drop_spent(facts);
}

/// How long a game takes and how old players are is no rule: "30 minutes" may be "half an hour".
auto soften_durations(std::vector<Fact>& facts, const std::vector<Word>& words) -> void {
  static constexpr auto units = std::to_array<std::string_view>(
      {"minut", "minuut", "stunde", "hour", "heure", "hora", "uur", "halfuur", "godzin", "хвилин",
       "минут", "час", "годин", "hodin", "ore"});
  static constexpr std::size_t near = 3;  // words: "three quarters of an hour"
  for (auto& fact : facts) {
    if (fact.kind != Kind::number) continue;
    for (auto i = fact.word + 1; i < words.size() && i <= fact.word + near; ++i) {
      const auto& word = words[i].folded;
      fact.is_soft |= std::ranges::any_of(units, [&](std::string_view unit) {
        return word.starts_with(unit) && word.size() <= unit.size() + 4;
      });
    }
  }
}

/// "One per player", "par joueur", "на игрока": each, in some languages, and nothing in others.
auto add_rates(Saying& saying, std::string_view language) -> void {
  static constexpr auto rates =
      std::to_array<std::pair<std::string_view, std::string_view>>({{"en", "per"},
                                                                    {"de", "pro"},
                                                                    {"de", "je"},
                                                                    {"nl", "per"},
                                                                    {"fr", "par"},
                                                                    {"es", "por"},
                                                                    {"pt", "por"},
                                                                    {"it", "per"},
                                                                    {"it", "a"},
                                                                    {"pl", "na"},
                                                                    {"cs", "na"},
                                                                    {"ru", "на"},
                                                                    {"ru", "за"},
                                                                    {"uk", "на"},
                                                                    {"uk", "за"}});
  static constexpr auto counted =
      std::to_array<std::string_view>({"player", "turn", "round", "game", "team"});
  auto& facts = saying.facts;
  const auto is_rate = [&](std::size_t at) {
    return std::ranges::find(rates,
                             std::pair(language, std::string_view(saying.words[at].folded))) !=
           rates.end();
  };
  for (auto& fact : facts) fact.is_soft |= fact.kind == Kind::scope && is_rate(fact.word);
  std::vector<Fact> more;
  for (const auto& thing : facts) {
    if (thing.kind != Kind::thing || thing.word == 0 || !is_rate(thing.word - 1)) continue;
    if (std::ranges::find(counted, thing.value) == counted.end()) continue;
    const bool is_told =
        std::ranges::any_of(facts, [&](const Fact& fact) { return fact.word == thing.word - 1; });
    if (is_told) continue;
    const auto& word = saying.words[thing.word - 1];
    more.push_back(
        {Kind::scope, "every", thing.word - 1, word.at, word.size, false, false, "each", true});
  }
  facts.insert(facts.end(), more.begin(), more.end());
  std::ranges::sort(facts, {}, &Fact::word);
}

}  // namespace

auto join_numbers(Saying& saying, std::string_view language) -> void {
  join_thousands(saying.facts, saying.words, language);
  join_tens(saying.facts);
  join_products(saying.facts);
  soften_durations(saying.facts, saying.words);
  add_rates(saying, language);
}

}  // namespace ruleproof::audit
