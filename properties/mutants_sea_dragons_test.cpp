/// Quality of the laws of Sea Dragons: the law that is meant to catch a planted bug does.
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/sea_dragons.hpp"
#include "properties/laws/sea_dragons/goals.hpp"
#include "properties/laws/setups.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/planted.hpp"
#include "properties/mutants/skips_test.hpp"

namespace ruleproof::properties {

/// The laws of the game, tried on the planted one.
template <>
struct Tables<mutants::Planted<sea_dragons::SeaDragons>> {
  using G = mutants::Planted<sea_dragons::SeaDragons>;
  static constexpr std::span<const Law<G>> laws = sea::laws<G>;
  static constexpr std::span<const Goal<G>> goals = sea::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return mutants::with_bug(sea::random_options(random));
  }
};

namespace {

using Mutant = mutants::Planted<sea_dragons::SeaDragons>;

/// The law that random games break with a bug in force, looking at one law only (all: no name);
/// empty if none is broken in so many steps.
auto broken_by(std::string_view bug, std::string_view only = "") -> std::string {
  auto laws = laws_of<Mutant>();
  std::erase_if(laws, [&](const auto& law) { return !only.empty() && law.name != only; });
  REQUIRE_FALSE(laws.empty());
  LawWatch<Mutant> watch(laws, {}, Sampling::often, 1);
  MoveList<Mutant::Move> buffer;
  Random random(1);
  mutants::sown = bug;
  while (watch.steps() < 60'000 && !watch.broken()) {
    const auto game = Mutant::configure({.options = random_options<Mutant>(random), .rulings = {}});
    REQUIRE(game);
    watch.enter(*game);
    Dice dice(random.next());
    play_watched(*game, dice, watch, buffer);
  }
  mutants::sown.clear();
  return watch.broken() ? std::string(laws[watch.broken()->law].name) : "";
}

struct Row {
  std::string_view bug;
  std::string_view law;
};
constexpr auto planted = std::to_array<Row>({
    {"touches-own", "a new dragon touches no other dragon of its player"},
    {"floats", "a new dragon touches the island or a rival's dragon"},
    {"forgets-toll",
     "a dragon costs two gold for each whirlpool and current and brings one for each gold"},
    {"forgets-symbols",
     "a dragon costs two gold for each whirlpool and current and brings one for each gold"},
    {"forgets-rivals",
     "a rival gets a gold for each of his dragons that is touched, and else only by his own gold "
     "cards"},
    {"pays-by-edge",
     "a rival gets a gold for each of his dragons that is touched, and else only by his own gold "
     "cards"},
    {"leaves-ships", "ship tokens under a new dragon go to its player, and no others"},
    {"moves-pieces", "a new dragon is the figure of the card played, turned or mirrored"},
    {"hides-the-south", "every legal move is offered"},
    {"same-size",
     "everybody has as many turns, with at most one mission after a dragon and a card of another "
     "size"},
    {"second-mission",
     "everybody has as many turns, with at most one mission after a dragon and a card of another "
     "size"},
    {"no-refill", "while the stacks last, two cards of each size and four missions are open"},
    {"free-mission",
     "a mission of the market goes to who pays it, and what is paid leaves the game"},
    {"spare-ship", "what is discarded for a mission pays it, and nothing of it is too much"},
    {"drops-reef", "no component appears or vanishes"},
    {"peeks", "reef cards are seen by their player alone, until the end"},
    {"skips-a-seat", "turns go round the table, one head each"},
    {"rich-pass",
     "a pass brings two gold and a gold card four; only dragons change gold otherwise"},
    {"rounds-up",
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {"second-after-tie",
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {"counts-pieces",
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {"forgets-hidden",
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {"one-more-for-all", "the most missions, then the most points of missions, bring five points"},
    {"last-seat-wins", "the most points win, then the most missions"},
});

TEST_CASE("Sea Dragons without a planted bug keeps every law") { CHECK(broken_by("").empty()); }

TEST_CASE("every bug planted in Sea Dragons is caught by its law") {
  for (const auto& row : planted) {
    CAPTURE(row.law);
    CHECK(broken_by(row.bug, row.law) == row.law);
  }
}

TEST_CASE("Sea Dragons: laws asked after some steps only break where they would after all") {
  mutants::skips_lose_nothing<sea_dragons::SeaDragons>(8);
}

}  // namespace
}  // namespace ruleproof::properties
