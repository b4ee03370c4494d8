/// Questions that are typed: can it be, is it always, is it never so?
///
///     const auto answer = ask_typed(drako, {}, {Asks::can, "p1.held = 0 and p2.held = 0"});
///
/// First every game up to some length, within bounds; then, as what is deep may still be found, a
/// search that climbs towards the goal, and games played on from known positions. The model replays
/// what they find; only a search that visited every position calls anything impossible.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/core/finding.hpp"
#include "model/core/setup.hpp"
#include "solver/deadline.hpp"

namespace ruleproof::solver {

struct Reached;
struct Parts;  // of a game: solver/parts.hpp

enum class Asks : std::uint8_t { can, always, never };
[[nodiscard]] auto to_text(Asks asks) -> std::string_view;

struct TypedQuestion {
  Asks asks = Asks::can;
  std::string text;
};

/// How far a typed question is pursued. With a depth that is given, nothing deeper is tried.
struct TypedBudget {
  std::optional<int> depth = {};   ///< moves from the opening
  std::uint64_t states = 300'000;  ///< positions visited breadth first
  std::uint64_t max_bytes = std::uint64_t{2} << 30U;
  std::uint64_t guided = 300'000;  ///< positions of the search that climbs
  std::uint64_t hunted = 600'000;  ///< positions of games played on from others
  Deadline end = {};               ///< a last resort, of all together; what it cuts is said
  std::uint64_t seed = 1;
  Reached* watcher = nullptr;  ///< told now and then how far it is; nobody: nobody watches
};

/// The answer; an error is one of the question (`RP-001`, with its column) or of the set-up.
[[nodiscard]] auto ask_typed(const Parts& game, const SetupText& setup,
                             const TypedQuestion& question, const TypedBudget& budget = {})
    -> Result<Finding>;

}  // namespace ruleproof::solver
