#include "reports/cli/command/refute.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/laws.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/tallies.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/refute/shares.hpp"
#include "reports/cli/refute/trials.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/cli/verify/workers.hpp"
#include "reports/render/escape.hpp"
#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// How long what is being tried may take to see that the end has come.
constexpr std::chrono::milliseconds grace{2'000};

/// What makes answers: a question, what induction proves, or the facts that proofs rest on.
struct Source {
  std::string id;
  std::string sentence;
};
constexpr std::string_view laws = "laws";
constexpr std::string_view facts = "facts";

auto sources_of(const RefuteFlags& options) -> Result<std::vector<Source>> {
  const Source of_laws{std::string(laws), "what induction proves"};
  const Source of_facts{std::string(facts), "the facts that proofs rest on"};
  if (options.question == laws) return std::vector{of_laws};
  if (options.question == facts) return std::vector{of_facts};
  const auto& catalogue = entry_called(options.game).questions;
  std::vector<Source> sources;
  const auto add = [&](const solver::Question& question) {
    sources.push_back({std::string(question.id), std::string(question.sentence)});
  };
  if (!options.question.empty()) {
    const auto found = solver::questions::find(catalogue, options.question);
    if (!found) return found.error();
    for (const auto* question : *found) add(*question);
    return sources;
  }
  for (const auto& question : catalogue.questions) add(question);
  sources.push_back(of_laws);
  sources.push_back(of_facts);
  return sources;
}

auto strong_report(const std::string& game, const std::string& id, std::uint64_t seed)
    -> Result<GameReport> {
  solver::AskOptions options;
  options.seed = seed;
  if (id == laws) return proved_laws_report(game, options);
  if (id == facts) return proof_facts_report(game);
  return answers_report(game, id, options);
}

/// Asks, and tries the answers: what is left are the rows of the refuter and what it broke.
auto tried(const std::string& game, const std::string& id, RefuteEffort effort,
           const KeptGames& kept, Shares& shares) -> Result<GameReport> {
  auto answers = strong_report(game, id, effort.seed);
  if (!answers) return answers;
  auto report = std::move(answers).value();
  effort.stop = [over = shares.begun()] { return interrupted() || over(); };
  refute(report, effort, kept);
  shares.done();
  std::erase_if(report.checks, [](const Check& each) { return each.group != refuter_group; });
  std::erase_if(report.findings,
                [](const Finding& each) { return each.severity != Severity::error; });
  fill_frames(report);
  return report;
}

/// The rows of one source at the terminal, with its id in front of each.
auto print_rows(std::ostream& out, GameReport rows, const std::string& id) -> void {
  for (auto& check : rows.checks) check.group = id;
  rows.findings.clear();
  print_checks(out, rows);
  out << std::flush;
}

/// The rows of all sources, in their order, told as soon as they are known; those of sources that
/// were not reached in the end.
class Rows {
 public:
  Rows(const RefuteFlags& options, const std::vector<Source>& sources, Terminal& terminal)
      : options_(options), sources_(sources), terminal_(terminal) {}

  auto tell(std::size_t source, const Result<GameReport>& result) const -> void {
    if (result && options_.verbose) print_rows(terminal_.out, *result, sources_[source].id);
  }

  /// Everything that was found out; an error where a source cannot be asked.
  auto whole(Done done, GameReport report) const -> Result<GameReport> {
    for (std::size_t i = 0; i < sources_.size(); ++i) {
      auto& result = done.results[i];
      if (result && !*result) return result->error();
      auto part = result ? std::move(*result).value() : unreached(i, done.begun[i]);
      if (!result) tell(i, part);
      for (auto& check : part.checks) report.checks.push_back(std::move(check));
      for (auto& finding : part.findings) report.findings.push_back(std::move(finding));
    }
    if (report.checks.empty() && question_ids(options_.game).empty()) {
      report.checks.push_back(no_questions_yet());
    }
    // What is being tried may see the end sooner than who waits for it.
    if (const auto left = to_text(left_by(report)); !left.empty()) {
      report.facts.emplace_back("ended early", interrupted() ? "by Ctrl-C" : "by --seconds");
      report.facts.emplace_back("left", left);
    }
    return report;
  }

 private:
  [[nodiscard]] auto unreached(std::size_t source, bool begun) const -> GameReport {
    auto part = empty_report(options_.game);
    part.checks.push_back(not_tried(sources_[source].sentence,
                                    begun ? Unreached::not_answered : Unreached::not_asked));
    return part;
  }

  const RefuteFlags& options_;
  const std::vector<Source>& sources_;
  Terminal& terminal_;
};

/// What was broken, what was not tried, and the verdict.
auto print_in_brief(std::ostream& out, const GameReport& report) -> void {
  std::vector<std::string> lines;
  for (const auto& finding : report.findings) {
    lines.push_back("error  " + finding.title);
    lines.push_back("      " + reach_of(finding));
  }
  for (const auto& line : not_done(run_of(report, {}))) lines.push_back(line);
  std::string text;
  for (const auto& line : lines) text += render::one_line(line) + '\n';
  const auto besides = 3 + report.facts.size();  // the title, the hint, the verdict
  out << report.title << '\n'
      << first_lines(cut_lines(text), brief_lines - besides)
      << "-v shows each answer, and the games\n";
}

/// The end of the table, or all of it as JSON.
auto tell(const GameReport& report, const Settings& settings, const RefuteFlags& options,
          Terminal& terminal) -> int {
  const bool all_the_same = has_failures(report) || interrupted();
  const auto no_pass = all_the_same ? "" : why_no_pass(report);
  const Error too_little{Code::usage, left_by(report).any() ? "--seconds" : options.question,
                         no_pass};
  if (options.json) {
    return no_pass.empty() ? finish(report, settings, true, Detail::whole, terminal)
                           : fail(terminal, too_little);
  }
  if (!options.verbose) print_in_brief(terminal.out, report);
  for (const auto& finding : report.findings) {
    if (options.verbose) print_finding(terminal.out, finding, Detail::whole);
  }
  for (const auto& [name, value] : report.facts) terminal.out << name << ": " << value << '\n';
  if (!no_pass.empty()) return fail(terminal, too_little);
  terminal.out << verdict_of_trials(report) << '\n';
  return has_failures(report) ? exit_findings : exit_clean;
}

auto settings_of(const RefuteFlags& options) -> Settings {
  Settings settings{{"seed", std::to_string(options.effort.seed)}};
  if (options.seconds) settings.emplace_back("seconds", std::to_string(*options.seconds));
  if (options.failed.last) settings.emplace_back("questions", "those that failed last");
  return settings;
}

auto time_of(const RefuteFlags& options) -> std::optional<std::chrono::seconds> {
  if (!options.seconds) return std::nullopt;
  return std::chrono::seconds(*options.seconds);
}

/// One piece of work for each source. They share the games that were kept.
auto work_on(const std::vector<Source>& sources, const RefuteFlags& options, KeptGames kept,
             const std::shared_ptr<Shares>& shares) -> std::vector<Part> {
  const auto games = std::make_shared<const KeptGames>(std::move(kept));
  std::vector<Part> parts;
  parts.reserve(sources.size());
  for (const auto& source : sources) {
    parts.push_back({options.game, source.id,
                     [=, game = options.game, id = source.id, effort = options.effort] {
                       return tried(game, id, effort, *games, *shares);
                     }});
  }
  return parts;
}

/// What failed in the last run where the same was tried.
auto failed_before(const RefuteFlags& options) -> Result<FailedParts> {
  if (!options.question.empty()) return FailedParts();
  const auto& effort = options.effort;
  const auto asked = fmt::format("{} {} {} {} {}", effort.steps, effort.guided, effort.pairs,
                                 effort.seed, options.root);
  return FailedParts::of(folder_for("refute", asked), {options.game}, options.failed);
}

/// Of all sources those that are tried.
auto chosen_of(std::vector<Source> sources, const FailedParts& failed, const std::string& game)
    -> Result<std::vector<Source>> {
  std::vector<Part> parts;
  parts.reserve(sources.size());
  for (const auto& source : sources) parts.push_back({game, source.id, {}});
  if (const auto problem = failed.untried(parts)) return *problem;
  parts = failed.chosen(std::move(parts));
  std::erase_if(sources, [&](const Source& source) {
    return std::ranges::count(parts, source.id, &Part::name) == 0;
  });
  return sources;
}

}  // namespace

