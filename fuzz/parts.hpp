/// The bodies of the harnesses of one game, without its types: what replays a corpus.
#pragma once

#include <string_view>
#include <vector>

#include "fuzz/harness.hpp"

namespace ruleproof::fuzz {

/// Each judges every law at every step.
struct Parts {
  std::string_view name;  ///< of the game
  auto (*playout)(Bytes bytes) -> Found;
  auto (*two_rulings)(Bytes bytes) -> Found;
  auto (*record)(Bytes bytes) -> Found;
};

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::fuzz
