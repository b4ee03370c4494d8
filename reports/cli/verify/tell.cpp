#include "reports/cli/verify/tell.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/tallies.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/quick.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/since.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

/// The groups of a game's checks, in order of their first.
auto print_groups(std::ostream& out, const GameReport& report) -> void {
  std::vector<std::string> groups;
  for (const auto& check : report.checks) {
    if (std::ranges::count(groups, check.group) == 0) groups.push_back(check.group);
  }
  std::vector<std::vector<std::string>> rows;
  for (const auto& group : groups) {
    std::array<std::uint64_t, 3> counts{};
    std::uint64_t nothing = 0;  // passed without having looked at anything
    for (const auto& check : report.checks) {
      if (check.group != group) continue;
      const bool in_vain = render::looked_at_nothing(check);
      ++(in_vain ? nothing : counts[static_cast<std::size_t>(check.status)]);
    }
    rows.push_back({group, grouped(counts[0]) + " hold",
                    counts[1] > 0 ? grouped(counts[1]) + " FAIL" : "",
                    counts[2] > 0 ? grouped(counts[2]) + " skipped" : "",
                    nothing > 0 ? grouped(nothing) + " looked at nothing" : ""});
  }
  out << columns(rows, "  ");
}

/// All that failed, and of each group the first that were skipped or looked at nothing: the report
/// has the others.
auto print_open(std::ostream& out, const GameReport& report) -> void {
  constexpr std::uint64_t shown = 3;
  std::map<std::string, std::uint64_t> undone;  // by mark and group
  for (const auto& check : report.checks) {
    const auto word = mark(check);
    if (word == "ok") continue;
    const auto of = std::string(word) + ' ' + check.group + ": ";
    if (check.status != Status::failed && ++undone[of] > shown) continue;
    out << "  " << of << check.name << '\n'
        << wrapped(word == "nothing" ? check.amount : check.message, "    ");
  }
  for (const auto& [of, count] : undone) {
    if (count <= shown) continue;
    out << "  " << of << grouped(count - shown) << " more, which the report lists\n";
  }
}

auto print_game(std::ostream& out, const GameReport& report) -> void {
  out << report.title << '\n';
  print_groups(out, report);
  std::uint64_t compared = 0;
  std::uint64_t matter = 0;
  std::uint64_t decide = 0;
  for (const auto& finding : report.findings) {
    if (finding.kind != FindingKind::ruling_matters) continue;
    const bool winners = is_about_winners(finding);
    compared += winners ? 0 : 1;
    matter += winners || finding.witnesses.empty() ? 0 : 1;
    decide += winners ? 1 : 0;
  }
  if (compared > 0) {
    out << "  readings: " << matter << " of " << compared << " were seen to matter, " << decide
        << " to decide who wins\n";
  }
  print_open(out, report);
  for (const auto& finding : report.findings) {
    if (finding.severity == Severity::error) print_finding(out, finding, Detail::paragraph);
    if (finding.severity == Severity::warning) print_finding(out, finding, Detail::lines);
  }
}

}  // namespace

auto tell(const Run& whole, const std::optional<Run>& other, const OutFolder& folder,
          Telling telling, Terminal& terminal) -> int {
  std::optional<render::Since> since;
  if (other) since = render::since(*other, whole);
  const auto paths = [&] {
    const Watched watched(terminal, so_long("writing the report"));
    return write_run(whole, folder, formats(), since ? &*since : nullptr);
  }();
  if (!paths) return fail(terminal, paths.error());
  std::vector<std::string> more;
  if (auto quick = render::told_of_quick(whole); !quick.empty()) more.push_back(std::move(quick));
  if (since) more.push_back(render::in_words(*since));
  more.push_back("report: " + paths->front());
  if (telling == Telling::json) {
    terminal.out << render::run_json(whole);
  } else if (telling == Telling::brief) {
    print_brief(terminal.out, whole, Notes::counted, more);
  } else {
    for (const auto& game : whole.games) print_game(terminal.out, game);
    for (const auto& line : more) terminal.out << line << '\n';
    terminal.out << render::verdict(whole) << '\n' << render::sentence(whole) << '\n';
  }
  return std::ranges::any_of(whole.games, has_failures) ? exit_findings : exit_clean;
}

}  // namespace ruleproof::cli
