/// What `verify` does with a game, in parts that do not depend on each other.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "reports/cli/command/verify.hpp"

namespace ruleproof::cli {

/// One piece of work: a part of a game's report. The same each time.
struct Part {
  std::string game;
  std::string name;  ///< "laws", "ruling festival-zero=ranked"
  std::function<Result<GameReport>()> work;
  /// What it reads below the root: folders and files. All that it says rests on these, on the
  /// program and on what was asked.
  std::vector<std::string> rests_on = {};
  int heavy = 0;  ///< the heavier begins the sooner, so that no long part is left for the end
};

/// The name of the part that audits the texts of a game, when all others are done.
inline constexpr std::string_view name_of_audit = "audit";

/// Of the random games of each game.
[[nodiscard]] auto steps_of_laws(const VerifyFlags& flags) -> std::uint64_t;

/// The parts of one game, in the order of the report. The game exists.
[[nodiscard]] auto parts_of(const std::string& game, const VerifyFlags& flags) -> std::vector<Part>;

}  // namespace ruleproof::cli
