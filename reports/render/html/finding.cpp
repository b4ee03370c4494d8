#include "model/core/finding.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/strength.hpp"
#include "reports/render/facts.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/plays.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/picture/svg.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t places_shown_at_once = 6;

auto clauses(const GameReport& game, const Finding& finding) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& id : finding.clauses) {
    const auto found = std::ranges::find(game.clauses, id, &ClauseUse::id);
    const bool known = found != game.clauses.end();
    list.emplace_back();
    auto& clause = list.back();
    clause.text("clause_id", id).text("clause_anchor", anchor_of(game, id)).flag("known", known);
    clause.text("clause_tag", known ? std::string_view{found->tag} : std::string_view{});
    clause.text("clause_says", known ? std::string_view{found->says} : std::string_view{});
  }
  return list;
}

auto place(const Place& place) -> Values {
  Values values;
  values.text("where", where(place)).optional("quote", place.quote);
  values.optional("lang", language_of(place.file));
  return values;
}

/// The places by file, so that two texts stand side by side.
auto sources(const Finding& finding) -> std::vector<Values> {
  std::vector<std::string_view> files;
  for (const auto& at : finding.places) {
    if (std::ranges::find(files, at.file) == files.end()) files.push_back(at.file);
  }
  std::vector<Values> list;
  for (const auto file : files) {
    std::vector<Values> places;
    for (const auto& at : finding.places) {
      if (at.file == file) places.push_back(place(at));
    }
    list.emplace_back();
    list.back().list("places", places);
  }
  return list;
}

/// What comes by the dozen and is soon read: two such cards stand side by side.
auto small(const Finding& finding) -> bool {
  const bool many =
      finding.kind == FindingKind::line_unaccounted || finding.kind == FindingKind::link_suspect ||
      finding.kind == FindingKind::text_silent || finding.kind == FindingKind::clause_uncited;
  return many && finding.places.size() <= 1 && finding.witnesses.empty() && finding.facts.empty();
}

auto charts(const Finding& finding) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& witness : finding.witnesses) {
    if (!is_chart(witness)) continue;
    for (const auto& panel : witness.frames[0].panels) {
      const auto picture = safe_svg(panel.svg);
      list.emplace_back();
      list.back().text("chart_title", panel.title).markup("chart_html", {picture});
      list.back().text("chart_width", std::to_string(natural_width(picture)));
    }
  }
  return list;
}

}  // namespace

auto facts_of(const Finding& finding) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& [name, value] : finding.facts) {
    list.emplace_back();
    list.back().text("fact", name).text("value", fact_text(name, value));
  }
  return list;
}

auto paragraphs(std::string_view text) -> std::vector<Values> {
  std::vector<Values> list;
  while (!text.empty()) {
    const auto end = std::min(text.find("\n\n"), text.size());
    if (end > 0) {
      list.emplace_back();
      list.back().text("paragraph", text.substr(0, end));
    }
    text.remove_prefix(std::min(end + 2, text.size()));
  }
  return list;
}

auto finding_card(Page& page, const GameReport& game, const Finding& finding) -> Markup {
  const auto& how = meaning(finding.how);
  Values card;
  card.text("anchor", page.fresh_anchor(anchor_of(game, finding))).text("id", finding.id);
  card.text("severity", to_text(finding.severity)).text("kind", label(finding.kind));
  card.text("title", finding.title.empty() ? finding.id : finding.title);
  card.list("paragraphs", paragraphs(finding.message));
  card.text("how", to_text(finding.how))
      .text("how_class", class_of(finding.how))
      .text("glyph", how.glyph)
      .text("how_says", how.says);
  card.optional("bound", finding.bound).optional("scope", scope_of(finding));
  card.text("data_class", is_stand_in(finding.data) ? "standin-tag" : "data");
  card.flag("has_facts", !finding.facts.empty()).list("facts", facts_of(finding));
  card.flag("has_clauses", !finding.clauses.empty()).list("clauses", clauses(game, finding));
  auto texts = sources(finding);
  card.flag("has_places", !texts.empty()).flag("two", texts.size() > 1);
  card.flag("folded", finding.places.size() > places_shown_at_once).flag("small", small(finding));
  card.text("places_summary", count(static_cast<int>(finding.places.size()), "place"));
  card.list("sources", texts);
  const bool charted = std::ranges::any_of(finding.witnesses, is_chart);
  card.flag("has_charts", charted)
      .list("charts", charted ? charts(finding) : std::vector<Values>());
  card.flag("has_watch", !charted && !finding.witnesses.empty());
  card.markup("watch_html", charted ? Markup{} : watch_blocks(page, game, finding));
  card.optional("smt2", finding.smt2);
  return page.finding.fill(card);
}

}  // namespace ruleproof::render
