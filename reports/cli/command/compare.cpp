#include "reports/cli/command/compare.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/ruling.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/compare/other_winners.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/workers.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

/// The two readings that the flags name.
auto readings_of(const CompareFlags& flags, const GameInfo& game, const SetupText& base)
    -> Result<Readings> {
  Texts second;
  Texts first;
  if (auto problem = read_pairs(flags.ruling, "--ruling", second)) return *problem;
  if (auto problem = read_pairs(flags.against, "--against", first)) return *problem;
  if (second.size() != 1) return Error{Code::usage, "--ruling", "expected one id=answer"};
  const auto& [id, answer] = *second.begin();
  const auto* row = ruling_called(game, id);
  if (row == nullptr) {
    std::vector<std::string_view> known;
    known.reserve(game.rulings.size());
    for (const auto& ruling : game.rulings) known.push_back(ruling.id);
    return Error{Code::unknown_ruling, "--ruling",
                 "no ruling is called \"" + id + "\"" + did_you_mean(id, known)};
  }
  const auto found = std::ranges::find(row->answers, std::string_view(answer), &Answer::id);
  if (found == row->answers.end()) {
    std::string known;
    for (const auto& option : row->answers) {
      known += (known.empty() ? "" : ", ") + std::string(option.id);
    }
    return Error{Code::unknown_ruling, "--ruling",
                 id + " has no answer \"" + answer + "\"; the answers are " + known};
  }
  if (!flags.against.empty() && (first.size() != 1 || first.begin()->first != id)) {
    return Error{Code::usage, "--against", "expected another answer to " + id};
  }
  Readings readings{row->id, found->id, base, base};
  readings.second.rulings.insert_or_assign(std::string(row->id), answer);
  for (const auto& [name, value] : first) readings.first.rulings.insert_or_assign(name, value);
  const auto said = readings.first.rulings.find(row->id);
  if (answer == (said == readings.first.rulings.end() ? row->answers[0].id : said->second)) {
    return Error{Code::usage, "--ruling", "both readings answer " + id + " by " + answer};
  }
  return readings;
}

/// How many readings matter, and a line for each pair: in brief the first of those that decide who
/// wins, then of those that matter.
/// `of` them were to be compared, of which Ctrl-C may have left some.
auto print_table(std::ostream& out, const GameReport& report, std::size_t of, bool verbose)
    -> void {
  std::vector<std::vector<std::string>> rows;
  std::uint64_t matter = 0;
  std::uint64_t decide = 0;
  std::vector<std::string> grave;
  std::vector<std::string> others;
  for (const auto& finding : report.findings) {
    if (is_about_winners(finding)) {
      ++decide;
      grave.push_back(finding.title);
      rows.push_back({finding.title, std::string(to_text(finding.how)), finding.bound});
      continue;
    }
    const bool matters = !finding.witnesses.empty();
    if (matters) ++matter;
    if (matters) others.push_back(finding.title);
    rows.push_back({finding.title, std::string(to_text(finding.how)), finding.bound});
  }
  const auto compared = report.findings.size() - decide;
  const auto counts =
      "readings: " + grouped(matter) + " of " + grouped(compared) +
      (compared < of ? " that were compared, of " + grouped(of) + " in all," : std::string()) +
      " were seen to matter, " + grouped(decide) + " to decide who wins\n";
  if (verbose) {
    out << columns(rows) << counts;
    return;
  }
  for (const auto& title : others) grave.push_back(title);
  std::string lines;
  for (const auto& title : grave) lines += title + '\n';
  constexpr std::size_t besides = 3;  // the counts, the data, the hint
  out << counts << first_lines(cut_lines(lines), brief_lines - besides);
  if (!rows.empty()) out << "-v shows each pair of readings, and how it was looked at\n";
}

/// How often it matters, and the data.
auto how_often(const GameReport& report) -> std::vector<std::string> {
  std::vector<std::string> lines;
  if (report.findings.empty()) return lines;
  const auto& finding = report.findings.front();
  std::string games;  // the three facts follow each other
  for (const auto& [name, value] : finding.facts) {
    if (name == "pairs of random games") games = name + ": " + value;
    if (name == "of these, different") games += ", " + value + " of them different";
    if (name == "with another winner") games += ", " + value + ' ' + name;
  }
  if (!games.empty()) lines.push_back(games);
  lines.push_back("data: " + finding.data);
  return lines;
}

/// What comparing two readings gave; an error where the set-up refuses an answer.
auto findings_about(const std::string& game, const std::string& root, const Readings& readings,
                    const CompareBudget& budget) -> Result<GameReport> {
  auto result = compare_with_companions(game, root, readings, budget);
  if (!result) return result.error();
  auto compared = std::move(result).value();
  auto winners = other_winners(game, root, readings, compared, budget);
  auto report = empty_report(game);
  report.findings.push_back(std::move(compared.finding));
  if (winners) report.findings.push_back(*std::move(winners));
  return report;
}

/// "diagonals=do-not-count".
auto name_of(const Readings& readings) -> std::string {
  return std::string(readings.ruling) + "=" + std::string(readings.answer);
}

