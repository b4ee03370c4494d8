/// Which clauses decide a field of a position: for those who write adapters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/naming.hpp"
#include "reports/cli/print/json.hpp"

namespace ruleproof::cli {

/// [{"clause": "end.full", "values": ["3"]}, {"clause": "drop.bottom"}]; without `values`, any.
[[nodiscard]] auto decided_by(std::string_view game, std::string_view field) -> Json;

/// A line for each field that some clause decides, those of the outcome at the end. A number in the
/// name of a field makes no difference and is left out.
[[nodiscard]] auto shown_deciders(std::string_view game, const std::vector<FieldInfo>& fields)
    -> std::string;

}  // namespace ruleproof::cli
