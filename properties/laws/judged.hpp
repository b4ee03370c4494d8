/// Judgements of a model held to what a law says of a move: legal, or the clause in its way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "properties/laws/generic_moves.hpp"

namespace ruleproof::properties {

/// Whether the model allows a move where `why` is empty, and else refuses it by that clause.
template <class G>
auto is_judged_by(const G& game, const typename G::State& state, const typename G::Move& move,
                  std::string_view why) -> bool {
  const auto verdict = game.judge(state, move);
  return verdict ? why.empty() : G::rulebook[verdict.why().index].id == why;
}

/// Whether `is_so(move)` for some of all moves, others in each position.
template <class G, class IsSo>
auto some_moves_are(const G& game, const typename G::State& state, std::size_t enough,
                    const IsSo& is_so) -> bool {
  return std::ranges::all_of(detail::some_of<G>(detail::every_move_of(game), state, enough),
                             [&](const auto& part) { return std::ranges::all_of(part, is_so); });
}

}  // namespace ruleproof::properties
