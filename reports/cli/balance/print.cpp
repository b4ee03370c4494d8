#include "reports/cli/balance/print.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

using balance::Counted;
using balance::Distribution;
using balance::Quantity;
using balance::Series;
using Rows = std::vector<std::vector<std::string>>;

auto signed_percent(double share) -> std::string { return fmt::format("{:+.2f} %", 100 * share); }

/// A row of a mean: what of, the share, its interval, what it shows.
auto row_of(const Experiment& experiment, const Results& results, std::size_t i)
    -> std::vector<std::string> {
  const auto& series = results.layout.series[i];
  const auto interval = share_of(results, i).interval;
  const bool plus = series.difference || series.quantity == Quantity::worth;
  const auto text = [&](double share) { return plus ? signed_percent(share) : percent(share); };
  return {shown_subject(experiment, results, series), text(interval.mean),
          text(interval.low) + " to " + text(interval.high), shown_by(results, i)};
}

auto print_means(std::ostream& out, const Experiment& experiment, const Results& results,
                 std::size_t variant, bool difference) -> void {
  Rows rows;
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto& series = results.layout.series[i];
    if (series.variant != variant || series.difference != difference) continue;
    rows.push_back(row_of(experiment, results, i));
  }
  out << columns(rows, "  ");
}

auto name_of(const Experiment& experiment, const Results& results, const Distribution& distribution)
    -> std::string {
  switch (distribution.counted) {
    case Counted::moves:
      return "moves of a game";
    case Counted::seat_score:
      return "score of " + seat_words(results.words, distribution.index);
    case Counted::bot_score:
      return "score of " + to_text(experiment.plan.bots[distribution.index]);
    case Counted::clause_games:
    case Counted::clause_steps:
    case Counted::unfinished:
    case Counted::barred:
      break;
  }
  return "";
}

auto print_distributions(std::ostream& out, const Experiment& experiment, const Results& results,
                         std::size_t variant) -> void {
  Rows rows{{"", "mean", "deviation", "least", "5 %", "median", "95 %", "most"}};
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    const auto& distribution = results.layout.distributions[i];
    const auto& histogram = results.balance.histograms[i];
    const auto name = name_of(experiment, results, distribution);
    const bool twice =
        distribution.counted == Counted::bot_score && experiment.plan.bots.size() < 2;
    if (distribution.variant != variant || name.empty() || histogram.empty() || twice) continue;
    rows.push_back({name, fmt::format("{:.2f}", balance::mean(histogram)),
                    fmt::format("{:.2f}", balance::deviation(histogram)),
                    std::to_string(histogram.begin()->first),
                    std::to_string(balance::quantile(histogram, 5)),
                    std::to_string(balance::quantile(histogram, 50)),
                    std::to_string(balance::quantile(histogram, 95)),
                    std::to_string(histogram.rbegin()->first)});
  }
  out << columns(rows, "  ");
}

/// The histogram of what is counted in a variant.
auto histogram_of(const Results& results, Counted counted, std::size_t variant, std::size_t index)
    -> const balance::Histogram& {
  static const balance::Histogram none;
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    const auto& distribution = results.layout.distributions[i];
    if (distribution.counted == counted && distribution.variant == variant &&
        distribution.index == index) {
      return results.balance.histograms[i];
    }
  }
  return none;
}

auto count_at(const balance::Histogram& histogram, std::int64_t key) -> std::uint64_t {
  const auto found = histogram.find(key);
  return found == histogram.end() ? 0 : found->second;
}

auto games_of_a_variant(const Results& results) -> std::uint64_t {
  return balance::total(histogram_of(results, Counted::moves, 0, 0));
}

auto print_clauses(std::ostream& out, const Experiment& experiment, const Results& results,
                   std::size_t variant, bool all) -> void {
  const auto game = game_info(experiment.game);
  const auto games = static_cast<double>(games_of_a_variant(results));
  const auto& in_games = histogram_of(results, Counted::clause_games, variant, 0);
  const auto& in_steps = histogram_of(results, Counted::clause_steps, variant, 0);
  Rows rows{{"clause", "games", "steps a game"}};
  std::size_t enforced = 0;
  std::size_t used = 0;
  for (std::size_t i = 0; i < game->clauses.size(); ++i) {
    const auto& clause = game->clauses[i];
    if (clause.disposition != Disposition::enforced) continue;
    const auto key = static_cast<std::int64_t>(i);
    ++enforced;
    used += in_games.contains(key) ? 1 : 0;
    rows.push_back({std::string(clause.id),
                    percent(static_cast<double>(count_at(in_games, key)) / games),
                    fmt::format("{:.2f}", static_cast<double>(count_at(in_steps, key)) / games)});
  }
  out << "  clauses: " << used << " of " << enforced << " were relied on in some game"
      << (all ? "\n" : "; --clauses shows how often each\n");
  if (all) out << columns(rows, "    ");
}

