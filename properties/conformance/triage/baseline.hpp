/// What is known of an engine: the faults that somebody has accepted for now. A run tells what of
/// it is seen again, what is gone, and what is new.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/core/result.hpp"

namespace ruleproof::conformance {

struct Found;
struct Parts;

/// The fingerprint of a fault: nothing of it depends on how long a run was, or which game showed
/// it.
struct KnownFault {
  std::string family;             ///< "position"
  std::set<std::string> topics;   ///< fields without their numbers, or the first words of moves
  std::set<std::string> clauses;  ///< that the finding names
  std::set<std::string> suspects = {};  ///< and others on which the model relied
  std::string reading = {};             ///< that explains it, if one does
  std::string says = {};                ///< for whoever reads the file
  auto operator==(const KnownFault&) const -> bool = default;
};

struct Baseline {
  std::string game;
  std::vector<KnownFault> faults = {};
  auto operator==(const Baseline&) const -> bool = default;
};

[[nodiscard]] auto known_of(const Parts& game, const Found& found) -> KnownFault;

/// Whether the two are the same fault: the same reading explains both, or they are of one family,
/// about something that both name, by a clause that one names and the other at least suspects; or
/// one of them names none. Where the engine fails altogether,
/// one must name all that the other does: how, asked for what, by which error.
[[nodiscard]] auto same_fault(const KnownFault& one, const KnownFault& other) -> bool;

/// JSON, a fault a line.
[[nodiscard]] auto to_json(const Baseline& baseline) -> std::string;
/// `where` is the file, for errors.
[[nodiscard]] auto read_baseline(const std::string& text, const std::string& where)
    -> Result<Baseline>;

}  // namespace ruleproof::conformance
