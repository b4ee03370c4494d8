#include "reports/cli/rulebook/rulebook.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <mutex>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/print/progress.hpp"
#include "reports/cli/rulebook/entry.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/run_json/run.hpp"
#include "solver/team.hpp"

namespace ruleproof::cli {
namespace {

/// The clauses that are asked for; an error if there is none.
auto clauses_meant(const GameInfo& game, const std::string& begin)
    -> Result<std::vector<std::size_t>> {
  std::vector<std::size_t> meant;
  for (std::size_t i = 0; i < game.clauses.size(); ++i) {
    if (game.clauses[i].id.starts_with(begin)) meant.push_back(i);
  }
  if (!meant.empty()) return meant;
  return Error{Code::unknown_clause, "rulebook", "no clause begins with \"" + begin + "\""};
}

/// Makes the games of each clause short, several clauses at a time.
class Shortening {
 public:
  Shortening(const GameEntry& game, const KnownGames& known, const RulebookFlags& flags,
             Terminal& terminal)
      : game_(game), known_(known), flags_(flags), terminal_(terminal) {
    effort_.states *= flags.effort;
    effort_.steps *= flags.effort;
    effort_.seed = flags.seed;
  }

  auto run(const std::vector<std::size_t>& clauses) -> std::vector<GamesOfClause> {
    std::vector<GamesOfClause> games(clauses.size());
    solver::Team team(solver::jobs_for(flags_.jobs));
    team.run(clauses.size(), [&](std::size_t /*worker*/, std::size_t i) {
      if (game_.facts.clauses[clauses[i]].disposition == Disposition::enforced) {
        games[i] = games_of(clauses[i]);
      }
      tell(clauses.size());
    });
    ended_early_ = interrupted();
    if (terminal_.progress) terminal_.err << "\r\x1b[K" << std::flush;
    return games;
  }
  /// Whether somebody ended it: then some games are as they were known, and may be longer.
  [[nodiscard]] auto ended_early() const -> bool { return ended_early_; }

 private:
  /// Once somebody wants an early end, what is known stays as it is.
  auto games_of(std::size_t clause) const -> GamesOfClause {
    const auto id = std::string(game_.facts.clauses[clause].id);
    const auto& known = known_[clause];
    auto effort = effort_;
    if (interrupted()) effort.states = effort.steps = 1;
    GamesOfClause games{.relied = shortest_relying(game_, id, known.relied, effort), .refused = {}};
    if (known.refused) games.refused = shorter_refusing(game_, id, *known.refused, effort);
    return games;
  }
  auto tell(std::size_t all) -> void {
    const std::scoped_lock lock(mutex_);
    ++done_;
    if (!terminal_.progress) return;
    const auto elapsed =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - began_);
    terminal_.err << "\r\x1b[K" << done_ << " of " << plural(all, "clause")
                  << time_left(done_, all, elapsed) << std::flush;
  }

  const GameEntry& game_;
  const KnownGames& known_;
  const RulebookFlags& flags_;
  Terminal& terminal_;
  ShortenEffort effort_;
  std::mutex mutex_;
  std::size_t done_ = 0;
  const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  bool ended_early_ = false;
};

/// How many are shown, and a line for each: in brief first those that no game shows, though one
/// could.
auto print_clauses(std::ostream& out, const GameReport& report, bool verbose) -> void {
  std::vector<std::vector<std::string>> rows;
  std::vector<bool> open;
  for (const auto& check : report.checks) {
    const bool passed = check.status == Status::passed;
    rows.push_back({check.name, passed ? check.amount : check.message});
    open.push_back(check.message == not_found);
  }
  const auto shown = std::ranges::count(report.checks, Status::passed, &Check::status);
  const auto says = std::to_string(shown) + " of " + plural(report.checks.size(), "clause") +
                    " are shown by a game\n";
  if (verbose) {
    out << report.title << '\n' << columns(rows, "  ") << says;
    return;
  }
  const auto all = cut_lines(columns(rows, "  "));
  std::vector<std::string> lines;
  for (const bool wanted : {true, false}) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (open[i] == wanted) lines.push_back(all[i]);
    }
  }
  constexpr std::size_t besides = 2;  // the title, the report
  out << report.title << ": " << says << first_lines(lines, brief_lines - besides);
}

}  // namespace

auto run(const RulebookFlags& flags, Terminal& terminal) -> int {
  const auto* game = known_games().find(flags.game);
  if (game == nullptr) return fail(terminal, known_games().unknown(flags.game));
  const auto clauses = clauses_meant(game->facts, flags.clause);
  if (!clauses) return fail(terminal, clauses.error());
  if (const auto problem = wrong_root(flags.root)) return fail(terminal, *problem);
  const auto scenarios = scenarios_of(flags.game, flags.root);
  if (!scenarios) return fail(terminal, scenarios.error());
  const auto sources = audit::known_sources(tables_of(game->facts));
  if (!sources) return fail(terminal, sources.error());
  const auto folder = claimed(flags.out);
  if (!folder) return fail(terminal, folder.error());
  const Interruptible interruptible;
  const auto known = known_games_of(*game, *scenarios, flags.seed);
  Shortening shortening(*game, known, flags, terminal);
  const auto games = shortening.run(*clauses);
  auto report = empty_report(game->name(), game->facts.title);
  report.facts.emplace_back("data", game->facts.data);
  for (std::size_t i = 0; i < clauses->size(); ++i) {
    const auto& clause = game->facts.clauses[(*clauses)[i]];
    report.checks.push_back(check_of(*game, clause, games[i]));
    report.findings.push_back(finding_of(*game, clause, games[i], *sources));
  }
  fill_frames(report);
  std::vector<std::pair<std::string, std::string>> settings{
      {"effort", std::to_string(flags.effort)}, {"seed", std::to_string(flags.seed)}};
  if (shortening.ended_early()) {
    settings.emplace_back("interrupted", "yes: games are as short as they were found before");
  }
  const auto whole = run_of(report, settings);
  if (*folder) {
    const auto paths = write_run(whole, **folder, formats());
    if (!paths) return fail(terminal, paths.error());
  }
  if (flags.json) {
    terminal.out << render::run_json(whole);
  } else {
    print_clauses(terminal.out, report, flags.verbose);
    if (*folder) terminal.out << "report: " << (*folder)->path_of("report.html") << '\n';
  }
  if (!shortening.ended_early()) return exit_clean;
  terminal.err << "interrupted: games are as short as they were found before\n";
  return exit_interrupted;
}

}  // namespace ruleproof::cli
