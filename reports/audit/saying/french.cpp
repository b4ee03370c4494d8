/// "Ne" with what it is joined to: "ne ... que" is "only", "ne ... plus" is "no longer".
#include <algorithm>
#include <cstddef>
#include <vector>

#include "reports/audit/saying/joins.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

/// The first half of a French "not".
auto is_ne(const Fact& fact, const std::vector<Word>& words) -> bool {
  const auto& word = words[fact.word].folded;
  return fact.kind == Kind::negation && (word == "ne" || word == "n");
}

/// Whether a clause says no in no other way.
auto is_only_no(const Fact& no, const std::vector<Fact>& facts, const std::vector<int>& clauses)
    -> bool {
  return std::ranges::none_of(facts, [&](const Fact& other) {
    return &other != &no && other.kind == Kind::negation && clauses[other.word] == clauses[no.word];
  });
}

/// "Ne ... que" is "only".
auto join_only(std::vector<Fact>& facts, const std::vector<Word>& words,
               const std::vector<int>& clauses) -> void {
  for (auto& fact : facts) {
    if (!is_ne(fact, words) || !is_only_no(fact, facts, clauses)) continue;
    for (auto i = fact.word + 1; i < words.size() && clauses[i] == clauses[fact.word]; ++i) {
      if (words[i].folded != "que" && words[i].folded != "qu") continue;
      fact.kind = Kind::bound;
      fact.value = "only";
      break;
    }
  }
}

/// "Il ne reste plus d'or": beside no other negation, "ne ... plus" is "no longer", and no "more";
/// but "ne peut avoir plus de cinq cartes" sets a bound.
auto drop_no_longer(std::vector<Fact>& facts, const std::vector<Word>& words,
                    const std::vector<int>& clauses) -> void {
  const auto counts = [&](std::size_t word) {
    return std::ranges::any_of(
        facts, [&](const Fact& fact) { return fact.kind == Kind::number && fact.word == word; });
  };
  for (auto& more : facts) {
    if (more.kind != Kind::comparison || words[more.word].folded != "plus") continue;
    if (counts(more.word + 1) || counts(more.word + 2)) continue;  // "plus de cinq", "plus d'un"
    const bool is_ended = std::ranges::any_of(facts, [&](const Fact& no) {
      return no.word < more.word && clauses[no.word] == clauses[more.word] && is_ne(no, words) &&
             is_only_no(no, facts, clauses);
    });
    if (is_ended) more.value = spent;
  }
  drop_spent(facts);
}

/// "Ne prenez pas plus de deux cartes": the bound has the "not" in it, and "ne" says no other one.
auto drop_ne_of_bound(std::vector<Fact>& facts, const std::vector<Word>& words,
                      const std::vector<int>& clauses) -> void {
  for (const auto& bound : facts) {
    const auto& first = words[bound.word].folded;
    if (bound.kind != Kind::bound || (first != "pas" && first != "jamais")) continue;
    for (auto& no : facts) {
      const bool is_before = no.word < bound.word && clauses[no.word] == clauses[bound.word];
      if (is_before && is_ne(no, words)) no.value = spent;
    }
  }
  drop_spent(facts);
}

/// "Avant que les dés ne changent de mains": the "ne" alone after "avant que" denies nothing.
auto drop_empty_ne(std::vector<Fact>& facts, const std::vector<Word>& words,
                   const std::vector<int>& clauses) -> void {
  for (auto& fact : facts) {
    if (!is_ne(fact, words) || !is_only_no(fact, facts, clauses)) continue;
    const auto before = std::ranges::find(words, "avant", &Word::folded);
    if (before != words.end() && before->at < fact.at) fact.value = spent;
  }
  drop_spent(facts);
}

}  // namespace

auto join_ne(Saying& saying) -> void {
  join_only(saying.facts, saying.words, saying.clauses);
  drop_no_longer(saying.facts, saying.words, saying.clauses);
  drop_ne_of_bound(saying.facts, saying.words, saying.clauses);
  drop_empty_ne(saying.facts, saying.words, saying.clauses);
}

}  // namespace ruleproof::audit
