#include "reports/cli/print/json.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "reports/cli/balance/experiment.hpp"
#include "reports/cli/balance/print.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

using balance::Counted;

auto text_of(balance::Quantity quantity) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>({"seat", "bot", "undecided", "worth"});
  return names[static_cast<std::size_t>(quantity)];
}

auto text_of(Counted counted) -> std::string_view {
  constexpr auto names = std::to_array<std::string_view>(
      {"moves", "seat score", "bot score", "clause games", "clause steps", "unfinished", "barred"});
  return names[static_cast<std::size_t>(counted)];
}

auto mean_json(const Experiment& experiment, const Results& results, std::size_t i) -> Json {
  const auto& series = results.layout.series[i];
  const auto interval = share_of(results, i).interval;
  return {{"variant", series.variant},
          {"quantity", to_json(text_of(series.quantity))},
          {"of", to_json(std::string_view(subject_of(experiment, series)))},
          {"difference", series.difference},
          {"share", interval.mean},
          {"low", interval.low},
          {"high", interval.high},
          {"shown", to_json(std::string_view(shown_by(results, i)))}};
}

/// Numbers and how often each came up; clauses by their ids.
auto counts_json(const GameInfo& game, const balance::Distribution& distribution,
                 const balance::Histogram& histogram) -> Json {
  const bool clauses = distribution.counted == Counted::clause_games ||
                       distribution.counted == Counted::clause_steps;
  auto counts = Json::array();
  for (const auto& [key, count] : histogram) {
    if (clauses) {
      counts.push_back({to_json(game.clauses[static_cast<std::size_t>(key)].id), count});
    } else {
      counts.push_back({key, count});
    }
  }
  return counts;
}

}  // namespace

auto to_json(const Experiment& experiment, const Results& results) -> Json {
  auto bots = Json::array();
  for (const auto& bot : experiment.plan.bots) {
    bots.push_back(to_json(std::string_view(to_text(bot))));
  }
  auto variants = Json::array();
  for (const auto& variant : experiment.variants) {
    variants.push_back(to_json(std::string_view(variant.name)));
  }
  auto means = Json::array();
  for (std::size_t i = 0; i < results.layout.series.size(); ++i) {
    means.push_back(mean_json(experiment, results, i));
  }
  const auto game = game_info(experiment.game);
  auto distributions = Json::array();
  for (std::size_t i = 0; i < results.layout.distributions.size(); ++i) {
    const auto& distribution = results.layout.distributions[i];
    distributions.push_back(
        {{"variant", distribution.variant},
         {"of", to_json(text_of(distribution.counted))},
         {"number", distribution.index + 1},
         {"counts", counts_json(*game, distribution, results.balance.histograms[i])}});
  }
  return {{"game", to_json(std::string_view(experiment.game))},
          {"setup", to_json(results.whole.options)},
          {"rulings", to_json(results.whole.rulings)},
          {"data", to_json(std::string_view(results.data))},
          {"players", results.players},
          {"seed", experiment.plan.seed},
          {"bots", std::move(bots)},
          {"variants", std::move(variants)},
          {"rounds", results.balance.rounds},
          {"games", games_played(results)},
          {"confidence", 1 - results.confidence.miss},
          {"half_width", balance::widest(results.layout, results.balance, results.confidence)},
          {"fair", fair_share(results)},
          {"means", std::move(means)},
          {"distributions", std::move(distributions)}};
}

}  // namespace ruleproof::cli
