#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance {

auto method_of(Ask::Kind kind) -> std::string_view {
  switch (kind) {
    case Ask::Kind::initialize:
      return "initialize";
    case Ask::Kind::start:
      return "start";
    case Ask::Kind::play:
    case Ask::Kind::refuse:
      return "apply";
    case Ask::Kind::undo:
      return "undo";
    case Ask::Kind::state:
      return "state";
    case Ask::Kind::legal:
      return "legal";
    case Ask::Kind::outcome:
      return "outcome";
  }
  return "";
}

auto words_of(Fault fault) -> std::string {
  switch (fault) {
    case Fault::none:
      return "answered";
    case Fault::differs:
      return "answers something else";
    case Fault::refused:
      return "refuses";
    case Fault::accepted:
      return "accepts";
    case Fault::odd_error:
      return "answered with an error";
    case Fault::bad_shape:
      return "answered with JSON of another shape";
    case Fault::no_json:
      return "wrote a line that is no answer";
    case Fault::wrong_id:
      return "answered under another id";
    case Fault::again:
      return "answered twice";
    case Fault::timed_out:
      return "did not answer in time";
    case Fault::ended:
      return "ended";
    case Fault::too_long:
      return "wrote a line that is too long";
  }
  return "";
}

auto is_fatal(Fault fault) -> bool { return fault >= Fault::no_json; }

auto differing_fields(const Value& model, const Value& engine,
                      const std::set<std::string, std::less<>>& compared)
    -> std::vector<FieldDifference> {
  std::vector<FieldDifference> differences;
  std::size_t at = 0;  // many an engine writes its fields in the order of the model
  for (const auto& [name, value] : model.members) {
    if (!compared.contains(name)) continue;
    const bool next = at < engine.members.size() && engine.members[at].first == name;
    const auto* said = next ? &engine.members[at].second : engine.find(name);
    ++at;
    if (said != nullptr && (*said == value || said->is(Value::Kind::null))) continue;
    differences.push_back({name, to_text(value), said == nullptr ? "nothing" : to_text(*said)});
  }
  return differences;
}

auto sorted_moves(const Value& result) -> std::optional<std::vector<std::string>> {
  const auto* moves = result.find("moves");
  if (moves == nullptr || !moves->is(Value::Kind::list)) return std::nullopt;
  std::vector<std::string> texts;
  texts.reserve(moves->items.size());
  for (const auto& move : moves->items) {
    if (!move.is(Value::Kind::text)) return std::nullopt;
    texts.push_back(move.text);
  }
  std::ranges::sort(texts);
  const auto twice = std::ranges::unique(texts);
  texts.erase(twice.begin(), twice.end());
  return texts;
}

}  // namespace ruleproof::conformance
