#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/sampling.hpp"

namespace ruleproof::cli {
namespace {

/// "12.5 % (11.9 to 13.1)".
auto percent(const solver::Frequency& frequency) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * frequency.share(), 100 * frequency.low,
                     100 * frequency.high);
}

/// Where the readings part, and how that was found.
template <class G>
struct Comparer {
  const G& first;
  const G& second;
  const CompareBudget& budget;

  [[nodiscard]] auto divergence() const -> solver::Divergence<G> {
    auto found = solver::shortest_divergence(
        first, second, {.max_depth = budget.depth, .max_states = budget.states});
    if (found.how == How::exhaustive || budget.samples == 0) return found;
    solver::SampleOptions options{
        .games = budget.samples, .seed = budget.seed, .shrink = budget.samples};
    auto sampled = solver::sampled_divergence(first, second, options);
    if (!sampled.moves && budget.lopsided > 0) {
      options.games = budget.lopsided;
      sampled = solver::lopsided_divergence(first, second, options);
      if (!sampled.moves) sampled.games += budget.samples;
    }
    sampled.exploration = found.exploration;
    return sampled;
  }

  /// How often it matters.
  auto add_statistics(Finding& finding) const -> void {
    if (budget.pairs == 0) return;
    const auto often = solver::pair_statistics(first, second, budget.pairs, budget.seed);
    finding.facts.emplace_back("pairs of random games", grouped(budget.pairs));
    finding.facts.emplace_back("of these, different", percent(often.differ));
    finding.facts.emplace_back("with other scores", percent(often.scores));
    finding.facts.emplace_back("with another winner", percent(often.winner));
  }
};

template <class G>
auto compare(const G& first, const G& second, const RulingInfo& row, const Readings& readings,
             const CompareBudget& budget) -> Finding {
  auto finding = finding_about(G::name, readings, row, first.setup());
  const auto names = names_of(readings, row, first.setup());
  const auto both = names.first + " or " + names.second;
  const Comparer<G> comparer{first, second, budget};
  const auto found = comparer.divergence();
  const Looked looked{found.exploration, found.games};
  looked.add_facts(finding);
  finding.how = found.how;
  if (!found.moves) {
    const bool never = found.how == How::exhaustive;
    finding.bound = looked.bound(found.how, std::nullopt, first.setup());
    finding.title =
        both + (never ? ": no game tells them apart" : ": no game was found that tells them apart");
    finding.message = std::string(row.question) + " Under this set-up the answer " +
                      (never ? "never matters." : "was not seen to matter.");
    return finding;
  }
  finding.bound = looked.bound(found.how, found.moves->size(), first.setup());
  finding.title = both + ": it matters after " + plural(found.moves->size(), "move") + names.others;
  finding.message = std::string(row.question) + " " + found.difference.text + ".";
  comparer.add_statistics(finding);
  const std::span<const typename G::Move> moves(*found.moves);
  finding.witnesses.push_back(witness_of(first, moves, names.first));
  finding.witnesses.push_back(witness_of(second, moves, names.second));
  return finding;
}

/// Under these very set-ups.
auto compare_once(const std::string& game, const Readings& readings, const RulingInfo& row,
                  const CompareBudget& budget) -> Result<Finding> {
  std::optional<Result<Finding>> result;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    const auto first = G::configure(readings.first);
    const auto second = G::configure(readings.second);
    if (!first) {
      result = first.error();
    } else if (!second) {
      result = second.error();
    } else {
      result = compare(*first, *second, row, readings, budget);
    }
  });
  return *std::move(result);
}

}  // namespace

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
  for (int players = info->least_players; players <= info->most_players; ++players) {
    if (!sized) {
      for (auto* setup : {&compared.readings.first, &compared.readings.second}) {
        setup->options.insert_or_assign("players", std::to_string(players));
      }
    }
    auto finding = compare_once(game, compared.readings, *row, budget);
    if (!finding) return finding.error();
    compared.finding = std::move(finding).value();
    if (sized || !compared.finding.witnesses.empty()) break;
  }
  return compared;
}

}  // namespace ruleproof::cli
