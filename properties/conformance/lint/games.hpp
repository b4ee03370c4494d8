/// Three random games with one engine, in which it is asked for everything.
#pragma once

#include <optional>
#include <string>

#include "model/core/any_game.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/lint.hpp"
#include "properties/conformance/lint/notation.hpp"
#include "properties/conformance/lint/positions.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"

namespace ruleproof::conformance::lint {

class Games {
 public:
  Games(const LintOptions& options, AnyGame& model, Talk& talk, const Declared& declared,
        Complaints& complaints)
      : options_(options),
        model_(model),
        talk_(talk),
        declared_(declared),
        complaints_(complaints),
        notation_(model, declared, complaints),
        positions_(options.game, declared, talk, complaints),
        dice_(options.seed) {}

  /// Plays until everything was asked, or nothing more can be. Gives where that was: "in game 1 of
  /// 3".
  auto play() -> std::string;

 private:
  [[nodiscard]] auto can(std::string_view capability) const -> bool {
    return declared_.capabilities.contains(capability);
  }
  /// Where it ended, if it ended too early.
  auto ask_everything() -> std::string;
  /// A new game on both sides; the first position of each is the same.
  auto start() -> bool;
  auto look_at_opening(const Value& state) -> void;
  /// A game of at most so many moves.
  auto play_one(int game, int longest) -> void;
  /// Everything that can be asked at a position.
  auto look(bool may_start_here) -> void;
  auto look_after_end() -> void;
  /// An answer that is no error, as an error is none here.
  auto good(const std::string& method, const std::string& expected = {}) -> std::optional<Reply>;
  /// Asks for what is answered by {}.
  auto done(const std::string& method) -> bool;
  auto state() -> std::optional<Value>;
  /// Whether the state is known to be another than it was.
  auto is_not(const std::optional<Value>& before) -> bool;
  /// A move that is none is refused, and changes nothing.
  auto try_gibberish() -> void;
  /// Makes a legal move on both sides, perhaps takes it back and makes it again; false where they
  /// part, which is no matter of form.
  auto make_move(bool twice) -> bool;
  auto take_back(const std::string& move, const Value& before) -> bool;
  auto applied(const std::string& move) -> bool;
  [[nodiscard]] auto lists(const std::string& move) const -> bool;
  auto try_positions() -> void;
  /// Aids that are there and not declared; last, since who does not know a method may not answer.
  auto try_undeclared() -> void;

  const LintOptions& options_;
  AnyGame& model_;
  Talk& talk_;
  const Declared& declared_;
  Complaints& complaints_;
  Notation notation_;
  Positions positions_;
  Dice dice_;
  std::optional<Value> opening_;
  std::optional<Value> listed_;  ///< the legal moves here, as the engine shows them
  bool saw_an_end_ = false;
};

}  // namespace ruleproof::conformance::lint
