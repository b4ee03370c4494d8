#include "reports/audit/saying/says.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/joins.hpp"
#include "reports/audit/saying/numbers.hpp"
#include "reports/audit/saying/tongue.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto kinds = std::to_array<std::string_view>(
    {"number", "negation", "duty", "scope", "bound", "comparison", "condition", "exception",
     "order", "direction", "join", "act", "thing", "name"});

constexpr auto comparisons =
    std::to_array<std::string_view>({"more", "fewer", "most", "fewest", "half", "double", "equal",
                                     "higher", "lower", "triple", "quarter"});
constexpr auto exceptions = std::to_array<std::string_view>({"except", "unless"});

/// Words of one meaning, as far as translations choose freely between them.
constexpr auto alike = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"each", "every"},    {"all", "every"},   {"up-to", "at-most"}, {"never", "not"},
     {"none", "not"},      {"no", "not"},      {"nor", "not"},       {"without", "not"},
     {"secret", "not"},    {"ignored", "not"}, {"case", "if"},       {"who", "if"},
     {"pair", "2"},        {"fourth", "4"},    {"fifth", "5"},       {"sixth", "6"},
     {"seventh", "7"},     {"eighth", "8"},    {"ninth", "9"},       {"tenth", "10"},
     {"limit", "at-most"}, {"during", "while"}});

auto kind_of(const Mark& mark) -> Kind {
  switch (mark.group) {
    case Group::number:
      return Kind::number;
    case Group::modality:
      return Kind::duty;
    case Group::quantifier:
      return Kind::scope;
    case Group::bound:
      return std::ranges::find(comparisons, mark.means) != comparisons.end() ? Kind::comparison
                                                                             : Kind::bound;
    case Group::connective:
      return Kind::join;
    case Group::negation:
      return Kind::negation;
    case Group::condition:
      return std::ranges::find(exceptions, mark.means) != exceptions.end() ? Kind::exception
                                                                           : Kind::condition;
    case Group::order:
      return Kind::order;
    case Group::direction:
      return Kind::direction;
    case Group::action:
      return Kind::act;
    default:
      return Kind::thing;
  }
}

auto value_of(const Mark& mark) -> std::string {
  for (const auto& [word, value] : alike) {
    if (word == mark.means) return std::string(value);
  }
  return mark.means;
}

/// The clause of a sentence that each word is in: commas and their like part clauses.
auto clauses_of(std::string_view sentence, const std::vector<Word>& words) -> std::vector<int> {
  std::vector<int> clauses;
  int clause = 0;
  std::size_t end = 0;
  for (const auto& word : words) {
    if (sentence.substr(end, word.at - end).find_first_of(",;:()") != std::string_view::npos) {
      ++clause;
    }
    clauses.push_back(clause);
    end = word.at + word.size;
  }
  return clauses;
}

/// The words as a lexicon reads them: in languages that put no comma within a phrase, none goes on
/// after one. "You score nothing, but" has no "nothing but".
auto cut_at_commas(std::vector<Word> words, const std::vector<int>& clauses,
                   std::string_view language) -> std::vector<Word> {
  static constexpr auto cut = std::to_array<std::string_view>({"en", "es", "fr", "it", "nl", "pt"});
  if (std::ranges::find(cut, language) == cut.end()) return words;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    words[i].ends_sentence |= clauses[i] != clauses[i + 1];
  }
  return words;
}

/// "If no card is left": what remains, and no direction. "Your left", "to the left" is one.
auto is_remaining(const std::vector<Word>& words, std::size_t at) -> bool {
  static constexpr auto before = std::to_array<std::string_view>(
      {"the",   "your",   "their",   "his",  "her",    "its",    "my",
       "to",    "on",     "from",    "s",    "far",    "turn",   "upper",
       "lower", "player", "players", "face", "facing", "bottom", "top"});
  static constexpr auto after = std::to_array<std::string_view>(
      {"of", "hand", "side", "neighbour", "neighbor", "or", "to", "and", "most", "edge", "corner"});
  const auto is_in = [](const auto& list, const Word& word) {
    return std::ranges::find(list, word.folded) != list.end();
  };
  return !(at > 0 && is_in(before, words[at - 1])) &&
         !(at + 1 < words.size() && is_in(after, words[at + 1]));
}

