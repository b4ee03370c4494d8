#include "reports/cli/command/ask.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "properties/report.hpp"
#include "reports/cli/command/asked.hpp"
#include "reports/cli/command/confirm.hpp"
#include "reports/cli/command/laws.hpp"
#include "reports/cli/command/typed.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/ask_again.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/json.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/store/failures.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"
#include "solver/questions/parts.hpp"
#include "solver/questions/question.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

using solver::Question;

auto print_list(const AskFlags& options, Terminal& terminal) -> int {
  const auto questions = entry_called(options.game).questions.questions;
  auto list = Json::array();
  std::vector<std::vector<std::string>> rows;
  for (const auto& question : questions) {
    list.push_back({{"id", to_json(question.id)},
                    {"tag", to_json(question.tag)},
                    {"question", to_json(question.sentence)},
                    {"engine", to_json(question.engine)}});
    rows.push_back({std::string(question.tag), std::string(question.id),
                    std::string(question.sentence), "(" + std::string(question.engine) + ")"});
  }
  if (options.json) {
    print_json(terminal.out, schemas::questions, {{"questions", std::move(list)}});
  } else if (rows.empty()) {
    terminal.out << no_questions_yet().message << '\n';
  } else {
    terminal.out << columns(rows) << plural(rows.size(), "question") << '\n';
  }
  return exit_clean;
}

/// The answers; a witness that does not replay is an error, and so a failed check.
auto answers_of(const Question& question, const solver::AskOptions& options,
                const std::optional<AskedFor>& asked = std::nullopt) -> GameReport {
  auto report = empty_report(question.game);
  Check check{.group = "questions",
              .name = std::string(question.sentence),
              .status = Status::passed,
              .amount = std::string(question.engine),
              .message = {},
              .finding = {}};
  auto answers = solver::findings_of(question, options);
  if (asked) answers = asked->select(std::move(answers), std::string(question.id));
  for (auto& finding : answers) {
    if (finding.severity == Severity::error) {
      check.status = Status::failed;
      check.message = finding.message;
      check.finding = finding.id;
    } else if (finding.how == How::unknown && check.status == Status::passed) {
      check.status = Status::skipped;
      check.message =
          AskedFor::is_of_others(finding)
              ? finding.title
              : "not answered within the budget, --effort N looks N times as far: " + finding.title;
      check.finding = finding.id;
    }
    report.findings.push_back(std::move(finding));
  }
  report.checks.push_back(std::move(check));
  fill_frames(report);
  return report;
}

auto join(GameReport& into, GameReport&& part) -> void {
  for (auto& check : part.checks) into.checks.push_back(std::move(check));
  for (auto& finding : part.findings) into.findings.push_back(std::move(finding));
}

/// Of `verify`.
auto options_of(std::uint64_t seed, bool quick) -> solver::AskOptions {
  solver::AskOptions options;
  options.seed = seed;
  if (quick) options.budget.work /= 4;
  return options;
}

/// The opinions of cvc5, as a check; nothing where it is not installed.
auto add_opinions(GameReport& report, bool quick) -> void {
  if (quick) {
    const auto proofs = static_cast<std::uint64_t>(std::ranges::count_if(
        report.findings, [](const Finding& finding) { return !finding.smt2.empty(); }));
    if (proofs == 0) return;
    report.checks.push_back({.group = "second opinions",
                             .name = "cvc5 confirms what Z3 says of " + report.checks.front().name,
                             .status = Status::skipped,
                             .amount = plural(proofs, "proof"),
                             .message = "Not asked, for --quick.",
                             .finding = {}});
    return;
  }
  const auto all = confirm(report, opinion_of_cvc5());
  const int asked = all.confirmed + all.open + all.contradicted;
  if (all.no_solver || asked == 0) return;
  Check check{.group = "second opinions",
              .name = "cvc5 confirms what Z3 says of " + report.checks.front().name,
              .status = all.contradicted > 0 ? Status::failed
                        : all.open > 0       ? Status::skipped
                                             : Status::passed,
              .amount = plural(static_cast<std::uint64_t>(asked), "proof"),
              .message = {},
              .finding = {}};
  if (all.contradicted > 0) check.message = "cvc5 contradicts " + std::to_string(all.contradicted);
  if (all.open > 0) check.message = "cvc5 gave no answer in time to " + std::to_string(all.open);
  report.checks.push_back(std::move(check));
}

/// Asks cvc5 about everything. A contradiction is our bug: both files are written, and named.
auto confirmed(GameReport& report, const AskFlags& options, Terminal& terminal)
    -> std::optional<int> {
  const auto all = [&] {
    const Watched watched(terminal, so_long("asking cvc5"));
    return confirm(report, options.opinion ? options.opinion : opinion_of_cvc5());
  }();
  if (all.no_solver) {
    return fail(terminal, {Code::usage, "--confirm", "cvc5 is not installed"});
  }
  const auto proofs = all.confirmed + all.open + all.contradicted;
  terminal.err << "cvc5 confirms " << all.confirmed << " of "
               << plural(static_cast<std::uint64_t>(proofs), "proof")
               << (all.open > 0 ? "; no answer in time to the rest" : "") << '\n';
  if (all.contradicted == 0) return std::nullopt;
  const auto written = write_contradictions(report, options.disagreements);
  if (!written) return fail(terminal, written.error());
  terminal.err << "RP-000: internal: Z3 and cvc5 disagree; see " << *written
               << " and its answers\n";
  return exit_internal;
}

