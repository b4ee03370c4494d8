#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/strength.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/game_words.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/short_games.hpp"

namespace ruleproof::cli {
namespace {

/// "12.5 % (11.9 to 13.1)".
auto percent(const solver::Frequency& frequency) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * frequency.share(), 100 * frequency.low,
                     100 * frequency.high);
}

/// How often it matters.
auto add_statistics(Finding& finding, const solver::PairStatistics& often) -> void {
  finding.facts.emplace_back("pairs of random games", grouped(often.differ.of));
  finding.facts.emplace_back("of these, different", percent(often.differ));
  finding.facts.emplace_back("with other scores", percent(often.scores));
  finding.facts.emplace_back("with another winner", percent(often.winner));
}

/// Under these very set-ups.
auto compare_once(const std::string& game, const Readings& readings, const RulingInfo& row,
                  const CompareBudget& budget) -> Result<Finding> {
  const auto parted = divergence_of(game).part({readings.first, readings.second}, budget);
  if (!parted) return parted.error();
  const auto& found = *parted;
  auto finding = finding_about(game, readings, row, found.setup);
  const auto names = names_of(readings, row, found.setup);
  const auto both = names.first + " or " + names.second;
  const Looked looked{found.exploration, found.games};
  looked.add_facts(finding);
  finding.how = {found.how, found.scope};
  finding.data = found.scope.data;
  finding.bound = looked.bound(found.how, found.moves, found.setup);
  if (!found.moves) {
    const bool never = found.how == How::exhaustive;
    finding.title =
        both + (never ? ": no game tells them apart" : ": no game was found that tells them apart");
    finding.message = std::string(row.question) + " Under this set-up the answer " +
                      (never ? "never matters." : "was not seen to matter.");
    return finding;
  }
  // Where shorter games were not all looked at, it may be after fewer.
  const std::string_view when = found.how == How::exhaustive ? "after " : "within ";
  finding.title =
      both + ": it matters " + std::string(when) + plural(*found.moves, "move") + names.others;
  const auto words = words_of_record(found.first.record);
  finding.message = std::string(row.question) + " " + in_words(found.difference, words) + ".";
  finding.facts.emplace_back(audit::what_differs, solver::to_text(found.difference.what));
  if (found.often) add_statistics(finding, *found.often);
  finding.witnesses.push_back(titled(found.first, names.first));
  finding.witnesses.push_back(titled(found.second, names.second));
  return finding;
}

/// What was looked at beside the most players, of whom the finding tells.
auto looked_at_besides(const GameInfo& info) -> std::string {
  const int between = info.most_players - info.least_players - 1;
  if (between < 0) return {};
  return fmt::format("; as much with {} players{}", info.least_players,
                     between > 0 ? ", a quarter of it with those between" : "");
}

}  // namespace

auto quarter_of(CompareBudget budget) -> CompareBudget {
  constexpr std::uint64_t part = 4;
  budget.states = std::max<std::uint64_t>(budget.states / part, 1);
  for (auto* games : {&budget.samples, &budget.lopsided}) {
    if (*games > 0) *games = std::max<std::uint64_t>(*games / part, 1);
  }
  if (budget.work != solver::SampleOptions::no_limit) budget.work /= part;
  return budget;
}

auto compare_readings(const std::string& game, const Readings& readings,
                      const CompareBudget& budget) -> Result<Compared> {
  const auto info = game_info(game);
  if (!info) return unknown_game(game);
  const auto* row = ruling_called(*info, readings.ruling);
  if (row == nullptr) {
    return Error{Code::unknown_ruling, game,
                 "no ruling is called \"" + std::string(readings.ruling) + "\""};
  }
  const bool sized = !info->setup.contains("players") || readings.first.options.contains("players");
  Compared compared{{}, readings};
  const auto compare = [&](const CompareBudget& with) -> std::optional<Error> {
    auto finding = compare_once(game, compared.readings, *row, with);
    if (!finding) return finding.error();
    compared.finding = std::move(finding).value();
    return std::nullopt;
  };
  for (int players = info->least_players; players <= info->most_players; ++players) {
    if (!sized) {
      for (auto* setup : {&compared.readings.first, &compared.readings.second}) {
        setup->options.insert_or_assign("players", std::to_string(players));
      }
    }
    if (players > info->least_players && players < info->most_players) {
      if (auto problem = compare(quarter_of(budget))) return *std::move(problem);
      if (compared.finding.witnesses.empty()) continue;
    }
    if (auto problem = compare(budget)) return *std::move(problem);
    if (sized || !compared.finding.witnesses.empty()) break;
  }
  const bool in_vain =
      compared.finding.witnesses.empty() && compared.finding.how != How::exhaustive;
  if (in_vain && !sized) compared.finding.bound += looked_at_besides(*info);
  return compared;
}

}  // namespace ruleproof::cli
