#include "properties/conformance/compare/doubt.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/conformance/compare/course.hpp"
#include "properties/conformance/compare/position_text.hpp"

namespace ruleproof::conformance {
namespace {

constexpr std::size_t longest_game = 200;

/// What conform asks an engine at a position, beside its fields.
auto answers_of(AnyGame& game) -> std::string {
  if (game.seat() != Seat::nobody) return moves_on_offer(game);
  std::string text;
  write_outcome(game, text);
  return text;
}

auto sights_of(const AnyGame& game) -> std::string {
  std::string text;
  for (int p = 0; p < game.players(); ++p) game.write_seen(text, player_seat(p));
  return text;
}

}  // namespace

auto Doubters::begin(std::string_view position) -> bool {
  if (position.empty()) {
    first_.restart();
    second_.restart();
    return true;
  }
  return !first_.restart_at(position) && !second_.restart_at(position);
}

auto Doubters::differ() const -> Doubt {
  if (state_of(first_) != state_of(second_) || answers_of(first_) != answers_of(second_)) {
    return Doubt::answers;
  }
  return sights_of(first_) != sights_of(second_) ? Doubt::sights : Doubt::none;
}

auto Doubters::differ_at(std::string_view position) -> bool {
  return begin(position) && differ() == Doubt::answers;
}

auto Doubters::look() -> Doubt {
  const auto here = differ();
  if (here == Doubt::answers) {
    moves_ = differ_at(first_.position()) ? 0 : 1;
    return here;
  }
  if (here == Doubt::sights) sights_ = true;
  return here;
}

auto Doubters::along(const Course& course) -> Doubt {
  sights_ = false;
  if (!begin(course.position)) return Doubt::none;
  if (look() == Doubt::answers) {
    if (differ_at(course.position)) moves_ = 0;
    return Doubt::answers;
  }
  for (const auto& action : course.actions) {
    if (action.kind != Action::Kind::play) continue;
    if (!first_.play(action.move) || !second_.play(action.move)) break;
    if (look() == Doubt::answers) return Doubt::answers;
  }
  return sights_ ? Doubt::sights : Doubt::none;
}

auto Doubters::at_random(std::uint64_t games, std::uint64_t seed) -> Doubt {
  sights_ = false;
  Dice dice(seed);
  for (std::uint64_t game = 0; game < games; ++game) {
    (void)begin("");
    for (std::size_t i = 0; i < longest_game && first_.seat() != Seat::nobody; ++i) {
      if (look() == Doubt::answers) return Doubt::answers;
      const auto move = first_.text_of(first_.throw_dice(dice));
      if (!first_.play(move) || !second_.play(move)) break;
    }
  }
  return sights_ ? Doubt::sights : Doubt::none;
}

}  // namespace ruleproof::conformance
