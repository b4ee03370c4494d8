/// `ruleproof ask`: questions about a game, and their answers.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/command/confirm.hpp"
#include "reports/cli/command/typed.hpp"
#include "reports/cli/print/terminal.hpp"
#include "reports/cli/store/failures.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::cli {

struct AskFlags {
  std::string game;
  std::string question = {};  ///< id or tag
  bool all = false;
  bool list = false;
  bool laws = false;                ///< what induction proves, instead
  bool confirm = false;             ///< ask cvc5, too
  std::string disagreements = ".";  ///< folder for what the solvers disagree on
  bool smt = false;                 ///< print what was given to the solver, too
  std::uint64_t effort = 1;         ///< multiplies what searches look at
  std::uint64_t seed = 1;
  unsigned jobs = 0;  ///< questions at a time; 0: one for each processor
  /// No more at a time, however many processors there are: each has its share of the memory.
  unsigned shares = std::numeric_limits<unsigned>::max();
  bool json = false;
  bool verbose = false;     ///< all of every answer, not ten lines
  std::string out = {};     ///< folder for the report and the records; empty: none
  FailedFlags failed = {};  ///< with `all`: the questions that failed last first, or alone
  TypedFlags typed = {};
  Opinion opinion = {};  ///< instead of cvc5, in tests
};

/// Of a game about which nobody has written questions: a check that is skipped, and says so.
[[nodiscard]] auto no_questions_yet() -> Check;

/// The ids of a game's questions.
[[nodiscard]] auto question_ids(const std::string& game) -> std::vector<std::string>;

/// The answers to one question, as findings and one check.
[[nodiscard]] auto answers_report(const std::string& game, const std::string& question,
                                  const solver::AskOptions& options) -> Result<GameReport>;

/// The same, with the opinions of cvc5. Quick: Z3 may do a quarter, and cvc5 is not asked.
[[nodiscard]] auto question_report(const std::string& game, const std::string& question,
                                   std::uint64_t seed, bool quick) -> Result<GameReport>;

/// What induction proves of a game.
[[nodiscard]] auto induction_report(const std::string& game, std::uint64_t seed, bool quick)
    -> GameReport;

[[nodiscard]] auto run(const AskFlags& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