auto run(const RefuteFlags& options, Terminal& terminal) -> int {
  const auto game = game_info(options.game);
  if (!game) return fail(terminal, unknown_game(options.game));
  if (const auto problem = wrong_root(options.root, {options.game}))
    return fail(terminal, *problem);
  auto kept = kept_games_of(options.game, options.root);
  if (!kept) return fail(terminal, kept.error());
  const auto all = sources_of(options);
  if (!all) return fail(terminal, all.error());
  auto before = failed_before(options);
  if (!before) return fail(terminal, before.error());
  auto failed = std::move(before).value();
  const auto sources = chosen_of(*all, failed, options.game);
  if (!sources) return fail(terminal, sources.error());
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  if (all->size() == 1 && options.jobs > 0) {
    return fail(terminal,
                {Code::usage, "--jobs",
                 "one question takes one thread: several go without QUESTION, or with their tag"});
  }
  const Rows rows(options, *sources, terminal);
  const auto shares =
      std::make_shared<Shares>(time_of(options), sources->size(), solver::jobs_for(options.jobs));
  const auto parts = failed.chosen(work_on(*sources, options, std::move(kept).value(), shares));
  auto done = do_parts(parts, options.jobs, terminal,
                       {.over = [shares] { return shares->over(); },
                        .grace = grace,
                        .told = [&](auto at, const auto& what) { rows.tell(at, what); }});
  const bool at_work = done.at_work;
  if (const auto problem = failed.keep(parts, done)) print(terminal, *problem);
  const auto report = rows.whole(std::move(done), empty_report(game->name, game->title));
  if (report) {
    const auto problem = write_report(*report, settings_of(options), *folder, terminal);
    if (problem) return fail(terminal, *problem);
  }
  int status = report ? tell(*report, settings_of(options), options, terminal)
                      : fail(terminal, report.error());
  const bool early = report && !report->facts.empty() && interrupted();
  if (early && status == exit_clean) status = exit_interrupted;
  if (at_work) leave_now(terminal, status);
  return status;
}

}  // namespace ruleproof::cli
