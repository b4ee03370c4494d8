/// What the cards out of the game say of the rest, by what the decks show: see drako.hpp.
#pragma once

#include <vector>

#include "solver/induction/facts.hpp"

namespace ruleproof::solver {

[[nodiscard]] auto drako_card_facts() -> std::vector<Fact>;

}  // namespace ruleproof::solver
