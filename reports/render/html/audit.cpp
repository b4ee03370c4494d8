#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/audit_page.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/page/audit.js.hpp"
#include "reports/render/page/audit.mustache.hpp"
#include "reports/render/page/style.css.hpp"
#include "reports/render/sha256.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

auto sentences(const std::vector<std::string>& texts, std::string_view name)
    -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& text : texts) {
    list.emplace_back();
    list.back().text(name, text);
  }
  return list;
}

auto quotes(const std::vector<AuditQuote>& list) -> std::vector<Values> {
  std::vector<Values> values;
  for (const auto& quote : list) {
    values.emplace_back();
    values.back().text("quote_where", quote.where).text("quote_language", quote.language);
    values.back().text("quote_text", quote.quote);
  }
  return values;
}

auto letters(const AuditPage& audit) -> std::vector<Values> {
  std::vector<Values> rows;
  for (const auto& letter : audit.publisher) {
    rows.emplace_back();
    rows.back().text("letter_question", letter.question).text("letter_tag", letter.tag);
    rows.back().list("letter_quotes", quotes(letter.quotes));
    rows.back().list("letter_readings", sentences(letter.readings, "letter_reading"));
    rows.back().flag("has_letter_game", !letter.game.empty());
    rows.back().list("letter_game", sentences(letter.game, "letter_step"));
    rows.back().list("letter_proposals", quotes(letter.proposals));
  }
  return rows;
}

auto question_rows(const AuditPage& audit) -> std::vector<Values> {
  std::vector<Values> rows;
  for (const auto& question : audit.questions) {
    std::vector<Values> said;
    for (std::size_t i = 0; i < question.said.size(); ++i) {
      said.emplace_back();
      said.back().text("said_by", audit.languages[i]).text("says_so", question.said[i]);
    }
    rows.emplace_back();
    rows.back().text("tag", question.tag).text("id", question.id);
    rows.back().text("question", question.question).text("consequence", question.consequence);
    rows.back().text("question_anchor", question.findings.empty()
                                            ? std::string("audit/questions")
                                            : anchor_of(audit.game, *question.findings.front()));
    rows.back().list("said", said).flag("has_often", !question.often.empty());
    rows.back().list("often", sentences(question.often, "often_line"));
  }
  return rows;
}

auto clause_rows(const AuditPage& audit) -> std::vector<Values> {
  std::vector<Values> rows;
  for (const auto& clause : audit.clauses) {
    bool same = true;
    std::vector<Values> cells;
    for (std::size_t i = 0; i < clause.cells.size(); ++i) {
      const auto& cell = clause.cells[i];
      same &= cell.verdict == clause.cells.front().verdict;
      cells.emplace_back();
      cells.back().text("cell_by", audit.languages[i]).text("cell_verdict", cell.verdict);
      cells.back().text("cell_lines", cell.lines);
      cells.back().optional("cell_quote", cell.quote).optional("cell_note", cell.note);
    }
    rows.emplace_back();
    rows.back().text("row_anchor", anchor_of(audit.game, clause.id));
    rows.back().text("row_class", same ? "" : "differs");
    rows.back().text("clause_tag", clause.tag).text("clause_id", clause.id);
    rows.back().text("clause_says", clause.says).list("cells", cells);
  }
  return rows;
}

/// In the order of the findings, each once; those of one question stand together.
auto cards(Page& page, const AuditPage& audit) -> std::vector<Values> {
  std::vector<const Finding*> order;
  const auto add = [&](const Finding* finding) {
    if (std::ranges::find(order, finding) == order.end()) order.push_back(finding);
  };
  for (const auto& finding : audit.game.findings) {
    add(&finding);
    const auto question = std::ranges::find_if(audit.questions, [&](const AuditQuestion& each) {
      return std::ranges::find(each.findings, &finding) != each.findings.end();
    });
    if (question == audit.questions.end()) continue;
    for (const auto* other : question->findings) add(other);
  }
  std::vector<Values> list;
  for (const auto* finding : order) {
    list.emplace_back();
    list.back().markup("card_html", finding_card(page, audit.game, *finding));
  }
  return list;
}

