#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

#include "properties/mutants/planted_test.hpp"

namespace ruleproof::properties::mutants {

using year_of_the_dragon::YearOfTheDragon;

TEST_CASE("year of the dragon: without a bug the planted game is the game") {
  is_sound_without<YearOfTheDragon>({{"players", "3"}});
}

TEST_CASE("year of the dragon: every planted bug shows in random games") {
  notice_all<YearOfTheDragon>({{}, {{"players", "2"}}, {{"players", "3"}}, {{"players", "5"}}},
                              2'000);
}

}  // namespace ruleproof::properties::mutants
