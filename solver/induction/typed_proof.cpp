#include "solver/induction/typed_proof.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/deadline.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"
#include "solver/typed/typed.hpp"
#include "solver/typed/words.hpp"

namespace ruleproof::solver {
namespace {

using Names = std::set<std::string, std::less<>>;

auto add_names(const Shared& node, std::set<const Expression*>& seen, Names& names) -> void {
  if (!seen.insert(node.get()).second) return;
  if (node->op == Operator::variable) names.insert(node->name);
  for (const auto& part : node->parts) add_names(part, seen, names);
}
auto names_in(const Truth& truth) -> Names {
  std::set<const Expression*> seen;
  Names names;
  add_names(truth.node(), seen, names);
  return names;
}

auto share(const Names& one, const Names& other) -> bool {
  return std::ranges::any_of(one, [&](const auto& name) { return other.contains(name); });
}

/// Whether one has no names beside those of the other, and some.
auto within(const Names& one, const Names& other) -> bool {
  return !one.empty() && std::ranges::includes(other, one);
}

auto query_of(const std::string& text, const std::vector<Truth>& stored,
              const std::vector<const Premise*>& premises) -> Query {
  Query query("Does it follow: " + text);
  for (const auto& truth : stored) query.require(truth);
  for (const auto* premise : premises) query.require(premise->says);
  return query;
}

/// The budget of a query, and no more time than there is.
auto until(const Deadline& end, Budget budget) -> Budget {
  budget.time = end.at_most(budget.time);
  return budget;
}

/// The answer, unless there is no time for it.
auto asked(const Query& query, const Budget& budget, const Deadline& end) -> Reply {
  if (end.over()) return {};
  return ask(query, until(end, budget));
}

/// The argument from those premises only that it needs, if they are fewer and the solver says again
/// that they suffice.
auto with_few(const std::string& text, const std::vector<Truth>& stored,
              const std::vector<const Premise*>& premises, const Truth& wrong, const Budget& budget,
              const Deadline& end) -> std::optional<Argument> {
  if (end.over()) return std::nullopt;
  auto denied = query_of(text, stored, premises);
  const auto core = needed(denied.require(wrong), until(end, budget));
  if (!core) return std::nullopt;
  std::vector<const Premise*> few;
  for (const auto place : *core) {
    const bool is_premise = place >= stored.size() && place - stored.size() < premises.size();
    if (is_premise) few.push_back(premises[place - stored.size()]);
  }
  auto again = query_of(text, stored, few);
  auto reply = asked(again.require(wrong), budget, end);
  if (reply.sat != Sat::unsat) return std::nullopt;
  return Argument{std::move(few), std::move(reply)};
}

}  // namespace

auto argue(const std::string& text, const std::vector<Truth>& stored,
           const std::vector<Premise>& premises, const Truth& wrong, const Budget& budget,
           const Values& opening, const Deadline& end) -> std::optional<Argument> {
  std::vector<Names> names;
  names.reserve(premises.size());
  for (const auto& premise : premises) names.push_back(names_in(premise.says));
  auto near = names_in(wrong);
  for (const auto& truth : stored) {
    const auto in = names_in(truth);
    if (share(in, near)) near.insert(in.begin(), in.end());
  }
  std::vector<const Premise*> chosen;
  std::vector<bool> taken(premises.size());
  // First those that speak of nothing else; the last round takes all that hang together.
  constexpr int rounds = 5;
  for (int round = 0; round < rounds; ++round) {
    const auto query = query_of(text, stored, chosen);
    auto denied = query;
    auto reply = asked(denied.require(wrong), budget, end);
    if (reply.sat == Sat::unsat) {
      // Premises that contradict each other would prove everything.
      const auto holds = [&](const Premise* premise) { return evaluate(premise->says, opening); };
      const bool together =
          std::ranges::all_of(chosen, holds) &&
          std::ranges::all_of(stored, [&](const Truth& truth) { return evaluate(truth, opening); });
      if (!together && asked(query, budget, end).sat != Sat::sat) return std::nullopt;
      return with_few(text, stored, chosen, wrong, budget, end)
          .value_or(Argument{chosen, std::move(reply)});
    }
    const auto before = chosen.size();
    for (bool grows = true; grows; grows = grows && round + 2 == rounds) {
      grows = false;
      auto reached = near;
      for (std::size_t i = 0; i < premises.size(); ++i) {
        const bool wanted = round == 0 ? within(names[i], near) : share(names[i], near);
        if (taken[i] || !wanted) continue;
        taken[i] = grows = true;
        chosen.push_back(&premises[i]);
        reached.insert(names[i].begin(), names[i].end());
      }
      near = std::move(reached);
    }
    if (round > 0 && chosen.size() == before) return std::nullopt;
  }
  return std::nullopt;
}

auto finding_of(const Proof& proof) -> Finding {
  const auto& question = proof.question;
  const auto& premises = proof.argument.premises;
  Finding finding;
  finding.id = typed::id_of(proof.game, question) + "/by-laws";
  finding.kind = FindingKind::answer;
  finding.game = proof.game;
  finding.how = {premises.empty() ? How::proved : How::relation, proof.scope};
  finding.data = proof.scope.data;
  finding.title = typed::title_where_nothing_breaks(question, "");
  finding.message =
      premises.empty()
          ? "It follows from the way in which the program stores positions, whatever is played."
          : fmt::format(
                "It follows from what is so of every position that can be reached{}: facts "
                "and the ranges of fields, written by hand, and laws proved by induction "
                "of relations. The model was held to all of them.",
                proof.of_moves ? ", before a move as after it" : "");
  finding.smt2 = proof.argument.reply.smt;
  finding.facts = {{"answer", question.asks == Asks::can ? "no" : "yes"},
                   {"engine", "Z3, from laws and facts"}};
  if (!premises.empty()) {
    const auto steps = std::to_string(proof.steps) + " steps of random games";
    const auto by_hand = std::ranges::any_of(
        premises, [](const Premise* premise) { return premise->fact != nullptr; });
    finding.bound = fmt::format("{}held to the model in {}",
                                by_hand ? "from facts written by hand, " : "", steps);
    finding.facts.emplace_back("held to the model", steps);
  }
  std::string ranges;
  std::set<std::string_view> cited;
  std::set<std::string_view> ranged;
  std::set<const Ledger*> ledgers;
  for (const auto* premise : premises) {
    if (premise->fact != nullptr) {
      const auto& fact = *premise->fact;
      finding.facts.emplace_back(
          "fact",
          fmt::format("{}{}{}{}{}", fact.says, fact.answer.empty() ? "" : ", as is answered to ",
                      fact.answer, fact.cites.empty() ? "" : "; rests on ", fact.cites));
      finding.clauses.emplace_back(premise->fact->clause);
      if (!fact.cites.empty()) cited.insert(fact.cites);
    } else if (premise->ledger == nullptr) {
      if (!ranged.insert(premise->range).second) continue;
      ranges += (ranges.empty() ? "" : ", ") + premise->range;
    } else if (ledgers.insert(premise->ledger).second) {
      finding.facts.emplace_back("law", std::string(premise->ledger->pieces) +
                                            ": none is made, none is lost, and they go only where "
                                            "the relation lets them");
    }
  }
  for (const auto& each : cited)
    finding.bound = fmt::format("rests on {}; {}", each, finding.bound);
  if (!ranges.empty()) finding.facts.emplace_back("declared ranges", ranges);
  std::ranges::sort(finding.clauses);
  const auto twice = std::ranges::unique(finding.clauses);
  finding.clauses.erase(twice.begin(), twice.end());
  for (const auto& note : proof.notes) finding.facts.emplace_back("read", note);
  return finding;
}

auto fault_of(const Proof& proof, const std::string& broken) -> Finding {
  Finding finding;
  finding.id = typed::id_of(proof.game, proof.question) + "/by-laws";
  finding.kind = FindingKind::answer;
  finding.severity = Severity::error;
  finding.game = proof.game;
  finding.title = "Not proved, since the model breaks a premise: " + proof.question.text;
  finding.message = "Internal error: the model breaks what proofs rest on: " + broken;
  return finding;
}

auto proved_by_laws(const Parts& game, const SetupText& setup, const TypedQuestion& question,
                    const AskOptions& options, const Deadline& end) -> std::optional<Finding> {
  return game.prove(game, setup, question, options, end);
}

}  // namespace ruleproof::solver
