#include "properties/conformance/shorten/shorter.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/shorten/parting.hpp"
#include "properties/conformance/shorten/shrink.hpp"

namespace ruleproof::conformance {

auto shorter(Examiner& examiner, const Record& found, const Reading& reading,
             const ShrinkOptions& budget) -> std::optional<Disagreement> {
  auto& model = examiner.model();
  const auto setup = model.setup();
  auto read = setup;
  for (const auto& [id, answer] : reading.answers) read.rulings.insert_or_assign(id, answer);
  for (const auto& [name, value] : reading.edition) read.options.insert_or_assign(name, value);
  PartingOptions options{.states = budget.steps / 4,
                         .steps = budget.steps * 15,
                         .seed = budget.seed,
                         .known = {moves_in(found)}};
  const auto before = options.known.front().size();
  // Under another set-up, only games that are short beyond doubt.
  if (!(found.setup == setup))
    options = {.states = budget.steps / 8, .steps = 0, .seed = budget.seed};
  const auto parted = examiner.engine().game().parting(setup, read, options);
  if (!parted || !parted->moves || parted->moves->size() >= before) return std::nullopt;
  std::vector<Action> actions;
  for (const auto& move : *parted->moves) actions.push_back({Action::Kind::play, move});
  if (examiner.engine().ready(model)) return std::nullopt;
  Listed source(actions);
  const auto trouble = examiner.run("", source, {.thorough = true});
  if (!trouble) return std::nullopt;
  auto all = explain(model, *trouble, *budget.common);
  return std::move(all.front());
}

}  // namespace ruleproof::conformance
