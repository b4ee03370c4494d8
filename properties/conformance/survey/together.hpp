/// What conform is worth on engines as they are: several bugs of a game at once, drawn by a seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "properties/conformance/conform.hpp"

namespace ruleproof::conformance {

/// Different bugs of a game that one engine may have together.
[[nodiscard]] auto drawn_bugs(const Parts& game, std::size_t count, std::uint64_t seed)
    -> std::vector<std::string>;

/// What became of one bug among the others.
struct BugSeen {
  std::string name;
  bool found = false;  ///< some finding ends where this bug alone parts from the model
  bool named =
      false;  ///< and names a clause that the bug breaks, perhaps with others not told apart
  auto operator==(const BugSeen&) const -> bool = default;
};

struct Together {
  std::vector<BugSeen> bugs;
  std::vector<std::string> findings = {};  ///< titles, and which bugs each shows
  std::size_t stray = 0;                   ///< findings that show no bug by itself
};

/// Runs conform on an engine with these bugs; `engine` is the path of conformance_engine.
[[nodiscard]] auto measure_together(const std::string& engine, ConformOptions options,
                                    const std::vector<std::string>& bugs) -> Together;

}  // namespace ruleproof::conformance
