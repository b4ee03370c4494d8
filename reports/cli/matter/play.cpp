/// The part of `matter` that plays: pairs of games under two readings.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "model/core/strength.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/score_words.hpp"
#include "reports/audit/matter.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/matter/matter.hpp"
#include "reports/cli/print/columns.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {
namespace {

using solver::divergence::PairsPlayed;

auto share(const solver::Frequency& frequency) -> audit::Share {
  return {frequency.count, frequency.of, frequency.low, frequency.high};
}

/// "wounds dealt", where a game has no points; "points", where it tells nobody of its scores.
auto score_words_of(const std::string& game, const SetupText& setup) -> std::string {
  const auto made = make(game, setup);
  const auto called = made ? score_words(game_words(**made)) : "";
  return called.empty() ? "points" : called;
}

/// "p1 has 1 or 3 points" as "p1 has 1 or 3 wounds dealt".
auto with_scores_called(std::string text, const std::string& called) -> std::string {
  constexpr std::string_view plain = " points";
  for (auto at = text.find(plain); at != std::string::npos; at = text.find(plain, at + 1)) {
    text.replace(at, plain.size(), ' ' + called);
  }
  return text;
}

/// The finding about the shortest pair that ends differently, "by random play".
auto ending_finding(const std::string& game, const RulingInfo& row, const Readings& readings,
                    const PairsPlayed& pairs, const std::string& play) -> Finding {
  const auto& pair = *pairs.shortest;
  const auto names = names_of(readings, row, pairs.setup);
  const bool winner = pair.effect == solver::Effect::winner;
  const auto scores = score_words_of(game, pairs.setup);
  auto finding = finding_about(game, readings, row, pairs.setup);
  finding.id += winner ? "/winner" : "/scores";
  finding.title = names.first + " or " + names.second +
                  (winner ? ": somebody else wins" : ": the game ends with other " + scores);
  finding.how = How::replayed;
  finding.bound = "the shortest of " + plural(pairs.often.differ.of, "pair") + " of games by " +
                  play + " whose moves are the same; shorter games may do";
  finding.message = with_scores_called(pair.says, scores) + ".";
  finding.witnesses.push_back(titled(pair.first, names.first));
  finding.witnesses.push_back(titled(pair.second, names.second));
  return finding;
}

/// How often it matters, and the shortest pair that ends with another winner, or else with other
/// points.
auto played_by(const std::string& play, const std::string& game, const RulingInfo& row,
               const Readings& readings, const PairsPlayed& pairs) -> Played {
  Played played;
  played.often = {play,
                  ruleproof::to_text(pairs.setup.options),
                  share(pairs.often.differ),
                  share(pairs.often.scores),
                  share(pairs.often.winner),
                  share(pairs.often.alone)};
  if (!pairs.shortest) return played;
  const bool winner = pairs.shortest->effect == solver::Effect::winner;
  (winner ? played.winner : played.scores) = ending_finding(game, row, readings, pairs, play);
  return played;
}

/// The question of the readings; nothing if there is none, or no such game.
auto row_of(const std::string& game, const Readings& readings) -> std::optional<RulingInfo> {
  const auto info = game_info(game);
  if (!info) return std::nullopt;
  const auto* row = ruling_called(*info, readings.ruling);
  if (row == nullptr) return std::nullopt;
  return *row;
}

}  // namespace

auto play_pairs(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> std::optional<Played> {
  const auto row = row_of(game, readings);
  if (!row) return std::nullopt;
  constexpr std::uint64_t cheap = 4;  // nobody tries a move before he makes it
  const auto pairs = divergence_of(game).pairs(
      {readings.first, readings.second},
      {.games = budget.pairs, .seed = budget.seed, .work = cheap * budget.work});
  if (!pairs) return std::nullopt;
  return played_by("random play", game, *row, readings, *pairs);
}

auto play_bot_pairs(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> std::optional<Played> {
  const auto row = row_of(game, readings);
  if (!row) return std::nullopt;
  const auto pairs = divergence_of(game).bot_pairs(
      {readings.first, readings.second},
      {.games = budget.bot_pairs, .seed = budget.seed, .work = budget.work});
  if (!pairs || !*pairs) return std::nullopt;
  return played_by("greedy bots", game, *row, readings, **pairs);
}

auto parts_in_sample(const std::string& game, const Readings& readings, const MatterBudget& budget)
    -> bool {
  if (!row_of(game, readings)) return false;
  const auto parts = divergence_of(game).parts_in_sample(
      {readings.first, readings.second},
      {.games = budget.samples / 4, .seed = budget.seed, .work = budget.work / 4});
  return parts && *parts;
}

}  // namespace ruleproof::cli
