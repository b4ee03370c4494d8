/// Approved pages of an audit. `RULEPROOF_APPROVE=1` rewrites them; review the difference.
#include <cstdlib>
#include <fstream>
#include <ios>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/page/errata.hpp"
#include "reports/audit/page/page.hpp"
#include "reports/audit/tower.hpp"
#include "reports/render/audit_page.hpp"

namespace ruleproof::audit {
namespace {

auto check_golden(const std::string& name, const std::string& text) -> void {
  const auto path = "reports/golden/" + name;
  const auto* approve = std::getenv("RULEPROOF_APPROVE");  // NOLINT(concurrency-mt-unsafe)
  if (approve != nullptr && std::string(approve) == "1") {
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  CAPTURE(name);
  const bool same = text == tower::file(path);  // both printed would fill the screen
  CHECK_MESSAGE(same, "differs from the approved file; RULEPROOF_APPROVE=1 approves the new one");
}

/// A game of two steps, in which a reading of the last stone matters.
auto game_with(const std::string& winner) -> Witness {
  const Frame opening{"", "opening", {}, {}, {}};
  const Frame first{"p1", "add 1", {"turn.stones"}, {{"height", "0", "1"}}, {}};
  const Frame last{"p2", "add 2", {"turn.stones", "end.last"}, {{"winner", "", winner}}, {}};
  return {winner + " wins", "a record\n", {opening, first, last}};
}

}  // namespace

TEST_CASE("the pages of an audit are as approved") {
  const auto done = tower::need(audit(tower::tables(),
                                      {tower::stamped_sources("en"), tower::stamped_sources("fr")},
                                      tower::texts_folder));
  Matter matter;
  matter.ruling = done.comparisons[0].ruling.id;
  matter.first = "wins";
  matter.second = "loses";
  matter.often = {
      {"random play", "players=2", {90, 100, 0.82, 0.95}, {0, 100, 0, 0.04}, {40, 100, 0.3, 0.5}},
      {"greedy bots", "players=2", {95, 100, 0.89, 0.98}, {0, 100, 0, 0.04}, {60, 100, 0.5, 0.7}}};
  matter.winner.emplace();
  matter.winner->facts = {{"set-up", "players=2"}};
  matter.winner->message =
      "The same moves are won by p1 under last-stone=wins, by p2 under last-stone=loses.";
  matter.winner->witnesses = {game_with("p1"), game_with("p2")};
  const auto errata = smallest_errata({matter.ruling}, {matter});
  GameReport report;
  report.name = done.game.name;
  report.title = done.game.title;
  report.checks = done.checks;
  report.findings = done.findings;
  report.findings[0].witnesses = {game_with("p1"), game_with("p2")};
  const auto page = page_of(done, {matter}, errata, report);
  check_golden("audit.html", render::audit_html(page));
  check_golden("audit.md", render::audit_markdown(page));
  check_golden("questions.md", render::publisher_markdown(page));
}

}  // namespace ruleproof::audit
