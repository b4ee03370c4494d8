#include "properties/conformance/conform.hpp"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/engine/process.hpp"
#include "properties/conformance/recorded.hpp"
#include "properties/conformance/triage/baseline.hpp"
#include "properties/files.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/conform/again.hpp"
#include "reports/cli/conform/all_rulings.hpp"
#include "reports/cli/conform/last_failed.hpp"
#include "reports/cli/conform/lint.hpp"
#include "reports/cli/conform/trace.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/shards/join.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {
namespace {

constexpr std::uint64_t usual_seconds = 60;

using Settings = std::vector<std::pair<std::string, std::string>>;

/// Every report tells the budget: no disagreement means none within it.
auto budget_of(const ConformFlags& flags) -> std::string {
  if (!flags.record.empty()) return "the record " + flags.record;
  if (flags.failed.last) return "the records of what failed last";
  std::string text;
  if (flags.steps) text = std::to_string(*flags.steps) + " steps";
  if (!flags.steps || flags.seconds) {
    text += (text.empty() ? "" : ", ") + std::to_string(flags.seconds.value_or(usual_seconds)) +
            " seconds";
  }
  return text;
}

auto settings_of(const ConformFlags& flags) -> Settings {
  std::string command;
  for (const auto& word : flags.command) command += (command.empty() ? "" : " ") + word;
  return with_shard(
      {{"engine", command}, {"budget", budget_of(flags)}, {"seed", std::to_string(flags.seed)}},
      flags.shard);
}

/// Clauses that are to be ignored exist.
auto unknown_clause(const ConformFlags& flags, const GameInfo& game) -> std::optional<Error> {
  for (const auto& id : flags.ignore) {
    if (clause_called(game, id) != nullptr) continue;
    std::vector<std::string_view> known;
    for (const auto& clause : game.clauses) known.push_back(clause.id);
    return Error{Code::unknown_clause, "--ignore",
                 "no clause is called \"" + id + "\"" + did_you_mean(id, known)};
  }
  return std::nullopt;
}

auto launch_of(const ConformFlags& flags) -> conformance::Launch {
  conformance::Launch launch{.command = flags.command};
  if (flags.timeout) {
    launch.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(*flags.timeout * 1000));
    launch.patience = launch.timeout;
  }
  launch.log = flags.log;
  const bool writes = !flags.out.empty() && !begins_with_report(flags);
  if (flags.log.empty() && writes) launch.log = flags.out + "/engine.log";
  return launch;
}

/// What is known, where that is asked for: with --accept the file need not be there yet.
auto baseline_of(const ConformFlags& flags) -> Result<std::optional<conformance::Baseline>> {
  using Perhaps = std::optional<conformance::Baseline>;
  if (flags.baseline.empty() || (flags.accept && !std::filesystem::exists(flags.baseline))) {
    return Perhaps{};
  }
  const auto text = properties::read_file(flags.baseline);
  if (!text) return text.error();
  auto baseline = conformance::read_baseline(text->text, flags.baseline);
  if (!baseline) return baseline.error();
  if (baseline->game != flags.set_up.game) {
    return Error{Code::bad_run, flags.baseline,
                 "it is about \"" + baseline->game + "\", not about " + flags.set_up.game};
  }
  return Perhaps{std::move(baseline).value()};
}

