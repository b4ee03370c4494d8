#include "reports/cli/command/explore.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/files.hpp"
#include "properties/parts.hpp"
#include "properties/pins.hpp"
#include "properties/wording.hpp"
#include "reports/cli/command/explore_graph.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/reached.hpp"
#include "solver/search/parts.hpp"
#include "solver/spill/folder.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

using solver::Bound;
using solver::Exploration;

auto options_of(const ExploreFlags& flags) -> solver::ExploreOptions {
  solver::ExploreOptions options{.max_bytes = flags.memory,
                                 .symmetric = flags.symmetric,
                                 .jobs = solver::jobs_for(flags.jobs),
                                 .stop = interrupted};
  if (flags.depth) options.max_depth = *flags.depth;
  if (flags.states) options.max_states = *flags.states;
  return options;
}

/// Whether everything was visited; if not, which bound was met.
auto completeness(const Exploration& all) -> std::string {
  if (all.complete()) return "yes";
  return "no: " + in_words(all.stopped_by);
}

/// The line that would pin these counts.
auto pin_of(const SetupText& setup, const ExploreFlags& flags, const Exploration& all)
    -> std::string {
  properties::Pin pin{.setup = setup,
                      .depth = {},
                      .counts = {all.states, all.transitions, all.terminals},
                      .source = "ruleproof explore"};
  if (!all.complete()) pin.depth = flags.depth;
  return properties::to_text(pin);
}

auto json_of(const Exploration& all) -> Json {
  return {{"complete", all.complete()},
          {"stopped_by", to_json(to_text(all.stopped_by))},
          {"states", all.states},
          {"expanded", all.expanded},
          {"transitions", all.transitions},
          {"terminals", all.terminals},
          {"stuck", all.stuck},
          {"depth", all.depth},
          {"levels", all.levels}};
}

auto print_levels(std::ostream& out, const Exploration& all) -> void {
  std::vector<std::vector<std::string>> rows{{"moves", "positions first reached"}};
  for (std::size_t i = 0; i < all.levels.size(); ++i) {
    rows.push_back({std::to_string(i), grouped(all.levels[i])});
  }
  out << columns(rows, "  ");
}

auto print_text(std::ostream& out, const Exploration& all, bool verbose) -> void {
  if (verbose) print_levels(out, all);
  out << columns({{"positions", grouped(all.states)},
                  {"expanded", grouped(all.expanded)},
                  {"transitions", grouped(all.transitions)},
                  {"game over", grouped(all.terminals)},
                  {"stuck", grouped(all.stuck)},
                  {"depth", std::to_string(all.depth)}});
  out << "complete: " << completeness(all) << '\n';
}

/// The pins of a game, if there are any.
auto pins_of(const std::string& game, const std::string& root)
    -> Result<std::optional<properties::TextFile>> {
  using File = std::optional<properties::TextFile>;
  auto files = project_files(root, "properties/pins", ".txt");
  if (!files) return files.error();
  const auto found = std::ranges::find(*files, pins_file(game), &properties::TextFile::name);
  return found == files->end() ? File() : File(*found);
}

/// Why nothing can be counted again.
auto no_pins(const std::string& game, const std::string& root) -> std::optional<Error> {
  if (auto problem = wrong_root(root, {game})) return problem;
  const auto pins = pins_of(game, root);
  if (!pins) return pins.error();
  if (*pins) return std::nullopt;
  return Error{Code::no_file, in_root(root, pins_file(game)), "nothing is pinned of this game"};
}

/// What one process does alone.
auto not_shared(const ExploreFlags& flags) -> std::optional<Error> {
  const std::array<std::pair<bool, std::string_view>, 6> given{
      {{flags.graph, "--graph"},
       {flags.pins, "--pins"},
       {flags.jobs != 0, "--jobs"},
       {!flags.checkpoint.empty(), "--checkpoint"},
       {!flags.spill.empty(), "--spill"},
       {!flags.out.empty(), "--out"}}};
  for (const auto& [is_given, name] : given) {
    if (is_given) {
      return Error{Code::usage, std::string(name), "is not for several processes"};
    }
  }
  return std::nullopt;
}

