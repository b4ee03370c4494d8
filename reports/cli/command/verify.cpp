#include "reports/cli/command/verify.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "reports/cli/audit/examples.hpp"
#include "reports/cli/audit/page.hpp"
#include "reports/cli/audit/seeding.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/workers.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/run_json/run.hpp"
#include "reports/render/since.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

/// A part that could not be done, or was not begun when the run was interrupted.
auto undone(const Part& part, Status status, const std::string& why) -> Check {
  return {.group = "parts",
          .name = part.name,
          .status = status,
          .amount = {},
          .message = why,
          .finding = {}};
}

/// Audits the texts of a game. The games that tell readings apart are those that its other parts
/// have found; only pairs of answers of which none is the default are still to be compared.
auto add_audit(GameReport& report, const VerifyFlags& flags) -> void {
  if (flags.texts.empty() || !has_sources(report.name)) return;
  const auto play = separate_by_playing(
      report.name, {.depth = 12, .states = 20'000, .samples = 200, .pairs = 0, .seed = flags.seed});
  const auto known = [&](std::string_view ruling, std::string_view a, std::string_view b) {
    const auto stem = report.name + "/ruling/" + std::string(ruling) + "/";
    for (const auto& finding : report.findings) {
      const bool same = finding.id == stem + std::string(a) || finding.id == stem + std::string(b);
      const bool default_too =
          finding.facts.size() > 1 && (finding.facts[1].second.ends_with("=" + std::string(a)) ||
                                       finding.facts[1].second.ends_with("=" + std::string(b)));
      if (same && default_too) return std::optional<Finding>(finding);
    }
    return play(ruling, a, b);
  };
  auto audited = audit_game(report.name, flags.texts, known);
  if (!audited) {
    report.checks.push_back({.group = "audit",
                             .name = "the texts are audited",
                             .status = Status::failed,
                             .amount = {},
                             .message = ruleproof::to_text(audited.error()),
                             .finding = {}});
    return;
  }
  auto made = std::move(audited).value();
  add_examples(made, flags.root);
  if (const auto problem = write_audit_page(made, report, flags.out)) {
    report.checks.push_back({.group = "audit",
                             .name = "the page of the audit is written",
                             .status = Status::failed,
                             .amount = {},
                             .message = ruleproof::to_text(*problem),
                             .finding = {}});
  } else {
    report.facts.emplace_back("the texts side by side", audit_page_name(report.name));
  }
  properties::merge(report, report_of(std::move(made)));
  add_seeded_edits(report, flags.texts, flags.quick ? 1 : 6);
}

/// The report of one game from the results of its parts.
auto assembled(const GameInfo& game, const std::vector<Part>& parts, Done& done,
               const VerifyFlags& flags) -> GameReport {
  auto report = empty_report(game.name, game.title);
  report.facts.emplace_back("players", players_text(game));
  report.facts.emplace_back("data", game.data);
  report.facts.emplace_back("ruleset", std::to_string(game.ruleset));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].game != game.name) continue;
    auto& result = done.results[i];
    if (!result) {
      report.checks.push_back(undone(parts[i], Status::skipped, "The run was interrupted."));
    } else if (!*result) {
      report.checks.push_back(
          undone(parts[i], Status::failed, ruleproof::to_text(result->error())));
    } else {
      properties::merge(report, std::move(*result).value());
    }
  }
  const bool enough =
      !done.interrupted && properties::is_meaningful({.steps = flags.steps}) && !flags.quick;
  properties::add_coverage(report, enough);
  if (!done.interrupted) add_audit(report, flags);
  return report;
}

