/// Laws that nobody asks after steps that cannot break them lose no failure: of games with bugs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "properties/laws/generic.hpp"
#include "properties/laws/setups.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/planted.hpp"
#include "properties/play_case.hpp"

namespace ruleproof::properties::mutants {

/// A law that was broken: the number of the case, the law, the step.
using BrokenAt = std::array<std::size_t, 3>;

/// What random games break; a law that broke is left out from then on, so that others show.
template <class G>
auto broken_in_turn(std::size_t cases, bool skips) -> std::vector<BrokenAt> {
  const auto laws = laws_of<G>();
  LawWatch<G> watch(laws, {}, Sampling::sampled, 1);
  if (!skips) watch.skip_nothing();
  MoveList<typename G::Move> buffer;
  std::vector<BrokenAt> broken;
  for (std::size_t number = 0; number < cases; ++number) {
    Random random(number);
    std::vector<std::uint16_t> words(512);
    for (auto& word : words) word = static_cast<std::uint16_t>(random.next());
    const auto game = configured<G>(random_setup<G>(number + 1));
    watch.enter(game);
    (void)play_case<G>(game, words, watch, buffer);
    if (!watch.broken()) continue;
    broken.push_back({number, watch.broken()->law, watch.broken()->steps});
    watch.forget(watch.broken()->law);
  }
  return broken;
}

/// With every bug of the table, the same laws break at the same steps whether laws are asked after
/// some steps or after all.
template <class G>
auto skips_lose_nothing(std::size_t cases) -> void {
  for (const auto& bug : planted_bugs<G>()) {
    sown = bug.name;
    CAPTURE(bug.name);
    const auto broken = broken_in_turn<Planted<G>>(cases, true);
    CHECK(broken == broken_in_turn<Planted<G>>(cases, false));
  }
  sown.clear();
  CHECK(broken_in_turn<Planted<G>>(cases, false).empty());
}

}  // namespace ruleproof::properties::mutants
