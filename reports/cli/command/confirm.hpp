/// A second opinion on every "no" of the solver: cvc5 is asked the same.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "model/core/finding.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::cli {

/// What another solver says of an SMT-LIB script; nothing if there is none.
using Opinion = std::function<std::optional<solver::Sat>(const std::string& smt)>;

/// cvc5, as it is installed.
[[nodiscard]] auto opinion_of_cvc5() -> Opinion;

/// How many proofs were confirmed, left open (no answer in time) and contradicted.
struct Confirmed {
  int confirmed = 0;
  int open = 0;
  int contradicted = 0;
  bool no_solver = false;
};

/// Asks about every finding that carries a question of the solver, and says in a fact what the
/// other says. A finding that the other contradicts is an internal error, and proves nothing.
auto confirm(GameReport& report, const Opinion& opinion) -> Confirmed;

/// Writes the questions that were contradicted, each with both answers, to a folder: for each
/// `NAME.smt2` and `NAME.answers.txt`. Gives the first name, or why they could not be written.
[[nodiscard]] auto write_contradictions(const GameReport& report, const std::string& folder)
    -> Result<std::string>;

}  // namespace ruleproof::cli
