#include "properties/conformance/lint/games.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "model/core/game.hpp"
#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"
#include "properties/conformance/protocol/json.hpp"
#include "properties/conformance/protocol/printable.hpp"

namespace ruleproof::conformance::lint {

auto Games::play() -> std::string {
  const auto where = ask_everything();
  notation_.conclude();
  return talk_.is_over() ? where : "";
}

auto Games::ask_everything() -> std::string {
  for (int game = 0; game < options_.games; ++game) {
    const bool goes_on = start();
    if (goes_on) play_one(game, options_.longest);
    if (!goes_on || talk_.is_over()) {
      return "in game " + std::to_string(game + 1) + " of " + std::to_string(options_.games);
    }
  }
  const auto* const after_games = "after the games";
  if (!start()) return after_games;
  (void)talk_.ask_at_once({"state", "state", "state"});
  try_positions();
  if (!saw_an_end_) {
    if (!start()) return after_games;
    play_one(options_.games, options_.to_the_end);
    if (talk_.is_over()) return "before a game was at its end";
  }
  if (start()) try_undeclared();
  return after_games;
}

auto Games::start() -> bool {
  model_.restart();
  if (!done("start")) return false;
  if (const auto opening = state()) look_at_opening(*opening);
  return !talk_.is_over();
}

auto Games::look_at_opening(const Value& state) -> void {
  if (!opening_) opening_ = state;
  positions_.opens_with(*opening_);
  if (opening_ == state) return;
  complaints_.add("start", "opening",
                  "After another start the position is not that of the first one.");
}

auto Games::play_one(int game, int longest) -> void {
  constexpr int begins_to_end = 24;  // positions of which a few are noted
  for (int move = 0; move < longest; ++move) {
    look(move < begins_to_end && move % 12 == 3 + game);
    if (talk_.is_over()) return;
    if (move % 10 == game) try_gibberish();
    if (model_.seat() == Seat::nobody || !make_move(move % 16 == 5 + game)) return;
  }
}

auto Games::look(bool may_start_here) -> void {
  const bool over = model_.seat() == Seat::nobody;
  listed_.reset();
  Value shown;
  if (!declared_.fields.empty()) {
    if (const auto reply = good("state")) {
      notation_.look_at_state(reply->value);
      shown = reply->value;
    }
  }
  if (may_start_here && !over) positions_.note(model_, shown);
  if (can("legal") && !over) {
    if (const auto reply = good("legal"); reply && notation_.look_at_moves(reply->value)) {
      listed_ = *reply->value.find("moves");
    }
  }
  if (can("outcome")) {
    if (const auto reply = good("outcome")) look_at_outcome(reply->value, model_, complaints_);
  }
  if (over) saw_an_end_ = true;
  if (can("legal") && over) look_after_end();
}

auto Games::good(const std::string& method, const std::string& expected) -> std::optional<Reply> {
  auto reply = talk_.ask(method);
  if (!reply) return std::nullopt;
  complaints_.looked_at(method);
  if (!reply->is_error) return reply;
  complaints_.add(method, "error", method + " is answered by an error: " + told(*reply) + ".",
                  expected);
  return std::nullopt;
}

auto Games::done(const std::string& method) -> bool {
  const auto reply = good(method, "{}");
  if (reply) look_at_nothing(method, reply->value, complaints_);
  return reply.has_value();
}

auto Games::look_after_end() -> void {
  const auto reply = talk_.ask("legal");
  if (!reply) return;
  complaints_.looked_at("legal-after-end");
  if (reply->is_error) return;
  const auto* moves = reply->value.find("moves");
  if (moves == nullptr || moves->items.empty()) return;
  complaints_.add("legal-after-end", "",
                  "After the end legal lists " + printable(to_text(*moves), 80) + ".", "[]");
}

auto Games::state() -> std::optional<Value> {
  const auto reply = talk_.ask("state");
  return reply && !reply->is_error ? std::optional(reply->value) : std::nullopt;
}

auto Games::is_not(const std::optional<Value>& before) -> bool {
  const auto now = state();
  return before != now && !talk_.is_over();
}

auto Games::try_gibberish() -> void {
  const auto before = state();
  const auto reply = talk_.ask("apply", params_with("move", "no such move"));
  if (!reply) return;
  complaints_.looked_at("refusal");
  if (!reply->is_error) {
    complaints_.add("refusal", "accepted", "\"no such move\" is applied as if it were one.",
                    "error 1");
  } else if (!refuses_move(reply->value)) {
    complaints_.add("refusal", "code", "\"no such move\" is refused by " + told(*reply) + ".",
                    R"(an error with "code": 1)");
  } else if (is_not(before)) {
    complaints_.add("refusal", "changed",
                    "After \"no such move\" was refused, the state is another.");
  }
}

auto Games::make_move(bool twice) -> bool {
  const auto move = model_.text_of(model_.throw_dice(dice_));
  const auto before = twice && can("undo") ? state() : std::nullopt;
  if (!applied(move)) return false;
  (void)model_.play(move);
  return !before || (take_back(move, *before) && applied(move));
}

auto Games::take_back(const std::string& move, const Value& before) -> bool {
  if (!done("undo")) return false;
  if (!is_not(before)) return true;
  complaints_.add(
      "undo", "state",
      "After \"" + printable(move) + "\" is taken back, the state is not the one before it.");
  return false;
}

auto Games::applied(const std::string& move) -> bool {
  const auto reply = talk_.ask("apply", params_with("move", move));
  if (!reply) return false;
  complaints_.looked_at("apply");
  if (!reply->is_error) {
    look_at_nothing("apply", reply->value, complaints_);
    return true;
  }
  if (!refuses_move(reply->value)) {
    complaints_.add("apply", "code",
                    '"' + printable(move) +
                        "\" is answered by an error that refuses no move: " + told(*reply) + ".");
  } else if (lists(move)) {
    complaints_.add("apply", "listed",
                    '"' + printable(move) +
                        "\" is in the list of legal moves, and is refused: " + told(*reply) + ".");
  }
  return false;
}

auto Games::lists(const std::string& move) const -> bool {
  if (!listed_) return false;
  return std::ranges::any_of(listed_->items, [&](const Value& one) { return one.text == move; });
}

auto Games::try_positions() -> void {
  if (!can("position")) return;
  positions_.try_all();
  const auto reply = talk_.ask("start", params_with("position", "no position at all"));
  if (!reply) return;
  complaints_.looked_at("bad-position");
  if (!reply->is_error) {
    complaints_.add("bad-position", "", "start at \"no position at all\" is answered by {}.",
                    "an error with \"code\": -32602");
  }
}

auto Games::try_undeclared() -> void {
  const auto reply = talk_.ask("no-such-method");
  if (!reply) return;
  complaints_.looked_at("unknown-method");
  if (!reply->is_error) {
    complaints_.add("unknown-method", "",
                    "The method \"no-such-method\" is answered by " + told(*reply) + ".",
                    "an error with \"code\": -32601");
    return;
  }
  const auto offer = [&](const std::string& method, std::string_view key) {
    if (can(method)) return;
    const auto answer = talk_.ask(method);
    if (!answer || answer->is_error || answer->value.find(key) == nullptr) return;
    complaints_.add(
        "undeclared", method,
        "The engine answers " + method + ", and does not declare it: it is not compared.");
  };
  offer("legal", "moves");
  offer("outcome", "over");
  complaints_.looked_at("undeclared");
}

}  // namespace ruleproof::conformance::lint
