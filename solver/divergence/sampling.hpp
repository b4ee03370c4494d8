/// Where two readings part, and where they give the win to others, by playing: for games too big to
/// search. Never called shortest: `how` is `replayed`, or `sampled` if no game was found.
#pragma once

#include "solver/divergence/divergence.hpp"
#include "solver/divergence/lopsided.hpp"
#include "solver/divergence/short_games.hpp"  // IWYU pragma: export
#include "solver/divergence/together.hpp"

namespace ruleproof::solver {

namespace detail {
/// The positions of both readings are no longer the same. Like every aim, a copy of it is of its
/// own: each thread has one.
template <Game G>
struct Parting {
  const G& first;
  const G& second;
  Comparison<G> comparison{first, second};

  auto here(const typename G::State& state) -> bool {
    return comparison.effect_at(state, state).has_value();
  }
  auto by(const typename G::State& state, const typename G::Move& move) -> bool {
    return first.apply(state, move).next != second.apply(state, move).next;
  }
};

/// Both readings differ in a certain way.
template <Game G>
struct Effected {
  Comparison<G> comparison;
  Effect effect;

  auto here(const Both<typename G::State>& both) -> bool {
    return comparison.differ(effect, both.first, both.other());
  }
  static auto by(const Both<typename G::State>& /*both*/, const typename G::Move& /*move*/)
      -> bool {
    return false;
  }
};
}  // namespace detail

/// The shortest game that random play and shrinking find on which two readings part.
template <Game G>
auto sampled_divergence(const G& first, const G& second, const SampleOptions& options = {})
    -> Divergence<G> {
  Divergence<G> result{.moves = {}, .difference = {}, .how = How::sampled, .exploration = {}};
  ShortGames games(first, detail::Parting<G>{first, second});
  result.moves = games.run(options);
  result.games = games.games();
  if (!result.moves) return result;
  result.how = How::replayed;
  result.difference = first_difference<G>(first, second, *result.moves).value();
  return result;
}

/// The same by lopsided play, which reaches corners that even play does not.
template <Game G>
  requires Notated<G>
auto lopsided_divergence(const G& first, const G& second, const SampleOptions& options = {})
    -> Divergence<G> {
  Divergence<G> result{.moves = {}, .difference = {}, .how = How::sampled, .exploration = {}};
  ShortGames games(first, detail::Parting<G>{first, second});
  result.moves = games.run(options, [](std::uint64_t seed) { return Lopsided(seed); });
  result.games = games.games();
  if (!result.moves) return result;
  result.how = How::replayed;
  result.difference = first_difference<G>(first, second, *result.moves).value();
  return result;
}

/// The shortest pair of games with the same moves that random play and shrinking find at whose end
/// the readings differ in a certain way.
template <Game G>
  requires Fielded<typename G::State>
auto sampled_effect(const G& first, const G& second, Effect effect,
                    const SampleOptions& options = {}) -> Divergence<G> {
  const Comparison<G> comparison(first, second);
  const Together<G> both(first, second);
  Divergence<G> result{.moves = {}, .difference = {}, .how = How::sampled, .exploration = {}};
  ShortGames games(both, detail::Effected<G>{comparison, effect});
  result.moves = games.run(options);
  result.games = games.games();
  if (!result.moves) return result;
  result.how = How::replayed;
  result.difference = effect_after(both, comparison, effect, *result.moves);
  return result;
}

}  // namespace ruleproof::solver
