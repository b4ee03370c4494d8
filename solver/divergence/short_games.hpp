/// Short games that lead to something, by playing: for games too big to search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/team.hpp"

namespace ruleproof::solver {

struct SampleOptions {
  std::uint64_t games = 10'000;   ///< random games to look in
  std::uint64_t seed = 1;         ///< the same seed finds the same
  std::uint64_t shrink = 20'000;  ///< games tried to make the shortest one shorter
  std::size_t longest = 4096;     ///< moves of a game: not every game comes to an end
  std::uint64_t work = no_limit;  ///< moves looked at in all games: some are a hundred times longer
  /// Threads for the random games; the answer does not depend on it. One, where work is bounded:
  /// how much a game takes depends on the shortest one before it.
  std::size_t jobs = 1;

  static constexpr auto no_limit = std::numeric_limits<std::uint64_t>::max();
};

/// What is looked for: `here` in a position, or `by` a move from it.
template <class A, class G>
concept Aim = requires(A& aim, const typename G::State state, const typename G::Move move) {
  { aim.here(state) } -> std::same_as<bool>;
  { aim.by(state, move) } -> std::same_as<bool>;
};

/// Finds games that lead to an aim, and makes them short.
template <Game G, Aim<G> A>
class ShortGames {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Choices = std::vector<std::uint16_t>;

  ShortGames(const G& game, A aim) : game_(game), aim_(std::move(aim)) {}

  /// The moves of the shortest game that was found; nothing if none was.
  auto run(const SampleOptions& options) -> std::optional<std::vector<Move>> {
    return run(options, [](std::uint64_t seed) { return Dice(seed); });
  }

  /// The same by other players: `chooser(seed)` makes those of one game.
  template <class MakeChooser>
  auto run(const SampleOptions& options, const MakeChooser& chooser)
      -> std::optional<std::vector<Move>> {
    longest_ = options.longest;
    work_ = options.work;
    games_ = 0;
    if (options.jobs > 1 && work_ == SampleOptions::no_limit) {
      play_together(options, chooser);
    } else {
      play(options.seed, options.games, chooser);
    }
    if (!best_) return std::nullopt;
    shrink(options);
    return best_->moves;
  }
  /// Games that were looked in: all, or as many as the work was enough for.
  [[nodiscard]] auto games() const -> std::uint64_t { return games_; }

 private:
  struct Found {
    std::vector<Move> moves;
    Choices choices;
  };

  /// So many games, each with a seed of its own.
  template <class MakeChooser>
  auto play(std::uint64_t seed, std::uint64_t games, const MakeChooser& chooser) -> void {
    for (const auto end = games_ + games; games_ < end && looked_at_ < work_; ++games_) {
      auto choose = chooser(seed++);
      (void)improve([&](const State& state, const MoveList<Move>& list) {
        return choose(game_, state, std::span<const Move>(list));
      });
    }
  }

  /// The same by several threads: of all games that reach the aim, the least is the best, in
  /// whatever order they are played.
  template <class MakeChooser>
  auto play_together(const SampleOptions& options, const MakeChooser& chooser) -> void {
    constexpr std::uint64_t at_once = 64;
    Team team(options.jobs);
    std::vector<ShortGames> players(team.size(), *this);
    team.run((options.games + at_once - 1) / at_once, [&](std::size_t worker, std::size_t piece) {
      const auto from = piece * at_once;
      players[worker].play(options.seed + from, std::min(at_once, options.games - from), chooser);
    });
    games_ = options.games;
    for (auto& player : players) {
      if (player.best_) (void)keep(*std::move(player.best_));
    }
  }

