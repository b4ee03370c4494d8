#include "model/core/position.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace ruleproof {

auto bad_position(std::string message) -> Error {
  return {Code::bad_position, "position", std::move(message)};
}

auto read_position_line(std::string_view text) -> Result<PositionLine> {
  constexpr std::string_view exact = "exact";
  PositionLine line;
  line.exact = text.starts_with(exact);
  if (line.exact) text.remove_prefix(exact.size());
  if (auto problem = read_pairs(text, "position", line.pairs)) {
    problem->code = Code::bad_position;
    return *problem;
  }
  return line;
}

}  // namespace ruleproof
