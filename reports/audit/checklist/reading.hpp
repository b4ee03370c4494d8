/// Texts and clauses as the checks see them: each line with its words and what they stand for.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

struct LineReading {
  std::vector<Word> words;
  std::vector<Mark> marks;
  Facts facts;
};

[[nodiscard]] auto read_line(std::string_view line, const Lexicon& lexicon) -> LineReading;

/// One text. Lines are those of the sources file; where the text has more or fewer, `now` says
/// where they are.
struct TextReading {
  const Sources* sources = nullptr;
  const Text* text = nullptr;
  Lexicon lexicon;
  bool speaks = false;             ///< the program has words of this language
  std::vector<LineReading> lines;  ///< of the text, from 0
  std::vector<int> now;            ///< from 1: the line of the text; 0: gone, blank
  std::map<int, std::vector<std::string>> clauses;  ///< that cite a line
  std::set<int> headings;                           ///< of the sources

  /// The lines as they are in the text now, in its order, without those that are gone.
  [[nodiscard]] auto present(const Lines& lines) const -> std::vector<int>;
  /// The reading of a line of the text, from 1.
  [[nodiscard]] auto at(int line) const -> const LineReading& {
    return lines[static_cast<std::size_t>(line - 1)];
  }
  /// The facts of several lines together.
  [[nodiscard]] auto facts_on(const Lines& lines) const -> Facts;
};

/// All texts of a game, and its clauses in our own words.
struct Readings {
  const GameTables* game = nullptr;
  Lexicon english;
  std::map<std::string, LineReading, std::less<>> clauses;
  std::vector<TextReading> texts;
};

/// The general words of the text's language and its terms.
[[nodiscard]] auto lexicon_of(const Sources& sources) -> Lexicon;

[[nodiscard]] auto read_text_lines(const Sources& sources, const Text& text) -> TextReading;

/// The texts in the order of the sources; both must outlive the result.
[[nodiscard]] auto read_all(const GameTables& game, const std::vector<Sources>& sources,
                            const std::vector<Text>& texts) -> Readings;

/// The lines that the checks keep facts of: all that rules, components, headings and examples cite.
[[nodiscard]] auto checked_lines(const Sources& sources) -> std::vector<int>;

}  // namespace ruleproof::audit
