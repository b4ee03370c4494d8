#include "model/connect_four/connect_four.hpp"

#include "properties/mutants/planted_test.hpp"

namespace ruleproof::properties::mutants {

using connect_four::ConnectFour;

TEST_CASE("connect four: without a bug the planted game is the game") {
  is_sound_without<ConnectFour>({});
}

TEST_CASE("connect four: every planted bug shows in random games") {
  notice_all<ConnectFour>({{}, {{"columns", "5"}, {"rows", "4"}}}, 5'000);
}

}  // namespace ruleproof::properties::mutants
