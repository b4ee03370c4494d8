/// What may be wrong with positions and moves, held against the model at the same position.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/any_game.hpp"
#include "properties/conformance/lint/complaints.hpp"
#include "properties/conformance/lint/shapes.hpp"
#include "properties/conformance/protocol/json.hpp"

namespace ruleproof::conformance::lint {

/// The fields of the model's position, as an engine would show them.
[[nodiscard]] auto state_of(const AnyGame& model) -> Value;

/// The words that the game writes into its fields, from random games of the model.
class Vocabulary {
 public:
  explicit Vocabulary(AnyGame& model);
  /// The words of a field that has few; empty for others.
  [[nodiscard]] auto of(const std::string& field) const -> std::vector<std::string_view>;

 private:
  std::map<std::string, std::set<std::string>> words_;
};

/// Looks at what an engine answers at positions that the model has reached, too.
class Notation {
 public:
  Notation(AnyGame& model, const Declared& declared, Complaints& complaints)
      : model_(model), declared_(declared), complaints_(complaints), vocabulary_(model) {}

  auto look_at_state(const Value& result) -> void;
  /// Whether it is a list of texts, or null.
  auto look_at_moves(const Value& result) -> bool;
  /// What shows only over many positions: numbers that are always off by as much, fields that are
  /// never shown.
  auto conclude() -> void;

 private:
  auto look_at_field(const std::string& name, const Value& model, const Value& engine) -> void;
  auto look_at_text(const std::string& name, const std::string& model, const std::string& engine)
      -> void;
  auto look_at_to_act(const Value& engine) -> void;
  auto look_at_move(const std::string& move) -> void;
  auto note_number(const std::string& name, const Value& model, const Value& engine) -> void;

  /// How far a number was from the model's.
  struct Distance {
    std::set<std::int64_t> model;
    std::set<std::int64_t> off;
  };

  AnyGame& model_;
  const Declared& declared_;
  Complaints& complaints_;
  Vocabulary vocabulary_;
  std::map<std::string, Distance> distances_;
  std::set<std::string, std::less<>> shown_;  ///< fields that were not always null
  int states_ = 0;                            ///< looked at
};

}  // namespace ruleproof::conformance::lint
