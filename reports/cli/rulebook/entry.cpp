#include "reports/cli/rulebook/entry.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/clause.hpp"
#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "properties/wording.hpp"
#include "reports/audit/sources/sources.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/rulebook/answers.hpp"
#include "reports/cli/rulebook/ends.hpp"
#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"
#include "reports/games/parts.hpp"
#include "reports/render/command_name.hpp"

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

/// " with 3 players", where their number may be another.
auto with_players(const GameEntry& entry, const KnownGame& game) -> std::string {
  const auto players = game.setup.options.find("players");
  const bool one_number = entry.facts.least_players == entry.facts.most_players;
  if (one_number || players == game.setup.options.end()) return "";
  return " with " + players->second + " players";
}

/// "in 5 moves, proved the shortest with 3 players", "in 9 moves; no game of fewer than 4 does,
/// with 3 players", "in 70 moves".
auto length_of(const GameEntry& entry, const ShortGame& game) -> std::string {
  auto length = length_of(entry, game.game);
  const auto players = with_players(entry, game.game);
  if (game.shortest()) {
    return length + ", " + std::string(proved_shortest) + players +
           (game.game.forbidden.empty() ? "" : ", of moves that the game lists");
  }
  if (game.least < 2) return length;
  return length + "; no game of fewer than " + std::to_string(game.least) + " does" +
         (players.empty() ? "" : "," + players);
}

/// The same of what shows it; and the small one.
auto length_of(const GameEntry& entry, const Shown& shown) -> std::string {
  if (!shown.usual) return shown.small ? length_of(entry, *shown.small) : "";
  auto text = length_of(entry, *shown.usual);
  if (shown.small) text += "; " + length_of(entry, *shown.small);
  return text;
}

auto add_game(Finding& finding, const GameEntry& game, const std::string& title,
              const KnownGame& known, const std::vector<std::string>& clauses) -> void {
  const auto record = record_of(game, known, clauses);
  if (record) finding.witnesses.push_back({title, ruleproof::to_text(*record), {}});
}

/// How far every game was looked at.
auto searched(const GameEntry& entry, const ShortGame& game) -> std::string {
  auto text =
      "every game of fewer than " + plural(game.least, "move") + with_players(entry, game.game);
  const auto where = unusual(entry, game.game.setup);
  if (!where.empty()) text += " under " + where;
  if (!game.game.forbidden.empty()) text += ", and after each every move that the game lists";
  return text + ", in a search that visited " + grouped(game.positions) + " positions";
}

/// The games that show one thing.
auto add_shown(Finding& finding, const GameEntry& game, const Shown& shown, const std::string& name,
               const std::vector<std::string>& clauses) -> void {
  const auto add = [&](const ShortGame& each, const std::string& fact) {
    finding.facts.emplace_back(fact, length_of(game, each));
    if (each.least > 1) {
      finding.facts.emplace_back(each.shortest() ? "no shorter game" : "looked at whole",
                                 searched(game, each));
    }
    const auto& forbidden = each.game.forbidden;
    add_game(finding, game, forbidden.empty() ? fact : fact + ": " + forbidden, each.game, clauses);
  };
  if (shown.usual) add(*shown.usual, name);
  if (shown.small) add(*shown.small, name + ", in a small set-up");
  if (shown.any()) finding.how = How::replayed;
}

auto add_games(Finding& finding, const GameEntry& game, const Clause& clause,
               const GamesOfClause& games) -> void {
  const std::string id(clause.id);
  add_shown(finding, game, games.relied, "a move relies on it", {id});
  add_shown(finding, game, games.refused, "a move is refused because of it", {id});
  if (clause.disposition != Disposition::enforced) return;
  if (!games.relied.any()) {
    finding.facts.emplace_back("a move relies on it", games.refused.any()
                                                          ? "none: it says what is forbidden"
                                                          : std::string(not_found));
  }
  if (!games.refused.any()) {
    finding.facts.emplace_back("a move is refused because of it", "none is known");
  }
}

