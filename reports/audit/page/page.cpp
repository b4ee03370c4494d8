#include "reports/audit/page/page.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/publisher.hpp"
#include "reports/audit/rulings.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/text/lines.hpp"
#include "reports/audit/text/text.hpp"
#include "reports/render/audit_page.hpp"

namespace ruleproof::audit {

namespace {

auto cell(const TextAudit& text, std::string_view clause) -> render::AuditCell {
  const auto found = std::ranges::find(text.sources.clauses, clause, &ClauseLink::clause);
  if (found == text.sources.clauses.end()) return {"silent", "", "", ""};
  std::string quoted;
  for (const auto& span : found->link.lines) {
    quoted += (quoted.empty() ? "" : "\n") + quote(text.text, span);
  }
  return {std::string(to_text(found->verdict)), in_words(found->link.lines), quoted,
          found->link.note};
}

auto clause_rows(const Audit& audit) -> std::vector<render::AuditRow> {
  std::vector<render::AuditRow> rows;
  for (const auto& clause : audit.game.clauses) {
    render::AuditRow row{
        std::string(clause.tag), std::string(clause.id), std::string(clause.says), {}};
    for (const auto& text : audit.texts) row.cells.push_back(cell(text, clause.id));
    rows.push_back(std::move(row));
  }
  return rows;
}

auto said(const Statement& statement) -> std::string {
  auto text = to_text(statement);
  if (!statement.lines.empty()) text += ", " + in_words(statement.lines);
  return text;
}

auto question_row(const Comparison& comparison, const Matter* matter, const GameReport& report)
    -> render::AuditQuestion {
  const auto& ruling = comparison.ruling;
  render::AuditQuestion row{.tag = std::string(ruling.tag),
                            .id = std::string(ruling.id),
                            .question = std::string(ruling.question),
                            .consequence = "not tried"};
  for (const auto& statement : comparison.statements) row.said.push_back(said(statement));
  if (matter != nullptr) {
    row.consequence = consequence(*matter);
    row.decides_winner = decides_winner(*matter);
    if (matter->parting && !matter->parting->data.empty()) {
      row.often.push_back("data: " + matter->parting->data);
    }
    if (!matter->reason.empty()) row.often.push_back("no game can differ: " + matter->reason);
    for (const auto& often : matter->often) {
      row.often.push_back(fmt::format(
          "{}, {}: different {}, other points {}, another winner {}, by the same moves {}",
          often.play, often.set_up, to_text(often.differ), to_text(often.scores),
          to_text(often.winner), to_text(often.alone)));
    }
    if (!matter->leans.empty()) {
      row.often.push_back("that game leans on " + to_text(matter->leans));
    }
    if (!matter->seating.empty()) row.often.push_back("only the seats differ: " + matter->seating);
  }
  if (comparison.slight) row.consequence += "; hardly in doubt";
  const auto own = "/texts/" + row.id;
  const auto played = "/ruling/" + row.id + "/";
  for (const auto& finding : report.findings) {
    if (finding.id.ends_with(own) || finding.id.find(played) != std::string::npos) {
      row.findings.push_back(&finding);
    }
  }
  return row;
}

/// Paragraphs of a text.
auto lines_of(const std::string& text) -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    if (end > at) lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

/// The questions that the texts leave open, in the order of the findings, with what came of them.
auto in_order(const Audit& audit, const std::vector<Matter>& matters)
    -> std::vector<std::pair<const Comparison*, const Matter*>> {
  std::vector<std::pair<const Comparison*, const Matter*>> order;
  const auto stem = std::string(audit.game.name) + "/texts/";
  for (const auto& finding : audit.findings) {
    const auto comparison = std::ranges::find_if(audit.comparisons, [&](const Comparison& each) {
      return each.apart && finding.id == stem + std::string(each.ruling.id);
    });
    if (comparison == audit.comparisons.end()) continue;
    const auto matter = std::ranges::find(matters, comparison->ruling.id, &Matter::ruling);
    order.emplace_back(&*comparison, matter == matters.end() ? nullptr : &*matter);
  }
  return order;
}

}  // namespace

auto page_of(const Audit& audit, const std::vector<Matter>& matters, const Errata& errata,
             GameReport report, render::Wording words) -> render::AuditPage {
  render::AuditPage page;
  render::Speech speech(words);
  page.words = std::move(words);
  page.game = std::move(report);
  for (const auto& clause : audit.game.clauses) {
    page.game.clauses.push_back({.tag = std::string(clause.tag),
                                 .id = std::string(clause.id),
                                 .says = std::string(clause.says),
                                 .disposition = {},
                                 .reason = {}});
  }
  for (const auto& text : audit.texts) {
    page.files.push_back(text.sources.file);
    page.languages.push_back(text.sources.language);
  }
  page.clauses = clause_rows(audit);
  for (const auto& [comparison, matter] : in_order(audit, matters)) {
    page.questions.push_back(question_row(*comparison, matter, page.game));
    if (matter == nullptr || matter->matters()) {
      const auto& row = page.questions.back().findings;
      page.publisher.push_back(letter_of(*comparison, row.empty() ? nullptr : row.front(), matter,
                                         speech, audit.game.rulings));
    }
  }
  for (const auto& row : audit.game.unruled) {
    page.unruled.push_back(std::string(row.tag) + ": " + std::string(row.reason));
  }
  if (!matters.empty()) page.errata = lines_of(to_text(errata));
  return page;
}

}  // namespace ruleproof::audit
