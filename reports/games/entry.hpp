/// Everything that the tool knows of one game, without the game's types: what commands take.
///
///     const auto& entry = game<drako::Drako>();
///     const auto report = entry.laws.check_laws({.steps = 10'000});
///
/// Each engine says in its `parts.hpp` what it needs of a game, and CMake writes the file in which
/// the game's types meet the engine's templates: nothing else sees them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/parts.hpp"
#include "model/core/result.hpp"
#include "properties/parts.hpp"
#include "reports/games/parts.hpp"

namespace ruleproof {

struct GameEntry {
  games::Parts facts;
  properties::Parts laws;
  fuzz::Parts corpus;

  /// "year-of-the-dragon"
  [[nodiscard]] auto name() const -> std::string { return std::string(facts.name); }
  /// "year_of_the_dragon": its folder below model/, properties/scenarios/ and the like.
  [[nodiscard]] auto folder() const -> std::string;
};

/// The entry of a game. `G` need not be complete here.
template <class G>
[[nodiscard]] auto game() -> const GameEntry& {
  static const GameEntry entry{.facts = games::parts_of<G>(),
                               .laws = properties::parts_of<G>(),
                               .corpus = fuzz::parts_of<G>()};
  return entry;
}

/// The games that a command knows, in the order in which it lists them.
class GameList {
 public:
  GameList() = default;
  explicit GameList(std::vector<const GameEntry*> games) : games_(std::move(games)) {}

  [[nodiscard]] auto begin() const { return games_.begin(); }
  [[nodiscard]] auto end() const { return games_.end(); }
  /// The game of that name, or none.
  [[nodiscard]] auto find(std::string_view name) const -> const GameEntry*;
  /// "no game is called ...; did you mean ...?"
  [[nodiscard]] auto unknown(const std::string& name) const -> Error;

 private:
  std::vector<const GameEntry*> games_;
};

/// The games of this repository: written by CMake from the list in model/CMakeLists.txt.
[[nodiscard]] auto all_games() -> GameList;

}  // namespace ruleproof
