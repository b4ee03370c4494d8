#include "properties/conformance/conform.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/command/conform.hpp"
#include "reports/cli/conform/lint.hpp"
#include "reports/cli/conform/trace.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::cli {
namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// Every report tells the budget: no disagreement means none within it.
auto settings_of(const ConformFlags& flags) -> Settings {
  std::string command;
  for (const auto& word : flags.command) command += (command.empty() ? "" : " ") + word;
  return {{"engine", command},
          {"budget", flags.steps ? std::to_string(*flags.steps) + " steps"
                                 : std::to_string(flags.seconds) + " seconds"},
          {"seed", std::to_string(flags.seed)}};
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
  if (flags.log.empty() && !flags.out.empty()) launch.log = flags.out + "/engine.log";
  return launch;
}

auto options_of(const ConformFlags& flags, SetupText setup,
                std::vector<properties::TextFile> scenarios,
                std::vector<properties::TextFile> corpus, Terminal& terminal)
    -> conformance::ConformOptions {
  conformance::ConformOptions options{.game = entry_called(flags.set_up.game).conform,
                                      .launch = {}};
  options.fixed = !setup.options.empty();
  options.setup = std::move(setup);
  options.launch = launch_of(flags);
  options.seed = flags.seed;
  options.steps = flags.steps;
  options.time = std::chrono::seconds(flags.seconds);
  options.keep_going = flags.keep_going;
  options.ignore = flags.ignore;
  options.scenarios = std::move(scenarios);
  options.corpus = std::move(corpus);
  if (terminal.progress) {
    options.progress = [&terminal](const std::string& what) {
      terminal.err << "\r\033[K" << one_line(what.substr(0, 100)) << std::flush;
    };
  }
  return options;
}

/// The file of the engine that its command names, seen from here; else the name of the program. Who
/// shows findings beside code needs a file for each.
auto engine_file(const std::vector<std::string>& command) -> std::string {
  namespace fs = std::filesystem;
  std::error_code problem;
  for (auto word = command.rbegin(); word != command.rend(); ++word) {
    if (!fs::is_regular_file(*word, problem)) continue;
    auto near = fs::relative(*word, problem).generic_string();
    return near.empty() || near.starts_with("..") ? fs::path(*word).filename().string() : near;
  }
  return fs::path(command.front()).filename().string();
}

/// What lies in the repository and could not be played, for it was not found.
auto add_missing(GameReport& report, const conformance::ConformOptions& options,
                 const std::string& root) -> void {
  const auto add = [&](bool missing, const std::string& folder) {
    if (missing) report.checks.push_back(not_there("conformance", folder, root));
  };
  add(options.scenarios.empty(), scenarios_folder(std::string(options.game.name)));
  add(options.corpus.empty(), corpus_folder(std::string(options.game.name)));
}

/// Writes the files of the report; an error where that cannot be.
auto written(const GameReport& report, const ConformFlags& flags, std::ostream& out)
    -> std::optional<Error> {
  const auto paths = write_run(run_of(report, settings_of(flags)), flags.out, formats());
  if (!paths) return paths.error();
  if (!flags.json) out << "report: " << paths->front() << '\n';
  return std::nullopt;
}

}  // namespace

auto run(const ConformFlags& flags, Terminal& terminal) -> int {
  const auto game = game_info(flags.set_up.game);
  if (!game) return fail(terminal, unknown_game(flags.set_up.game));
  auto setup = setup_text(flags.set_up);
  if (!setup) return fail(terminal, setup.error());
  if (const auto problem = unknown_clause(flags, *game)) return fail(terminal, *problem);
  if (const auto problem = wrong_root(flags.root)) return fail(terminal, *problem);
  auto scenarios = scenarios_of(flags.set_up.game, flags.root);
  if (!scenarios) return fail(terminal, scenarios.error());
  auto corpus = corpus_of(flags.set_up.game, flags.root);
  if (!corpus) return fail(terminal, corpus.error());
  if (flags.timeout && !(*flags.timeout > 0 && *flags.timeout <= 3600)) {  // nor what is no number
    return fail(terminal, {Code::usage, "--timeout", "expected seconds, up to 3600"});
  }
  if (!flags.out.empty()) {
    std::error_code ignored;  // writing into it tells
    std::filesystem::create_directories(flags.out, ignored);
  }
  if (!flags.trace.empty()) return hold_trace(flags, terminal);
  if (flags.command.empty()) {
    return fail(terminal, {Code::usage, "conform", "expected ENGINE behind --, or --trace FILE"});
  }
  if (flags.lint) return lint_engine(flags, launch_of(flags), terminal);
  const auto options = options_of(flags, std::move(setup).value(), std::move(scenarios).value(),
                                  std::move(corpus).value(), terminal);
  auto report = conformance::conform(options);
  if (terminal.progress) terminal.err << "\r\033[K";
  if (!report) return fail(terminal, report.error());
  auto shown = std::move(report).value();
  shown.facts.emplace_back("data", data_under(flags.set_up.game, options.setup));
  Place engine;
  engine.file = engine_file(flags.command);
  for (auto& finding : shown.findings) finding.places = {engine};
  add_missing(shown, options, flags.root);
  fill_frames(shown);
  const auto status = finish(shown, settings_of(flags), flags.json, Detail::whole, terminal);
  if (!flags.out.empty()) {
    if (const auto problem = written(shown, flags, terminal.out)) return fail(terminal, *problem);
  }
  return status;
}

}  // namespace ruleproof::cli
