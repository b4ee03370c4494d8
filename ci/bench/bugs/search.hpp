/// Looks for the bug of RULEPROOF_BUG in one of several ways, and ends at the first broken law:
///
///     bugs_drako list            the bugs
///     bugs_drako check SEED      random games, as `ruleproof check` plays them
///     bugs_drako everywhere      every step of the small game that the game names
///     bugs_drako rapidcheck SEED RapidCheck's own testing of states, as it ships
///
/// The exit code is 1 where a law is broken, 0 where the search ended without.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "ci/bench/bugs/rapidcheck_state.hpp"
#include "properties/case.hpp"
#include "properties/check.hpp"
#include "properties/everywhere.hpp"
#include "properties/last_game.hpp"
#include "properties/play_case.hpp"
#include "reports/games/details.hpp"
#include "solver/explore/explore.hpp"

namespace ruleproof::bench {

/// Ends the program: only the time until here counts.
[[noreturn]] inline auto found(std::string_view law) -> void {
  std::printf("broken: %.*s\n", static_cast<int>(law.size()), law.data());
  std::fflush(stdout);
  std::_Exit(1);
}

/// The games that `check` plays, one hand after the other and without an end.
template <class G>
auto by_check(std::uint64_t seed) -> void {
  const auto laws = properties::laws_of<G>();
  const auto goals = properties::goals_of<G>();
  properties::LawWatch<G> watch(laws, goals, properties::Sampling::sampled, seed);
  properties::LastGame<G> games;
  MoveList<typename G::Move> buffer;
  const auto options = properties::detail::search_options(std::uint64_t{1} << 40U, seed);
  (void)properties::find_counterexample(options, [&](const properties::Case& tried) {
    auto setup = properties::random_setup<G>(tried.setup);
    if (games.get(setup) == nullptr) setup.rulings.clear();
    if (games.get(setup) == nullptr) setup.options.clear();
    const auto* game = games.get(setup);
    RULEPROOF_ASSERT(game != nullptr);
    watch.enter(*game);
    (void)properties::play_case<G>(*game, tried.words, watch, buffer);
    if (watch.broken()) found(laws[watch.broken()->law].name);
    return true;
  });
}

/// Every position and step of the game at its own scale, breadth first.
template <class G, class True>
auto by_everywhere() -> void {
  const auto scale = games::Details<True>::scale;
  SetupText setup;
  if (!scale || read_pairs(scale->options, "options", setup.options) ||
      read_pairs(scale->rulings, "rulings", setup.rulings)) {
    return;
  }
  const auto game = G::configure(setup);
  if (!game) return;
  auto laws = properties::laws_of<G>();
  const auto whole = game->setup();
  std::erase_if(laws, [&](const auto& law) {
    return law.game != nullptr || !properties::applies<G>(law.assumes, whole);
  });
  (void)solver::explore(
      *game, {.max_states = 20'000'000},
      [&](const auto& state, int /*depth*/) -> void {
        for (const auto& law : laws) {
          if (properties::detail::is_broken(law, *game, state)) found(law.name);
        }
      },
      [&](const auto& before, const auto& move, const auto& step) -> void {
        for (const auto& law : laws) {
          if (properties::detail::is_broken(law, *game, before, move, step)) found(law.name);
        }
      });
}

template <class G, class True>
auto main_of(int count, char** words) -> int {
  const std::string_view way = count > 1 ? words[1] : "";
  const auto seed = count > 2 ? std::strtoull(words[2], nullptr, 10) : 1;
  if (way == "list") {
    for (const auto& bug : properties::mutants::planted_bugs<True>()) {
      std::printf("%.*s\n", static_cast<int>(bug.name.size()), bug.name.data());
    }
  } else if (way == "check") {
    by_check<G>(seed);
  } else if (way == "everywhere") {
    by_everywhere<G, True>();
  } else if (way == "rapidcheck") {
    by_rapidcheck<G>(seed, found);
  } else {
    std::fprintf(stderr, "expected list, check, everywhere or rapidcheck\n");
    return 2;
  }
  return 0;
}

}  // namespace ruleproof::bench
