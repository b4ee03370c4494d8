/// An experiment: bots that play a game, or several variants of it, round after round.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "model/core/result.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/tally.hpp"

namespace ruleproof::solver::balance {

/// Whether somebody wants an early end; asked by several threads.
using Stop = std::function<bool()>;

struct Plan {
  std::vector<BotSpec> bots;
  std::uint64_t seed = 1;
  std::size_t longest = 5'000;  ///< choices of a game: not every game comes to an end
};

/// What is played, without the game's types. The same round is the same on every thread.
class Contest {
 public:
  Contest() = default;
  Contest(const Contest&) = delete;
  auto operator=(const Contest&) -> Contest& = delete;
  virtual ~Contest() = default;

  [[nodiscard]] virtual auto layout() const -> const Layout& = 0;
  /// Plays the rounds first, first + 1, ...: all of them, or those that are over when somebody
  /// wants an early end.
  [[nodiscard]] virtual auto play(std::uint64_t first, std::uint64_t rounds,
                                  const Stop& stop = {}) const -> Tally = 0;
};

/// The variants differ in their rules only: they have as many players. An error if a bot cannot
/// play one of them. Defined in contest_of.hpp.
template <class G>
[[nodiscard]] auto contest_of(std::vector<G> variants, const Plan& plan)
    -> Result<std::unique_ptr<Contest>>;

}  // namespace ruleproof::solver::balance
