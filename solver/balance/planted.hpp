/// A bias planted on purpose: a balance that does not find it is worth nothing.
#pragma once

#include <memory>

#include "solver/balance/contest.hpp"

namespace ruleproof::solver::balance {

/// Connect Four as it is, and with a first player who may pass once (pass_once.hpp).
[[nodiscard]] auto planted_contest(const Plan& plan) -> Result<std::unique_ptr<Contest>>;

}  // namespace ruleproof::solver::balance