/// "Dá" gives, "da" is of the; "dà", "da"; "pôr" puts, "por" is by; "dé" is a die, "de" is of.
auto is_unaccented(const Word& word, std::string_view language) -> bool {
  static constexpr auto accented = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"it", "da"}, {"pt", "da"}, {"pt", "por"}, {"fr", "de"}, {"fr", "des"}});
  return word.size == word.folded.size() &&
         std::ranges::find(accented, std::pair(language, std::string_view(word.folded))) !=
             accented.end();
}

/// Italian: "sei" is six, but "non sei" and "sei mai" are not; "né" is nor, "ne" is not.
auto is_other_word(const Mark& mark, const std::vector<Word>& words, std::string_view sentence,
                   std::string_view language) -> bool {
  const auto& word = words[mark.word];
  if (mark.means == "and") return word.size != word.folded.size();  // "è", "é": is
  if (language == "en") return word.folded == "left" && is_remaining(words, mark.word);
  // "Rücke den Stein vor": forward, not before.
  const bool ends =
      mark.word + 1 == words.size() ||
      sentence.substr(word.at + word.size).find_first_not_of(".,;:!") == std::string_view::npos;
  if (language == "de" && word.folded == "vor") return ends;
  // "Zählen" and "Zahl" are about numbers, "zahlen" is about money; folded they are alike.
  if (language == "de" && word.folded.starts_with("zahl")) {
    const auto written = sentence.substr(word.at, word.size);
    return written == "Zahl" || written.size() > word.folded.size();
  }
  // "A No card": a name, within a sentence of a language whose nouns are written small.
  const bool is_name = mark.group == Group::negation && mark.word > 0 && language != "de" &&
                       sentence[word.at] >= 'A' && sentence[word.at] <= 'Z' &&
                       sentence.substr(0, word.at).find_last_of(".:;!?") != word.at - 2;
  if ((mark.words == 1 && is_unaccented(word, language)) || is_name) return true;
  // "Na ně" is "on them", "ne" is no; "právě" is "just now", "pravé" is right.
  if (language == "cs" && word.folded == "ne") return word.size != word.folded.size();
  if (language == "cs" && word.folded == "prave") {
    return sentence.substr(word.at, word.size).find("á") != std::string_view::npos;
  }
  if (language != "it") return false;
  if (word.folded == "ne") return word.size == 2;
  if (word.folded != "sei") return false;
  static constexpr auto around = std::to_array<std::string_view>({"non", "se", "tu", "mai", "gia"});
  const auto next = sentence.substr(word.at + word.size);
  if (next.starts_with(',')) return false;
  const auto is_around = [&](std::size_t at) {
    return at < words.size() && std::ranges::find(around, words[at].folded) != around.end();
  };
  return is_around(mark.word + 1) || (mark.word > 0 && is_around(mark.word - 1));
}

auto fact_of(const Mark& mark, const std::vector<Word>& words, std::string_view sentence) -> Fact {
  const auto& first = words[mark.word];
  const auto& last = words[mark.word + mark.words - 1];
  Fact fact{kind_of(mark), value_of(mark), mark.word, first.at, last.at + last.size - first.at,
            false,         false,          mark.means};
  // "Which nobody may see"; "who has none", which may be "if you have none"; "a pair", "the tenth".
  fact.is_soft = mark.means == "secret" || mark.means == "ignored" || mark.means == "who" ||
                 (fact.kind == Kind::number && fact.value != mark.means);
  if (fact.kind == Kind::number && first.number) {
    fact.value = number_text(sentence.substr(first.at, first.size));
    if (is_minus_before(sentence, first.at)) fact.value.insert(0, "-");
    fact.is_digits = true;
  }
  return fact;
}

