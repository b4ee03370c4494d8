#include "reports/cli/compare/recorded_winners.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/verify/project.hpp"

namespace ruleproof::cli {
namespace {

/// A game that was played again, to its end.
struct Again {
  SetupText setup;
  std::vector<Entry> entries;
  Outcome outcome;
};

auto played_again(const Witness& witness, const std::string& of) -> std::optional<Again> {
  auto record = parse_record(witness.record, witness.title);
  if (!record || record->game != of) return std::nullopt;
  const auto game = make(record->game, record->setup);
  if (!game) return std::nullopt;
  if ((*game)->replay(*record, witness.title, [](const Frame&) {})) return std::nullopt;
  if ((*game)->seat() != Seat::nobody) return std::nullopt;
  return Again{(*game)->setup(), std::move(record->entries), (*game)->outcome()};
}

/// Whether the set-ups are those of the two readings, and else alike.
auto are_readings(const Again& one, const Again& two, const Readings& readings) -> bool {
  const auto ruling = std::string(readings.ruling);
  auto first = one.setup;
  auto second = two.setup;
  if (second.rulings[ruling] != readings.answer) return false;
  const auto wanted = readings.first.rulings.find(ruling);
  if (wanted != readings.first.rulings.end() && first.rulings[ruling] != wanted->second)
    return false;
  if (first.rulings[ruling] == second.rulings[ruling]) return false;
  first.rulings[ruling] = second.rulings[ruling];
  return first == second;
}

auto moves_of(const std::vector<Entry>& entries) -> std::vector<std::string> {
  std::vector<std::string> moves;
  for (const auto& entry : entries) {
    if (entry.kind == Entry::Kind::move) moves.push_back(entry.seat + ' ' + entry.text);
  }
  return moves;
}

/// Whether they have the same moves as long as both go on.
auto go_together(const Again& one, const Again& two) -> bool {
  const auto first = moves_of(one.entries);
  const auto second = moves_of(two.entries);
  const auto both = std::min(first.size(), second.size());
  return std::ranges::equal(std::span(first).first(both), std::span(second).first(both));
}

auto still_shows(const Finding& finding, const std::string& game, const Readings& readings)
    -> bool {
  if (finding.witnesses.size() != 2) return false;
  const auto one = played_again(finding.witnesses[0], game);
  const auto two = played_again(finding.witnesses[1], game);
  return one && two && are_readings(*one, *two, readings) && go_together(*one, *two) &&
         one->outcome.wins != two->outcome.wins;
}

}  // namespace

auto recorded_winners(const std::string& game, const std::string& root, const Readings& readings)
    -> std::optional<Finding> {
  const auto path = in_root(root, std::string(recorded_winners_folder) + '/' + game + ".json");
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::nullopt;
  std::istringstream nothing;
  auto run = read_run_file(path, nothing);
  if (!run || run->games.size() != 1) return std::nullopt;
  const auto info = game_info(game);
  const auto* row = info ? ruling_called(*info, readings.ruling) : nullptr;
  if (row == nullptr) return std::nullopt;
  const auto id = finding_about(game, readings, *row, readings.first).id + "/winner";
  for (auto& finding : run->games.front().findings) {
    if (finding.id != id || finding.how != How::replayed) continue;
    if (!still_shows(finding, game, readings)) return std::nullopt;
    return std::move(finding);
  }
  return std::nullopt;
}

}  // namespace ruleproof::cli
