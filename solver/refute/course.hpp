/// What a claim may speak of beside a position: the position before the last move and the clauses
/// that this move relied on, how many moves are legal, how many the game has had, and in how many
/// of its positions something held.
///
///     before.floors >= floors          nothing is put back
///     over = 1 or legal-moves > 0      whoever is to act can do something
///     moves-made <= 24                 no game is longer
///     because.action.compulsory = 0    nobody has to skip
///     times(before.round < round) < 5  there are five rounds
///
/// In the opening the position before is the opening itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "model/core/clause.hpp"
#include "model/core/expression/before.hpp"
#include "model/core/expression/program.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"
#include "solver/names_once.hpp"
#include "solver/refute/course_claim.hpp"

namespace ruleproof::solver::refute {

/// What stands beside a position: what the game says of it, and what its course does.
struct Course {
  expression::Around around;
  std::int64_t acted = 0;  ///< who was to act before the last move, as in `expression::AroundMove`
  std::int64_t legal_moves = 0;
  std::int64_t moves_made = 0;
  Counts times = {};
  std::array<std::uint8_t, 256> because = {};  ///< 1 for each clause that the last move relied on

  auto rely_on(const ClauseSet& clauses) -> void {
    clauses.for_each([&](ClauseRef clause) { because[clause.index] = 1; });
  }
};

static_assert(offsetof(Course, acted) == offsetof(expression::AroundMove, acted));

/// The names of a game's positions of that size, their openings among them, and those of its
/// course.
[[nodiscard]] auto names_in_course(const expression::Vocabulary& names, std::size_t size,
                                   std::span<const Clause> clauses) -> expression::Vocabulary;

/// Whether a claim asks how many moves are legal.
[[nodiscard]] auto counts_moves(const CourseClaim& claim) -> bool;

struct ListCourse {
  template <Game G>
  auto operator()(const G& game) const -> expression::Vocabulary {
    return names_in_course(vocabulary_once(game), sizeof(typename G::State), G::rulebook);
  }
};

/// All names that a claim about one game may use.
template <Game G>
auto names_in_course(const G& game) -> const expression::Vocabulary& {
  return made_once<ListCourse>(game);
}

/// A position of a game, and how the game came to it.
template <Game G>
struct Moment {
  typename G::State now;
  typename G::State opening;
  typename G::State before;
};

/// A claim put to the positions of games one after the other, from the opening of each.
template <Game G>
class Judged {
 public:
  explicit Judged(CourseClaim claim)
      : claim_(std::move(claim)), counts_moves_(refute::counts_moves(claim_)) {}

  [[nodiscard]] auto counts_moves() const -> bool { return counts_moves_; }
  [[nodiscard]] auto holds(const Moment<G>& moment, const Course& course) -> bool {
    static_assert(sizeof(Moment<G>) == 3 * sizeof(typename G::State));
    if (claim_.counted.empty()) return holds(claim_.says, moment, course);
    if (course.moves_made == 0) times_ = {};
    for (std::size_t i = 0; i < claim_.counted.size(); ++i) {
      times_[i] += holds(claim_.counted[i].what, moment, course) ? 1 : 0;
    }
    auto counting = course;
    counting.times = times_;
    const bool all = holds(claim_.says, moment, counting);
    for (std::size_t i = 0; i < claim_.counted.size(); ++i) {
      const auto& since = claim_.counted[i].since;
      if (since && holds(*since, moment, course)) times_[i] = 0;
    }
    return all;
  }

 private:
  static auto holds(const expression::Program& program, const Moment<G>& moment,
                    const Course& course) -> bool {
    return program.holds(reinterpret_cast<const std::byte*>(&moment),
                         reinterpret_cast<const std::byte*>(&course));
  }

  CourseClaim claim_;
  bool counts_moves_;
  Counts times_ = {};
};

}  // namespace ruleproof::solver::refute
