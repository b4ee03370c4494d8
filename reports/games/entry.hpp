/// Everything that the tool knows of one game, without the game's types: what commands take.
///
///     const auto& entry = game<drako::Drako>();
///     const auto report = entry.laws.check_laws({.steps = 10'000});
///
/// Each engine says in its `parts.hpp` what it needs of a game, and CMake writes the file in which
/// the game's types meet the engine's templates: nothing else sees them.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/parts.hpp"
#include "model/core/parts.hpp"
#include "model/core/result.hpp"
#include "properties/conformance/parts.hpp"
#include "properties/parts.hpp"
#include "reports/games/parts.hpp"
#include "solver/balance/parts.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/parts.hpp"
#include "solver/questions/parts.hpp"
#include "solver/refute/parts.hpp"
#include "solver/search/parts.hpp"

namespace ruleproof {

struct GameEntry {
  games::Parts facts;                 ///< its tables and texts
  any_game::Parts rules;              ///< to be played
  properties::Parts laws;             ///< laws, scenarios, pins, rulings
  fuzz::Parts corpus;                 ///< harnesses
  solver::search::Parts search;       ///< every position
  solver::divergence::Parts compare;  ///< two readings
  solver::questions::Parts questions;
  solver::refute::Parts refuter;  ///< of the answers
  solver::Parts typed;            ///< typed questions, proofs by induction
  solver::balance::Parts balance;
  conformance::Parts conform;

  /// "year-of-the-dragon"
  [[nodiscard]] auto name() const -> std::string { return std::string(facts.name); }
  /// "year_of_the_dragon": its folder below model/, properties/scenarios/ and the like.
  [[nodiscard]] auto folder() const -> std::string;
};

/// The entry of a game. `G` need not be complete here.
template <class G>
[[nodiscard]] auto game() -> const GameEntry& {
  static const GameEntry entry{.facts = games::parts_of<G>(),
                               .rules = any_game::parts_of<G>(),
                               .laws = properties::parts_of<G>(),
                               .corpus = fuzz::parts_of<G>(),
                               .search = solver::search::parts_of<G>(),
                               .compare = solver::divergence::parts_of<G>(),
                               .questions = solver::questions::parts_of<G>(),
                               .refuter = solver::refute::parts_of<G>(),
                               .typed = solver::parts_of<G>(),
                               .balance = solver::balance::parts_of<G>(),
                               .conform = conformance::parts_of<G>()};
  return entry;
}

/// The games that a command knows, in the order in which it lists them.
class GameList {
 public:
  GameList() = default;
  /// `{game<Drako>(), game<RiverDragons>()}`; entries live as long as the program.
  /// `module` is all of them as WebAssembly, by gzip and in base64, for the pages that play them;
  /// empty, where it could not be made.
  GameList(std::initializer_list<std::reference_wrapper<const GameEntry>> games,
           std::string_view module = {})
      : module_(module) {
    for (const GameEntry& game : games) games_.push_back(&game);
  }

  [[nodiscard]] auto begin() const { return games_.begin(); }
  [[nodiscard]] auto end() const { return games_.end(); }
  [[nodiscard]] auto module() const -> std::string_view { return module_; }
  /// The game of that name, or none.
  [[nodiscard]] auto find(std::string_view name) const -> const GameEntry*;
  /// "no game is called ...; did you mean ...?"
  [[nodiscard]] auto unknown(const std::string& name) const -> Error;

 private:
  std::vector<const GameEntry*> games_;
  std::string_view module_;
};

/// The games of this repository: written by CMake from the list in model/CMakeLists.txt.
[[nodiscard]] auto all_games() -> GameList;

}  // namespace ruleproof
