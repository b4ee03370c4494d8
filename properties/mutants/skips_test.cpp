/// The planted bugs of the games that have no net of their own in `properties`.
#include "properties/mutants/skips_test.hpp"

#include <span>

#include "model/connect_four/connect_four.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/year_of_the_dragon.hpp"
#include "properties/laws/year_of_the_dragon/goals.hpp"
#include "properties/mutants/catch_test.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties {

template <>
struct Tables<mutants::Planted<connect_four::ConnectFour>> {
  using G = mutants::Planted<connect_four::ConnectFour>;
  static constexpr std::span<const Law<G>> laws = connect_four_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = connect_four_laws::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return mutants::with_bug(connect_four_laws::random_options(random));
  }
};
template <>
struct Tables<mutants::Planted<year_of_the_dragon::YearOfTheDragon>> {
  using G = mutants::Planted<year_of_the_dragon::YearOfTheDragon>;
  static constexpr std::span<const Law<G>> laws = dragon::laws<G>;
  static constexpr std::span<const Goal<G>> goals = dragon::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return mutants::with_bug(dragon::random_options(random));
  }
};

namespace mutants {
namespace {

TEST_CASE("Connect Four: laws asked after some steps only break where they would after all") {
  skips_lose_nothing<connect_four::ConnectFour>(8);
}

TEST_CASE("the Dragon: laws asked after some steps only break where they would after all") {
  skips_lose_nothing<year_of_the_dragon::YearOfTheDragon>(8);
}

}  // namespace
}  // namespace mutants
}  // namespace ruleproof::properties
