#include "solver/induction/induction.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

constexpr int most_pieces = 2000;
constexpr std::uint64_t sampled_games = 25;

/// One step of a ledger, with numbers to be chosen.
struct AnyStep {
  Query query;
  std::vector<Term> before;
  std::vector<Term> after;
  Term all;

  AnyStep(const Ledger& ledger, const std::string& says) : query(says) {
    for (const auto& place : ledger.places) {
      before.push_back(
          query.number("before: " + std::string(place.name), -most_pieces, most_pieces));
    }
    const Transfer<Term> transfer{query.number("route", -most_pieces, most_pieces),
                                  query.number("pieces", -most_pieces, most_pieces)};
    all = query.number("all", 0, most_pieces);
    query.require(may_move(ledger, before, transfer));
    after = moved(ledger, before, transfer);
  }
};

/// Every place holds from nothing to all.
auto within(const std::vector<Term>& heaps, const Term& all) -> Truth {
  Truth holds = total(heaps) == all;
  for (const auto& heap : heaps) holds = holds && Term(0) <= heap && heap <= all;
  return holds;
}

struct Law {
  std::string id;
  std::string sentence;
  Query premises;                   ///< the law before a step, and a step
  Truth wrong;                      ///< the law does not hold after it
  std::vector<std::string> always;  ///< what it claims of every position of a game
};

/// What lies in several places, as an expression.
auto together(const Ledger& ledger) -> std::string {
  std::string sum;
  for (const auto& place : ledger.places) {
    sum += (sum.empty() ? "" : " + ") + std::string(place.reads);
  }
  return sum;
}

auto conserved(const Ledger& ledger) -> Law {
  const auto pieces = std::string(ledger.pieces);
  const auto sentence = "As many " + pieces + " as in the opening: none is made, none is lost";
  AnyStep step(ledger, sentence);
  step.query.require(total(step.before) == step.all);
  const auto all = together(ledger);
  return {"conserved",
          sentence,
          step.query,
          total(step.after) != step.all,
          {all + " = " + of_opening(all)}};
}

auto bounded(const Ledger& ledger) -> Law {
  const auto sentence =
      "No place holds fewer " + std::string(ledger.pieces) + " than none, or more than all";
  AnyStep step(ledger, sentence);
  step.query.require(within(step.before, step.all));
  std::vector<std::string> always;
  always.reserve(ledger.places.size());
  for (const auto& place : ledger.places) {
    always.push_back(std::string(place.reads) + " <= " + of_opening(together(ledger)));
  }
  return {"bounded", sentence, step.query, !within(step.after, step.all), std::move(always)};
}

auto slug(std::string_view name) -> std::string {
  std::string id(name);
  for (auto& letter : id) {
    if (letter == ' ') letter = '-';
  }
  return id;
}

/// What no route leaves never becomes less; what no route leads to never becomes more.
auto monotone(const Ledger& ledger, std::size_t place, bool grows) -> Law {
  const auto& name = ledger.places[place].name;
  const auto sentence = "The number of " + std::string(ledger.pieces) + " " + std::string(name) +
                        " never becomes " + (grows ? "smaller" : "greater");
  AnyStep step(ledger, sentence);
  const auto& was = step.before[place];
  const auto& is = step.after[place];
  const std::string reads(ledger.places[place].reads);
  return {slug(name),
          sentence,
          step.query,
          grows ? is < was : was < is,
          {reads + (grows ? " >= " : " <= ") + of_opening(reads)}};
}

auto laws_of(const Ledger& ledger) -> std::vector<Law> {
  std::vector<Law> laws;
  if (ledger.all_in_sight()) {
    laws.push_back(conserved(ledger));
    laws.push_back(bounded(ledger));
  }
  for (std::size_t place = 0; place < ledger.places.size(); ++place) {
    if (ledger.places[place].reads.empty()) continue;
    if (!ledger.leaves(place)) laws.push_back(monotone(ledger, place, true));
    if (!ledger.arrives(place)) laws.push_back(monotone(ledger, place, false));
  }
  return laws;
}

auto finding_of(std::string_view game, const Ledger& ledger, Law law, const HeldTo& held,
                const AskOptions& options) -> Finding {
  Finding finding;
  finding.id = std::string(game) + "/induction/" + std::string(ledger.id) + "/" + law.id;
  finding.kind = FindingKind::answer;
  finding.game = game;
  for (const auto clause : ledger.clauses) finding.clauses.emplace_back(clause);
  const auto fact = [&](std::string name, std::string value) {
    finding.facts.emplace_back(std::move(name), std::move(value));
  };
  if (!held.broken.empty()) {
    finding.severity = Severity::error;
    finding.title = "Not proved: " + law.sentence;
    finding.message =
        "Internal error: the model takes a step that the relation of the proof does "
        "not allow: " +
        held.broken;
    return finding;
  }
  const bool can_be_met = ask(law.premises, options.budget).sat == Sat::sat;
  const auto reply = ask(law.premises.require(law.wrong), options.budget);
  const bool proved = can_be_met && reply.sat == Sat::unsat;
  finding.title = (proved ? "" : "Not proved: ") + law.sentence;
  Scope scope{.options = {}, .rulings = {}, .any_ruling = true, .data = "rules only"};
  for (const auto ruling : ledger.settled) scope.rulings[std::string(ruling)] = {};
  if (proved) {
    finding.how = {How::relation, std::move(scope)};
    finding.always = std::move(law.always);
  }
  finding.message =
      proved ? "By induction: no step that the relation allows breaks it. What is proved rests on "
               "the relation: that pieces lie and move as it says."
             : "The relation does not imply it.";
  if (proved) finding.smt2 = reply.smt;
  fact("answer", proved ? "yes" : "unknown");
  fact("engine", "Z3, by induction");
  std::string routes;
  for (const auto& [from, to] : ledger.routes) {
    routes += (routes.empty() ? "" : "; ") + std::string(ledger.places[from].name) + " to " +
              std::string(ledger.places[to].name);
  }
  fact("relation of the proof", std::string(ledger.pieces) + " move only from " + routes);
  fact("held to the model", std::to_string(held.steps) + " steps of " + std::to_string(held.games) +
                                " random games under random rulings obey it; " +
                                std::to_string(held.transfers) + " of them move something");
  return finding;
}

}  // namespace

auto laws_by_induction(const Parts& game, const AskOptions& options) -> std::vector<Finding> {
  std::vector<Finding> findings;
  for (const auto& ledger : game.ledgers) {
    const auto held = game.hold_to_the_model(ledger, sampled_games * options.effort, options.seed);
    for (auto& law : laws_of(ledger)) {
      findings.push_back(finding_of(game.name, ledger, std::move(law), held, options));
    }
  }
  for (auto& finding : game.other_laws(options)) findings.push_back(std::move(finding));
  return findings;
}

}  // namespace ruleproof::solver
