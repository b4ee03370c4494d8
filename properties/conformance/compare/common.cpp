#include "properties/conformance/compare/common.hpp"

#include <cstdint>

#include "model/core/any_game.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "properties/laws/citations.hpp"

namespace ruleproof::conformance {

auto citations_alone(AnyGame& model, std::uint64_t seed) -> properties::Citations {
  constexpr int steps = 3'000;
  properties::Citations common;
  Dice dice(seed);
  for (int i = 0; i < steps; ++i) {
    if (model.seat() == Seat::nobody || i % 500 == 0) model.restart();
    common.add(model.play(model.text_of(model.throw_dice(dice))).because);
  }
  return common;
}

}  // namespace ruleproof::conformance
