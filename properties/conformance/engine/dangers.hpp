/// What an engine does not outlive: later games leave it out, for each time costs a time-out or a
/// start.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>

#include "model/core/clause.hpp"

namespace ruleproof::conformance {

/// One thing that is done to an engine.
struct Deed {
  std::string text;        ///< "play drop 4"
  std::string kind;        ///< "play drop"
  ClauseSet because = {};  ///< that it relies on
};

class Dangers {
 public:
  /// The engine hung or died of it.
  auto failed(const Deed& deed) -> void;
  /// It did not, so that neither this nor its kind is what kills it.
  auto went_well(const Deed& deed) -> void;
  /// Whether the very same killed it twice, or several of its kind or with a clause in common, and
  /// nothing such went well in between.
  [[nodiscard]] auto has(const Deed& deed) const -> bool;
  [[nodiscard]] auto none() const -> bool { return times_.empty(); }

 private:
  using Texts = std::set<std::string>;
  std::map<std::string, std::size_t> times_;  ///< by text
  std::map<std::string, Texts> kinds_;        ///< the texts of each
  std::map<std::size_t, Texts> clauses_;
};

}  // namespace ruleproof::conformance