/// The search, with what keeps it on the disk, or the processes that share it.
auto explored(const solver::search::Parts& game, const SetupText& setup, const ExploreFlags& flags,
              solver::ExploreOptions options, solver::Post* ranks) -> Result<Exploration> {
  if (ranks != nullptr) {
    options.stop = {};  // all end together, or none
    return game.explore_with(*ranks, setup, options);
  }
  const Interruptible interruptible;
  if (!flags.checkpoint.empty()) {
    return game.explore_kept(setup, options, {flags.checkpoint, flags.resume});
  }
  if (flags.spill.empty()) return game.explore(setup, options);
  const auto folder = OutFolder::claim(flags.spill);
  if (!folder) return folder.error();
  return game.explore_on_disk(setup, options,
                              {flags.spill, flags.resume, "ruleproof " + std::string(version())});
}

/// The same, watched.
auto explored(const solver::search::Parts& game, const SetupText& setup, const ExploreFlags& flags,
              Terminal& terminal) -> Result<Exploration> {
  solver::Reached reached;
  auto options = options_of(flags);
  options.watcher = watcher_of(terminal, reached);
  const Watched watched(terminal, [&](auto elapsed) { return how_far(reached, options, elapsed); });
  return explored(game, setup, flags, options, terminal.ranks);
}

/// The figures of a search as a report.
auto report_of(const Exploration& all, const SetupText& setup, const ExploreFlags& options)
    -> GameReport {
  auto report = search_report(options.set_up.game, all.stuck, all.states, all.stopped_by);
  report.facts = {{"set-up", ruleproof::to_text(setup.options)},
                  {"rulings", ruleproof::to_text(setup.rulings)},
                  {"positions", grouped(all.states)},
                  {"expanded", grouped(all.expanded)},
                  {"transitions", grouped(all.transitions)},
                  {"game over", grouped(all.terminals)},
                  {"depth", std::to_string(all.depth)},
                  {"complete", completeness(all)},
                  {"data", data_under(options.set_up.game, setup)}};
  return report;
}

auto run_pins(const ExploreFlags& options, const std::optional<OutFolder>& folder,
              Terminal& terminal) -> int {
  if (const auto problem = no_pins(options.set_up.game, options.root)) {
    return fail(terminal, *problem);
  }
  const Interruptible interruptible;
  const auto report = [&] {
    solver::Reached reached;
    const solver::ExploreOptions bounds{
        .max_bytes = options.memory, .stop = interrupted, .watcher = watcher_of(terminal, reached)};
    const Watched watched(terminal,
                          [&](auto elapsed) { return how_far(reached, bounds, elapsed); });
    return pins_report(options.set_up.game, options.root, bounds);
  }();
  if (!report) return fail(terminal, report.error());
  if (const auto problem = write_report(*report, {}, folder, terminal)) {
    return fail(terminal, *problem);
  }
  const auto status = finish(*report, {}, options.json, detail_of(options.verbose), terminal);
  return interrupted() && status == exit_clean ? exit_interrupted : status;
}

auto print(const Exploration& all, const SetupText& setup, const std::string& data,
           const ExploreFlags& options, Terminal& terminal) -> void {
  if (options.json) {
    auto json = json_of(all);
    json["setup"] = to_json(setup.options);
    json["rulings"] = to_json(setup.rulings);
    json["data"] = to_json(std::string_view(data));
    print_json(terminal.out, schemas::exploration, json);
    return;
  }
  print_text(terminal.out, all, options.verbose);
  terminal.out << "data: " << data << '\n';
  if (!options.symmetric && (all.complete() || all.stopped_by == Bound::depth)) {
    terminal.out << "pin: " << pin_of(setup, options, all) << '\n';
  }
  if (!options.verbose) terminal.out << "-v shows what is reached after each number of moves\n";
}

