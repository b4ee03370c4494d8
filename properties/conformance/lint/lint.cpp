#include "properties/conformance/lint/lint.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/json_text.hpp"
#include "properties/conformance/lint/notation.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"
#include "properties/conformance/protocol/data_sent.hpp"
#include "properties/conformance/protocol/printable.hpp"
#include "properties/conformance/protocol/protocol.hpp"

namespace ruleproof::conformance::lint {
namespace {

using Clock = std::chrono::steady_clock;

auto member(std::string_view name, std::string_view value) -> std::string {
  std::string out = "{";
  write_string(out, name);
  out += ':';
  write_string(out, value);
  return out + '}';
}

auto told(const Reply& reply) -> std::string { return printable(to_text(reply.value), 120); }

/// An error that an engine did not mean: the end of what it tells of it has the cause.
auto failure(const Reply& reply) -> std::string {
  const auto* message = reply.value.find("message");
  const auto* data = reply.value.find("data");
  const auto trace = data == nullptr ? "" : last_lines(data->text);
  return "initialize is answered by error " + std::to_string(reply.code()) +
         (message == nullptr ? "" : " " + printable(to_text(*message), 120)) +
         (trace.empty() ? "." : ", whose data end: " + trace + ".");
}

/// The games of one engine.
class Linter {
 public:
  Linter(const LintOptions& options, Clock::time_point until, AnyGame& model, Talk& talk,
         const Declared& declared, Complaints& complaints)
      : options_(options),
        until_(until),
        model_(model),
        talk_(talk),
        declared_(declared),
        complaints_(complaints),
        notation_(model, declared, complaints),
        dice_(options.seed) {}

  auto run() -> void {
    for (int game = 0; game < options_.games && !talk_.is_gone(); ++game) {
      if (!start()) return;
      play(game);
      if (is_late()) {
        complaints_.end_early("by the clock, in game " + std::to_string(game + 1) + " of " +
                              std::to_string(options_.games) + "; --seconds gives it more");
        break;
      }
    }
    notation_.conclude();
    if (is_late() || !start()) return;
    (void)talk_.ask_at_once({"state", "state", "state"});
    try_position();
    try_undeclared();
  }

 private:
  [[nodiscard]] auto is_late() const -> bool { return Clock::now() >= until_; }
  [[nodiscard]] auto can(std::string_view capability) const -> bool {
    return declared_.capabilities.contains(capability);
  }

  /// A new game on both sides; the first position of each is the same.
  auto start() -> bool {
    model_.restart();
    const auto reply = talk_.ask("start");
    complaints_.looked_at("start");
    if (!reply) return false;
    if (reply->is_error) {
      complaints_.add("start", "error", "start is answered by an error: " + told(*reply) + ".",
                      "{}");
      return false;
    }
    look_at_nothing("start", reply->value, complaints_);
    const auto opening = talk_.ask("state");
    if (!opening || opening->is_error) return !talk_.is_gone();
    if (!opening_) opening_ = opening->value;
    if (opening_ != opening->value) {
      complaints_.add("start", "opening",
                      "After another start the position is not that of the first one.");
    }
    return true;
  }

  auto play(int game) -> void {
    for (int move = 0; move < options_.longest && !is_late(); ++move) {
      look();
      if (talk_.is_gone()) return;
      if (move % 10 == game) try_gibberish();
      if (model_.seat() == Seat::nobody || !make_move(move % 16 == 5 + game)) return;
    }
  }

  /// Everything that can be asked at a position.
  auto look() -> void {
    const bool over = model_.seat() == Seat::nobody;
    listed_.reset();
    if (!declared_.fields.empty()) {
      if (const auto reply = good("state")) notation_.look_at_state(reply->value);
    }
    if (can("legal") && !over) {
      if (const auto reply = good("legal"); reply && notation_.look_at_moves(reply->value)) {
        listed_ = *reply->value.find("moves");
      }
    }
    if (can("outcome")) {
      if (const auto reply = good("outcome")) look_at_outcome(reply->value, model_, complaints_);
    }
    if (can("legal") && over) look_after_end();
  }

