#include "reports/cli/refute/trials.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/words.hpp"
#include "solver/questions/beyond.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"

namespace ruleproof::cli {
namespace {

using properties::plural;
using solver::refute::Claim;
using solver::refute::Content;
using solver::refute::Trial;

constexpr std::string_view replayed = "record replayed";
constexpr std::string_view cut_short = "cut short after ";
constexpr std::string_view untouched = "not tried";
constexpr std::string_view unanswered = "not tried, for nobody knows its answers";

/// The claims of one finding among those of all.
struct Tested {
  std::size_t finding;
  std::size_t first;
  std::size_t count;
};

/// A claim in a sentence: those about a whole board are long.
auto quoted(const std::string& claim) -> std::string {
  constexpr std::size_t longest = 200;
  return claim.size() <= longest ? '"' + claim + '"' : '"' + claim.substr(0, longest) + "...\"";
}

/// Why a claim does not stand; empty where nothing refutes it.
auto what_is_wrong(const std::string& claim, const Trial& trial) -> std::string {
  if (!trial.problem.empty()) {
    return "The claim " + quoted(claim) + " cannot be tried: " + trial.problem + '.';
  }
  // Under the set-ups that were not reached it may say more.
  if (trial.says == Content::nothing && !trial.cut) {
    return "The claim " + quoted(claim) +
           " holds of any values that its fields declare: it says nothing of the rules.";
  }
  return trial.contrary ? "A game refutes the claim " + quoted(claim) + '.' : "";
}

/// A yes that a record shows has stood that trial: the record was replayed, with what it expects.
/// Of others the check says what they are about, which no single game could refute.
auto tell_why_not(const Finding& finding, Check& check) -> void {
  const bool shown = !finding.witnesses.empty() && finding.severity != Severity::error;
  const auto why = std::ranges::find(finding.facts, solver::beyond_a_game,
                                     &std::pair<std::string, std::string>::first);
  if (why == finding.facts.end() && shown) {
    check.amount = std::string(replayed);
    return;
  }
  check.status = Status::skipped;
  check.amount = (why == finding.facts.end() ? "untried" : why->second) + " (" +
                 std::string(to_text(finding.how)) + (shown ? "; its record was replayed)" : ")");
}

/// What was tried of answers that nothing refuted before the end came.
auto tell_cut(std::span<const Trial> trials, Check& check) -> void {
  const auto& most = *std::ranges::max_element(
      trials, {}, [](const Trial& trial) { return trial.tried.steps + trial.tried.guided; });
  const bool any = most.tried.steps + most.tried.guided > 0;
  check.status = Status::skipped;
  check.amount = any ? std::string(cut_short) + to_text(most.tried) : std::string(untouched);
  check.message = any ? "The end came before all of it was tried: so far nothing refutes it."
                      : "The end came before any game was played.";
}

/// What is wrong with the claims of a finding, which takes the games that refute it; and what the
/// check says of those that stand.
auto problems_of(Finding& finding, std::span<const Trial> trials, Check& check) -> std::string {
  std::string wrong;
  for (std::size_t i = 0; i < trials.size(); ++i) {
    const auto why = what_is_wrong(finding.always[i], trials[i]);
    if (why.empty() && trials[i].says == Content::ranges) {
      check.message += (check.message.empty() ? "" : " ") + quoted(finding.always[i]) +
                       " is what its fields declare as their ranges; no game leaves them.";
    }
    if (why.empty()) continue;
    wrong += (wrong.empty() ? "" : " ") + why;
    if (trials[i].contrary) finding.witnesses.push_back(*trials[i].contrary);
  }
  return wrong;
}

/// What became of the claims of one finding.
auto check_of(Finding& finding, std::span<const Trial> trials) -> Check {
  Check check{.group = std::string(refuter_group),
              .name = finding.title,
              .status = Status::passed,
              .amount = {},
              .message = {},
              .finding = {}};
  if (trials.empty()) {
    tell_why_not(finding, check);
    return check;
  }
  check.amount = to_text(trials.front().tried);
  const auto wrong = problems_of(finding, trials, check);
  if (wrong.empty()) {
    if (std::ranges::any_of(trials, &Trial::cut)) tell_cut(trials, check);
    return check;
  }
  check.status = Status::failed;
  check.message = wrong;
  check.finding = finding.id;
  finding.severity = Severity::error;
  finding.how = How::unknown;
  finding.message = "Internal error: " + wrong + " What was said: " + finding.message;
  return check;
}

}  // namespace

auto kept_games_of(const std::string& game, const std::string& root) -> Result<KeptGames> {
  KeptGames kept;
  const auto scenarios = scenarios_of(game, root);
  if (!scenarios) return scenarios.error();
  for (const auto& file : *scenarios) kept.records.push_back(file.text);
  const auto corpus = corpus_of(game, root);
  if (!corpus) return corpus.error();
  for (const auto& file : *corpus) kept.choices.emplace_back(file.text.begin(), file.text.end());
  return kept;
}

auto refute(GameReport& report, const RefuteEffort& effort, const KeptGames& kept) -> void {
  std::vector<Claim> claims;
  std::vector<Tested> tested;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const auto& finding = report.findings[i];
    const auto& scope = finding.how.scope();
    if (!is_strong(finding.how) || !scope) continue;
    tested.push_back({i, claims.size(), finding.always.size()});
    for (const auto& always : finding.always) claims.push_back({finding.id, *scope, always});
  }
  const auto trials = entry_called(report.name)
                          .refuter.refute(claims, {.steps = effort.steps,
                                                   .guided = effort.guided,
                                                   .pairs = effort.pairs,
                                                   .seed = effort.seed,
                                                   .records = kept.records,
                                                   .choices = kept.choices,
                                                   .by_solver = effort.by_solver,
                                                   .one_in = effort.one_in,
                                                   .stop = effort.stop});
  for (const auto& each : tested) {
    report.checks.push_back(
        check_of(report.findings[each.finding], std::span(trials).subspan(each.first, each.count)));
  }
}

