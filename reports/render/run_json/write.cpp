#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "reports/render/escape.hpp"
#include "reports/render/facts.hpp"
#include "reports/render/picture/pieces.hpp"
#include "reports/render/run_json/game.hpp"
#include "reports/render/run_json/json.hpp"
#include "reports/render/run_json/run.hpp"

namespace ruleproof::render {
namespace {

/// A frame is one line: the run, games, a game, findings, a finding, witnesses, a witness, frames.
constexpr int line_depth = 8;

using Numbers = std::vector<int>;

/// Each distinct picture, in the order in which they first appear.
class Pictures {
 public:
  /// The pictures of a frame; each takes the place of one of the frame before.
  auto numbers(const Frame& frame, const Numbers& before) -> Numbers {
    Numbers numbers;
    for (std::size_t i = 0; i < frame.panels.size(); ++i) {
      numbers.push_back(number(frame.panels[i], i < before.size() ? before[i] : PieceStore::none));
    }
    return numbers;
  }
  auto put_into(Json& json) const -> void {
    if (store_.size() == 0) return;
    auto pieces = Json::array();
    for (const auto& piece : store_.pieces()) pieces.push_back(piece);
    auto rows = Json::array();
    for (std::size_t i = 0; i < store_.size(); ++i) {
      rows.push_back(store_.row(static_cast<int>(i)));
    }
    json["pieces"] = std::move(pieces);
    json["pictures"] = std::move(rows);
  }

 private:
  auto number(const Panel& panel, int before) -> int {
    const auto next = static_cast<int>(store_.size());
    const auto [at, fresh] = numbers_.try_emplace(panel.title + '\0' + panel.svg, next);
    if (fresh) store_.add(valid_utf8(panel.title), valid_utf8(panel.svg), before);
    return at->second;
  }

  PieceStore store_;
  std::map<std::string, int> numbers_;
};

auto put(Json& json, const char* name, std::string_view value) -> void {
  if (!value.empty()) json[name] = json_text(value);
}

template <class List, class Write>
auto put_list(Json& json, const char* name, const List& list, Write write) -> void {
  if (list.empty()) return;
  auto out = Json::array();
  for (const auto& item : list) out.push_back(write(item));
  json[name] = std::move(out);
}

auto pair_of(const std::pair<std::string, std::string>& pair) -> Json {
  return Json::array({json_text(pair.first), json_value(pair.second)});
}

/// A number is one, also where it is in groups.
auto fact_of(const std::pair<std::string, std::string>& pair) -> Json {
  return Json::array({json_text(pair.first), json_value(ungrouped(pair.second))});
}

auto write(const Place& place) -> Json {
  auto json = Json::object();
  put(json, "file", place.file);
  if (place.line != 0) json["line"] = place.line;
  if (place.last_line != 0) json["last_line"] = place.last_line;
  put(json, "quote", place.quote);
  return json;
}

auto write(const Change& change) -> Json {
  return Json::array(
      {json_text(change.field), json_value(change.before), json_value(change.after)});
}

auto write(const Frame& frame, const Numbers& pictures) -> Json {
  auto json = Json::object();
  put(json, "seat", frame.seat);
  put(json, "move", frame.move);
  put_list(json, "because", frame.because, json_text);
  put_list(json, "changes", frame.changes, [](const Change& change) { return write(change); });
  if (!pictures.empty()) json["panels"] = pictures;
  return json;
}

auto write(Pictures& pictures, const Witness& witness) -> Json {
  auto json = Json::object();
  put(json, "title", witness.title);
  put(json, "record", witness.record);
  Numbers numbers;
  put_list(json, "frames", witness.frames, [&](const Frame& frame) {
    numbers = pictures.numbers(frame, numbers);
    return write(frame, numbers);
  });
  return json;
}

auto write(const Scope::Values& values) -> Json {
  auto json = Json::object();
  for (const auto& [name, each] : values) {
    auto list = Json::array();
    for (const auto& value : each) list.push_back(json_value(value));
    json[name] = std::move(list);
  }
  return json;
}

auto write(const Scope& scope) -> Json {
  auto json = Json::object();
  json["options"] = write(scope.options);
  json["rulings"] = write(scope.rulings);
  json["any_ruling"] = scope.any_ruling;
  put(json, "data", scope.data);
  return json;
}

auto write(const Finding& finding, const WriteWitness& games) -> Json {
  auto json = Json::object();
  put(json, "id", finding.id);
  json["kind"] = to_text(finding.kind);
  json["severity"] = to_text(finding.severity);
  put(json, "game", finding.game);
  put_list(json, "clauses", finding.clauses, json_text);
  put(json, "title", finding.title);
  put(json, "message", finding.message);
  json["how"] = to_text(finding.how);
  put(json, "bound", finding.bound);
  put(json, "data", finding.data);
  if (finding.how.scope()) json["scope"] = write(*finding.how.scope());
  // What an engine wrote stays as it is.
  const bool is_engines = finding.kind == FindingKind::engine_differs;
  put_list(json, "facts", finding.facts, is_engines ? pair_of : fact_of);
  put_list(json, "places", finding.places, [](const Place& place) { return write(place); });
  std::size_t number = 0;
  put_list(json, "witnesses", finding.witnesses,
           [&](const Witness&) { return games(finding, number++); });
  put_list(json, "always", finding.always, json_text);
  put(json, "smt2", finding.smt2);
  return json;
}

auto write(const Check& check) -> Json {
  auto json = Json::object();
  put(json, "group", check.group);
  put(json, "name", check.name);
  json["status"] = to_text(check.status);
  if (!check.amount.empty()) json["amount"] = json_value(check.amount);
  put(json, "message", check.message);
  put(json, "finding", check.finding);
  return json;
}

auto write(const ClauseUse& clause) -> Json {
  auto json = Json::object();
  put(json, "tag", clause.tag);
  put(json, "id", clause.id);
  put(json, "says", clause.says);
  put(json, "disposition", clause.disposition);
  put(json, "reason", clause.reason);
  if (clause.steps != 0) json["steps"] = clause.steps;
  if (clause.verdicts != 0) json["verdicts"] = clause.verdicts;
  return json;
}

}  // namespace

auto game_json(const GameReport& game, const WriteWitness& games) -> Json {
  auto json = Json::object();
  put(json, "name", game.name);
  put(json, "title", game.title);
  put_list(json, "facts", game.facts, fact_of);
  put_list(json, "checks", game.checks, [](const Check& check) { return write(check); });
  put_list(json, "clauses", game.clauses, [](const ClauseUse& clause) { return write(clause); });
  put_list(json, "findings", game.findings,
           [&](const Finding& finding) { return write(finding, games); });
  return json;
}

auto run_json(const Run& run) -> std::string {
  Pictures pictures;
  auto json = envelope(run_schema, run.tool_version);
  json["ruleproof_run"] = run_schema.version;  // what readers of before the envelope look at
  put_list(json, "settings", run.settings, pair_of);
  const WriteWitness games = [&](const Finding& finding, std::size_t number) {
    return write(pictures, finding.witnesses[number]);
  };
  put_list(json, "games", run.games,
           [&](const GameReport& game) { return game_json(game, games); });
  // Always there, so that a part of a run can be told from a run of nothing.
  if (run.games.empty()) json["games"] = Json::array();
  pictures.put_into(json);
  return to_lines(json, line_depth);
}

}  // namespace ruleproof::render
