#include "reports/cli/compare/other_winners.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "model/core/telling/game_words.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/compare/recorded_winners.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/columns.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {
namespace {

using solver::divergence::Endings;

constexpr std::string_view id_end = "/winner";

/// "the dwarves", "p1 and p3", "nobody".
auto winners_text(const Outcome& outcome, const GameWords& seats) -> std::string {
  std::string text;
  for (int p = 0; p < outcome.players; ++p) {
    if (!outcome.wins[static_cast<std::size_t>(p)]) continue;
    text += (text.empty() ? "" : " and ") + seat_words(seats, static_cast<std::size_t>(p));
  }
  return text.empty() ? "nobody" : text;
}

/// Somebody wins under each, and nobody under both.
auto opposite(const Outcome& a, const Outcome& b) -> bool {
  bool common = false;
  for (std::size_t p = 0; p < max_players; ++p) common = common || (a.wins[p] && b.wins[p]);
  return !common && std::ranges::count(a.wins, true) > 0 && std::ranges::count(b.wins, true) > 0;
}

/// "p1 12, p2 7".
auto points_text(const Outcome& outcome, const GameWords& seats) -> std::string {
  std::string text;
  for (int p = 0; p < outcome.players; ++p) {
    text += (text.empty() ? "" : ", ") + seat_words(seats, static_cast<std::size_t>(p)) + ' ' +
            std::to_string(outcome.scores[static_cast<std::size_t>(p)]);
  }
  return text;
}

/// What the caller wants to see, and the words for it.
struct Wanted {
  solver::Effect effect;
  std::string_view id;
  std::string_view ends;
};
auto wanted(Ends ends) -> Wanted {
  return ends == Ends::other_winners ? Wanted{solver::Effect::winner, id_end, "other winners"}
                                     : Wanted{solver::Effect::scores, "/scores", "other points"};
}

/// Says of two games how each ended.
auto how_they_end(Finding& finding, const Endings& found, const ReadingNames& names, Ends ends,
                  const GameWords& seats) -> void {
  const bool win = ends == Ends::other_winners;
  const auto& one = found.first.outcome;
  const auto& two = found.second.outcome;
  const auto both = names.first + " or " + names.second + ": ";
  const bool is_opposite = win && opposite(one, two);
  finding.title = both + (is_opposite ? "opposite winners" : std::string(wanted(ends).ends)) +
                  " after " + plural(std::max(found.first.moves, found.second.moves), "move") +
                  names.others;
  const auto end = [&](const Outcome& outcome) {
    return win ? "are won by " + winners_text(outcome, seats)
               : "end with " + points_text(outcome, seats);
  };
  finding.message = "The same moves " + end(one) + " under " + names.first + ", " +
                    (win ? "by " + winners_text(two, seats) : "with " + points_text(two, seats)) +
                    " under " + names.second + ".";
}

auto witness_of(const solver::divergence::Ended& end, const std::string& reading,
                const GameWords& seats) -> Witness {
  auto witness = titled(end.witness, reading);
  witness.title += ": won by " + winners_text(end.outcome, seats);
  return witness;
}

auto compare(const Endings& found, const RulingInfo& row, const std::string& game,
             const Readings& readings, Ends ends) -> Finding {
  const auto [effect, id, words] = wanted(ends);
  auto finding = finding_about(game, readings, row, found.setup);
  finding.id += id;
  const auto names = names_of(readings, row, found.setup);
  const Looked looked{found.exploration, found.games, "pair of games"};
  looked.add_facts(finding);
  finding.how = {found.how, found.scope};
  finding.data = found.scope.data;
  finding.bound = looked.bound(found.how, found.moves, found.setup);
  if (!found.moves) {
    finding.title = names.first + " or " + names.second +
                    (found.how == How::exhaustive ? ": the same moves never have "
                                                  : ": no game was found with ") +
                    std::string(words);
    finding.message =
        "Looked at were pairs of games, one under each reading, of the same moves as long as both "
        "go on.";
    return finding;
  }
  const auto played = make(game, found.setup);
  const auto seats = played ? game_words(**played) : GameWords{};
  how_they_end(finding, found, names, ends, seats);
  finding.witnesses.push_back(witness_of(found.first, names.first, seats));
  finding.witnesses.push_back(witness_of(found.second, names.second, seats));
  return finding;
}

/// A set-up to look at, and how hard.
struct Try {
  Readings readings;
  CompareBudget budget;
};

auto tries_of(const std::string& game, const std::string& root, const Readings& readings,
              const Compared& compared, const CompareBudget& budget) -> std::vector<Try> {
  std::vector<Try> tries;
  const bool open = readings.first.options.empty();
  if (open) {
    if (const auto known = known_winners(game, root, readings)) {
      constexpr std::uint64_t enough_states = 2'000'000;
      tries.push_back({as_in(*known, readings), budget});
      tries.back().budget.states = std::max(budget.states, enough_states);
    }
  }
  tries.push_back({compared.readings, budget});
  const bool small = std::ranges::any_of(compared.readings.first.options, [](const auto& option) {
    return option.first != "players";
  });
  if (open && small) tries.push_back({readings, budget});
  return tries;
}

/// What was looked for in vain, beside what is counted in random games.
constexpr std::string_view same_moves =
    "no two games with the same moves and other winners were found: ";
constexpr std::string_view counted_go_on =
    ". The pairs of random games that are counted go on with other moves once the same are no "
    "longer legal in both";

/// Its title without the names of the readings.
auto who_wins_text(const Finding& finding) -> std::string {
  return finding.title.substr(finding.title.find(": ") + 2);
}

/// The pair of games that is recorded. Where nobody found any that tells the readings apart, it is
/// the one that does.
auto of_record(const std::string& game, const std::string& root, const Readings& readings,
               Compared& compared) -> std::optional<Finding> {
  if (!readings.first.options.empty()) return std::nullopt;
  const auto found = recorded_winners(game, root, readings);
  const auto info = game_info(game);
  const auto* row = info ? ruling_called(*info, readings.ruling) : nullptr;
  if (!found || row == nullptr) return std::nullopt;
  auto winners = compare(*found, *row, game, readings, Ends::other_winners);
  auto& apart = compared.finding;
  if (apart.witnesses.empty()) {
    const auto names = names_of(readings, *row, found->setup);
    apart.title = names.first + " or " + names.second + ": it matters within " +
                  plural(*found->moves, "move") + names.others;
    apart.message = std::string(row->question) + " " + winners.message;
    apart.how = winners.how;
    apart.data = winners.data;
    apart.bound = winners.bound;
    apart.witnesses = winners.witnesses;
  }
  return winners;
}

}  // namespace

