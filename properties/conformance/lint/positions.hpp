/// Starts an engine from positions that it went through before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/lint/talk.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::lint {

class Positions {
 public:
  Positions(const Parts& game, const Declared& declared, Talk& talk, Complaints& complaints)
      : game_(game), declared_(declared), talk_(talk), complaints_(complaints) {}

  /// What the engine shows at the opening.
  auto opens_with(const Value& state) -> void { opening_ = state; }
  /// Remembers the position, and what the engine shows there. One that the engine cannot show, for
  /// it has none in between, is passed over.
  auto note(const AnyGame& model, const Value& state) -> void;
  /// Starts from each.
  auto try_all() -> void;

 private:
  struct Noted {
    std::string position;
    Value state;   ///< as the engine showed it
    bool is_same;  ///< as the model's; otherwise the engine may not have that position
  };
  auto try_start(const Noted& noted) -> void;
  auto look_at_refusal(const Noted& noted, const Reply& reply) -> void;
  auto look_at_state(const Noted& noted, const Value& state) -> void;
  /// The first field in which two states differ, of those that both show.
  [[nodiscard]] auto differing(const Value& one, const Value& other) const
      -> std::optional<std::string>;

  const Parts& game_;
  const Declared& declared_;
  Talk& talk_;
  Complaints& complaints_;
  Value opening_;
  std::vector<Noted> noted_;
};

}  // namespace ruleproof::conformance::lint
