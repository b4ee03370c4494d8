/// The contrary of claims, under one set-up.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "solver/hunt/hunt.hpp"
#include "solver/names_once.hpp"
#include "solver/questions/question.hpp"
#include "solver/refute/claim.hpp"
#include "solver/refute/content.hpp"
#include "solver/refute/course.hpp"
#include "solver/refute/ready.hpp"
#include "solver/typed/pursue.hpp"

namespace ruleproof::solver::refute {

/// A game at whose end a claim does not hold. Its record ends with the contrary or, where records
/// have no words for that, with the position that shows it.
template <class G>
auto contrary_game(const G& game, const Claim& claim, std::span<const typename G::Move> path)
    -> Witness {
  const auto contrary = expression::negated(claim.always);
  if (expression::compile(contrary, names_once(game), long_ones)) {
    return show(game, path, contrary, contrary).witness;
  }
  auto end = game.start();
  for (const auto& move : path) end = game.apply(end, move).next;
  return show(game, path, contrary, position_claims(end)).witness;
}

/// The claims that are watched while games are played.
template <class G>
class Watch {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Watch(const G& game, std::span<const Claim> claims, ReadyClaims<G>& ready,
        std::vector<Trial>& trials)
      : game_(game),
        claims_(claims),
        ready_(ready),
        trials_(trials),
        moment_{game.start(), game.start(), game.start()} {}

  /// Takes a claim up, unless it is refuted already or cannot be read here.
  auto add(std::size_t claim) -> void {
    auto& trial = trials_[claim];
    if (trial.contrary || !trial.problem.empty()) return;
    const auto& said = ready_.said(game_, claim);
    if (!said) {
      trial.problem = said.error().message;
      return;
    }
    // A claim about three players says nothing of two: it must say something somewhere.
    if (trial.says != Content::rules)
      trial.says = std::max(trial.says, ready_.content(game_, claim));
    watched_.push_back({claim, Judged<G>(*said)});
  }
  [[nodiscard]] auto idle() const -> bool { return watched_.empty(); }

  /// Judges a position to which these moves led from the opening, the last of which relied on
  /// clauses. Each position of a game is to be seen, in their order: the one that was seen last is
  /// the one before.
  auto see(const State& state, const ClauseSet& because, std::span<const Move> path) -> void {
    if (watched_.empty()) return;
    moment_.before = path.empty() ? state : moment_.now;
    moment_.now = state;
    Course course{.around = expression::around(game_, state),
                  .acted = static_cast<std::int64_t>(game_.to_act(moment_.before)),
                  .legal_moves = 0,
                  .moves_made = static_cast<std::int64_t>(path.size())};
    course.rely_on(because);
    if (std::ranges::any_of(watched_,
                            [](const Watched& each) { return each.judged.counts_moves(); })) {
      moves(game_, state, legal_);
      keep_in_turn(game_, state, legal_);
      course.legal_moves = static_cast<std::int64_t>(legal_.size());
    }
    std::erase_if(watched_, [&](Watched& each) {
      const bool broken = !each.judged.holds(moment_, course);
      if (broken) note(each.claim, path);
      return broken;
    });
  }

  /// Adds what was tried to all claims that are watched.
  template <class Add>
  auto count(Add add) -> void {
    for (const auto& each : watched_) add(trials_[each.claim].tried);
  }

 private:
  struct Watched {
    std::size_t claim;
    Judged<G> judged;
  };

  auto note(std::size_t claim, std::span<const Move> path) -> void {
    trials_[claim].contrary = contrary_game(game_, claims_[claim], path);
  }

  const G& game_;
  std::span<const Claim> claims_;
  ReadyClaims<G>& ready_;
  std::vector<Trial>& trials_;
  Moment<G> moment_;
  std::vector<Watched> watched_;
  MoveList<Move> legal_;
};

/// Looks for one claim's contrary under one set-up, and how near it came; 0: it was found. What a
/// claim says of the course of a game, searches cannot climb towards: there games alone try it.
template <class G>
auto pursue(const G& game, const Claim& claim, const Result<expression::Program>& contrary,
            std::uint64_t positions, bool breadth_first, std::uint64_t seed, Trial& trial,
            const std::function<bool()>& stop) -> std::int64_t {
  constexpr auto nowhere = std::numeric_limits<std::int64_t>::max();
  if (!contrary) return nowhere;
  const expression::Asked<G> wanted(game, *contrary);
  if (breadth_first) {
    const TypedBudget budget{
        .depth = {}, .states = positions / 4, .guided = positions / 2, .hunted = 0, .seed = seed};
    const auto pursuit = typed::Pursuer<G>(game, wanted, budget).run();
    trial.tried.guided += pursuit.guided + pursuit.all.states;
    if (pursuit.by != typed::FoundBy::nothing) {
      trial.contrary = contrary_game(game, claim, pursuit.path);
      return 0;
    }
  }
  hunt::Hunt<G> search(game, wanted, seed, stop);
  const auto path = search.run(positions);
  trial.tried.guided += search.positions();
  if (!path) return search.nearest();
  trial.contrary = contrary_game(game, claim, *path);
  return 0;
}

}  // namespace ruleproof::solver::refute
