/// What conform finds of engines with several bugs at once, as recorded: a row for each engine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/core/result.hpp"
#include "properties/conformance/survey/together.hpp"

namespace ruleproof::conformance {

/// One engine, drawn by a seed, and what became of each of its bugs.
struct TogetherRow {
  std::uint64_t seed = 0;
  std::uint64_t delay = 0;    ///< milliseconds for each answer
  std::uint64_t seconds = 0;  ///< the budget by the clock; 0: steps alone
  std::vector<BugSeen> bugs = {};
  std::size_t findings = 0;
  std::size_t stray = 0;  ///< findings that show no bug by itself
  auto operator==(const TogetherRow&) const -> bool = default;

  [[nodiscard]] auto found() const -> std::size_t;
  [[nodiscard]] auto named() const -> std::size_t;
};

struct TogetherTable {
  std::string game;
  std::uint64_t ruleset = 0;  ///< of the model that was measured
  std::uint64_t steps = 0;    ///< the budget
  std::vector<TogetherRow> rows = {};
  auto operator==(const TogetherTable&) const -> bool = default;
};

/// An object, a row a line.
[[nodiscard]] auto to_json(const TogetherTable& table) -> std::string;
/// Errors say what is wrong, without a place.
[[nodiscard]] auto read_together(const std::string& text) -> Result<TogetherTable>;

}  // namespace ruleproof::conformance
