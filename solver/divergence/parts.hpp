/// Two readings of one game, held against each other without the game's types: what a caller asks,
/// and what comes of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/short_games.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::solver::divergence {

/// How hard to look for a difference: first every game, level by level, within these bounds; where
/// that ends without an answer, random games.
struct Budget {
  int depth = 12;                  ///< moves from the opening
  std::uint64_t states = 200'000;  ///< positions stored
  std::uint64_t samples = 2'000;   ///< random games to find a difference in; 0: none
  std::uint64_t lopsided = 0;      ///< and, if these find none, so many of lopsided play
  std::uint64_t pairs = 1'000;     ///< random pairs of games to count how often it matters; 0: none
  std::uint64_t seed = 1;
  std::uint64_t work = SampleOptions::no_limit;  ///< moves looked at by each kind of play, about
  std::size_t jobs = 1;                          ///< threads; the answer does not depend on it
  Reached* watcher = nullptr;                    ///< told now and then how far it is; or nobody
};

/// The set-ups of two readings.
struct Readings {
  const SetupText& first;
  const SetupText& second;
};

/// What was looked at, and what it shows.
struct Looked {
  SetupText setup;                   ///< of the first reading, whole
  Scope scope;                       ///< of both: the ruling that is looked at has both answers
  How how = How::unknown;            ///< as `Divergence` says
  std::optional<std::size_t> moves;  ///< of the game that was found, if one was
  Exploration exploration;           ///< of the search
  std::uint64_t games = 0;           ///< by dice
};

/// Where two readings part. Witnesses have no titles yet.
struct Parted : Looked {
  Difference difference;                ///< what is different there, if they part
  std::optional<PairStatistics> often;  ///< if it was counted
  Witness first;
  Witness second;
};

/// One game, up to its own end.
struct Ended {
  std::size_t moves = 0;
  Outcome outcome;
  Witness witness;  ///< expects the winners
};

/// Two games of the same moves that end otherwise.
struct Endings : Looked {
  Ended first;
  Ended second;
};

/// Two games of the same moves that were found before, as records.
struct Games {
  std::string_view first;
  std::string_view second;
  std::optional<Effect> end;  ///< in what they end otherwise; nothing: in anything at all
  bool shown = false;         ///< with witnesses: these cost many times the playing
};

/// The same games under other set-ups, in which they differ, too.
struct Again {
  Effect what = Effect::position;
  std::string says;
  Witness first;  ///< both empty unless they are wanted
  Witness second;
};

/// Pairs of games on the same luck.
struct PairsPlayed {
  /// The shortest of them that ends with that difference after the same moves.
  struct Shortest {
    Effect effect = Effect::winner;
    std::string says;  ///< how they end, in one sentence
    Witness first;
    Witness second;
  };
  SetupText setup;  ///< of the first reading, whole
  PairStatistics often;
  std::optional<Shortest> shortest;  ///< with other winners or, if none has, with other points
};

/// Errors are those of the set-ups.
struct Parts {
  std::string_view name;  ///< of the game
  /// The shortest game that tells the readings apart.
  auto (*part)(const Readings& readings, const Budget& budget) -> Result<Parted>;
  /// The shortest pair of games of the same moves with that difference; also an error if what was
  /// found does not replay.
  auto (*end)(const Readings& readings, Effect effect, const Budget& budget) -> Result<Endings>;
  /// By players who choose by lot.
  auto (*pairs)(const Readings& readings, const Playing& playing) -> Result<PairsPlayed>;
  /// By greedy bots; nothing where they cannot play.
  auto (*bot_pairs)(const Readings& readings, const Playing& playing)
      -> Result<std::optional<PairsPlayed>>;
  /// The same moves under these set-ups; nothing where one of them is illegal, or where they end
  /// alike.
  auto (*again)(const Readings& readings, const Games& games) -> Result<std::optional<Again>>;
  /// Whether random games, even or lopsided, tell the readings apart.
  auto (*parts_in_sample)(const Readings& readings, const Playing& playing) -> Result<bool>;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::solver::divergence