/// What became of the folder of a search that did not end.
auto tell_what_is_kept(const Exploration& all, const ExploreFlags& options, Terminal& terminal)
    -> void {
  if (all.complete() || all.stopped_by == Bound::depth) return;
  if (!options.checkpoint.empty() && all.stopped_by == Bound::time) {
    terminal.err << "what is known is kept: --resume goes on\n";
  }
  if (options.spill.empty()) return;
  if (all.stopped_by == Bound::memory) {
    terminal.err << "words and pairs that positions share stay in memory, and do not fit: more "
                    "--memory is needed\n";
  }
  const auto kept = options.spill + "/" + std::string(solver::Folder::standing_file);
  if (!std::filesystem::exists(kept)) return;  // it ended before anything went to the disk
  terminal.err << (all.stopped_by == Bound::time
                       ? "what is known is kept: --resume goes on\n"
                       : "what is known is kept: --resume goes on, with more of what ended the "
                         "search\n");
}

auto run_explore(const solver::search::Parts& game, const SetupText& text,
                 const ExploreFlags& options, const std::optional<OutFolder>& folder,
                 Terminal& terminal) -> int {
  const auto setup = game.set_up(text);
  if (!setup) return fail(terminal, setup.error());
  if (options.pins) return run_pins(options, folder, terminal);
  if (options.symmetric && !game.symmetric) {
    return fail(terminal, {Code::usage, "--symmetric",
                           std::string(game.name) + " has no symmetry that is known"});
  }
  const auto begin = std::chrono::steady_clock::now();
  const auto result = explored(game, text, options, terminal);
  if (!result) return fail(terminal, result.error());
  const auto& all = *result;
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  print(all, *setup, data_under(options.set_up.game, text), options, terminal);
  terminal.err << fmt::format("{:.1f} bytes a position, {:.2f} s, {} positions a second\n",
                              all.bytes_per_state(), seconds.count(),
                              grouped(static_cast<std::uint64_t>(static_cast<double>(all.states) /
                                                                 (seconds.count() + 1e-9))));
  tell_what_is_kept(all, options, terminal);
  const auto problem = write_report(report_of(all, *setup, options), {}, folder, terminal);
  if (problem) return fail(terminal, *problem);
  return exit_status(all.stuck, all.stopped_by);
}

}  // namespace

auto pins_report(const std::string& game, const std::string& root,
                 const solver::ExploreOptions& bounds) -> Result<GameReport> {
  auto report = empty_report(game);
  const auto file = pins_file(game);
  const auto text = pins_of(game, root);
  if (!text) return text.error();
  if (!*text) {
    report.checks.push_back(needed(not_there("pins", file, root), root));
    return report;
  }
  const auto pins = properties::parse_pins((*text)->text, file);
  if (!pins) return pins.error();
  return entry_called(game).laws.check_pins(*pins, file, bounds);
}

auto search_report(const std::string& game, std::uint64_t stuck, std::uint64_t positions,
                   Bound stopped_by) -> GameReport {
  auto report = empty_report(game);
  Check check{.group = "search",
              .name = "whoever is to act has a move",
              .status = stuck > 0                   ? Status::failed
                        : stopped_by == Bound::none ? Status::passed
                                                    : Status::skipped,
              .amount = plural(positions, "position"),
              .message = {},
              .finding = {}};
  if (stuck > 0) check.message = "In " + plural(stuck, "position") + " there is none.";
  if (check.status == Status::skipped) {
    check.message = "Not all positions were visited: " + in_words(stopped_by) + '.';
  }
  report.checks.push_back(std::move(check));
  return report;
}

auto exit_status(std::uint64_t stuck, solver::Bound stopped_by) -> int {
  if (stuck > 0) return exit_findings;
  return stopped_by == Bound::time ? exit_interrupted : exit_clean;
}

auto run(const ExploreFlags& options, Terminal& terminal) -> int {
  const auto* game = known_games().find(options.set_up.game);
  if (game == nullptr) return fail(terminal, unknown_game(options.set_up.game));
  const auto setup = setup_text(options.set_up);
  if (!setup) return fail(terminal, setup.error());
  if (terminal.ranks != nullptr) {
    if (const auto problem = not_shared(options)) return fail(terminal, *problem);
  }
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  return options.graph ? run_graph(game->search, *setup, options, *folder, terminal)
                       : run_explore(game->search, *setup, options, *folder, terminal);
}

}  // namespace ruleproof::cli