  /// Plays until the aim is reached; keeps the game if it is shorter than the best, or as short and
  /// quieter. Looks at all moves of every position, so as to pass no way there by.
  template <class Choose>
  auto improve(Choose&& choose) -> bool {
    Found game;
    auto state = game_.start();
    while (game.moves.size() < longest_ && (!best_ || game.moves.size() <= best_->moves.size())) {
      if (aim_.here(state)) return keep(std::move(game));
      if (game_.to_act(state) == Seat::nobody) return false;
      moves(game_, state, list_);
      looked_at_ += list_.size();
      for (std::size_t i = 0; i < list_.size(); ++i) {
        if (!aim_.by(state, list_[i])) continue;
        take(game, i);
        return keep(std::move(game));
      }
      // Two games that are played together may have no move in common.
      if (list_.empty()) return false;
      const std::size_t choice = choose(std::as_const(state), std::as_const(list_));
      take(game, choice);
      state = game_.apply(state, game.moves.back()).next;
    }
    return false;
  }
  auto take(Found& game, std::size_t choice) -> void {
    game.moves.push_back(list_[choice]);
    game.choices.push_back(static_cast<std::uint16_t>(choice));
  }
  auto keep(Found&& game) -> bool {
    const auto shorter = [&] {
      if (game.moves.size() != best_->moves.size()) return game.moves.size() < best_->moves.size();
      return game.choices < best_->choices;
    };
    if (best_ && !shorter()) return false;
    best_ = std::move(game);
    return true;
  }

  /// Plays a list of choices, then the quietest moves.
  auto replay(const Choices& choices) -> bool {
    std::size_t next = 0;
    return improve([&](const State& /*state*/, const MoveList<Move>& list) -> std::size_t {
      return next < choices.size() ? choices[next++] % list.size() : 0;
    });
  }

  auto shrink(const SampleOptions& options) -> void {
    Random random(options.seed);
    auto left = options.shrink;
    const auto attempt = [&](const Choices& choices) {
      if (left == 0) return false;
      --left;
      return replay(choices);
    };
    // As much work again for making it shorter.
    const auto enough = work_ > SampleOptions::no_limit / 2 ? work_ : 2 * work_;
    while (left > 0 && looked_at_ < enough) {
      if (drop(attempt) || quieten(attempt)) continue;
      // Nothing simple helps any more: what is left of the budget tries random changes.
      auto choices = best_->choices;
      if (choices.empty()) return;
      for (auto changes = 1 + random.below(3); changes > 0; --changes) mutate(choices, random);
      (void)attempt(choices);
    }
  }
  /// Leaves out runs of choices, long ones first.
  template <class Attempt>
  auto drop(const Attempt& attempt) -> bool {
    if (tried_ == best_->choices) return false;
    for (auto length = best_->choices.size() / 2; length > 0; length /= 2) {
      for (std::size_t at = 0; at + length <= best_->choices.size(); at += length) {
        auto choices = best_->choices;
        const auto begin = choices.begin() + static_cast<std::ptrdiff_t>(at);
        choices.erase(begin, begin + static_cast<std::ptrdiff_t>(length));
        if (attempt(choices)) return true;
      }
    }
    return false;
  }
  /// Replaces single choices by the quietest, or by every other one.
  template <class Attempt>
  auto quieten(const Attempt& attempt) -> bool {
    if (tried_ == best_->choices) return false;
    for (std::size_t at = 0; at < best_->choices.size(); ++at) {
      for (std::uint16_t choice = 0; choice < 8; ++choice) {
        auto choices = best_->choices;
        if (choices[at] == choice) continue;
        choices[at] = choice;
        if (attempt(choices)) return true;
      }
    }
    tried_ = best_->choices;
    return false;
  }
  static auto mutate(Choices& choices, Random& random) -> void {
    const auto at = random.below(choices.size());
    const auto where = choices.begin() + static_cast<std::ptrdiff_t>(at);
    switch (random.below(3)) {
      case 0:
        choices[at] = static_cast<std::uint16_t>(random.below(16));
        break;
      case 1:
        if (choices.size() > 1) choices.erase(where);
        break;
      default:
        choices.insert(where, static_cast<std::uint16_t>(random.below(16)));
        break;
    }
  }

  const G& game_;
  A aim_;
  MoveList<Move> list_;
  std::optional<Found> best_;
  std::size_t longest_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t work_ = 0;
  std::uint64_t looked_at_ = 0;
  Choices tried_;  ///< the best choices of which all simple changes were tried
};

}  // namespace ruleproof::solver
