#include "properties/conformance/compare/position_text.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "model/core/any_game.hpp"

namespace ruleproof::conformance {

auto state_of(const AnyGame& game) -> std::string {
  static const FieldFilter all;
  std::string text;
  game.write_state(text, all);
  return text;
}

auto moves_on_offer(AnyGame& game) -> std::string {
  std::vector<std::string> moves;
  moves.reserve(game.offers());
  for (std::size_t i = 0; i < game.offers(); ++i) moves.push_back(game.text_of(i));
  std::ranges::sort(moves);
  std::string text;
  for (const auto& move : moves) text += move + '\n';
  return text;
}

}  // namespace ruleproof::conformance