auto not_tried(std::string name, Unreached why) -> Check {
  return {.group = std::string(refuter_group),
          .name = std::move(name),
          .status = Status::skipped,
          .amount = std::string(unanswered),
          .message = why == Unreached::not_asked ? "The end came before anybody asked."
                                                 : "The end came before it was answered.",
          .finding = {}};
}

auto left_by(const GameReport& report) -> Left {
  Left left;
  for (const auto& check : report.checks) {
    if (check.group != refuter_group || check.status != Status::skipped) continue;
    if (check.amount.starts_with(cut_short)) ++left.cut;
    if (check.amount == untouched) ++left.answers;
    if (check.amount == unanswered) ++left.questions;
  }
  return left;
}

auto to_text(const Left& left) -> std::string {
  std::string text;
  if (left.cut > 0) text = plural(left.cut, "answer") + " tried in part";
  std::string whole;
  if (left.answers > 0) whole = plural(left.answers, "answer");
  if (left.questions > 0) {
    whole += (whole.empty() ? "" : " and ") + plural(left.questions, "question");
  }
  if (whole.empty()) return text;
  return text + (text.empty() ? "" : ", ") + whole + " not tried";
}

auto why_no_pass(const GameReport& report) -> std::string {
  const auto is_row = [](const Check& check) { return check.group == refuter_group; };
  const auto is_tried = [&](const Check& check) {
    return is_row(check) && check.status != Status::skipped && check.amount != replayed;
  };
  if (std::ranges::none_of(report.checks, is_row)) return "";
  if (std::ranges::any_of(report.checks, is_tried)) return "";
  const auto left = to_text(left_by(report));
  if (left.empty()) return "nothing was tried: there is no answer that a single game could refute";
  return "the time was over before any answer was tried whole: " + left;
}

auto verdict_of_trials(const GameReport& report) -> std::string {
  auto verdict = render::verdict(run_of(report, {}));
  const auto left = to_text(left_by(report));
  constexpr std::string_view nothing_found = "No findings.";
  if (left.empty() || !verdict.ends_with(nothing_found)) return verdict;
  verdict.resize(verdict.size() - nothing_found.size());
  return verdict + "Nothing refutes what was tried, which is not all: " + left + '.';
}

}  // namespace ruleproof::cli
