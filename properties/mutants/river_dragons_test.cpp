#include "model/river_dragons/river_dragons.hpp"

#include "properties/mutants/planted_test.hpp"

namespace ruleproof::properties::mutants {

using river_dragons::RiverDragons;

TEST_CASE("river dragons: without a bug the planted game is the game") {
  is_sound_without<RiverDragons>({});
}

TEST_CASE("river dragons: every planted bug shows in random games") {
  notice_all<RiverDragons>({{}, {{"data", "toy"}}, {{"players", "3"}}}, 1'000);
}

}  // namespace ruleproof::properties::mutants
