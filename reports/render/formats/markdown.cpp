#include "reports/render/formats/markdown.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/formats/markdown_failure.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/quick.hpp"
#include "reports/render/since.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

constexpr std::size_t most_lines = 12;    ///< of failed checks, and of findings, of one game
constexpr std::size_t most_failures = 4;  ///< of one game, told with their games
constexpr std::size_t most_answers = 20;  ///< of a run in which nothing fails
constexpr std::size_t longest_text = 240;
constexpr std::size_t room = 60'000;

auto brief(std::string_view text) -> std::string {
  return markdown_text(shortened(one_line(text), longest_text));
}

auto table(const Run& run) -> std::string {
  std::string out = "| Game | Checks | Clauses reached | Findings |\n|---|---|---|---|\n";
  for (const auto& game : run.games) {
    if (out.size() > room / 2) break;
    const auto sum = tally(game);
    auto checks = fmt::format("{} hold", sum.passed - sum.nothing);
    if (sum.failed > 0) checks += fmt::format(", **{} fail**", sum.failed);
    if (sum.skipped > 0) checks += fmt::format(", {} skipped", sum.skipped);
    if (sum.nothing > 0) checks += fmt::format(", {} looked at nothing", sum.nothing);
    std::string found;
    const auto part = [&](int number, std::string_view noun) {
      if (number > 0) found += (found.empty() ? "" : ", ") + count(number, noun);
    };
    part(sum.errors, "error"), part(sum.warnings, "warning"), part(sum.notes, "note");
    const auto reached =
        sum.enforced == 0 ? "–" : fmt::format("{} of {}", sum.reached, sum.enforced);
    out +=
        fmt::format("| {}{} | {} | {} | {} |\n", brief(game.title.empty() ? game.name : game.title),
                    stand_ins(game).empty() ? "" : " (stand-in data)", checks, reached,
                    found.empty() ? "none" : found);
  }
  return out;
}

auto finding_line(const Finding& finding) -> std::string {
  auto line =
      fmt::format("- **{}**, {}: {} ({}{}{}{}{})", to_text(finding.severity), label(finding.kind),
                  brief(finding.title.empty() ? finding.id : finding.title), to_text(finding.how),
                  finding.bound.empty() ? "" : ", ", brief(finding.bound),
                  is_stand_in(finding.data) ? ", stand-in data" : "",
                  finding.witnesses.empty() ? "" : ", with a game that shows it");
  std::size_t shown = 0;
  for (const auto& place : finding.places) {
    if (++shown > 2) break;
    line += (shown == 1 ? ": " : ", ") + brief(where(place));
  }
  return line + "\n";
}

/// The lines under a heading, or nothing when there are none.
auto section(std::string_view heading, const std::vector<std::string>& lines,
             std::size_t most = most_lines) -> std::string {
  if (lines.empty()) return "";
  auto out = fmt::format("\n**{}**\n\n", heading);
  for (std::size_t i = 0; i < std::min(lines.size(), most); ++i) out += lines[i];
  if (lines.size() > most) {
    out += fmt::format("- and {} more in the report\n", lines.size() - most);
  }
  return out;
}

/// A check that fails; what one of the findings that are told whole says is not told here.
auto failed_line(const Check& check, const std::vector<const Finding*>& whole) -> std::string {
  const auto message = brief(check.message);
  const bool below = std::ranges::any_of(whole, [&](const Finding* finding) {
    return finding->id == check.finding &&
           finding->message.find(check.message) != std::string::npos;
  });
  const bool says = !message.empty() && !below;
  return fmt::format("- {}: {}{}{}\n", brief(check.group), brief(check.name), says ? " — " : "",
                     says ? message : "");
}

