#include "solver/induction/held_to_the_model.hpp"

#include <cstddef>
#include <string>

namespace ruleproof::solver {

auto of_player(std::string text, std::size_t player) -> std::string {
  const auto name = "p" + std::to_string(player);
  for (std::size_t at = 0; (at = text.find("p1", at)) != std::string::npos; at += name.size()) {
    text.replace(at, 2, name);
  }
  return text;
}

}  // namespace ruleproof::solver
