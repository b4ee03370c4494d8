#include "reports/audit/saying/tongue.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/lexicon/function.toml.hpp"
#include "reports/audit/saying/spelled.hpp"
#include "reports/audit/saying/stems.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {
namespace {

constexpr auto languages =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"cs", "Czech"},
                                                                  {"de", "German"},
                                                                  {"en", "English"},
                                                                  {"es", "Spanish"},
                                                                  {"fr", "French"},
                                                                  {"it", "Italian"},
                                                                  {"nl", "Dutch"},
                                                                  {"pl", "Polish"},
                                                                  {"pt", "Portuguese"},
                                                                  {"ru", "Russian"},
                                                                  {"uk", "Ukrainian"}});

/// Small words that nearly every sentence of a language has, and what languages each is a word of.
/// A word of two languages counts half for each.
class SmallWords {
 public:
  SmallWords() {
    const auto file =
        parse_tables(embedded::texts::lexicon_function_toml, "function", Code::bad_data);
    RULEPROOF_ASSERT(file);  // the program's own
    for (const auto& [language, words] : file->entries()) {
      for (const auto part : parts_of(std::get<std::string>(words.content), ' ')) {
        of_[folded(part)].push_back(language);
      }
    }
  }
  [[nodiscard]] auto of(std::string_view language) const -> std::set<std::string, std::less<>> {
    std::set<std::string, std::less<>> words;
    for (const auto& [word, languages_of_it] : of_) {
      if (std::ranges::find(languages_of_it, language) != languages_of_it.end()) words.insert(word);
    }
    return words;
  }
  auto count(std::string_view word, std::map<std::string, double>& votes) const -> void {
    const auto found = of_.find(word);
    if (found == of_.end()) return;
    for (const auto& language : found->second) {
      votes[language] += 1.0 / static_cast<double>(found->second.size());
    }
  }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> of_;
};

auto small_words() -> const SmallWords& {
  static const SmallWords words;
  return words;
}

constexpr std::size_t words_looked_at = 5'000;
constexpr double share_needed = 0.08;  // of words that must be small words of the language

}  // namespace

auto known_languages() -> std::vector<std::string_view> {
  std::vector<std::string_view> known;
  known.reserve(languages.size());
  for (const auto& [letters, name] : languages) known.push_back(letters);
  return known;
}

auto language_name(std::string_view language) -> std::string {
  for (const auto& [letters, name] : languages) {
    if (letters == language) return std::string(name);
  }
  return language.empty() ? "an unknown language" : std::string(language);
}

namespace {

/// Few words, of which hardly one is small: the language that has a name for most of what they are
/// about.
auto recognised_by_names(const std::vector<std::string>& sentences) -> std::string {
  static constexpr std::size_t enough = 300;  // words: more has small words in every language
  static constexpr double share = 0.2;
  static constexpr double clearly = 1.5;
  std::vector<Word> words;
  for (const auto& sentence : sentences) {
    for (auto& word : words_of(sentence)) {
      if (!word.number) words.push_back(std::move(word));
    }
    if (words.size() > enough) return "";
  }
  std::vector<std::pair<double, std::string_view>> votes;
  for (const auto language : known_languages()) {
    const auto* lexicon = Lexicon::widest(language);
    if (lexicon == nullptr) continue;
    const auto marks = lexicon->read(words);
    votes.emplace_back(static_cast<double>(marks.size()), language);
  }
  std::ranges::sort(votes, std::greater());
  if (votes.size() < 2 || votes[0].first < share * static_cast<double>(words.size()) ||
      votes[0].first < clearly * votes[1].first || votes[0].first == 0) {
    return "";
  }
  return std::string(votes[0].second);
}

}  // namespace

auto recognised(const std::vector<std::string>& sentences) -> std::string {
  std::map<std::string, double> votes;
  std::size_t seen = 0;
  for (const auto& sentence : sentences) {
    for (const auto& word : words_of(sentence)) {
      if (word.number) continue;
      ++seen;
      small_words().count(word.folded, votes);
    }
    if (seen > words_looked_at) break;
  }
  const auto best =
      std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
  if (best == votes.end() || best->second < share_needed * static_cast<double>(seen)) {
    return recognised_by_names(sentences);
  }
  return best->first;
}

Tongue::Tongue(std::string_view language) : language_(language) {
  if (const auto* lexicon = Lexicon::widest(language)) {
    lexicon_ = *lexicon;
    is_known_ = true;
    for (const auto& [number, word] : spelled_numbers(language)) {
      lexicon_.add(std::to_string(number), Group::number, 0, word);
    }
  }
  small_ = small_words().of(language);
  stemmer_ = snowball(language);
  if (stemmer_ == nullptr) stemmer_ = hunspell(language);
  if (!is_known_) {
    note_ = (language.empty() ? "its language was not recognised"
                              : "no words of " + language_name(language) + " are known") +
            ": only numbers, names and lengths can be compared";
  } else if (stemmer_ == nullptr) {
    note_ = "no dictionary of " + language_name(language) + " is installed (hunspell-" + language_ +
            "): forms of a word are told by their first letters";
  }
}
Tongue::~Tongue() = default;
Tongue::Tongue(Tongue&&) noexcept = default;
auto Tongue::operator=(Tongue&&) noexcept -> Tongue& = default;

auto Tongue::is_small(std::string_view word) const -> bool { return small_.contains(word); }

auto Tongue::stem(std::string_view word) const -> std::string {
  if (stemmer_ == nullptr) return first_letters(folded(word));
  return folded(stemmer_->stem(word));
}

}  // namespace ruleproof::audit
