/// What typed questions, and laws that are proved for all games, need of one game, without its
/// types.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/expression/program.hpp"
#include "model/core/finding.hpp"
#include "model/core/result.hpp"
#include "model/core/setup.hpp"
#include "solver/deadline.hpp"
#include "solver/induction/facts.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/ledger.hpp"
#include "solver/questions/question.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver {

struct Parts {
  std::string_view name;        ///< of the game
  std::vector<Ledger> ledgers;  ///< how its pieces move; none, if nobody has written that down
  std::vector<Fact> facts;      ///< what is so of all its positions, likewise

  /// What a typed question may ask of, under a set-up.
  auto (*fields)(const SetupText& setup) -> Result<std::vector<expression::Symbol>>;
  /// What a search finds; `ask_typed` says where an error of the question is.
  auto (*ask)(const SetupText& setup, const TypedQuestion& question, const TypedBudget& budget)
      -> Result<Finding>;
  /// Plays so many games with every number of players. Each step must be explained by transfers,
  /// and no place may hold less than nothing.
  auto (*hold_to_the_model)(const Ledger& ledger, std::uint64_t games, std::uint64_t seed)
      -> HeldTo;
  /// Plays so many games under a set-up. Every position must obey the facts, and each field the
  /// range that is declared for it.
  auto (*hold_facts)(std::span<const Fact> facts, const SetupText& setup, std::uint64_t games,
                     std::uint64_t seed) -> HeldTo;
  /// Replays a record. Each step must obey the ledgers that hold under its readings and, where it
  /// begins at the opening, every position the facts.
  auto (*hold_record)(const Parts& game, const Record& record, const std::string& where) -> HeldTo;
  /// The answer that follows from facts and ledgers, if one does before the deadline.
  auto (*prove)(const Parts& game, const SetupText& setup, const TypedQuestion& question,
                const AskOptions& options, const Deadline& end) -> std::optional<Finding>;
  /// Laws by induction that no ledger tells: of the wounds of Drako.
  auto (*other_laws)(const AskOptions& options) -> std::vector<Finding>;
};

/// How the pieces of a game move: nothing, unless its header solver/induction/games/<game>.hpp
/// specialises this.
template <class G>
[[nodiscard]] auto ledgers_about() -> std::vector<Ledger> {
  return {};
}

/// What is so of all positions of a game: nothing, unless the same header specialises this.
template <class G>
[[nodiscard]] auto facts_about() -> std::vector<Fact> {
  return {};
}

/// Laws by induction that no ledger tells: none, unless the same header specialises this.
template <class G>
[[nodiscard]] auto other_laws_about(const AskOptions& /*options*/) -> std::vector<Finding> {
  return {};
}

/// Instantiated for each game in a file that CMake writes.
template <class G>
[[nodiscard]] auto parts_of() -> Parts;

/// Of all games, in the order in which lists show them.
[[nodiscard]] auto all_parts() -> std::vector<Parts>;

}  // namespace ruleproof::solver
