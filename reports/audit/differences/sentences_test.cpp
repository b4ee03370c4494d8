// Sentences that somebody who does not know the checks wrote: of each a faithful translation and
// one with an error, in ten languages. A half of the rows was looked at while words were added, the
// other half was not.
#include <array>
#include <cstddef>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/text/lexicon.hpp"

namespace ruleproof::audit {
namespace {

struct Row {
  bool is_locked = false;  ///< nobody looked at it
  std::string language;
  std::string english;
  std::string faithful;
  std::string wrong;  ///< empty: no error was planted
};

auto rows_of(const std::string& file, std::size_t english) -> std::vector<Row> {
  std::ifstream stream("reports/audit/fixtures/" + file);
  REQUIRE(stream.is_open());
  std::vector<Row> rows;
  for (std::string line; std::getline(stream, line);) {
    const auto cells = parts_of(line, '\t');
    REQUIRE(cells.size() >= english + 2);
    rows.push_back({cells[0] == "locked", std::string(cells[1]), std::string(cells[english]),
                    std::string(cells[english + 1]),
                    cells.size() > english + 2 ? std::string(cells[english + 2]) : ""});
  }
  return rows;
}

/// What is told of each row where row `wrong` has its error: nothing, a note, a warning.
auto told_of(const std::vector<Row>& rows, std::size_t wrong) -> std::vector<std::string> {
  std::string first;
  std::string second;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    first += rows[i].english + "\n\n";
    second += (i == wrong ? rows[i].wrong : rows[i].faithful) + "\n\n";
  }
  auto english = document_of(first, "first.txt", "en");
  auto other = document_of(second, "second.txt", rows.front().language);
  REQUIRE(english);
  REQUIRE(other);
  const auto pair = compare(std::move(english).value(), std::move(other).value());
  std::vector<std::string> told(rows.size());
  const auto add = [&](const Document& document, const std::vector<int>& sentences,
                       const std::string& title) {
    for (const int at : sentences) {
      const auto line = document.sentences[static_cast<std::size_t>(at)].line;
      told[static_cast<std::size_t>(line - 1) / 2] += title;
    }
  };
  for (const auto& entry : pair.entries) {
    if (entry.severity != Severity::warning) continue;
    add(pair.first, entry.first, entry.title);
    add(pair.second, entry.second, entry.title);
  }
  return told;
}

struct Count {
  int errors = 0;
  int found = 0;
  int lines = 0;
  int alarms = 0;
};

}  // namespace

TEST_CASE("planted errors in sentences of ten languages are warned of, faithful ones are not") {
  const auto errors = rows_of("edits/sentences.tsv", 3);
  const auto faithful = rows_of("faithful/sentences.tsv", 2);
  std::array<Count, 2> counts;  // looked at, locked
  for (const std::string language : {"de", "es", "fr", "it", "nl", "pt", "pl", "cs", "ru", "uk"}) {
    std::vector<Row> rows;
    for (const auto* all : {&errors, &faithful}) {
      for (const auto& row : *all) {
        if (row.language == language) rows.push_back(row);
      }
    }
    const auto plain = told_of(rows, rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      auto& count = counts.at(rows[i].is_locked ? 1 : 0);
      ++count.lines;
      count.alarms += plain[i].empty() ? 0 : 1;
      if (rows[i].wrong.empty()) continue;
      const auto told = told_of(rows, i);
      ++count.errors;
      count.found += !told[i].empty() && told[i] != plain[i] ? 1 : 0;
    }
  }
  for (const auto& count : counts) {
    MESSAGE(count.found << " of " << count.errors << " errors, " << count.alarms
                        << " false warnings in " << count.lines << " lines");
  }
  const auto& [looked_at, locked] = counts;
  CHECK(looked_at.errors + locked.errors == 120);
  CHECK(4 * looked_at.found >= 3 * looked_at.errors);
  CHECK(5 * locked.found >= 3 * locked.errors);
  CHECK(12 * locked.alarms <= locked.lines);
}

}  // namespace ruleproof::audit
