/// A small Drako from the first card to the last: every law at every step that anybody can make,
/// and as many positions as are pinned.
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/whole_test.hpp"
#include "model/drako/drako.hpp"
#include "properties/files.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/generic.hpp"
#include "properties/pins.hpp"

namespace ruleproof::properties {
namespace {

using drako::Drako;

/// The pins that are visited here, all but those that the search alone counts, or two of them.
auto most_states() -> std::uint64_t {
#ifdef NDEBUG
  return sampled<std::uint64_t>(105'000, 200'000);
#else
  return 10'000;
#endif
}

/// What was seen of a whole game: counts, and the laws that a step or a position broke.
struct Whole {
  PinCounts counts;
  std::set<std::string_view> broken;
};

/// Visits every position once, with nothing but sorted sets: a second opinion on the solver's
/// search. Laws of whole games are left to random play.
auto visit_all(const Drako& game) -> Whole {
  auto laws = laws_of<Drako>();
  const auto setup = game.setup();
  std::erase_if(laws, [&](const auto& law) { return !applies<Drako>(law.assumes, setup); });
  Whole whole;
  std::set<Drako::State> seen = {game.start()};
  std::vector<Drako::State> open = {game.start()};
  MoveList<Drako::Move> list;
  std::uint64_t transitions = 0;
  std::uint64_t terminals = 0;
  while (!open.empty()) {
    const auto state = open.back();
    open.pop_back();
    for (const auto& law : laws) {
      if (law.position != nullptr && !law.position(game, state)) whole.broken.insert(law.name);
    }
    moves(game, state, list);
    terminals += list.empty() ? 1 : 0;
    transitions += list.size();
    for (const auto& move : list) {
      const auto step = game.apply(state, move);
      for (const auto& law : laws) {
        if (law.holds != nullptr && !law.holds(game, state, move, step)) {
          whole.broken.insert(law.name);
        }
      }
      if (seen.insert(step.next).second) open.push_back(step.next);
    }
  }
  whole.counts = {seen.size(), transitions, terminals};
  return whole;
}

TEST_CASE("drako: no step of a whole small game breaks a law, and its positions are as pinned") {
  const auto file = read_file("properties/pins/drako.txt");
  REQUIRE(file);
  const auto pins = parse_pins(file->text, file->name);
  REQUIRE(pins);
  int visited = 0;
  for (const auto& pin : *pins) {
    if (*pin.counts.states > most_states()) continue;  // the search counts those
    const auto game = Drako::configure(pin.setup);
    REQUIRE(game);
    const auto whole = visit_all(*game);
    CAPTURE(to_text(pin));
    CHECK(whole.counts == pin.counts);
    for (const auto& law : whole.broken) FAIL_CHECK(law);
    ++visited;
  }
  CHECK(visited >= 1);
}

}  // namespace
}  // namespace ruleproof::properties
