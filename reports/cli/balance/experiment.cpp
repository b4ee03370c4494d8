#include "reports/cli/balance/experiment.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include <unistd.h>

#include "model/games.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/balance/checkpoint.hpp"

namespace ruleproof::cli {
namespace {

/// A file that lives while a game is configured from it.
class DataFile {
 public:
  explicit DataFile(const std::string& text) {
    std::error_code problem;
    const auto folder = std::filesystem::temp_directory_path(problem);
    path_ = (folder / ("ruleproof-vary-" + std::to_string(getpid()) + ".toml")).string();
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~DataFile() {
    std::error_code problem;
    std::filesystem::remove(path_, problem);
  }
  DataFile(const DataFile&) = delete;
  auto operator=(const DataFile&) -> DataFile& = delete;
  [[nodiscard]] auto path() const -> const std::string& { return path_; }

 private:
  std::string path_;
};

template <class G>
auto configure(const Variant& variant) -> Result<G> {
  if (variant.data.empty()) return G::configure(variant.setup);
  const DataFile file(variant.data);
  auto setup = variant.setup;
  setup.options.insert_or_assign("data", file.path());
  auto game = G::configure(setup);
  if (game) return game;
  auto error = game.error();
  error.where = "--vary " + variant.name;
  return error;
}

template <class G>
auto games_of(const std::vector<Variant>& variants) -> Result<std::vector<G>> {
  std::vector<G> games;
  for (const auto& variant : variants) {
    auto game = configure<G>(variant);
    if (!game) return game.error();
    games.push_back(std::move(game).value());
  }
  return games;
}

/// Where what was counted comes from: a run, or a record of one.
using Source =
    std::function<Result<balance::Balance>(const balance::Contest&, const balance::RunOptions&)>;

template <class G>
auto results_of(const Experiment& experiment, const Source& source) -> Result<Results> {
  auto games = games_of<G>(experiment.variants);
  if (!games) return games.error();
  auto shown = games->front().setup();
  if (!experiment.variants.front().data.empty()) shown.options.erase("data");
  Results results{.title = std::string(G::title),
                  .players = games->front().players(),
                  .setup = ruleproof::to_text(shown.options),
                  .data = game_info(G::name)->data,
                  .layout = {},
                  .balance = {},
                  .confidence = balance::confidence_of(experiment.options)};
  if (!shown.rulings.empty()) results.setup += ' ' + ruleproof::to_text(shown.rulings);
  const auto contest = balance::contest_of(std::move(games).value(), experiment.plan);
  if (!contest) return contest.error();
  results.layout = (*contest)->layout();
  auto options = experiment.options;
  options.plan = plan_text(experiment);
  const auto played = options.rounds / results.layout.games_a_round;
  options.rounds = std::max<std::uint64_t>(1, played);
  results.confidence = balance::confidence_of(options);
  auto done = source(**contest, options);
  if (!done) return done.error();
  results.balance = std::move(done).value();
  return results;
}

}  // namespace

auto share_of(const Results& results, std::size_t series) -> Share {
  const auto scaled = [&](const balance::Interval& interval) -> balance::Interval {
    const auto whole = static_cast<double>(results.layout.series[series].whole);
    return {interval.mean / whole, interval.low / whole, interval.high / whole};
  };
  const auto& mean = results.balance.means[series];
  auto strict = results.confidence;
  strict.miss /= static_cast<double>(results.layout.series.size());
  return {scaled(mean.interval(results.confidence)), scaled(mean.interval(strict))};
}

auto fair_share(const Results& results) -> double { return 1.0 / results.players; }

auto plan_text(const Experiment& experiment) -> std::string {
  auto text = experiment.game + " seed=" + std::to_string(experiment.plan.seed) +
              " until=" + std::to_string(experiment.options.until) +
              " longest=" + std::to_string(experiment.plan.longest) +
              " games=" + std::to_string(experiment.options.rounds) + " bots=";
  for (const auto& bot : experiment.plan.bots) text += balance::to_text(bot) + ';';
  for (const auto& variant : experiment.variants) {
    text += " variant " + variant.name + ' ' + ruleproof::to_text(variant.setup.options) + ' ' +
            ruleproof::to_text(variant.setup.rulings) + ' ' + variant.data;
  }
  return one_line(text);
}

namespace {

auto results_of(const Experiment& experiment, const Source& source) -> Result<Results> {
  Result<Results> results = Error{Code::unknown_game, "", experiment.game};
  with_game(experiment.game,
            [&]<class G>(std::type_identity<G>) { results = results_of<G>(experiment, source); });
  return results;
}

}  // namespace

auto conduct(const Experiment& experiment, const balance::Listener& listener) -> Result<Results> {
  return results_of(experiment, [&](const auto& contest, const auto& options) {
    return balance::run(contest, options, listener);
  });
}

auto conduct_first(const Experiment& experiment, std::uint64_t rounds) -> Result<Results> {
  return results_of(experiment, [&](const auto& contest, const auto& /*options*/) {
    return balance::run(contest, {.until = 0, .rounds = rounds, .threads = 1}, {});
  });
}

auto recall(const Experiment& experiment, std::string_view text, std::string_view where)
    -> Result<Results> {
  return results_of(experiment, [&](const auto& contest, const auto& options) {
    return balance::read_balance(text, where, options.plan, contest.layout());
  });
}

}  // namespace ruleproof::cli
