/// Typed questions and laws of one game, for the files that CMake writes, which see its ledgers.
#pragma once

#include "solver/induction/follow.hpp"
#include "solver/induction/hold.hpp"
#include "solver/induction/hold_facts.hpp"
#include "solver/parts.hpp"
#include "solver/typed/ask.hpp"

namespace ruleproof::solver {

template <class G>
auto parts_of() -> Parts {
  return {.name = G::name,
          .ledgers = ledgers_about<G>(),
          .facts = facts_about<G>(),
          .fields = &typed::fields<G>,
          .ask = &typed::ask<G>,
          .hold_to_the_model = &hold<G>,
          .hold_facts = &hold_facts<G>,
          .hold_record = &hold_record<G>,
          .prove = &follows<G>,
          .other_laws = &other_laws_about<G>};
}

}  // namespace ruleproof::solver
