#include "reports/cli/print/brief.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

auto cut(std::string_view text) -> std::string {
  return render::shortened(render::one_line(text), brief_width);
}

/// Of one answer alone so many lines of its title, and of what it rests on.
constexpr std::size_t lines_of_one = 4;

constexpr std::string_view indent = "      ";

/// Its first lines.
auto shown(std::string_view text) -> std::vector<std::string> {
  std::vector<std::string> lines;
  const auto all = wrapped(render::one_line(text), indent);
  for (std::size_t at = 0; at < all.size() && lines.size() < lines_of_one;) {
    const auto end = std::min(all.find('\n', at), all.size());
    lines.push_back(cut(std::string_view(all).substr(at, end - at)));
    at = end + 1;
    const bool cut_off = lines.size() == lines_of_one && at < all.size();
    if (cut_off) lines.back() = cut(lines.back() + all.substr(at));
  }
  return lines;
}

/// How it was obtained, and the game that shows it.
auto ground_of(const Finding& finding) -> std::string {
  std::size_t games = 0;
  std::size_t steps = 0;
  for (const auto& witness : finding.witnesses) {
    if (witness.record.empty()) continue;
    ++games;
    steps = std::max(steps, witness.frames.size());
  }
  std::string text;
  if (games > 0) text += games == 1 ? "with a game" : "with " + plural(games, "game");
  if (games > 0 && steps > 1) text += " of " + plural(steps - 1, "step");
  if (games > 0) text += "; ";
  return text + reach_of(finding);
}

/// Its title, and what it rests on: of one answer alone both are whole, if they are not too long.
auto lines_of(const Finding& finding, bool alone) -> std::vector<std::string> {
  const auto title = finding.title.empty() ? finding.id : finding.title;
  const auto head = std::string(to_text(finding.severity)) + "  ";
  if (!alone) return {cut(head + title), cut(std::string(indent) + ground_of(finding))};
  auto lines = shown(title);
  lines.front().replace(0, indent.size(), head);
  for (auto& line : shown(ground_of(finding))) lines.push_back(std::move(line));
  return lines;
}

auto failures(const GameReport& report) -> std::vector<std::string> {
  std::vector<std::string> lines;
  for (const auto& check : report.checks) {
    if (check.status == Status::passed) continue;
    const auto* word = check.status == Status::failed ? "FAILED  " : "skipped  ";
    lines.push_back(cut(word + check.name + (check.message.empty() ? "" : ": ") + check.message));
  }
  return lines;
}

}  // namespace

auto print_brief(std::ostream& out, const GameReport& report) -> void {
  const auto run = run_of(report, {});
  auto lines = failures(report);
  std::size_t shown = 0;
  const auto room = brief_lines - 2;  // the last two: what is left out, the verdict
  if (lines.size() > room) lines.resize(room);
  const auto items = render::gravest_first(run);
  std::size_t findings = 0;
  bool games = false;
  for (const auto& item : items) {
    if (item.finding == nullptr) continue;
    ++findings;
    games |= !item.finding->witnesses.empty();
    const auto more = lines_of(*item.finding, report.findings.size() == 1);
    if (shown + 1 < findings || lines.size() + more.size() > room) continue;
    lines.insert(lines.end(), more.begin(), more.end());
    ++shown;
  }
  for (const auto& line : lines) out << line << '\n';
  if (findings > shown) {
    out << "and " << plural(findings - shown, "answer") << " more: -v shows them\n";
  } else if (findings > 0) {
    out << (games ? "-v shows the reasons and the games, --out DIR writes them\n"
                  : "-v shows the reasons\n");
  }
  out << render::verdict(run) << '\n';
}

}  // namespace ruleproof::cli
