/// Every bug planted in Drako is caught, by the law that speaks of it.
#include <doctest/doctest.h>

#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/drako.hpp"

namespace ruleproof::properties {
namespace {

using mutants::drako_bugs::Bug;
using mutants::drako_bugs::Mutant;

/// A bug, and the law that must catch it.
struct Row {
  Bug bug;
  std::string_view law;
  std::uint64_t steps = 20'000;  ///< that show it
};
constexpr auto rows = std::to_array<Row>({
    {Bug::copies_a_card, "every card is in a deck, in a hand or out, as many as the box holds"},
    {Bug::keeps_a_shield, "a card that is played, blocks or is discarded is out, and no other is"},
    {Bug::shows_hands, "nobody sees the other's hand, and everybody sees how many cards it holds"},
    {Bug::three_actions, "every other turn begins with two actions"},
    {Bug::long_first_turn, "the dragon has the first turn, of one action"},
    {Bug::walks_too_far, "a figure moves as far as the card says at most, over free areas"},
    {Bug::lands_on_a_dwarf, "an area holds one figure at most"},
    {Bug::walks_in_the_net, "a netted dragon neither walks nor flies"},
    {Bug::uses_what_is_lost, "an ability that is lost is not used"},
    {Bug::shoots_past, "the crossbow shoots along one of six lines, past no other dwarf"},
    {Bug::blocks_all,
     "a shield saves the dragon from one attack, and every other brings its wounds", 200'000},
    {Bug::blocks_all,
     "each dwarf who is not shielded takes the wounds of the attack, in his own boxes"},
    {Bug::spares_the_dead, "a dwarf is off the map when all his boxes are full, and not before"},
    {Bug::armour_later, "the armour is full before any ability is wounded"},
    {Bug::rages_for_nothing, "rage costs the raging dwarf one wound"},
    {Bug::rages_again, "rage is declared once, by a living dwarf in his player's turn"},
    {Bug::shakes_by_halves, "shaking the net off takes both actions of a turn"},
    {Bug::attacker_answers,
     "the player whose turn it is decides, but who is attacked answers, and the dwarf player "
     "allots wounds"},
    {Bug::dragon_allots,
     "the player whose turn it is decides, but who is attacked answers, and the dwarf player "
     "allots wounds"},
    {Bug::fights_on,
     "a shield saves the dragon from one attack, and every other brings its wounds"},
    {Bug::plays_without,
     "the dragon has survived when the last card of the dwarves is gone, and not before"},
    {Bug::wrong_winner,
     "the dwarf player has won when the dragon is slain, else the dragon player"},
});

/// All laws, or one: each that breaks is shrunk, which takes longer than to find it.
auto caught_with(Bug bug, std::vector<std::string> laws, std::uint64_t steps) -> mutants::Caught {
  Mutant::planted = bug;
  auto caught = mutants::catch_bug<Mutant>(steps, std::move(laws));
  Mutant::planted = Bug::none;
  CHECK(caught.unreadable == 0);
  MESSAGE(caught.report);
  return caught;
}

TEST_CASE("drako: the model without a planted bug keeps every law") {
  CHECK(caught_with(Bug::none, {}, 20'000).laws.empty());
}

TEST_CASE("drako: every planted bug is caught by the law that speaks of it") {
  for (const auto& row : rows) {
    const auto caught = caught_with(row.bug, {std::string(row.law)}, row.steps);
    CAPTURE(row.law);
    CHECK(caught.by(row.law));
  }
}

}  // namespace
}  // namespace ruleproof::properties
