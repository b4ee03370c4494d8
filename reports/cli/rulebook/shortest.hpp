/// The shortest game known that shows something.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/cli/rulebook/games.hpp"
#include "reports/cli/rulebook/known.hpp"
#include "reports/games/entry.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::cli {

/// How far to look, in counts of work.
struct ShortenEffort {
  std::uint64_t states = 100'000;        ///< positions of each set-up, level by level
  std::uint64_t judgements = 5'000'000;  ///< moves that are tried there to be refused
  std::uint64_t steps = 100'000;         ///< moves that are looked at after that, for each game
  std::uint64_t seed = 1;
};

/// What the searches of set-ups found.
class Searches {
 public:
  explicit Searches(const GameEntry& game) : game_(game) {}

  auto add(const SetupText& setup, solver::search::Firsts firsts) -> void {
    searches_.emplace_back(setup, std::move(firsts));
  }
  /// Of what is known and what was found: the best as it is usual, and a small one.
  [[nodiscard]] auto relied(std::uint8_t clause, const std::optional<KnownGame>& known) const
      -> Shown;
  [[nodiscard]] auto refused(std::uint8_t clause, const std::optional<KnownGame>& known) const
      -> Shown;
  [[nodiscard]] auto ended(const Ending& ending, const std::optional<KnownGame>& known) const
      -> Shown;
  /// All ways to end that were found.
  [[nodiscard]] auto ends() const -> std::vector<Ending>;
  /// Says how short the game can be, from the search of its set-up.
  auto bound(ShortGame& game) const -> void;

 private:
  using Firsts = solver::search::Firsts;
  template <class Find>
  [[nodiscard]] auto best(const std::optional<KnownGame>& known, const Find& find) const -> Shown;

  const GameEntry& game_;
  std::vector<std::pair<SetupText, Firsts>> searches_;
};

/// Makes a game that relies on the clause shorter; without moves, looks for one under its set-up,
/// and stays as it is where there is none.
[[nodiscard]] auto shorter_relying(const GameEntry& entry, const std::string& clause,
                                   const KnownGame& known, const ShortenEffort& effort)
    -> KnownGame;

/// Makes a game shorter after which a move is refused because of the clause.
[[nodiscard]] auto shorter_refusing(const GameEntry& entry, const std::string& clause,
                                    const KnownGame& known, const ShortenEffort& effort)
    -> KnownGame;

/// Makes a game shorter that ends in this way; without moves, as above.
[[nodiscard]] auto shorter_ending(const GameEntry& entry, const Ending& ending,
                                  const KnownGame& known, const ShortenEffort& effort) -> KnownGame;

}  // namespace ruleproof::cli
