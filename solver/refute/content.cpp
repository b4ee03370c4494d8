#include "solver/refute/content.hpp"

#include <vector>

#include "model/core/expression/program.hpp"
#include "solver/induction/formulas.hpp"
#include "solver/smt/glance.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::refute {
namespace {

constexpr Budget little{.work = 200'000};

/// Whether some truths exclude another one.
auto excluded(const std::vector<Truth>& stored, const std::vector<Truth>& known, const Truth& other,
              bool by_solver) -> bool {
  auto all = stored;
  all.insert(all.end(), known.begin(), known.end());
  all.push_back(other);
  if (const auto seen = glance(all); seen != Sat::unknown) return seen == Sat::unsat;
  if (!by_solver) return false;
  Query query("Is there anything that the claim excludes?");
  for (const auto& truth : all) query.require(truth);
  return ask(query, little).sat == Sat::unsat;
}

}  // namespace

auto content_of(const expression::Program& claim, bool by_solver) -> Content {
  Formulas formulas;
  const auto formula = formulas.of(claim);
  if (!formula) return Content::rules;
  const auto& stored = formulas.premises();
  const auto fails = Formulas::fails(*formula);
  if (excluded(stored, {}, fails, by_solver)) return Content::nothing;
  std::vector<Truth> declared;
  for (const auto& [field, bounds] : formulas.ranges()) {
    declared.insert(declared.end(), bounds.begin(), bounds.end());
  }
  if (declared.empty() || !excluded(stored, declared, fails, by_solver)) return Content::rules;
  // Which bounds the claim says itself; if they say no less than it does, it is they.
  std::vector<Truth> said;
  for (const auto& bound : declared) {
    if (excluded(stored, {Formulas::holds(*formula)}, !bound, by_solver)) said.push_back(bound);
  }
  return excluded(stored, said, fails, by_solver) ? Content::ranges : Content::nothing;
}

}  // namespace ruleproof::solver::refute
