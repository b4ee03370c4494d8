#include "reports/cli/command/audit.hpp"

#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/audit.hpp"
#include "reports/audit/checklist/checks.hpp"
#include "reports/audit/matter.hpp"
#include "reports/audit/order.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/audit/sources/stamp.hpp"
#include "reports/cli/audit/examples.hpp"
#include "reports/cli/audit/new.hpp"
#include "reports/cli/audit/out.hpp"
#include "reports/cli/audit/pair.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/matter/questions.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/workers.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::cli {
namespace {

auto stamp_sources(const AuditFlags& options, const GameInfo& game, Terminal& terminal) -> int {
  const auto folder = options.sources.empty()
                          ? in_root(options.root, audit::sources_folder(game.name))
                          : options.sources;
  const auto sources = audit::sources_in(folder, tables_of(game));
  if (!sources) return fail(terminal, sources.error());
  const auto changed = audit::stamp(folder, tables_of(game), options.texts);
  if (!changed) return fail(terminal, changed.error());
  for (const auto& path : *changed) terminal.out << path << ": stamped\n";
  for (const auto& each : *sources) {
    if (!each.checklist.terms.empty()) continue;
    terminal.out << each.where << ": has no [terms], so only hashes are kept, not what lines say\n";
  }
  terminal.out << plural(changed->size(), "file") << " changed\n";
  return exit_clean;
}

/// What each text check looks for, as its own file says it.
auto print_checks(bool verbose, Terminal& terminal) -> int {
  std::vector<std::vector<std::string>> rows;
  for (const auto& check : audit::text_checks()) {
    const auto says = audit::documentation(check);
    if (!verbose) {
      rows.push_back({std::string(check.id) + " (" + std::string(to_text(check.severity)) + ")",
                      std::string(says.substr(0, says.find('\n')))});
      continue;
    }
    terminal.out << check.id << " (" << to_text(check.severity) << ")\n" << says << '\n';
  }
  if (!verbose) terminal.out << columns(rows) << "-v shows what each of them finds, and how\n";
  return exit_clean;
}

/// The first of the list, which is in an order of its own: open questions by what they do.
auto print_in_brief(std::ostream& out, const GameReport& report,
                    const std::vector<std::string>& more) -> void {
  std::string lines;
  for (const auto& check : report.checks) {
    if (check.status != Status::failed) continue;
    lines += "FAILED  " + render::one_line(check.name + ": " + check.message) + '\n';
  }
  for (const auto& finding : report.findings) {
    lines += std::string(to_text(finding.severity)) + "  " + render::one_line(finding.title) + '\n';
  }
  const auto run = run_of(report, {});
  const auto besides = 2 + more.size();  // the sentence, the verdict
  out << render::sentence(run) << '\n' << first_lines(cut_lines(lines), brief_lines - besides);
  for (const auto& line : more) out << line << '\n';
  out << render::verdict(run) << '\n';
}

/// Writes the files, if asked to; prints.
auto tell(const AuditFlags& options, audit::Audit audited, const Tried& tried,
          const std::optional<OutFolder>& folder, Terminal& terminal) -> int {
  auto shown = options.verbose ? audit::to_text(audited) : std::string();
  if (options.verbose && !options.quick) shown += results_text(tried);
  if (folder) {
    const auto problem = write_audit(audited, tried, options, *folder);
    if (problem) return fail(terminal, *problem);
  }
  const auto report = report_of(std::move(audited));
  if (options.json) return finish(report, {}, true, Detail::whole, terminal);
  std::vector<std::string> more;
  if (!options.out.empty()) more.push_back("report: " + options.out + "/audit.html");
  if (tried.interrupted && !options.verbose) {
    more.emplace_back("Interrupted: what was found before is shown.");
  }
  terminal.out << shown;
  if (!options.verbose) print_in_brief(terminal.out, report, more);
  for (const auto& finding : report.findings) {
    if (options.games && !finding.witnesses.empty()) {
      print_finding(terminal.out, finding, Detail::whole);
    }
  }
  if (options.verbose && !more.empty()) terminal.out << more.front() << '\n';
  return has_failures(report) ? exit_findings : exit_clean;
}

}  // namespace

auto has_sources(const std::string& game) -> bool {
  const auto info = game_info(game);
  if (!info) return false;
  const auto sources = audit::known_sources(tables_of(*info));
  return !sources || !sources->empty();  // malformed sources are for the audit to report
}

auto audit_game(const std::string& game, const std::string& texts, const audit::Separate& separate,
                const std::string& folder, const std::string& old) -> Result<audit::Audit> {
  const auto info = game_info(game);
  if (!info) return unknown_game(game);
  const auto tables = tables_of(*info);
  const auto sources =
      folder.empty() ? audit::known_sources(tables) : audit::sources_in(folder, tables);
  if (!sources) return sources.error();
  return audit::audit(tables, *sources, texts, separate, old);
}

auto report_of(audit::Audit audited) -> GameReport {
  auto report = empty_report(audited.game.name, audited.game.title);
  report.checks = std::move(audited.checks);
  report.findings = std::move(audited.findings);
  return report;
}

auto separate_by_playing(const std::string& game, const CompareBudget& budget) -> audit::Separate {
  return [game, budget](std::string_view ruling, std::string_view a,
                        std::string_view b) -> std::optional<Finding> {
    Readings readings{ruling, b, {}, {}};
    readings.first.rulings.emplace(ruling, a);
    readings.second.rulings.emplace(ruling, b);
    auto compared = compare_readings(game, readings, budget);
    if (!compared) return std::nullopt;  // the game refuses one of the answers by itself
    return std::move(compared).value().finding;
  };
}

auto run(const AuditFlags& options, Terminal& terminal) -> int {
  if (!options.pair.empty()) return compare_texts(options, terminal);
  if (options.checks)
    return print_checks(options.verbose, terminal);  // they are the same for every game
  if (options.game.empty()) {
    return fail(terminal,
                {Code::usage, "audit", "expected a GAME, two texts with --pair, or --checks"});
  }
  const auto game = game_info(options.game);
  if (!game) return fail(terminal, unknown_game(options.game));
  if (const auto problem = wrong_root(options.root, {options.game}))
    return fail(terminal, *problem);
  if (!options.new_text.empty()) return draft_sources(options, terminal);
  if (options.texts.empty()) {
    return fail(terminal, {Code::usage, "audit: --texts",
                           "expected the folder of the texts, or RULEPROOF_TEXTS that names it"});
  }
  if (options.stamp) return stamp_sources(options, *game, terminal);
  auto read = audit_game(options.game, options.texts, {}, options.sources, options.old);
  if (!read) return fail(terminal, read.error());
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  auto audited = std::move(read).value();
  add_examples(audited, options.root);
  Tried tried;
  if (!options.quick) {
    auto budget = matter_budget(options.budget, options.seed);
    budget.root = options.root;
    tried = try_all(audited, budget, options.jobs, terminal);
    for (const auto& matter : tried.matters) audit::add_matter(audited, matter);
  }
  audit::put_in_order(audited, tried.matters);
  const int status = tell(options, std::move(audited), tried, *folder, terminal);
  if (tried.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace ruleproof::cli
