/// What follows from the ledgers of one game, with its types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "solver/induction/formulas.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/induction/typed_proof.hpp"
#include "solver/parts.hpp"
#include "solver/smt/query.hpp"
#include "solver/typed/compile.hpp"
#include "solver/typed/vocabulary.hpp"

namespace ruleproof::solver {
namespace following {

/// What the ledgers of a game say of a position that can be reached, as formulas.
template <class G>
auto require_laws(const G& game, const Ledger& ledger, Formulas& formulas, Query& query) -> bool {
  const auto vocabulary = typed::vocabulary_of(game);
  const auto start = game.start();
  const auto players = ledger.of_each_player ? static_cast<std::size_t>(game.players()) : 1;
  bool used = false;
  for (std::size_t p = 1; p <= players; ++p) {
    Term sum(0);
    int all = 0;
    bool whole = ledger.all_in_sight();
    for (std::size_t i = 0; i < ledger.places.size(); ++i) {
      if (ledger.places[i].reads.empty()) continue;
      const auto program =
          typed::compile_number(of_player(std::string(ledger.places[i].reads), p), vocabulary);
      const auto heap = program ? formulas.of(*program) : std::nullopt;
      if (!heap) {
        whole = false;
        continue;
      }
      const int begin = static_cast<int>(typed::Asked<G>(game, *program).number(start).value_or(0));
      const auto& number = heap->number;
      if (!ledger.leaves(i)) query.require(Term::number(begin) <= number);
      if (!ledger.arrives(i)) query.require(number <= Term::number(begin));
      if (ledger.all_in_sight()) query.require(Term(0) <= number);
      used = used || !ledger.leaves(i) || !ledger.arrives(i) || ledger.all_in_sight();
      sum = sum + number;
      all += begin;
    }
    if (whole) query.require(sum == Term::number(all));
  }
  return used;
}

/// Laws hold only where rulings that they settle keep their first answers.
template <class G>
auto settles(const G& game, const Ledger& ledger) -> bool {
  const auto setup = game.setup();
  return std::ranges::all_of(ledger.settled, [&](std::string_view ruling) {
    const auto said = setup.rulings.find(std::string(ruling));
    if (said == setup.rulings.end()) return true;
    const auto row = std::ranges::find(G::ruling_table, ruling, [](const auto& r) { return r.id; });
    return row != std::end(G::ruling_table) && row->answers[0].id == said->second;
  });
}

template <class G>
auto prove(const Parts& parts, const G& game, const TypedQuestion& question,
           const AskOptions& options) -> std::optional<Finding> {
  const auto asked = typed::compile(question.text, typed::vocabulary_of(game));
  if (!asked || asked->looks_around()) return std::nullopt;
  Formulas formulas;
  const auto formula = formulas.of(*asked);
  if (!formula) return std::nullopt;
  Query query("Does \"" + question.text + "\" follow from the laws?");
  std::vector<std::string> laws;
  std::uint64_t steps = 0;
  std::vector<const Ledger*> used;
  for (const auto& ledger : parts.ledgers) {
    if (!settles(game, ledger) || !require_laws(game, ledger, formulas, query)) continue;
    used.push_back(&ledger);
    laws.push_back(std::string(ledger.pieces) +
                   ": none is made, none is lost, and they go only "
                   "where the relation lets them");
  }
  if (used.empty()) return std::nullopt;
  query.require(question.asks == Asks::always ? !formula->truth : formula->truth);
  const auto reply = ask(query, options.budget);
  if (reply.sat != Sat::unsat) return std::nullopt;
  for (const auto* ledger : used) {
    const auto held = parts.hold_to_the_model(*ledger, 25 * options.effort, options.seed);
    if (!held.broken.empty()) return std::nullopt;  // `ask --laws` reports that error
    steps += held.steps;
  }
  return proof_of(G::name, question, reply, laws, steps);
}

}  // namespace following

/// What `Parts::prove` says.
template <class G>
auto follows(const Parts& parts, const SetupText& setup, const TypedQuestion& question,
             const AskOptions& options) -> std::optional<Finding> {
  if constexpr (Scored<G>) {
    const auto rules = G::configure(setup);
    if (rules) return following::prove(parts, *rules, question, options);
  }
  return std::nullopt;
}

}  // namespace ruleproof::solver