/// What stands beside the figures, so that nobody takes them for more.
auto print_remarks(std::ostream& out, const Experiment& experiment, const Results& results,
                   std::size_t variant) -> void {
  const auto unfinished = count_at(histogram_of(results, Counted::unfinished, variant, 0), 0);
  const auto longest = grouped(experiment.plan.longest) + " choices";
  if (no_game_ended(results, variant)) {
    out << "  nothing is known of who is favoured: no game ended within " << longest << '\n'
        << "  perhaps they do with --bots greedy, or a larger --longest\n";
  } else if (unfinished > 0) {
    out << "  " << plural(unfinished, "game") << " did not end within " << longest
        << " and count as shared by all\n";
  }
  const auto games = static_cast<double>(games_of_a_variant(results));
  for (std::size_t bot = 0; bot < experiment.plan.bots.size(); ++bot) {
    const auto& spec = experiment.plan.bots[bot];
    if (spec.never.empty()) continue;
    const auto barred = count_at(histogram_of(results, Counted::barred, variant, bot), 0);
    out << "  " << to_text(spec) << " was kept from such a move in "
        << fmt::format("{:.2f}", static_cast<double>(barred) / games) << " choices a game\n";
  }
}

/// Whether nobody looks at what a move is good for: then shares say little of those who do.
auto play_at_random(const Experiment& experiment) -> bool {
  return std::ranges::all_of(experiment.plan.bots,
                             [](const auto& bot) { return to_text(bot).starts_with("uniform"); });
}

}  // namespace

auto percent(double share) -> std::string { return fmt::format("{:.2f} %", 100 * share); }

auto subject_of(const Experiment& experiment, const Series& series) -> std::string {
  switch (series.quantity) {
    case Quantity::seat:
      return "p" + std::to_string(series.index + 1);
    case Quantity::bot:
      return to_text(experiment.plan.bots[series.index]);
    case Quantity::undecided:
      return "not one winner";
    case Quantity::worth:
      break;
  }
  auto bot = experiment.plan.bots[series.index];
  const auto never = std::exchange(bot.never, {});
  return "worth of \"" + never + "\" to " + to_text(bot);
}

auto shown_subject(const Experiment& experiment, const Results& results, const Series& series)
    -> std::string {
  return series.quantity == Quantity::seat ? seat_words(results.words, series.index)
                                           : subject_of(experiment, series);
}

auto games_played(const Results& results) -> std::uint64_t {
  return results.balance.rounds * results.layout.games_a_round;
}

auto no_game_ended(const Results& results, std::size_t variant) -> bool {
  const auto unfinished = balance::total(histogram_of(results, Counted::unfinished, variant, 0));
  return unfinished > 0 && unfinished == games_of_a_variant(results);
}

auto shown_by(const Results& results, std::size_t i) -> std::string {
  const auto& series = results.layout.series[i];
  if (series.quantity == Quantity::undecided && !series.difference) return "";
  const bool zero = series.difference || series.quantity == Quantity::worth;
  const auto middle = zero ? 0.0 : fair_share(results);
  const auto strict = share_of(results, i).strict;
  if (strict.low > middle) return zero ? "more" : "ahead";
  if (strict.high < middle) return zero ? "less" : "behind";
  return "";
}

namespace {

/// A variant as a row: what each has of the wins, who is ahead or behind there, and where it is
/// more or less than in the first.
auto variant_row(const Experiment& experiment, const Results& results, std::size_t variant)
    -> std::vector<std::string> {
  std::vector<std::string> row{experiment.variants[variant].name};
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    const auto& series = results.layout.series[i];
    if (series.variant != variant) continue;
    const auto shown = shown_by(results, i);
    if (!series.difference) row.push_back(percent(share_of(results, i).interval.mean));
    // A difference stands behind what it is of.
    if (!shown.empty()) row.back() += (series.difference ? ", " : " ") + shown;
  }
  return row;
}

