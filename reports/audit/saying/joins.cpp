#include "reports/audit/saying/joins.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/saying/says.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

/// Whether the negation `no` belongs to the duty: where a language puts it.
auto negates(const Fact& no, const Fact& duty, std::string_view language) -> bool {
  const auto after = no.word > duty.word ? no.word - duty.word : 0;
  const auto before = duty.word > no.word ? duty.word - no.word : 0;
  if (is_one_of(language, "de nl")) return after > 0 || before <= 3;
  // "None of your opponents needs to".
  const std::size_t reach = no.means == "none" ? 5 : 3;
  if (language == "en") return (after > 0 && after <= 2) || (before > 0 && before <= reach);
  // "No se debe", but "quien no tiene dinero debe": a verb has room between.
  if (is_one_of(language, "es fr it pt") && no.means != "none") return before > 0 && before <= 2;
  return before > 0 && before <= 3;
}

/// Languages in which several negations of a clause are one.
auto agree(std::string_view language) -> bool {
  return is_one_of(language, "ru uk pl cs es pt it fr");
}

auto negated(std::string_view duty, std::string_view language) -> std::string {
  if (duty == "may") return "forbidden";
  if (duty == "obliged") return "may";
  if (duty == "must") return is_one_of(language, "de pl cs") ? "may" : "forbidden";
  return "may";
}

/// Several negations of a clause are one in languages whose negations agree; "neither ... nor" is
/// one everywhere.
auto join_negations(std::vector<Fact>& facts, const std::vector<int>& clauses,
                    std::string_view language) -> void {
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (!says_no(facts[i])) continue;
    for (auto j = i + 1; j < facts.size(); ++j) {
      const bool agrees = agree(language) && facts[i].kind == Kind::negation &&
                          clauses[facts[j].word] == clauses[facts[i].word];
      if (facts[j].kind != Kind::negation || !(agrees || facts[j].means == "nor")) continue;
      if (agrees && facts[j].means == "not") {  // it stands before what is denied
        facts[i].word = facts[j].word;
        facts[i].at = facts[j].at;
        facts[i].size = facts[j].size;
      }
      facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(j--));
    }
  }
}

/// "Who has no money must": what somebody has not, not who does it.
auto is_had(const Fact& no, const std::vector<Word>& words, std::string_view language) -> bool {
  static constexpr auto verbs =
      std::to_array<std::string_view>({"has", "have", "had", "with", "holds", "owns"});
  return language == "en" && no.word > 0 &&
         std::ranges::find(verbs, words[no.word - 1].folded) != verbs.end();
}

/// "Who unloads nothing may draw": what those do not do of whom the sentence speaks.
auto is_of_whom(const Fact& no, const Fact& duty, const std::vector<Word>& words,
                const std::vector<int>& clauses) -> bool {
  static constexpr auto relative = std::to_array<std::string_view>(
      {"who", "whoever", "which", "qui", "quien", "quienes", "chi", "quem"});
  const bool is_its_own = no.means != "none" && no.word + 1 == duty.word;  // "qui ne peut"
  if (no.word >= duty.word || is_its_own) return false;
  for (std::size_t i = 0; i < no.word; ++i) {
    const bool is_here = clauses[i] == clauses[no.word] &&
                         std::ranges::find(relative, words[i].folded) != relative.end();
    if (is_here) return true;
  }
  return false;
}

/// The words of both, where they stand side by side: what is shown says "may not", not "may".
auto span(Fact& duty, const Fact& no) -> void {
  if (no.word != duty.word + 1 && duty.word != no.word + 1) return;
  const auto end = std::max(duty.at + duty.size, no.at + no.size);
  duty.at = std::min(duty.at, no.at);
  duty.size = end - duty.at;
}