  /// An answer that is no error, as an error is none here.
  auto good(const std::string& method) -> std::optional<Reply> {
    auto reply = talk_.ask(method);
    complaints_.looked_at(method);
    if (reply && reply->is_error) {
      complaints_.add(method, "error", method + " is answered by an error: " + told(*reply) + ".");
      return std::nullopt;
    }
    return reply;
  }

  auto look_after_end() -> void {
    complaints_.looked_at("legal-after-end");
    const auto reply = talk_.ask("legal");
    if (!reply || reply->is_error) return;
    const auto* moves = reply->value.find("moves");
    if (moves == nullptr || moves->items.empty()) return;
    complaints_.add("legal-after-end", "",
                    "After the end legal lists " + printable(to_text(*moves), 80) + ".", "[]");
  }

  auto state() -> std::optional<Value> {
    const auto reply = talk_.ask("state");
    return reply && !reply->is_error ? std::optional(reply->value) : std::nullopt;
  }

  /// A move that is none is refused, and changes nothing.
  auto try_gibberish() -> void {
    const auto before = state();
    complaints_.looked_at("refusal");
    const auto reply = talk_.ask("apply", member("move", "no such move"));
    if (!reply) return;
    if (!reply->is_error) {
      complaints_.add("refusal", "accepted", "\"no such move\" is applied as if it were one.",
                      "error 1");
    } else if (!reply->has_code(illegal_move) && !reply->has_code(invalid_params)) {
      complaints_.add("refusal", "code", "\"no such move\" is refused by " + told(*reply) + ".",
                      R"(an error with "code": 1)");
    } else if (state() != before) {
      complaints_.add("refusal", "changed",
                      "After \"no such move\" was refused, the state is another.");
    }
  }

  /// Makes a legal move on both sides, perhaps takes it back and makes it again; false where they
  /// part, which is no matter of form.
  auto make_move(bool twice) -> bool {
    const auto move = model_.text_of(model_.throw_dice(dice_));
    const auto before = twice && can("undo") ? state() : std::nullopt;
    if (!applied(move)) return false;
    (void)model_.play(move);
    if (!before) return true;
    complaints_.looked_at("undo");
    const auto reply = talk_.ask("undo");
    if (!reply) return false;
    if (reply->is_error) {
      complaints_.add("undo", "error", "undo is answered by an error: " + told(*reply) + ".", "{}");
      return false;
    }
    look_at_nothing("undo", reply->value, complaints_);
    if (state() != before) {
      complaints_.add(
          "undo", "state",
          "After \"" + printable(move) + "\" is taken back, the state is not the one before it.");
      return false;
    }
    return applied(move);
  }

  auto applied(const std::string& move) -> bool {
    complaints_.looked_at("apply");
    const auto reply = talk_.ask("apply", member("move", move));
    if (!reply) return false;
    if (!reply->is_error) {
      look_at_nothing("apply", reply->value, complaints_);
      return true;
    }
    if (!reply->has_code(illegal_move) && !reply->has_code(invalid_params)) {
      complaints_.add("apply", "code",
                      '"' + printable(move) +
                          "\" is answered by an error that refuses no move: " + told(*reply) + ".");
    } else if (lists(move)) {
      complaints_.add("apply", "listed",
                      '"' + printable(move) + "\" is in the list of legal moves, and is refused: " +
                          told(*reply) + ".");
    }
    return false;
  }

  [[nodiscard]] auto lists(const std::string& move) const -> bool {
    if (!listed_) return false;
    return std::ranges::any_of(listed_->items, [&](const Value& one) { return one.text == move; });
  }

