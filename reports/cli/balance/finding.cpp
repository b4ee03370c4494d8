#include "reports/cli/balance/finding.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "model/core/telling/game_words.hpp"
#include "properties/wording.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/print.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

using balance::Counted;
using balance::Quantity;

/// What a short run can afford of a bot: a second or so for each experiment.
struct Budget {
  std::string_view bot;
  std::uint64_t games;
};
constexpr auto budgets =
    std::to_array<Budget>({{"uniform", 320}, {"greedy", 160}, {"mcts:8:4", 16}});

auto names(const std::vector<std::string>& seats) -> std::string {
  std::string text;
  for (const auto& seat : seats) text += (text.empty() ? "" : " and ") + seat;
  return text;
}

/// "With greedy, festival-zero=ranked instead of festival-zero=scores-nothing: p1 less, p3 more."
auto effect_title(const Experiment& experiment, const Results& results) -> std::string {
  auto title = fmt::format("With {}, ", to_text(experiment.plan.bots.front()));
  for (std::size_t v = 1; v < experiment.variants.size(); ++v) {
    std::string shown;
    for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
      const auto& series = results.layout.series[i];
      if (series.variant != v || !series.difference || shown_by(results, i).empty()) continue;
      shown += (shown.empty() ? "" : ", ") + shown_subject(experiment, results, series) + ' ' +
               shown_by(results, i);
    }
    title += fmt::format("{}{} instead of {}: {}", v > 1 ? "; " : "", experiment.variants[v].name,
                         experiment.variants[0].name,
                         shown.empty() ? "no effect on a share is shown" : shown);
  }
  return title;
}

/// "The worth of "choose privilege" to greedy is 2.31 % (1.90 % to 2.72 %) of the wins."
auto worth_title(const Experiment& experiment, const Results& results) -> std::string {
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto& series = results.layout.series[i];
    if (series.quantity != Quantity::worth || series.difference) continue;
    const auto share = share_of(results, i).interval;
    return fmt::format("The {}, who otherwise plays without it, is {} ({} to {}) of the wins",
                       shown_subject(experiment, results, series), percent(share.mean),
                       percent(share.low), percent(share.high));
  }
  return "Bots against each other";
}

/// "With greedy bots, p1 of 3 is ahead."
auto title_of(const Experiment& experiment, const Results& results) -> std::string {
  if (experiment.variants.size() > 1) return effect_title(experiment, results);
  if (experiment.plan.bots.size() > 1) return worth_title(experiment, results);
  std::vector<std::string> ahead;
  std::vector<std::string> behind;
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto& series = results.layout.series[i];
    if (series.quantity != Quantity::seat) continue;
    const auto shown = shown_by(results, i);
    if (shown == "ahead") ahead.push_back(shown_subject(experiment, results, series));
    if (shown == "behind") behind.push_back(shown_subject(experiment, results, series));
  }
  const auto with = fmt::format("With {} in all seats, ", to_text(experiment.plan.bots.front()));
  const auto of =
      fmt::format(" of {}", plural(static_cast<std::uint64_t>(results.players), "player"));
  if (no_game_ended(results, 0))
    return with + "no game" + of + " ended: nothing is known of favour";
  if (ahead.empty() && behind.empty()) return with + "no seat" + of + " is shown to be favoured";
  const auto be = [&](const auto& seats) {
    const auto& called = results.words.seats;
    const auto named = std::ranges::find(called, seats.front(), &SeatWords::name);
    const bool several = named != called.end() && named->several;
    return seats.size() == 1 && !several ? " is " : " are ";
  };
  if (ahead.empty()) return with + names(behind) + of + be(behind) + "behind";
  return with + names(ahead) + of + be(ahead) + "ahead" +
         (behind.empty() ? "" : ", " + names(behind) + be(behind) + "behind");
}

/// "the dwarves", "may pass: p1", "may pass less as it is: p1".
auto name_of_mean(const Experiment& experiment, const Results& results,
                  const balance::Series& series) -> std::string {
  auto subject = shown_subject(experiment, results, series);
  const auto& variant = experiment.variants[series.variant].name;
  if (variant.empty()) return subject;
  if (!series.difference) return variant + ": " + subject;
  return variant + " less " + experiment.variants[0].name + ": " + subject;
}

auto add_means(const Experiment& experiment, const Results& results, Finding& finding) -> void {
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto interval = share_of(results, i).interval;
    finding.facts.emplace_back(name_of_mean(experiment, results, results.layout.series[i]),
                               fmt::format("{} ({} to {})", percent(interval.mean),
                                           percent(interval.low), percent(interval.high)));
  }
}

auto add_distributions(const Results& results, Finding& finding) -> void {
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    const auto& distribution = results.layout.distributions[i];
    const auto& histogram = results.balance.histograms[i];
    const bool moves = distribution.counted == Counted::moves;
    if (!moves && distribution.counted != Counted::seat_score) continue;
    if (distribution.variant != 0) continue;
    const auto name =
        moves ? std::string("moves") : "score of " + seat_words(results.words, distribution.index);
    finding.facts.emplace_back(
        name,
        fmt::format("{:.1f} on the mean; 5, 50 and 95 of 100 games have at most {}, {} and {}",
                    balance::mean(histogram), balance::quantile(histogram, 5),
                    balance::quantile(histogram, 50), balance::quantile(histogram, 95)));
  }
}

