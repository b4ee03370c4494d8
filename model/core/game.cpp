#include "model/core/game.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace ruleproof {

auto to_text(Seat seat) -> std::string_view {
  constexpr std::array<std::string_view, 8> names = {"p1", "p2", "p3",     "p4",
                                                     "p5", "p6", "chance", "nobody"};
  return names[static_cast<std::size_t>(seat)];
}

auto to_text(const Error& error) -> std::string {
  const auto digits = std::to_string(static_cast<int>(error.code));
  auto text = "RP-" + std::string(3 - digits.size(), '0') + digits + ": ";
  if (!error.where.empty()) text += error.where + ": ";
  return text + error.message;
}

}  // namespace ruleproof
