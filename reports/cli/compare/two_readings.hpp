/// What findings about two readings have in common: their names, their set-up, how far the search
/// looked.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "reports/cli/command/compare.hpp"
#include "reports/cli/door/catalogue.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/explore/exploration.hpp"

namespace ruleproof::cli {

/// How two readings are called.
struct ReadingNames {
  std::string first;   ///< "festival-zero=barred"
  std::string second;  ///< "festival-zero=ranked"
  std::string others;  ///< ", with supply=all-limited": other answers that both share; may be empty
};
[[nodiscard]] auto names_of(const Readings& readings, const RulingInfo& row, const SetupText& setup)
    -> ReadingNames;

/// A finding about two readings under a set-up, the first reading's; it says nothing yet.
[[nodiscard]] auto finding_about(std::string_view game, const Readings& readings,
                                 const RulingInfo& row, const SetupText& setup) -> Finding;

/// How to hold two readings against each other in that game, which exists.
[[nodiscard]] auto divergence_of(std::string_view game) -> solver::divergence::Parts;

/// What a game shows, under one of the readings.
[[nodiscard]] auto titled(Witness witness, const std::string& reading) -> Witness;

/// How far somebody looked: by a search, level by level, and in random games. What stands for a
/// game in words: "game", "pair of games".
struct Looked {
  const solver::Exploration& searched;
  std::uint64_t random = 0;
  std::string_view what = "game";

  auto add_facts(Finding& finding) const -> void;
  /// How far an answer reaches, given the length of the game that was found, if one was.
  [[nodiscard]] auto bound(How how, std::optional<std::size_t> moves, const SetupText& setup) const
      -> std::string;
};

}  // namespace ruleproof::cli