auto contents(const AuditPage& audit) -> std::vector<Values> {
  std::vector<Values> entries;
  const auto add = [&](std::string_view title, std::string_view anchor, std::size_t amount) {
    entries.emplace_back();
    entries.back().text("entry_title", title).text("entry_anchor", anchor);
    entries.back().text("entry_amount", amount == 0 ? "" : std::to_string(amount));
  };
  add("Open questions by consequence", "audit/questions", audit.questions.size());
  if (!audit.publisher.empty()) {
    add("Questions to the publisher", "audit/publisher", audit.publisher.size());
  }
  if (!audit.errata.empty()) add("Smallest errata", "audit/errata", 0);
  add("The findings", "audit/findings", audit.game.findings.size());
  if (!audit.unruled.empty()) add("No ruling needed", "audit/unruled", audit.unruled.size());
  add("The texts, clause by clause", "audit/clauses", audit.clauses.size());
  return entries;
}

/// What is wrong and what is open: as a report says it, and then what the texts leave open.
auto sentence_of(const AuditPage& audit) -> std::string {
  Run run{.tool_version = audit.tool_version, .settings = {}, .games = {audit.game}};
  if (audit.interrupted) run.settings.emplace_back("interrupted", "true");
  auto text = sentence(run);
  if (audit.questions.empty()) return text;
  while (text.ends_with('.')) text.pop_back();
  const auto open = static_cast<int>(audit.questions.size());
  const auto winner =
      static_cast<int>(std::ranges::count(audit.questions, true, &AuditQuestion::decides_winner));
  text += fmt::format("; the texts leave {} open", count(open, "question"));
  if (winner > 0)
    text += fmt::format(", {} of them decide{} who wins", winner, winner == 1 ? "s" : "");
  return text + ".";
}

auto language_heads(const AuditPage& audit) -> std::vector<Values> {
  std::vector<Values> heads;
  for (std::size_t i = 0; i < audit.languages.size(); ++i) {
    heads.emplace_back();
    heads.back().text("language", audit.languages[i]).text("file", audit.files[i]);
  }
  return heads;
}

}  // namespace

auto audit_html(const AuditPage& audit) -> std::string {
  Page parts(audit.words);
  constexpr auto script = embedded::render::page_audit_js;
  const auto sum = tally(audit.game);
  Values page;
  page.text("title", audit.game.title).text("version", audit.tool_version);
  const bool fails = sum.failed + sum.errors > 0;
  const bool is_open = sum.warnings > 0 || audit.interrupted || !audit.questions.empty();
  page.text("sentence", sentence_of(audit)).text("verdict", verdict(sum));
  page.text("mood", fails ? "bad" : is_open ? "meh" : "good");
  page.flag("interrupted", audit.interrupted).flag("explorable", audit.explorable);
  page.number("errors", static_cast<std::uint64_t>(sum.errors));
  page.number("warnings", static_cast<std::uint64_t>(sum.warnings));
  page.number("notes", static_cast<std::uint64_t>(sum.notes));
  page.number("finding_count", audit.game.findings.size());
  page.list("entries", contents(audit)).list("languages", language_heads(audit));
  page.flag("has_errata", !audit.errata.empty()).list("errata", sentences(audit.errata, "erratum"));
  page.flag("has_publisher", !audit.publisher.empty());
  page.list("publisher", letters(audit));
  page.flag("has_unruled", !audit.unruled.empty());
  page.list("unruled", sentences(audit.unruled, "reason"));
  page.list("questions", question_rows(audit)).list("clauses", clause_rows(audit));
  page.list("cards", cards(parts, audit));
  page.text("script_hash", to_base64(sha256(script)));
  page.markup("style_html", {std::string{embedded::render::page_style_css}});
  page.markup("script_html", {std::string(script)});
  page.markup("plays_html", {parts.plays.json()});
  return Template{embedded::render::page_audit_mustache}.fill(page).html;
}

}  // namespace ruleproof::render
