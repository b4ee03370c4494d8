/// What checks need of one game, without its types. `parts_of.hpp` makes it, in one file a game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/check_options.hpp"
#include "properties/files.hpp"
#include "properties/flips.hpp"
#include "properties/pins.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::properties {

/// A law or a goal, and the clause that it makes precise; empty: none.
struct LawName {
  std::string_view name;
  std::string_view clause;
};

struct Parts {
  std::string_view name;  ///< of the game
  bool own_laws = false;  ///< it has laws beside those of all games
  bool own_goals = false;
  std::vector<LawName> laws;  ///< and goals, as far as they are about a clause
  bool names_exist = false;   ///< the clauses, rulings and answers that its laws and goals name

  /// Tries all laws and goals in random games; counts on which clauses they rely, and judges none.
  auto (*check_laws)(const CheckOptions& options) -> GameReport;
  /// Every law at every position of a small game.
  auto (*check_everywhere)(const SetupText& setup, const solver::ExploreOptions& bounds)
      -> GameReport;
  /// Whether a game that broke the law of that name breaks it still.
  auto (*still_breaks)(Record record, std::string_view law) -> Result<bool>;
  /// One check for each record.
  auto (*run_scenarios)(std::span<const TextFile> files) -> GameReport;
  /// Counts again what is pinned; tells of a pin that the bounds do not allow, and does not judge
  /// it.
  auto (*check_pins)(const std::vector<Pin>& pins, const std::string& file,
                     const solver::ExploreOptions& bounds) -> GameReport;
  /// Tries each answer that is not the default against laws and scenarios.
  auto (*flip_rulings)(std::span<const TextFile> scenarios, const FlipOptions& options) -> Flips;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::properties
