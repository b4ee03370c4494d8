/// What conform, serve and the survey need of one game, without its types.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/data/data_files.hpp"
#include "model/core/effects.hpp"
#include "model/core/parts.hpp"
#include "properties/conformance/shorten/parting.hpp"
#include "properties/conformance/shorten/proposals.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::conformance {

using properties::mutants::PlantedBug;

/// What the bytes of an input for `fuzz/playout.hpp` mean: the options, and the choices. The
/// rulings of the input are left out: conform plays under its own.
struct CorpusGame {
  Texts options;
  std::vector<std::uint8_t> choices;
};

using MadeGame = any_game::Made;

/// One game. Spans are empty, and functions do nothing, where a game lacks what they are about.
struct Parts {
  std::string_view name;
  std::string_view title;
  std::span<const Clause> clauses;
  std::span<const Effect> effects;   ///< which clause decides which field
  std::span<const Effect> openings;  ///< and which of the opening position
  DataSource data = {};              ///< what an engine is told of boards, decks and tiles
  std::span<const PlantedBug> bugs;  ///< of `properties/mutants`

  /// The model under a set-up.
  auto (*make)(const SetupText& setup) -> MadeGame;
  /// The same with a bug, which `setup` names as its option "bug".
  auto (*plant)(const SetupText& setup) -> MadeGame;
  /// The shortest game known on which two set-ups part; they may name a bug as `plant` takes it.
  auto (*parting)(const SetupText& one, const SetupText& other, const PartingOptions& options)
      -> Result<Parting>;
  /// Short games in which something happens. Does nothing under a set-up that does not exist.
  auto (*propose)(const SetupText& setup, const Wanted& wanted, const ProposalOptions& options,
                  const Confirm& confirm) -> void;
  auto (*corpus_game)(std::string_view bytes) -> CorpusGame;
  /// Whether two texts of a field say the same, where the game reads a bag or a set in any order.
  auto (*same_value)(std::string_view field, std::string_view one, std::string_view other) -> bool;
  /// A set-up to try: number 0 is the default; random tests would draw the others, too.
  auto (*drawn_options)(std::uint64_t number) -> Texts;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
auto parts_of() -> Parts;

/// Those of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

/// Those of the game of that name.
[[nodiscard]] inline auto parts_called(std::string_view name) -> Result<Parts> {
  const auto all = all_parts();
  const auto found = std::ranges::find(all, name, &Parts::name);
  if (found != all.end()) return *found;
  return Error{Code::unknown_game, "", "no game is called \"" + std::string(name) + "\""};
}

}  // namespace ruleproof::conformance
