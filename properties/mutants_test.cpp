/// Quality of our own nets: laws catch every planted bug, and show a short game that replays.
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "properties/laws/connect_four.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/connect_four.hpp"

namespace ruleproof::properties {
namespace {

using mutants::Bug;
using mutants::Mutant;

using mutants::Caught;

template <Bug B>
auto catch_bug(std::uint64_t steps = 20'000) -> Caught {
  auto caught = mutants::catch_bug<Mutant<B>>(steps);
  CHECK(caught.unreadable == 0);
  MESSAGE(caught.report);
  return caught;
}

auto has(const Caught& caught, const std::string& law) -> bool { return caught.by(law); }

TEST_CASE("the model without a planted bug keeps every law") {
  CHECK(catch_bug<Bug::none>().laws.empty());
}

TEST_CASE("a stone in the wrong column is caught") {
  const auto caught = catch_bug<Bug::wrong_column>();
  CHECK(has(caught, "a stone comes to rest in its column, on the floor or on another stone"));
  CHECK(caught.shortest <= 10);
}

TEST_CASE("a forgotten diagonal is caught") {
  const auto caught = catch_bug<Bug::forgets_diagonal>();
  CHECK(has(caught, "four stones in a diagonal win at once"));
  CHECK(caught.shortest <= 12);
}

TEST_CASE("a forgotten draw is caught") {
  const auto caught = catch_bug<Bug::forgets_draw>();
  CHECK(has(caught, "there is a legal move exactly while somebody is to act"));
  CHECK(has(caught, "a full board ends the game, and only that is a draw"));
  CHECK(caught.shortest <= 42);
}

TEST_CASE("moves after the end are caught") {
  const auto caught = catch_bug<Bug::plays_on>();
  CHECK(has(caught, "after the end every move is refused"));
  CHECK(caught.shortest <= 7);
}

TEST_CASE("two stones at once are caught") {
  const auto caught = catch_bug<Bug::moves_twice>();
  CHECK(has(caught, "a move adds one stone of the player to act and moves no other"));
  CHECK(caught.shortest <= 2);
}

TEST_CASE("offering a full column is caught") {
  const auto caught = catch_bug<Bug::offers_full>();
  CHECK(has(caught, "every move that is offered is legal"));
  CHECK(caught.shortest <= 6);
}

TEST_CASE("hiding the last move is caught") {
  const auto caught = catch_bug<Bug::hides_last>();
  CHECK(has(caught, "there is a legal move exactly while somebody is to act"));
}

TEST_CASE("a move that is legal and never offered is caught") {
  const auto caught = catch_bug<Bug::hides_right>();
  CHECK(has(caught, "every legal move is offered"));
  CHECK(caught.shortest <= 1);
}

TEST_CASE("a step that relies on no clause is caught") {
  CHECK(has(catch_bug<Bug::cites_nothing>(),
            "every step relies on enforced clauses, at least on one"));
}

TEST_CASE("a move that is written wrong is caught") {
  const auto caught = catch_bug<Bug::misreads_last>();
  CHECK(has(caught, "a move reads back as it was written"));
  CHECK(caught.shortest <= 1);
}

TEST_CASE("a position that is read wrong is caught") {
  const auto caught = catch_bug<Bug::misreads_stone>(60'000);  // one step in 1024 is read back
  CHECK(has(caught, "a position reads back as it was written"));
  CHECK(caught.shortest <= 6);
}

TEST_CASE("a game without a winner is caught") {
  CHECK(has(catch_bug<Bug::nobody_wins>(), "a finished game has a winner, who took part"));
}

TEST_CASE("mirror images with different futures are caught") {
  // By itself: laws of lines break first in most games.
  CHECK(has(mutants::catch_bug<Mutant<Bug::lopsided>>(20'000, {"mirror each other"}),
            "positions that mirror each other have the same future"));
}

TEST_CASE("a model with a memory is caught") {
  CHECK(has(catch_bug<Bug::forgetful>(),
            "the same move in the same position leads to the same position"));
}

}  // namespace
}  // namespace ruleproof::properties
