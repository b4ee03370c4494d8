#include "reports/audit/seeding/edits.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/data/tables.hpp"
#include "model/core/result.hpp"
#include "reports/audit/seeding/es.toml.hpp"
#include "reports/audit/seeding/ru.toml.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

/// Kinds that need no words, and then those of the files.
constexpr std::string_view digits = "number digit";
constexpr std::string_view units = "unit of a number";
constexpr std::string_view sentence = "sentence dropped";
constexpr std::string_view whole_line = "line dropped";
constexpr std::string_view swapped = "lines swapped";

/// A change of one line, or of the lines below it, too.
struct Change {
  int line = 0;
  std::string after;
  bool drops = false;
  bool swaps = false;  ///< with the next line that is not blank
};

auto words_file(std::string_view language) -> std::optional<Table> {
  std::string_view file;
  if (language == "es") file = embedded::audit::seeding_es_toml;
  if (language == "ru") file = embedded::audit::seeding_ru_toml;
  if (file.empty()) return std::nullopt;
  auto table = parse_tables(file, language, Code::bad_data);
  RULEPROOF_ASSERT(table);  // the program's own
  return std::move(table).value();
}

auto entries_of(const Table& file, std::string_view name) -> Table::Entries {
  const auto* found = file.find(name);
  return found == nullptr ? Table::Entries() : std::get<Table>(found->content).entries();
}

auto texts_of(const Datum& list) -> std::vector<std::string> {
  std::vector<std::string> texts;
  for (const auto& item : std::get<Datum::List>(list.content)) {
    texts.push_back(std::get<std::string>(item.content));
  }
  return texts;
}

/// The lines that rules stand on.
auto rule_lines(const Sources& sources, const Text& text) -> std::vector<int> {
  std::set<int> lines;
  for (const auto& clause : sources.clauses) {
    for (const auto& span : clause.link.lines) {
      for (int line = span.first; line <= std::min(span.last, text.size()); ++line) {
        if (!text.blank(line)) lines.insert(line);
      }
    }
  }
  return {lines.begin(), lines.end()};
}

class Editor {
 public:
  Editor(const Sources& sources, const Text& text)
      : text_(text), lines_(rule_lines(sources, text)) {
    for (const int line : lines_) words_.push_back(words_of(in_line(line)));
  }

  /// Every place at which words stand, with what comes instead.
  auto replace(std::string_view from, std::string_view to) -> std::vector<Change> {
    const auto wanted = words_of_form(from);
    return each_word([&](const std::string& line, const std::vector<Word>& words,
                         std::size_t at) -> std::optional<std::string> {
      if (at + wanted.size() > words.size()) return std::nullopt;
      for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (words[at + i].folded != wanted[i]) return std::nullopt;
      }
      return with(line, words[at].at, end_of(words[at + wanted.size() - 1]), to);
    });
  }

  auto raise_digits() -> std::vector<Change> {
    return each_word([](const std::string& line, const std::vector<Word>& words,
                        std::size_t at) -> std::optional<std::string> {
      if (!words[at].number) return std::nullopt;
      const auto size = std::to_string(*words[at].number).size();
      return with(line, words[at].at, words[at].at + size, std::to_string(*words[at].number + 1));
    });
  }

  /// Another unit after a number.
  auto change_units(const std::vector<std::string>& known) -> std::vector<Change> {
    return each_word([&](const std::string& line, const std::vector<Word>& words,
                         std::size_t at) -> std::optional<std::string> {
      if (at == 0 || !words[at - 1].number) return std::nullopt;
      const auto found = std::ranges::find(known, words[at].folded, &folded);
      if (found == known.end()) return std::nullopt;
      // Four further in the list: another thing, not another form of this one.
      const auto other = static_cast<std::size_t>(found - known.begin() + 4) % known.size();
      return with(line, words[at].at, end_of(words[at]), known[other]);
    });
  }

  /// From a word to the end of its part of the sentence.
  auto drop_from(std::string_view word) -> std::vector<Change> {
    const auto wanted = folded(word);
    return each_word([&](const std::string& line, const std::vector<Word>& words,
                         std::size_t at) -> std::optional<std::string> {
      if (words[at].folded != wanted) return std::nullopt;
      const auto end = line.find_first_of(",.;:()", end_of(words[at]));
      return with(line, words[at].at, std::min(end, line.size()), "");
    });
  }

  auto drop_sentences() -> std::vector<Change> {
    std::vector<Change> all;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const int number = lines_[i];
      const auto& line = in_line(number);
      const auto& words = words_[i];
      std::size_t from = 0;
      for (std::size_t at = 0; at < words.size(); ++at) {
        if (!words[at].ends_sentence) continue;
        const auto next = at + 1 < words.size() ? words[at + 1].at : line.size();
        const bool is_whole_line = from == 0 && next == line.size();
        if (!is_whole_line) all.push_back({number, with(line, from, next, ""), false, false});
        from = next;
      }
    }
    return all;
  }

  auto drop_lines() -> std::vector<Change> {
    std::vector<Change> all;
    all.reserve(lines_.size());
    for (const int line : lines_) all.push_back({line, "", true, false});
    return all;
  }

  /// Neighbours of one list.
  auto swap_lines() -> std::vector<Change> {
    std::vector<Change> all;
    all.reserve(lines_.size());
    for (const int line : lines_) {
      const int next = line + 1;
      if (next > text_.size() || text_.blank(next)) continue;
      const bool is_list = std::ranges::find(lines_, next) != lines_.end();
      if (is_list) all.push_back({line, "", false, true});
    }
    return all;
  }

  auto drop_commas() -> std::vector<Change> {
    std::vector<Change> all;
    for (const int number : lines_) {
      auto line = in_line(number);
      const auto comma = line.find(", ");
      if (comma == std::string::npos) continue;
      all.push_back({number, line.erase(comma, 1), false, false});
    }
    return all;
  }

  /// The first two sentences of a line the other way round.
  auto turn_sentences() -> std::vector<Change> {
    std::vector<Change> all;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const int number = lines_[i];
      const auto& line = in_line(number);
      const auto& words = words_[i];
      std::vector<std::size_t> starts{0};
      for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        if (words[at].ends_sentence) starts.push_back(words[at + 1].at);
      }
      if (starts.size() < 3) continue;
      all.push_back({number,
                     line.substr(starts[1], starts[2] - starts[1]) + line.substr(0, starts[1]) +
                         line.substr(starts[2]),
                     false, false});
    }
    return all;
  }

  [[nodiscard]] auto made(std::string_view kind, const Change& change) const -> SeededEdit {
    SeededEdit edit{std::string(kind), {change.line}, text_};
    const auto at = static_cast<std::ptrdiff_t>(change.line) - 1;
    for (auto* lines : {&edit.text.lines, &edit.text.normal}) {
      const auto here = lines->begin() + at;
      if (change.drops) {
        lines->erase(here);
      } else if (change.swaps) {
        std::swap(*here, *(here + 1));
      } else {
        *here = change.after;
      }
    }
    if (change.swaps) edit.lines.push_back(change.line + 1);
    return edit;
  }

 private:
  static auto end_of(const Word& word) -> std::size_t { return word.at + word.size; }

  static auto with(const std::string& line, std::size_t from, std::size_t to, std::string_view text)
      -> std::string {
    return line.substr(0, from) + std::string(text) + line.substr(to);
  }

  using Edit = std::function<std::optional<std::string>(const std::string&,
                                                        const std::vector<Word>&, std::size_t)>;
  auto each_word(const Edit& edit) -> std::vector<Change> {
    std::vector<Change> all;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const int number = lines_[i];
      const auto& line = in_line(number);
      const auto& words = words_[i];
      for (std::size_t at = 0; at < words.size(); ++at) {
        if (auto after = edit(line, words, at)) {
          all.push_back({number, std::move(*after), false, false});
        }
      }
    }
    return all;
  }

  [[nodiscard]] auto in_line(int number) const -> const std::string& {
    return text_.normal[static_cast<std::size_t>(number - 1)];
  }

  const Text& text_;
  std::vector<int> lines_;
  std::vector<std::vector<Word>> words_;  ///< of each of these lines
};

