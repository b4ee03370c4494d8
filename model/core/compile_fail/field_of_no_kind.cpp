/// A field that cannot be packed does not compile.
#include <tuple>

#include "model/core/packing.hpp"

struct Weight {
  double kilos = 0;
  static constexpr auto fields() {
    return std::tuple{ruleproof::Field{"kilos", &Weight::kilos, 0, 1}};
  }
};
const auto print = ruleproof::fingerprint(Weight{});
