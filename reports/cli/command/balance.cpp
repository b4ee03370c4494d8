#include "reports/cli/command/balance.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/play.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/finding.hpp"
#include "reports/cli/balance/kept.hpp"
#include "reports/cli/balance/print.hpp"
#include "reports/cli/balance/variants.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/run.hpp"

namespace ruleproof::cli {
namespace {

/// "0.5%" or "0.005".
auto read_half_width(const std::string& text) -> Result<double> {
  double value = 0;
  const auto* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, value);
  const auto unit = std::string_view(rest, static_cast<std::size_t>(end - rest));
  if (unit == "%") value /= 100;
  const bool read = problem == std::errc{} && (unit.empty() || unit == "%");
  if (!read || !std::isfinite(value) || value < 0.0001 || value > 0.5) {
    return Error{Code::usage, "--until",
                 "expected a half-width from 0.01% to 50%, got \"" + text + '"'};
  }
  return value;
}

/// Each bot, and for each beginning of moves a copy of it that leaves them out.
auto bots_of(const BalanceFlags& flags) -> Result<std::vector<balance::BotSpec>> {
  auto bots = balance::read_bots(flags.bots, "--bots");
  if (!bots) return bots;
  auto all = *bots;
  for (const auto& never : flags.never) {
    for (auto bot : *bots) {
      bot.never = never;
      all.push_back(std::move(bot));
    }
  }
  if (all.size() > balance::most_bots) {
    return Error{Code::usage, "--never",
                 "expected at most " + std::to_string(balance::most_bots) +
                     " bots, with those that leave out moves"};
  }
  return all;
}

/// "3 h 20 min", "45 s".
auto duration(double seconds) -> std::string {
  const auto whole = static_cast<std::int64_t>(std::min(seconds, 1e9));
  if (whole < 100) return fmt::format("{} s", whole);
  if (whole < 6000) return fmt::format("{} min", whole / 60);
  return fmt::format("{} h {} min", whole / 3600, whole / 60 % 60);
}

/// Tells of the progress: a line that is written over, or one now and then.
class Watcher {
 public:
  explicit Watcher(Terminal& terminal) : terminal_(terminal) {
    show_line(terminal_, "playing the first rounds");
  }
  ~Watcher() { end_line(terminal_); }
  Watcher(const Watcher&) = delete;
  auto operator=(const Watcher&) -> Watcher& = delete;

  auto operator()(const balance::Progress& now) -> void {
    if (!terminal_.progress && now.seconds < next_) return;
    next_ = now.seconds + 10;
    const auto line = fmt::format("{}{}, {} up and down, {} left", plural(now.rounds, "round"),
                                  now.resumed > 0 ? ", " + grouped(now.resumed) + " resumed" : "",
                                  percent(now.half_width), duration(now.seconds_left));
    if (terminal_.progress) {
      show_line(terminal_, line);
    } else {
      terminal_.err << line << '\n';
    }
  }

 private:
  Terminal& terminal_;
  double next_ = 0;
};

/// A name that is mistyped leaves nothing out: says so where no move of random games begins so.
auto note_unseen(const BalanceFlags& flags, Terminal& terminal) -> void {
  constexpr int games = 20;
  constexpr std::size_t longest = 400;
  std::set<std::string> unseen(flags.never.begin(), flags.never.end());
  const auto game = make(flags.set_up);
  for (int seed = 1; game && seed <= games && !unseen.empty(); ++seed) {
    Dice dice(static_cast<std::uint64_t>(seed));
    (*game)->restart();
    play_at_random(**game, dice, longest, [&](std::size_t offer) {
      const auto move = (*game)->text_of(offer);
      std::erase_if(unseen, [&](const std::string& never) { return move.starts_with(never); });
    });
  }
  for (const auto& never : unseen) {
    terminal.err << "note: --never \"" << error_line(never) << "\": no move of " << games
                 << " random games begins so\n";
  }
}

}  // namespace

auto experiment_of(const BalanceFlags& flags) -> Result<Experiment> {
  if (!known_game(flags.set_up.game)) return unknown_game(flags.set_up.game);
  const auto setup = setup_text(flags.set_up);
  if (!setup) return setup.error();
  auto variants = variants_of(flags.set_up.game, *setup, flags.vary);
  if (!variants) return variants.error();
  auto bots = bots_of(flags);
  if (!bots) return bots.error();
  const auto until = read_half_width(flags.until);
  if (!until) return until.error();
  if (flags.games && *flags.games == 0) {
    return Error{Code::usage, "--games", "expected at least one game"};
  }
  if (flags.longest == 0) {
    return Error{Code::usage, "--longest", "expected at least one choice"};
  }
  if (flags.resume && flags.checkpoint.empty()) {
    return Error{Code::usage, "--resume", "expected --checkpoint FILE, too"};
  }
  Experiment experiment{
      .game = flags.set_up.game,
      .variants = std::move(variants).value(),
      .plan = {.bots = std::move(bots).value(), .seed = flags.seed, .longest = flags.longest},
      .options = {}};
  experiment.options.until = *until;
  if (flags.games) experiment.options.rounds = *flags.games;
  experiment.options.threads = std::min(flags.threads, 1024U);
  experiment.options.checkpoint = flags.checkpoint;
  experiment.options.resume = flags.resume;
  experiment.options.stop = interrupted;
  return experiment;
}

auto run(const BalanceFlags& options, Terminal& terminal) -> int {
  const auto experiment = experiment_of(options);
  if (!experiment) return fail(terminal, experiment.error());
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  note_unseen(options, terminal);
  const Interruptible interruptible;
  auto results = [&] {
    Watcher watcher(terminal);
    return conduct(*experiment, [&](const balance::Progress& now) { watcher(now); });
  }();
  if (!results) return fail(terminal, results.error());
  const bool early = interrupted();
  if (early && results->balance.rounds == 0) {
    terminal.err << "Ctrl-C came before the first round was over: there is nothing to tell\n";
    return exit_interrupted;
  }
  auto report = empty_report(experiment->game);
  report.findings.push_back(finding_of(*experiment, *results));
  report.findings.back().facts.emplace_back("made by", command_of(options));
  std::vector<std::pair<std::string, std::string>> facts{{"seed", std::to_string(options.seed)}};
  if (early) facts.emplace_back("ended early", "by Ctrl-C");
  if (const auto problem = write_report(report, facts, *folder, terminal)) {
    return fail(terminal, *problem);
  }
  if (early) {
    terminal.err << "Ctrl-C came before the end: this rests on "
                 << plural(results->balance.rounds, "round")
                 << (options.record.empty() ? "" : "; nothing is recorded") << '\n';
  } else if (!options.record.empty()) {
    if (const auto problem = record(options, *experiment, *results))
      return fail(terminal, *problem);
  }
  if (options.json) {
    auto json = to_json(*experiment, *results);
    if (early) json["ended_early"] = true;
    print_json(terminal.out, schemas::balance, json);
  } else {
    print_results(terminal.out, *experiment, *results, options.clauses, options.verbose);
  }
  return early ? exit_interrupted : exit_clean;
}

}  // namespace ruleproof::cli
