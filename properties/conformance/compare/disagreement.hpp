/// What an engine does otherwise than the model, in words, and what tells one such thing from
/// another.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// One way in which an engine and the model part.
struct Disagreement {
  /// What kind it is: "offers", "lacks", "stuck", "accepts", "refuses", "changes", "state",
  /// "outcome", "undo", "unrepeatable", or the name of a fault: "crash", "hang", "flood",
  /// "no-json", "shape", "error", "id", "twice".
  std::string kind;
  Course course;          ///< up to the action after which it shows
  std::string seat = {};  ///< who is to act there
  std::string move = {};  ///< the move that is spoken of
  std::vector<std::string>
      clauses;            ///< that the model relied on; first the one that is cited least
  std::size_t alike = 1;  ///< so many of the first that no game tells apart
  std::vector<FieldDifference> differences = {};
  std::string says = {};    ///< a sentence
  std::string engine = {};  ///< what the engine wrote, where that helps
  std::string here = {};    ///< of a move: the fields of the model where it is to be made, as JSON
  /// Of a move refused or accepted: the engine lists what is right, and does otherwise.
  bool apart = false;
  std::string words = {};  ///< of a fault: the end of its standard error
  std::string asked = {};  ///< of a fault: the method, and the first word of a move: "apply drop"
  std::string cause = {};  ///< of a fault: the error that the engine names, without numbers

  /// The clause that is broken; empty for faults.
  [[nodiscard]] auto clause() const -> std::string {
    return clauses.empty() ? "" : clauses.front();
  }
  /// Whether it is about the protocol, not about the rules.
  [[nodiscard]] auto is_fault() const -> bool;
  /// Alike where the same thing is wrong: kind, clause, and fields without their numbers.
  [[nodiscard]] auto key() const -> std::string;
};

/// A move as the game writes it; as it stands where nobody can read it.
[[nodiscard]] auto written(const AnyGame& model, const std::string& move) -> std::string;

/// Everything that a trouble shows, at least one thing. The model is played to that position.
[[nodiscard]] auto explain(AnyGame& model, const Trouble& trouble,
                           const properties::Citations& common) -> std::vector<Disagreement>;

/// Whether two disagreements may be the same bug, so that one may stand for the other in shrinking.
[[nodiscard]] auto akin(const Disagreement& one, const Disagreement& other) -> bool;

/// A record that shows what the model says where they part; it replays.
[[nodiscard]] auto record_of(AnyGame& model, const Disagreement& disagreement) -> Record;

}  // namespace ruleproof::conformance