  auto try_position() -> void {
    if (!can("position")) return;
    complaints_.looked_at("bad-position");
    const auto reply = talk_.ask("start", member("position", "no position at all"));
    if (reply && !reply->is_error) {
      complaints_.add("bad-position", "", "start at \"no position at all\" is answered by {}.",
                      "an error with \"code\": -32602");
    }
    (void)start();
  }

  /// Aids that are there and not declared; last, since who does not know a method may not answer.
  auto try_undeclared() -> void {
    complaints_.looked_at("unknown-method");
    if (const auto reply = talk_.ask("no-such-method"); reply && !reply->is_error) {
      complaints_.add("unknown-method", "",
                      "The method \"no-such-method\" is answered by " + told(*reply) + ".",
                      "an error with \"code\": -32601");
      return;
    }
    complaints_.looked_at("undeclared");
    const auto offer = [&](const std::string& method, std::string_view key) {
      if (can(method) || talk_.is_gone()) return;
      const auto reply = talk_.ask(method);
      if (!reply || reply->is_error || reply->value.find(key) == nullptr) return;
      complaints_.add(
          "undeclared", method,
          "The engine answers " + method + ", and does not declare it: it is not compared.");
    };
    offer("legal", "moves");
    offer("outcome", "over");
  }

  const LintOptions& options_;
  Clock::time_point until_;
  AnyGame& model_;
  Talk& talk_;
  const Declared& declared_;
  Complaints& complaints_;
  Notation notation_;
  Dice dice_;
  std::optional<Value> opening_;
  std::optional<Value> listed_;  ///< the legal moves here, as the engine shows them
};

/// What is to be refused, in a process of its own.
auto try_others(const LintOptions& options, const std::string& params, Complaints& complaints)
    -> void {
  const auto other = [&](std::string_view what, std::string_view from, std::string_view to) {
    const auto at = params.find(from);
    auto talk = Talk::begin(options.launch, complaints);
    if (at == std::string::npos || !talk) return;
    complaints.looked_at("other-game");
    auto changed = params;
    changed.replace(at, from.size(), to);
    const auto reply = (*talk)->ask("initialize", changed);
    (void)(*talk)->quit();
    if (!reply) return;
    const auto* data = reply->value.find("data");
    if (reply->has_code(unsupported) && data != nullptr && data->text == what) return;
    complaints.add("other-game", what,
                   "To initialize with another " + std::string(what) + " the engine answers " +
                       told(*reply) + ".",
                   "an error with \"code\": 2 and \"data\": \"" + std::string(what) + '"');
  };
  other("protocol", R"("protocol":1)", R"("protocol":99)");
  other("game", "\"game\":\"" + std::string(options.game.name) + '"', R"("game":"no-such-game")");
}

}  // namespace

auto look_at(const LintOptions& options) -> Result<Complaints> {
  const auto until = Clock::now() + options.time;
  auto model = options.game.make(options.setup);
  if (!model) return model.error();
  std::string params;
  write_set_up(params, options.game.data, **model);
  Complaints complaints;
  auto talk = Talk::begin(options.launch, complaints);
  if (!talk) return talk.error();
  const auto welcome = (*talk)->ask("initialize", params);
  if (!welcome) return complaints;
  if (welcome->has_code(unsupported)) {
    return Error{Code::bad_setup, "engine", "it refuses the set-up: " + told(*welcome)};
  }
  if (welcome->is_error) {
    complaints.looked_at("welcome");
    complaints.add("welcome", "error", failure(*welcome),
                   "an object with fields, or error 2 where it does not play that set-up");
    return complaints;
  }
  const auto declared = read_welcome(welcome->value, (*model)->fields(), complaints);
  Linter(options, until, **model, **talk, declared, complaints).run();
  const bool was_gone = (*talk)->is_gone();
  complaints.looked_at("quit");
  if (!(*talk)->quit() && !was_gone)
    complaints.add("quit", "", "The engine does not end within 2 s of quit.");
  if (!was_gone && Clock::now() < until) try_others(options, params, complaints);
  return complaints;
}

}  // namespace ruleproof::conformance::lint