auto add_ruling(Finding& finding, const RulebookTold& told, const games::RulingInfo& ruling)
    -> void {
  const std::string id(ruling.id);
  finding.facts.emplace_back("open question " + id, std::string(ruling.question));
  for (const auto& answer : ruling.answers) {
    auto says = std::string(answer.says);
    const auto tried = std::ranges::find_if(told.answers, [&](const AnswerTried& each) {
      return each.ruling == id && each.answer == answer.id;
    });
    if (&answer == &ruling.answers.front()) {
      says = "the default: " + says;
    } else if (tried == told.answers.end()) {
      says += ". What it changes was not tried: `" + render::command_name() + " compare " +
              told.game.name() + " --ruling " + id + "=" + std::string(answer.id) + "`";
    } else {
      says += ". What it changes: " + in_words(told.game, *tried, told.same_model);
    }
    finding.facts.emplace_back(id + "=" + std::string(answer.id), says);
  }
}

auto add_what_is_said(Finding& finding, const RulebookTold& told, const Clause& clause) -> void {
  const auto& game = told.game;
  const auto before = finding.facts.size();
  for (const auto& ruling : game.facts.rulings) {
    if (ruling.clause == clause.id) add_ruling(finding, told, ruling);
  }
  if (finding.facts.size() == before) finding.facts.emplace_back("open questions", "none");
  bool any = false;
  for (const auto& law : game.laws.laws) {
    if (law.clause != clause.id) continue;
    finding.facts.emplace_back("law", law.name);
    any = true;
  }
  if (!any) finding.facts.emplace_back("laws", "none is about it alone");
  any = false;
  for (const auto& bug : game.conform.bugs) {
    if (!bug.breaks(clause.id)) continue;
    finding.facts.emplace_back("planted bug " + std::string(bug.name), bug.what);
    any = true;
  }
  if (!any) finding.facts.emplace_back("planted bugs", "none is planted in it");
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
  if (sources.empty()) finding.facts.emplace_back("texts", "none is mapped line by line");
}

}  // namespace

auto finding_of(const RulebookTold& told, const Clause& clause, const GamesOfClause& games)
    -> Finding {
  Finding finding;
  const std::string id(clause.id);
  finding.id = told.game.name() + "/clause/" + id;
  finding.game = told.game.name();
  finding.clauses = {id};
  finding.title = id + ": " + std::string(clause.says);
  finding.message = "In the program: " + std::string(to_text(clause.disposition)) + ".";
  if (!clause.reason.empty()) finding.message += " " + std::string(clause.reason);
  finding.how = How::stated;
  add_games(finding, told.game, clause, games);
  add_what_is_said(finding, told, clause);
  add_lines(finding, clause, told.sources);
  return finding;
}

auto finding_of(const GameEntry& game, const Ending& ending, const Shown& shown) -> Finding {
  Finding finding;
  const auto words = in_words(game, ending);
  finding.id = game.name() + "/end/" + properties::slug(words);
  finding.game = game.name();
  finding.clauses = clauses_of(game, ending);
  finding.title = "A game ends by " + words;
  finding.message =
      "The clauses that decide that the game is over, or who has won, on which its "
      "last move relies; and who wins then.";
  add_shown(finding, game, shown, "a game ends so", finding.clauses);
  return finding;
}

auto check_of(const GameEntry& game, const Ending& ending, const Shown& shown) -> Check {
  Check check;
  check.group = "ends";
  check.name = in_words(game, ending);
  check.status = Status::passed;
  check.amount = length_of(game, shown);
  return check;
}

auto check_of(const GameEntry& game, const Clause& clause, const GamesOfClause& games) -> Check {
  Check check;
  check.group = "clauses";
  check.name = clause.id;
  check.status = Status::passed;
  if (games.relied.any()) {
    check.amount = "relied on " + length_of(game, games.relied);
  } else if (games.refused.any()) {
    check.amount = "refuses a move " + length_of(game, games.refused);
  } else {
    check.status = Status::skipped;
    check.message = clause.disposition == Disposition::enforced
                        ? std::string(not_found)
                        : std::string(to_text(clause.disposition)) + ": no game can show it";
  }
  return check;
}

}  // namespace ruleproof::cli
