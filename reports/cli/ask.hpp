/// `ruleproof ask`: questions about a game, and their answers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/terminal.hpp"
#include "reports/cli/typed.hpp"

namespace ruleproof::cli {

struct AskFlags {
  std::string game;
  std::string question = {};  ///< id or tag
  bool all = false;
  bool list = false;
  bool smt = false;          ///< print what was given to the solver, too
  std::uint64_t effort = 1;  ///< multiplies what searches look at
  std::uint64_t seed = 1;
  bool json = false;
  TypedFlags typed = {};
};

/// The ids of a game's questions.
[[nodiscard]] auto question_ids(const std::string& game) -> std::vector<std::string>;

/// The answers to one question, as findings.
[[nodiscard]] auto question_report(const std::string& game, const std::string& question,
                                   std::uint64_t seed, bool quick) -> Result<GameReport>;

[[nodiscard]] auto run(const AskFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
