/// A disagreement looked into: a short game, played again twice, with the clause or the reading.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/findings.hpp"

namespace ruleproof::conformance {

/// What a study looks at, beside the game of the disagreement.
struct StudyNotes {
  const ConformOptions& options;
  Engine& engine;
  AnyGame& base;  ///< the model under the set-up of the flags
  const properties::Citations& common;
  std::span<const std::pair<SetupText, std::vector<Course>>> courses;  ///< games that are known
  /// The model under a set-up, with the engine ready for it; null where that cannot be.
  std::function<std::unique_ptr<AnyGame>(const SetupText&)> opened;
};

/// How much a study may cost at most, within the limit of the engine.
struct StudyBudget {
  std::uint64_t shrink_steps = 200'000;
  std::uint64_t naming_steps = 10'000;
};

class Study {
 public:
  Study(const StudyNotes& notes, StudyBudget budget) : notes_(notes), budget_(budget) {}

  /// Makes it short, plays it again twice, and asks for a reading that explains it, or a clause.
  auto of(AnyGame& model, Disagreement it) -> Found;

 private:
  /// By half of what is left.
  auto made_short(Examiner& examiner, const Disagreement& it) -> Disagreement;
  [[nodiscard]] auto is_late() const -> bool;
  /// Readings, or else the clauses in order.
  auto name(AnyGame& model, Found& found) -> void;
  /// A reading that explains games under a special set-up must do so under the usual one, too.
  auto try_readings_as_usual(AnyGame& model, std::vector<Reading>& readings) -> void;
  /// A game from the opening is kept beside the shorter one from a position.
  auto come_nearer(Examiner& examiner, Found& found) -> std::optional<Disagreement>;
  /// What a reading explains, that reading may show in fewer moves, and under another set-up.
  auto read_shorter(Found& found) -> void;
  /// A set-up first, then the usual one, then those of the games that are known.
  [[nodiscard]] auto set_ups_near(const SetupText& setup) const -> std::vector<SetupText>;
  /// The games that are known under the set-up of a model.
  [[nodiscard]] auto courses_under(const AnyGame& model) const -> std::span<const Course>;
  /// Once more, a question at a time.
  auto shows_again(Examiner& examiner, const Disagreement& it) -> bool;
  /// One such game; `thorough` asks for the outcome at every position.
  auto shows_in(Examiner& examiner, const Disagreement& it, bool thorough) -> bool;
  [[nodiscard]] auto reading_options(std::span<const Course> courses) const -> ReadingOptions;

  const StudyNotes& notes_;
  StudyBudget budget_;
  std::string before_it_;  ///< what came first in a game that did not show it again
};

}  // namespace ruleproof::conformance
