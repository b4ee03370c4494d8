/// The search behind a typed question: breadth first, then towards the goal, then from wherever it
/// got to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/core/expression/remembering.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/fields.hpp"
#include "model/core/play.hpp"
#include "solver/divergence/shorten.hpp"
#include "solver/explore/explore.hpp"
#include "solver/explore/goal.hpp"
#include "solver/hunt/hunt.hpp"
#include "solver/reached.hpp"
#include "solver/typed/typed.hpp"

namespace ruleproof::solver::typed {

/// Which search found it.
enum class FoundBy : std::uint8_t { nothing, breadth_first, guided, hunt };

/// What became of a search for positions that fulfil something.
template <Game G>
struct Pursuit {
  FoundBy by = FoundBy::nothing;
  std::vector<typename G::Move> path;
  Exploration all;
  int whole_depth = -1;  ///< every game of so many moves was looked at; -1: not even the opening
  std::uint64_t guided = 0;  ///< positions looked at by the guided search
  std::uint64_t hunted = 0;  ///< positions of games played on from others
  bool out_of_time = false;
};

/// How much of a position has never been seen before: fields with a value that is new.
template <Fielded State>
class Novelty {
 public:
  auto operator()(const State& state) -> int {
    Visitor visitor{{}, &seen_};
    walk(visitor, state);
    return visitor.fresh;
  }

 private:
  struct Visitor : IgnoreAll {
    WordSet* seen;
    int fresh = 0;
    std::uint64_t at = 0;
    template <class T>
    auto scalar(T& value, std::int64_t /*low*/, std::int64_t /*high*/) -> void {
      ++at;
      const auto word = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
      // Values of 64 bits may share a number: a measure for searches, not a proof.
      if (seen->insert((at << 48U) ^ word) == Added::fresh) ++fresh;
    }
  };
  WordSet seen_{std::size_t{64} << 20U};
};

template <Game G>
class Pursuer {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Pursuer(const G& game, const expression::Asked<G>& wanted, const TypedBudget& budget)
      : game_(game), wanted_(wanted), budget_(budget) {}

  auto run() -> Pursuit<G> {
    breadth_first();
    const bool deeper = out_.by == FoundBy::nothing && !out_.all.complete() && !budget_.depth &&
                        !wanted_.overflowed();
    if (deeper) guided();
    if (deeper && out_.by == FoundBy::nothing) hunted();
    if (deeper && out_.by != FoundBy::nothing) {
      out_.path = shortened(
          game_, std::move(out_.path), [&](const State& state) { return wanted_.holds(state); },
          [&] { return budget_.end.over(); });
    }
    return std::move(out_);
  }

 private:
  /// Of what is asked about moves, each move of each position is tried, and no position is visited
  /// twice because several moves lead there.
  auto breadth_first() -> void {
    if constexpr (is_remembering<G>) {
      const auto& plain = game_.plain();
      using Plain = std::remove_cvref_t<decltype(plain)>;
      search_all(plain, Ignore{},
                 [&](const typename Plain::State& before, const Move& /*move*/, const auto& step) {
                   return wanted_.holds(State{step.next, before, true});
                 });
    } else {
      search_all(game_, [&](const State& state) { return wanted_.holds(state); }, Ignore{});
    }
  }

  template <class Searched, class OnState, class OnStep>
  auto search_all(const Searched& game, OnState holds, OnStep on_step) -> void {
    ExploreOptions options{.max_states = budget_.states, .max_bytes = budget_.max_bytes};
    if (budget_.depth) options.max_depth = *budget_.depth;
    tell(budget_.watcher, nullptr);
    options.watcher = budget_.watcher;
    if (budget_.end.is_set()) options.stop = [this] { return budget_.end.over(); };
    int reached = 0;
    bool found = false;
    const auto note = [&](bool holds_here) {
      found = holds_here;
      return found || wanted_.overflowed();
    };
    auto search = find(
        game, game.start(), options,
        [&](const typename Searched::State& state, int depth) -> bool {
          reached = depth;
          if constexpr (std::is_same_v<OnState, Ignore>) {
            return false;
          } else {
            return note(holds(state));
          }
        },
        [&](const auto& before, const auto& move, const auto& step) -> bool {
          if constexpr (std::is_same_v<OnStep, Ignore>) {
            return false;
          } else {
            return note(on_step(before, move, step));
          }
        });
    out_.all = std::move(search.exploration);
    out_.out_of_time = out_.all.stopped_by == Bound::time;
    const bool whole = out_.all.complete() || out_.all.stopped_by == Bound::depth;
    out_.whole_depth = whole ? reached : reached - 1;
    if (!found) return;
    out_.by = FoundBy::breadth_first;
    out_.path = *std::move(search.path);
  }

  auto guided() -> void {
    tell(budget_.watcher, "a search that climbs towards it");
    Novelty<State> novelty;
    const auto progress = [&](const State& state) -> std::int64_t {
      return (-4 * wanted_.distance(state)) + std::min(3, novelty(state));
    };
    SeekOptions options{.width = 100, .restarts = 3, .seed = budget_.seed};
    options.positions = budget_.guided / 3;
    options.stop = [&] { return budget_.end.over() || wanted_.overflowed(); };
    auto sought =
        seek(game_, [&](const State& state) { return wanted_.holds(state); }, progress, options);
    out_.guided = sought.positions;
    if (!sought.path) return;
    out_.by = FoundBy::guided;
    out_.path = *std::move(sought.path);
  }

  /// From positions that are known, by players of all kinds: what is far, and where nothing tells
  /// whether one comes nearer.
  auto hunted() -> void {
    tell(budget_.watcher, "games played on from known positions");
    hunt::Hunt<G> search(game_, wanted_, budget_.seed, [&] { return budget_.end.over(); });
    auto path = search.run(budget_.hunted);
    out_.hunted = search.positions();
    out_.out_of_time = out_.out_of_time || (!path && budget_.end.over());
    if (!path) return;
    out_.by = FoundBy::hunt;
    out_.path = *std::move(path);
  }

  const G& game_;
  const expression::Asked<G>& wanted_;
  const TypedBudget& budget_;
  Pursuit<G> out_;
};

}  // namespace ruleproof::solver::typed