/// `whole`: with the games of the first failures.
auto game_part(const Run& run, const GameReport& game, bool whole) -> std::string {
  std::vector<std::string> found;
  std::vector<const Finding*> told_whole;
  for (const auto which : all_chapters) {
    for (const auto* finding : chapter(game, which)) {
      if (finding->severity == Severity::note) continue;
      found.push_back(finding_line(*finding));
      const bool fails = finding->severity == Severity::error;
      if (!whole || !fails || told_whole.size() == most_failures) continue;
      found.back() += markdown_failure(run, game, *finding);
      if (found.size() <= most_lines) told_whole.push_back(finding);
    }
  }
  std::vector<std::string> failed;
  for (const auto& check : game.checks) {
    if (check.status == Status::failed) failed.push_back(failed_line(check, told_whole));
  }
  if (failed.empty() && found.empty()) return "";
  return fmt::format("\n### {}\n", brief(game.title.empty() ? game.name : game.title)) +
         section("Checks that fail", failed) + section("Errors and warnings", found);
}

/// What questions got for an answer. First those that got none, which the first sentence counts;
/// then the answers of a run in which nothing fails: then they are what it is for.
auto answers(const Run& run) -> std::string {
  std::vector<std::string> open;
  std::vector<std::string> lines;
  for (const auto& game : run.games) {
    const auto of = run.games.size() > 1 ? brief(game.title) + ": " : std::string();
    for (const auto& finding : game.findings) {
      if (finding.kind != FindingKind::answer || finding.severity != Severity::note) continue;
      auto& list = finding.how == How::unknown ? open : lines;
      list.push_back(fmt::format("- {}{} ({}{}{}{})\n", of, brief(finding.title),
                                 to_text(finding.how), finding.bound.empty() ? "" : ", ",
                                 brief(finding.bound),
                                 is_stand_in(finding.data) ? ", stand-in data" : ""));
    }
  }
  const auto sum = tally(run);
  if (sum.failed + sum.errors > 0) lines.clear();
  return section("Questions without an answer", open) + section("Answers", lines, most_answers);
}

/// What is different from another run: it stands before everything else.
auto since_part(const Since& since) -> std::string {
  auto out = fmt::format("**{}**\n", brief(in_words(since)));
  std::vector<std::string> turned;
  turned.reserve(since.findings.size());
  for (const auto& each : since.findings) {
    turned.push_back(fmt::format("- **{}**, {}, {}: {}{}{}\n", to_text(each.turn),
                                 to_text(each.severity), brief(each.game), brief(each.title),
                                 each.what.empty() ? "" : " — ", brief(each.what)));
  }
  const auto list = [&](std::string_view heading, const std::vector<std::string>& texts) {
    std::vector<std::string> lines;
    lines.reserve(texts.size());
    for (const auto& text : texts) lines.push_back(fmt::format("- {}\n", brief(text)));
    out += section(heading, lines);
  };
  out += section("Findings", turned);
  list("Checks that fail, and did not", since.failing);
  list("Checks that are mended", since.mended);
  list("Checks that are no longer made", since.unchecked);
  list("Clauses that something reaches now", since.reached);
  list("Clauses that nothing reaches any more", since.unreached);
  list("Settings that are not the same", since.settings);
  return out + "\n";
}

}  // namespace

auto markdown(const Run& run, const Since* since) -> std::string {
  const auto by =
      run.tool_version.empty() ? "" : fmt::format("\nBy ruleproof {}.\n", brief(run.tool_version));
  auto out = fmt::format("## ruleproof: {}\n\n", markdown_text(one_line(sentence(run))));
  if (since != nullptr) out += since_part(*since);
  out += verdict(run) + "\n\n";
  if (const auto quick = told_of_quick(run); !quick.empty()) out += brief(quick) + ".\n\n";
  if (!run.games.empty()) out += table(run);
  out += answers(run);
  for (const auto& game : run.games) {
    auto part = game_part(run, game, true);
    if (out.size() + part.size() > room) part = game_part(run, game, false);
    if (out.size() + part.size() > room) return out + "\nThe rest is in the report.\n" + by;
    out += part;
  }
  return out + by;
}

}  // namespace ruleproof::render
