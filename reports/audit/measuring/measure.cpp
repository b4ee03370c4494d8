/// How well two texts are compared, measured:
///
///     pair_measure edits EDITS.tsv FIRST SECOND           edits of one text, each against the
///     other pair_measure faithful ORIGINAL TRANSLATION...       what is told of faithful
///     translations pair_measure facts FILE                             what each sentence says
///     pair_measure pairs FIRST SECOND                     which sentences were paired
///
/// With RULEPROOF_FREEDICT, a folder, it uses the dictionaries there; else none.
///
/// A row of EDITS.tsv has the number of the edited text (1 or 2), the line, the kinds that are
/// right with | between, what stands there, and what stands there afterwards (\n: the end of a
/// line). An edit is found if an entry about its line says something that no entry about it said
/// before; the kind is right if the entry names one of them.
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/audit/differences/difference.hpp"
#include "reports/audit/differences/entries.hpp"
#include "reports/audit/reading/bytes.hpp"
#include "reports/audit/reading/document.hpp"
#include "reports/audit/saying/says.hpp"
#include "reports/audit/saying/tongue.hpp"

namespace ruleproof::audit {
namespace {

/// What is told of a line: the topic, and enough to know it again.
struct Told {
  std::string topic;
  std::string what;
  bool is_warning = false;
  bool is_doubtful = false;  ///< of the entry that has what is less sure
};

auto covers(const Document& document, const std::vector<int>& sentences, int line) -> bool {
  return std::ranges::any_of(sentences, [&](int at) {
    const auto& sentence = document.sentences[static_cast<std::size_t>(at)];
    return sentence.line <= line && line <= sentence.last_line;
  });
}

/// The lines of the other text that stand beside a line.
auto beside(const PairAudit& audit, bool of_first, int line) -> std::set<int> {
  std::set<int> lines;
  for (const auto& pairing : audit.pairings) {
    const auto& own = of_first ? pairing.first : pairing.second;
    if (!covers(of_first ? audit.first : audit.second, own, line)) continue;
    const auto& other = of_first ? audit.second : audit.first;
    for (const int at : of_first ? pairing.second : pairing.first) {
      lines.insert(other.sentences[static_cast<std::size_t>(at)].line);
    }
  }
  return lines;
}

/// The entries, of those that gather several cases the cases.
auto single_entries(const PairAudit& audit) -> std::vector<Entry> {
  std::vector<Entry> entries;
  for (const auto& entry : audit.entries) {
    if (entry.cases.empty()) entries.push_back(entry);
    entries.insert(entries.end(), entry.cases.begin(), entry.cases.end());
  }
  return entries;
}

/// All that is told of a line, and of sentences alone that stood beside it.
auto told_of(const PairAudit& audit, bool of_first, int line, const std::set<int>& others)
    -> std::vector<Told> {
  std::vector<Told> told;
  for (const auto& entry : single_entries(audit)) {
    const auto& own = of_first ? entry.first : entry.second;
    const auto& other = of_first ? entry.second : entry.first;
    const auto& other_document = of_first ? audit.second : audit.first;
    const bool is_left = own.empty() && std::ranges::any_of(others, [&](int each) {
                           return covers(other_document, other, each);
                         });
    if (!is_left && !covers(of_first ? audit.first : audit.second, own, line)) continue;
    const bool warns = entry.severity == Severity::warning;
    if (entry.differences.empty()) {
      told.push_back({std::string(to_text(entry.topic)), is_left ? "left" : "own", warns, false});
    }
    for (const auto& each : entry.differences) {
      told.push_back({std::string(to_text(each.topic)),
                      fmt::format("{} / {} ({} / {})", each.first, each.second,
                                  as_written(audit.first, each.first_spots),
                                  as_written(audit.second, each.second_spots)),
                      warns, entry.is_doubtful});
    }
  }
  return told;
}

/// What is new, each thing as often as it is told more often than before.
auto news(const std::vector<Told>& before, std::vector<Told> after) -> std::vector<Told> {
  for (const auto& old : before) {
    const auto same = std::ranges::find_if(
        after, [&](const Told& each) { return each.topic == old.topic && each.what == old.what; });
    if (same != after.end()) after.erase(same);
  }
  return after;
}

auto split(std::string_view text, char by) -> std::vector<std::string> {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const auto end = std::min(text.find(by, from), text.size());
    parts.emplace_back(text.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

struct Edit {
  bool of_first = true;
  int line = 0;
  std::vector<std::string> kinds;
  std::string from;
  std::string to;
};

/// A cell of the table, in which \\n stands for the end of a line.
auto cell(std::string text) -> std::string {
  for (auto at = text.find("\\n"); at != std::string::npos; at = text.find("\\n", at)) {
    text.replace(at, 2, "\n");
  }
  return text;
}

auto edits_in(const std::string& path) -> std::vector<Edit> {
  const auto bytes = read_bytes(path);
  std::vector<Edit> edits;
  if (!bytes) return edits;
  for (const auto& row : split(*bytes, '\n')) {
    const auto cells = split(row, '\t');
    if (cells.size() < 4) continue;
    edits.push_back({cells[0] == "1", std::stoi(cells[1]), split(cells[2], '|'), cell(cells[3]),
                     cells.size() > 4 ? cell(cells[4]) : ""});
  }
  return edits;
}

auto text_of(const std::string& path) -> std::string {
  auto bytes = read_bytes(path);
  return bytes ? std::move(bytes).value() : "";
}

/// A text with one line changed; empty if the line has not what is to be changed.
auto edited(std::string_view text, const Edit& edit) -> std::string {
  std::size_t from = 0;
  for (int line = 1; line < edit.line && from != std::string_view::npos; ++line) {
    from = text.find('\n', from);
    if (from != std::string_view::npos) ++from;
  }
  const auto at = from == std::string_view::npos ? from : text.find(edit.from, from);
  if (at == std::string_view::npos || at > text.find('\n', from)) return "";
  return std::string(text.substr(0, at)) + edit.to +
         std::string(text.substr(at + edit.from.size()));
}

auto compared(const std::string& first, const std::string& second) -> PairAudit {
  auto a = document_of(first, "first.txt", "");
  auto b = document_of(second, "second.txt", "");
  if (!a || !b) return {};
  const auto* const folder = std::getenv("RULEPROOF_FREEDICT");
  return compare(std::move(a).value(), std::move(b).value(), false, {},
                 folder == nullptr ? "" : folder);
}

auto measure_edits(const std::string& path, const std::string& first, const std::string& second)
    -> int {
  const auto a = text_of(first);
  const auto b = text_of(second);
  const auto before = compared(a, b);
  int found = 0;
  int right = 0;
  int warned = 0;
  int doubted = 0;
  const auto edits = edits_in(path);
  for (const auto& edit : edits) {
    const auto changed = edited(edit.of_first ? a : b, edit);
    if (changed.empty()) {
      fmt::print(stderr, "line {} has not \"{}\"\n", edit.line, edit.from);
      return 2;
    }
    const auto after = edit.of_first ? compared(changed, b) : compared(a, changed);
    const auto others = beside(before, edit.of_first, edit.line);
    const auto told = news(told_of(before, edit.of_first, edit.line, others),
                           told_of(after, edit.of_first, edit.line, others));
    const bool names = std::ranges::any_of(told, [&](const Told& each) {
      return std::ranges::find(edit.kinds, each.topic) != edit.kinds.end();
    });
    found += told.empty() ? 0 : 1;
    right += names ? 1 : 0;
    warned += std::ranges::any_of(told, &Told::is_warning) ? 1 : 0;
    doubted += !told.empty() && std::ranges::all_of(told, &Told::is_doubtful) ? 1 : 0;
    fmt::print("{} {}:{} {} -> {}\n",
               told.empty() ? "-----"
               : names      ? "right"
                            : "found",
               edit.of_first ? 1 : 2, edit.line, edit.from.substr(0, 60), edit.to.substr(0, 60));
    for (const auto& each : told) {
      fmt::print("        {}: {}{}\n", each.topic, each.what,
                 each.is_warning    ? " !"
                 : each.is_doubtful ? " ?"
                                    : "");
    }
  }
  fmt::print("{} edits: {} found, {} of the right kind, {} as a warning, {} only as less sure\n",
             edits.size(), found, right, warned, doubted);
  return 0;
}

auto print_facts(const std::string& path) -> int {
  auto document = document_of(text_of(path), path, "");
  if (!document) return 2;
  const Tongue tongue(document->language);
  for (const auto& sentence : document->sentences) {
    fmt::print("{}\n   ", sentence.text);
    for (const auto& fact : saying_of(sentence.text, tongue).facts) {
      fmt::print(" {}:{}{}{}", to_text(fact.kind), fact.is_negated ? "not " : "", fact.value,
                 fact.is_soft ? "?" : "");
    }
    fmt::print("\n");
  }
  return 0;
}

auto print_pairs(const std::string& first, const std::string& second) -> int {
  const auto audit = compared(text_of(first), text_of(second));
  for (const auto& pairing : audit.pairings) {
    fmt::print("[{:.2f}{}{}]\n", pairing.confidence, pairing.moved ? " moved" : "",
               pairing.in_gap ? " gap" : "");
    if (!pairing.first.empty()) {
      fmt::print("  {}  {}\n", place_of(audit.first, pairing.first),
                 marked(audit.first, pairing.first, {}));
    }
    if (!pairing.second.empty()) {
      fmt::print("  {}  {}\n", place_of(audit.second, pairing.second),
                 marked(audit.second, pairing.second, {}));
    }
  }
  return 0;
}

auto measure_faithful(const std::vector<std::string>& paths) -> int {
  std::size_t lines = 0;
  std::size_t entries = 0;
  std::size_t warnings = 0;
  std::size_t doubts = 0;
  for (std::size_t i = 1; i < paths.size(); ++i) {
    const auto audit = compared(text_of(paths[0]), text_of(paths[i]));
    std::set<int> own;
    for (const auto& sentence : audit.second.sentences) own.insert(sentence.line);
    std::size_t warned = 0;
    for (const auto& entry : audit.entries) {
      const bool warns = entry.severity == Severity::warning;
      warned += warns ? 1 : 0;
      if (entry.is_doubtful) doubts += entry.cases.size();
      fmt::print("  {} {} [{:.2f}]\n", warns ? "!" : ".", entry.title, entry.confidence);
      for (const auto& each : entry.differences) {
        fmt::print("      {}: {} / {} [{:.2f}]\n", to_text(each.topic), each.first, each.second,
                   each.sure);
      }
      fmt::print("      > {}\n      > {}\n", marked(audit.first, entry.first, {}),
                 marked(audit.second, entry.second, {}));
    }
    for (const auto& entry : single_entries(audit)) {
      if (!entry.is_doubtful) continue;
      fmt::print("  ? {}\n", entry.title);
      for (const auto& each : entry.differences) {
        fmt::print("      {}: {} / {} [{:.2f}]\n", to_text(each.topic), each.first, each.second,
                   each.sure);
      }
    }
    fmt::print("{}: {} entries, of them {} warnings, in {} lines\n", paths[i], audit.entries.size(),
               warned, own.size());
    lines += own.size();
    entries += audit.entries.size();
    warnings += warned;
  }
  fmt::print("all: {} entries, of them {} warnings, in {} lines; {} pairs told as less sure\n",
             entries, warnings, lines, doubts);
  return 0;
}

}  // namespace
}  // namespace ruleproof::audit

auto main(int count, char** arguments) -> int {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  if (given.size() == 4 && given[0] == "edits") {
    return ruleproof::audit::measure_edits(given[1], given[2], given[3]);
  }
  if (given.size() == 2 && given[0] == "facts") return ruleproof::audit::print_facts(given[1]);
  if (given.size() == 3 && given[0] == "pairs") {
    return ruleproof::audit::print_pairs(given[1], given[2]);
  }
  if (given.size() > 2 && given[0] == "faithful") {
    return ruleproof::audit::measure_faithful({given.begin() + 1, given.end()});
  }
  fmt::print(stderr,
             "pair_measure edits EDITS.tsv FIRST SECOND | faithful ORIGINAL TRANSLATION... | facts "
             "FILE | pairs FIRST SECOND\n");
  return 2;
}
