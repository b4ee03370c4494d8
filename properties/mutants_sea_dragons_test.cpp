/// Quality of the laws of Sea Dragons: every planted bug is caught, by the law that is meant to.
#include <string>

#include <doctest/doctest.h>

#include "properties/laws/generic.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"
#include "properties/mutants/sea_dragons.hpp"

namespace ruleproof::properties {
namespace {

using mutants::sea::Bug;
using mutants::sea::Mutant;

/// The law that random games break with a bug in force, looking at one law only (all: no name);
/// empty if none is broken in so many steps.
auto broken_by(Bug bug, std::string_view only = "") -> std::string {
  auto laws = laws_of<Mutant>();
  std::erase_if(laws, [&](const auto& law) { return !only.empty() && law.name != only; });
  REQUIRE_FALSE(laws.empty());
  LawWatch<Mutant> watch(laws, {}, Sampling::often, 1);
  MoveList<Mutant::Move> buffer;
  Random random(1);
  Mutant::bug = bug;
  while (watch.steps() < 60'000 && !watch.broken()) {
    const auto game = Mutant::configure({.options = random_options<Mutant>(random), .rulings = {}});
    REQUIRE(game);
    watch.enter(*game);
    Dice dice(random.next());
    play_watched(*game, dice, watch, buffer);
  }
  Mutant::bug = Bug::none;
  return watch.broken() ? std::string(laws[watch.broken()->law].name) : "";
}

struct Planted {
  Bug bug;
  std::string_view law;
};
constexpr auto planted = std::to_array<Planted>({
    {Bug::touches_own, "a new dragon touches no other dragon of its player"},
    {Bug::floats, "a new dragon touches the island or a rival's dragon"},
    {Bug::forgets_toll,
     "a dragon costs two gold for each whirlpool and current and brings one for each gold"},
    {Bug::forgets_symbols,
     "a dragon costs two gold for each whirlpool and current and brings one for each gold"},
    {Bug::forgets_rivals,
     "a rival gets a gold for each of his dragons that is touched, and else nothing"},
    {Bug::pays_by_edge,
     "a rival gets a gold for each of his dragons that is touched, and else nothing"},
    {Bug::leaves_ships, "ship tokens under a new dragon go to its player, and no others"},
    {Bug::moves_pieces, "a new dragon is the figure of the card played, turned or mirrored"},
    {Bug::hides_a_place, "every legal move is offered"},
    {Bug::same_size,
     "everybody has as many turns, with at most one mission after a dragon and a card of another "
     "size"},
    {Bug::second_mission,
     "everybody has as many turns, with at most one mission after a dragon and a card of another "
     "size"},
    {Bug::no_refill, "while the stacks last, two cards of each size and four missions are open"},
    {Bug::free_mission,
     "a mission of the market goes to who pays it, and what is paid leaves the game"},
    {Bug::spare_ship, "what is discarded for a mission pays it, and nothing of it is too much"},
    {Bug::drops_reef, "no component appears or vanishes"},
    {Bug::peeks, "reef cards are seen by their player alone, until the end"},
    {Bug::skips_a_seat, "turns go round the table, one head each"},
    {Bug::rich_pass,
     "a pass brings two gold and a gold card four; only dragons change gold otherwise"},
    {Bug::rounds_up,
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {Bug::second_after_tie,
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {Bug::counts_pieces,
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {Bug::forgets_hidden,
     "each realm brings its points to the first and the second by dragons, then pieces"},
    {Bug::one_more_for_all,
     "the most missions, then the most points of missions, bring five points"},
    {Bug::last_seat_wins, "the most points win, then the most missions"},
});

TEST_CASE("Sea Dragons without a planted bug keeps every law") {
  CHECK(broken_by(Bug::none).empty());
}

TEST_CASE("every bug planted in Sea Dragons is caught by its law") {
  for (const auto& row : planted) {
    CAPTURE(row.law);
    CHECK(broken_by(row.bug, row.law) == row.law);
  }
}

}  // namespace
}  // namespace ruleproof::properties
