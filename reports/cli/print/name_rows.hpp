/// A list of names, those in one row that differ by their numbers alone.
#pragma once

#include <string>
#include <vector>

namespace ruleproof::cli {

/// A name, the values that it takes, what it says.
struct NameRow {
  std::string name;
  std::string values;
  std::string says;
  auto operator==(const NameRow&) const -> bool = default;
};

/// p1.deck1, p1.deck2 ... p2.deck20 is "p1..p2.deck1..deck20", where all of them are there and take
/// the same values. In the order of their firsts.
[[nodiscard]] auto without_repetition(const std::vector<NameRow>& names) -> std::vector<NameRow>;

}  // namespace ruleproof::cli
