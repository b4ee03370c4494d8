#include "reports/audit/findings.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/ruling.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/changes.hpp"
#include "reports/audit/game_tables.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/accounting.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"

namespace ruleproof::audit {

namespace {

constexpr std::size_t most_places = 100;  // that a finding lists

/// What every finding of the audit has.
auto finding(const GameTables& game, std::string id, FindingKind kind, std::string title,
             std::string message) -> Finding {
  Finding made;
  made.id = std::move(id);
  made.kind = kind;
  made.severity = Severity::error;
  made.game = game.name;
  made.title = std::move(title);
  made.message = std::move(message);
  made.how = How::stated;
  return made;
}

auto kind_of(const Comparison& comparison) -> FindingKind {
  if (comparison.contradicts) return FindingKind::text_contradicts;
  return comparison.agreement == Agreement::differ ? FindingKind::texts_differ
                                                   : FindingKind::text_silent;
}

auto meaning(const RulingRow& ruling, std::string_view answer) -> std::string {
  const auto found = std::ranges::find(ruling.answers, answer, &Answer::id);
  return found == ruling.answers.end() ? "" : std::string(found->says);
}

/// "es states dense; ru is ambiguous (dense, competition)".
auto in_short(const Comparison& comparison) -> std::string {
  std::string text;
  for (const auto& statement : comparison.statements) {
    text += (text.empty() ? "" : "; ") + statement.language + ' ' + to_text(statement);
  }
  return text;
}

/// What an editor can do about it.
auto what_to_do(const Comparison& comparison) -> std::string {
  if (comparison.slight) return "hardly in doubt";
  std::string silent;
  std::string open;
  std::string contradicts;
  for (const auto& statement : comparison.statements) {
    auto& list = statement.says == Says::contradicts ? contradicts
                 : statement.says == Says::silent    ? silent
                                                     : open;
    if (statement.says == Says::states) continue;
    list += (list.empty() ? "" : " and ") + statement.language;
  }
  if (!contradicts.empty()) return "let " + contradicts + " say one of the two";
  switch (comparison.agreement) {
    case Agreement::differ:
      return "let the texts say the same";
    case Agreement::open:
      return "say which in " + open;
    case Agreement::some_silent:
      return "say it in " + silent + (open.empty() ? "" : ", and which in " + open);
    case Agreement::all_silent:
      return "settle it; no text says";
    case Agreement::agree:
      break;
  }
  return "nothing";
}

/// Where a text that is silent could say it: at its clause, or else anywhere.
auto add_places_of_clause(Finding& finding, const std::vector<Sources>& sources,
                          const std::vector<Text>& texts) -> void {
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const auto& clauses = sources[i].clauses;
    const auto link = std::ranges::find(clauses, finding.clauses.front(), &ClauseLink::clause);
    if (link == clauses.end() || last_line(link->link.lines) > texts[i].size()) {
      finding.places.push_back({texts[i].file, 0, 0, ""});
      continue;
    }
    for (const auto& span : link->link.lines) {
      finding.places.push_back({texts[i].file, span.first, span.last, quote(texts[i], span)});
    }
  }
}

auto paragraph(const Comparison& comparison) -> std::string {
  const auto& ruling = comparison.ruling;
  std::string text(ruling.question);
  for (const auto& statement : comparison.statements) {
    text += '\n' + statement.language + ' ' + to_text(statement);
    if (!statement.lines.empty()) text += ", " + in_words(statement.lines);
    if (!statement.note.empty()) text += ": " + statement.note;
    if (statement.stated.size() < 2) continue;
    for (const auto& [said, lines, note] : statement.stated) {
      if (!note.empty()) text += '\n' + in_words(lines) + ": " + note;
    }
  }
  for (const auto& answer : ruling.answers) {
    text += '\n' + std::string(answer.id) + ": " + std::string(answer.says);
  }
  return text;
}

auto text_id(const GameTables& game, const TextAudit& audited, std::string_view rest)
    -> std::string {
  return std::string(game.name) + "/text/" + audited.sources.language + '/' + std::string(rest);
}

auto check(std::string name, bool passed, std::string amount, std::string message,
           std::string finding) -> Check {
  return {.group = "audit",
          .name = std::move(name),
          .status = passed ? Status::passed : Status::failed,
          .amount = std::move(amount),
          .message = passed ? "" : std::move(message),
          .finding = passed ? "" : std::move(finding)};
}

auto count(std::size_t number, std::string_view noun) -> std::string {
  return std::to_string(number) + ' ' + std::string(noun) + (number == 1 ? "" : "s");
}

/// Ids of the clauses that no text says.
auto unsaid(const Audit& audit) -> std::string {
  std::string ids;
  for (const auto& clause : audit.game.clauses) {
    const bool said = std::ranges::any_of(audit.texts, [&](const TextAudit& text) {
      return std::ranges::find(text.sources.clauses, clause.id, &ClauseLink::clause) !=
             text.sources.clauses.end();
    });
    if (!said) ids += (ids.empty() ? "" : ", ") + std::string(clause.id);
  }
  return ids;
}

/// "agree on 12, differ on 3...".
auto tally(const Audit& audit) -> std::string {
  std::string text = count(audit.comparisons.size(), "ruling");
  for (const auto agreement : {Agreement::agree, Agreement::differ, Agreement::open,
                               Agreement::some_silent, Agreement::all_silent}) {
    const auto number = std::ranges::count(audit.comparisons, agreement, &Comparison::agreement);
    text += ", " + std::string(to_text(agreement)) + ": " + std::to_string(number);
  }
  return text;
}

}  // namespace

