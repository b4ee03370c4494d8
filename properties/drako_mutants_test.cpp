/// Every planted bug of Drako: the law that speaks of it catches it.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/drako/drako.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/drako/goals.hpp"
#include "properties/laws/law.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/planted.hpp"
#include "properties/mutants/skips_test.hpp"

namespace ruleproof::properties {

/// The laws of the game, tried on the planted one.
template <>
struct Tables<mutants::Planted<drako::Drako>> {
  using G = mutants::Planted<drako::Drako>;
  static constexpr std::span<const Law<G>> laws = drako_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = drako_laws::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return mutants::with_bug(drako_laws::random_options(random));
  }
};

namespace {

using Mutant = mutants::Planted<drako::Drako>;

/// A bug, and the law that must catch it.
struct Row {
  std::string_view bug;
  std::string_view law;
  std::uint64_t steps = 20'000;  ///< that show it
};
constexpr auto rows = std::to_array<Row>({
    {"copies-a-card", "every card is in a deck, in a hand or out, as many as the box holds"},
    {"keeps-a-shield", "a card that is played, blocks or is discarded is out, and no other is"},
    {"shows-hands", "nobody sees the other's hand, and everybody sees how many cards it holds"},
    {"three-actions", "every other turn begins with two actions"},
    {"long-first-turn", "the dragon has the first turn, of one action"},
    {"walks-too-far", "a figure moves as far as the card says at most, over free areas"},
    {"lands-on-a-dwarf", "an area holds one figure at most"},
    {"walks-in-the-net", "a netted dragon neither walks nor flies"},
    {"uses-what-is-lost", "an ability that is lost is not used"},
    {"shoots-past", "the crossbow shoots along one of six lines, past no other dwarf"},
    {"blocks-all", "a shield saves the dragon from one attack, and every other brings its wounds",
     200'000},
    {"blocks-all",
     "each dwarf who is not shielded takes the wounds of the attack, in his own boxes"},
    {"spares-the-dead", "a dwarf is off the map when all his boxes are full, and not before"},
    {"armour-later", "the armour is full before any ability is wounded"},
    {"rages-for-nothing", "rage costs the raging dwarf one wound"},
    {"rages-again", "rage is declared once, by a living dwarf in his player's turn"},
    {"shakes-by-halves", "shaking the net off takes both actions of a turn"},
    {"attacker-answers",
     "the player whose turn it is decides, but who is attacked answers, and the dwarf player "
     "allots wounds"},
    {"dragon-allots",
     "the player whose turn it is decides, but who is attacked answers, and the dwarf player "
     "allots wounds"},
    {"fights-on", "a shield saves the dragon from one attack, and every other brings its wounds"},
    {"plays-without",
     "the dragon has survived when the last card of the dwarves is gone, and not before"},
    {"wrong-winner", "the dwarf player has won when the dragon is slain, else the dragon player"},
});

/// All laws, or one: each that breaks is shrunk, which takes longer than to find it.
auto caught_with(std::string_view bug, std::vector<std::string> laws, std::uint64_t steps)
    -> mutants::Caught {
  mutants::sown = bug;
  auto caught = mutants::catch_bug<Mutant>(steps, std::move(laws));
  mutants::sown.clear();
  CHECK(caught.unreadable == 0);
  MESSAGE(caught.report);
  return caught;
}

TEST_CASE("drako: the model without a planted bug keeps every law") {
  CHECK(caught_with("", {}, 20'000).laws.empty());
}

TEST_CASE("drako: every planted bug is caught by the law that speaks of it") {
  for (const auto& row : rows) {
    const auto caught = caught_with(row.bug, {std::string(row.law)}, row.steps);
    CAPTURE(row.law);
    CHECK(caught.by(row.law));
  }
}

TEST_CASE("drako: laws asked after some steps only break where they would after all") {
  mutants::skips_lose_nothing<drako::Drako>(8);
}

}  // namespace
}  // namespace ruleproof::properties
