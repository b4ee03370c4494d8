#include "reports/cli/verify/whole.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "properties/check_options.hpp"
#include "properties/coverage.hpp"
#include "reports/cli/audit/examples.hpp"
#include "reports/cli/audit/page.hpp"
#include "reports/cli/audit/seeding.hpp"
#include "reports/cli/command/audit.hpp"
#include "reports/cli/command/verify.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"
#include "reports/cli/store/failed_parts.hpp"
#include "reports/cli/verify/parts.hpp"
#include "reports/cli/verify/workers.hpp"

namespace ruleproof::cli {
namespace {

/// A check that fails or was skipped, and why.
auto undone(std::string group, std::string name, Status status, std::string why) -> Check {
  return {.group = std::move(group),
          .name = std::move(name),
          .status = status,
          .amount = {},
          .message = std::move(why),
          .finding = {}};
}

/// The games that tell two readings apart, which the other parts of the run have found; only pairs
/// of answers of which none is the default are still to be compared.
auto readings_known(const GameReport& whole, const VerifyFlags& flags) {
  const auto play = separate_by_playing(whole.name, {.depth = 12,
                                                     .states = flags.quick ? 5'000U : 20'000U,
                                                     .samples = flags.quick ? 80U : 200U,
                                                     .pairs = 0,
                                                     .seed = flags.seed});
  return [&whole, play](std::string_view ruling, std::string_view a, std::string_view b) {
    const auto stem = whole.name + "/ruling/" + std::string(ruling) + "/";
    for (const auto& finding : whole.findings) {
      const bool same = finding.id == stem + std::string(a) || finding.id == stem + std::string(b);
      const bool default_too =
          finding.facts.size() > 1 && (finding.facts[1].second.ends_with("=" + std::string(a)) ||
                                       finding.facts[1].second.ends_with("=" + std::string(b)));
      if (same && default_too) return std::optional<Finding>(finding);
    }
    return play(ruling, a, b);
  };
}

/// What the audit of a game's texts adds to its report.
auto audit_part(const GameReport& whole, const VerifyFlags& flags) -> Result<GameReport> {
  auto report = empty_report(whole.name);
  auto audited = audit_game(whole.name, flags.texts, readings_known(whole, flags));
  if (!audited) return audited.error();
  auto made = std::move(audited).value();
  add_examples(made, flags.root);
  if (const auto problem = write_audit_page(made, whole, flags.out)) {
    report.checks.push_back(undone("audit", "the page of the audit is written", Status::failed,
                                   ruleproof::to_text(*problem)));
  } else {
    report.facts.emplace_back("the texts side by side", audit_page_name(whole.name));
  }
  properties::merge(report, report_of(std::move(made)));
  add_seeded_edits(report, flags.texts, flags.quick ? 1 : 6);
  return report;
}

/// Audits the texts of all games that have some, and adds what comes of it to their reports.
auto add_audits(std::vector<GameReport>& games, const VerifyFlags& flags, Done& done,
                FailedParts& failed, Terminal& terminal) -> void {
  if (flags.texts.empty() || done.interrupted) return;
  std::vector<Part> parts;
  std::vector<std::shared_ptr<GameReport>> wholes;  // threads that are left behind outlive the run
  std::vector<GameReport*> reports;
  for (auto& game : games) {
    const Part audit{game.name, std::string(name_of_audit), {}};
    if (!has_sources(game.name) || failed.chosen({audit}).empty()) continue;
    reports.push_back(&game);
    wholes.push_back(std::make_shared<GameReport>(std::move(game)));
    parts.push_back({audit.game, audit.name,
                     [whole = wholes.back(), flags] { return audit_part(*whole, flags); }});
  }
  auto audited = do_parts(parts, flags.jobs, terminal);
  if (const auto problem = failed.keep(parts, audited)) print(terminal, *problem);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    *reports[i] = audited.at_work ? *wholes[i] : std::move(*wholes[i]);
    properties::merge(*reports[i], report_of(parts[i], std::move(audited.results[i])));
  }
  done.interrupted = audited.interrupted;
}

/// The report of one game from the results of its parts.
auto assembled(const GameInfo& game, const std::vector<Part>& parts, Done& done,
               const VerifyFlags& flags) -> GameReport {
  auto report = empty_report(game.name, game.title);
  report.facts.emplace_back("players", players_text(game));
  report.facts.emplace_back("data", game.data);
  report.facts.emplace_back("ruleset", std::to_string(game.ruleset));
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].game != game.name) continue;
    properties::merge(report, report_of(parts[i], std::move(done.results[i])));
  }
  if (flags.failed.last) {
    report.checks.push_back(undone("parts", "all that did not fail last time", Status::skipped,
                                   "Only what failed was asked for: --last-failed."));
  }
  const bool enough = !done.interrupted && !flags.failed.last &&
                      properties::is_meaningful({.steps = flags.steps}) && !flags.quick;
  properties::add_coverage(report, enough);
  return report;
}