auto finding_of(const GameTables& game, const Comparison& comparison,
                const std::vector<Sources>& sources, const std::vector<Text>& texts)
    -> std::optional<Finding> {
  if (comparison.agreement == Agreement::agree) return std::nullopt;
  const auto& ruling = comparison.ruling;
  const auto standard = ruling.answers.front().id;
  auto made = finding(game, std::string(game.name) + "/texts/" + std::string(ruling.id),
                      kind_of(comparison), title_of(comparison, ""), paragraph(comparison));
  const bool is_grave = made.kind != FindingKind::text_silent && !comparison.slight;
  made.severity = is_grave ? Severity::warning : Severity::note;
  made.clauses = {std::string(ruling.clause)};
  made.facts = {{"ruling", std::string(ruling.id)},
                {"tag", std::string(ruling.tag)},
                {"texts", std::string(to_text(comparison.agreement))},
                {"played by default", std::string(standard) + ": " + meaning(ruling, standard)}};
  if (comparison.slight) made.facts.emplace_back("doubt", "slight");
  for (const auto& statement : comparison.statements) {
    made.facts.emplace_back(statement.language, to_text(statement));
    if (statement.stated.size() > 1) {
      made.facts.emplace_back("contradiction", "within one text, " + statement.language);
    }
    made.places.insert(made.places.end(), statement.places.begin(), statement.places.end());
  }
  if (made.places.empty()) add_places_of_clause(made, sources, texts);
  return made;
}

auto title_of(const Comparison& comparison, std::string_view consequence) -> std::string {
  auto title = std::string(comparison.ruling.id) + ": " + in_short(comparison);
  if (!consequence.empty()) title += "; " + std::string(consequence);
  return title + ": " + what_to_do(comparison);
}

auto add_to(Finding& finding, const Finding& other) -> void {
  finding.message += "\n" + other.message;
  finding.how = other.how;
  finding.bound = other.bound;
  finding.data = other.data;
  finding.smt2 = other.smt2;
  finding.facts.insert(finding.facts.end(), other.facts.begin(), other.facts.end());
  finding.witnesses.insert(finding.witnesses.end(), other.witnesses.begin(), other.witnesses.end());
  for (const auto& clause : other.clauses) {
    if (std::ranges::find(finding.clauses, clause) == finding.clauses.end()) {
      finding.clauses.push_back(clause);
    }
  }
}

auto findings_of(const GameTables& game, const TextAudit& audited, const Text& text)
    -> std::vector<Finding> {
  std::vector<Finding> findings;
  const auto& account = audited.accounting;
  const auto& language = audited.sources.language;
  if (!account.unaccounted.empty()) {
    auto made = finding(game, text_id(game, audited, "unaccounted"), FindingKind::line_unaccounted,
                        language + ": " + count(account.unaccounted.size(), "line") +
                            " that no clause accounts for: cite or mark each",
                        "Cite each in a clause, or mark what it is, in " + audited.sources.where);
    for (const int line : account.unaccounted) {
      if (made.places.size() == most_places) break;
      made.places.push_back({text.file, line, line, quote(text, {line, line})});
    }
    findings.push_back(std::move(made));
  }
  for (auto& change : changes_of(game, audited, text)) findings.push_back(std::move(change));
  if (!account.unstamped.empty()) {
    auto made = finding(game, text_id(game, audited, "unstamped"), FindingKind::link_suspect,
                        language + ": " + count(account.unstamped.size(), "link") +
                            " without a hash: review, then --stamp",
                        "Review them, then stamp the file.");
    for (const auto& link : account.unstamped) {
      made.places.push_back({audited.sources.where, link.entry, link.entry, link.subject});
    }
    findings.push_back(std::move(made));
  }
  if (!account.drafted.empty()) {
    auto made = finding(game, text_id(game, audited, "drafted"), FindingKind::link_suspect,
                        language + ": " + count(account.drafted.size(), "link") +
                            " of a draft that nobody has looked at: correct them",
                        "Correct them, and remove the mark review.");
    for (const auto& link : account.drafted) {
      made.places.push_back({audited.sources.where, link.entry, link.entry, link.subject});
    }
    findings.push_back(std::move(made));
  }
  return findings;
}

auto checks_of(const Audit& audit) -> std::vector<Check> {
  std::vector<Check> checks;
  for (const auto& text : audit.texts) {
    const auto& account = text.accounting;
    const auto& language = text.sources.language;
    checks.push_back(check(language + ": every line is accounted for", account.unaccounted.empty(),
                           std::to_string(account.lines) + " lines, " +
                               std::to_string(account.blank) + " of them blank",
                           count(account.unaccounted.size(), "line") + " unaccounted for",
                           text_id(audit.game, text, "unaccounted")));
    const auto changed = static_cast<std::size_t>(std::ranges::count_if(
        account.suspects, [](const Suspect& suspect) { return !suspect.has_moved(); }));
    const auto bad = changed + account.unstamped.size() + account.drafted.size();
    std::string finding;
    for (const auto& found : audit.findings) {
      const bool is_ours = found.id.starts_with(text_id(audit.game, text, "")) &&
                           found.kind == FindingKind::link_suspect;
      if (is_ours && finding.empty()) finding = found.id;
    }
    checks.push_back(check(language + ": all linked lines are as they were reviewed", bad == 0,
                           count(text.sources.links().size(), "link"),
                           count(bad, "link") + " to be reviewed", finding));
  }
  const auto ids = unsaid(audit);
  checks.push_back(check("each clause is said by some text", ids.empty(),
                         count(audit.game.clauses.size(), "clause"), "no text says " + ids, ""));
  checks.push_back(
      check("the texts are compared on each open question", true, tally(audit), "", ""));
  return checks;
}

}  // namespace ruleproof::audit
