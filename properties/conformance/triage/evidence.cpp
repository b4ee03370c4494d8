#include "properties/conformance/triage/evidence.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/shorten/shrink.hpp"

namespace ruleproof::conformance {
namespace {

auto signature_of(const Disagreement& it) -> std::string {
  auto text = it.kind + (it.apart ? " apart" : "");
  for (const auto& topic : topics_of(it)) text += ' ' + topic;
  text += " |";
  auto clauses = it.clauses;
  std::ranges::sort(clauses);
  for (const auto& clause : clauses) text += ' ' + clause;
  return text;
}

/// Whether the game is over for one of them alone: which of the topics; that follows from nothing
/// else.
auto end_topic(const Disagreement& it) -> std::string_view {
  for (const auto& [field, model, engine] : it.differences) {
    const std::string_view end = field == "to-act" ? R"("nobody")" : "true";
    if (field != "to-act" && field != "over") continue;
    if ((model == end) != (engine == end)) return end_topics.at(model == end ? 1 : 0);
  }
  return "";
}

auto is_shorter(const Disagreement& one, const Disagreement& other) -> bool {
  return moves_of(one.course) < moves_of(other.course);
}

}  // namespace

auto family_of(const Disagreement& it) -> Family {
  if (it.apart) return it.kind == "accepts" ? Family::accepts : Family::refuses;
  if (it.kind == "offers" || it.kind == "accepts") return Family::allows;
  if (it.kind == "lacks" || it.kind == "refuses") return Family::misses;
  if (it.kind == "state") return Family::position;
  if (it.kind == "outcome") return Family::outcome;
  if (it.kind == "changes") return Family::changes;
  return it.kind == "undo" ? Family::undo : Family::fault;
}

auto topics_of(const Disagreement& it) -> std::set<std::string> {
  const auto family = family_of(it);
  if (family == Family::fault) {
    std::set<std::string> fault{it.kind, it.asked, it.cause};
    fault.erase("");
    if (it.kind == "crash" && it.cause.empty()) fault.emplace("without a word");
    return fault;
  }
  if (family == Family::allows || family == Family::misses || it.apart) {
    return {it.move.substr(0, it.move.find(' '))};
  }
  std::set<std::string> fields;
  for (const auto& difference : it.differences) fields.insert(without_digits(difference.field));
  if (fields.size() > 1) fields.erase("to-act");  // it follows from the others
  if (family == Family::outcome && fields.contains("scores"))
    fields.erase("winners");  // so does it
  if (const auto end = end_topic(it); !end.empty()) fields.emplace(end);
  return fields;
}

auto ways_of(const Disagreement& it) -> std::set<std::string> {
  std::set<std::string> ways;
  for (const auto& [field, model, engine] : it.differences) {
    const auto number = [](const std::string& text) {
      std::optional<double> value(0);
      const auto* end = text.data() + text.size();
      const auto read = std::from_chars(text.data(), end, *value);
      return read.ec == std::errc{} && read.ptr == end ? value : std::nullopt;
    };
    const auto right = number(model);
    const auto told = number(engine);
    const auto way = !right || !told ? "" : *told > *right ? " too high" : " too low";
    ways.insert(without_digits(field) + way);
  }
  return ways;
}

auto Evidence::add(const SetupText& setup, Disagreement it, std::uint64_t after_steps) -> void {
  ++times_;
  auto& sighting = sightings_[signature_of(it)];
  const bool first = sighting.times++ == 0;
  if (first) {
    sighting.number = sightings_.size();
    sighting.after_steps = after_steps;
    sighting.first_moves = moves_of(it.course);
  }
  // Games from the opening are kept beside those that begin where the two went together last.
  const bool from_opening = it.course.position.empty();
  auto& opening = sighting.opening;
  if (from_opening && (!opening || is_shorter(it, *opening))) {
    opening = it;
    sighting.opening_setup = setup;
  }
  if (first || is_shorter(it, sighting.it)) {
    sighting.it = std::move(it);
    sighting.setup = setup;
  }
}

}  // namespace ruleproof::conformance
