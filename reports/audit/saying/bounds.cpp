/// What is at most, at least, more than and fewer than a number.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "reports/audit/saying/joins.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

/// Whether "than" follows: "never less than", "jamais moins d'une", "nunca menos de una"; after
/// "more", which may be "no longer", "than one" has to.
auto is_compared(const Fact& bound, const std::vector<Word>& words) -> bool {
  static constexpr auto particles = std::to_array<std::string_view>(
      {"than", "als", "de", "d", "di", "que", "dan", "niz", "nez", "чем", "ніж"});
  static constexpr auto ones = std::to_array<std::string_view>(
      {"one", "un", "une", "uno", "una", "um", "uma", "ein", "eine", "einen", "einer", "een"});
  const auto next = std::ranges::find_if(
      words, [&](const Word& word) { return word.at >= bound.at + bound.size; });
  if (next == words.end() || std::ranges::find(particles, next->folded) == particles.end()) {
    return false;
  }
  const auto after = next + 1;
  return bound.value == "fewer" ||
         (after != words.end() && std::ranges::find(ones, after->folded) != ones.end());
}

/// "May not be more than" is "at most"; "not fewer" is "at least". The empty "ne" after "unless"
/// goes.
auto join_denied(std::vector<Fact>& facts, const std::vector<Word>& words,
                 const std::vector<int>& clauses, std::string_view language) -> void {
  static constexpr std::size_t near = 6;  // words
  for (auto& no : facts) {
    const bool is_no = no.kind == Kind::negation || no.value == "forbidden";
    if (!is_no) continue;
    for (auto& bound : facts) {
      // "Больше трёх не может никто": where the order of words is free, the ban may come last.
      const bool comes_last = is_one_of(language, "ru uk pl cs") && no.kind == Kind::negation &&
                              no.word > bound.word && no.word - bound.word <= near;
      const bool comes_first = bound.word > no.word && bound.word - no.word <= near;
      const bool fits = (bound.value == "more" || bound.value == "fewer") &&
                        (comes_first || comes_last) && clauses[bound.word] == clauses[no.word];
      const bool counts =
          fits && (is_compared(bound, words) || std::ranges::any_of(facts, [&](const Fact& number) {
                     return number.kind == Kind::number && number.word > bound.word &&
                            number.word - bound.word <= 3;
                   }));
      if (!counts) continue;
      bound.kind = Kind::bound;
      bound.value = bound.value == "more" ? "at-most" : "at-least";
      // "Nobody may ever have more": whatever says no here says it of the bound.
      for (auto& other : facts) {
        if (clauses[other.word] != clauses[no.word] || !says_no(other)) continue;
        other.value = other.kind == Kind::negation ? spent : "may";
      }
      break;
    }
  }
  for (const auto& unless : facts) {
    if (unless.value != "unless") continue;
    for (auto& no : facts) {
      const bool is_empty =
          no.kind == Kind::negation && no.word > unless.word && no.word - unless.word <= near;
      if (is_empty) no.value = spent;
    }
  }
  drop_spent(facts);
}

/// "More than 1" is a bound, and another one than "at least 1".
auto join_more_than(std::vector<Fact>& facts, const std::vector<Word>& words,
                    std::string_view language) -> void {
  for (auto& bound : facts) {
    if (bound.value != "more" && bound.value != "fewer") continue;
    // "Plus 2 points" adds them; "plus de 2" is more than two.
    const bool adds = bound.value == "more" && is_one_of(language, "fr es it pt") &&
                      std::ranges::any_of(facts, [&](const Fact& number) {
                        return number.kind == Kind::number && number.word == bound.word + 1;
                      });
    if (adds) {
      bound.is_soft = true;
      continue;
    }
    const bool counts = std::ranges::any_of(facts, [&](const Fact& number) {
      const bool has_than =
          bound.word + 1 < words.size() &&
          (words[bound.word + 1].folded == "чем" || words[bound.word + 1].folded == "ніж");
      const bool is_bare = (language == "ru" || language == "uk") && !has_than;
      const auto apart = is_bare ? 1U : 2U;  // "more than 1"
      return number.kind == Kind::number && !number.is_soft && number.word > bound.word &&
             number.word - bound.word <= apart;
    });
    if (!counts) continue;
    bound.kind = Kind::bound;
    bound.value += "-than";
  }
}

/// "Below level three" is fewer than three, "bis Stufe drei" at most three; without a number they
/// are places and times.
auto join_levels(std::vector<Fact>& facts, const std::vector<int>& clauses,
                 std::string_view language) -> void {
  static constexpr std::size_t near = 2;  // words
  const bool has_up_to = is_one_of(language, "de fr it nl pt");
  for (auto& bound : facts) {
    const bool is_level = bound.means == "under" || bound.means == "over";
    if (!is_level && !(has_up_to && bound.value == "until")) continue;
    bool counts = false;
    bool is_range = false;
    for (const auto& number : facts) {
      if (number.kind != Kind::number || number.is_soft) continue;
      is_range |= number.word + 1 == bound.word;
      counts |= number.word > bound.word && number.word - bound.word <= near &&
                clauses[number.word] == clauses[bound.word];
    }
    if (counts && !is_range) {
      bound.kind = Kind::bound;
      bound.value = !is_level ? "at-most" : bound.means == "under" ? "fewer-than" : "more-than";
    } else if (is_level) {
      bound.value = spent;
    }
  }
  drop_spent(facts);
}

}  // namespace

auto join_bounds(Saying& saying, std::string_view language) -> void {
  join_denied(saying.facts, saying.words, saying.clauses, language);
  join_more_than(saying.facts, saying.words, language);
  join_levels(saying.facts, saying.clauses, language);
}

}  // namespace ruleproof::audit