/// How many clauses were relied on, and which of them in few games only.
auto add_clauses(const Experiment& experiment, const Results& results, Finding& finding) -> void {
  const auto game = game_info(experiment.game);
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    const auto& distribution = results.layout.distributions[i];
    if (distribution.counted != Counted::clause_games || distribution.variant != 0) continue;
    const auto& games = results.balance.histograms[i];
    if (games.empty()) continue;  // a recorded run keeps no clauses
    const auto rare = games_played(results) / experiment.variants.size() / 100;
    int enforced = 0;
    int used = 0;
    std::string seldom;
    for (std::size_t c = 0; c < game->clauses.size(); ++c) {
      if (game->clauses[c].disposition != Disposition::enforced) continue;
      ++enforced;
      const auto found = games.find(static_cast<std::int64_t>(c));
      if (found == games.end()) continue;
      ++used;
      if (found->second > rare) continue;
      seldom += (seldom.empty() ? "; in at most 1 of 100 games: " : ", ") +
                std::string(game->clauses[c].id);
    }
    finding.facts.emplace_back("clauses",
                               fmt::format("{} of {} were relied on{}", used, enforced, seldom));
  }
}

auto unfinished_of(const Results& results) -> std::uint64_t {
  std::uint64_t games = 0;
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    if (results.layout.distributions[i].counted != Counted::unfinished) continue;
    games += balance::total(results.balance.histograms[i]);
  }
  return games;
}

/// Of an experiment: its bots, and what varies.
auto id_of(const Experiment& experiment, const Results& results) -> std::string {
  auto id = fmt::format("{}/balance/{}/", experiment.game, results.players);
  std::string name;
  for (const auto& bot : experiment.plan.bots) name += to_text(bot) + ' ';
  for (const auto& variant : experiment.variants) name += variant.name + ' ';
  return id + properties::slug(name);
}

}  // namespace

auto self_plays_of(const std::string& game, std::uint64_t seed, bool quick,
                   std::optional<double> until) -> std::vector<SelfPlay> {
  std::vector<SelfPlay> plays;
  const auto info = game_info(game);
  for (int players = info->least_players; players <= info->most_players; ++players) {
    for (const auto& budget : budgets) {
      plays.push_back({.game = game,
                       .players = players,
                       .bot = std::string(budget.bot),
                       .games = until   ? 0
                                : quick ? budget.games / 16
                                        : budget.games,
                       .until = until.value_or(0.01),
                       .seed = seed});
    }
  }
  return plays;
}

auto name_of(const SelfPlay& play) -> std::string {
  return fmt::format("balance, {}, {}", plural(static_cast<std::uint64_t>(play.players), "player"),
                     play.bot);
}

auto finding_of(const Experiment& experiment, const Results& results) -> Finding {
  const auto widest = balance::widest(results.layout, results.balance, results.confidence);
  Finding finding{.id = id_of(experiment, results),
                  .kind = FindingKind::answer,
                  .severity = Severity::note,
                  .game = experiment.game,
                  .clauses = {},
                  .title = title_of(experiment, results),
                  .message = {},
                  .how = How::sampled,
                  .bound = fmt::format("{}, {} up and down", plural(games_played(results), "game"),
                                       percent(widest)),
                  .data = results.data,
                  .facts = {},
                  .places = {},
                  .witnesses = {},
                  .smt2 = {}};
  finding.message = fmt::format(
      "Shares of the wins, where winners share a win; a fair game gives each seat {}. Each "
      "interval of 95 % is true whenever one stops; ahead and behind are said where all of them "
      "together "
      "show it. Other bots may find another seat ahead.",
      percent(fair_share(results)));
  if (const auto unfinished = unfinished_of(results); unfinished > 0) {
    finding.message += fmt::format(" {} did not end within {} choices and count as shared by all.",
                                   plural(unfinished, "game"), grouped(experiment.plan.longest));
  }
  add_means(experiment, results, finding);
  add_distributions(results, finding);
  add_clauses(experiment, results, finding);
  return finding;
}

auto balance_report(const SelfPlay& play) -> Result<GameReport> {
  Experiment experiment{.game = play.game,
                        .variants = {},
                        .plan = {.bots = {}, .seed = play.seed, .longest = 2'000},
                        .options = {.until = play.until, .threads = 1}};
  const auto bots = balance::read_bots(play.bot, "balance");
  if (!bots) return bots.error();
  experiment.plan.bots = *bots;
  Variant variant;
  const auto info = game_info(play.game);
  if (info->least_players < info->most_players) {
    variant.setup.options.emplace("players", std::to_string(play.players));
  }
  experiment.variants.push_back(std::move(variant));
  if (play.games > 0) experiment.options.rounds = play.games;
  const auto results = conduct(experiment, {});
  if (!results) return results.error();
  auto report = empty_report(play.game);
  report.findings.push_back(finding_of(experiment, *results));
  report.checks.push_back({.group = "balance",
                           .name = name_of(play),
                           .status = Status::passed,
                           .amount = report.findings.front().bound,
                           .message = {},
                           .finding = {}});
  return report;
}

}  // namespace ruleproof::cli
