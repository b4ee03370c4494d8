/// A member that is missing among the fields would be in no packed position.
#include <cstdint>
#include <tuple>

#include "model/core/every_member.hpp"
#include "model/core/fields.hpp"

struct Part {
  std::uint8_t listed = 0;
  std::uint8_t forgotten = 0;
  static constexpr auto fields() { return std::tuple{ruleproof::Field{"listed", &Part::listed}}; }
};
struct Whole {
  Part part;
  static constexpr auto fields() { return std::tuple{ruleproof::Field{"part", &Whole::part}}; }
};
static_assert(ruleproof::lists_every_member<Whole>);