/// "Undelivered" denies by its first letters what another language denies by a word: "non livrée".
/// In Czech such words are negations of the lexicon.
auto is_denied_by_prefix(std::string_view folded, std::string_view language) -> bool {
  struct Prefix {
    std::string_view language;
    std::string_view letters;
    std::array<std::string_view, 5> others;  // words that begin so and deny nothing
  };
  static constexpr auto prefixes =
      std::to_array<Prefix>({{"en", "un", {"uni", "under", "until", "unless", "uncle"}},
                             {"en", "non", {"none", "nonet"}},
                             {"de", "un", {"unter", "unser", "ungefahr", "univer", "union"}},
                             {"nl", "on", {"onder", "ongeveer", "ontv", "ontd", "onthul"}},
                             {"pl", "nie", {"niekt", "niebie", "niedziel", "niech", "niema"}},
                             {"ru", "не", {"некот", "неско", "недав", "недел", "необходим"}},
                             {"uk", "не", {"небо", "недав", "недал", "негай", "необхідн"}}});
  static constexpr int fewest = 6;  // letters
  return std::ranges::any_of(prefixes, [&](const Prefix& prefix) {
    return language == prefix.language && folded.starts_with(prefix.letters) &&
           letters_in(folded) >= fewest &&
           std::ranges::none_of(prefix.others, [&](std::string_view other) {
             return !other.empty() && folded.starts_with(other);
           });
  });
}

/// "Haben alle gepasst, ...": a verb that comes first sets a condition, as "if" does.
auto begins_with_condition(const Saying& saying, std::string_view language) -> bool {
  static constexpr auto verbs = std::to_array<std::pair<std::string_view, std::string_view>>(
      {{"de", "hat"},    {"de", "haben"}, {"de", "ist"},    {"de", "sind"},   {"de", "wird"},
       {"de", "werden"}, {"de", "kann"},  {"de", "konnen"}, {"de", "gibt"},   {"de", "liegt"},
       {"de", "will"},   {"de", "steht"}, {"nl", "heeft"},  {"nl", "hebben"}, {"nl", "is"},
       {"nl", "zijn"},   {"nl", "wordt"}, {"nl", "kan"},    {"nl", "wil"},    {"nl", "ligt"}});
  static constexpr auto pronouns =
      std::to_array<std::string_view>({"je", "jij", "jullie", "u", "du", "ihr", "man", "men"});
  const bool is_asked = (language == "de" || language == "nl") && saying.words.size() > 1 &&
                        std::ranges::find(pronouns, saying.words[1].folded) != pronouns.end();
  if (!saying.words.empty() && saying.clauses.back() > 0 && is_asked) return true;
  return !saying.words.empty() && saying.clauses.back() > 0 &&
         std::ranges::find(verbs, std::pair(language, std::string_view(saying.words[0].folded))) !=
             verbs.end();
}

/// "½" by itself, or with the number before it: "3½" is 3.5.
auto add_fractions(Saying& saying, std::string_view sentence) -> void {
  for (const auto& sign : fractions_in(sentence)) {
    const auto at = std::ranges::find(saying.words, sign.at, &Word::at);
    if (at == saying.words.end()) continue;
    const auto word = at - saying.words.begin();
    const auto whole = std::ranges::find_if(saying.facts, [&](const Fact& fact) {
      return fact.is_digits && fact.at + fact.size <= sign.at &&
             sentence.substr(fact.at + fact.size, sign.at - fact.at - fact.size)
                     .find_first_not_of(' ') == std::string_view::npos;
    });
    if (whole != saying.facts.end()) {
      whole->value += sign.decimals;
      whole->size = sign.at + sign.size - whole->at;
      continue;
    }
    const auto kind = std::ranges::find(comparisons, sign.value) != comparisons.end()
                          ? Kind::comparison
                          : Kind::number;
    saying.facts.push_back({kind, std::string(sign.value), static_cast<std::size_t>(word), sign.at,
                            sign.size, kind == Kind::number, false, std::string(sign.value)});
  }
}

}  // namespace

