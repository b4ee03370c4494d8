/// Words that are one fact together: "may not" is a ban, "not more than" a bound.
#pragma once

#include <string_view>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// Joins the facts of a sentence, and marks the acts that it denies.
auto join_facts(Saying& saying, std::string_view language) -> void;

}  // namespace ruleproof::audit
