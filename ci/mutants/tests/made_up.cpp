#include "ci/mutants/tests/made_up.hpp"

#include <array>
#include <cstdio>

namespace {

constexpr int most = 3;
static_assert(twice(2) == 4);

/// [rice.pay] Each month costs.
auto pay(std::array<int, 3>& rice, std::size_t who, int month) -> void {
  if (month >= most) return;
  rice[who] -= twice(month);
  if (rice[who] < 0) rice[who] = 0;
}

/// No rule.
auto shown(int value) -> int { return value + 1000; }

}  // namespace

auto main() -> int {
  std::array<int, 3> rice{5, 5, 5};
  for (int month = 0; month < 4; ++month) pay(rice, 0, month);
  std::printf("%d %d %d %d\n", rice[0], rice[1], rice[2], shown(0));
  switch (rice[0]) {
    case 1:
      return 1;
    default:
      return 0;
  }
}
