/// The words of the answer to a typed question: they never say more than the search has shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/explore/exploration.hpp"
#include "solver/typed/pursue.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver::typed {

/// What a search has come to, without the types of the game.
struct Report {
  TypedQuestion question;
  std::string game;
  SetupText setup;
  Scope scope;
  FoundBy by = FoundBy::nothing;
  std::size_t moves = 0;
  Exploration all;
  int whole_depth = -1;
  std::uint64_t guided = 0;
  std::uint64_t hunted = 0;
  bool out_of_time = false;
  std::vector<std::string> notes = {};  ///< how names were read that could be two things
};

/// Of a finding: "drako/typed/can/p1-held-0-12ab34cd".
[[nodiscard]] auto id_of(std::string_view game, const TypedQuestion& question) -> std::string;

[[nodiscard]] auto finding_of(const Report& report) -> Finding;

}  // namespace ruleproof::solver::typed
