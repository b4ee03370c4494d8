#include "model/core/fixed.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/game.hpp"
#include "model/core/number.hpp"

namespace ruleproof {
namespace {

static_assert(Value<FixedVector<int, 3>>);
enum class Fruit : std::uint8_t { apple, pear };
static_assert(Value<Bag<Fruit, 2>>);

TEST_CASE("a fixed vector keeps order and forgets what it drops") {
  FixedVector<int, 4> list;
  CHECK(list.empty());
  for (const int i : {1, 2, 3, 4}) list.push_back(i);
  list.erase_at(1);
  CHECK(std::vector<int>(list.begin(), list.end()) == std::vector{1, 3, 4});
  list.erase_at(2);
  FixedVector<int, 4> same;
  same.push_back(1);
  same.push_back(3);
  CHECK(list == same);
  // Equal byte by byte: nothing is left behind in unused places.
  using Bytes = std::array<unsigned char, sizeof(same)>;
  CHECK(std::bit_cast<Bytes>(list)[8] == std::bit_cast<Bytes>(same)[8]);
  list.resize(4);
  CHECK(list[3] == 0);
  list.clear();
  CHECK(list == FixedVector<int, 4>{});
}

TEST_CASE("a bag counts by kind") {
  Bag<Fruit, 2> bag;
  CHECK(bag.empty());
  bag[Fruit::pear] = 3;
  bag[Fruit::apple] += 2;
  CHECK(bag.size() == 5);
  CHECK(bag[Fruit::pear] == 3);
}

TEST_CASE("numbers select, and never fall below zero when told so") {
  static_assert(least(3, 2) == 2 && greatest(3, 2) == 3 && least(2, 2) == 2);
  static_assert(at_least_zero(-5) == 0 && at_least_zero(5) == 5);
  static_assert(select(true, 1, 2) == 1 && select(false, 1, 2) == 2);
}

TEST_CASE("seats have names and numbers") {
  CHECK(to_text(Seat::p1) == "p1");
  CHECK(to_text(Seat::p6) == "p6");
  CHECK(to_text(Seat::chance) == "chance");
  CHECK(to_text(Seat::nobody) == "nobody");
  CHECK(player_seat(2) == Seat::p3);
  CHECK(player_of(Seat::p3) == 2);
  CHECK(is_player(Seat::p6));
  CHECK_FALSE(is_player(Seat::chance));
}

TEST_CASE("errors are printed on one line with their code") {
  CHECK(to_text(Error{Code::bad_record, "x.game:3", "what"}) == "RP-005: x.game:3: what");
  CHECK(to_text(Error{Code::bad_run, "", "what"}) == "RP-016: what");
}

}  // namespace
}  // namespace ruleproof
