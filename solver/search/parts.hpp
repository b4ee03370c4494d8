/// What searches through all positions need of one game, and what they find, without its types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::solver {
class Post;
}

namespace ruleproof::solver::search {

/// Where a search writes down how far it is.
struct KeptIn {
  std::string path;
  bool resume = false;  ///< go on from there
  std::string by = {};  ///< which program: another one does not go on
};

using Moves = std::vector<std::string>;  ///< as texts

/// What holds of the wins of one seat: `WinsOf` of solver/graph/analysis.hpp.
struct Wins {
  std::uint64_t positions = 0;
  std::optional<Moves> shortest;
  std::optional<Moves> safest;
  std::string safest_chance;
  std::vector<std::string> passed;
  bool forced = false;
  std::size_t forced_moves = 0;
  std::string against;
  std::string by_lot;
};

/// What the graph of positions tells: `Analysis` of solver/graph/analysis.hpp.
struct GraphFacts {
  std::uint64_t positions = 0;
  std::uint64_t edges = 0;
  Bound stopped_by = Bound::none;
  bool acyclic = true;
  std::uint64_t components = 0;
  std::size_t cycle = 0;
  std::optional<std::size_t> longest;
  std::uint64_t stuck = 0;
  std::uint64_t hopeless = 0;
  std::vector<Wins> seats;
};

/// Errors of all are those of the set-up.
struct Parts {
  std::string_view name;   ///< of the game
  bool symmetric = false;  ///< it has a symmetry that is known
  /// The whole set-up that a text stands for.
  auto (*set_up)(const SetupText& setup) -> Result<SetupText>;
  /// Every position, in as little memory as the game allows.
  auto (*explore)(const SetupText& setup, const ExploreOptions& options) -> Result<Exploration>;
  /// The same, with checkpoints; also errors of their file.
  auto (*explore_kept)(const SetupText& setup, const ExploreOptions& options, const KeptIn& file)
      -> Result<Exploration>;
  /// The same in a folder, which exists, for what does not fit in memory; also errors of its files.
  auto (*explore_on_disk)(const SetupText& setup, const ExploreOptions& options,
                          const KeptIn& folder) -> Result<Exploration>;
  /// The same by several processes; also errors of bounds that they do not share.
  auto (*explore_with)(Post& ranks, const SetupText& setup, const ExploreOptions& options)
      -> Result<Exploration>;
  auto (*analyse)(const SetupText& setup, const ExploreOptions& options) -> Result<GraphFacts>;
  /// The first games that rely on each clause, are refused by it, and end in each way.
  auto (*firsts)(const SetupText& setup, const FirstOptions& options) -> Result<Firsts>;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::solver::search