/// Everything that is read before an engine starts.
auto options_of(const ConformFlags& flags) -> Result<conformance::ConformOptions> {
  conformance::ConformOptions options{.game = entry_called(flags.set_up.game).conform,
                                      .launch = {}};
  auto setup = setup_text(flags.set_up);
  if (!setup) return setup.error();
  if (const auto problem = wrong_root(flags.root, {flags.set_up.game})) return *problem;
  auto scenarios = scenarios_of(flags.set_up.game, flags.root);
  if (!scenarios) return scenarios.error();
  auto corpus = corpus_of(flags.set_up.game, flags.root);
  if (!corpus) return corpus.error();
  auto baseline = baseline_of(flags);
  if (!baseline) return baseline.error();
  const auto shard = read_shard(flags.shard);
  if (!shard) return shard.error();
  options.setup = std::move(setup).value();
  options.fixed = !options.setup.options.empty();
  options.scenarios = parts_in(*shard, *scenarios);
  options.corpus = parts_in(*shard, *corpus);
  options.baseline = std::move(baseline).value();
  options.launch = launch_of(flags);
  options.seed = seed_of(*shard, flags.seed);
  options.steps = flags.steps;
  if (flags.seconds || !flags.steps) {
    options.time = std::chrono::seconds(flags.seconds.value_or(usual_seconds));
  }
  options.keep_going = flags.keep_going || !flags.baseline.empty();
  options.shrink = !flags.no_shrink;
  options.accept = flags.accept;
  options.min_coverage = flags.min_coverage;
  options.ignore = flags.ignore;
  return options;
}

/// The words of a command; a word with blanks, as `bash -c` is given, and then what is in it.
auto words_in(const std::vector<std::string>& command) -> std::vector<std::string> {
  std::vector<std::string> words;
  for (const auto& word : command) {
    std::istringstream within(word);
    for (std::string part; within >> part;) words.push_back(part);
    words.push_back(word);
  }
  return words;
}

/// The file of the engine that its command names, seen from here; else the name of the program. Who
/// shows findings beside code needs a file for each.
auto engine_file(const std::vector<std::string>& command) -> std::string {
  namespace fs = std::filesystem;
  std::error_code problem;
  for (const auto& word : std::views::reverse(words_in(command))) {
    if (!fs::is_regular_file(word, problem)) continue;
    auto near = fs::relative(word, problem).generic_string();
    return near.empty() || near.starts_with("..") ? fs::path(word).filename().string() : near;
  }
  return fs::path(command.front()).filename().string();
}

/// What lies in the repository and could not be played, for it was not found.
auto add_missing(GameReport& report, const conformance::ConformOptions& options,
                 const std::string& root) -> void {
  const auto add = [&](bool missing, const std::string& folder) {
    if (missing) report.checks.push_back(needed(not_there("conformance", folder, root), root));
  };
  add(options.scenarios.empty(), scenarios_folder(std::string(options.game.name)));
  add(options.corpus.empty(), corpus_folder(std::string(options.game.name)));
}

/// Plays, until Ctrl-C at the latest.
auto played(conformance::ConformOptions options, const ConformFlags& flags, Terminal& terminal)
    -> Result<GameReport> {
  if (terminal.progress) {
    // Of all readings together nobody counts the steps.
    const auto steps = flags.all_rulings ? std::nullopt : options.steps;
    options.progress = [&terminal, steps, time = options.time,
                        begun = std::chrono::steady_clock::now()](const std::string& what) {
      const auto elapsed = std::chrono::steady_clock::now() - begun;
      show_line(terminal, how_far(what, steps, time,
                                  std::chrono::duration_cast<std::chrono::seconds>(elapsed)));
    };
  }
  options.stopped = interrupted;
  // What was found is written within an answer of the engine and the time that it has to quit: who
  // asks twice meanwhile wants the same.
  const Interruptible interruptible(options.launch.timeout + std::chrono::seconds(5));
  auto report = flags.all_rulings
                    ? conform_under_all(options, entry_called(flags.set_up.game).facts)
                    : conformance::conform(options);
  end_line(terminal);
  if (!report || !interrupted()) return report;
  auto shown = std::move(report).value();
  shown.facts.emplace_back("ended early", "by Ctrl-C");
  return shown;
}

