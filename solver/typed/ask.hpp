/// A typed question asked of one game, with its types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/remembering.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "solver/hunt/uneven.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/pursue.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/vacuity.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver::typed {

/// The positions that are looked for: those that fulfil it or, for a law, those that break it.
[[nodiscard]] auto sought_in(const TypedQuestion& question,
                             const expression::Vocabulary& vocabulary)
    -> Result<expression::Program>;

/// What a game that is found shows, as the claim of its record.
[[nodiscard]] auto claim_of(const TypedQuestion& question) -> std::string;

/// How far what an answer depends on is looked for: as far as the search itself where that has
/// seen everything, else not far.
[[nodiscard]] auto probing(const TypedBudget& budget, bool all) -> TypedBudget;

/// What a question may name, asked of positions or of moves.
template <class G>
auto names_asked(const G& game) -> expression::Vocabulary {
  if constexpr (is_remembering<G>) {
    return expression::names_of_moves(game.plain());
  } else {
    return expression::names_of(game);
  }
}

/// Games by dice and by players of uneven strength, until one comes to what is wanted: how many
/// positions were looked at, and whether one did. What is usual and deep, as the end of a game, is
/// soon met so.
template <class G>
auto met_by_dice(const G& game, const expression::Asked<G>& wanted, std::uint64_t seed)
    -> std::pair<std::uint64_t, bool> {
  constexpr std::uint64_t games = 24;
  constexpr std::size_t longest = 600;  // choices
  std::uint64_t steps = 0;
  bool met = false;
  const auto see = [&](const auto& /*before*/, const auto& /*move*/, const auto& step) {
    ++steps;
    met = met || wanted.holds(step.next);
  };
  for (std::uint64_t i = 0; i < games && !met; ++i) {
    play(game, AtMost(Dice(seed + i), longest), see);
    if constexpr (balance::Balanced<G>) {
      hunt::Uneven<G> uneven(game, seed + i);
      if (!met) play(game, AtMost(std::ref(uneven), longest), see);
    }
  }
  return {steps, met};
}

/// Of what there is none in any position that is looked at, for an answer that nothing refutes;
/// empty if it is not for want of it.
template <class G>
auto lacking(const G& game, const TypedQuestion& question, const TypedBudget& budget, bool all)
    -> std::string {
  const auto syntax = expression::parse(question.text);
  if (!syntax) return "";
  const auto names = names_asked(game);
  const auto is_field = [&](std::string_view name) { return names.find(name) != nullptr; };
  for (const auto& [sought, lacks] : probes_of(question, *syntax, is_field)) {
    auto program = expression::compile(sought, names);
    if (!program) continue;  // it asks of nothing that could be missing
    const expression::Asked<G> wanted(game, *std::move(program));
    if (wanted.holds(game.start())) continue;
    const bool deep = !all && !budget.depth;
    const auto [steps, met] =
        deep ? met_by_dice(game, wanted, budget.seed) : std::pair<std::uint64_t, bool>{};
    if (met) continue;
    const auto pursuit = Pursuer<G>(game, wanted, budget).run();
    if (pursuit.by != FoundBy::nothing || wanted.overflowed()) continue;
    return in_none(lacks, steps + looked_at(pursuit.all, pursuit.guided, pursuit.hunted),
                   all && pursuit.all.complete());
  }
  return "";
}

/// What the question speaks of that is not there in some position, which has no value for it
/// therefore; empty if none was met.
template <class G>
auto partly_there(const G& game, const TypedQuestion& question, const TypedBudget& budget)
    -> std::string {
  const auto syntax = expression::parse(question.text);
  if (!syntax || question.asks != Asks::always) return "";
  auto program = expression::compile(without_value(*syntax), names_asked(game));
  if (!program) return "";
  std::vector<std::string> names;
  for (const auto& field : program->fields) {
    if (!field.guards.empty()) names.push_back(field.path);
  }
  if (names.empty()) return "";
  const expression::Asked<G> wanted(game, *std::move(program));
  const bool met = wanted.holds(game.start()) || met_by_dice(game, wanted, budget.seed).second ||
                   Pursuer<G>(game, wanted, probing(budget, false)).run().by != FoundBy::nothing;
  return met ? listed(names) : "";
}

/// The answer that a search finds: to a question about positions, in `seen` the game itself, or
/// about moves, the game that remembers the position before.
template <class G, class Seen>
auto answer(const G& game, const Seen& seen, expression::Program program,
            const TypedQuestion& question, const TypedBudget& budget) -> Result<Finding> {
  auto notes = program.notes;
  const expression::Asked<Seen> wanted(seen, std::move(program));
  const auto pursuit = Pursuer<Seen>(seen, wanted, budget).run();
  if (const auto column = wanted.overflowed()) return expression::beyond_range(*column);
  Report report{.question = question,
                .game = std::string(G::name),
                .setup = game.setup(),
                .scope = scope_of(game),
                .of_moves = is_remembering<Seen>,
                .by = pursuit.by,
                .moves = pursuit.path.size(),
                .all = pursuit.all,
                .whole_depth = pursuit.whole_depth,
                .guided = pursuit.guided,
                .hunted = pursuit.hunted,
                .out_of_time = pursuit.out_of_time,
                .notes = std::move(notes)};
  if (pursuit.by == FoundBy::nothing) {
    const bool all = pursuit.all.complete();
    report.lacks = lacking(seen, question, probing(budget, all), all);
    report.partly = partly_there(seen, question, budget);
  }
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

template <class G>
auto ask(const SetupText& setup, const TypedQuestion& question, const TypedBudget& budget)
    -> Result<Finding> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  auto program = sought_in(question, expression::names_of_moves(*game));
  if (!program) return program.error();
  if (expression::is_about_moves(*program, sizeof(typename G::State))) {
    return answer(*game, Remembering<G>(*game), *std::move(program), question, budget);
  }
  return answer(*game, *game, *std::move(program), question, budget);
}

/// What may be asked of under a set-up.
template <class G>
auto fields(const SetupText& setup) -> Result<std::vector<expression::Symbol>> {
  const auto game = G::configure(setup);
  if (!game) return game.error();
  return expression::vocabulary_of(*game).symbols();
}

}  // namespace ruleproof::solver::typed