/// "may not" is a ban; "нельзя никогда" is one, "не запрещено" is none.
auto join_duties(std::vector<Fact>& facts, const std::vector<Word>& words,
                 const std::vector<int>& clauses, std::string_view language) -> void {
  for (auto& duty : facts) {
    if (duty.kind != Kind::duty) continue;
    const bool is_ban = duty.value == "forbidden" && agree(language);
    auto no = facts.end();
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
      if (fact->kind != Kind::negation || fact->value == spent || fact->means == "without" ||
          clauses[fact->word] != clauses[duty.word] || is_had(*fact, words, language) ||
          is_of_whom(*fact, duty, words, clauses)) {
        continue;
      }
      if (is_ban && !(fact->means == "not" && fact->word + 1 == duty.word))
        fact->value = spent;
      else if (negates(*fact, duty, language))
        no = fact;
    }
    if (no == facts.end()) continue;
    duty.value = negated(duty.value, language);
    no->value = spent;
    span(duty, *no);
    if (!agree(language)) continue;
    for (auto& fact : facts) {
      const bool same = fact.kind == Kind::negation && clauses[fact.word] == clauses[duty.word];
      const bool is_anothers = std::ranges::any_of(facts, [&](const Fact& next) {
        return &next != &duty && next.kind == Kind::duty && next.word == fact.word + 1;
      });
      if (same && !is_anothers) fact.value = spent;
    }
  }
  drop_spent(facts);
  for (auto& fact : facts) {
    if (fact.value == "obliged") fact.value = "must";
  }
}

/// "While not" is "until" in languages that say it so.
auto join_until(std::vector<Fact>& facts, const std::vector<int>& clauses,
                std::string_view language) -> void {
  static constexpr std::size_t near = 8;  // words
  const bool empty_no = is_one_of(language, "ru uk pl cs it es pt fr");
  for (auto& condition : facts) {
    if (condition.value != "while" && (condition.value != "until" || !empty_no)) continue;
    if (condition.means == "during") continue;  // "during the game nobody may"
    const auto in_clause = [&](const Fact& fact) {
      return fact.kind == Kind::negation && fact.word > condition.word &&
             clauses[fact.word] == clauses[condition.word];
    };
    // "Until none is left" does deny.
    const bool is_real = agree(language) && std::ranges::any_of(facts, [&](const Fact& none) {
                           return in_clause(none) && none.means == "none";
                         });
    if (is_real) continue;
    for (auto& no : facts) {
      if (!in_clause(no) || no.word - condition.word > near) continue;
      condition.value = "until";
      no.value = spent;
    }
  }
  drop_spent(facts);
}

/// "If not" is "unless" where "only" stands between: "если только она не".
auto join_unless(std::vector<Fact>& facts, const std::vector<int>& clauses) -> void {
  for (auto& condition : facts) {
    if (condition.value != "if") continue;
    const auto in_clause = [&](const Fact& fact, std::size_t after) {
      return fact.word > after && clauses[fact.word] == clauses[condition.word];
    };
    const auto only = std::ranges::find_if(facts, [&](const Fact& fact) {
      return fact.value == "only" && fact.word == condition.word + 1;
    });
    if (only == facts.end()) continue;
    const auto no = std::ranges::find_if(facts, [&](const Fact& fact) {
      return fact.kind == Kind::negation && in_clause(fact, only->word);
    });
    if (no == facts.end()) continue;
    condition.kind = Kind::exception;
    condition.value = "unless";
    only->value = spent;
    no->value = spent;
  }
  drop_spent(facts);
}

/// "Regardless of whether": the "if" that goes with it sets no condition.
auto join_regardless(std::vector<Fact>& facts) -> void {
  static constexpr std::size_t near = 3;  // words
  for (const auto& regardless : facts) {
    if (regardless.value != "regardless") continue;
    for (auto& condition : facts) {
      const bool goes_with = condition.value == "if" && condition.word > regardless.word &&
                             condition.word - regardless.word <= near;
      if (goes_with) condition.value = spent;
    }
  }
  drop_spent(facts);
}

/// "Either ... or" is a choice of two, not "any".
auto join_either(std::vector<Fact>& facts, const std::vector<Word>& words) -> void {
  for (auto either = facts.begin(); either != facts.end(); ++either) {
    if (words[either->word].folded != "either") continue;
    const bool is_choice =
        std::any_of(either, facts.end(), [](const Fact& fact) { return fact.value == "or"; });
    if (is_choice) either->value = spent;
  }
  drop_spent(facts);
}