/// The report of what the flags ask for: of records, or of games that conform thinks of.
auto report_for(const ConformFlags& flags, const conformance::ConformOptions& options,
                FailedGames& failed, Terminal& terminal) -> Result<GameReport> {
  if (!flags.record.empty()) {
    const auto file = properties::read_file(flags.record);
    if (!file) return file.error();
    return conformance::play_records(options, {&*file, 1});
  }
  if (flags.failed.last) return failed.played_again(options);
  if (!flags.failed.first || failed.empty()) return played(options, flags, terminal);
  const auto again = failed.played_again(options);
  auto report = played(options, flags, terminal);
  if (!report) return report;
  // What fails still is found again, or shown by --last-failed: here it is one check.
  auto both = std::move(report).value();
  auto check = properties::check_of("conformance", "what failed last is mended");
  if (again) {
    check = again->checks.back();
  } else {
    check.status = Status::skipped;
    check.message = "No kept game can be played now: " + ruleproof::to_text(again.error());
  }
  both.checks.insert(both.checks.begin(), std::move(check));
  return both;
}

/// What is wrong with the flags themselves.
auto wrong_flags(const ConformFlags& flags) -> std::optional<Error> {
  const auto game = game_info(flags.set_up.game);
  if (!game) return unknown_game(flags.set_up.game);
  if (const auto problem = unknown_clause(flags, *game)) return problem;
  if (flags.timeout && !(*flags.timeout > 0 && *flags.timeout <= 3600)) {  // nor what is no number
    return Error{Code::usage, "--timeout", "expected seconds, up to 3600"};
  }
  return std::nullopt;
}

}  // namespace

auto run(const ConformFlags& flags, Terminal& terminal) -> int {
  if (const auto problem = wrong_flags(flags)) return fail(terminal, *problem);
  auto options = options_of(flags);
  if (!options) return fail(terminal, options.error());
  const bool of_report = begins_with_report(flags);
  const auto folder = claimed(of_report ? "" : flags.out);
  if (!folder) return fail(terminal, folder.error());
  if (!flags.trace.empty()) return hold_trace(flags, *folder, terminal);
  if (flags.command.empty()) {
    return fail(terminal, {Code::usage, "conform", "expected ENGINE behind --, or --trace FILE"});
  }
  if (flags.lint) return lint_engine(flags, launch_of(flags), *folder, terminal);
  auto before = FailedGames::of(flags);
  if (!before) return fail(terminal, before.error());
  conformance::Baseline learnt;
  auto with = std::move(options).value();
  with.learn = [&](const conformance::Baseline& all) { learnt = all; };
  auto failed = std::move(before).value();
  auto report = report_for(flags, with, failed, terminal);
  if (!report) {
    const auto status = fail(terminal, report.error());
    return interrupted() ? exit_interrupted : status;
  }
  auto shown = std::move(report).value();
  if (flags.record.empty()) {
    const auto* played = flags.failed.last ? nullptr : &shown;
    if (const auto problem = failed.keep(played)) print(terminal, *problem);
  }
  if (flags.accept) {
    const auto problem = write_file(flags.baseline, conformance::to_json(learnt));
    if (problem) return fail(terminal, *problem);
    shown.facts.emplace_back("accepted", properties::plural(learnt.faults.size(), "fault"));
  }
  shown.facts.emplace_back("data", data_under(flags.set_up.game, with.setup));
  Place engine;
  engine.file = engine_file(flags.command);
  for (auto& finding : shown.findings) finding.places = {engine};
  add_commands(shown, flags);
  const bool of_records = !flags.record.empty() || flags.failed.last;
  if (!of_records) add_missing(shown, with, flags.root);
  fill_frames(shown);
  auto status = finish(shown, settings_of(flags), flags.json, detail_of(flags.verbose), terminal);
  if (interrupted() && status == exit_clean) status = exit_interrupted;
  if (const auto problem = write_report(shown, settings_of(flags), *folder, terminal)) {
    return fail(terminal, *problem);
  }
  if (of_report && !flags.json) {
    terminal.err << "nothing is written: " << flags.out << " stays as it is\n";
  }
  return status;
}

}  // namespace ruleproof::cli
