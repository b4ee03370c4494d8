/// A disagreement that a reading explains, in a shorter game from the opening: the rules alone look
/// for it, and the engine confirms it.
#pragma once

#include <optional>

#include "model/core/record.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/shorten/shrink.hpp"

namespace ruleproof::conformance {

/// The shortest known game from the opening on which the model and the reading part, if it has
/// fewer moves than the record of the one found and shows on the engine, too. The set-up may be
/// another.
[[nodiscard]] auto shorter(Examiner& examiner, const Record& found, const Reading& reading,
                           const ShrinkOptions& budget) -> std::optional<Disagreement>;

}  // namespace ruleproof::conformance
