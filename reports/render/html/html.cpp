#include "reports/render/html/html.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/page/finding.mustache.hpp"
#include "reports/render/page/game.mustache.hpp"
#include "reports/render/page/page.js.hpp"
#include "reports/render/page/page.mustache.hpp"
#include "reports/render/page/stepper.js.hpp"
#include "reports/render/page/style.css.hpp"
#include "reports/render/page/watch.mustache.hpp"
#include "reports/render/sha256.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// The line of one game in the table of games.
auto overview_row(const GameReport& game) -> Values {
  const auto sum = tally(game);
  std::vector<Values> counts;
  const auto add = [&](int number, std::string_view severity) {
    if (number == 0) return;
    counts.emplace_back();
    counts.back().text("count_class", severity).text("count_text", count(number, severity));
  };
  add(sum.errors, "error"), add(sum.warnings, "warning"), add(sum.notes, "note");
  auto checks = fmt::format("{} hold", sum.passed);
  if (sum.failed > 0) checks += fmt::format(", {} fail", sum.failed);
  if (sum.skipped > 0) checks += fmt::format(", {} skipped", sum.skipped);

  Values row;
  row.text("anchor", anchor_of(game)).text("title", game.title.empty() ? game.name : game.title);
  row.flag("stand_in", !stand_ins(game).empty());
  row.text("checks", checks).text("checks_class", sum.failed > 0 ? "bad" : "good");
  row.flag("has_clauses", sum.enforced > 0);
  row.number("reached", static_cast<std::uint64_t>(sum.reached));
  row.number("enforced", static_cast<std::uint64_t>(sum.enforced));
  row.number("reached_percent",
             static_cast<std::uint64_t>(sum.reached * 100 / std::max(sum.enforced, 1)));
  row.list("counts", counts).flag("clean", sum.findings() == 0);
  return row;
}

/// The contents: one entry for each part that the game has.
auto contents(const GameReport& game) -> Values {
  const auto sum = tally(game);
  const auto anchor = anchor_of(game);
  std::vector<Values> entries;
  const auto add = [&](std::string_view name, std::string_view part, std::string_view amount,
                       std::string_view css) {
    entries.emplace_back();
    entries.back()
        .text("entry_title", name)
        .text("entry_anchor", fmt::format("{}/{}", anchor, part));
    entries.back().text("entry_amount", amount).text("entry_class", css);
  };
  if (sum.checks() > 0) {
    add("Checks", "checks",
        sum.failed > 0 ? fmt::format("{} fail", sum.failed) : std::to_string(sum.checks()),
        sum.failed > 0 ? "bad" : "soft");
  }
  if (!game.clauses.empty()) {
    const auto missing = sum.enforced - sum.reached;
    add("Clauses", "clauses",
        missing > 0 ? fmt::format("{} unreached", missing) : std::to_string(game.clauses.size()),
        missing > 0 ? "meh" : "soft");
  }
  for (const auto which : all_chapters) {
    const auto found = chapter(game, which);
    if (found.empty()) continue;
    add(title(which), fmt::format("chapter-{}", static_cast<int>(which)),
        std::to_string(found.size()), found.front()->severity == Severity::error ? "bad" : "soft");
  }
  Values toc;
  toc.text("toc_anchor", anchor).text("toc_title", game.title.empty() ? game.name : game.title);
  toc.list("entries", entries);
  return toc;
}

auto legend_list(const Run& run) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& meaning : legend()) {
    std::uint64_t used = 0;
    for (const auto& game : run.games) {
      used += static_cast<std::uint64_t>(std::ranges::count_if(
          game.findings,
          [&](const Finding& finding) -> bool { return finding.how == meaning.how; }));
    }
    list.emplace_back();
    list.back()
        .text("how", to_text(meaning.how))
        .text("how_class", class_of(meaning.how))
        .text("glyph", meaning.glyph);
    list.back().text("says", meaning.says).number("used", used).flag("unused", used == 0);
  }
  return list;
}

auto settings_list(const Run& run) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& [name, value] : run.settings) {
    list.emplace_back();
    list.back().text("name", name).text("value", value);
  }
  return list;
}

auto mood(const Run& run) -> std::string_view {
  const auto sum = tally(run);
  if (sum.failed > 0 || sum.errors > 0) return "bad";
  return sum.checks() > 0 ? "good" : "";
}

}  // namespace

Page::Page()
    : game(embedded::render::page_game_mustache),
      finding(embedded::render::page_finding_mustache),
      watch(embedded::render::page_watch_mustache) {}

auto Page::fresh_anchor(std::string_view wanted) -> std::string {
  auto anchor = std::string{wanted};
  for (int copy = 2; !anchors_.insert(anchor).second; ++copy) {
    anchor = fmt::format("{}-{}", wanted, copy);
  }
  return anchor;
}

auto anchor_of(const GameReport& game) -> std::string { return "g/" + slug(game.name); }

auto anchor_of(const GameReport& game, std::string_view clause) -> std::string {
  return "c/" + slug(game.name) + "/" + slug(clause);
}

auto anchor_of(const GameReport& game, const Finding& finding) -> std::string {
  return finding.id.empty() ? "f/" + slug(game.name) + "/finding" : "f/" + slug(finding.id);
}

auto html(const Run& run) -> std::string {
  Page parts;
  std::vector<Values> toc;
  std::vector<Values> games;
  std::vector<Values> sections;
  for (const auto& game : run.games) {
    toc.push_back(contents(game));
    games.push_back(overview_row(game));
    sections.emplace_back();
    sections.back().markup("section_html", game_section(parts, game));
  }
  const auto sum = tally(run);
  const auto script =
      std::string{embedded::render::page_stepper_js} + std::string{embedded::render::page_page_js};

  Values page;
  page.text("version", run.tool_version).text("headline", headline(run));
  page.text("verdict", verdict(run)).text("mood", mood(run));
  page.number("errors", static_cast<std::uint64_t>(sum.errors));
  page.number("warnings", static_cast<std::uint64_t>(sum.warnings));
  page.number("notes", static_cast<std::uint64_t>(sum.notes));
  page.list("toc", toc).list("games", games);
  page.list("legend", legend_list(run));
  page.flag("has_settings", !run.settings.empty()).list("settings", settings_list(run));
  page.list("sections", sections);
  page.text("script_hash", to_base64(sha256(script)));
  page.markup("style_html", {std::string{embedded::render::page_style_css}});
  page.markup("script_html", {script});
  page.markup("panels_html", {parts.panels.json()});
  page.markup("steps_html", {parts.steps.json()});
  return Template{embedded::render::page_page_mustache}.fill(page).html;
}

}  // namespace ruleproof::render
