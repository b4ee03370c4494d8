/// Words that are one fact together: "may not" is a ban, "not more than" a bound.
#pragma once

#include <string_view>
#include <vector>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// The value of a fact that has become part of another one.
inline constexpr std::string_view spent = "-";
auto drop_spent(std::vector<Fact>& facts) -> void;

/// Joins the facts of a sentence, and marks the acts that it denies.
auto join_facts(Saying& saying, std::string_view language) -> void;

/// The part of it that is about numbers: "10 000", "twenty-four", "ten thousand", "one per player".
auto join_numbers(Saying& saying, std::string_view language) -> void;

}  // namespace ruleproof::audit
