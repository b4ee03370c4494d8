/// The same question to another solver.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "solver/smt/query.hpp"

namespace ruleproof::solver {

/// What cvc5 says of an SMT-LIB script. Nothing if it is not installed; `unknown` if it gives no
/// answer in time.
[[nodiscard]] auto second_opinion(const std::string& smt,
                                  std::chrono::milliseconds time = std::chrono::seconds(60))
    -> std::optional<Sat>;

}  // namespace ruleproof::solver
