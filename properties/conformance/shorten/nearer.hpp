/// A disagreement shown from close by: where an engine can be set to positions, a game may begin
/// just before the two part.
#pragma once

#include <optional>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// The same disagreement from the position where it shows, or from one move before that. Nothing
/// where the engine takes no positions, or does not differ so: then it depends on what came before.
[[nodiscard]] auto nearer(Examiner& examiner, const Disagreement& found,
                          const properties::Citations& common) -> std::optional<Disagreement>;

}  // namespace ruleproof::conformance
