#include "reports/cli/balance/recorded.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/balance/chart.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/finding.hpp"
#include "reports/cli/balance/kept.hpp"
#include "reports/cli/balance/print.hpp"
#include "reports/cli/command/balance.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

auto is_self_play(const Recorded& recorded) -> bool {
  return recorded.flags.never.empty() && recorded.flags.vary.empty();
}

/// What a record says, with the experiment that it is of.
struct Recalled {
  Experiment experiment;
  Results results;
};
auto recalled(const Recorded& recorded) -> Result<Recalled> {
  auto experiment = experiment_of(recorded.flags);
  if (!experiment) return experiment.error();
  auto results = recall(*experiment, recorded.counts, recorded.where);
  if (!results) return results.error();
  return Recalled{std::move(experiment).value(), std::move(results).value()};
}

/// Whether the run begins as it is recorded.
auto begins_alike(const Recorded& recorded, const Recalled& run, Check& check) -> Result<bool> {
  const auto digest = digest_of_first_rounds(run.experiment);
  if (!digest) return digest.error();
  const auto games = first_rounds * run.results.layout.games_a_round;
  check.amount = fmt::format("first {} of {}", grouped(games),
                             plural(games_played(run.results), "recorded game"));
  if (*digest == recorded.digest) return true;
  check.status = Status::failed;
  check.message = fmt::format(
      "The first {} give something else than {} says: the rules, the bots or the way of counting "
      "have changed, and its figures are of the past. Make it again: {}",
      plural(games, "game"), recorded.where, recording_command_of(recorded.flags));
  return false;
}

}  // namespace

auto records_of(const std::string& game, const std::string& root) -> Result<std::vector<Recorded>> {
  const auto files = project_files(root, std::string(records_folder), ".json");
  if (!files) return files.error();
  std::vector<Recorded> records;
  for (const auto& file : *files) {
    auto recorded = read_record(file.text, file.name);
    if (!recorded) return recorded.error();
    if (recorded->flags.set_up.game == game) records.push_back(std::move(recorded).value());
  }
  std::ranges::sort(records, {}, [](const Recorded& recorded) {
    const auto& flags = recorded.flags;
    const int strength = flags.bots == "uniform" ? 0 : flags.bots == "greedy" ? 1 : 2;
    return std::tuple(!is_self_play(recorded), flags.set_up.players, strength, recorded.where);
  });
  return records;
}

auto name_of(const Recorded& recorded) -> std::string {
  const auto& flags = recorded.flags;
  const auto& players = flags.set_up.players.empty() ? std::string("2") : flags.set_up.players;
  auto name = fmt::format("balance, {} players, {}", players, flags.bots);
  for (const auto& never : flags.never) name += ", never " + never;
  if (!flags.vary.empty()) name += ", " + flags.vary;
  return name + ": the recorded run begins as it is recorded";
}

auto recorded_report(const Recorded& recorded) -> Result<GameReport> {
  const auto run = recalled(recorded);
  if (!run) return run.error();
  auto report = empty_report(run->experiment.game);
  Check check{.group = "balance",
              .name = name_of(recorded),
              .status = Status::passed,
              .amount = {},
              .message = {},
              .finding = {}};
  const auto alike = begins_alike(recorded, *run, check);
  if (!alike) return alike.error();
  if (*alike) {
    auto finding = finding_of(run->experiment, run->results);
    const auto games = first_rounds * run->results.layout.games_a_round;
    finding.facts.emplace_back(
        "recorded run", fmt::format("{}, seed {}; the first {} were played again and are the same",
                                    plural(games_played(run->results), "game"),
                                    run->experiment.plan.seed, grouped(games)));
    finding.facts.emplace_back("made by", command_of(recorded.flags));
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
  return report;
}

auto overview_report(const std::string& game, const std::vector<Recorded>& records)
    -> Result<GameReport> {
  auto report = empty_report(game);
  std::vector<Charted> charted;
  double widest = 0;
  std::uint64_t games = 0;
  Finding finding;
  finding.id = game + "/balance";
  finding.game = game;
  finding.how = How::sampled;
  for (const auto& recorded : records) {
    if (!is_self_play(recorded)) continue;
    const auto run = recalled(recorded);
    if (!run) return run.error();
    const auto half =
        balance::widest(run->results.layout, run->results.balance, run->results.confidence);
    widest = std::max(widest, half);
    games += games_played(run->results);
    charted.push_back({.players = run->results.players,
                       .bot = recorded.flags.bots,
                       .seats = {},
                       .words = run->results.words});
    for (std::size_t i = 0; i < run->results.layout.series.size(); ++i) {
      if (run->results.layout.series[i].quantity != balance::Quantity::seat) continue;
      charted.back().seats.push_back(share_of(run->results, i).interval);
    }
    finding.data = run->results.data;
    finding.facts.emplace_back(
        fmt::format("{} players, {}", run->results.players, recorded.flags.bots),
        fmt::format("{}, {} up and down", plural(games_played(run->results), "game"),
                    percent(half)));
  }
  if (charted.empty()) return report;
  finding.title = "Who is favoured, at each number of players and with each bot";
  finding.message =
      "Shares of the wins by seat, with intervals of 95 % that are true whenever one stops. The "
      "line "
      "is what a fair game gives. The runs are recorded; the checks of the group \"balance\" play "
      "their beginnings again.";
  finding.bound = fmt::format("{}, {} up and down at most", plural(games, "game"), percent(widest));
  finding.witnesses.push_back(
      {.title = "Share of the wins by seat",
       .record = {},
       .frames = {
           Frame{.seat = {}, .move = {}, .because = {}, .changes = {}, .panels = chart(charted)}}});
  report.findings.push_back(std::move(finding));
  return report;
}

}  // namespace ruleproof::cli
