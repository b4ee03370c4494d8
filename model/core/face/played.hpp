/// A game that is being played: the model under a set-up, and the record of what was played.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "model/core/any_game.hpp"
#include "model/core/face/parts.hpp"

namespace ruleproof::face {

/// Each function answers with JSON, as `ruleproof_model.h` says of its namesake.
class Played {
 public:
  /// Set up as the head of a record says, at the record's position.
  [[nodiscard]] static auto open(std::string_view record) -> Result<Played>;

  [[nodiscard]] auto set_up() const -> std::string;
  [[nodiscard]] auto moves() -> std::string;
  [[nodiscard]] auto judge(std::string_view move) const -> std::string;
  [[nodiscard]] auto apply(std::string_view move) -> std::string;
  [[nodiscard]] auto undo() -> std::string;
  [[nodiscard]] auto restart() -> std::string;
  [[nodiscard]] auto go_to(std::string_view position) -> std::string;
  [[nodiscard]] auto state() const -> std::string;
  [[nodiscard]] auto seen_by(std::string_view seat) const -> std::string;
  [[nodiscard]] auto picture_seen_by(std::string_view seat) const -> std::string;
  [[nodiscard]] auto step_seen_by(std::string_view seat, std::string_view move) const
      -> std::string;
  [[nodiscard]] auto search(std::string_view wanted, std::string_view order) -> std::string;
  [[nodiscard]] auto search_on(std::size_t positions) -> std::string;
  [[nodiscard]] auto told(std::string_view changes) const -> std::string;
  [[nodiscard]] auto position() const -> std::string;
  [[nodiscard]] auto picture() const -> std::string;
  [[nodiscard]] auto outcome() const -> std::string;
  [[nodiscard]] auto record() const -> std::string;
  [[nodiscard]] auto play_at_random(std::uint64_t seed, std::size_t choices) -> std::string;

 private:
  Played(Parts parts, std::unique_ptr<AnyGame> game, Record record);
  /// A player, or "nobody": somebody who sees what all players see.
  [[nodiscard]] auto viewer(std::string_view seat) const -> Result<Seat>;
  /// Notes a move, before it is made.
  auto note(std::string_view move) -> void;

  Parts parts_;
  std::unique_ptr<AnyGame> game_;
  Record record_;        ///< the head, where it began, and the moves so far
  std::string opening_;  ///< where it began, if not at the opening
  std::unique_ptr<Search> search_;
};

/// A record replayed from its beginning, with what is wrong with it, if anything is.
[[nodiscard]] auto replay(std::string_view record) -> std::string;

}  // namespace ruleproof::face
