#include "reports/cli/command/check.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "properties/report.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/shards/join.hpp"
#include "reports/cli/shards/shard.hpp"
#include "reports/cli/store/kept_laws.hpp"
#include "reports/cli/verify/scale.hpp"
#include "solver/reached.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

/// Whether the set-up was said, so that it is kept fixed.
auto is_fixed(const SetUpFlags& flags) -> bool {
  return !flags.players.empty() || !flags.options.empty() || !flags.rulings.empty() ||
         !flags.rulebook.empty();
}

/// What a game lacks is said.
auto add_lacking_laws(GameReport& report, const GameEntry& game) -> void {
  if (game.laws.own_laws) return;
  auto check = properties::check_of("laws", "what must hold of this game alone");
  check.status = Status::skipped;
  check.message = "Nobody has written laws of this game: it is held to those of all games only.";
  report.checks.push_back(std::move(check));
}

/// The checks and findings of `first` before all others.
auto put_first(GameReport& report, GameReport&& first) -> void {
  std::ranges::move(report.checks, std::back_inserter(first.checks));
  std::ranges::move(report.findings, std::back_inserter(first.findings));
  report.checks = std::move(first.checks);
  report.findings = std::move(first.findings);
}

/// What Ctrl-C has cut off is no law that holds.
auto ended_early() -> Check {
  auto check = properties::check_of("laws", "all that was asked for is tried");
  check.status = Status::skipped;
  check.message = "Ctrl-C came before: this is what was tried until then.";
  return check;
}

/// What outlives the games: where failures are kept, and the folder of the report.
struct Kept {
  KeptLaws laws;
  std::optional<OutFolder> folder;
};

/// What was found, however early Ctrl-C has ended it; the laws that failed are kept.
auto told(GameReport& report, std::vector<std::pair<std::string, std::string>> facts,
          const CheckFlags& options, const Kept& kept, Terminal& terminal) -> int {
  const bool early = interrupted();
  if (early) {
    report.checks.push_back(ended_early());
    report.facts.emplace_back("ended early", "by Ctrl-C");
  }
  if (options.failed.last) facts.emplace_back("laws", "those that failed last");
  if (const auto problem = kept.laws.keep(report)) print(terminal, *problem);
  if (const auto problem = write_report(report, facts, kept.folder, terminal)) {
    return fail(terminal, *problem);
  }
  const auto status =
      finish(report, std::move(facts), options.json, detail_of(options.verbose), terminal);
  return early && status == exit_clean ? exit_interrupted : status;
}

/// The laws at every step of the set-up that was said, or of the one that the game names.
auto everywhere(const CheckFlags& options, const GameEntry& game, SetupText setup, const Kept& kept,
                Terminal& terminal) -> int {
  if (!is_fixed(options.set_up)) {
    auto own = own_scale(game);
    if (!own) {
      return fail(terminal, {Code::usage, "--everywhere",
                             "the game names no set-up that is small enough; say one: --setup"});
    }
    setup = std::move(own).value();
  }
  auto bounds = scale_bounds();
  if (options.states) bounds.max_states = *options.states;
  bounds.stop = interrupted;
  const Interruptible interruptible;
  auto report = [&] {
    solver::Reached reached;
    bounds.watcher = watcher_of(terminal, reached);
    const Watched watched(terminal,
                          [&](auto elapsed) { return how_far(reached, bounds, elapsed); });
    return game.laws.check_everywhere(setup, bounds);
  }();
  add_lacking_laws(report, game);
  report.facts.emplace_back("data", game.facts.data_under(setup));
  if (options.verbose) {
    for (const auto& [name, value] : report.facts) terminal.out << name << ": " << value << '\n';
  }
  return told(report, report.facts, options, kept, terminal);
}

}  // namespace

auto laws_report(const std::string& game, std::uint64_t steps, std::uint64_t seed) -> GameReport {
  const auto& entry = entry_called(game);
  auto report = entry.laws.check_laws({.steps = steps, .seed = seed});
  add_lacking_laws(report, entry);
  return report;
}

auto run(const CheckFlags& options, Terminal& terminal) -> int {
  const auto* game = known_games().find(options.set_up.game);
  if (game == nullptr) return fail(terminal, known_games().unknown(options.set_up.game));
  const auto setup = whole_setup(*game, options.set_up);
  if (!setup) return fail(terminal, setup.error());
  auto laws = KeptLaws::of(options.set_up.game, options.failed);
  if (!laws) return fail(terminal, laws.error());
  auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  const Kept kept{std::move(laws).value(), std::move(folder).value()};
  if (options.everywhere) return everywhere(options, *game, *setup, kept, terminal);
  const auto shard = read_shard(options.shard);
  if (!shard) return fail(terminal, shard.error());
  properties::CheckOptions check{.steps = options.steps,
                                 .seed = seed_of(*shard, options.seed),
                                 .laws = options.failed.last ? kept.laws.names() : options.laws,
                                 .jobs = solver::jobs_for(options.jobs),
                                 .stop = interrupted};
  if (is_fixed(options.set_up)) check.setup = *setup;
  const Interruptible interruptible;
  auto report = [&] {
    properties::Played played;
    check.watcher = watcher_of(terminal, played);
    const Watched watched(terminal,
                          [&](auto elapsed) { return how_far(played, check.steps, elapsed); });
    return game->laws.check_laws(check);
  }();
  if (options.failed.asked()) {
    auto again = kept.laws.played_again();
    if (options.failed.last && !interrupted()) {
      if (const auto problem = kept.laws.untried(again)) return fail(terminal, *problem);
    }
    put_first(report, std::move(again));
  }
  if (check.laws.empty()) {
    properties::add_coverage(report, properties::is_meaningful(check) && !interrupted());
    add_lacking_laws(report, *game);
  } else if (report.checks.empty()) {
    return fail(terminal, {Code::usage, "--law",
                           "no law has this in its name: \"" + options.laws.front() + "\""});
  }
  report.facts.emplace_back("data", game->facts.data_under(*setup));
  return told(report, with_shard(report.facts, options.shard), options, kept, terminal);
}

}  // namespace ruleproof::cli
