/// Which facts are contraries, and which may stand for one another in a translation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// "must" and "may", "at-least" and "at-most", "before" and "after".
[[nodiscard]] auto are_contraries(std::string_view a, std::string_view b) -> bool;

/// "second" and "third", "red" and "blue": of which one text has one and the other another.
[[nodiscard]] auto are_rivals(const Fact& a, const Fact& b) -> bool;

/// The values under which another text may say the same: itself first, "2" for "both".
[[nodiscard]] auto stand_ins(const Fact& fact) -> std::vector<std::string>;

/// What an editor calls a difference in facts of a kind.
enum class Topic : std::uint8_t;
[[nodiscard]] auto topic_of(Kind kind) -> Topic;

struct Difference;
/// What an editor calls a difference, when how grave it is has been decided by its kind: "gives" in
/// the place of "takes" is a matter of direction, "each missing player" of a not.
[[nodiscard]] auto called(const Difference& difference) -> Topic;

}  // namespace ruleproof::audit
