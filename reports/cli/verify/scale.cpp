#include "reports/cli/verify/scale.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "properties/everywhere.hpp"
#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/findings.hpp"

namespace ruleproof::cli {
namespace {

/// The small game of which every position is visited.
struct Scale {
  std::string_view game;
  const char* options;
  const char* rulings;
};

// Of Sea Dragons no set-up is small enough.
constexpr auto scales = std::to_array<Scale>({
    {"connect-four", "columns=4,rows=4", ""},
    {"drako", "data=lane", "placement=preset"},
    {"river-dragons", "data=toy-3,cards=1,actions=stone1+plank1+move1,dragons=0,planks=1", ""},
    {"year-of-the-dragon", "players=2,rounds=1,types=3,actions=2,row=dtcmfdtcmfdt", ""},
});

}  // namespace

auto scale_report(const std::string& game) -> GameReport {
  auto report = empty_report(game);
  const auto* found = std::ranges::find(scales, game, &Scale::game);
  if (found == scales.end()) return report;
  SetupText setup;
  if (read_pairs(found->options, "options", setup.options) ||
      read_pairs(found->rulings, "rulings", setup.rulings)) {
    return report;
  }
  constexpr solver::ExploreOptions bounds{.max_states = 2'000'000,
                                          .max_bytes = std::uint64_t{1} << 30U};
  with_game(game, [&]<class G>(std::type_identity<G>) {
    report.checks = properties::check_everywhere<G>(setup, bounds).checks;
  });
  return report;
}

}  // namespace ruleproof::cli
