#include "reports/audit/text/lexicon.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/lexicon/cs.toml.hpp"
#include "reports/audit/lexicon/de.toml.hpp"
#include "reports/audit/lexicon/en.toml.hpp"
#include "reports/audit/lexicon/es.toml.hpp"
#include "reports/audit/lexicon/fr.toml.hpp"
#include "reports/audit/lexicon/it.toml.hpp"
#include "reports/audit/lexicon/more/en.toml.hpp"
#include "reports/audit/lexicon/more/es.toml.hpp"
#include "reports/audit/lexicon/more/ru.toml.hpp"
#include "reports/audit/lexicon/nl.toml.hpp"
#include "reports/audit/lexicon/pl.toml.hpp"
#include "reports/audit/lexicon/pt.toml.hpp"
#include "reports/audit/lexicon/ru.toml.hpp"
#include "reports/audit/lexicon/uk.toml.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

constexpr auto groups = std::to_array<std::string_view>(
    {"number", "modality", "quantifier", "bound", "connective", "negation", "condition", "order",
     "direction", "action", "quality", "piece", "place", "event", "player", "other"});

struct General {
  std::string_view language;
  std::string_view file;
};
constexpr auto general = std::to_array<General>({
    {"cs", embedded::texts::lexicon_cs_toml},
    {"de", embedded::texts::lexicon_de_toml},
    {"en", embedded::texts::lexicon_en_toml},
    {"es", embedded::texts::lexicon_es_toml},
    {"fr", embedded::texts::lexicon_fr_toml},
    {"it", embedded::texts::lexicon_it_toml},
    {"nl", embedded::texts::lexicon_nl_toml},
    {"pl", embedded::texts::lexicon_pl_toml},
    {"pt", embedded::texts::lexicon_pt_toml},
    {"ru", embedded::texts::lexicon_ru_toml},
    {"uk", embedded::texts::lexicon_uk_toml},
});
/// Words that only the comparison of two texts needs: the recorded facts of mapped texts rest on
/// the files above as they are.
constexpr auto wider = std::to_array<General>({
    {"en", embedded::texts::lexicon_more_en_toml},
    {"es", embedded::texts::lexicon_more_es_toml},
    {"ru", embedded::texts::lexicon_more_ru_toml},
});

/// What forms are found by: the first two letters, which no ending touches.
auto start_of(std::string_view word) -> std::string {
  const bool is_ascii = word.empty() || static_cast<unsigned char>(word.front()) < 0x80U;
  return std::string(word.substr(0, is_ascii ? 2 : 4));
}

auto fits_word(std::string_view form, const Word& word) -> bool {
  if (!form.ends_with('*')) return word.folded == form;
  return word.folded.starts_with(form.substr(0, form.size() - 1));
}

}  // namespace

