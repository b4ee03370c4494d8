#include "properties/conformance/lint/shapes.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {
namespace {

constexpr auto capabilities =
    std::to_array<std::string_view>({"legal", "undo", "outcome", "position", "setup"});

auto shown(const Value& value) -> std::string { return printable(to_text(value), 80); }

auto is_seat(const Value& value, int players) -> bool {
  if (!value.is(Value::Kind::text)) return false;
  for (int p = 0; p < players; ++p) {
    if (value.text == to_text(player_seat(p))) return true;
  }
  return false;
}

auto read_capabilities(const Value& can, Declared& declared, Complaints& complaints) -> void {
  complaints.looked_at("capabilities");
  complaints.looked_at("capability-names");
  if (!can.is(Value::Kind::object)) {
    complaints.add("capabilities", "", "capabilities is " + shown(can) + ".",
                   R"(an object such as {"legal": true})");
    return;
  }
  for (const auto& [name, value] : can.members) {
    if (std::ranges::count(capabilities, name) == 0) {
      complaints.add("capability-names", name,
                     "There is no capability \"" + printable(name) + "\"" +
                         did_you_mean(name, capabilities) + ".");
    } else if (!value.is(Value::Kind::boolean)) {
      complaints.add("capabilities", name, "The capability " + name + " is " + shown(value) + ".",
                     "true or false");
    } else if (value.text == "true") {
      declared.capabilities.insert(name);
    }
  }
}

auto read_fields(const Value& fields, std::span<const std::string> known, Declared& declared,
                 Complaints& complaints) -> void {
  complaints.looked_at("field-names");
  complaints.looked_at("fields-once");
  const std::vector<std::string_view> names(known.begin(), known.end());
  std::set<std::string> seen;
  for (const auto& field : fields.items) {
    if (!field.is(Value::Kind::text)) {
      complaints.add("field-names", shown(field), "Among the fields is " + shown(field) + ".",
                     "a name");
    } else if (!seen.insert(field.text).second) {
      complaints.add("fields-once", field.text,
                     "The field " + printable(field.text) + " is declared twice.");
    } else if (std::ranges::count(known, field.text) == 0) {
      complaints.add("field-names", field.text,
                     "The game has no field \"" + printable(field.text) + "\"" +
                         did_you_mean(field.text, names) + ".");
    } else {
      declared.fields.push_back(field.text);
    }
  }
}

/// Whether there is something to look at before the end.
auto says_something(const Value* value) -> bool {
  if (value == nullptr || value->is(Value::Kind::null)) return false;
  return !value->items.empty() || !value->is(Value::Kind::list);
}

auto look_at_winners(const Value* winners, int players, Complaints& complaints) -> void {
  complaints.looked_at("winners");
  if (winners == nullptr || !winners->is(Value::Kind::list)) {
    complaints.add("winners", "none",
                   says_something(winners)
                       ? "winners is " + shown(*winners) + "."
                       : "The game is over, and winners is " +
                             std::string(winners == nullptr ? "missing" : "null") + ".",
                   R"(a list such as ["p1"], in a draw all who share it)");
    return;
  }
  for (const auto& seat : winners->items) {
    if (is_seat(seat, players)) continue;
    complaints.add("winners", shown(seat), "Among the winners is " + shown(seat) + ".",
                   "seats from p1 to p" + std::to_string(players));
  }
}

auto look_at_scores(const Value& scores, int players, Complaints& complaints) -> void {
  complaints.looked_at("scores");
  const bool whole =
      scores.is(Value::Kind::list) &&
      std::ranges::all_of(scores.items, [](const Value& one) { return one.whole().has_value(); });
  if (whole && scores.items.size() == static_cast<std::size_t>(players)) return;
  complaints.add("scores", "", "scores is " + shown(scores) + ".",
                 std::to_string(players) + " whole numbers in the order of the seats");
}

}  // namespace

auto unknown_keys(const Value& object, const std::vector<std::string_view>& known,
                  std::string_view rule, std::string_view what, Complaints& complaints) -> void {
  complaints.looked_at(rule);
  for (const auto& [name, value] : object.members) {
    if (std::ranges::count(known, name) > 0) continue;
    complaints.add(rule, name,
                   "The key \"" + printable(name) + "\" has no meaning in " + std::string(what) +
                       did_you_mean(name, known) + ".");
  }
}

auto read_welcome(const Value& result, std::span<const std::string> known, Complaints& complaints)
    -> Declared {
  Declared declared;
  complaints.looked_at("welcome");
  const auto* fields = result.find("fields");
  if (fields == nullptr || !fields->is(Value::Kind::list)) {
    complaints.add("welcome", "fields",
                   fields == nullptr ? "The answer to initialize lacks \"fields\"."
                                     : "\"fields\" is " + shown(*fields) + ".",
                   "a list of names, [] for none");
  } else {
    read_fields(*fields, known, declared, complaints);
  }
  for (const auto* name : {"name", "version"}) {
    const auto* value = result.find(name);
    if (value == nullptr || value->is(Value::Kind::text)) continue;
    complaints.add("welcome", name, '"' + std::string(name) + "\" is " + shown(*value) + ".",
                   "a text");
  }
  if (const auto* can = result.find("capabilities")) read_capabilities(*can, declared, complaints);
  unknown_keys(result, {"name", "version", "capabilities", "fields"}, "unknown-keys",
               "the answer to initialize", complaints);
  return declared;
}

auto look_at_nothing(std::string_view rule, const Value& result, Complaints& complaints) -> void {
  complaints.looked_at(rule);
  if (result.is(Value::Kind::object) && result.members.empty()) return;
  complaints.add(rule, "result", "It is answered by " + shown(result) + ".", "{}");
}

auto look_at_outcome(const Value& result, const AnyGame& model, Complaints& complaints) -> void {
  complaints.looked_at("outcome");
  const auto* over = result.find("over");
  if (over == nullptr || !over->is(Value::Kind::boolean)) {
    complaints.add(
        "outcome", "over",
        over == nullptr ? "The outcome lacks \"over\"." : "\"over\" is " + shown(*over) + ".",
        "true or false");
    return;
  }
  unknown_keys(result, {"over", "scores", "winners"}, "unknown-keys", "an outcome", complaints);
  const bool is_over = over->text == "true";
  const auto* winners = result.find("winners");
  const auto* scores = result.find("scores");
  if (is_over || says_something(winners)) look_at_winners(winners, model.players(), complaints);
  const bool tells = scores != nullptr && !scores->is(Value::Kind::null);
  if (tells && (is_over || says_something(scores))) {
    look_at_scores(*scores, model.players(), complaints);
  }
}

}  // namespace ruleproof::conformance::lint
