/// A game as a test tells it: what `ruleproof replay RECORD --export doctest` writes is made of
/// these. No test framework is needed here: each method gives what is wrong, or nothing.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ruleproof_adapter.hpp"

namespace ruleproof_adapter {

/// Plays a game of the author and holds it against what a test expects, which is written as JSON.
/// What the engine does not declare - no legal(), no such field - is not held against it.
template <Game G>
class Trial {
 public:
  explicit Trial(std::string name, How how = {}) : adapter_(std::move(name), std::move(how)) {}

  /// Sets the engine up, and begins.
  auto begins(std::string_view params, std::string_view position = {}) -> std::string {
    moves_.clear();
    position_ = position;
    return said([&] {
      welcome_ = adapter_.perform("initialize", Reader(params).whole());
      start();
    });
  }
  /// A legal move.
  auto plays(const std::string& move) -> std::string {
    auto wrong = said([&] { (void)ask_to_apply(move); });
    if (wrong.empty()) moves_.push_back(move);
    return wrong;
  }
  /// The last move that stands; an engine that takes none back plays again without it.
  auto takes_back() -> std::string {
    if (moves_.empty()) return "there is no move to take back";
    moves_.pop_back();
    return said([&] {
      if (can("undo")) {
        (void)adapter_.perform("undo", {});
        return;
      }
      start();
      for (const auto& move : moves_) (void)ask_to_apply(move);
    });
  }
  /// An illegal move.
  auto refuses(const std::string& move) -> std::string {
    return said([&] { (void)ask_to_apply(move); }).empty()
               ? "accepts \"" + move + "\", which is illegal"
               : "";
  }
  /// These legal moves and no other.
  auto offers(std::string_view moves) -> std::string {
    if (!can("legal")) return "";
    const auto shown = adapter_.perform("legal", {});
    if (shown["moves"] == Json{}) return "";  // not shown here
    return compared(sorted(shown["moves"]), sorted(Reader(moves).whole()));
  }
  /// These fields of the position.
  auto shows(std::string_view fields) -> std::string {
    const auto told = adapter_.perform("state", {});
    const auto wanted = Reader(fields).whole();
    std::string wrong;
    for (const auto& [name, value] : wanted.as<Json::Object>()) {
      const auto& declared = welcome_["fields"].as<Json::List>();
      if (std::ranges::count(declared, Json{name}) == 0) continue;
      if (told.template as<Json::Object>().contains(name) && told[name] == Json{})
        continue;  // not shown
      if (const auto one = compared(told[name], value); !one.empty()) wrong += name + " " + one;
    }
    return wrong;
  }
  /// The outcome; scores only where the engine tells them.
  auto ends(std::string_view outcome) -> std::string {
    if (!can("outcome")) return "";
    const auto told = adapter_.perform("outcome", {});
    auto wanted = Reader(outcome).whole().as<Json::Object>();
    if (told["scores"] == Json{}) wanted.erase("scores");
    return compared(told, {std::move(wanted)});
  }

 private:
  auto start() -> void {
    Json::Object start;
    if (!position_.empty()) start["position"] = {position_};
    (void)adapter_.perform("start", {std::move(start)});
  }
  auto ask_to_apply(const std::string& move) -> Json {
    return adapter_.perform("apply", {Json::Object{{"move", {move}}}});
  }
  [[nodiscard]] auto can(std::string_view capability) const -> bool {
    return welcome_["capabilities"][capability] == Json{true};
  }
  /// What an action is refused with.
  static auto said(const auto& action) -> std::string {
    try {
      action();
      return "";
    } catch (const Refusal& refused) {
      return std::string("refuses: ") + refused.what() + (refused.data.empty() ? "" : ", ") +
             refused.data;
    }
  }
  static auto compared(const Json& told, const Json& wanted) -> std::string {
    if (told == wanted) return "";
    std::string text = "is ";
    write(text, told);
    text += ", not ";
    write(text, wanted);
    return text + "; ";
  }
  static auto sorted(const Json& moves) -> Json {
    auto items = moves.as<Json::List>();
    std::ranges::sort(items, {}, [](const Json& move) { return move.as<std::string>(); });
    return {std::move(items)};
  }

  Adapter<G> adapter_;
  Json welcome_;
  std::string position_;
  std::vector<std::string> moves_;  ///< that stand
};

}  // namespace ruleproof_adapter
