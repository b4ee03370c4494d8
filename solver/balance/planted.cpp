#include "solver/balance/planted.hpp"

#include <memory>
#include <vector>

#include "model/core/result.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/contest_of.hpp"
#include "solver/balance/pass_once.hpp"

namespace ruleproof::solver::balance {

auto planted_contest(const Plan& plan) -> Result<std::unique_ptr<Contest>> {
  return contest_of(std::vector<PassOnce>{{7, 6, false}, {7, 6, true}}, plan);
}

}  // namespace ruleproof::solver::balance
