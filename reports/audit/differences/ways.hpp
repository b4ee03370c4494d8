/// What two texts say in ways of their own: "unless" here, "if not" there.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/audit/differences/difference.hpp"
#include "reports/audit/saying/says.hpp"

namespace ruleproof::audit {

/// Facts that the other side does not have, by position.
struct Extra {
  SideFacts side;
  std::vector<bool> is_extra;
  std::vector<bool> is_near;  ///< the other side says it in another word

  [[nodiscard]] auto spot(std::size_t i) const -> Words {
    return {side.sentence[i], side.facts[i].at, side.facts[i].size};
  }
};

/// The "only" of "may only, if", where the text says "may not, unless".
[[nodiscard]] auto is_exception(const Fact& fact) -> bool;

/// The first fact that the other side lacks and that fits; as many as there are if none does.
[[nodiscard]] auto first_extra(const Extra& side, const std::function<bool(const Fact&)>& fits)
    -> std::size_t;
[[nodiscard]] auto first_extra(const Extra& side, std::initializer_list<std::string_view> values)
    -> std::size_t;

/// Takes what both have out of both: first what is said in the same word, then what is said in
/// another way, then near words.
[[nodiscard]] auto extras(SideFacts first, SideFacts second) -> std::pair<Extra, Extra>;

}  // namespace ruleproof::audit
