#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/replay.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/catalogue.hpp"
#include "reports/cli/columns.hpp"
#include "reports/cli/compare.hpp"
#include "reports/cli/set_up.hpp"
#include "solver/divergence.hpp"
#include "solver/exploration.hpp"
#include "solver/frequency.hpp"
#include "solver/pairs.hpp"
#include "solver/sampling.hpp"

namespace ruleproof::cli {
namespace {

/// "12.5 % (11.9 to 13.1)".
auto percent(const solver::Frequency& frequency) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * frequency.share(), 100 * frequency.low,
                     100 * frequency.high);
}

/// How the second reading is called: "festival-zero=ranked".
auto name_of(std::string_view ruling, const SetupText& setup, const RulingInfo& row)
    -> std::string {
  const auto said = setup.rulings.find(ruling);
  const auto answer = said == setup.rulings.end() ? std::string(row.answers[0].id) : said->second;
  return std::string(ruling) + "=" + answer;
}

constexpr std::string_view default_answers = "default";

/// The answers to other questions that both readings share.
auto other_rulings(Texts rulings, std::string_view ruling) -> std::string {
  std::erase_if(rulings, [&](const auto& said) { return said.first == ruling; });
  return rulings.empty() ? std::string(default_answers) : ruleproof::to_text(rulings);
}

/// What one game shows, under one of the readings.
template <class G>
auto witness_of(const G& game, std::span<const typename G::Move> moves, const std::string& reading)
    -> Witness {
  const auto record = record_of(game, game.start(), moves);
  return {"under " + reading, ruleproof::to_text(record), frames_of(game, record)};
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
    auto sampled = solver::sampled_divergence(
        first, second, {.games = budget.samples, .seed = budget.seed, .shrink = budget.samples});
    sampled.exploration = found.exploration;
    return sampled;
  }

  auto add_facts(Finding& finding, const solver::Divergence<G>& found) const -> void {
    const auto& searched = found.exploration;
    if (searched.states > 0) {
      finding.facts.emplace_back("positions searched", grouped(searched.states));
      finding.facts.emplace_back(
          "every game up to", plural(static_cast<std::uint64_t>(whole_levels(searched)), "move"));
    }
    if (found.games > 0) finding.facts.emplace_back("random games", grouped(found.games));
    if (!found.moves || budget.pairs == 0) return;
    const auto often = solver::pair_statistics(first, second, budget.pairs, budget.seed);
    finding.facts.emplace_back("pairs of random games", grouped(budget.pairs));
    finding.facts.emplace_back("of these, different", percent(often.differ));
    finding.facts.emplace_back("with other scores", percent(often.scores));
    finding.facts.emplace_back("with another winner", percent(often.winner));
  }

  /// Moves up to which every game was looked at.
  static auto whole_levels(const solver::Exploration& searched) -> int {
    using solver::Bound;
    const bool whole = searched.complete() || searched.stopped_by == Bound::depth;
    return whole ? searched.depth : std::max(0, searched.depth - 1);
  }

  auto add_bound(Finding& finding, const solver::Divergence<G>& found) const -> void {
    const auto moves = found.moves ? found.moves->size() : 0;
    if (found.moves && found.how == How::exhaustive) {
      finding.bound = "no shorter game tells the readings apart";
    } else if (found.moves) {
      finding.bound = plural(moves, "move") + "; shorter games may do";
    } else if (found.how == How::exhaustive) {
      finding.bound = "every position of " + ruleproof::to_text(first.setup().options);
    } else {
      finding.bound = "every game up to " +
                      plural(static_cast<std::uint64_t>(whole_levels(found.exploration)), "move") +
                      (found.games > 0 ? ", " + plural(found.games, "random game") : "");
    }
  }
};

template <class G>
auto compare(const G& first, const G& second, const RulingInfo& row, const Readings& readings,
             const CompareBudget& budget) -> Finding {
  const auto one = name_of(row.id, readings.first, row);
  const auto two = name_of(row.id, readings.second, row);
  const auto others = other_rulings(first.setup().rulings, row.id);
  Finding finding{.id = std::string(G::name) + "/ruling/" + std::string(row.id) + "/" +
                        std::string(readings.answer),
                  .kind = FindingKind::ruling_matters,
                  .severity = Severity::note,
                  .game = std::string(G::name),
                  .clauses = {std::string(row.clause)},
                  .title = {},
                  .message = {},
                  .bound = {},
                  .data = {},
                  .facts = {{"question", std::string(row.question)},
                            {"first", one},
                            {"second", two},
                            {"set-up", ruleproof::to_text(first.setup().options)},
                            {"other answers", others}},
                  .places = {},
                  .witnesses = {},
                  .smt2 = {}};
  const Comparer<G> comparer{first, second, budget};
  const auto found = comparer.divergence();
  finding.how = found.how;
  comparer.add_bound(finding, found);
  comparer.add_facts(finding, found);
  if (!found.moves) {
    finding.title = one + " or " + two + ": " +
                    (found.how == How::exhaustive ? "no game tells them apart"
                                                  : "no game was found that tells them apart");
    finding.message = std::string(row.question) + " Under this set-up the answer " +
                      (found.how == How::exhaustive ? "never matters." : "was not seen to matter.");
    return finding;
  }
  finding.title = one + " or " + two + ": it matters after " + plural(found.moves->size(), "move") +
                  (others == default_answers ? "" : ", with " + others);
  finding.message = std::string(row.question) + " " + found.difference.text + ".";
  const std::span<const typename G::Move> moves(*found.moves);
  finding.witnesses.push_back(witness_of(first, moves, one));
  finding.witnesses.push_back(witness_of(second, moves, two));
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
                      const CompareBudget& budget) -> Result<Finding> {
  const auto info = game_info(game);
  if (!info) return unknown_game(game);
  const auto* row = ruling_called(*info, readings.ruling);
  if (row == nullptr) {
    return Error{Code::unknown_ruling, game,
                 "no ruling is called \"" + std::string(readings.ruling) + "\""};
  }
  if (!info->setup.contains("players") || readings.first.options.contains("players")) {
    return compare_once(game, readings, *row, budget);
  }
  std::optional<Result<Finding>> result;
  for (int players = info->least_players; players <= info->most_players; ++players) {
    auto sized = readings;
    for (auto* setup : {&sized.first, &sized.second}) {
      setup->options.insert_or_assign("players", std::to_string(players));
    }
    result = compare_once(game, sized, *row, budget);
    if (!*result || !(*result)->witnesses.empty()) break;
  }
  return *std::move(result);
}

}  // namespace ruleproof::cli
