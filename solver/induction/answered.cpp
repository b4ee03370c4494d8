#include "solver/induction/answered.hpp"

#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/induction/typed_proof.hpp"
#include "solver/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver {
namespace {

auto fact(const Finding& finding, std::string_view wanted) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == wanted) return value;
  }
  return "";
}

/// What games leave open, where no proof was found either.
auto not_proved(Finding played) -> Finding {
  if (fact(played, "answer") == typed::left_open) {
    played.message +=
        " Nor does it follow from the facts, laws and declared ranges that are written down.";
  }
  return played;
}

/// Proved, and a game shows the contrary.
auto contradicted(Finding proof, const Finding& game) -> Finding {
  proof.severity = Severity::error;
  proof.message = "Internal error: it was proved, and a game shows the contrary (" + game.title +
                  "). Something that the proof rests on is not so; nothing is proved by it.";
  proof.title = "Contradicted by a game: " + proof.title;
  proof.how = How::unknown;
  proof.bound.clear();
  return proof;
}

/// What is proved, with how far games were played against it.
auto tried(Finding proof, const TypedQuestion& question, const Finding& trial) -> Finding {
  const auto positions = fact(trial, typed::tried);
  proof.bound += fmt::format("{}{} steps of games that were tried do not break it",
                             proof.bound.empty() ? "" : ", and ", positions);
  proof.facts.emplace_back(typed::tried, positions + " steps of games, " + trial.bound);
  const auto lacks = fact(trial, typed::for_want_of);
  const auto partly = fact(trial, typed::only_where);
  proof.title = typed::title_where_nothing_breaks(question, lacks, partly);
  if (!lacks.empty()) proof.facts.emplace_back(typed::for_want_of, lacks);
  if (!partly.empty()) proof.facts.emplace_back(typed::only_where, partly);
  return proof;
}

}  // namespace

auto answer_typed(const Parts& game, const SetupText& setup, const TypedQuestion& question,
                  const TypedBudget& search, const TypedBudget& trial, const AskOptions& options)
    -> Result<Answered> {
  // A proof that is not found must leave the search time to look.
  auto proof = proved_by_laws(game, setup, question, options, search.end.half());
  const bool proved = proof && proof->severity != Severity::error;
  auto played = ask_typed(game, setup, question, proved ? trial : search);
  if (!played) return played.error();
  if (!proved) return Answered{not_proved(*std::move(played)), std::move(proof)};
  if (!played->witnesses.empty()) {
    auto fault = contradicted(*std::move(proof), *played);
    return Answered{*std::move(played), std::move(fault)};
  }
  // That every position was looked at says more than a relation.
  if (played->how < proof->how) return Answered{*std::move(played)};
  return Answered{tried(*std::move(proof), question, *played)};
}

}  // namespace ruleproof::solver
