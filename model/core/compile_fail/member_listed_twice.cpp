/// A member in the place of another one: their numbers are right, and one is in no packed position.
#include <cstdint>
#include <tuple>

#include "model/core/every_member.hpp"
#include "model/core/fields.hpp"

struct State {
  std::uint8_t one = 0;
  std::uint8_t other = 0;
  static constexpr auto fields() {
    return std::tuple{ruleproof::Field{"one", &State::one}, ruleproof::Field{"other", &State::one}};
  }
};
static_assert(ruleproof::lists_every_member<State>);
