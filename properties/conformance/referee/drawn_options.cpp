#include <cstdint>
#include <string_view>
#include <type_traits>

#include "model/games.hpp"
#include "properties/conformance/referee/referee.hpp"
#include "properties/laws/games.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::conformance {

auto drawn_options(std::string_view game, std::uint64_t number) -> Texts {
  Texts options;
  if (number == 0) return options;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    Random random(number);
    options = properties::random_options<G>(random);
  });
  return options;
}

}  // namespace ruleproof::conformance