auto is_about_winners(const Finding& finding) -> bool {
  return finding.kind == FindingKind::ruling_matters && finding.id.ends_with(id_end);
}

auto compare_endings(const std::string& game, const Readings& readings, Ends ends,
                     const CompareBudget& budget) -> Result<Finding> {
  const auto info = game_info(game);
  if (!info) return unknown_game(game);
  const auto* row = ruling_called(*info, readings.ruling);
  if (row == nullptr) {
    return Error{Code::unknown_ruling, game,
                 "no ruling is called \"" + std::string(readings.ruling) + "\""};
  }
  const auto found =
      divergence_of(game).end({readings.first, readings.second}, wanted(ends).effect, budget);
  if (!found) return found.error();
  return compare(*found, *row, game, readings, ends);
}

auto compare_winners(const std::string& game, const Readings& readings, const CompareBudget& budget)
    -> Result<Finding> {
  return compare_endings(game, readings, Ends::other_winners, budget);
}

auto known_winners(const std::string& game, const std::string& root, const Readings& readings)
    -> std::optional<Record> {
  const auto scenarios = scenarios_of(game, root);
  if (!scenarios) return std::nullopt;  // said where the readings were held apart
  return known_scenario(*scenarios, readings, "winners");
}

auto other_winners(const std::string& game, const std::string& root, const Readings& readings,
                   Compared& compared, const CompareBudget& budget) -> std::optional<Finding> {
  // Readings that no game tells apart have the same winners.
  const bool parted = !compared.finding.witnesses.empty();
  if (!parted && is_strong(compared.finding.how)) return std::nullopt;
  const auto tries = parted ? tries_of(game, root, readings, compared, budget) : std::vector<Try>();
  std::string in_vain;
  for (const auto& [tried, how_hard] : tries) {
    auto finding = compare_winners(game, tried, how_hard);
    if (!finding) continue;  // an answer that the default set-up refuses
    if (!finding->witnesses.empty()) {
      compared.finding.facts.emplace_back(who_wins, who_wins_text(*finding));
      return std::move(finding).value();
    }
    in_vain += in_vain.empty() ? same_moves : "; ";
    in_vain += finding->bound;
  }
  if (!in_vain.empty()) in_vain += counted_go_on;
  auto recorded = of_record(game, root, readings, compared);
  if (recorded || parted) {
    compared.finding.facts.emplace_back(who_wins, recorded ? who_wins_text(*recorded) : in_vain);
  }
  return recorded;
}

}  // namespace ruleproof::cli
