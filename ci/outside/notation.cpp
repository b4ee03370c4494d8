/// Moves: "sow 3", pits from 1. Positions: "p1.pits3=4 p1.store=2 ..."; what is not said is 0.
#include "kalah.hpp"
#include "model/core/position.hpp"

namespace kalah {

using namespace ruleproof;

auto Kalah::to_text(const Move& move) const -> std::string {
  return "sow " + std::to_string(move.pit + 1);
}

auto Kalah::read_move(std::string_view text) const -> Result<Move> {
  if (text.starts_with("sow ")) {
    const auto pit = read_number("pit", text.substr(4), 1, pits_);
    if (pit) return Move{static_cast<std::uint8_t>(*pit - 1)};
  }
  return Error{Code::bad_move, "",
               "expected \"sow 1\" to \"sow " + std::to_string(pits_) + "\", got \"" +
                   std::string(text.substr(0, 40)) + '"'};
}

auto Kalah::position(const State& state) const -> std::string { return exact_position(state); }

auto Kalah::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  const auto state = read_exact<State>(line->pairs);
  if (!state) return state;
  int seeds = 0;
  for (const auto& side : state->p) {
    seeds += side.store;
    for (int i = 0; i < most_pits; ++i) {
      const int pit = side.pits[static_cast<std::size_t>(i)];
      if (i >= pits_ && pit > 0) return bad_position("there are fewer pits");
      seeds += pit;
    }
  }
  if (seeds > 2 * pits_ * seeds_) return bad_position("there are fewer seeds");
  return state;
}

}  // namespace kalah
