#include "properties/conformance/facts.hpp"

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/effects.hpp"
#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/blame/borders.hpp"
#include "properties/conformance/blame/reading.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"
#include "properties/wording.hpp"

namespace ruleproof::conformance {
namespace {

using properties::plural;

constexpr std::size_t fields_shown = 12;

/// Of the fields that differ, those that the clause decides.
auto decided_by(const Parts& game, const std::string& clause, const Disagreement& it)
    -> std::string {
  const auto* effect = effect_of(game.effects, clause);
  if (effect == nullptr) effect = effect_of(game.openings, clause);
  std::set<std::string> names;
  for (const auto& difference : it.differences) {
    const bool decided =
        effect != nullptr && (decides(*effect, difference.field, difference.model) ||
                              decides(*effect, difference.field, difference.engine));
    if (decided) names.insert(difference.field);
  }
  return listed({names.begin(), names.end()}, ", ");
}

/// Why a finding names a clause: by the fields that the clause decides.
auto add_reasons(Finding& finding, const Parts& game, const Found& found) -> void {
  for (const auto& clause : broken_of(found)) {
    const auto fields = decided_by(game, clause, found.it);
    if (!fields.empty()) finding.facts.emplace_back(clause + " decides", fields);
  }
}

/// Why a move is legal or not, in numbers: the fields of which the clauses speak, of whoever makes
/// it and of nobody, where it is to be made.
auto add_numbers(Finding& finding, std::span<const Effect> effects, const Found& found) -> void {
  const auto& it = found.it;
  const auto here = parse_json(it.here);
  if (it.here.empty() || !here) return;
  std::vector<std::string> values;
  for (const auto& [name, value] : here->members) {
    const bool others = name.starts_with('p') && name.find('.') != std::string::npos &&
                        !name.starts_with(it.seat + ".");
    const bool spoken = std::ranges::any_of(broken_of(found), [&](const std::string& clause) {
      const auto* effect = effect_of(effects, clause);
      return effect != nullptr && decides(*effect, name);
    });
    if (!others && spoken) values.push_back(name + "=" + value.text);
  }
  if (!values.empty() && values.size() <= fields_shown) {
    finding.facts.emplace_back("where it is to be made", listed(values, ", "));
  }
}

/// At which numbers the rules would say the opposite of the move.
auto add_borders(Finding& finding, const Parts& game, const Found& found) -> void {
  constexpr std::size_t most = 3;
  if (found.it.move.empty() || found.it.is_fault()) return;
  const auto model = game.make(found.record.setup);
  if (!model) return;
  auto borders = borders_in(**model, found.it);
  borders.resize(std::min(most, borders.size()));
  for (const auto& border : borders) finding.facts.emplace_back("in numbers", to_text(border));
}

}  // namespace

auto text_of(const Reading& reading) -> std::string {
  return ruleproof::to_text(reading.answers.empty() ? reading.edition : reading.answers);
}

auto listed(const std::vector<std::string>& ids, std::string_view between) -> std::string {
  std::string text;
  for (const auto& id : ids) text += (text.empty() ? "" : std::string(between)) + id;
  return text;
}

auto told(const Disagreement& it) -> std::string {
  if (it.differences.empty()) return it.says;
  constexpr std::size_t most = 60;
  const auto& first = it.differences.front();
  // Behind the first sentence others may follow, and a move in quotes may hold anything.
  const auto quoted = it.says.rfind('"');
  const auto end = std::min(it.says.find(". ", quoted == std::string::npos ? 0 : quoted),
                            it.says.find_last_not_of('.') + 1);
  auto text = it.says.substr(0, end);
  text += fmt::format(", {}: model {}, engine {}", first.field, printable(first.model, most),
                      printable(first.engine, most));
  const auto others = it.differences.size() - 1;
  if (others > 0)
    text += "; " + plural(others, "other field") + (others == 1 ? " differs" : " differ");
  text += others > 0 ? ", too." : ".";
  return text + it.says.substr(std::min(end + 1, it.says.size()));
}

auto broken_of(const Found& found) -> std::vector<std::string> {
  const bool held = !found.readings.empty() && found.readings.front().holds &&
                    !found.readings.front().answers.empty();
  const auto count = std::min(held ? 1 : found.it.alike, found.it.clauses.size());
  return {found.it.clauses.begin(), found.it.clauses.begin() + static_cast<std::ptrdiff_t>(count)};
}

auto add_facts(Finding& finding, const Parts& game, const Found& found) -> void {
  const auto& it = found.it;
  finding.facts.emplace_back("what", it.kind);
  if (!it.move.empty()) finding.facts.emplace_back("move", it.seat + " " + printable(it.move));
  for (std::size_t i = 0; i < std::min(fields_shown, it.differences.size()); ++i) {
    const auto& difference = it.differences[i];
    finding.facts.emplace_back(difference.field, "model " + printable(difference.model) +
                                                     " | engine " + printable(difference.engine));
  }
  if (it.differences.size() > fields_shown) {
    finding.facts.emplace_back("more",
                               plural(it.differences.size() - fields_shown, "other field differs"));
  }
  if (!it.engine.empty()) finding.facts.emplace_back("the engine wrote", it.engine);
  if (!it.words.empty()) finding.facts.emplace_back("its standard error ends", it.words);
  for (const auto& reading : found.readings) {
    finding.facts.emplace_back(reading.holds ? "reading" : "reading of this game",
                               text_of(reading));
  }
  if (const auto broken = broken_of(found); broken.size() > 1) {
    finding.facts.emplace_back("not told apart", listed(broken, ", "));
  }
  add_reasons(finding, game, found);
  if (found.times > 1) finding.facts.emplace_back("seen", plural(found.times, "time"));
  add_numbers(finding, game.effects, found);
  add_borders(finding, game, found);
  finding.facts.emplace_back("first found", "after " + plural(found.after_steps, "step") +
                                                ", in a game of " +
                                                plural(found.first_moves, "move"));
}

}  // namespace ruleproof::conformance
