#include "properties/conformance/lint/notation.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/any_game.hpp"
#include "model/core/effects.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {
namespace {

auto shown(const Value& value) -> std::string { return printable(to_text(value), 80); }
auto quoted(std::string_view text) -> std::string { return '"' + printable(text, 80) + '"'; }

auto lowered(std::string_view text) -> std::string {
  std::string out(text);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

auto is_whole(const Value& value) -> bool {
  return value.is(Value::Kind::number) &&
         value.text.find_first_not_of("-0123456789") == std::string::npos;
}

auto a_number(const Value& value) -> std::string {
  if (value.is(Value::Kind::text)) return shown(value) + ", a text";
  if (value.is(Value::Kind::boolean)) return shown(value) + ", a truth value";
  return shown(value);
}

}  // namespace

auto state_of(const AnyGame& model) -> Value {
  std::string text;
  model.write_state(text, {});
  auto read = parse_json(text);
  return read ? std::move(read).value() : Value{};
}

Vocabulary::Vocabulary(AnyGame& model) {
  constexpr int steps = 3'000;
  Dice dice(1);
  model.restart();
  for (int i = 0; i < steps; ++i) {
    const auto state = state_of(model);
    for (const auto& [name, value] : state.members) {
      if (value.is(Value::Kind::text)) words_[without_digits(name)].insert(value.text);
    }
    if (model.seat() == Seat::nobody) {
      model.restart();
    } else {
      model.make(model.throw_dice(dice));
    }
  }
  model.restart();
}

auto Vocabulary::of(const std::string& field) const -> std::vector<std::string_view> {
  constexpr std::size_t few = 16;
  const auto found = words_.find(without_digits(field));
  if (found == words_.end() || found->second.size() > few) return {};
  return {found->second.begin(), found->second.end()};
}

auto Notation::look_at_state(const Value& result) -> void {
  complaints_.looked_at("state");
  if (!result.is(Value::Kind::object)) {
    complaints_.add("state", "", "state is answered by " + shown(result) + ".", "an object");
    return;
  }
  ++states_;
  const auto model = state_of(model_);
  for (const auto& name : declared_.fields) {
    const auto* wanted = model.find(name);
    const auto* said = result.find(name);
    const bool is_hidden = said != nullptr && said->is(Value::Kind::null);
    if (!is_hidden) shown_.insert(name);
    if (wanted == nullptr || is_hidden) continue;
    if (said == nullptr) {
      complaints_.add("state", name, "The field " + name + " is declared, and the state lacks it.",
                      "null where it cannot be shown");
    } else if (name == "to-act") {
      look_at_to_act(*said);
    } else {
      look_at_field(name, *wanted, *said);
    }
  }
  complaints_.looked_at("undeclared-fields");
  for (const auto& [name, value] : result.members) {
    if (std::ranges::count(declared_.fields, name) > 0) continue;
    complaints_.add("undeclared-fields", name,
                    "The state has " + quoted(name) + ", which is not declared, and not compared.");
  }
}

auto Notation::look_at_to_act(const Value& engine) -> void {
  complaints_.looked_at("to-act");
  bool is_known = engine.text == "chance" || engine.text == "nobody";
  for (int p = 0; p < model_.players(); ++p) is_known |= engine.text == to_text(player_seat(p));
  if (engine.is(Value::Kind::text) && is_known) return;
  complaints_.add("to-act", shown(engine), "to-act is " + shown(engine) + ".",
                  "here " + quoted(to_text(model_.seat())));
}

auto Notation::look_at_field(const std::string& name, const Value& model, const Value& engine)
    -> void {
  complaints_.looked_at("field-shapes");
  if (model.is(Value::Kind::number)) {
    if (is_whole(engine)) return note_number(name, model, engine);
    complaints_.add("field-shapes", name, "The field " + name + " is " + a_number(engine) + ".",
                    "a whole number such as " + shown(model));
  } else if (!engine.is(Value::Kind::text)) {
    complaints_.add("field-shapes", name, "The field " + name + " is " + shown(engine) + ".",
                    "a text such as " + shown(model));
  } else {
    look_at_text(name, model.text, engine.text);
  }
}

auto Notation::look_at_text(const std::string& name, const std::string& model,
                            const std::string& engine) -> void {
  complaints_.looked_at("field-texts");
  if (model == engine) return;
  const auto words = vocabulary_.of(name);
  if (lowered(model) == lowered(engine)) {
    complaints_.add("field-texts", name,
                    "The field " + name + " is " + quoted(engine) + ": the case is another.",
                    "here " + quoted(model));
  } else if (!words.empty() && std::ranges::count(words, engine) == 0) {
    std::string all;
    for (const auto word : words) all += (all.empty() ? "" : ", ") + std::string(word);
    complaints_.add("field-texts", name,
                    "The field " + name + " is " + quoted(engine) +
                        ", a word that the game does not have" + did_you_mean(engine, words) + ".",
                    "one of " + all);
  }
}

auto Notation::note_number(const std::string& name, const Value& model, const Value& engine)
    -> void {
  const auto wanted = model.whole();
  const auto said = engine.whole();
  if (!wanted || !said) return;
  auto& distance = distances_[name];
  distance.model.insert(*wanted);
  distance.off.insert(*said - *wanted);
}

auto Notation::conclude() -> void {
  for (const auto& [name, distance] : distances_) {
    complaints_.looked_at("numbers");
    if (distance.model.size() < 2 || distance.off.size() != 1 || distance.off.contains(0)) continue;
    const auto off = *distance.off.begin();
    complaints_.add("numbers", name,
                    "The field " + name + " is always " + std::to_string(off < 0 ? -off : off) +
                        (off < 0 ? " less" : " more") + " than in the game.");
  }
  constexpr int enough = 10;  // states, among them one that shows what can be shown
  if (states_ < enough) return;
  complaints_.looked_at("never-shown");
  for (const auto& name : declared_.fields) {
    if (shown_.contains(name)) continue;
    complaints_.add("never-shown", name,
                    "The field " + name + " is null in every state: it is not compared.",
                    "left out of \"fields\" where it cannot be shown");
  }
}

auto Notation::look_at_moves(const Value& result) -> bool {
  complaints_.looked_at("legal");
  const auto* moves = result.find("moves");
  if (moves != nullptr && moves->is(Value::Kind::null)) return true;
  if (moves == nullptr || !moves->is(Value::Kind::list)) {
    complaints_.add("legal", "moves",
                    moves == nullptr
                        ? "The answer to legal lacks \"moves\": it is " + shown(result) + "."
                        : "\"moves\" is " + shown(*moves) + ".",
                    R"({"moves": [..]})");
    return false;
  }
  unknown_keys(result, {"moves"}, "unknown-keys", "the answer to legal", complaints_);
  complaints_.looked_at("moves-once");
  std::set<std::string> seen;
  for (const auto& move : moves->items) {
    if (!move.is(Value::Kind::text)) {
      complaints_.add("legal", shown(move), "Among the moves is " + shown(move) + ".", "a text");
      return false;
    }
    if (!seen.insert(move.text).second) {
      complaints_.add("moves-once", move.text,
                      "The move " + quoted(move.text) + " stands twice in the list.");
    }
    look_at_move(move.text);
  }
  return true;
}

auto Notation::look_at_move(const std::string& move) -> void {
  complaints_.looked_at("move-texts");
  const auto read = model_.read_move(move);
  if (read && *read == move) return;
  if (read) {
    complaints_.add("move-texts", move, "The move " + quoted(move) + " is written otherwise.",
                    quoted(*read));
    return;
  }
  std::vector<std::string> legal;
  legal.reserve(model_.offers());
  for (std::size_t i = 0; i < model_.offers(); ++i) legal.push_back(model_.text_of(i));
  const auto same =
      std::ranges::find_if(legal, [&](const auto& one) { return lowered(one) == lowered(move); });
  const std::vector<std::string_view> names(legal.begin(), legal.end());
  const auto such = same != legal.end() ? quoted(*same)
                    : legal.empty()     ? ""
                                        : "such as " + quoted(legal.front());
  complaints_.add("move-texts", move,
                  "The move " + quoted(move) + " cannot be read" + did_you_mean(move, names) + ".",
                  such);
}

}  // namespace ruleproof::conformance::lint
