/// Whether a claim of an answer denies a step that no game takes: what a wrong model would do.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "solver/refute/course.hpp"
#include "solver/refute/ready.hpp"

namespace ruleproof::solver {

template <Game G>
auto is_denied(const G& game, const std::string& claim, const typename G::State& before,
               const typename G::State& now, const ClauseSet& because) -> bool {
  auto read = refute::compile_in_course(claim, refute::names_in_course(game), refute::long_ones);
  CAPTURE(claim);
  REQUIRE(read);
  refute::Course course;
  course.moves_made = 1;
  course.acted = static_cast<std::int64_t>(game.to_act(before));
  course.rely_on(because);
  return !refute::Judged<G>(*std::move(read)).holds({now, game.start(), before}, course);
}

/// Whether one of them does.
template <Game G>
auto some_denies(const G& game, const std::vector<std::string>& claims,
                 const typename G::State& before, const typename G::State& now,
                 const ClauseSet& because) -> bool {
  return std::ranges::any_of(
      claims, [&](const auto& claim) { return is_denied(game, claim, before, now, because); });
}

}  // namespace ruleproof::solver
