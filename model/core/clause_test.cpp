#include "model/core/clause.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/ruling.hpp"

namespace ruleproof {
namespace {

constexpr auto book = std::to_array<Clause>({
    {.tag = "C1", .id = "a.first", .says = "First."},
    {.tag = "C2", .id = "a.second", .says = "Second."},
    {.tag = "C3", .id = "b", .says = "Third.", .disposition = Disposition::table_talk},
});
constexpr auto ids = std::to_array<std::string_view>({"a.first", "a.second", "b"});
static_assert(ids_of(book) == ids);
static_assert(ids_are_unique(ids));
static_assert(clause_in<"a.second">(ids).index == 1);

TEST_CASE("ids that occur twice are noticed") {
  constexpr auto twice = std::to_array<std::string_view>({"a", "b", "a"});
  static_assert(!ids_are_unique(twice));
}

TEST_CASE("a clause is found by its id") {
  CHECK(find_clause(book, "b") == ClauseRef{2});
  CHECK_FALSE(find_clause(book, "a"));
}

TEST_CASE("a set of clauses holds each of 256 on its own") {
  for (int i = 0; i < 256; ++i) {
    ClauseSet set;
    CHECK(set.empty());
    set.add(ClauseRef{static_cast<std::uint8_t>(i)});
    CHECK(set.size() == 1);
    for (int j = 0; j < 256; ++j) {
      if (set.has(ClauseRef{static_cast<std::uint8_t>(j)}) != (i == j)) FAIL_CHECK(i << ' ' << j);
    }
  }
}

TEST_CASE("clauses are visited in the order of the table, and sets join") {
  ClauseSet set;
  for (const int i : {255, 64, 0, 63, 128, 64}) set.add(ClauseRef{static_cast<std::uint8_t>(i)});
  ClauseSet more;
  more.add(ClauseRef{7});
  set.add(more);
  std::vector<int> seen;
  set.for_each([&](ClauseRef clause) { seen.push_back(clause.index); });
  CHECK(seen == std::vector{0, 7, 63, 64, 128, 255});
  CHECK(set.size() == 6);
}

enum class Colour : std::uint8_t { red, green, blue };
struct Rulings {
  Colour colour = Colour::red;
  auto operator==(const Rulings&) const -> bool = default;
};
constexpr auto colour = ruling<&Rulings::colour>(
    "D1", "colour", clause_in<"b">(ids), "Which?",
    {{"red", "it is red"}, {"green", "it is green"}, {"blue", "it is blue"}});

TEST_CASE("a ruling reads and sets its member by number") {
  static_assert(colour.size() == 3);
  Rulings rulings;
  CHECK(colour.get(rulings) == 0);
  colour.set(rulings, 2);
  CHECK(rulings.colour == Colour::blue);
  CHECK(colour.options()[2].id == "blue");
}

}  // namespace
}  // namespace ruleproof
