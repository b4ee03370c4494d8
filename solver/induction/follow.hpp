/// What follows from the ledgers of one game, with its types.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/before.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "solver/induction/formulas.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/hold_facts.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/induction/typed_proof.hpp"
#include "solver/parts.hpp"
#include "solver/smt/query.hpp"

namespace ruleproof::solver {
namespace following {

/// What a question is asked of: positions or, if it names what was before, moves.
struct About {
  const expression::Vocabulary& names;
  Formulas& formulas;
  std::size_t size;  ///< of a position
  bool moves = false;
};

/// What a ledger says of a move: pieces that leave no place are no fewer there than before, and
/// where none arrive no more.
inline auto add_laws_of_moves(const Ledger& ledger, std::size_t place,
                              const expression::Program& heap, const About& about,
                              std::vector<Truth>& laws) -> void {
  const auto now = about.formulas.of(heap);
  const auto was = about.formulas.of(expression::one_move_earlier(heap, about.size));
  if (!now || !was) return;
  const auto law = [&](const Truth& holds) { laws.push_back(!now->known || !was->known || holds); };
  if (!ledger.leaves(place)) law(was->number <= now->number);
  if (!ledger.arrives(place)) law(now->number <= was->number);
}

/// What the ledgers of a game say of a position that can be reached, as formulas; `earlier`: of the
/// position before.
template <class G>
auto laws_of(const G& game, const Ledger& ledger, const About& about, bool earlier)
    -> std::vector<Truth> {
  auto& formulas = about.formulas;
  std::vector<Truth> laws;
  const auto start = game.start();
  const auto players = ledger.of_each_player ? static_cast<std::size_t>(game.players()) : 1;
  for (std::size_t p = 1; p <= players; ++p) {
    Term sum(0);
    int all = 0;
    bool whole = ledger.all_in_sight();
    for (std::size_t i = 0; i < ledger.places.size(); ++i) {
      if (ledger.places[i].reads.empty()) continue;
      const auto program = expression::compile_number(
          of_player(std::string(ledger.places[i].reads), p), about.names);
      const auto heap =
          program
              ? formulas.of(earlier ? expression::one_move_earlier(*program, about.size) : *program)
              : std::nullopt;
      if (!heap) {
        whole = false;
        continue;
      }
      const int begin =
          static_cast<int>(expression::Asked<G>(game, *program).number(start).value_or(0));
      const auto& number = heap->number;
      const auto law = [&](Truth holds) { laws.push_back(!heap->known || holds); };
      if (!ledger.leaves(i)) law(Term::number(begin) <= number);
      if (!ledger.arrives(i)) law(number <= Term::number(begin));
      if (ledger.all_in_sight()) law(Term(0) <= number);
      if (earlier) add_laws_of_moves(ledger, i, *program, about, laws);
      sum = sum + select(heap->known, number, Term(0));
      all += begin;
    }
    if (whole) laws.push_back(sum == Term::number(all));
  }
  return laws;
}

/// What facts and ledgers say of every position of a whole game.
template <class G>
auto add_laws(const Parts& parts, const G& game, const About& about, std::vector<Premise>& premises)
    -> void {
  const auto add = [&](const Fact& fact, const expression::Program& says) {
    const auto formula = about.formulas.of(says);
    if (!formula) return;
    premises.push_back({!Formulas::fails(*formula) && !formula->beyond, &fact});
  };
  for (const auto& fact : parts.facts) {
    if (!held::speaks_of(fact, game)) continue;
    const auto program =
        expression::compile(fact.says, about.names, {.characters = held::longest_fact});
    if (!program) continue;
    const bool of_moves = expression::is_about_moves(*program, about.size);
    if (of_moves && !about.moves) continue;
    add(fact, *program);
    if (about.moves && !of_moves) add(fact, expression::one_move_earlier(*program, about.size));
  }
  for (const auto& ledger : parts.ledgers) {
    if (!held::settles(game, ledger)) continue;
    for (const bool earlier : {false, true}) {
      if (earlier && !about.moves) continue;
      for (auto& law : laws_of(game, ledger, about, earlier)) {
        premises.push_back({std::move(law), nullptr, &ledger});
      }
    }
  }
}

/// What may be said of every position of a game, as formulas, with what each rests on. The ranges
/// of fields are declared for games of every scale.
template <class G>
auto premises_of(const Parts& parts, const G& game, const About& about) -> std::vector<Premise> {
  std::vector<Premise> premises;
  if (held::is_whole(game)) add_laws(parts, game, about, premises);
  for (const auto& [field, bounds] : about.formulas.ranges()) {
    for (const auto& bound : bounds) premises.push_back({bound, nullptr, nullptr, field});
  }
  return premises;
}

template <class G>
auto prove(const Parts& parts, const G& game, const TypedQuestion& question,
           const AskOptions& options, const Deadline& end) -> std::optional<Finding> {
  const auto names = expression::names_of_moves(game);
  const auto asked = expression::compile(question.text, names);
  if (!asked) return std::nullopt;
  const auto opening = game.start();
  Formulas formulas(sizeof opening, reinterpret_cast<const std::byte*>(&opening));
  const auto formula = formulas.of(*asked);
  if (!formula) return std::nullopt;
  const auto found =
      question.asks == Asks::always ? Formulas::fails(*formula) : Formulas::holds(*formula);
  const auto wrong = found || formula->beyond;
  const bool of_moves = expression::is_about_moves(*asked, sizeof opening);
  const auto premises = premises_of(parts, game, {names, formulas, sizeof opening, of_moves});
  // Where nothing changes, the opening is before itself: premises that hold then hold together.
  const std::array all = {opening, opening, opening};
  const expression::AroundMove beside{expression::around(game, opening),
                                      static_cast<std::int64_t>(game.to_act(opening))};
  const auto values = formulas.values(reinterpret_cast<const std::byte*>(all.data()),
                                      reinterpret_cast<const std::byte*>(&beside));
  auto argument = argue(expression::on_one_line(question.text), formulas.premises(), premises,
                        wrong, options.budget, values, end);
  if (!argument) return std::nullopt;
  Proof proof{.game = G::name,
              .question = question,
              .argument = *std::move(argument),
              .scope = scope_of(game),
              .of_moves = of_moves,
              .notes = asked->notes};
  if (proof.argument.premises.empty()) return finding_of(proof);
  std::vector<Fact> facts;
  std::set<const Fact*> said;
  std::set<const Ledger*> ledgers;
  for (const auto* premise : proof.argument.premises) {
    if (premise->fact && said.insert(premise->fact).second) facts.push_back(*premise->fact);
    if (premise->ledger) ledgers.insert(premise->ledger);
  }
  // A few games after the other, so that the deadline ends them.
  constexpr std::uint64_t few = 5;
  for (std::uint64_t i = 0; i < 25 * options.effort; i += few) {
    if (end.over()) return std::nullopt;  // nobody has held the premises to the model
    const auto held = parts.hold_facts(facts, game.setup(), few, options.seed + i);
    if (!held.broken.empty()) return fault_of(proof, held.broken);
    proof.steps += held.steps;
  }
  for (const auto* ledger : ledgers) {
    const auto obeyed = parts.hold_to_the_model(*ledger, 25 * options.effort, options.seed);
    if (!obeyed.broken.empty()) return fault_of(proof, obeyed.broken);
    proof.steps += obeyed.steps;
  }
  return finding_of(proof);
}

}  // namespace following

/// What `Parts::prove` says.
template <class G>
auto follows(const Parts& parts, const SetupText& setup, const TypedQuestion& question,
             const AskOptions& options, const Deadline& end) -> std::optional<Finding> {
  if constexpr (Scored<G>) {
    const auto rules = G::configure(setup);
    if (rules) return following::prove(parts, *rules, question, options, end);
  }
  return std::nullopt;
}

}  // namespace ruleproof::solver
