#include "reports/render/html/held.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "model/core/finding.hpp"
#include "model/core/strength.hpp"
#include "reports/render/again.hpp"
#include "reports/render/beside.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/gravity.hpp"
#include "reports/render/html/plays.hpp"
#include "reports/render/html/together.hpp"
#include "reports/render/run_json/game.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/since.hpp"
#include "reports/render/wording.hpp"
#include "reports/render/words.hpp"

namespace ruleproof::render {
namespace {

/// Spells out what is invisible, in all texts.
auto make_visible(Json& json) -> void {
  if (json.is_string()) json = visible(json.get_ref<const std::string&>());
  if (json.is_structured()) {
    for (auto& item : json) make_visible(item);
  }
}

auto in_one_line(Json json) -> std::string {
  make_visible(json);
  return to_lines(json, 0);
}

/// By what a finding can be sifted: what its data is worth.
auto data_of(const Finding& finding) -> std::string_view {
  if (finding.data.empty()) return "not said";
  return is_stand_in(finding.data) ? "with stand-ins" : "of the box";
}

auto row_of(const Item& item, const std::map<std::string, std::string_view>& turns) -> Json {
  if (item.check != nullptr) {
    return Json::array({item.game, item.number, json_text(item.at), "check failed", "error", "", "",
                        json_text(item.check->name), ""});
  }
  const auto& finding = *item.finding;
  const auto turn = turns.find(finding.id);
  return Json::array({item.game, item.number, json_text(item.at), label(finding.kind),
                      to_text(finding.severity), to_text(finding.how), data_of(finding),
                      json_text(finding.title.empty() ? finding.id : finding.title),
                      turn == turns.end() ? std::string_view{} : turn->second});
}

auto texts(const std::vector<std::string>& list) -> Json {
  auto json = Json::array();
  for (const auto& text : list) json.push_back(json_text(text));
  return json;
}

auto since_json(const Since& since) -> Json {
  auto gone = Json::array();
  auto what = Json::object();
  for (const auto& turned : since.findings) {
    if (turned.turn == Turn::gone) {
      gone.push_back(json_text(turned.game + ": " + turned.title));
    } else if (!turned.what.empty()) {
      what[valid_utf8(turned.id)] = json_text(turned.what);
    }
  }
  return {{"words", in_words(since)},
          {"what", std::move(what)},
          {"Findings that are gone", std::move(gone)},
          {"Checks that fail, and did not", texts(since.failing)},
          {"Checks that are mended", texts(since.mended)},
          {"Checks that are no longer made", texts(since.unchecked)},
          {"Clauses that something reaches now", texts(since.reached)},
          {"Clauses that nothing reaches any more", texts(since.unreached)},
          {"Settings that are not the same", texts(since.settings)}};
}

auto game_row(const GameReport& game) -> Json {
  const auto sum = tally(game);
  return {{"name", json_text(game.name)},
          {"title", json_text(game.title.empty() ? game.name : game.title)},
          {"passed", sum.passed},
          {"nothing", sum.nothing},
          {"failed", sum.failed},
          {"skipped", sum.skipped},
          {"errors", sum.errors},
          {"warnings", sum.warnings},
          {"notes", sum.notes},
          {"reached", sum.reached},
          {"enforced", sum.enforced},
          {"stand_ins", texts(stand_ins(game))}};
}

auto list_json(const Run& run, const std::vector<Item>& items, const Beside& beside) -> Json {
  std::map<std::string, std::string_view> turns;
  if (beside.since != nullptr) {
    for (const auto& turned : beside.since->findings)
      turns.emplace(turned.id, to_text(turned.turn));
  }
  auto json = Json::object();
  json["legend"] = Json::array();
  for (const auto& each : legend()) {
    json["legend"].push_back({to_text(each.how), each.glyph, each.says});
  }
  json["settings"] = Json::array();
  for (const auto& [name, value] : run.settings) {
    json["settings"].push_back({json_text(name), json_text(value)});
  }
  json["games"] = Json::array();
  for (const auto& game : run.games) json["games"].push_back(game_row(game));
  json["explorable"] = texts(beside.explorable);
  if (beside.since != nullptr) json["since"] = since_json(*beside.since);
  json["rows"] = Json::array();
  for (const auto& item : items) json["rows"].push_back(row_of(item, turns));
  return json;
}

/// Which witnesses are stepped through together, and where they differ.
auto together_json(const Finding& finding) -> Json {
  auto json = Json::array();
  for (const auto& group : together(finding)) {
    Json row{{"of", group.witnesses}};
    if (group.difference) row["difference"] = *group.difference;
    if (!group.says.empty()) row["says"] = json_text(group.says);
    json.push_back(std::move(row));
  }
  return json;
}

/// A game and, beside it, the plays of its findings.
auto add_game(std::vector<Held>& parts, const Run& run, std::size_t number, const Wording& words)
    -> void {
  const auto& game = run.games[number];
  Plays plays;
  Speech speech(words);
  auto json = game_json(game, [&](const Finding& finding, std::size_t i) -> Json {
    const auto& witness = finding.witnesses[i];
    return {{"title", json_text(witness.title)},
            {"record", json_text(witness.record)},
            {"file", record_name(finding, i)},
            {"steps", witness.frames.size()},
            {"play", plays.add(witness, speech.of(witness)).number}};
  });
  for (std::size_t i = 0; i < game.findings.size(); ++i) {
    auto& finding = json["findings"][i];
    finding["command"] = json_text(command_of(run, game, game.findings[i]));
    if (const auto note = note_of_command(run, game.findings[i]); !note.empty()) {
      finding["command_note"] = json_text(note);
    }
    finding["holds_for"] = json_text(scope_of(game.findings[i]));
    finding.erase("scope");  // in words above
    finding.erase("always");
    if (game.findings[i].witnesses.size() > 1)
      finding["together"] = together_json(game.findings[i]);
  }
  parts.push_back({.name = fmt::format("game-{}", number), .json = in_one_line(std::move(json))});
  parts.push_back({.name = fmt::format("plays-{}", number), .json = plays.json()});
}

}  // namespace

auto held(const Run& run, const std::vector<Item>& items, const Beside& beside)
    -> std::vector<Held> {
  std::vector<Held> parts{{.name = "list", .json = in_one_line(list_json(run, items, beside))}};
  for (std::size_t i = 0; i < run.games.size(); ++i) add_game(parts, run, i, beside.words);
  return parts;
}

}  // namespace ruleproof::render
