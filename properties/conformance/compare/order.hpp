/// Whether two positions differ in nothing but an order: the same letters, or the same values in
/// the same numbered fields.
#pragma once

#include <span>
#include <string>

#include "properties/conformance/engine/dialogue.hpp"

namespace ruleproof::conformance {

/// The fields whose order alone is another, "order1, order2"; empty where anything else differs.
[[nodiscard]] auto only_reordered(std::span<const FieldDifference> differences) -> std::string;

}  // namespace ruleproof::conformance
