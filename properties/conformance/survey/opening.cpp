/// What a survey says of engines that start from the opening only.
#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "model/core/record.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/shorten/parting.hpp"
#include "properties/conformance/survey/survey.hpp"

namespace ruleproof::conformance {
namespace {

/// The answer or the bug of a row, on top of a set-up.
auto wrong_setup(SetupText setup, const Surveyed& row) -> SetupText {
  if (row.bug) {
    setup.options.insert_or_assign("bug", row.name);
    return setup;
  }
  const auto equals = row.name.find('=');
  setup.rulings.insert_or_assign(row.name.substr(0, equals), row.name.substr(equals + 1));
  return setup;
}

/// Set-ups, each with the games from the opening that are known there.
using Known = std::vector<std::pair<Texts, std::vector<std::vector<std::string>>>>;

auto games_under(Known& known, const Texts& options) -> std::vector<std::vector<std::string>>& {
  const auto place = std::ranges::find(known, options, &Known::value_type::first);
  return place != known.end()
             ? place->second
             : known.emplace_back(options, Known::value_type::second_type{}).second;
}

auto add_game(Known& known, const Record& record) -> void {
  if (!record.position.empty()) return;
  games_under(known, record.setup.options).push_back(moves_in(record));
}

}  // namespace

auto Surveyor::measure_opening(Surveyed row) const -> Surveyed {
  row.opening_moves.reset();
  if (!row.shows) return row;
  auto options = options_;
  options.setup.rulings = row.with;
  options.launch.command = {engine_, std::string(options.game.name),
                            row.bug ? "bug=" + row.name : row.name, "without=position"};
  const auto report = conform(options);
  if (!report || report->findings.empty()) return row;
  const auto record = parse_record(report->findings.front().witnesses.front().record, "witness");
  if (!record) return row;
  row.opening_moves = moves_of_record(*record);
  find_shortest(row, *record);
  return row;
}

/// Under the set-up of the record, the usual one, and those of the scenarios about it.
auto Surveyor::find_shortest(Surveyed& row, const Record& record) const -> void {
  Known known;
  add_game(known, record);
  (void)games_under(known, options_.setup.options);
  for (const auto& file : records_about(options_, row)) {
    if (const auto other = parse_record(file.text, file.name)) add_game(known, *other);
  }
  row.opening_fewest = *row.opening_moves;
  row.proved = true;
  for (const auto& [setup, games] : known) {
    const SetupText right{.options = setup, .rulings = row.with};
    const auto found = options_.game.parting(
        right, wrong_setup(right, row), {.states = 50'000, .steps = 2'500'000, .known = games});
    row.proved = row.proved && found && found->shortest;
    if (!found) continue;
    if (found->moves)
      row.opening_fewest = std::min<std::uint64_t>(row.opening_fewest, found->moves->size());
  }
}

}  // namespace ruleproof::conformance
