/// What a game could refute, and what was tried to do it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "solver/refute/content.hpp"

namespace ruleproof::solver::refute {

/// A statement about every position of every game within a scope.
struct Claim {
  std::string id;      ///< of the answer that makes it
  Scope scope;         ///< as the answer says
  std::string always;  ///< a typed expression: "not over or p1.score <= 90"
};

/// How much is tried. The same numbers give the same result.
struct Effort {
  std::uint64_t steps = 100'000;  ///< of games by dice and of lopsided ones, over all set-ups
  std::uint64_t guided = 2'000;   ///< positions of searches towards the contrary, for each claim
  int pairs = 4;  ///< of other answers to two rulings, and mixtures of more, by lot, for each claim
  std::uint64_t seed = 1;
  std::span<const std::string> records = {};                ///< scenarios
  std::span<const std::vector<std::uint8_t>> choices = {};  ///< games that fuzzing kept
  bool by_solver = true;   ///< ask one whether a claim says anything, else look only
  std::size_t one_in = 1;  ///< of the set-ups under other readings one in so many is played
  std::function<bool()> stop = {};  ///< asked before each game and each search; nothing: never
};

/// What was tried.
struct Tried {
  std::uint64_t set_ups = 0;    ///< numbers of players, options and answers to rulings
  std::uint64_t games = 0;      ///< by dice, lopsided, of the corpus
  std::uint64_t scenarios = 0;  ///< each played on by dice
  std::uint64_t steps = 0;      ///< of all these
  std::uint64_t guided = 0;     ///< positions that searches looked at
};

/// What became of one claim.
struct Trial {
  Tried tried;
  std::optional<Witness> contrary;  ///< a game at whose end the claim does not hold
  Content says = Content::nothing;  ///< under the set-up where it says most
  std::string problem;              ///< why it could not be tried; may be empty
  bool cut = false;                 ///< `stop` came before all of it was tried
};

/// "412 games, 31 scenarios, 81,204 steps and 2,000 positions of searches under 38 set-ups".
[[nodiscard]] auto to_text(const Tried& tried) -> std::string;

}  // namespace ruleproof::solver::refute
