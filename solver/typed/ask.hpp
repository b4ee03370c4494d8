/// A typed question asked of one game, with its types.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/pursue.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver::typed {

/// The positions that are looked for: those that fulfil it or, for a law, those that break it.
[[nodiscard]] auto sought_in(const TypedQuestion& question,
                             const expression::Vocabulary& vocabulary)
    -> Result<expression::Program>;

/// What a game that is found shows, as the claim of its record.
[[nodiscard]] auto claim_of(const TypedQuestion& question) -> std::string;

/// The answer that a search finds.
template <class G>
auto ask(const SetupText& setup, const TypedQuestion& question, const TypedBudget& budget)
    -> Result<Finding> {
  const auto configured = G::configure(setup);
  if (!configured) return configured.error();
  const auto& game = *configured;
  auto program = sought_in(question, expression::names_of(game));
  if (!program) return program.error();
  auto notes = program->notes;
  const expression::Asked<G> wanted(game, *std::move(program));
  const auto pursuit = Pursuer<G>(game, wanted, budget).run();
  if (const auto column = wanted.overflowed()) return expression::beyond_range(*column);
  Report report{.question = question,
                .game = std::string(G::name),
                .setup = game.setup(),
                .scope = scope_of(game),
                .by = pursuit.by,
                .moves = pursuit.path.size(),
                .all = pursuit.all,
                .whole_depth = pursuit.whole_depth,
                .guided = pursuit.guided,
                .hunted = pursuit.hunted,
                .out_of_time = pursuit.out_of_time,
                .notes = std::move(notes)};
  auto finding = finding_of(report);
  if (pursuit.by == FoundBy::nothing) return finding;
  auto shown = show(game, std::span<const typename G::Move>(pursuit.path), question.text,
                    claim_of(question));
  finding.witnesses.push_back(std::move(shown.witness));
  if (shown.fails) {
    finding.severity = Severity::error;
    finding.how = How::unknown;
    finding.message =
        "Internal error: the game that is to show this does not replay on the model: " +
        to_text(*shown.fails);
  }
  return finding;
}

/// What may be asked of under a set-up.
template <class G>
auto fields(const SetupText& setup) -> Result<std::vector<expression::Symbol>> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return expression::vocabulary_of(*game).symbols();
}

}  // namespace ruleproof::solver::typed