auto settings_of(const VerifyFlags& flags, bool interrupted)
    -> std::vector<std::pair<std::string, std::string>> {
  std::vector<std::pair<std::string, std::string>> settings{
      {"seed", std::to_string(flags.seed)},
      {"steps", std::to_string(steps_of_laws(flags))},
      {"budget", flags.quick ? "quick" : "full"},
      {"balance",
       flags.balance ? "to a half-width of " + std::to_string(*flags.balance) : "recorded runs"},
      {"texts", flags.texts.empty() ? "not given" : "given"}};
  if (flags.failed.last) settings.emplace_back("parts", "those that failed last time");
  if (interrupted) settings.emplace_back("interrupted", "yes: what was found before is shown");
  return settings;
}

}  // namespace

auto games_meant(const VerifyFlags& flags) -> Result<std::vector<GameInfo>> {
  std::vector<GameInfo> games;
  if (flags.games.empty()) {
    for (const auto* game : known_games()) games.push_back(game->facts);
    return games;
  }
  for (const auto& name : flags.games) {
    auto game = game_info(name);
    if (!game) return unknown_game(name);
    games.push_back(*std::move(game));
  }
  return games;
}

/// Refuses a folder without the texts before hours of work, not after.
auto missing_texts(const std::vector<GameInfo>& games, const VerifyFlags& flags)
    -> std::optional<Error> {
  if (flags.texts.empty()) return std::nullopt;
  for (const auto& game : games) {
    const auto name = std::string(game.name);
    if (!has_sources(name)) continue;
    if (const auto audited = audit_game(name, flags.texts, {}); !audited) return audited.error();
  }
  return std::nullopt;
}

auto parts_of(const std::vector<GameInfo>& games, const VerifyFlags& flags) -> std::vector<Part> {
  std::vector<Part> parts;
  for (const auto& game : games) {
    std::ranges::move(parts_of(std::string(game.name), flags), std::back_inserter(parts));
  }
  return parts;
}

auto report_of(const Part& part, std::optional<Result<GameReport>> result) -> GameReport {
  if (result && *result) return std::move(*result).value();
  auto report = empty_report(part.game);
  report.checks.push_back(
      result ? undone("parts", part.name, Status::failed, ruleproof::to_text(result->error()))
             : undone("parts", part.name, Status::skipped, "The run was interrupted."));
  return report;
}

auto whole_run(const std::vector<GameInfo>& games, const std::vector<Part>& parts, Done& done,
               const VerifyFlags& flags, FailedParts& failed, Terminal& terminal) -> Run {
  Run whole{.tool_version = std::string(version()), .settings = {}, .games = {}};
  for (const auto& game : games) whole.games.push_back(assembled(game, parts, done, flags));
  add_audits(whole.games, flags, done, failed, terminal);
  whole.settings = settings_of(flags, done.interrupted);
  return whole;
}

}  // namespace ruleproof::cli
