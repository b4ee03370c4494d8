/// Moves: "take 2". Positions: "heap=21 turn=1", as the fields are called.
#include <string>
#include <string_view>

#include "model/core/position.hpp"
#include "model/core/words.hpp"
#include "model/new_game/new_game.hpp"

namespace ruleproof::new_game {

auto NewGame::to_text(const Move& move) const -> std::string {
  return "take " + std::to_string(move.tokens);
}

auto NewGame::read_move(std::string_view text) const -> Result<Move> {
  Take move;
  if (Words(text).word("take").number(move.tokens).done()) return move;
  return Error{Code::bad_move, "",
               "unknown move \"" + std::string(text.substr(0, 40)) + R"("; expected "take 1")"};
}

auto NewGame::position(const State& state) const -> std::string { return position_text(state); }

auto NewGame::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  return read_exact<State>(line->pairs);
}

}  // namespace ruleproof::new_game
