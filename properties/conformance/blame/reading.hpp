/// Whether an engine plays another reading of the rules: answers to open questions, or data of
/// another edition, under which the model agrees with it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// Answers that explain a disagreement, or an edition whose numbers do.
struct Reading {
  Texts answers;       ///< those that differ from the set-up's: one, or two; none of an edition
  Texts edition = {};  ///< "data" with other boards, decks or prices
  ClauseRef clause;    ///< of the first question
  std::uint64_t steps = 0;  ///< of other games in which the model agreed under this reading, too
  bool holds = false;       ///< games enough were seen, and none in which it did not
};

struct ReadingOptions {
  std::uint64_t steps = 3'000;  ///< of games to try each reading in that agrees on the record
  std::span<const Course> courses = {};  ///< games near the doubts, to try them in first
  std::size_t pairs = 1'000;  ///< pairs of answers to be tried where no single one will do
  std::uint64_t seed = 1;
  std::function<bool()> late = [] { return false; };
};

/// Every reading under which the model agrees with the engine on the game of `it`, those first that
/// hold in other games, too. The engine was told the rulings of `base`.
[[nodiscard]] auto readings_of(AnyGame& base, Engine& engine, const Disagreement& it,
                               const ReadingOptions& options) -> std::vector<Reading>;

/// Those that hold before those that do not, each in their order.
[[nodiscard]] auto held_first(const std::vector<Reading>& readings) -> std::vector<Reading>;

/// Plays games under another set-up, to which `base` belongs; sets `holds` and `steps` by them.
auto holds_there(Reading& reading, AnyGame& base, Engine& engine, const ReadingOptions& options)
    -> void;

/// Whether the model agrees with the engine on the game of `it` under the reading.
[[nodiscard]] auto explains(const Reading& reading, AnyGame& base, Engine& engine,
                            const Disagreement& it) -> bool;

}  // namespace ruleproof::conformance
