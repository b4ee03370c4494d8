/// `ruleproof ask GAME --can EXPR`: questions that are typed, and the names that they may use.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::cli {

struct TypedFlags {
  std::string can = {};
  std::string always = {};
  std::string never = {};
  bool fields = false;                       ///< list the names, instead
  bool verbose = false;                      ///< each of them in a row of its own
  SetUpFlags set_up = {};                    ///< but for the game
  std::optional<int> depth = {};             ///< moves from the opening
  std::optional<std::uint64_t> states = {};  ///< positions visited breadth first
  std::optional<std::uint64_t> seconds = {};
  std::uint64_t memory = std::uint64_t{2} << 30U;  ///< bytes
  std::vector<solver::Fact> planted = {};          ///< facts beside those of the game, in tests

  [[nodiscard]] auto given() const -> bool {
    return fields || !can.empty() || !always.empty() || !never.empty();
  }
};

/// Answers the one question that is given. `finished` tells it; where a game breaks what was
/// proved, that is an error of this program.
using Tell = std::function<int(const GameReport&)>;
[[nodiscard]] auto run_typed(const std::string& game, const TypedFlags& flags, std::uint64_t seed,
                             bool json, const Tell& finished, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
