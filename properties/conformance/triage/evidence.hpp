/// All that a run saw of an engine that goes on past what is wrong: disagreements by their
/// signature, each with the shortest course that shows it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "model/core/setup.hpp"
#include "properties/conformance/compare/disagreement.hpp"

namespace ruleproof::conformance {

/// Of which family a disagreement is: within one, the same fault may show as one kind or another.
enum class Family : std::uint8_t {
  allows,    ///< the engine offers or accepts what a clause forbids
  misses,    ///< it lacks or refuses a legal move
  position,  ///< fields differ
  outcome,
  changes,  ///< a refused move changes something
  undo,
  fault,    ///< it does not answer as an engine does
  accepts,  ///< it accepts what it does not list: its list has nothing to do with it
  refuses,  ///< it refuses what it lists
};
[[nodiscard]] auto family_of(const Disagreement& it) -> Family;

/// Topics beside fields: where the engine ends a game that goes on, and where it plays on after
/// the end.
inline constexpr std::array<std::string_view, 2> end_topics{"ends", "plays on"};

/// What a disagreement is about: the fields that differ, by their names without numbers, and
/// whether the game is over for one of them alone; of an outcome with other points, not who wins,
/// for that follows from them; or the first word of the move that is spoken of; or how the engine
/// fails, asked for what, and by which error.
[[nodiscard]] auto topics_of(const Disagreement& it) -> std::set<std::string>;

/// In which way each field differs: "idle too low".
[[nodiscard]] auto ways_of(const Disagreement& it) -> std::set<std::string>;

/// Disagreements of the same kind and topics in which the model relied on the same clauses.
struct Sighting {
  Disagreement it;                      ///< in the shortest course
  std::optional<Disagreement> opening;  ///< in the shortest from the opening, if `it` is not
  SetupText setup;
  SetupText opening_setup;
  std::size_t number = 0;  ///< in the order in which they were seen first
  std::uint64_t times = 0;
  std::uint64_t after_steps = 0;  ///< when it was seen first
  std::size_t first_moves = 0;    ///< of the course in which it was
};

class Evidence {
 public:
  auto add(const SetupText& setup, Disagreement it, std::uint64_t after_steps) -> void;
  [[nodiscard]] auto sightings() const -> const std::map<std::string, Sighting>& {
    return sightings_;
  }
  /// Disagreements that were added.
  [[nodiscard]] auto times() const -> std::uint64_t { return times_; }

 private:
  std::map<std::string, Sighting> sightings_;
  std::uint64_t times_ = 0;
};

}  // namespace ruleproof::conformance
