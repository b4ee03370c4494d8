#include "properties/conformance/findings.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "properties/conformance/blame/misspelt.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/compare/shown.hpp"
#include "properties/conformance/engine/engine.hpp"
#include "properties/conformance/facts.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/coverage.hpp"
#include "properties/report.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance {
namespace {

using properties::grouped;
using properties::plural;

/// A kind of disagreement, and the check that fails by it.
struct Kind {
  std::string_view kind;
  std::string_view check;
};
constexpr std::string_view alive = "the engine stays alive and speaks the protocol";
constexpr auto kinds = std::to_array<Kind>({
    {"offers", "the legal moves are the model's"},
    {"lacks", "the legal moves are the model's"},
    {"stuck", "the legal moves are the model's"},
    {"refuses", "legal moves are accepted"},
    {"accepts", "illegal moves are refused"},
    {"changes", "a refused move changes nothing"},
    {"state", "the fields are the model's after each step"},
    {"outcome", "the outcomes are the model's"},
    {"undo", "a move that is taken back leaves no trace"},
    {"crash", alive},
    {"hang", alive},
    {"flood", alive},
    {"no-json", alive},
    {"id", alive},
    {"twice", alive},
    {"shape", alive},
    {"error", alive},
});

/// "your engine plays festival-zero=ranked".
auto words_of(const std::vector<Reading>& readings) -> std::string {
  std::string held;
  for (const auto& reading : readings) {
    if (!reading.holds) continue;
    held += (held.empty() ? "" : ", or ") + text_of(reading);
  }
  if (!held.empty()) {
    const bool edition = readings.front().answers.empty();
    return "Your engine plays " + held + ": " +
           (edition ? "with those data" : "under that ruling") + " the model agrees with it in " +
           plural(readings.front().steps, "other step") + ", too.";
  }
  std::string local;
  for (const auto& reading : readings) local += (local.empty() ? "" : ", or ") + text_of(reading);
  return "In this game the model agrees with the engine under " + local +
         ", in others it was not seen to.";
}

/// Whether a reading holds that answers a question; an edition answers none.
auto names_a_clause(const Found& found) -> bool {
  return !found.readings.empty() && found.readings.front().holds &&
         !found.readings.front().answers.empty();
}

/// The clause of the question that a reading answers.
auto clause_of(const Parts& game, const Reading& reading) -> std::string {
  return std::string(game.clauses[reading.clause.index].id);
}

/// What a finding has that its game alone does not show.
const std::pair<std::string, std::string> of_the_run{"repeatable",
                                                     "by the run that found it, if at all"};

/// Why a disagreement may not have shown again.
auto why_not_again(const Found& found) -> std::string {
  if (!found.before_it.empty()) {
    return " It did not show again when the game was replayed, where this came first: " +
           found.before_it;
  }
  return " It did not show again when the game was replayed alone: it is not repeatable by that "
         "game. The engine goes by what came before, by how much it is asked at once, or by "
         "chance.";
}

auto finding_of(const GameReport& report, const Parts& game, const Found& found) -> Finding {
  const auto& it = found.it;
  const auto says = told(it);
  auto id = "engine/" + it.kind + (it.clauses.empty() ? "" : "/" + it.clause());
  const auto same = [&](const Finding& other) {
    return other.id.starts_with(report.name + "/" + id);
  };
  if (const auto before = std::ranges::count_if(report.findings, same); before > 0) {
    id += "/" + std::to_string(before + 1);
  }
  auto finding = properties::finding_of(report, id, FindingKind::engine_differs,
                                        found.known ? Severity::note : Severity::error);
  finding.clauses = it.clauses;
  if (names_a_clause(found)) {
    const auto clause = clause_of(game, found.readings.front());
    std::erase(finding.clauses, clause);
    finding.clauses.insert(finding.clauses.begin(), clause);
  }
  // Of what did not show again nothing is known but that it was seen.
  const bool named = found.confirmed || found.rough;
  const auto broken = named ? broken_clauses(game, found) : std::vector<std::string>{};
  finding.title = (broken.empty() ? "" : "Breaks " + listed(broken, " or ") + ": ") + says;
  if (found.known) finding.title = "Known: " + finding.title;
  finding.message = says;
  if (!found.readings.empty()) finding.message += " " + words_of(found.readings);
  if (found.rough) {
    finding.message +=
        " There was no time to look into it: the game was not made short, nor played again.";
  } else if (!found.confirmed) {
    finding.message += why_not_again(found);
  }
  if (found.confirmed) {
    finding.how = How::replayed;
  } else {
    finding.how = How::sampled;
  }
  finding.bound = plural(moves_of_record(found.record), "move") + "; shorter games may do";
  add_facts(finding, game, found);
  if (!found.confirmed && !found.rough && found.before_it.empty())
    finding.facts.push_back(of_the_run);
  finding.witnesses.push_back({"what the model says", ruleproof::to_text(found.record), {}});
  if (found.from_opening) {
    finding.witnesses.push_back(
        {"the same, from the opening", ruleproof::to_text(*found.from_opening), {}});
  }
  return finding;
}

auto values_hidden(const Shown& shown) -> std::string {
  const auto values = shown.values_hidden();
  return values == 0 ? "" : ", " + plural(values, "value") + " not shown";
}

auto lists_hidden(const Shown& shown) -> std::string {
  return shown.lists_hidden == 0 ? "" : ", " + plural(shown.lists_hidden, "list") + " not shown";
}

/// How much was not compared, since the engine did not show it.
auto add_hidden(GameReport& report, const Shown& shown) -> void {
  if (shown.lists_hidden > 0) {
    report.facts.emplace_back(
        "lists of moves not shown",
        fmt::format("{} of {}", grouped(shown.lists_hidden), grouped(shown.lists)));
  }
  if (!shown.reordered.empty()) {
    std::vector<std::string> names;
    names.reserve(shown.reordered.size());
    for (const auto& [field, times] : shown.reordered) names.push_back(field);
    report.facts.emplace_back("the same, though in another order", listed(names, ", "));
  }
  if (shown.hidden.empty()) return;
  report.facts.emplace_back(
      "values not shown",
      fmt::format("{}, in {}", grouped(shown.values_hidden()), plural(shown.states, "position")));
  if (const auto never = shown.never(); !never.empty()) {
    report.facts.emplace_back("fields never shown", listed(never, ", "));
  }
}

auto amount_of(std::string_view kind, const Summary& summary) -> std::string {
  const auto& tally = summary.tally;
  if (kind == "accepts" || kind == "changes") return plural(tally.refusals, "refusal");
  if (kind == "undo") return plural(tally.undos, "move") + " taken back";
  if (kind == "outcome") return plural(tally.ends, "finished game");
  if (kind == "crash") return plural(tally.games, "game");
  if (kind == "state")
    return plural(summary.welcome.fields.size(), "field") + ", " + plural(tally.steps, "step") +
           values_hidden(tally.shown);
  if (kind == "offers") return plural(tally.steps, "step") + lists_hidden(tally.shown);
  return plural(tally.steps, "step");
}

/// Why a check is skipped: the engine was never asked, or cannot be.
auto why_skipped(std::string_view kind, const Summary& summary) -> std::string {
  const auto& can = summary.welcome;
  if (kind != "crash" && summary.tally.steps == 0) return "No step was compared.";
  if (kind == "offers" && !can.legal) return "The engine does not list its legal moves.";
  const auto& shown = summary.tally.shown;
  if (kind == "offers" && shown.lists > 0 && shown.lists == shown.lists_hidden) {
    return "The engine never shows its legal moves.";
  }
  if (kind == "undo" && !can.undo) return "The engine takes no moves back.";
  if (kind == "undo" && summary.tally.undos == 0) return "No move was taken back.";
  if (kind == "outcome" && !can.outcome) return "The engine does not tell the outcome.";
  if (kind == "outcome" && summary.tally.ends == 0) return "No game was finished.";
  if (kind == "state" && can.fields.empty()) return "The engine reports no fields.";
  if (kind == "changes" && can.fields.empty()) return "The engine reports no fields.";
  if ((kind == "changes" || kind == "accepts") && summary.tally.refusals == 0) {
    return "No illegal move was tried.";
  }
  return "";
}

auto add_checks(GameReport& report, const Summary& summary) -> void {
  for (const auto& [kind, name] : kinds) {
    auto check = std::ranges::find(report.checks, name, &Check::name);
    if (check == report.checks.end()) {
      report.checks.push_back(properties::check_of("conformance", name, amount_of(kind, summary)));
      check = report.checks.end() - 1;
      check->message = why_skipped(kind, summary);
      if (!check->message.empty()) check->status = Status::skipped;
    }
    for (std::size_t i = 0; i < summary.found.size(); ++i) {
      if (summary.found[i].it.kind != kind || check->status == Status::failed) continue;
      // What is known does not hold, and does not fail.
      check->status = summary.found[i].known ? Status::skipped : Status::failed;
      check->message = report.findings[i].message;
      check->finding = report.findings[i].id;
    }
  }
}

/// What was ignored does not hold.
auto add_ignored(GameReport& report, const Summary& summary) -> void {
  for (const auto& [kind, what] : summary.ignored) {
    const auto name = std::ranges::find(kinds, kind, &Kind::kind)->check;
    const auto check = std::ranges::find(report.checks, name, &Check::name);
    if (check->status == Status::passed) check->status = Status::skipped;
    check->message +=
        fmt::format("{}{} ignored: {}.", check->message.empty() ? "" : " ", grouped(what.times),
                    listed({what.clauses.begin(), what.clauses.end()}, ", "));
  }
}

/// What was seen does not hold, though another finding tells of it.
auto add_elsewhere(GameReport& report, const Summary& summary) -> void {
  auto seen = summary.kinds;
  seen.insert(summary.tally.followed.begin(), summary.tally.followed.end());
  for (const auto& kind : seen) {
    const auto name = std::ranges::find(kinds, kind, &Kind::kind)->check;
    const auto check = std::ranges::find(report.checks, name, &Check::name);
    if (check->status != Status::passed) continue;
    check->status = Status::skipped;
    check->message = "It does not hold: what was seen goes with another finding.";
  }
}

/// An engine that dies at a later start is not alive, whatever it did before.
auto add_lost(GameReport& report, const Summary& summary) -> void {
  if (summary.lost.empty()) return;
  const auto check = std::ranges::find(report.checks, alive, &Check::name);
  if (check->status == Status::failed) return;
  check->status = Status::failed;
  check->message = fmt::format("It did not come up again, of {}: {}.",
                               plural(summary.launches, "start"), summary.lost);
}

/// What an engine says of itself in another form is not what it declares: it speaks otherwise.
auto add_odd(GameReport& report, const Summary& summary) -> void {
  if (summary.welcome.odd.empty()) return;
  const auto check = std::ranges::find(report.checks, alive, &Check::name);
  const auto says = "In the answer to initialize: " + listed(summary.welcome.odd, " ") +
                    " It counts as not declared; --lint looks at all of an adapter.";
  check->message += (check->message.empty() ? "" : " ") + says;
  check->status = Status::failed;
}

auto add_baseline(GameReport& report, const Summary& summary) -> void {
  if (summary.in_baseline == 0) return;
  const auto seen = summary.in_baseline - summary.gone.size();
  auto check = properties::check_of("conformance", "what the baseline knows is seen again",
                                    fmt::format("{} of {}", seen, summary.in_baseline));
  if (!summary.gone.empty()) {
    check.status = Status::skipped;
    check.message = "Gone: " + listed(summary.gone, " ") +
                    " Where the engine was mended, delete the baseline and accept anew: until then "
                    "it stays there.";
  }
  report.checks.push_back(std::move(check));
}

/// Said only of an engine that does not begin where it is told.
auto add_positions(GameReport& report, const Summary& summary) -> void {
  if (summary.positions_refused == 0 && summary.begins_anywhere) return;
  auto check = properties::check_of("conformance", "games begin with the positions that it is told",
                                    plural(summary.positions_refused, "position") + " refused");
  check.status = Status::skipped;
  check.message = "Of those that it refuses nothing else was compared.";
  if (!summary.begins_anywhere) {
    check.amount = "it does not";
    check.status = Status::failed;
    check.message =
        "It begins with the opening instead: from there on no game began with a position.";
  }
  report.checks.push_back(std::move(check));
}

auto add_quit(GameReport& report, const Summary& summary) -> void {
  auto check = properties::check_of("conformance", "the engine ends when told to quit",
                                    plural(summary.launches, "start"));
  if (summary.ignored_quit) {
    check.status = Status::failed;
    check.message = "It did not end within 2 s, and was killed.";
  } else if (summary.quits == 0) {
    check.status = Status::skipped;
    check.message =
        "It was never told: whenever it was to end it was busy, or lost, and was killed.";
  }
  report.checks.push_back(std::move(check));
}

/// The first few, and how many more there are.
auto first_of(std::vector<std::string> ids) -> std::string {
  constexpr std::size_t most = 10;
  const auto more = ids.size() - std::min(most, ids.size());
  ids.resize(ids.size() - more);
  return listed(ids, ", ") + (more == 0 ? "" : " and " + plural(more, "other"));
}

/// How much "no disagreement" says.
auto add_coverage(GameReport& report, const Summary& summary) -> void {
  std::uint64_t enforced = 0;
  std::uint64_t tried = 0;
  std::vector<std::string> missing;
  for (const auto& use : report.clauses) {
    if (use.disposition != "enforced") continue;
    ++enforced;
    if (use.steps + use.verdicts > 0) {
      ++tried;
    } else {
      missing.push_back(use.id);
    }
  }
  const auto share =
      enforced == 0 ? 100.0 : 100.0 * static_cast<double>(tried) / static_cast<double>(enforced);
  auto check = properties::check_of(
      "conformance", "clauses on which the engine was tried",
      fmt::format("{} of {} ({:.1f} %)", tried, plural(enforced, "clause"), share));
  if (!missing.empty()) check.message = "not tried: " + first_of(missing);
  constexpr std::uint64_t usual_least = 50;
  const auto least = static_cast<double>(summary.min_coverage.value_or(usual_least));
  if (share < least) check.status = summary.min_coverage ? Status::failed : Status::skipped;
  report.checks.push_back(std::move(check));
  report.facts.emplace_back("clauses tried", fmt::format("{} of {}", tried, enforced));
}

}  // namespace

