/// Which clause decides a field: by it, a position that differs tells of the clause that is broken.
#pragma once

#include <span>
#include <string_view>

#include "model/core/effects.hpp"

namespace ruleproof::conformance {

/// Whether the clause decides that the field has this value, be it new or old. `field` as in a
/// position, "p1.yuan"; `value` as JSON.
[[nodiscard]] auto decides(const Effect& effect, std::string_view field, std::string_view value)
    -> bool;

/// The effect of a clause; null where it decides no field.
[[nodiscard]] auto effect_of(std::span<const Effect> effects, std::string_view clause)
    -> const Effect*;

}  // namespace ruleproof::conformance
