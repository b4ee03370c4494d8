/// An experiment of `balance`: which bots play which variants of which game, and what came of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/setup.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/balance/variants.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/run.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::cli {

namespace balance = solver::balance;

struct Experiment {
  std::string game;
  std::vector<Variant> variants;  ///< at least one
  balance::Plan plan;
  balance::RunOptions options;
};

/// What a run of it gave.
struct Results {
  std::string title;  ///< of the game
  int players = 0;
  std::string setup;  ///< of the first variant: "players=2"
  SetupText whole;    ///< the same, option by option
  std::string data;   ///< where its numbers come from
  GameWords words{};  ///< what the first variant calls its seats
  balance::Layout layout;
  balance::Balance balance;
  balance::Confidence confidence;
};

/// A mean as a share of the whole.
struct Share {
  balance::Interval interval;
  balance::Interval strict;  ///< the interval that holds together with all others of the run
};
[[nodiscard]] auto share_of(const Results& results, std::size_t series) -> Share;

/// What a fair game gives a seat, or a bot in each of its seats.
[[nodiscard]] auto fair_share(const Results& results) -> double;

/// The game of the experiment is known. Errors are bad set-ups, and checkpoints.
[[nodiscard]] auto conduct(const Experiment& experiment, const balance::Listener& listener)
    -> Result<Results>;

/// Its first rounds, whatever its options say.
[[nodiscard]] auto conduct_first(const Experiment& experiment, std::uint64_t rounds)
    -> Result<Results>;

/// What a run of the experiment gave that was kept as a text of checkpoint.hpp. Errors name
/// `where`.
[[nodiscard]] auto recall(const Experiment& experiment, std::string_view text,
                          std::string_view where) -> Result<Results>;

/// All that the result depends on, in one line.
[[nodiscard]] auto plan_text(const Experiment& experiment) -> std::string;

}  // namespace ruleproof::cli
