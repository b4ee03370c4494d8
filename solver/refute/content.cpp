#include "solver/refute/content.hpp"

#include <vector>

#include "solver/induction/formulas.hpp"
#include "solver/smt/glance.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::refute {
namespace {

constexpr Budget little{.work = 200'000};

/// Whether some truths exclude another one.
auto excluded(const std::vector<Truth>& stored, const std::vector<Truth>& known, const Truth& other)
    -> bool {
  auto all = stored;
  all.insert(all.end(), known.begin(), known.end());
  all.push_back(other);
  if (const auto seen = glance(all); seen != Sat::unknown) return seen == Sat::unsat;
  Query query("Is there anything that the claim excludes?");
  for (const auto& truth : all) query.require(truth);
  return ask(query, little).sat == Sat::unsat;
}

}  // namespace

auto content_of(const expression::Program& claim) -> Content {
  Formulas formulas;
  const auto formula = formulas.of(claim);
  if (!formula) return Content::rules;
  const auto& stored = formulas.premises();
  const auto fails = Formulas::fails(*formula);
  if (excluded(stored, {}, fails)) return Content::nothing;
  std::vector<Truth> declared;
  for (const auto& [field, bounds] : formulas.ranges()) {
    declared.insert(declared.end(), bounds.begin(), bounds.end());
  }
  if (declared.empty() || !excluded(stored, declared, fails)) return Content::rules;
  // Which bounds the claim says itself; if they say no less than it does, it is they.
  std::vector<Truth> said;
  for (const auto& bound : declared) {
    if (excluded(stored, {Formulas::holds(*formula)}, !bound)) said.push_back(bound);
  }
  return excluded(stored, said, fails) ? Content::ranges : Content::nothing;
}

}  // namespace ruleproof::solver::refute
