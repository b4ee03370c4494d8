#include "properties/conformance/lint/positions.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "model/core/any_game.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/lint/notation.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {
namespace {

auto shows(const Value& state, const std::string& field) -> bool {
  const auto* value = state.find(field);
  return value != nullptr && !value->is(Value::Kind::null);
}

auto start_at(const std::string& position) -> std::string {
  return "start at \"" + printable(position, 80) + '"';
}

}  // namespace

auto Positions::differing(const Value& one, const Value& other) const
    -> std::optional<std::string> {
  const auto differs = [&](const std::string& field) {
    if (!shows(one, field) || !shows(other, field)) return false;
    const auto& a = *one.find(field);
    const auto& b = *other.find(field);
    return a != b && !(a.kind == b.kind && game_.same_value(field, a.text, b.text));
  };
  const auto found = std::ranges::find_if(declared_.fields, differs);
  return found == declared_.fields.end() ? std::nullopt : std::optional(*found);
}

auto Positions::note(const AnyGame& model, const Value& state) -> void {
  const auto is_missing = [&](const std::string& field) {
    return shows(opening_, field) && !shows(state, field);
  };
  if (std::ranges::any_of(declared_.fields, is_missing)) return;
  noted_.push_back({model.position(), state, !differing(state_of(model), state)});
}

auto Positions::try_all() -> void {
  for (const auto& noted : noted_) try_start(noted);
}

auto Positions::try_start(const Noted& noted) -> void {
  const auto reply = talk_.ask("start", params_with("position", noted.position));
  if (!reply) return;
  complaints_.looked_at("positions");
  if (reply->is_error) return look_at_refusal(noted, *reply);
  look_at_nothing("start", reply->value, complaints_);
  if (declared_.fields.empty()) return;
  const auto state = talk_.ask("state");
  if (!state) return;
  if (state->is_error) {
    complaints_.add("positions", "state",
                    "After " + start_at(noted.position) +
                        " state is answered by an error: " + told(*state) + ".");
  } else {
    look_at_state(noted, state->value);
  }
}

auto Positions::look_at_refusal(const Noted& noted, const Reply& reply) -> void {
  if (!refuses_position(reply.value)) {
    complaints_.add("positions", "error",
                    start_at(noted.position) +
                        " is answered by an error that refuses no position: " + told(reply) + ".",
                    "{}, or an error with \"code\": -32602");
  } else if (noted.is_same) {
    complaints_.add("positions", "refused",
                    start_at(noted.position) +
                        " is refused, and the engine's own game went through it: " + told(reply) +
                        ".",
                    "{}");
  }
}

auto Positions::look_at_state(const Noted& noted, const Value& state) -> void {
  if (differing(noted.state, opening_) && !differing(state, opening_)) {
    complaints_.add("positions", "ignored",
                    "After " + start_at(noted.position) +
                        " the state is that of the opening: the position is ignored.",
                    "the state of that position");
  } else if (const auto field = differing(noted.state, state); field && noted.is_same) {
    complaints_.add("positions", "another",
                    "After " + start_at(noted.position) + " the field " + *field + " is " +
                        printable(to_text(*state.find(*field)), 80) + '.',
                    printable(to_text(*noted.state.find(*field)), 80) +
                        ", as the engine's own game showed there");
  }
}

}  // namespace ruleproof::conformance::lint
