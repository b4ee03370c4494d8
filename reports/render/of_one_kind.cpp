#include "reports/render/of_one_kind.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/said.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

using Findings = std::vector<const Finding*>;

auto title_of(const GameReport& game) -> std::string {
  return one_line(game.title.empty() ? game.name : game.title);
}

auto fact(const Finding& finding, std::string_view name) -> std::string {
  return one_line(said(finding.facts, name));
}

/// What it says of its two readings, whose names its title begins with.
auto said_of_readings(const Finding& finding) -> std::string {
  auto text = one_line(finding.title);
  const auto names = text.find(": ");
  if (names != std::string::npos) text.erase(0, names + 2);
  while (text.ends_with('.')) text.pop_back();
  const auto what = fact(finding, "what differs");
  return what.empty() ? text : fmt::format("{} ({})", text, what);
}

/// Whether it says more of what another finding says something of: its id goes on where that ends.
auto says_more(const Finding& finding, const Findings& all) -> bool {
  return std::ranges::any_of(
      all, [&](const Finding* other) { return finding.id.starts_with(other->id + '/'); });
}

auto two_readings(const GameReport& game, const Findings& all) -> std::string {
  const auto& first = *all.front();
  std::string says;
  for (const auto* finding : all) says += (says.empty() ? "" : "; ") + said_of_readings(*finding);
  return fmt::format("Two readings of {}, {} and {}: {}", title_of(game), fact(first, "first"),
                     fact(first, "second"), says);
}

auto several_readings(const GameReport& game, const Findings& all) -> std::string {
  int pairs = 0;
  int matter = 0;
  int decide = 0;
  for (const auto* finding : all) {
    const bool shown = !finding->witnesses.empty();
    if (says_more(*finding, all)) {
      decide += shown ? 1 : 0;
    } else {
      ++pairs;
      matter += shown ? 1 : 0;
    }
  }
  return fmt::format("{} of readings of {}: {} {} seen to matter, {} to decide who wins",
                     count(pairs, "pair"), title_of(game), grouped(static_cast<unsigned>(matter)),
                     matter == 1 ? "was" : "were", grouped(static_cast<unsigned>(decide)));
}

auto of_readings(const GameReport& game) -> std::optional<std::string> {
  Findings all;
  for (const auto& finding : game.findings) {
    if (finding.kind != FindingKind::ruling_matters) return std::nullopt;
    all.push_back(&finding);
  }
  if (all.empty() || !game.checks.empty() || fact(*all.front(), "second").empty()) {
    return std::nullopt;
  }
  const auto alone =
      std::ranges::count_if(all, [&](const Finding* finding) { return !says_more(*finding, all); });
  return alone == 1 ? two_readings(game, all) : several_readings(game, all);
}

/// "40 clauses of Drako: 33 are shown by a game, 7 are stated without one; 3 ways to end".
auto of_clauses(const GameReport& game) -> std::optional<std::string> {
  const auto of = [&](std::string_view group, Status status) {
    return static_cast<int>(std::ranges::count_if(game.checks, [&](const Check& check) {
      return check.group == group && check.status == status;
    }));
  };
  const int shown = of("clauses", Status::passed);
  const int without = of("clauses", Status::skipped);
  const int ends = of("ends", Status::passed);
  if (shown + without == 0 || shown + without + ends != static_cast<int>(game.checks.size())) {
    return std::nullopt;
  }
  const auto are = [](int number, std::string_view rest) {
    return fmt::format("{} {} {}", grouped(static_cast<unsigned>(number)),
                       number == 1 ? "is" : "are", rest);
  };
  auto text = fmt::format("{} of {}: {}", count(shown + without, "clause"), title_of(game),
                          are(shown, "shown by a game"));
  if (without > 0) text += ", " + are(without, "stated without one");
  if (ends > 0) text += fmt::format("; {} to end", count(ends, "way"));
  return text;
}

/// "Can the rice run out? With 2 players it can, first in round 4; 3 more answers"
auto of_one_question(const GameReport& game) -> std::optional<std::string> {
  const bool answers = std::ranges::all_of(
      game.findings, [](const Finding& finding) { return finding.kind == FindingKind::answer; });
  if (!answers || game.findings.empty() || game.checks.size() != 1) return std::nullopt;
  const auto& question = game.checks.front();
  if (question.group != "questions") return std::nullopt;
  auto first = one_line(game.findings.front().title);
  while (first.ends_with('.')) first.pop_back();
  auto text = fmt::format("{} {}", one_line(question.name), first);
  const auto more = static_cast<int>(game.findings.size()) - 1;
  if (more > 0) text += fmt::format("; {}", count(more, "more answer"));
  return text;
}

}  // namespace

auto of_one_kind(const Run& run) -> std::optional<std::string> {
  if (run.games.size() != 1) return std::nullopt;
  const auto& game = run.games.front();
  auto text = of_clauses(game);
  if (!text) text = of_readings(game);
  if (!text) text = of_one_question(game);
  constexpr std::size_t longest = 300;
  if (text) text = shortened(*text, longest);
  return text;
}

}  // namespace ruleproof::render