/// Laws that hold for what was asked; without such, it says so first.
auto laws_as_asked(const std::string& game, const solver::AskOptions& options,
                   const std::optional<AskedFor>& asked) -> GameReport {
  auto report = proved_laws_report(game, options);
  if (asked) report.findings = asked->select(std::move(report.findings), "laws");
  return report;
}

/// No question has that name: perhaps it was one in somebody's own words.
auto no_such(Error error) -> Error {
  const bool asks = error.message.ends_with('?');
  error.message += asks ? " Or see --list, or type an expression: --can"
                        : "; see --list, or type an expression: --can";
  return error;
}

/// The questions that the flags name.
auto wanted_questions(const AskFlags& options) -> Result<std::vector<const Question*>> {
  const auto& catalogue = entry_called(options.game).questions;
  std::vector<const Question*> wanted;
  if (options.laws) return wanted;
  if (!options.all) {
    auto found = solver::questions::find(catalogue, options.question);
    if (!found) return no_such(found.error());
    if (found->size() == 1 && options.jobs > 0) {
      return Error{Code::usage, "--jobs",
                   "one question takes one thread: several go with --all, or with their tag"};
    }
    return found;
  }
  for (const auto& question : catalogue.questions) wanted.push_back(&question);
  return wanted;
}

/// Which of all questions failed last, where the same was asked.
auto failed_before(const AskFlags& options, const solver::AskOptions& ask) -> Result<FailedParts> {
  if (!options.all) return FailedParts();
  const auto asked =
      fmt::format("{} {} {} {} {}", options.seed, options.effort, ask.max_bytes,
                  ruleproof::to_text(ask.asked.options), ruleproof::to_text(ask.asked.rulings));
  return FailedParts::of(folder_for("ask", asked), {options.game}, options.failed);
}

/// The one question, where Ctrl-C came before its answer: an engine has all of it or nothing.
auto add_unanswered(GameReport& report, const Question& question, Terminal& terminal) -> void {
  report.checks.push_back({.group = "questions",
                           .name = std::string(question.sentence),
                           .status = Status::skipped,
                           .amount = std::string(question.engine),
                           .message = "Ctrl-C came before it was answered; nothing is known yet.",
                           .finding = {}});
  terminal.err << "interrupted: " << question.id << " was not answered, nothing is known of it\n";
}

/// Puts the answers to all questions behind each other. They know nothing of one another, so that
/// several are asked at a time; whether Ctrl-C came before all were.
auto ask_all(GameReport& report, const std::vector<const Question*>& questions, unsigned jobs,
             const solver::AskOptions& ask, const std::optional<AskedFor>& asked,
             FailedParts& failed, Terminal& terminal) -> Result<bool> {
  const bool single = questions.size() == 1 && !failed.keeps();
  std::vector<Part> parts;
  parts.reserve(questions.size());
  for (const auto* question : questions) {
    parts.push_back({report.name, std::string(question->id),
                     [=]() -> Result<GameReport> { return answers_of(*question, ask, asked); }});
  }
  if (const auto problem = failed.untried(parts)) return *problem;
  parts = failed.chosen(std::move(parts));
  auto done = [&] {
    std::optional<Watched> watched;
    if (single) watched.emplace(terminal, so_long("asking " + parts.front().name));
    return do_parts(parts, jobs, terminal, {.logged = false, .shown = !single});
  }();
  if (const auto problem = failed.keep(parts, done)) print(terminal, *problem);
  std::size_t answered = 0;
  for (auto& result : done.results) {
    if (!result) continue;
    ++answered;
    join(report, std::move(*result).value());
  }
  const bool early = done.interrupted && answered < parts.size();
  if (early && single) {
    add_unanswered(report, *questions.front(), terminal);
  } else if (early) {
    terminal.err << "interrupted: " << answered << " of " << plural(parts.size(), "question")
                 << " were answered\n";
  }
  return early;
}

/// Prints the answers, and writes them where a folder is given.
auto tell(GameReport report, const AskFlags& options, const std::optional<OutFolder>& folder,
          Terminal& terminal) -> int {
  add_commands(report, options);
  std::vector<std::pair<std::string, std::string>> settings{{"seed", std::to_string(options.seed)}};
  if (options.failed.last) settings.emplace_back("questions", "those that failed last");
  if (const auto problem = write_report(report, settings, folder, terminal)) {
    return fail(terminal, *problem);
  }
  const bool many = options.all || options.laws;
  const auto detail = detail_of(options.verbose, many ? Detail::paragraph : Detail::whole);
  return finish(report, settings, options.json, detail, terminal);
}

