#include "properties/conformance/triage/baseline.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/json_text.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/facts.hpp"
#include "properties/conformance/findings.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/triage/evidence.hpp"

namespace ruleproof::conformance {
namespace {

using Names = std::set<std::string>;

auto name_of(Family family) -> std::string {
  constexpr std::array names{"allows", "misses", "position", "outcome", "changes",
                             "undo",   "fault",  "accepts",  "refuses"};
  return names.at(static_cast<std::size_t>(family));
}

/// Both have something in common.
auto share(const Names& one, const Names& other) -> bool {
  return std::ranges::any_of(one, [&](const std::string& name) { return other.contains(name); });
}

/// The same, or neither has anything.
auto meet(const Names& one, const Names& other) -> bool {
  return share(one, other) || (one.empty() && other.empty());
}

/// A longer run may name another clause, of those that were suspected before.
auto may_break_the_same(const KnownFault& one, const KnownFault& other) -> bool {
  if (one.clauses.empty() || other.clauses.empty()) return true;
  return share(one.clauses, other.clauses) || share(one.clauses, other.suspects) ||
         share(one.suspects, other.clauses);
}

auto write_names(std::string& out, std::string_view key, const Names& names) -> void {
  write_string(out, key);
  out += ":[";
  bool first = true;
  for (const auto& name : names) {
    if (!std::exchange(first, false)) out += ',';
    write_string(out, name);
  }
  out += "],";
}

auto text_in(const Value& object, std::string_view key) -> std::string {
  const auto* value = object.find(key);
  return value != nullptr && value->is(Value::Kind::text) ? value->text : "";
}
auto names_in(const Value& object, std::string_view key) -> Names {
  Names names;
  if (const auto* list = object.find(key)) {
    for (const auto& item : list->items) names.insert(item.text);
  }
  return names;
}

auto read_fault(const Value& entry) -> KnownFault {
  return {.family = text_in(entry, "family"),
          .topics = names_in(entry, "about"),
          .clauses = names_in(entry, "clauses"),
          .suspects = names_in(entry, "suspects"),
          .reading = text_in(entry, "reading"),
          .says = text_in(entry, "says")};
}

}  // namespace

auto known_of(const Parts& game, const Found& found) -> KnownFault {
  const auto broken = broken_clauses(game, found);
  KnownFault known{.family = name_of(family_of(found.it)),
                   .topics = found.about.empty() ? topics_of(found.it) : found.about,
                   .clauses = {broken.begin(), broken.end()}};
  for (const auto& id : found.it.clauses) {
    if (!known.clauses.contains(id)) known.suspects.insert(id);
  }
  const bool held = !found.readings.empty() && found.readings.front().holds;
  if (held) known.reading = text_of(found.readings.front());
  known.says = found.it.says;
  return known;
}

auto same_fault(const KnownFault& one, const KnownFault& other) -> bool {
  if (!one.reading.empty() && one.reading == other.reading) return true;
  if (one.family != other.family) return false;
  if (one.family == name_of(Family::fault)) {
    return std::ranges::includes(one.topics, other.topics) ||
           std::ranges::includes(other.topics, one.topics);
  }
  return meet(one.topics, other.topics) && may_break_the_same(one, other);
}

auto to_json(const Baseline& baseline) -> std::string {
  std::string text = R"({"baseline":1,"game":)";
  write_string(text, baseline.game);
  text += ",\"faults\":[";
  bool first = true;
  for (const auto& fault : baseline.faults) {
    text += std::exchange(first, false) ? "\n{" : ",\n{";
    text += R"("family":)";
    write_string(text, fault.family);
    text += ',';
    write_names(text, "about", fault.topics);
    write_names(text, "clauses", fault.clauses);
    write_names(text, "suspects", fault.suspects);
    text += R"("reading":)";
    write_string(text, fault.reading);
    text += R"(,"says":)";
    write_string(text, fault.says);
    text += '}';
  }
  return text + "\n]}\n";
}

auto read_baseline(const std::string& text, const std::string& where) -> Result<Baseline> {
  const auto json = parse_json(text);
  if (!json) return Error{Code::bad_run, where, json.error().message};
  const auto* version = json->find("baseline");
  const auto* faults = json->find("faults");
  if (version == nullptr || version->text != "1" || faults == nullptr ||
      !faults->is(Value::Kind::list)) {
    return Error{Code::bad_run, where, "expected a baseline, version 1, as --accept writes it"};
  }
  Baseline baseline{.game = text_in(*json, "game")};
  for (const auto& entry : faults->items) {
    baseline.faults.push_back(read_fault(entry));
    if (baseline.faults.back().family.empty()) {
      return Error{Code::bad_run, where, "a fault lacks its \"family\""};
    }
  }
  return baseline;
}

}  // namespace ruleproof::conformance
