#include "model/effects.hpp"

#include <array>
#include <utility>

#include "model/connect_four/rules/effects.hpp"
#include "model/drako/rules/effects.hpp"
#include "model/river_dragons/rules/effects.hpp"
#include "model/sea_dragons/rules/effects.hpp"
#include "model/year_of_the_dragon/rules/effects.hpp"

namespace ruleproof {

auto effects_of(std::string_view game) -> std::span<const Effect> {
  using Table = std::pair<std::string_view, std::span<const Effect>>;
  static constexpr std::array tables{
      Table{"connect-four", connect_four::effects},
      Table{"drako", drako::effects},
      Table{"river-dragons", river_dragons::effects},
      Table{"sea-dragons", sea_dragons::effects},
      Table{"year-of-the-dragon", year_of_the_dragon::effects},
  };
  const auto* const table = std::ranges::find(tables, game, &Table::first);
  return table == tables.end() ? std::span<const Effect>{} : table->second;
}

}  // namespace ruleproof
