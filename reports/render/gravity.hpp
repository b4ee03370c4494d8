/// What is wrong and what is open: in one sentence, and the gravest first.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// A finding, or a failed check that no finding tells of.
struct Item {
  std::size_t game = 0;              ///< its place in the run
  std::size_t number = 0;            ///< among the findings of the game, or among its checks
  const Finding* finding = nullptr;  ///< one of the two
  const Check* check = nullptr;
  std::string at = {};  ///< names it in links; nothing else of the run has the same
};

/// All of them. Errors come first, failed checks with them; then warnings, what nobody could
/// answer, and the rest, each in the order of kinds.
[[nodiscard]] auto gravest_first(const Run& run) -> std::vector<Item>;

/// Whether somebody ended the run before it was done.
[[nodiscard]] auto ended_early(const Run& run) -> bool;

/// Whether something fails, asks for a decision, was not done or has no answer: answers alone need
/// no sentence before them.
[[nodiscard]] auto is_wrong_or_open(const Run& run) -> bool;

/// "Nothing fails; 9 findings ask for a decision and 4 questions have no answer." Of a run without
/// checks it is the answer, or what was found: "6 entries, of them 2 warnings." Never claims that
/// something holds where nothing was checked, nor that all was where the run ended early.
[[nodiscard]] auto sentence(const Run& run) -> std::string;

}  // namespace ruleproof::render
