#include "solver/induction/held_to_the_model.hpp"

#include <algorithm>
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

auto of_opening(std::string_view text) -> std::string {
  constexpr std::string_view in_names =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.*-";
  std::string out;
  while (!text.empty()) {
    const auto end = std::min(text.find_first_not_of(in_names), text.size());
    const auto word = text.substr(0, end);
    const bool is_number = word.find_first_not_of("0123456789*-") == std::string_view::npos;
    const bool is_function = end < text.size() && text[end] == '(';
    if (!is_number && !is_function) out += "start.";
    out += text.substr(0, std::max<std::size_t>(end, 1));
    text.remove_prefix(std::max<std::size_t>(end, 1));
  }
  return out;
}

}  // namespace ruleproof::solver
