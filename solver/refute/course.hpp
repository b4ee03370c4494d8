/// What a claim may speak of beside a position: the position before the last move, how many moves
/// are legal, and how many the game has had.
///
///     before.floors >= floors          nothing is put back
///     over = 1 or legal-moves > 0      whoever is to act can do something
///     moves-made <= 24                 no game is longer
///
/// In the opening the position before is the opening itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"

namespace ruleproof::solver::refute {

/// What stands beside a position: what the game says of it, and what its course does.
struct Course {
  expression::Around around;
  std::int64_t legal_moves = 0;
  std::int64_t moves_made = 0;
};

/// The names of a game's positions of that size, their openings among them, and those of its
/// course.
[[nodiscard]] auto names_in_course(const expression::Vocabulary& names, std::size_t size)
    -> expression::Vocabulary;

/// Whether a program asks how many moves are legal.
[[nodiscard]] auto counts_moves(const expression::Program& program) -> bool;

/// All names that a claim about one game may use.
template <Game G>
auto names_in_course(const G& game) -> expression::Vocabulary {
  return names_in_course(expression::vocabulary_of(game), sizeof(typename G::State));
}

/// A position of a game, and how the game came to it.
template <Game G>
struct Moment {
  typename G::State now;
  typename G::State opening;
  typename G::State before;
};

/// A claim put to the positions of a game one after the other.
template <Game G>
class Judged {
 public:
  explicit Judged(expression::Program program)
      : program_(std::move(program)), counts_moves_(refute::counts_moves(program_)) {}

  [[nodiscard]] auto counts_moves() const -> bool { return counts_moves_; }
  [[nodiscard]] auto holds(const Moment<G>& moment, const Course& course) const -> bool {
    static_assert(sizeof(Moment<G>) == 3 * sizeof(typename G::State));
    return program_.holds(reinterpret_cast<const std::byte*>(&moment),
                          reinterpret_cast<const std::byte*>(&course));
  }

 private:
  expression::Program program_;
  bool counts_moves_;
};

}  // namespace ruleproof::solver::refute
