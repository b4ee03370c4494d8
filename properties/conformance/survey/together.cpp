#include "properties/conformance/survey/together.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/record.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/opening_moves.hpp"
#include "properties/conformance/compare/position_text.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/planted.hpp"

namespace ruleproof::conformance {
namespace {

auto fact_of(const Finding& finding, std::string_view name) -> std::string {
  const auto fact = std::ranges::find(
      finding.facts, name, [](const auto& entry) { return std::string_view(entry.first); });
  return fact == finding.facts.end() ? "" : fact->second;
}

/// The first clauses of a finding: those that it names.
auto named_by(const Finding& finding) -> std::span<const std::string> {
  const auto tied = fact_of(finding, "not told apart");
  const auto count =
      tied.empty() ? std::size_t{1} : 1 + static_cast<std::size_t>(std::ranges::count(tied, ','));
  return std::span(finding.clauses).first(std::min(count, finding.clauses.size()));
}

/// Fields and outcome, or the moves on offer: whichever a finding is about.
auto told(AnyGame& game, const Finding& finding) -> std::string {
  const auto kind = fact_of(finding, "what");
  if (kind != "state" && kind != "outcome" && kind != "undo" && kind != "changes") {
    return moves_on_offer(game);
  }
  auto text = state_of(game);
  if (game.seat() == Seat::nobody) write_outcome(game, text);
  return text;
}

/// Whether an engine with nothing but this bug parts from the model where the record ends, by the
/// last move.
auto shows(const Parts& game, const Finding& finding, const std::string& bug) -> bool {
  const auto record = parse_record(finding.witnesses.front().record, "finding");
  if (!record) return false;
  const auto model = game.make(record->setup);
  const auto wrong = make_planted(game, bug, record->setup);
  if (!model || !wrong || !begin_at(**model, record->position)) return false;
  const auto moves = moves_in(*record);
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) (void)(*model)->play(moves[i]);
  // Where a game has moves, both begin at the position before the last one.
  const auto position = moves.size() > 1 ? (*model)->position() : record->position;
  if (!begin_at(**model, position) || !begin_at(**wrong, position)) return false;
  if (!moves.empty()) {
    (void)(*model)->play(moves.back());
    if (!(*wrong)->play(moves.back())) return false;
  }
  return told(**model, finding) != told(**wrong, finding);
}

}  // namespace

auto drawn_bugs(const Parts& game, std::size_t count, std::uint64_t seed)
    -> std::vector<std::string> {
  Random random(seed);
  std::vector<std::string> drawn;
  for (int tries = 0; drawn.size() < count && tries < 1'000; ++tries) {
    auto more = drawn;
    more.emplace_back(game.bugs[random.below(game.bugs.size())].name);
    if (bugs_together(game, more)) drawn = std::move(more);
  }
  return drawn;
}

auto measure_together(const std::string& engine, ConformOptions options,
                      const std::vector<std::string>& bugs) -> Together {
  Together together;
  for (const auto& bug : bugs) together.bugs.push_back({.name = bug});
  const auto names = bugs_together(options.game, bugs);
  if (!names) return together;
  options.launch.command.insert(options.launch.command.begin(),
                                {engine, std::string(options.game.name), "bug=" + *names});
  options.keep_going = true;
  const auto report = conform(options);
  if (!report) return together;
  for (const auto& finding : report->findings) {
    std::string shown;
    for (auto& bug : together.bugs) {
      if (!shows(options.game, finding, bug.name)) continue;
      shown += (shown.empty() ? "" : ", ") + bug.name;
      bug.found = true;
      const auto known = bug_called(options.game, bug.name);
      bug.named = bug.named || std::ranges::any_of(named_by(finding), [&](const auto& clause) {
                    return known->breaks(clause);
                  });
    }
    if (shown.empty()) ++together.stray;
    together.findings.push_back(finding.title + " [" + fact_of(finding, "what") + "; seen " +
                                fact_of(finding, "seen") + "] <- " + shown);
  }
  return together;
}

}  // namespace ruleproof::conformance