auto says_no(const Fact& fact) -> bool {
  return fact.kind == Kind::negation || fact.value == "forbidden";
}

auto is_one(const Fact& fact) -> bool { return fact.kind == Kind::number && fact.value == "1"; }

auto is_article(const Fact& fact) -> bool { return is_one(fact) && !fact.is_digits; }

auto to_text(Kind kind) -> std::string_view { return kinds[static_cast<std::size_t>(kind)]; }

auto saying_of(std::string_view written, const Tongue& tongue) -> Saying {
  Saying saying;
  const auto sentence = without_elisions(written, tongue.language());
  saying.words = words_of(sentence);
  saying.letters = letters_in(sentence);
  saying.clauses = clauses_of(sentence, saying.words);
  const auto marks =
      tongue.lexicon().read(cut_at_commas(saying.words, saying.clauses, tongue.language()));
  std::vector<bool> known(saying.words.size());
  for (const auto& mark : marks) {
    for (std::size_t i = 0; i < mark.words; ++i) known[mark.word + i] = true;
    if (mark.means == "filler" || is_other_word(mark, saying.words, sentence, tongue.language())) {
      continue;
    }
    saying.facts.push_back(fact_of(mark, saying.words, sentence));
  }
  join_facts(saying, tongue.language());
  add_fractions(saying, sentence);
  if (begins_with_condition(saying, tongue.language())) {
    const auto& verb = saying.words.front();
    saying.facts.push_back(
        {Kind::condition, "if", 0, verb.at, verb.size, false, false, "who", true});
  }
  for (std::size_t i = 0; i < saying.words.size(); ++i) {
    const auto& word = saying.words[i];
    if (known[i] || word.number) continue;
    if (auto roman = roman_number(std::string_view(sentence).substr(word.at, word.size));
        !roman.empty()) {
      saying.facts.push_back(
          {Kind::number, std::move(roman), i, word.at, word.size, true, false, ""});
      continue;
    }
    if (letters_in(word.folded) < 3 || tongue.is_small(word.folded)) continue;
    if (is_denied_by_prefix(word.folded, tongue.language())) {
      saying.facts.push_back(
          {Kind::negation, "not", i, word.at, word.size, false, false, "without", true});
    }
    if (auto number = tongue.lexicon().number_within(word.folded); !number.empty()) {
      saying.facts.push_back(
          {Kind::number, std::move(number), i, word.at, word.size, false, false, "", true});
    }
    saying.plain.push_back(
        {tongue.stem(lowered(std::string_view(sentence).substr(word.at, word.size))), i});
  }
  std::ranges::sort(saying.facts, {}, &Fact::word);
  return saying;
}

auto sayings_of(Document& document, const Tongue& tongue) -> std::vector<Saying> {
  std::vector<Saying> sayings;
  int example = -2;
  bool announces = false;
  for (auto& sentence : document.sentences) {
    sayings.push_back(saying_of(sentence.text, tongue));
    // "1. Phase", which may be "1a fase": an ordinal, or an item of a list.
    if (sentence.number > 0) {
      sayings.back().facts.insert(
          sayings.back().facts.begin(),
          {Kind::number, std::to_string(sentence.number), 0, 0, 0, true, false, "", true});
    }
    const auto& facts = sayings.back().facts;
    const bool begins = std::ranges::any_of(
        facts, [](const Fact& fact) { return fact.value == "example" && fact.word == 0; });
    if (begins) example = sentence.block;
    // "Example: ...:" goes on in the items below.
    const bool goes_on = sentence.block == example + 1 && announces && sentence.part == Part::item;
    if (goes_on) example = sentence.block;
    if (sentence.block != example) continue;
    announces = sentence.text.ends_with(':') || sentence.part == Part::item;
    sentence.part = Part::example;
  }
  return sayings;
}

}  // namespace ruleproof::audit