auto Summary::end_with(Engine& engine) -> void {
  engine.quit();
  quits = engine.quits();
  ignored_quit = engine.ignored_quit();
  launches = engine.launches();
  made = engine.made();
  begins_anywhere = engine.begins_anywhere();
}

auto broken_clauses(const Parts& game, const Found& found) -> std::vector<std::string> {
  return names_a_clause(found) ? std::vector{clause_of(game, found.readings.front())}
                               : broken_of(found);
}

auto moves_of_record(const Record& record) -> std::uint64_t { return moves_in(record).size(); }

auto is_shown_by_its_game(const Finding& finding) -> bool {
  return std::ranges::count(finding.facts, of_the_run) == 0;
}

auto report_of(const Parts& game, const Summary& summary) -> GameReport {
  GameReport report;
  report.name = game.name;
  report.title = game.title;
  const auto& tally = summary.tally;
  report.facts = {
      {"engine", summary.welcome.name + " " + summary.welcome.version},
      {"games", grouped(tally.games)},
      {"compared steps", grouped(tally.steps)},
      {"moves and starts in all, with those of looking into findings", grouped(summary.made)},
      {"illegal moves refused", grouped(tally.refusals)},
      {"scenarios", grouped(summary.scenarios)},
      {"games of the fuzz corpus", grouped(summary.corpus)},
      {"games repeated", grouped(summary.repeated)},
      {"set-ups", grouped(summary.set_ups.size())},
  };
  if (const auto& strange = summary.welcome.strange; !strange.empty()) {
    report.facts.emplace_back("not compared, since the game has no such fields",
                              listed(strange, ", "));
  }
  add_hidden(report, tally.shown);
  if (!summary.refused.empty()) {
    report.facts.emplace_back("set-ups refused", grouped(summary.refused.size()) + ", such as " +
                                                     summary.refused.begin()->first);
  }
  if (summary.positions_refused > 0) {
    report.facts.emplace_back("positions refused", grouped(summary.positions_refused));
  }
  if (summary.again > 0) report.facts.emplace_back("seen again", plural(summary.again, "time"));
  std::uint64_t ignored = 0;
  for (const auto& [kind, what] : summary.ignored) ignored += what.times;
  if (ignored > 0) report.facts.emplace_back("ignored", plural(ignored, "time"));
  report.clauses = properties::clause_uses(game.clauses, tally.tried);
  for (const auto& found : summary.found) {
    report.findings.push_back(finding_of(report, game, found));
  }
  for (auto& check : misspelt_effects(game)) report.checks.push_back(std::move(check));
  add_checks(report, summary);
  add_ignored(report, summary);
  add_elsewhere(report, summary);
  add_lost(report, summary);
  add_odd(report, summary);
  add_positions(report, summary);
  add_baseline(report, summary);
  add_quit(report, summary);
  add_coverage(report, summary);
  return report;
}

}  // namespace ruleproof::conformance
