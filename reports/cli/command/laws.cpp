#include "reports/cli/command/laws.hpp"

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "model/core/expression/before.hpp"
#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"
#include "solver/induction/facts.hpp"
#include "solver/induction/induction.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::cli {
namespace {

auto fact(const Finding& finding, std::string_view wanted) -> std::string {
  for (const auto& [name, value] : finding.facts) {
    if (name == wanted) return value;
  }
  return "";
}

}  // namespace

auto proved_laws_report(const std::string& game, const solver::AskOptions& options) -> GameReport {
  auto report = empty_report(game);
  for (auto& finding : solver::laws_by_induction(entry_called(game).typed, options)) {
    const bool proved = is_strong(finding.how);
    report.checks.push_back(
        {.group = "laws by induction",
         .name = finding.title,
         .status = proved                                ? Status::passed
                   : finding.severity == Severity::error ? Status::failed
                                                         : Status::skipped,
         .amount = reach_of(finding) + "; the relation: " + fact(finding, "held to the model"),
         .message = proved ? "" : finding.message,
         .finding = finding.id});
    report.findings.push_back(std::move(finding));
  }
  return report;
}

auto proof_facts_report(const std::string& game) -> GameReport {
  auto report = empty_report(game);
  std::map<std::tuple<solver::Readings, std::string_view, std::string_view>, Finding> by_scope;
  for (const auto& fact : entry_called(game).typed.facts) {
    auto& finding = by_scope[{fact.readings, fact.players, fact.ruling}];
    // What is so of every choice is not said of the opening, to which none has led.
    const bool of_choices = fact.says.find(expression::before_prefix) != std::string_view::npos;
    finding.always.push_back(of_choices ? "moves-made = 0 or (" + std::string(fact.says) + ")"
                                        : std::string(fact.says));
    finding.clauses.emplace_back(fact.clause);
  }
  for (auto& [key, finding] : by_scope) {
    const auto& [readings, players, ruling] = key;
    const bool any = readings == solver::Readings::any;
    Scope scope{.options = {}, .rulings = {}, .any_ruling = any, .data = data_under(game, {})};
    if (!players.empty()) scope.options["players"] = {std::string(players)};
    const auto equals = ruling.find('=');
    if (!ruling.empty()) {
      scope.rulings[std::string(ruling.substr(0, equals))] = {
          std::string(ruling.substr(equals + 1))};
    }
    finding.id = game + "/facts/" + (any ? "any-readings" : "usual-readings") +
                 (players.empty() ? "" : "-" + std::string(players) + "-players") +
                 (ruling.empty() ? "" : "-" + std::string(ruling));
    finding.game = game;
    finding.title = std::to_string(finding.always.size()) +
                    " facts, on which proofs rest: " + ruleproof::to_text(scope);
    finding.message = "Written by hand, from the rulebook and the model.";
    finding.data = scope.data;
    finding.how = {How::relation, std::move(scope)};
    report.findings.push_back(std::move(finding));
  }
  return report;
}

}  // namespace ruleproof::cli
