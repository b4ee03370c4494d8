#include "model/connect_four/connect_four.hpp"

#include "solver/balance/contest_of.hpp"

namespace ruleproof::solver::balance {

template auto contest_of(std::vector<connect_four::ConnectFour> variants, const Plan& plan)
    -> Result<std::unique_ptr<Contest>>;

}  // namespace ruleproof::solver::balance
