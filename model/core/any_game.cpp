#include "model/core/any_game.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/json_text.hpp"
#include "model/core/play.hpp"

namespace ruleproof {

auto write_outcome(const AnyGame& game, std::string& out) -> void {
  const bool over = game.seat() == Seat::nobody;
  out += over ? R"({"over":true,"scores":[)" : R"({"over":false,"scores":[)";
  const auto outcome = over ? game.outcome() : Outcome{};
  for (int p = 0; p < outcome.players; ++p) {
    if (p > 0) out += ',';
    write_number(out, outcome.scores.at(static_cast<std::size_t>(p)));
  }
  out += R"(],"winners":[)";
  bool first = true;
  for (int p = 0; p < outcome.players; ++p) {
    if (!outcome.wins.at(static_cast<std::size_t>(p))) continue;
    if (!std::exchange(first, false)) out += ',';
    write_string(out, to_text(player_seat(p)));
  }
  out += "]}";
}

auto play_at_random(AnyGame& game, Dice& dice, std::size_t choices,
                    const std::function<void(std::size_t offer)>& watch) -> void {
  int forced = 0;
  while (game.seat() != Seat::nobody) {
    std::size_t offer = 0;
    if (game.offers() == 1) {
      if (++forced == longest_forced) return;
    } else {
      forced = 0;
      if (choices-- == 0) return;
      offer = game.throw_dice(dice);
    }
    watch(offer);
    game.make(offer);
  }
}

}  // namespace ruleproof
