#include "reports/cli/compare/recorded_winners.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/finding.hpp"
#include "model/core/record.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/compare/companions.hpp"
#include "reports/cli/compare/two_readings.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "reports/cli/door/other_run.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/verify/project.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/parts.hpp"

namespace ruleproof::cli {
namespace {

using solver::divergence::Ended;
using solver::divergence::Endings;

/// The finding of that id in the file of a game, with the records of its two games.
auto recorded_finding(const std::string& game, const std::string& root, const std::string& id)
    -> std::optional<Finding> {
  const auto path = in_root(root, std::string(recorded_winners_folder) + '/' + game + ".json");
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::nullopt;
  std::istringstream nothing;
  const auto run = read_run_file(path, nothing);
  if (!run || run->games.size() != 1) return std::nullopt;
  for (const auto& finding : run->games.front().findings) {
    if (finding.id == id && finding.witnesses.size() == 2) return finding;
  }
  return std::nullopt;
}

/// How a game ends that has just been played.
auto ended(Witness witness) -> std::optional<Ended> {
  const auto record = parse_record(witness.record, witness.title);
  if (!record) return std::nullopt;
  const auto game = make(record->game, record->setup);
  if (!game || (*game)->replay(*record, witness.title, [](const Frame&) {})) return std::nullopt;
  Ended end{.moves = 0, .outcome = (*game)->outcome(), .witness = std::move(witness)};
  for (const auto& entry : record->entries) end.moves += entry.kind == Entry::Kind::move ? 1 : 0;
  return end;
}

/// The set-up, with both answers.
auto scope_of(const std::string& game, const SetupText& first, const SetupText& second,
              const RulingInfo& row) -> Scope {
  Scope scope;
  for (const auto& [name, value] : first.options) scope.options[name] = {value};
  for (const auto& [name, value] : first.rulings) scope.rulings[name] = {value};
  const auto answer = [&](const SetupText& setup) {
    const auto said = setup.rulings.find(row.id);
    return said == setup.rulings.end() ? std::string(row.answers[0].id) : said->second;
  };
  scope.rulings[std::string(row.id)] = {answer(first), answer(second)};
  scope.data = data_under(game, first);
  return scope;
}

}  // namespace

auto recorded_winners(const std::string& game, const std::string& root, const Readings& readings)
    -> std::optional<Endings> {
  const auto info = game_info(game);
  const auto* row = info ? ruling_called(*info, readings.ruling) : nullptr;
  if (row == nullptr) return std::nullopt;
  const auto id = finding_about(game, readings, *row, readings.first).id + "/winner";
  const auto finding = recorded_finding(game, root, id);
  if (!finding) return std::nullopt;
  const auto& one = finding->witnesses[0].record;
  const auto record = parse_record(one, "");
  if (!record) return std::nullopt;
  const solver::divergence::Games games{.first = one,
                                        .second = finding->witnesses[1].record,
                                        .end = solver::Effect::winner,
                                        .shown = true};
  const auto parts = divergence_of(game);
  auto under = readings;
  under.first.options = under.second.options = record->setup.options;
  auto again = parts.again({under.first, under.second}, games);
  if (!again || !*again) {  // it may matter only together with other answers
    under = as_in(*record, readings);
    again = parts.again({under.first, under.second}, games);
  }
  if (!again || !*again) return std::nullopt;
  auto first = ended((*again)->first);
  auto second = ended((*again)->second);
  const auto whole = make(game, under.first);
  if (!first || !second || !whole) return std::nullopt;
  Endings found;
  found.setup = (*whole)->setup();
  found.scope = scope_of(game, found.setup, under.second, *row);
  found.how = How::replayed;
  found.moves = std::max(first->moves, second->moves);
  found.first = std::move(*first);
  found.second = std::move(*second);
  return found;
}

}  // namespace ruleproof::cli
