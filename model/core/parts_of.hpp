/// One game without its types, for the files that CMake writes.
#pragma once

#include "model/core/any_game_of.hpp"
#include "model/core/every_member.hpp"
#include "model/core/parts.hpp"

namespace ruleproof::any_game {

template <class G>
auto parts_of() -> Parts {
  static_assert(lists_every_member<typename G::State>);
  return {.name = G::name, .make = any_game_of<G>};
}

}  // namespace ruleproof::any_game
