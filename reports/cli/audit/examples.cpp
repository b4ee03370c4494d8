#include "reports/cli/audit/examples.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/cli/command/replay.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {
namespace {

/// The records of one place: which of them come out, and what is wrong with the others.
struct Example {
  std::vector<std::string> agree;
  std::vector<std::string> differ;
};
using Examples = std::map<audit::Lines, Example>;

/// The lines of "rulebook ru lines 166"; nothing for another text.
auto lines_in(std::string_view from, const std::string& language) -> std::optional<audit::Lines> {
  const auto head = "rulebook " + language + " lines ";
  if (!from.starts_with(head)) return std::nullopt;
  return audit::read_lines(from.substr(head.size()));
}

auto examples_of(const std::vector<Replayed>& records, const std::string& language) -> Examples {
  Examples examples;
  for (const auto& record : records) {
    const auto name = std::filesystem::path(record.where).stem().string();
    for (const auto& from : record.record.from) {
      const auto lines = lines_in(from, language);
      if (!lines) continue;
      auto& example = examples[*lines];
      if (record.error) {
        example.differ.push_back(name + ": " + to_text(*record.error));
      } else {
        example.agree.push_back(name);
      }
    }
  }
  return examples;
}

auto listed(const std::vector<std::string>& names) -> std::string {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

/// A finding on some lines of a text.
auto finding_on(const audit::Audit& audit, const audit::TextAudit& text, const audit::Lines& lines,
                const std::string& what) -> Finding {
  Finding made;
  made.id = std::string(audit.game.name) + "/text/" + text.sources.language + "/example/" +
            std::to_string(lines.front().first);
  made.kind = FindingKind::text_contradicts;
  made.severity = Severity::error;
  made.game = audit.game.name;
  made.how = How::replayed;
  made.title = text.sources.language + ", worked example, " + audit::in_words(lines) + ": " + what +
               ": correct the example, or the model";
  made.message = what;
  for (const auto& span : lines) {
    made.places.push_back({text.text.file, span.first, span.last, audit::quote(text.text, span)});
  }
  return made;
}

auto add(audit::Audit& audit, const audit::TextAudit& text, const audit::Lines& lines,
         const Example& example) -> void {
  Check row;
  row.group = "audit";
  row.name = text.sources.language + ": worked example, " + audit::in_words(lines);
  row.status = example.differ.empty() ? Status::passed : Status::failed;
  row.amount = "recomputed by the model: " +
               (example.differ.empty() ? "agrees (" + listed(example.agree) + ")" : "differs");
  if (!example.differ.empty()) {
    row.message = listed(example.differ);
    auto finding = finding_on(audit, text, lines, "the model differs: " + row.message);
    row.finding = finding.id;
    audit.findings.push_back(std::move(finding));
  }
  audit.checks.push_back(std::move(row));
}

auto covers(const audit::Lines& lines, int line) -> bool {
  return std::ranges::any_of(
      lines, [&](const auto& span) { return span.first <= line && line <= span.last; });
}

/// The lines that the sources file marks as examples and that nothing recomputes.
auto add_left_out(audit::Audit& audit, const audit::TextAudit& text, const Examples& examples)
    -> void {
  audit::Lines left;
  for (const auto& marked : text.sources.marked) {
    if (marked.kind != "example") continue;
    for (const auto& span : marked.link.lines) {
      for (int line = span.first; line <= span.last; ++line) {
        const bool is_known =
            text.text.blank(line) ||
            std::ranges::any_of(examples, [&](const auto& e) { return covers(e.first, line); }) ||
            std::ranges::any_of(text.sources.checklist.examples,
                                [&](const auto& sum) { return covers(sum.lines, line); });
        if (!is_known) left.push_back({line, line});
      }
    }
  }
  Check row;
  row.group = "audit";
  row.name = text.sources.language + ": every worked example is recomputed";
  row.status = left.empty() ? Status::passed : Status::failed;
  row.amount = std::to_string(examples.size()) + " places";
  if (!left.empty()) {
    row.message = audit::in_words(left) + ": an example that nothing recomputes";
    auto finding = finding_on(audit, text, left, "nothing recomputes this example");
    row.finding = finding.id;
    audit.findings.push_back(std::move(finding));
  }
  audit.checks.push_back(std::move(row));
}

}  // namespace

auto add_examples(audit::Audit& audit, const std::string& root) -> void {
  const auto files = scenarios_of(std::string(audit.game.name), root);
  if (!files || files->empty()) return;
  std::vector<Replayed> records;
  for (const auto& file : *files) {
    if (file.name.find("/examples/") == std::string::npos) continue;
    records.push_back(replay_text(file.text, file.name));
  }
  for (const auto& text : audit.texts) {
    const auto examples = examples_of(records, text.sources.language);
    for (const auto& [lines, example] : examples) add(audit, text, lines, example);
    add_left_out(audit, text, examples);
  }
}

}  // namespace ruleproof::cli
