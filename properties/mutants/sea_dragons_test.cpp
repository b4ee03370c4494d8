#include "model/sea_dragons/sea_dragons.hpp"

#include "properties/mutants/planted_test.hpp"

namespace ruleproof::properties::mutants {

using sea_dragons::SeaDragons;

TEST_CASE("sea dragons: without a bug the planted game is the game") {
  is_sound_without<SeaDragons>({{"players", "3"}});
}

TEST_CASE("sea dragons: every planted bug shows in random games") {
  notice_all<SeaDragons>(
      {{}, {{"players", "2"}}, {{"players", "5"}}, {{"players", "3"}, {"heads", "3"}}}, 2'000);
}

}  // namespace ruleproof::properties::mutants
