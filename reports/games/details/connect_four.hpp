/// Connect Four: small set-ups.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "model/connect_four/connect_four.hpp"
#include "reports/games/details.hpp"

namespace ruleproof::games {

template <>
struct Details<connect_four::ConnectFour> : NoDetails {
  static constexpr std::optional<Scale> scale = Scale{.options = "columns=4,rows=4"};
  static constexpr auto small_set_ups = std::to_array<std::string_view>({"columns=4 rows=4"});
};

}  // namespace ruleproof::games
