#include "reports/cli/rulebook/rulebook.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <ostream>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/files.hpp"
#include "reports/cli/door/interrupt.hpp"
#include "reports/cli/door/out_folder.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/door/witness.hpp"
#include "reports/cli/print/brief.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/print/outputs.hpp"
#include "reports/cli/rulebook/anew.hpp"
#include "reports/cli/rulebook/answers.hpp"
#include "reports/cli/rulebook/entry.hpp"
#include "reports/cli/rulebook/kept.hpp"
#include "reports/cli/rulebook/shared.hpp"
#include "reports/cli/rulebook/shortest.hpp"
#include "reports/cli/verify/project.hpp"
#include "reports/render/command_name.hpp"
#include "reports/render/run_json/run.hpp"

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

/// What is kept of a game, if anything is.
auto kept_of(const GameEntry& game, const std::string& root)
    -> Result<std::optional<KeptRulebook>> {
  const auto path = in_root(root, kept_games_file(game.name()));
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::optional<KeptRulebook>();
  std::istringstream none;
  const auto text = read_file(path, none);
  if (!text) return text.error();
  auto kept = read_kept(game, *text, path);
  if (!kept) return kept.error();
  return std::optional(std::move(kept).value());
}

/// The games of a rulebook, kept or found anew, and what is said of them.
struct Book {
  KeptRulebook kept;
  bool same_model = true;
  std::vector<std::pair<std::string, std::string>> settings = {};
};

/// Looks for everything anew.
auto book_anew(const GameEntry& game, const Anew& wanted, Terminal& terminal) -> Book {
  Book book;
  book.kept.model = state_of_model(game.name());
  book.kept.games = games_anew(game, wanted, terminal);
  share_games(game, book.kept.games);
  return book;
}

/// What is asked for and of which a kept game shows no more what it did, "line.diagonal, the ends".
auto named_stale(const GameEntry& game, const PlayedAgain& played, const Anew& wanted)
    -> std::string {
  std::string names;
  for (const auto clause : played.stale) {
    if (std::ranges::find(wanted.clauses, clause) == wanted.clauses.end()) continue;
    names += (names.empty() ? "" : ", ") + std::string(game.facts.clauses[clause].id);
  }
  const bool has_ends = wanted.ends && played.stale_ends;
  return names + (has_ends ? (names.empty() ? "the ends" : ", the ends") : "");
}

/// What is kept, played again; and anew what of it shows no more what it did, or is missing.
auto book_kept(const GameEntry& game, Anew wanted, KeptRulebook kept, Terminal& terminal) -> Book {
  auto played = replayed(game, std::move(kept));
  Book book{.kept = std::move(played.kept), .same_model = played.same_model};
  book.settings.emplace_back("games", "kept in " + kept_games_file(game.name()));
  book.settings.emplace_back("state of the model", played.same_model
                                                       ? "as when they were searched"
                                                       : "another than when they were searched: "
                                                         "none is said to be the shortest");
  std::erase_if(wanted.clauses, [&](std::size_t clause) {
    return book.kept.games.clauses[clause].any() &&
           std::ranges::find(played.stale, clause) == played.stale.end();
  });
  wanted.ends = wanted.ends && (played.stale_ends || book.kept.games.ends.empty());
  if (wanted.clauses.empty() && !wanted.ends) return book;
  if (const auto stale = named_stale(game, played, wanted); !stale.empty()) {
    book.settings.emplace_back("kept games show no more", stale);
    terminal.err << "kept games show no more: " << stale << "; looked for anew, which "
                 << render::command_name() << " rulebook --again --record keeps\n";
  }
  auto found = games_anew(game, wanted, terminal);
  auto& games = book.kept.games;
  for (const auto clause : wanted.clauses) games.clauses[clause] = found.clauses[clause];
  if (wanted.ends) games.ends = std::move(found.ends);
  share_games(game, games);
  return book;
}

/// "84 of 87 clauses are shown by a game, 12 by the shortest; 5 ways to end".
auto counted(const GameReport& report) -> std::string {
  std::size_t clauses = 0;
  std::size_t shown = 0;
  std::size_t shortest = 0;
  for (const auto& check : report.checks) {
    if (check.group != "clauses") continue;
    ++clauses;
    shown += check.status == Status::passed ? 1 : 0;
    shortest += check.amount.find(proved_shortest) != std::string::npos ? 1 : 0;
  }
  auto text = std::to_string(shown) + " of " + plural(clauses, "clause") +
              " are shown by a game, " + std::to_string(shortest) +
              " by one proved the shortest, under the usual set-up or a small one";
  const auto ends = report.checks.size() - clauses;
  return text + (ends == 0 ? "" : "; " + plural(ends, "way") + " to end") + '\n';
}