/// "May not, unless" is "may only, if".
auto join_exceptions(std::vector<Fact>& facts) -> void {
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (facts[i].value != "unless" && facts[i].value != "except") continue;
    const auto end = facts.begin() + static_cast<std::ptrdiff_t>(i);
    const auto no = std::find_if(facts.begin(), end, [](const Fact& fact) {
      return fact.kind == Kind::negation || fact.value == "forbidden";
    });
    if (no == end) continue;
    const bool is_ban = no->value == "forbidden";
    if (is_ban) {
      no->value = "may";
    } else {
      no->kind = Kind::bound;
      no->value = "only";
    }
    auto only = facts[i];
    only.kind = Kind::bound;
    only.value = "only";
    if (facts[i].value == "except") {
      facts[i] = std::move(only);
      continue;
    }
    facts[i].kind = Kind::condition;
    facts[i].value = "if";
    if (is_ban) facts.insert(facts.begin() + static_cast<std::ptrdiff_t>(i++), std::move(only));
  }
}

/// "The roll" is no act, where a language has articles that stand before nothing else.
auto is_noun(const std::vector<Word>& words, std::size_t at, std::string_view language) -> bool {
  static constexpr auto articles = std::to_array<std::string_view>(
      {"a",     "an",    "the",   "this",   "that",   "your", "his", "her",
       "their", "its",   "my",    "der",    "dem",    "den",  "ein", "eine",
       "einen", "einem", "einer", "dieser", "diesen", "het",  "een"});
  return at > 0 && is_one_of(language, "en de nl") &&
         std::ranges::find(articles, words[at - 1].folded) != articles.end();
}

/// Which acts the negations of a clause deny: the next one, or where the verb comes first, the
/// last.
auto deny(std::vector<Fact>& facts, const std::vector<Word>& words, const std::vector<int>& clauses,
          std::string_view language) -> void {
  static constexpr std::size_t near_any = 4;  // words
  const bool verb_first = is_one_of(language, "de nl");
  for (const auto& no : facts) {
    if (!says_no(no)) continue;
    // Slavic languages put "not" right before what it denies.
    const bool is_tight = no.kind == Kind::negation && is_one_of(language, "ru uk pl cs");
    const std::size_t near = is_tight ? 1 : near_any;
    Fact* denied = nullptr;
    for (auto& act : facts) {
      if (act.kind != Kind::act || clauses[act.word] != clauses[no.word]) continue;
      if (is_noun(words, act.word, language) || act.value == "throw") continue;  // a throw
      if (verb_first && no.value == "forbidden") {  // "darf ... nicht ablegen": the verb comes last
        if (act.word > no.word) denied = &act;
        continue;
      }
      const auto apart = act.word > no.word ? act.word - no.word : no.word - act.word;
      const bool is_free = agree(language) && no.value == "forbidden" && denied == nullptr;
      if (is_free && act.word < no.word) {  // "бить нельзя"
        denied = &act;
        continue;
      }
      const bool is_object = no.means == "none" && apart <= 2;  // "score nothing"
      if (apart > near || (act.word < no.word && !verb_first && !is_object)) continue;
      const bool is_better = denied == nullptr || (verb_first ? act.word < no.word && apart <= 2
                                                              : denied->word < no.word);
      if (is_better) denied = &act;
    }
    if (denied != nullptr) denied->is_negated = true;
  }
}

}  // namespace

auto drop_spent(std::vector<Fact>& facts) -> void {
  std::erase_if(facts, [](const Fact& fact) { return fact.value == spent; });
}

auto join_facts(Saying& saying, std::string_view language) -> void {
  auto& facts = saying.facts;
  if (language == "fr") join_ne(saying);
  join_numbers(saying, language);
  join_either(facts, saying.words);
  join_regardless(facts);
  join_until(facts, saying.clauses, language);
  join_unless(facts, saying.clauses);
  join_bounds(saying, language);
  join_duties(facts, saying.words, saying.clauses, language);
  join_negations(facts, saying.clauses, language);
  join_exceptions(facts);
  deny(facts, saying.words, saying.clauses, language);
}

}  // namespace ruleproof::audit
