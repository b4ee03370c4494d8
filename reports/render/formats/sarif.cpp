#include "reports/render/formats/sarif.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "model/core/telling/game_words.hpp"
#include "model/core/telling/told.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/picture/places.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/sha256.hpp"
#include "reports/render/wording.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

// What GitHub shows of a run, of a result, and of one path through the code.
constexpr std::size_t most_results = 5000;
constexpr std::size_t most_places = 10;
constexpr std::size_t most_steps = 1000;
constexpr std::size_t most_witnesses = 10;

auto text(std::string_view words) -> Json { return Json{{"text", visible(words)}}; }

/// "LawBroken".
auto rule_name(FindingKind kind) -> std::string {
  std::string name;
  bool start = true;
  for (const char c : to_text(kind)) {
    if (c != '_') name += start ? static_cast<char>(c - 'a' + 'A') : c;
    start = c == '_';
  }
  return name;
}

auto rules() -> Json {
  auto list = Json::array();
  for (const auto kind : all_kinds()) {
    list.push_back({{"id", to_text(kind)},
                    {"name", rule_name(kind)},
                    {"shortDescription", text(meaning(kind))}});
  }
  return list;
}

auto words(const Finding& finding) -> Json {
  auto whole = finding.title.empty() ? finding.id : finding.title;
  if (!finding.message.empty()) whole += "\n\n" + finding.message;
  if (whole.empty()) whole = label(finding.kind);
  whole += fmt::format("\n\nHow: {}", to_text(finding.how));
  if (!finding.bound.empty()) whole += ", " + finding.bound;
  const auto scope = scope_of(finding);
  if (!scope.empty()) whole += "; " + scope;
  return text(whole);
}

auto physical(const Place& place) -> Json {
  const auto line = std::max(place.line, 1);  // a whole file is shown at its first line
  Json region{{"startLine", line}};
  if (place.line > 0 && place.last_line > line) region["endLine"] = place.last_line;
  if (!place.quote.empty()) region["snippet"] = text(place.quote);
  return {{"artifactLocation", {{"uri", uri_of(place.file)}}}, {"region", std::move(region)}};
}

/// Places that can be named in a URI.
auto named_places(const Finding& finding) -> std::vector<const Place*> {
  std::vector<const Place*> list;
  for (const auto& place : finding.places) {
    if (!uri_of(place.file).empty() && list.size() < most_places) list.push_back(&place);
  }
  return list;
}

auto step_words(const GameWords& words, const Frame& frame) -> std::string {
  auto whole = frame.seat.empty() && frame.move.empty() ? std::string{"the opening"}
                                                        : step_text(words, frame.seat, frame.move);
  for (const auto& change : told(words, frame.changes)) {
    whole += "; " + told_text(change);
  }
  if (!frame.because.empty()) whole += fmt::format(" [{}]", fmt::join(frame.because, ", "));
  return whole;
}

/// A witness as a path: each step stands at the finding's first place. Of a long game, the end.
auto code_flow(Speech& speech, const Witness& witness, const Place& place) -> Json {
  const auto& words = speech.of(witness);
  auto steps = Json::array();
  const auto size = witness.frames.size();
  for (std::size_t k = size > most_steps ? size - most_steps : 0; k < size; ++k) {
    auto message = text(fmt::format("{}: {}", k, step_words(words, witness.frames[k])));
    steps.push_back({{"location",
                      {{"physicalLocation", physical({.file = place.file,
                                                      .line = place.line,
                                                      .last_line = place.last_line,
                                                      .quote = {}})},
                       {"message", std::move(message)}}}});
  }
  Json flow{{"threadFlows", Json::array({{{"locations", std::move(steps)}}})}};
  if (!witness.title.empty()) flow["message"] = text(witness.title);
  return flow;
}

auto result(Speech& speech, const Finding& finding, const std::vector<const Place*>& places)
    -> Json {
  auto locations = Json::array();
  for (const auto* place : places) locations.push_back({{"physicalLocation", physical(*place)}});
  auto flows = Json::array();
  for (const auto& witness : finding.witnesses) {
    if (!witness.frames.empty() && flows.size() < most_witnesses) {
      flows.push_back(code_flow(speech, witness, *places.front()));
    }
  }
  Json out{{"ruleId", to_text(finding.kind)},
           {"ruleIndex", static_cast<int>(finding.kind)},
           {"level", to_text(finding.severity)},
           {"message", words(finding)},
           {"locations", std::move(locations)},
           {"partialFingerprints", {{"ruleproofFinding/v1", to_hex(sha256(finding.id))}}}};
  if (!flows.empty()) out["codeFlows"] = std::move(flows);
  return out;
}

auto notification(const Finding& finding) -> Json {
  return {{"associatedRule",
           {{"id", to_text(finding.kind)}, {"index", static_cast<int>(finding.kind)}}},
          {"level", to_text(finding.severity)},
          {"message", words(finding)}};
}

auto gravest_first(const Run& run) -> std::vector<const Finding*> {
  std::vector<const Finding*> list;
  for (const auto severity : {Severity::error, Severity::warning, Severity::note}) {
    for (const auto& game : run.games) {
      for (const auto& finding : game.findings) {
        if (finding.severity == severity) list.push_back(&finding);
      }
    }
  }
  return list;
}

}  // namespace

auto sarif(const Run& run, const Beside& beside) -> std::string {
  Speech speech(beside.words);
  auto results = Json::array();
  auto notifications = Json::array();
  std::size_t left_out = 0;
  for (const auto* finding : gravest_first(run)) {
    const auto places = named_places(*finding);
    if (places.empty()) {
      notifications.push_back(notification(*finding));
    } else if (results.size() < most_results) {
      results.push_back(result(speech, *finding, places));
    } else {
      ++left_out;
    }
  }
  if (left_out > 0) {
    const auto words = fmt::format("{} more findings are in the report.", left_out);
    notifications.push_back({{"level", "note"}, {"message", text(words)}});
  }
  Json invocation{{"executionSuccessful", true}};
  if (!notifications.empty()) {
    invocation["toolExecutionNotifications"] = std::move(notifications);
  }
  Json driver{{"name", "ruleproof"}};
  if (!run.tool_version.empty()) driver["version"] = visible(run.tool_version);
  driver["rules"] = rules();
  Json one{{"tool", {{"driver", std::move(driver)}}},
           {"automationDetails", {{"id", "ruleproof/"}}},
           {"invocations", Json::array({std::move(invocation)})},
           {"results", std::move(results)}};  // the one array that may be empty: nothing was found
  return to_text(Json{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                      {"version", "2.1.0"},
                      {"runs", Json::array({std::move(one)})}});
}

}  // namespace ruleproof::render
