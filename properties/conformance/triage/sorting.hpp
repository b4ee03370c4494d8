/// What a run saw, sorted into what is probably one fault each: by kind, by what differs, and by
/// the clause that goes with it. Nobody asks the engine: all comes from what was seen already.
#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "properties/conformance/parts.hpp"
#include "properties/conformance/triage/evidence.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {

/// Sightings that one fault explains.
struct Cluster {
  Family family = Family::fault;
  std::set<std::string> topics;      ///< of the sighting that began it
  std::vector<std::string> clauses;  ///< the most suspicious first
  std::size_t alike = 1;             ///< so many of the first that nothing tells apart
  std::set<std::string> ways = {};   ///< in which fields differ: "idle too low"
  bool cited = true;                 ///< the model relies on the first where it shows
  std::uint64_t times = 0;
  std::uint64_t after_steps = 0;
  std::vector<const Sighting*> sightings;  ///< the one to be shown first

  [[nodiscard]] auto shown() const -> const Sighting& { return *sightings.front(); }
  /// Whether this fault explains a disagreement. By this fingerprint what is known is passed over:
  /// the family, something that differs, and the clause.
  [[nodiscard]] auto claims(const Disagreement& it) const -> bool;
  /// Whether a disagreement has nothing but what differs here, and in the same way.
  [[nodiscard]] auto shows_through(const Disagreement& it) const -> bool;
};

struct SortOptions {
  const Parts& game;
  const properties::Citations& common;  ///< in random games of the model
  const properties::Citations& tried;   ///< in the games of the run
};

/// The clusters, those first that were seen first. `evidence` must outlive them.
[[nodiscard]] auto sorted_out(const Evidence& evidence, const SortOptions& options)
    -> std::vector<Cluster>;

}  // namespace ruleproof::conformance
