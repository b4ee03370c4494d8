#include "reports/cli/rulebook/entry.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "properties/wording.hpp"
#include "reports/cli/door/catalogue.hpp"

namespace ruleproof::cli {
namespace {

using properties::grouped;
using properties::plural;

/// "in 5 moves", "after 6 moves under rows=4", "from a position of its own".
auto length_of(const GameEntry& entry, const KnownGame& game) -> std::string {
  if (!game.position.empty()) return "from a position of its own";
  const auto count = game.moves.size();
  const auto where = unusual(entry, game.setup);
  const auto under = where.empty() ? "" : " under " + where;
  if (count == 0) return "at the opening" + under;
  return (game.forbidden.empty() ? "in " : "after ") + plural(count, "move") + under;
}

/// "in 5 moves, the fewest", "in 9 moves, the fewest with 3 players".
auto length_of(const GameEntry& entry, const ShortGame& game) -> std::string {
  const auto length = length_of(entry, game.game);
  if (!game.shortest) return length;
  const auto players = game.game.setup.options.find("players");
  const bool one_number = entry.facts.least_players == entry.facts.most_players;
  if (one_number || players == game.game.setup.options.end()) return length + ", the fewest";
  return length + ", the fewest with " + players->second + " players";
}

auto add_game(Finding& finding, const GameEntry& game, const std::string& title,
              const KnownGame& known, const std::string& clause) -> void {
  const auto record = record_of(game, known, clause);
  if (record) finding.witnesses.push_back({title, ruleproof::to_text(*record), {}});
}

auto add_games(Finding& finding, const GameEntry& game, const GamesOfClause& games,
               const std::string& clause) -> void {
  if (games.relied) {
    finding.facts.emplace_back("a move relies on it", length_of(game, *games.relied));
    if (games.relied->shortest) {
      finding.facts.emplace_back("no shorter game",
                                 "all " + grouped(games.relied->positions) +
                                     " positions of fewer moves were visited, under this set-up");
    }
    add_game(finding, game, "its last move relies on the clause", games.relied->game, clause);
  }
  if (games.refused) {
    finding.facts.emplace_back("a move is refused because of it", length_of(game, *games.refused));
    add_game(finding, game, "then " + games.refused->forbidden + " is refused", *games.refused,
             clause);
  }
  if (games.relied || games.refused) finding.how = How::replayed;
}

auto add_what_is_said(Finding& finding, const GameEntry& game, const Clause& clause) -> void {
  for (const auto& ruling : game.facts.rulings) {
    if (ruling.clause != clause.id) continue;
    std::string answers;
    for (const auto& answer : ruling.answers) {
      answers += (answers.empty() ? "" : ", ") + std::string(answer.id);
    }
    finding.facts.emplace_back("open question " + std::string(ruling.id),
                               std::string(ruling.question) + " (" + answers + ")");
  }
  for (const auto& law : game.laws.laws) {
    if (law.clause == clause.id) finding.facts.emplace_back("law", law.name);
  }
  for (const auto& bug : game.conform.bugs) {
    if (!bug.breaks(clause.id)) continue;
    finding.facts.emplace_back("planted bug " + std::string(bug.name), bug.what);
  }
}

auto add_lines(Finding& finding, const Clause& clause, const std::vector<audit::Sources>& sources)
    -> void {
  for (const auto& text : sources) {
    bool said = false;
    for (const auto& each : text.clauses) {
      if (each.clause != clause.id) continue;
      for (const auto& lines : each.link.lines) {
        finding.places.push_back({text.file, lines.first, lines.last, {}});
      }
      finding.facts.emplace_back(text.language, to_text(each.verdict));
      said = true;
    }
    if (!said) finding.facts.emplace_back(text.language, "silent");
  }
}

}  // namespace

auto finding_of(const GameEntry& game, const Clause& clause, const GamesOfClause& games,
                const std::vector<audit::Sources>& sources) -> Finding {
  Finding finding;
  const std::string id(clause.id);
  finding.id = game.name() + "/clause/" + id;
  finding.game = game.name();
  finding.clauses = {id};
  finding.title = id + ": " + std::string(clause.says);
  finding.message = "In the program: " + std::string(to_text(clause.disposition)) + ".";
  if (!clause.reason.empty()) finding.message += " " + std::string(clause.reason);
  finding.how = How::stated;
  add_games(finding, game, games, id);
  add_what_is_said(finding, game, clause);
  add_lines(finding, clause, sources);
  return finding;
}

auto check_of(const GameEntry& game, const Clause& clause, const GamesOfClause& games) -> Check {
  Check check;
  check.group = "clauses";
  check.name = clause.id;
  check.status = Status::passed;
  if (games.relied) {
    check.amount = "relied on " + length_of(game, *games.relied);
  } else if (games.refused) {
    check.amount = "refuses a move " + length_of(game, *games.refused);
  } else {
    check.status = Status::skipped;
    check.message = clause.disposition == Disposition::enforced
                        ? std::string(not_found)
                        : std::string(to_text(clause.disposition)) + ": no game can show it";
  }
  return check;
}

}  // namespace ruleproof::cli
