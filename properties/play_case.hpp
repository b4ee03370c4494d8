/// Playing the games of a random case.
#pragma once

#include "properties/case.hpp"
#include "properties/laws/law_watch.hpp"
#include "properties/laws/setups.hpp"

namespace ruleproof::properties {

/// Plays one game after the other until the choices are used up or a law is broken. Gives the place
/// of the first choice of the last game.
template <Configurable G>
auto play_case(const G& game, std::span<const std::uint16_t> words, LawWatch<G>& watch,
               MoveList<typename G::Move>& buffer) -> std::size_t {
  std::size_t from = 0;
  while (true) {
    Script<std::uint16_t> script(words.subspan(from));
    play_watched(game, script, watch, buffer);
    const auto used = script.used();
    if (watch.broken() || used == 0 || from + used == words.size()) return from;
    from += used;
  }
}

}  // namespace ruleproof::properties
