#include "reports/audit/checklist/reading.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/checklist/checklist.hpp"
#include "reports/audit/checklist/facts.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/sources/reviewed.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lexicon.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/audit/text/words.hpp"

namespace ruleproof::audit {

namespace {

// What is beyond this is no rulebook, and not read word by word.
constexpr std::size_t longest_line = 20'000;   // bytes
constexpr std::size_t most_bytes = 1'000'000;  // of a text

/// The lexicon of the clauses: English, and what the texts' terms are called there.
auto english_of(const std::vector<Sources>& sources) -> Lexicon {
  auto lexicon = Lexicon::of("en").value_or(Lexicon());
  std::set<std::string> known;
  for (const auto& text : sources) {
    for (const auto& term : text.checklist.terms) {
      if (term.english.empty() || !known.insert(term.id).second) continue;
      lexicon.add({term.id, term.group, {term.english}, "", {}, "", 0});
    }
  }
  return lexicon;
}

}  // namespace

auto read_line(std::string_view line, const Lexicon& lexicon) -> LineReading {
  LineReading reading;
  reading.words = words_of(line);
  reading.marks = lexicon.read(reading.words);
  reading.facts = facts_of(reading.words, reading.marks);
  return reading;
}

auto TextReading::present(const Lines& those) const -> std::vector<int> {
  std::vector<int> found;
  for (const auto& span : those) {
    for (int line = span.first; line <= span.last; ++line) {
      const int here = now[static_cast<std::size_t>(line)];
      if (here != 0) found.push_back(here);
    }
  }
  std::ranges::sort(found);
  return found;
}

auto TextReading::facts_on(const Lines& those) const -> Facts {
  Facts facts;
  for (const int line : present(those)) {
    for (const auto& [fact, times] : at(line).facts) facts[fact] += times;
  }
  return facts;
}

auto lexicon_of(const Sources& sources) -> Lexicon {
  auto lexicon = Lexicon::of(sources.language).value_or(Lexicon());
  for (const auto& term : sources.checklist.terms) lexicon.add(term);
  return lexicon;
}

/// Where each line that the sources know stands now, from 1; 0 if nowhere. Without the table of the
/// last review, where it stood.
auto lines_now(const Sources& sources, const Text& text) -> std::vector<int> {
  std::vector<int> now{0};
  if (!sources.reviewed.empty()) {
    for (const auto& each : standing(sources.reviewed, line_hashes(text))) now.push_back(each.line);
  }
  for (int line = static_cast<int>(now.size()); line <= sources.lines; ++line) {
    now.push_back(line <= text.size() ? line : 0);
  }
  return now;
}

auto read_text_lines(const Sources& sources, const Text& text) -> TextReading {
  TextReading reading;
  reading.sources = &sources;
  reading.text = &text;
  reading.lexicon = lexicon_of(sources);
  reading.speaks = Lexicon::of(sources.language).has_value();
  std::size_t budget = most_bytes;
  for (const auto& line : text.normal) {
    const bool is_readable = line.size() <= std::min(budget, longest_line);
    if (is_readable) budget -= line.size();
    reading.lines.push_back(is_readable ? read_line(line, reading.lexicon) : LineReading());
  }
  reading.now = lines_now(sources, text);
  for (const auto& clause : sources.clauses) {
    for (const auto& span : clause.link.lines) {
      for (int line = span.first; line <= span.last; ++line) {
        reading.clauses[line].push_back(clause.clause);
      }
    }
  }
  for (const auto& marked : sources.marked) {
    if (marked.kind != "heading") continue;
    for (const auto& span : marked.link.lines) {
      for (int line = span.first; line <= span.last; ++line) reading.headings.insert(line);
    }
  }
  return reading;
}

auto read_all(const GameTables& game, const std::vector<Sources>& sources,
              const std::vector<Text>& texts) -> Readings {
  Readings all;
  all.game = &game;
  all.english = english_of(sources);
  for (const auto& clause : game.clauses) {
    all.clauses.emplace(clause.id, read_line(clause.says, all.english));
  }
  for (std::size_t i = 0; i < sources.size(); ++i) {
    all.texts.push_back(read_text_lines(sources[i], texts[i]));
  }
  return all;
}

auto checked_lines(const Sources& sources) -> std::vector<int> {
  std::set<int> lines;
  const auto add = [&](const Lines& those) {
    for (const auto& span : those) {
      for (int line = span.first; line <= span.last; ++line) lines.insert(line);
    }
  };
  for (const auto& clause : sources.clauses) add(clause.link.lines);
  for (const auto& ruling : sources.rulings) add(ruling.link.lines);
  for (const auto& marked : sources.marked) {
    if (marked.kind == "component" || marked.kind == "example" || marked.kind == "heading") {
      add(marked.link.lines);
    }
  }
  return {lines.begin(), lines.end()};
}

}  // namespace ruleproof::audit
