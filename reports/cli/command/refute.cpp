#include "reports/cli/command/refute.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/cli/command/ask.hpp"
#include "reports/cli/command/laws.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/questions/beyond.hpp"
#include "solver/refute/claim.hpp"

namespace ruleproof::cli {
namespace {

using solver::refute::Claim;
using solver::refute::Content;
using solver::refute::Trial;

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
  if (trial.says == Content::nothing) {
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
    check.amount = "record replayed";
    return;
  }
  check.status = Status::skipped;
  check.amount = why == finding.facts.end() ? "untried" : why->second;
  check.message = std::string(to_text(finding.how)) + (shown ? "; its record was replayed" : "");
}

/// What became of the claims of one finding.
auto check_of(Finding& finding, std::span<const Trial> trials) -> Check {
  Check check{.group = "refuter",
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
  if (wrong.empty()) return check;
  check.status = Status::failed;
  check.message = wrong;
  check.finding = finding.id;
  finding.severity = Severity::error;
  finding.how = How::unknown;
  finding.message = "Internal error: " + wrong + " What was said: " + finding.message;
  return check;
}

/// Beside questions: what induction proves, and the facts that proofs rest on.
constexpr std::string_view laws = "laws";
constexpr std::string_view facts = "facts";

auto everything_strong(const std::string& game) -> std::vector<std::string> {
  auto ids = question_ids(game);
  ids.emplace_back(laws);
  ids.emplace_back(facts);
  return ids;
}

auto strong_report(const std::string& game, const std::string& id, std::uint64_t seed)
    -> Result<GameReport> {
  solver::AskOptions options;
  options.seed = seed;
  if (id == laws) return proved_laws_report(game, options);
  if (id == facts) return proof_facts_report(game);
  return answers_report(game, id, options);
}

}  // namespace

auto kept_games_of(const std::string& game, const std::string& root) -> Result<KeptGames> {
  KeptGames kept;
  auto scenarios = scenarios_of(game, root);
  if (!scenarios) return scenarios.error();
  for (auto& file : *scenarios) kept.records.push_back(std::move(file.text));
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
                                                   .choices = kept.choices});
  for (const auto& each : tested) {
    report.checks.push_back(
        check_of(report.findings[each.finding], std::span(trials).subspan(each.first, each.count)));
  }
  fill_frames(report);
}

auto run(const RefuteFlags& options, Terminal& terminal) -> int {
  const auto game = game_info(options.game);
  if (!game) return fail(terminal, unknown_game(options.game));
  if (const auto problem = wrong_root(options.root)) return fail(terminal, *problem);
  const auto kept = kept_games_of(options.game, options.root);
  if (!kept) return fail(terminal, kept.error());
  auto report = empty_report(game->name, game->title);
  const auto ids = options.question.empty() ? everything_strong(options.game)
                                            : std::vector<std::string>{options.question};
  for (const auto& id : ids) {
    terminal.err << "asking and refuting " << id << '\n';
    auto answers = strong_report(options.game, id, options.effort.seed);
    if (!answers) return fail(terminal, answers.error());
    auto asked = std::move(answers).value();
    refute(asked, options.effort, *kept);
    for (auto& check : asked.checks) {
      if (check.group == "refuter") report.checks.push_back(std::move(check));
    }
    for (auto& finding : asked.findings) {
      if (finding.severity == Severity::error) report.findings.push_back(std::move(finding));
    }
  }
  return finish(report, {{"seed", std::to_string(options.effort.seed)}}, options.json,
                Detail::whole, terminal);
}

}  // namespace ruleproof::cli
