#include "model/drako/drako.hpp"

#include "properties/mutants/planted_test.hpp"

namespace ruleproof::properties::mutants {

using drako::Drako;

TEST_CASE("drako: without a bug the planted game is the game") { is_sound_without<Drako>({}); }

TEST_CASE("drako: every planted bug shows in random games") {
  notice_all<Drako>({{}, {{"data", "skirmish"}}, {{"data", "duel"}}}, 5'000);
}

}  // namespace ruleproof::properties::mutants