/// The one pair of readings, where Ctrl-C came before it was compared.
auto add_uncompared(GameReport& report, const Readings& readings, Terminal& terminal) -> void {
  const auto name = name_of(readings);
  report.checks.push_back({.group = "readings",
                           .name = "what " + name + " changes",
                           .status = Status::skipped,
                           .amount = {},
                           .message = "Ctrl-C came before it was found out; nothing is known yet.",
                           .finding = {}});
  terminal.err << "interrupted: " << name << " was not compared, nothing is known of it\n";
}

/// Each pair of readings. Several are compared at a time; a single one has all threads for its
/// games.
auto compared(const std::vector<Readings>& wanted, const CompareFlags& options, Terminal& terminal)
    -> Done {
  auto budget = options.budget;
  budget.jobs = 1;
  const auto& game = options.set_up.game;
  if (!options.all) {
    budget.jobs = solver::jobs_for(options.jobs);
    const auto reached = std::make_shared<solver::Reached>();  // Ctrl-C leaves the thread behind
    budget.watcher = watcher_of(terminal, *reached);
    const solver::ExploreOptions bounds{.max_depth = budget.depth, .max_states = budget.states};
    const Part part{game, name_of(wanted.front()),
                    [game, reached, budget, readings = wanted.front(), root = options.root] {
                      return findings_about(game, root, readings, budget);
                    }};
    const Watched watched(terminal,
                          [&](auto elapsed) { return how_far(*reached, bounds, elapsed); });
    return do_parts({part}, 1, terminal, {.logged = false, .shown = false});
  }
  std::vector<Part> parts;
  parts.reserve(wanted.size());
  for (const auto& each : wanted) {
    parts.push_back({game, name_of(each), [=, root = options.root] {
                       return findings_about(game, root, each, budget);
                     }});
  }
  return do_parts(parts, options.jobs, terminal, {.logged = false});
}

/// The readings that the flags ask for, of a set-up.
auto wanted_readings(const CompareFlags& options, const GameInfo& game, const SetupText& base)
    -> Result<std::vector<Readings>> {
  if (options.all) return all_readings(options.set_up.game, base);
  auto readings = readings_of(options, game, base);
  if (!readings) return readings.error();
  return std::vector<Readings>{std::move(readings).value()};
}

}  // namespace

auto all_readings(const std::string& game, const SetupText& base) -> std::vector<Readings> {
  std::vector<Readings> all;
  const auto info = game_info(game);
  if (!info) return all;
  for (const auto& row : info->rulings) {
    const auto said = base.rulings.find(row.id);
    const auto own =
        said == base.rulings.end() ? row.answers[0].id : std::string_view(said->second);
    for (const auto& answer : row.answers) {
      if (answer.id == own) continue;
      Readings readings{row.id, answer.id, base, base};
      readings.second.rulings.insert_or_assign(std::string(row.id), std::string(answer.id));
      all.push_back(std::move(readings));
    }
  }
  return all;
}

auto run(const CompareFlags& options, Terminal& terminal) -> int {
  const auto& name = options.set_up.game;
  const auto game = game_info(name);
  if (!game) return fail(terminal, unknown_game(name));
  if (options.all == !options.ruling.empty()) {
    return fail(terminal, {Code::usage, "compare", "expected --ruling id=answer, or --all"});
  }
  if (const auto problem = wrong_root(options.root, {name})) return fail(terminal, *problem);
  const auto base = setup_text(options.set_up);
  if (!base) return fail(terminal, base.error());
  const auto wanted = wanted_readings(options, *game, *base);
  if (!wanted) return fail(terminal, wanted.error());
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  auto report = empty_report(name, game->title);
  auto done = compared(*wanted, options, terminal);
  std::size_t told = 0;
  for (auto& result : done.results) {
    if (!result) continue;  // Ctrl-C came before
    if (!*result) {
      if (!options.all) return fail(terminal, result->error());
      print(terminal, result->error());  // an answer that this set-up refuses
      continue;
    }
    ++told;
    for (auto& finding : std::move(*result).value().findings) {
      report.findings.push_back(std::move(finding));
    }
  }
  if (done.interrupted && !options.all && told == 0) {
    add_uncompared(report, wanted->front(), terminal);
  } else if (done.interrupted && options.all) {
    terminal.err << "interrupted: " << told << " of " << plural(wanted->size(), "pair")
                 << " of readings were compared\n";
  }
  const std::vector<std::pair<std::string, std::string>> settings{
      {"seed", std::to_string(options.budget.seed)}};
  if (const auto problem = write_report(report, settings, *folder, terminal)) {
    return fail(terminal, *problem);
  }
  int status = exit_clean;
  if (!options.all && !options.json && !options.verbose) {
    print_brief(terminal.out, run_of(report, {}), Notes::listed, how_often(report));
  } else if (!options.all || options.json) {
    status = finish(report, settings, options.json, detail_of(options.verbose), terminal);
  } else {
    print_table(terminal.out, report, done.interrupted ? wanted->size() : 0, options.verbose);
    if (!report.findings.empty()) terminal.out << "data: " << report.findings.front().data << '\n';
  }
  if (done.interrupted) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace ruleproof::cli