/// The groups of a game's checks, in order of their first.
auto print_groups(std::ostream& out, const GameReport& report) -> void {
  std::vector<std::string> groups;
  for (const auto& check : report.checks) {
    if (std::ranges::count(groups, check.group) == 0) groups.push_back(check.group);
  }
  std::vector<std::vector<std::string>> rows;
  for (const auto& group : groups) {
    std::array<std::uint64_t, 3> counts{};
    for (const auto& check : report.checks) {
      if (check.group == group) ++counts[static_cast<std::size_t>(check.status)];
    }
    rows.push_back({group, grouped(counts[0]) + " hold",
                    counts[1] > 0 ? grouped(counts[1]) + " FAIL" : "",
                    counts[2] > 0 ? grouped(counts[2]) + " skipped" : ""});
  }
  out << columns(rows, "  ");
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
  for (const auto& check : report.checks) {
    if (check.status == Status::passed) continue;
    const auto* word = check.status == Status::failed ? "FAILED " : "skipped ";
    out << "  " << word << check.group << ": " << check.name << '\n'
        << wrapped(check.message, "    ");
  }
  for (const auto& finding : report.findings) {
    if (finding.severity == Severity::error) print_finding(out, finding, Detail::paragraph);
  }
}

auto settings_of(const VerifyFlags& flags, bool interrupted)
    -> std::vector<std::pair<std::string, std::string>> {
  std::vector<std::pair<std::string, std::string>> settings{
      {"seed", std::to_string(flags.seed)},
      {"steps", std::to_string(flags.steps)},
      {"budget", flags.quick ? "quick" : "full"},
      {"balance",
       flags.balance ? "to a half-width of " + std::to_string(*flags.balance) : "recorded runs"},
      {"texts", flags.texts.empty() ? "not given" : "given"}};
  if (interrupted) settings.emplace_back("interrupted", "yes: what was found before is shown");
  return settings;
}

auto games_meant(const VerifyFlags& flags) -> Result<std::vector<GameInfo>> {
  std::vector<GameInfo> games;
  if (flags.games.empty()) {
    for (const auto* game : known_games()) games.push_back(game->facts);
    return games;
  }
  for (const auto& name : flags.games) {
    auto game = game_info(name);
    if (!game) return unknown_game(name);
    games.push_back(*std::move(game));
  }
  return games;
}

/// Refuses a folder without the texts before hours of work, not after.
auto missing_texts(const std::vector<GameInfo>& games, const VerifyFlags& flags)
    -> std::optional<Error> {
  if (flags.texts.empty()) return std::nullopt;
  for (const auto& game : games) {
    const auto name = std::string(game.name);
    if (!has_sources(name)) continue;
    if (const auto audited = audit_game(name, flags.texts, {}); !audited) return audited.error();
  }
  return std::nullopt;
}

}  // namespace

auto run(const VerifyFlags& options, Terminal& terminal) -> int {
  if (options.out.empty()) {
    return fail(terminal, {Code::usage, "--out", "expected a folder for the report"});
  }
  const auto games = games_meant(options);
  if (!games) return fail(terminal, games.error());
  if (const auto problem = wrong_root(options.root)) return fail(terminal, *problem);
  if (const auto problem = missing_texts(*games, options)) return fail(terminal, *problem);
  const auto other = read_other_run(options.against, terminal.in);
  if (!other) return fail(terminal, other.error());
  // The same for a folder that cannot be written to, or where another run writes.
  const auto folder = OutFolder::claim(options.out);
  if (!folder) return fail(terminal, folder.error());
  std::vector<Part> parts;
  for (const auto& game : *games) {
    for (auto& part : parts_of(std::string(game.name), options)) parts.push_back(std::move(part));
  }
  auto done = do_parts(parts, options.jobs, terminal);
  Run whole{.tool_version = std::string(version()),
            .settings = settings_of(options, done.interrupted),
            .games = {}};
  for (const auto& game : *games) whole.games.push_back(assembled(game, parts, done, options));
  std::optional<render::Since> since;
  if (*other) since = render::since(**other, whole);
  const auto paths = write_run(whole, *folder, formats(), since ? &*since : nullptr);
  int status = std::ranges::any_of(whole.games, has_failures) ? exit_findings : exit_clean;
  if (!paths) {
    status = fail(terminal, paths.error());
  } else if (options.json) {
    terminal.out << render::run_json(whole);
  } else {
    for (const auto& game : whole.games) print_game(terminal.out, game);
    if (since) terminal.out << render::in_words(*since) << '\n';
    terminal.out << "report: " << paths->front() << '\n'
                 << render::verdict(whole) << '\n'
                 << render::sentence(whole) << '\n';
  }
  if (done.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace ruleproof::cli
