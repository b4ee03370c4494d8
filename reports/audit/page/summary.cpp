#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/render/escape.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t width = 100;

/// Characters, not bytes.
auto length_of(std::string_view text) -> std::size_t {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// One paragraph after `head`, wrapped, further lines under the first word. What is invisible in
/// the text is spelled out: nothing in a rulebook speaks to the terminal.
auto wrapped(std::string_view head, std::string_view text) -> std::string {
  const std::string indent(length_of(head), ' ');
  std::string out(head);
  auto column = indent.size();
  const auto shown = render::one_line(text);
  for (std::size_t at = 0; at < shown.size();) {
    const auto end = std::min(shown.find(' ', at), shown.size());
    const auto word = std::string_view(shown).substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    if (column > indent.size()) {
      const bool fits = column + 1 + length_of(word) <= width;
      out += fits ? " " : "\n" + indent;
      column = fits ? column + 1 : indent.size();
    }
    out += word;
    column += length_of(word);
  }
  return out + '\n';
}

/// "      167 | text", without blank lines.
auto quoted(const Place& place) -> std::string {
  std::string out;
  std::string_view rest = place.quote;
  for (int line = place.line; !rest.empty(); ++line) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const auto number = std::to_string(line);
    const std::string margin(number.size() < 9 ? 9 - number.size() : 0, ' ');
    if (end > 0) out += wrapped(margin + number + " | ", rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

auto statement_text(const Statement& statement) -> std::string {
  auto said = to_text(statement);
  if (!statement.lines.empty()) said += ", " + in_words(statement.lines);
  if (!statement.note.empty()) said += ": " + statement.note;
  auto out = wrapped("    " + statement.language + "  ", said);
  if (statement.stated.size() > 1) {
    for (const auto& [answer, lines, note] : statement.stated) {
      if (!note.empty()) out += wrapped("        ", in_words(lines) + ": " + note);
    }
  }
  for (const auto& place : statement.places) out += quoted(place);
  return out;
}

/// What came of playing two answers against each other, line by line.
auto tried(const Comparison& comparison) -> std::string {
  std::string out;
  std::string_view rest = comparison.tried;
  for (std::string_view head = "    played  "; !rest.empty(); head = "            ") {
    const auto end = std::min(rest.find('\n'), rest.size());
    out += wrapped(head, rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return out;
}

/// What the texts say of an open question, under its entry.
auto comparison_text(const Comparison& comparison) -> std::string {
  const auto& ruling = comparison.ruling;
  std::string verdict(to_text(comparison.agreement));
  if (comparison.contradicts) verdict += ", and one contradicts itself";
  auto out = wrapped("    " + std::string(ruling.tag) + "  ",
                     std::string(ruling.question) + " [" + verdict + ']');
  for (const auto& statement : comparison.statements) out += statement_text(statement);
  const auto& standard = ruling.answers.front();
  out += wrapped("    default  ", std::string(standard.id) + ": " + std::string(standard.says));
  return out + tried(comparison);
}

/// Any other finding, under its entry: what it says beyond the first line, and the lines.
auto finding_text(const Finding& finding) -> std::string {
  std::string out;
  const bool is_told = finding.title.find(finding.message) != std::string::npos;
  if (!is_told) out += wrapped("    ", finding.message);
  for (const auto& [name, value] : finding.facts) {
    if (name == "rests on it" || name == "questions answered here") {
      out += wrapped("    " + name + "  ", value);
    }
  }
  constexpr std::size_t most = 6;  // places that are shown
  for (const auto& place : std::span(finding.places).first(std::min(most, finding.places.size()))) {
    out += quoted(place);
  }
  return out;
}

/// Every finding, the gravest first: its first line says what differs and what to do.
auto list_text(const Audit& audit) -> std::string {
  std::string out;
  const auto stem = std::string(audit.game.name) + "/texts/";
  for (std::size_t i = 0; i < audit.findings.size(); ++i) {
    const auto& finding = audit.findings[i];
    out += wrapped(std::to_string(i + 1) + ". ",
                   std::string(to_text(finding.severity)) + "  " + finding.title);
    const auto comparison = std::ranges::find(
        audit.comparisons, finding.id,
        [&](const Comparison& each) { return stem + std::string(each.ruling.id); });
    out += comparison == audit.comparisons.end() ? finding_text(finding)
                                                 : comparison_text(*comparison);
    out += '\n';
  }
  return out;
}

/// "agree on 12 of 58 open questions: festival-zero, yield".
auto agreed_text(const Audit& audit) -> std::string {
  std::string ids;
  std::size_t agreed = 0;
  for (const auto& comparison : audit.comparisons) {
    if (comparison.agreement != Agreement::agree) continue;
    ++agreed;
    ids += (ids.empty() ? "" : ", ") + std::string(comparison.ruling.id);
  }
  if (agreed == 0) return "";
  return wrapped("", "the texts agree on " + std::to_string(agreed) + " of " +
                         std::to_string(audit.comparisons.size()) + " open questions: " + ids);
}

/// "clauses: 118 states, 9 by-example, 15 silent", and which of them are not simply stated.
auto verdicts_text(const Audit& audit, const TextAudit& text) -> std::string {
  std::string counts;
  for (const auto& [verdict, number] : text.accounting.verdicts) {
    counts += (counts.empty() ? "" : ", ") + std::to_string(number) + ' ' + verdict;
  }
  auto out = wrapped("    clauses: ", counts);
  for (const auto& clause : audit.game.clauses) {
    const auto verdict = verdict_on(text.sources, clause.id);
    if (verdict == "states" || verdict == "silent") continue;
    const auto link = std::ranges::find(text.sources.clauses, clause.id, &ClauseLink::clause);
    out += wrapped("      ", std::string(clause.id) + ": " + std::string(verdict) + ", " +
                                 in_words(link->link.lines) +
                                 (link->link.note.empty() ? "" : ": " + link->link.note));
  }
  return out;
}

auto account_text(const TextAudit& text) -> std::string {
  const auto& account = text.accounting;
  std::string out = text.sources.language + "  " + text.sources.file + ": " +
                    std::to_string(account.lines) + " lines; " + std::to_string(account.cited) +
                    " cited by clauses, " + std::to_string(account.marked) + " marked, " +
                    std::to_string(account.blank) + " blank, " +
                    std::to_string(account.unaccounted.size()) + " unaccounted for\n";
  constexpr std::size_t most = 100;  // lines that are listed
  const auto listed = std::min(account.unaccounted.size(), most);
  for (const int line : std::span(account.unaccounted).first(listed)) {
    out += "    line " + std::to_string(line) + " is unaccounted for\n";
  }
  out += "    links to be reviewed: " +
         std::to_string(account.suspects.size() + account.unstamped.size()) + '\n';
  std::string silent;
  for (const auto& id : account.silent_clauses) silent += (silent.empty() ? "" : " ") + id;
  if (silent.empty()) silent = "none";
  out += wrapped(
      "    clauses that it does not say (" + std::to_string(account.silent_clauses.size()) + "): ",
      silent);
  return out;
}

}  // namespace

auto to_text(const Audit& audit) -> std::string {
  std::string out = std::string(audit.game.title) + ": what the rulebook texts say\n\n";
  out += list_text(audit);
  for (const auto& text : audit.texts) out += account_text(text) + verdicts_text(audit, text);
  out += agreed_text(audit);
  const auto waived = std::ranges::count_if(
      audit.remarks, [](const TextRemark& remark) { return !remark.waived.empty(); });
  out += "waived for a reason: " + std::to_string(waived) + " remarks of the text checks\n";
  out += '\n';
  for (const auto& check : audit.checks) {
    out += wrapped(std::string(to_text(check.status)) + "  ",
                   check.name + " (" + check.amount + ')' +
                       (check.message.empty() ? "" : ": " + check.message));
  }
  return out;
}

}  // namespace ruleproof::audit