/// Asks what the flags name.
auto answer(const AskFlags& options, const GameInfo& game, const std::optional<AskedFor>& asked,
            const std::optional<OutFolder>& folder, Terminal& terminal) -> int {
  const auto wanted = wanted_questions(options);
  if (!wanted) return fail(terminal, wanted.error());
  solver::AskOptions ask;
  ask.effort = options.effort;
  ask.seed = options.seed;
  ask.max_bytes = options.typed.memory;
  if (asked) ask.asked = asked->setup();
  auto report = empty_report(game.name, game.title);
  if (options.all && wanted->empty()) report.checks.push_back(no_questions_yet());
  if (options.laws) {
    const Watched watched(terminal, so_long("proving laws by induction"));
    join(report, laws_as_asked(options.game, ask, asked));
  }
  const auto jobs = std::min(solver::jobs_for(options.jobs), options.shares);
  auto before = failed_before(options, ask);
  if (!before) return fail(terminal, before.error());
  auto failed = std::move(before).value();
  const auto ended_early = ask_all(report, *wanted, jobs, ask, asked, failed, terminal);
  if (!ended_early) return fail(terminal, ended_early.error());
  const bool early = *ended_early;
  if (options.confirm && !early) {
    if (const auto status = confirmed(report, options, terminal)) return *status;
  }
  const auto certified = [](const Finding& finding) { return !finding.smt2.empty(); };
  if (options.smt && !early && std::ranges::none_of(report.findings, certified)) {
    return fail(terminal,
                Error{Code::usage, "--smt",
                      "no answer here is a no of the solver: there is nothing to confirm"});
  }
  if (options.smt && !options.json) {
    for (const auto& finding : report.findings) terminal.out << finding.smt2;
    if (early) leave_now(terminal, exit_interrupted);
    return exit_clean;
  }
  const auto status = tell(report, options, folder, terminal);
  if (early) leave_now(terminal, status == exit_clean ? exit_interrupted : status);
  return status;
}

}  // namespace

auto no_questions_yet() -> Check {
  auto check = properties::check_of("questions", "what is asked about the game");
  check.status = Status::skipped;
  check.message = "no questions of its own yet: --can, --always and --never ask what is typed";
  return check;
}

auto question_ids(const std::string& game) -> std::vector<std::string> {
  std::vector<std::string> ids;
  for (const auto& question : entry_called(game).questions.questions) ids.emplace_back(question.id);
  return ids;
}

auto answers_report(const std::string& game, const std::string& question,
                    const solver::AskOptions& options) -> Result<GameReport> {
  const auto found = solver::questions::find(entry_called(game).questions, question);
  if (!found) return found.error();
  auto report = empty_report(game);
  for (const auto* each : *found) join(report, answers_of(*each, options));
  return report;
}

auto question_report(const std::string& game, const std::string& question, std::uint64_t seed,
                     bool quick) -> Result<GameReport> {
  auto answers = answers_report(game, question, options_of(seed, quick));
  if (!answers) return answers.error();
  auto report = std::move(answers).value();
  add_opinions(report, quick);
  return report;
}

auto induction_report(const std::string& game, std::uint64_t seed, bool quick) -> GameReport {
  const auto options = options_of(seed, quick);
  auto report = proved_laws_report(game, options);
  if (!report.checks.empty()) add_opinions(report, quick);
  return report;
}

auto run(const AskFlags& options, Terminal& terminal) -> int {
  const auto game = game_info(options.game);
  if (!game) return fail(terminal, unknown_game(options.game));
  const auto folder = claimed(options.out);
  if (!folder) return fail(terminal, folder.error());
  if (options.typed.given()) {
    if (!options.question.empty() || options.all || options.list) {
      return fail(terminal, {Code::usage, "ask", "a typed question stands alone"});
    }
    const Tell told = [&](const GameReport& report) {
      return tell(report, options, *folder, terminal);
    };
    auto typed = options.typed;
    typed.verbose = options.verbose;
    return run_typed(options.game, typed, options.seed, options.json, told, terminal);
  }
  auto set_up = options.typed.set_up;
  set_up.game = options.game;
  const auto asked = AskedFor::of(set_up);
  if (!asked) return fail(terminal, asked.error());
  if (options.list || (options.question.empty() && !options.all && !options.laws)) {
    if (*asked) {
      return fail(terminal,
                  {Code::usage, "ask",
                   "the list of questions is the same for every set-up: ask one of them"});
    }
    return print_list(options, terminal);
  }
  if (options.laws && (!options.question.empty() || options.all)) {
    return fail(terminal, {Code::usage, "ask", "--laws stands alone"});
  }
  return answer(options, *game, *asked, *folder, terminal);
}

}  // namespace ruleproof::cli