auto parts_of(std::string_view text, char at) -> std::vector<std::string_view> {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const auto end = std::min(text.find(at), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

auto words_of_form(std::string_view form) -> std::vector<std::string> {
  std::vector<std::string> words;
  for (const auto part : parts_of(form, ' ')) {
    for (auto& word : words_of(part)) words.push_back(std::move(word.folded));
    if (part.ends_with('*') && !words.empty()) words.back() += '*';
  }
  return words;
}

auto to_text(Group group) -> std::string_view { return groups[static_cast<std::size_t>(group)]; }

auto Lexicon::add_file(std::string_view file, std::string_view language) -> void {
  const auto tables = parse_tables(file, language, Code::bad_data);
  RULEPROOF_ASSERT(tables);  // the program's own
  for (const auto& [name, group_table] : tables->entries()) {
    const auto found = std::ranges::find(groups, name);
    RULEPROOF_ASSERT(found != groups.end());
    // Words of all games are no terms of one: those go before general words of the same length.
    const auto group = std::min(static_cast<Group>(found - groups.begin()), Group::quality);
    for (const auto& [means, forms] : std::get<Table>(group_table.content).entries()) {
      for (const auto& form : std::get<Datum::List>(forms.content)) {
        add(means, group, 0, without_elisions(std::get<std::string>(form.content), language));
      }
    }
  }
}

auto Lexicon::of(std::string_view language) -> std::optional<Lexicon> {
  const auto row = std::ranges::find(general, language, &General::language);
  if (row == general.end()) return std::nullopt;
  Lexicon lexicon;
  lexicon.add_file(row->file, language);
  return lexicon;
}

auto Lexicon::widest(std::string_view language) -> const Lexicon* {
  static std::mutex one_at_a_time;
  static std::map<std::string, Lexicon, std::less<>> made;
  const auto row = std::ranges::find(general, language, &General::language);
  if (row == general.end()) return nullptr;
  const std::scoped_lock lock(one_at_a_time);
  if (const auto known = made.find(language); known != made.end()) return &known->second;
  Lexicon lexicon;
  const auto more = std::ranges::find(wider, language, &General::language);
  if (more != wider.end()) lexicon.add_file(more->file, language);
  lexicon.add_file(row->file, language);
  return &made.emplace(language, std::move(lexicon)).first->second;
}

auto Lexicon::add(std::string_view means, Group group, std::size_t name, std::string_view form)
    -> void {
  Form made{words_of_form(form), {std::string(means), group, name, 0, 0}, form.size()};
  if (made.words.empty()) return;
  for (const auto& word : made.words) words_.emplace(start_of(word), word);
  made.mark.words = made.words.size();
  groups_.emplace(means, group);
  auto start = start_of(made.words.front());
  by_start_.emplace(std::move(start), std::move(made));
}

auto Lexicon::add(const Term& term) -> void {
  for (std::size_t name = 0; name < term.names.size(); ++name) {
    for (const auto form : parts_of(term.names[name], '|')) add(term.id, term.group, name, form);
  }
}

auto Lexicon::fits(const Form& form, const std::vector<Word>& words, std::size_t at) -> bool {
  if (at + form.words.size() > words.size()) return false;
  for (std::size_t i = 0; i < form.words.size(); ++i) {
    if (!fits_word(form.words[i], words[at + i])) return false;
    const bool is_cut = words[at + i].ends_sentence && i + 1 < form.words.size();
    if (is_cut) return false;
  }
  return true;
}

auto Lexicon::best(const std::vector<Word>& words, std::size_t at) const -> const Form* {
  const Form* found = nullptr;
  const auto [first, last] = by_start_.equal_range(start_of(words[at].folded));
  for (auto row = first; row != last; ++row) {
    const auto& form = row->second;
    if (!fits(form, words, at)) continue;
    const auto rank = [](const Form& f) {
      return std::tuple(f.words.size(), f.mark.group >= Group::piece, f.letters);
    };
    if (found == nullptr || rank(form) > rank(*found)) found = &form;
  }
  return found;
}

auto Lexicon::read(const std::vector<Word>& words) const -> std::vector<Mark> {
  std::vector<Mark> marks;
  for (std::size_t at = 0; at < words.size();) {
    if (words[at].number) {
      marks.push_back({std::to_string(*words[at].number), Group::number, 0, at, 1});
      ++at;
      continue;
    }
    const auto* form = best(words, at);
    if (form == nullptr) {
      ++at;
      continue;
    }
    marks.push_back(form->mark);
    marks.back().word = at;
    at += form->words.size();
  }
  return marks;
}

auto Lexicon::number_within(std::string_view folded_word) const -> std::string {
  // Shorter numerals begin too many words, unless much follows.
  const int least = letters_in(folded_word) >= 10 ? 3 : 4;
  const Form* found = nullptr;
  const auto [first, last] = by_start_.equal_range(start_of(folded_word));
  for (auto row = first; row != last; ++row) {
    const auto& form = row->second;
    const auto& numeral = form.words.front();
    const bool fits = form.mark.group == Group::number && form.words.size() == 1 &&
                      letters_in(numeral) >= least && folded_word.size() > numeral.size() &&
                      folded_word.starts_with(numeral);
    if (fits && (found == nullptr || numeral.size() > found->words.front().size())) found = &form;
  }
  return found == nullptr ? "" : found->mark.means;
}

auto Lexicon::knows(std::string_view folded_word) const -> bool {
  const Word word{std::string(folded_word), std::nullopt, 0, 0, false};
  const auto [first, last] = words_.equal_range(start_of(folded_word));
  return std::any_of(first, last, [&](const auto& row) { return fits_word(row.second, word); });
}

auto Lexicon::group_of(std::string_view means) const -> Group {
  const auto found = groups_.find(means);
  return found == groups_.end() ? Group::number : found->second;
}

}  // namespace ruleproof::audit
