/// Whether an open question makes a difference in play: the shortest game, how often, who wins.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"

namespace ruleproof::cli {

/// How hard to try. A budget counts work, not time, so that the same one gives the same results.
struct MatterBudget {
  std::uint64_t states = 50'000;  ///< positions of each set-up that is searched whole
  std::uint64_t samples = 600;    ///< random games to find a difference in, and as many lopsided
  std::uint64_t pairs = 1'200;    ///< pairs of random games to count how often it matters
  std::uint64_t bot_pairs = 600;  ///< the same by bots
  std::uint64_t work = 150'000;   ///< moves looked at by each kind of play: games differ in length
  std::uint64_t bases = 24;       ///< other answers, by lot, under which it is tried again
  std::uint64_t seed = 1;
  std::string root = ".";  ///< the repository: its scenarios know set-ups that are small enough
};

/// What a user asks for as `--budget N`: N times the work.
[[nodiscard]] auto matter_budget(std::uint64_t factor, std::uint64_t seed) -> MatterBudget;

/// An open question and the answers that the texts allow.
struct OpenQuestion {
  std::string ruling;
  std::vector<std::string> answers;
};

/// Tries each answer that the texts leave open against the first of them; the result is that of the
/// gravest difference. Errors where the game refuses an answer are passed over. `open`: on which of
/// these questions the games that show it lean is said.
[[nodiscard]] auto try_question(const std::string& game, const std::string& ruling,
                                const std::vector<std::string>& answers, const MatterBudget& budget,
                                const std::vector<OpenQuestion>& open = {}) -> audit::Matter;

/// Where a question makes no difference by itself: other open questions, answered otherwise, under
/// which it does; as few as were found. Nothing if there are none.
[[nodiscard]] auto try_together(const std::string& game, const audit::Matter& alone,
                                const std::vector<OpenQuestion>& others, const MatterBudget& budget)
    -> std::optional<audit::Matter>;

/// One pair of readings, played on the same luck.
struct Played {
  audit::Often often;
  std::optional<Finding> scores;
  std::optional<Finding> winner;
};

/// Games in pairs under these set-ups, by players who choose at random.
[[nodiscard]] auto play_pairs(const std::string& game, const Readings& readings,
                              const MatterBudget& budget) -> std::optional<Played>;

/// The same by greedy bots; nothing where they cannot play.
[[nodiscard]] auto play_bot_pairs(const std::string& game, const Readings& readings,
                                  const MatterBudget& budget) -> std::optional<Played>;

/// Whether random games, even or lopsided, tell the readings apart: a quarter of those of the
/// budget.
[[nodiscard]] auto parts_in_sample(const std::string& game, const Readings& readings,
                                   const MatterBudget& budget) -> bool;

}  // namespace ruleproof::cli
