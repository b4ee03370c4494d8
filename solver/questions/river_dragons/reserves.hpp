/// Contents of a personal reserve: of each size whose plank it holds.
#pragma once

#include <array>
#include <functional>

#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/river_dragons.hpp"

namespace ruleproof::solver::river_dragons_question {

/// By size - 1: the seat whose colour the plank has, or `nobody`. [remove.one-of-a-size]
using Content = std::array<int, river_dragons::plank_sizes>;
inline constexpr int nobody = -1;

/// Whether it holds a plank of every size.
[[nodiscard]] auto is_full(const Content& content) -> bool;

/// Calls `visit(content, reserve)` for every content that the limits allow the first seat.
auto for_each_content(
    const river_dragons::RiverDragons& game,
    const std::function<void(const Content&, const river_dragons::Reserve&)>& visit) -> void;

}  // namespace ruleproof::solver::river_dragons_question