/// Whether what varies does anything, and how much it may do unseen.
auto effect_of_variants(const Results& results) -> std::string {
  bool shown = false;
  double most = 0;
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    if (!results.layout.series[i].difference) continue;
    shown = shown || !shown_by(results, i).empty();
    const auto interval = share_of(results, i).interval;
    most = std::max({most, -interval.low, interval.high});
  }
  return shown ? "more, less: shown to differ from the first, game by game"
               : fmt::format("no difference from the first is shown; up to {} may stay unseen",
                             percent(most));
}

/// What varies beside each other.
auto print_variants(std::ostream& out, const Experiment& experiment, const Results& results)
    -> void {
  Rows rows{{fmt::format("wins (fair: {})", percent(fair_share(results)))}};
  for (const auto& series : results.layout.series) {
    if (series.variant > 0 || series.difference) continue;
    rows.front().push_back(shown_subject(experiment, results, series));
  }
  for (std::size_t v = 0; v < experiment.variants.size(); ++v) {
    rows.push_back(variant_row(experiment, results, v));
  }
  out << columns(rows) << effect_of_variants(results) << '\n';
  for (std::size_t v = 0; v < experiment.variants.size(); ++v) {
    std::ostringstream remarks;
    print_remarks(remarks, experiment, results, v);
    for (const auto& line : cut_lines(remarks.str())) {
      out << experiment.variants[v].name << ": " << line.substr(line.find_first_not_of(' '))
          << '\n';
    }
  }
}

/// Shares of the wins and what stands beside them.
auto print_shares(std::ostream& out, const Experiment& experiment, const Results& results) -> void {
  out << "share of the wins (fair: " << percent(fair_share(results)) << ")\n";
  print_remarks(out, experiment, results, 0);
  std::ostringstream means;
  print_means(means, experiment, results, 0, false);
  for (const bool asked_for : {true, false}) {  // by --never: it comes first
    for (const auto& line : cut_lines(means.str())) {
      if (line.starts_with("  worth of ") == asked_for) out << line << '\n';
    }
  }
}

/// As much as there is room for. The clauses are a table that somebody asked for by name.
auto print_brief(std::ostream& out, const Experiment& experiment, const Results& results,
                 bool clauses) -> void {
  std::ostringstream shares;
  const bool varied = experiment.variants.size() > 1;
  varied ? print_variants(shares, experiment, results) : print_shares(shares, experiment, results);
  constexpr std::size_t besides = 5;  // what was played and by whom, the hint
  out << first_lines(cut_lines(shares.str()), brief_lines - besides)
      << (varied ? "-v shows intervals, scores and lengths" : "-v shows scores and lengths")
      << (clauses ? "\n" : ", --clauses how often each clause was relied on\n");
  for (std::size_t v = 0; clauses && v < experiment.variants.size(); ++v) {
    print_clauses(out, experiment, results, v, true);
  }
}

}  // namespace

auto print_results(std::ostream& out, const Experiment& experiment, const Results& results,
                   bool clauses, bool verbose) -> void {
  const auto widest = balance::widest(results.layout, results.balance, results.confidence);
  out << results.title << ": " << results.setup << "; data: " << results.data << '\n'
      << plural(games_played(results), "game") << " in " << plural(results.balance.rounds, "round")
      << ", seed " << experiment.plan.seed << "; bots:";
  for (const auto& bot : experiment.plan.bots) out << ' ' << to_text(bot);
  if (play_at_random(experiment)) {
    out << "\nthey move at random; --bots greedy and --bots mcts:200 do not";
  }
  out << "\nintervals of 95 %, true whenever one stops; the widest has " << percent(widest)
      << " up and down\n";
  if (!verbose) {
    print_brief(out, experiment, results, clauses);
    return;
  }
  for (std::size_t v = 0; v < experiment.variants.size(); ++v) {
    const auto& name = experiment.variants[v].name;
    out << (name.empty() ? "share of the wins" : name + ": share of the wins")
        << " (fair: " << percent(fair_share(results)) << ")\n";
    print_means(out, experiment, results, v, false);
    if (v > 0) {
      out << name << " less " << experiment.variants[0].name << ", over the same chance\n";
      print_means(out, experiment, results, v, true);
    }
    print_distributions(out, experiment, results, v);
    print_clauses(out, experiment, results, v, clauses);
    print_remarks(out, experiment, results, v);
  }
}

}  // namespace ruleproof::cli
