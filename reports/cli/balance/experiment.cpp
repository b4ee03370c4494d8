#include "reports/cli/balance/experiment.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <unistd.h>

#include "model/core/setup.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/balance/variants.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/render/escape.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/checkpoint.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/interval.hpp"
#include "solver/balance/parts.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {
namespace {

/// A file that lives while a game is configured from it.
class DataFile {
 public:
  DataFile(const std::string& text, std::size_t number) {
    std::error_code problem;
    const auto folder = std::filesystem::temp_directory_path(problem);
    path_ = (folder / ("ruleproof-vary-" + std::to_string(getpid()) + "-" + std::to_string(number) +
                       ".toml"))
                .string();
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

/// Variants as set-ups: what is data lies in files while this lives.
class SetUps {
 public:
  auto add(const balance::Parts& game, const Variant& variant) -> std::optional<Error> {
    auto setup = variant.setup;
    if (!variant.data.empty()) {
      files_.emplace_back(variant.data, files_.size());
      setup.options.insert_or_assign("data", files_.back().path());
    }
    const auto tried = game.set_up(setup);
    if (!tried) {
      auto error = tried.error();
      if (!variant.data.empty()) {
        error.where = "--vary " + variant.name;
        error.message += "; where a data file has to be whole, vary files: --vary setup.data=A,B";
      }
      return error;
    }
    whole_.push_back(*tried);
    texts_.push_back(std::move(setup));
    return std::nullopt;
  }
  [[nodiscard]] auto texts() const -> const std::vector<SetupText>& { return texts_; }
  /// The first, with all of its options.
  [[nodiscard]] auto first() const -> const SetupText& { return whole_.front(); }

 private:
  std::deque<DataFile> files_;  // which stay where they are
  std::vector<SetupText> texts_;
  std::vector<SetupText> whole_;
};

/// Where what was counted comes from: a run, or a record of one.
using Source =
    std::function<Result<balance::Balance>(const balance::Contest&, const balance::RunOptions&)>;

auto words_of(const std::string& name, const SetupText& setup) -> GameWords {
  const auto game = make(name, setup);
  return game ? game_words(**game) : GameWords{};
}

auto results_of(const balance::Parts& game, const Experiment& experiment, const Source& source)
    -> Result<Results> {
  SetUps setups;
  for (const auto& variant : experiment.variants) {
    if (const auto problem = setups.add(game, variant)) return *problem;
  }
  auto shown = setups.first();
  if (!experiment.variants.front().data.empty()) shown.options.erase("data");
  const auto info = game_info(game.name);
  Results results{.title = std::string(info->title),
                  .players = game.players(setups.texts().front()),
                  .setup = ruleproof::to_text(shown.options),
                  .whole = shown,
                  .data = data_under(std::string(game.name), setups.texts().front()),
                  .words = words_of(std::string(game.name), setups.texts().front()),
                  .layout = {},
                  .balance = {},
                  .confidence = balance::confidence_of(experiment.options)};
  if (!shown.rulings.empty()) results.setup += ' ' + ruleproof::to_text(shown.rulings);
  const auto contest = game.contest(setups.texts(), experiment.plan);
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
  return render::one_line(text);
}

namespace {

auto results_of(const Experiment& experiment, const Source& source) -> Result<Results> {
  const auto* game = known_games().find(experiment.game);
  if (game == nullptr) return Error{Code::unknown_game, "", experiment.game};
  return results_of(game->balance, experiment, source);
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
