/// Claims about one game, made ready to be put to its positions.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/program.hpp"
#include "model/core/result.hpp"
#include "solver/names_once.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"
#include "solver/refute/course.hpp"

namespace ruleproof::solver::refute {

/// A claim about a whole board is longer than what people type.
inline constexpr expression::Place long_ones{.characters = 20'100};

/// What a claim is under a set-up depends on the number of players, and on nothing else of it: each
/// is read once for all of hundreds of set-ups.
template <class G>
class ReadyClaims {
 public:
  ReadyClaims(std::span<const Claim> claims, bool by_solver)
      : claims_(claims), by_solver_(by_solver) {}

  /// The claim as it speaks of the course of games.
  auto said(const G& game, std::size_t claim) -> const Result<CourseClaim>& {
    auto& known = at(game, claim);
    if (!known.said) {
      known.said = compile_in_course(claims_[claim].always, names_in_course(game), long_ones);
    }
    return *known.said;
  }
  /// What it says; it can be read.
  auto content(const G& game, std::size_t claim) -> Content {
    auto& known = at(game, claim);
    if (!known.content) known.content = content_of(said(game, claim)->says, by_solver_);
    return *known.content;
  }
  /// The contrary of a claim about positions alone; an error where it speaks of the course.
  auto contrary(const G& game, std::size_t claim) -> const Result<expression::Program>& {
    auto& known = at(game, claim);
    if (!known.contrary) {
      known.contrary = expression::compile(expression::negated(claims_[claim].always),
                                           names_once(game), long_ones);
    }
    return *known.contrary;
  }

 private:
  struct Known {
    std::optional<Result<CourseClaim>> said = {};
    std::optional<Content> content = {};
    std::optional<Result<expression::Program>> contrary = {};
  };
  auto at(const G& game, std::size_t claim) -> Known& {
    return known_[{claim, once::number_of_players(game)}];
  }

  std::span<const Claim> claims_;
  bool by_solver_;
  std::map<std::pair<std::size_t, std::size_t>, Known> known_;
};

}  // namespace ruleproof::solver::refute
