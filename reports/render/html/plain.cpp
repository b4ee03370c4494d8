#include "reports/render/html/plain.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/again.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/page/findings.mustache.hpp"
#include "reports/render/page/plain.mustache.hpp"
#include "reports/render/page/report.css.hpp"
#include "reports/render/page/style.css.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/quick.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

auto anchor_of(const Item& item) -> std::string { return "f/" + slug(item.at); }

auto places(const Finding& finding) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& place : finding.places) {
    list.emplace_back();
    list.back().text("where", where(place)).optional("quote", place.quote);
    list.back().optional("lang", language_of(place.file));
  }
  return list;
}

auto records(const Finding& finding) -> std::vector<Values> {
  std::vector<Values> list;
  for (std::size_t i = 0; i < finding.witnesses.size(); ++i) {
    const auto& witness = finding.witnesses[i];
    if (witness.record.empty()) continue;
    list.emplace_back();
    list.back().text("record_title", witness.title.empty() ? "A game" : witness.title);
    list.back().text("record_file", record_name(finding, i)).text("record", witness.record);
  }
  return list;
}

/// "warning · texts differ · replayed: 36 moves · data: rulebook".
auto about(const GameReport& game, const Finding& finding) -> std::string {
  auto text = fmt::format("{} · {} · {} · {}", game.title.empty() ? game.name : game.title,
                          to_text(finding.severity), label(finding.kind), to_text(finding.how));
  if (!finding.bound.empty()) text += ": " + finding.bound;
  const auto scope = scope_of(finding);
  return scope.empty() ? text : text + " · " + scope;
}

auto check_values(const GameReport& game, const Check& check) -> Values {
  Values values;
  values.text("title", check.name).list("paragraphs", paragraphs(check.message));
  values.text("about", fmt::format("{} · error · check failed · {}", game.name, check.group));
  values.flag("has_facts", false)
      .list("places", {})
      .optional("command", "")
      .text("command_note", "")
      .list("records", {});
  return values;
}

auto finding_values(const Run& run, const GameReport& game, const Finding& finding) -> Values {
  Values values;
  values.text("title", finding.title.empty() ? finding.id : finding.title);
  values.text("about", about(game, finding)).list("paragraphs", paragraphs(finding.message));
  values.flag("has_facts", !finding.facts.empty()).list("facts", facts_of(finding));
  values.list("places", places(finding)).optional("command", command_of(run, game, finding));
  values.text("command_note", note_of_command(run, finding));
  values.list("records", records(finding));
  return values;
}

auto article(Template& form, const Run& run, const Item& item) -> Markup {
  const auto& game = run.games[item.game];
  auto values = item.check != nullptr ? check_values(game, *item.check)
                                      : finding_values(run, game, *item.finding);
  values.text("anchor", anchor_of(item));
  return form.fill(values);
}

/// Checks that were skipped, each with why.
auto unmade(const Run& run) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& game : run.games) {
    for (const auto& check : game.checks) {
      if (check.status != Status::skipped) continue;
      list.emplace_back();
      list.back().text("unmade", fmt::format("{}: {}: {}{}{}", game.name, check.group, check.name,
                                             check.message.empty() ? "" : " — ", check.message));
    }
  }
  return list;
}

auto title_of(const Item& item) -> std::string_view {
  if (item.check != nullptr) return item.check->name;
  return item.finding->title.empty() ? item.finding->id : item.finding->title;
}

}  // namespace

auto plain_list(const Run& run, const std::vector<Item>& items, std::size_t bytes, bool beside)
    -> Markup {
  Template form(embedded::render::page_plain_mustache);
  std::string html = "<ol>\n";
  for (const auto& item : items) {
    const auto severity = item.check != nullptr ? Severity::error : item.finding->severity;
    const auto title =
        fmt::format("{}: {}", to_text(severity), html_text(one_line(title_of(item))));
    const auto whole = bytes > 0 ? article(form, run, item).html : std::string();
    if (bytes > whole.size()) {
      bytes -= whole.size();
      html += fmt::format("<li><details><summary dir=\"auto\">{}</summary>{}</details></li>\n",
                          title, whole);
      continue;
    }
    bytes = 0;  // what is graver stands here; the rest together elsewhere
    html += beside ? fmt::format("<li><a href=\"{}#{}\">{}</a></li>\n", texts_file,
                                 html_text(anchor_of(item)), title)
                   : fmt::format("<li dir=\"auto\">{}</li>\n", title);
  }
  return {html + "</ol>\n"};
}

auto findings_page(const Run& run) -> std::string {
  Template form(embedded::render::page_plain_mustache);
  std::vector<Values> articles;
  for (const auto& item : gravest_first(run)) {
    articles.emplace_back();
    articles.back().markup("article_html", article(form, run, item));
  }
  Values page;
  page.text("version", run.tool_version)
      .text("sentence", sentence(run))
      .text("verdict", verdict_of_page(run))
      .list("articles", articles);
  const auto skipped = unmade(run);
  page.flag("has_unmade", !skipped.empty()).list("unmade_checks", skipped);
  page.markup("style_html", {std::string(embedded::render::page_style_css) +
                             std::string(embedded::render::page_report_css)});
  return Template(embedded::render::page_findings_mustache).fill(page).html;
}

}  // namespace ruleproof::render
