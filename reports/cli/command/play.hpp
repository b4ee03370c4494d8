/// `ruleproof play`: a game at the terminal, from a pipe, or by dice.
#pragma once

#include <cstdint>
#include <string>

#include "reports/cli/door/set_up.hpp"
#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

struct PlayOptions {
  SetUpFlags set_up;
  std::uint64_t seed = 1;      ///< of chance, and of the dice
  std::uint64_t moves = 0;     ///< stop after so many; 0: play to the end
  bool random = false;         ///< dice choose every move
  bool choose_chance = false;  ///< the user decides for chance, too
  std::string as = {};         ///< the seat of the user, "p2" or its name; dice move the others
  bool open = false;           ///< nothing is hidden
  bool json = false;           ///< with `random`: the record and the outcome as JSON
  std::string record = {};     ///< file to write the record to
};

[[nodiscard]] auto run(const PlayOptions& options, Terminal& terminal) -> int;

}  // namespace ruleproof::cli
