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

/// Names of facts: how many positions were looked at; of what there was none in any of them.
inline constexpr std::string_view tried = "tried";
inline constexpr std::string_view for_want_of = "for want of a case";
/// The answer of a search that found nothing and has not looked everywhere.
inline constexpr std::string_view left_open = "unknown";
/// What is not there in some positions, of which "always" says nothing therefore: a fact, too.
inline constexpr std::string_view only_where = "speaks only of positions with";

/// What a search has come to, without the types of the game.
struct Report {
  TypedQuestion question;
  std::string game;
  SetupText setup;
  Scope scope;
  bool of_moves = false;  ///< it asks about moves: of the opening alone it says nothing
  FoundBy by = FoundBy::nothing;
  std::size_t moves = 0;
  Exploration all;
  int whole_depth = -1;
  std::uint64_t guided = 0;
  std::uint64_t hunted = 0;
  bool out_of_time = false;
  std::vector<std::string> notes = {};  ///< how names were read that could be two things
  std::string partly = {};  ///< what is not everywhere, so that the question has no value there
  std::string lacks = {};   ///< of what there was none, if the answer holds for want of it
};

/// "a, b and c", "a, b, c and 4 more".
[[nodiscard]] auto listed(const std::vector<std::string>& names) -> std::string;

/// How many positions were looked at, of all kinds.
[[nodiscard]] auto looked_at(const Exploration& all, std::uint64_t guided, std::uint64_t hunted)
    -> std::uint64_t;

/// "its condition was met in none of 80000 positions that were looked at".
[[nodiscard]] auto in_none(std::string_view lacks, std::uint64_t positions, bool all)
    -> std::string;

/// The answer that nothing refutes, as one sentence: "Yes, it is always so that ..."; if it holds
/// for want of something, that comes first; of what is `partly` there, it says so.
[[nodiscard]] auto title_where_nothing_breaks(const TypedQuestion& question,
                                              const std::string& lacks,
                                              const std::string& partly = {}) -> std::string;

/// Of a finding: "drako/typed/can/p1-held-0-12ab34cd".
[[nodiscard]] auto id_of(std::string_view game, const TypedQuestion& question) -> std::string;

[[nodiscard]] auto finding_of(const Report& report) -> Finding;

}  // namespace ruleproof::solver::typed