/// How many are shown, and a line for each: in brief first those that no game shows, though one
/// could, then the ways to end, last those that no game can show.
auto print_clauses(std::ostream& out, const GameReport& report, bool verbose) -> void {
  std::vector<std::vector<std::string>> rows;
  std::vector<int> order;
  for (const auto& check : report.checks) {
    const bool passed = check.status == Status::passed;
    rows.push_back({check.name, passed ? check.amount : check.message});
    order.push_back(check.message == not_found ? 0 : check.group == "ends" ? 1 : passed ? 2 : 3);
  }
  const auto says = counted(report);
  if (verbose) {
    out << report.title << '\n' << columns(rows, "  ") << says;
    return;
  }
  std::string all;  // no columns: what is said of a clause stands beside its name
  for (const int wanted : {0, 1, 2, 3}) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (order[i] == wanted) all += "  " + rows[i][0] + "  " + rows[i][1] + '\n';
    }
  }
  const auto lines = cut_lines(all);
  const auto title = wrapped(report.title + ": " + says, "", brief_width());
  constexpr std::size_t besides = 1;  // the report
  const auto taken = static_cast<std::size_t>(std::ranges::count(title, '\n')) + besides;
  out << title << first_lines(lines, brief_lines - taken);
}

/// Those of which a game may be known.
auto enforced_of(const GameInfo& game, std::vector<std::size_t> clauses)
    -> std::vector<std::size_t> {
  std::erase_if(clauses, [&](std::size_t clause) {
    return game.clauses[clause].disposition != Disposition::enforced;
  });
  return clauses;
}

auto effort_of(const RulebookFlags& flags) -> ShortenEffort {
  ShortenEffort effort;
  effort.states *= flags.effort;
  effort.judgements *= flags.effort;
  effort.steps *= flags.effort;
  effort.seed = flags.seed;
  return effort;
}

auto report_of(const GameEntry& game, const std::vector<std::size_t>& clauses,
               const std::vector<audit::Sources>& sources, const Book& book, bool with_ends)
    -> GameReport {
  auto report = empty_report(game.name(), game.facts.title);
  report.facts.emplace_back("data", game.facts.data);
  const RulebookTold told{game, sources, book.kept.answers, book.same_model};
  for (const auto number : clauses) {
    const auto& clause = game.facts.clauses[number];
    report.checks.push_back(check_of(game, clause, book.kept.games.clauses[number]));
    report.findings.push_back(finding_of(told, clause, book.kept.games.clauses[number]));
  }
  if (with_ends) {
    for (const auto& [ending, shown] : book.kept.games.ends) {
      report.checks.push_back(check_of(game, ending, shown));
      report.findings.push_back(finding_of(game, ending, shown));
    }
  }
  return report;
}

}  // namespace

auto run(const RulebookFlags& flags, Terminal& terminal) -> int {
  const auto* game = known_games().find(flags.game);
  if (game == nullptr) return fail(terminal, known_games().unknown(flags.game));
  const auto clauses = clauses_meant(game->facts, flags.clause);
  if (!clauses) return fail(terminal, clauses.error());
  if (const auto problem = wrong_root(flags.root, {flags.game})) return fail(terminal, *problem);
  const auto scenarios = scenarios_of(flags.game, flags.root);
  if (!scenarios) return fail(terminal, scenarios.error());
  const auto sources = audit::known_sources(tables_of(game->facts));
  if (!sources) return fail(terminal, sources.error());
  auto kept = kept_of(*game, flags.root);
  if (!kept) return fail(terminal, kept.error());
  const auto folder = claimed(flags.out);
  if (!folder) return fail(terminal, folder.error());
  const Interruptible interruptible;
  const Anew wanted{.scenarios = *scenarios,
                    .clauses = enforced_of(game->facts, *clauses),
                    .ends = flags.clause.empty(),
                    .effort = effort_of(flags),
                    .jobs = flags.jobs};
  const bool anew = flags.again || !*kept;
  auto book =
      anew ? book_anew(*game, wanted, terminal) : book_kept(*game, wanted, **kept, terminal);
  if (anew) {
    book.settings = {{"effort", std::to_string(flags.effort)},
                     {"seed", std::to_string(flags.seed)}};
  }
  if (!flags.record.empty()) {
    book.kept.answers = answers_tried(*game, 1, flags.seed, flags.root, flags.jobs, terminal);
  } else if (anew && *kept) {
    book.kept.answers = (**kept).answers;
    book.same_model = (**kept).model == book.kept.model;
  }
  const bool ended_early = interrupted();
  if (!flags.record.empty() && !ended_early) {
    const auto path = flags.record + "/" + game->name() + ".json";
    if (const auto problem = write_file(path, to_text(*game, book.kept))) {
      return fail(terminal, *problem);
    }
  }
  if (ended_early) {
    book.settings.emplace_back("interrupted", "yes: games are as short as they were found before");
  }
  auto report = report_of(*game, *clauses, *sources, book, flags.clause.empty());
  if (flags.json || *folder) fill_frames(report);
  const auto whole = run_of(report, book.settings);
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
  if (!ended_early) return exit_clean;
  terminal.err << "interrupted: games are as short as they were found before\n";
  return exit_interrupted;
}

}  // namespace ruleproof::cli
