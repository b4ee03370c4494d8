#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/html/page.hpp"
#include "reports/render/html/template.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t rows_shown_at_once = 16;

/// A page beside the report: "audit-year-of-the-dragon.html".
auto is_page(std::string_view value) -> bool {
  constexpr std::string_view ending = ".html";
  return value.size() > ending.size() && value.ends_with(ending) &&
         value.substr(0, value.size() - ending.size())
                 .find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
             std::string_view::npos;
}

auto facts(const GameReport& game) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& [name, value] : game.facts) {
    list.emplace_back();
    list.back().text("fact", name).text("value", value);
    list.back().flag("is_page", is_page(value)).flag("is_text", !is_page(value));
  }
  return list;
}

auto stand_in_list(const GameReport& game) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& text : stand_ins(game)) {
    list.emplace_back();
    list.back().text("stand_in", text);
  }
  return list;
}

auto mark(Status status) -> std::string_view {
  switch (status) {
    case Status::passed:
      return "✓";
    case Status::failed:
      return "✗";
    case Status::skipped:
      return "–";
  }
  return "";
}

/// The card that a check points at, if this game has it.
auto card_of(const GameReport& game, std::string_view finding) -> std::string {
  const auto found = std::ranges::find(game.findings, finding, &Finding::id);
  return finding.empty() || found == game.findings.end() ? "" : anchor_of(game, *found);
}

auto check_row(const GameReport& game, const Check& check) -> Values {
  Values row;
  row.text("status", to_text(check.status)).text("mark", mark(check.status));
  row.text("check", check.name).text("amount", check.amount).optional("why", check.message);
  row.optional("finding", card_of(game, check.finding));
  return row;
}

/// Groups in the order in which they first appear.
auto check_groups(const GameReport& game) -> std::vector<Values> {
  std::vector<std::string_view> names;
  for (const auto& check : game.checks) {
    if (std::ranges::find(names, check.group) == names.end()) names.push_back(check.group);
  }
  std::vector<Values> groups;
  for (const auto name : names) {
    std::vector<Values> rows;
    int failed = 0;
    int skipped = 0;
    for (const auto& check : game.checks) {
      if (check.group != name) continue;
      failed += check.status == Status::failed ? 1 : 0;
      skipped += check.status == Status::skipped ? 1 : 0;
      rows.push_back(check_row(game, check));
    }
    const auto all = static_cast<int>(rows.size());
    auto words = failed + skipped == 0 ? fmt::format("all {} hold{}", all, all == 1 ? "s" : "")
                                       : fmt::format("{} of {} hold", all - failed - skipped, all);
    if (failed > 0) words += fmt::format(", {} fail", failed);
    if (skipped > 0) words += fmt::format(", {} skipped", skipped);
    groups.emplace_back();
    groups.back().text("group", name).text("group_tally", words);
    groups.back().text("group_class", failed > 0 ? "bad" : (skipped > 0 ? "meh" : "good"));
    groups.back().flag("open", failed + skipped > 0 || rows.size() <= rows_shown_at_once);
    groups.back().list("checks", rows);
  }
  return groups;
}

auto uncited_list(const GameReport& game) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto& clause : game.clauses) {
    if (!uncited(clause)) continue;
    list.emplace_back();
    list.back().text("clause_anchor", anchor_of(game, clause.id)).text("clause_tag", clause.tag);
    list.back().text("clause_id", clause.id).text("clause_says", clause.says);
  }
  return list;
}

/// Bars grow with the number of digits: citations range over many orders of magnitude.
auto share(std::uint64_t steps, std::uint64_t most) -> std::uint64_t {
  return most == 0 ? 0
                   : static_cast<std::uint64_t>(std::bit_width(steps)) * 100 /
                         static_cast<std::uint64_t>(std::bit_width(most));
}

auto clause_rows(Page& page, const GameReport& game) -> std::vector<Values> {
  std::uint64_t most = 0;
  for (const auto& clause : game.clauses) most = std::max(most, clause.steps);
  std::vector<Values> rows;
  for (const auto& clause : game.clauses) {
    const bool counted = clause.disposition == "enforced";
    rows.emplace_back();
    auto& row = rows.back();
    row.text("row_anchor", page.fresh_anchor(anchor_of(game, clause.id)));
    row.text("row_class", uncited(clause) ? "uncited" : (counted ? "enforced" : "other"));
    row.text("tag", clause.tag).text("id", clause.id).text("says", clause.says);
    auto lives = clause.disposition;
    std::ranges::replace(lives, '_', ' ');
    row.text("disposition", lives).optional("reason", clause.reason).flag("counted", counted);
    if (counted || clause.steps + clause.verdicts > 0) {
      row.number("steps", clause.steps).number("verdicts", clause.verdicts);
    } else {
      row.text("steps", "").text("verdicts", "");
    }
    row.number("share", share(clause.steps, most));
  }
  return rows;
}

auto chapters(Page& page, const GameReport& game) -> std::vector<Values> {
  std::vector<Values> list;
  for (const auto which : all_chapters) {
    const auto found = chapter(game, which);
    if (found.empty()) continue;
    std::vector<Values> cards;
    for (const auto* finding : found) {
      cards.emplace_back();
      cards.back().markup("card_html", finding_card(page, game, *finding));
    }
    list.emplace_back();
    const auto anchor = fmt::format("{}/chapter-{}", anchor_of(game), static_cast<int>(which));
    list.back().text("chapter_anchor", page.fresh_anchor(anchor));
    list.back().text("chapter_title", title(which)).text("chapter_lead", lead(which));
    list.back().number("chapter_amount", found.size()).list("cards", cards);
  }
  return list;
}

auto coverage(const GameReport& game) -> std::string {
  const auto sum = tally(game);
  return fmt::format("{} of {} were relied on by a step or refused a move.", sum.reached,
                     count(sum.enforced, "enforced clause"));
}

}  // namespace

auto game_section(Page& page, const GameReport& game) -> Markup {
  const auto sum = tally(game);
  Values section;
  section.text("anchor", page.fresh_anchor(anchor_of(game))).text("name", game.name);
  section.text("title", game.title.empty() ? game.name : game.title);
  section.text("summary", verdict(sum));
  section.list("stand_ins", stand_in_list(game)).flag("has_stand_ins", !stand_ins(game).empty());
  section.flag("has_facts", !game.facts.empty()).list("facts", facts(game));
  section.flag("has_checks", !game.checks.empty()).list("groups", check_groups(game));
  section.flag("has_clauses", !game.clauses.empty()).text("coverage", coverage(game));
  section.text("clause_count", count(static_cast<int>(game.clauses.size()), "clause"));
  section.list("uncited", uncited_list(game)).flag("has_uncited", sum.reached < sum.enforced);
  section.list("clauses", clause_rows(page, game)).list("chapters", chapters(page, game));
  return page.game.fill(section);
}

}  // namespace ruleproof::render
