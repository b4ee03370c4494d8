/// Contents of a personal reserve: of each size whose plank it holds.
#pragma once

#include <array>

#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/river_dragons.hpp"

namespace ruleproof::solver::river_dragons_question {

/// By size - 1: the seat whose colour the plank has, or `nobody`. [remove.one-of-a-size]
using Content = std::array<int, river_dragons::plank_sizes>;
inline constexpr int nobody = -1;

/// The planks of a reserve.
[[nodiscard]] inline auto content_of(const river_dragons::State& state, int seat) -> Content {
  Content content;
  content.fill(nobody);
  for_each_plank(state, [&](river_dragons::PlankName name, const river_dragons::Plank& plank) {
    if (plank.in_reserve_of(seat)) content[static_cast<std::size_t>(name.size()) - 1] = name.seat();
  });
  return content;
}

/// Calls `visit(content, reserve)` for every content that the limits allow the first seat.
template <class Visit>
auto for_each_content(const river_dragons::RiverDragons& game, Visit&& visit) -> void {
  using namespace river_dragons;  // NOLINT(google-build-using-namespace): planks and reserves
  auto bare = opening(game.rules());
  for (auto& plank : bare.players[0].planks) plank = {Plank::out, 0};
  const auto empty = Reserve::of(game.rules(), bare, 0);
  Content content;
  content.fill(nobody);
  while (true) {
    auto reserve = empty;
    for (std::size_t i = 0; i < plank_sizes; ++i) {
      if (content[i] != nobody) reserve.add(plank_name(content[i], static_cast<int>(i) + 1));
    }
    if (reserve.judge()) visit(std::as_const(content), std::as_const(reserve));
    std::size_t digit = 0;  // counts up, in the base of the seats and nobody
    while (digit < plank_sizes && ++content[digit] == game.players()) content[digit++] = nobody;
    if (digit == plank_sizes) return;
  }
}

}  // namespace ruleproof::solver::river_dragons_question
