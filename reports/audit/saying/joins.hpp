/// Words that are one fact together: "may not" is a ban, "not more than" a bound.
#pragma once

#include <string_view>
#include <vector>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// Whether a language, "fr", is among several, "es fr it".
[[nodiscard]] inline auto is_one_of(std::string_view language, std::string_view languages) -> bool {
  return !language.empty() && languages.find(language) != std::string_view::npos;
}

/// The value of a fact that has become part of another one.
inline constexpr std::string_view spent = "-";
auto drop_spent(std::vector<Fact>& facts) -> void;

/// Joins the facts of a sentence, and marks the acts that it denies.
auto join_facts(Saying& saying, std::string_view language) -> void;

/// The part of it that is about the French "ne", which alone denies nothing.
auto join_ne(Saying& saying) -> void;

/// The part of it that is about what is at most, at least, more than and fewer than a number.
auto join_bounds(Saying& saying, std::string_view language) -> void;

/// The part of it that is about numbers: "10 000", "twenty-four", "ten thousand", "one per player".
auto join_numbers(Saying& saying, std::string_view language) -> void;

}  // namespace ruleproof::audit