/// Evenly over all of them.
auto choose(const Editor& editor, std::string_view kind, std::vector<Change> changes, int each,
            std::vector<SeededEdit>& edits) -> void {
  std::ranges::sort(changes, {}, [](const Change& c) { return std::tie(c.line, c.after); });
  const auto wanted = std::min(static_cast<std::size_t>(each), changes.size());
  for (std::size_t i = 0; i < wanted; ++i) {
    edits.push_back(editor.made(kind, changes[(2 * i + 1) * changes.size() / (2 * wanted)]));
  }
}

auto append(std::vector<Change>& all, std::vector<Change> more) -> void {
  for (auto& change : more) all.push_back(std::move(change));
}

}  // namespace

auto edit_kinds() -> std::vector<std::string> {
  std::vector<std::string> kinds;
  for (const auto kind : {digits, units, sentence, whole_line, swapped}) kinds.emplace_back(kind);
  const auto file = words_file("es");  // both files have the same kinds
  for (const auto& [kind, pairs] : entries_of(*file, "replace")) kinds.push_back(kind);
  for (const auto& [kind, words] : entries_of(*file, "drop-from")) kinds.push_back(kind);
  return kinds;
}

auto seeded_edits(const Sources& sources, const Text& text, int each) -> std::vector<SeededEdit> {
  std::vector<SeededEdit> edits;
  const auto file = words_file(sources.language);
  if (!file) return edits;
  Editor editor(sources, text);
  choose(editor, digits, editor.raise_digits(), each, edits);
  for (const auto& [name, list] : entries_of(*file, "units")) {
    choose(editor, units, editor.change_units(texts_of(list)), each, edits);
  }
  choose(editor, sentence, editor.drop_sentences(), each, edits);
  choose(editor, whole_line, editor.drop_lines(), each, edits);
  choose(editor, swapped, editor.swap_lines(), each, edits);
  for (const auto& [kind, pairs] : entries_of(*file, "replace")) {
    std::vector<Change> changes;
    for (const auto& pair : std::get<Datum::List>(pairs.content)) {
      const auto words = texts_of(pair);
      append(changes, editor.replace(words[0], words[1]));
    }
    choose(editor, kind, std::move(changes), each, edits);
  }
  for (const auto& [kind, words] : entries_of(*file, "drop-from")) {
    std::vector<Change> changes;
    for (const auto& word : texts_of(words)) append(changes, editor.drop_from(word));
    choose(editor, kind, std::move(changes), each, edits);
  }
  return edits;
}

auto harmless_edits(const Sources& sources, const Text& text, int each) -> std::vector<SeededEdit> {
  std::vector<SeededEdit> edits;
  const auto file = words_file(sources.language);
  if (!file) return edits;
  Editor editor(sources, text);
  choose(editor, "comma dropped", editor.drop_commas(), each, edits);
  choose(editor, "sentences turned", editor.turn_sentences(), each, edits);
  std::vector<Change> changes;
  for (const auto& [name, pairs] : entries_of(*file, "harmless")) {
    for (const auto& pair : std::get<Datum::List>(pairs.content)) {
      const auto words = texts_of(pair);
      append(changes, editor.replace(words[0], words[1]));
    }
  }
  choose(editor, "words of one meaning", std::move(changes), each, edits);
  return edits;
}

}  // namespace ruleproof::audit
