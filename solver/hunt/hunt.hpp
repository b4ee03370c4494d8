/// The search for a position deep in a game: games are played on from positions that
/// are known, towards aims that change, and whole games are changed choice by choice.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "model/core/expression/vocabulary.hpp"
#include "model/core/play.hpp"
#include "solver/divergence/lopsided.hpp"
#include "solver/divergence/shorten.hpp"
#include "solver/hunt/aim.hpp"
#include "solver/hunt/habit.hpp"
#include "solver/hunt/known_places.hpp"
#include "solver/hunt/uneven.hpp"
#include "solver/names_once.hpp"

namespace ruleproof::solver::hunt {

template <class G>
class Hunt {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using Moves = std::vector<Move>;

  /// `stop`: asked before each choice, whether to give up; none: never.
  Hunt(const G& game, const expression::Asked<G>& wanted, std::uint64_t seed,
       std::function<bool()> stop = {})
      : game_(game),
        wanted_(wanted),
        stop_(std::move(stop)),
        seed_(seed),
        random_(seed),
        vocabulary_(vocabulary_once(game)) {}

  /// A game that ends in what is wanted, after so many positions at most.
  auto run(std::uint64_t positions) -> std::optional<Moves> {
    constexpr std::uint64_t turns = 3;
    for (std::uint64_t turn = 1; turn <= turns && !found_; ++turn) {
      limit_ = positions * turn / turns;
      begin(turn);
      if (turn == 1) whole_games(limit_ / 8);
      while (!done()) {
        climb();
        if (!done()) change_games();
      }
    }
    if (!found_) return std::nullopt;
    return shortened(
        game_, *std::move(found_), [&](const State& state) { return wanted_.holds(state); }, stop_);
  }
  /// How near it came, and how many positions it looked at.
  [[nodiscard]] auto nearest() const -> std::int64_t { return nearest_; }
  [[nodiscard]] auto positions() const -> std::uint64_t { return positions_; }

 private:
  static constexpr std::size_t longest = 600;    ///< choices of a game
  static constexpr std::size_t elite = 24;       ///< positions that are played on from
  static constexpr std::size_t kept_games = 24;  ///< that are changed
  static constexpr std::size_t kept_habits = 12;
  static constexpr std::size_t most_leaning = 80;  ///< choices: each tries several moves

  [[nodiscard]] auto done() const -> bool {
    return found_ || positions_ >= limit_ || wanted_.overflowed() || (stop_ && stop_());
  }

  /// The first time positions are told apart by the fields of the claim alone, then by others, too.
  auto begin(std::uint64_t turn) -> void {
    places_.clear();
    told_apart_by_.clear();
    const auto& symbols = vocabulary_.symbols();
    for (std::uint64_t i = 1; i < turn * 2 - 1; ++i) {
      const auto& symbol = symbols[random_.below(symbols.size())];
      if (symbol.is_number && symbol.source.in_state) told_apart_by_.push_back(symbol.source);
    }
    aim_ = {};
    const auto start = game_.start();
    (void)look(start, 0);
  }

  [[nodiscard]] auto kind_of(const State& state) const -> std::uint64_t {
    auto kind = wanted_.print(state);
    const auto* bytes = reinterpret_cast<const std::byte*>(&state);
    for (const auto& source : told_apart_by_) {
      kind = Random(kind ^ static_cast<std::uint64_t>(source.read(bytes + source.offset))).next();
    }
    return kind;
  }

  /// Whole games from the opening by players of uneven strength: what only shows at the end of a
  /// game, as a win of the side that mostly loses, gives a search nothing to climb towards.
  auto whole_games(std::uint64_t positions) -> void {
    if constexpr (balance::Balanced<G>) {
      const auto start = game_.start();
      Random seeds(~seed_);
      while (!done() && positions_ < positions) {
        const auto before = positions_;
        follow_uneven(start, 0, longest, seeds.next());
        if (positions_ == before) break;
      }
    }
  }

  /// Judges a position; its measure.
  auto look(const State& state, std::size_t trail) -> std::int64_t {
    const auto measure = aim_.measure(wanted_, state);
    if (game_.to_act(state) != Seat::nobody) {
      const auto at = places_.note(kind_of(state), state, trail, measure, random_);
      if (at != places_.most) fresh_.push_back(at);
    }
    note_distance(state, [&] { return places_.path_to(trail); });
    return measure;
  }

  template <class Path>
  auto note_distance(const State& state, Path path) -> void {
    ++positions_;
    nearest_ = std::min(nearest_, wanted_.distance(state));
    if (nearest_ == 0 && !found_ && wanted_.holds(state)) found_ = path();
  }

  /// Plays on from the positions that are nearest to an aim, and from new ones that are nearer.
  auto climb() -> void {
    constexpr int games = 24;
    aim_ = Aim(wanted_.program(), random_);
    auto& all = places_.all();
    for (auto& known : all) known.measure = aim_.measure(wanted_, known.state);
    best_.resize(all.size());
    for (std::size_t i = 0; i < best_.size(); ++i) best_[i] = i;
    const auto count = std::min(elite, best_.size());
    const auto nearer = [&](std::size_t a, std::size_t b) {
      if (all[a].measure != all[b].measure) return all[a].measure < all[b].measure;
      return all[a].visits < all[b].visits;
    };
    std::ranges::partial_sort(best_, best_.begin() + static_cast<std::ptrdiff_t>(count), nearer);
    best_.resize(count);
    for (int i = 0; i < games && !done(); ++i) {
      fresh_.clear();
      play_on();
      for (const auto at : fresh_) {
        if (std::ranges::find(best_, at) != best_.end()) continue;
        const auto last = std::ranges::max_element(best_, nearer);
        if (nearer(at, *last)) *last = at;
      }
    }
  }

  auto play_on() -> void {
    auto& all = places_.all();
    // Now and then from anywhere: what is near may be a dead end.
    const auto at =
        random_.below(5) == 0 ? random_.below(all.size()) : best_[random_.below(best_.size())];
    ++all[at].visits;
    const auto from = all[at].state;
    const auto trail = all[at].trail;
    constexpr std::uint64_t doublings = 9;
    const auto choices = std::min<std::size_t>(std::size_t{2} << random_.below(doublings), longest);
    const auto seed = random_.next();
    switch (random_.below(6)) {
      case 0:
        (void)follow(from, trail, AtMost(Dice(seed), choices));
        break;
      case 1:
        (void)follow(from, trail, AtMost(Lopsided(seed), choices));
        break;
      case 2:
        follow_uneven(from, trail, choices, seed);
        break;
      case 3:
        (void)follow(from, trail, AtMost(Leaning(*this, seed), std::min(choices, most_leaning)));
        break;
      default:
        follow_habits(from, trail, choices, seed);
    }
  }

  auto follow_uneven(const State& from, std::size_t trail, std::size_t choices, std::uint64_t seed)
      -> void {
    if constexpr (balance::Balanced<G>) {
      Uneven<G> uneven(game_, seed);
      (void)follow(from, trail, AtMost(std::ref(uneven), choices));
    }
  }

  auto follow_habits(const State& from, std::size_t trail, std::size_t choices, std::uint64_t seed)
      -> void {
    Habits habits(seed);
    if (!habits_.empty() && random_.below(2) == 0) {
      habits = habits_[random_.below(habits_.size())];
      if (random_.below(2) == 0) habits = habits.changed(seed);
    }
    const auto before = last_measure(best_);
    const auto reached = follow(from, trail, AtMost(Habitual(habits, seed), choices));
    if (reached >= before) return;
    if (habits_.size() < kept_habits) {
      habits_.push_back(std::move(habits));
    } else {
      habits_[random_.below(kept_habits)] = std::move(habits);
    }
  }

  [[nodiscard]] auto last_measure(const std::vector<std::size_t>& best) -> std::int64_t {
    auto least = std::numeric_limits<std::int64_t>::max();
    for (const auto at : best) least = std::min(least, places_.all()[at].measure);
    return least;
  }

  /// Half of the time the nearest of a few moves by lot, whosever they are.
  class Leaning {
   public:
    Leaning(const Hunt& hunt, std::uint64_t seed) : hunt_(&hunt), dice_(seed) {}
    auto operator()(const G& game, const State& state, std::span<const Move> list) -> std::size_t {
      constexpr int tried = 8;
      if (dice_.random().below(2) == 0) return dice_(game, state, list);
      std::size_t best = 0;
      auto least = std::numeric_limits<std::int64_t>::max();
      for (int i = 0; i < tried; ++i) {
        const auto at = dice_.random().below(list.size());
        const auto measure = hunt_->aim_.measure(hunt_->wanted_, game.apply(state, list[at]).next);
        if (measure < least) {
          least = measure;
          best = at;
        }
      }
      return best;
    }

   private:
    const Hunt* hunt_;
    Dice dice_;
  };

  /// The least measure on the way.
  template <class Choose>
  auto follow(const State& from, std::size_t trail, Choose&& choose) -> std::int64_t {
    auto least = std::numeric_limits<std::int64_t>::max();
    const auto stop = [&](const G& game, const State& state, std::span<const Move> list) {
      return done() ? stop_playing : choose(game, state, list);
    };
    play(
        game_, from, stop,
        [&](const State& /*before*/, const Move& move, const auto& step) {
          trail = places_.step(trail, move);
          least = std::min(least, look(step.next, trail));
        },
        list_);
    if (random_.below(4) == 0) keep(places_.path_to(trail));
    return least;
  }

  auto keep(Moves game) -> void {
    if (games_.size() < kept_games) {
      games_.push_back(std::move(game));
    } else {
      games_[random_.below(kept_games)] = std::move(game);
    }
  }

  /// Changes the one of a few games that comes nearest, as long as it does not get worse.
  auto change_games() -> void {
    constexpr int looked_at = 3;
    constexpr int changes = 30;
    if (games_.empty()) return;
    aim_ = Aim(wanted_.program(), random_);
    Moves best;
    auto least = std::numeric_limits<std::int64_t>::max();
    for (int i = 0; i < looked_at && !done(); ++i) {
      const auto& game = games_[random_.below(games_.size())];
      auto again = replayed(game, {});
      if (again.first >= least) continue;
      least = again.first;
      best = std::move(again.second);
    }
    for (int i = 0; i < changes && !done() && !best.empty(); ++i) {
      const auto at = random_.below(best.size());
      const auto width = std::uint64_t{1} << random_.below(5);
      auto [measure, moves] = replayed(best, {at, random_.below(width), random_.below(width)});
      if (measure > least) continue;
      least = measure;
      best = std::move(moves);
    }
    keep(std::move(best));
  }

  /// From a place on some moves are left out, and some are played by dice.
  struct Changed {
    std::size_t at = std::numeric_limits<std::size_t>::max();
    std::size_t left_out = 0;
    std::size_t by_dice = 0;
  };

  /// The nearest measure of a game that was changed, and its moves; what is then not legal is
  /// passed over.
  auto replayed(const Moves& old, const Changed& changed) -> std::pair<std::int64_t, Moves> {
    Moves moves;
    auto state = game_.start();
    auto least = aim_.measure(wanted_, state);
    Dice dice(random_.next());
    const auto make = [&](const Move& move) {
      moves.push_back(move);
      state = game_.apply(state, move).next;
      least = std::min(least, aim_.measure(wanted_, state));
      note_distance(state, [&] { return moves; });
    };
    for (std::size_t i = 0; i < old.size() && !done(); ++i) {
      if (i == changed.at) {
        i += changed.left_out;
        for (std::size_t k = 0; k < changed.by_dice && game_.to_act(state) != Seat::nobody; ++k) {
          ruleproof::moves(game_, state, list_);
          make(list_[dice(game_, state, std::span<const Move>(list_))]);
        }
        if (i >= old.size()) break;
      }
      if (game_.to_act(state) == Seat::nobody) break;
      if (game_.judge(state, old[i])) make(old[i]);
    }
    return {least, std::move(moves)};
  }

  const G& game_;
  const expression::Asked<G>& wanted_;
  std::function<bool()> stop_;
  std::uint64_t seed_;
  Random random_;
  const expression::Vocabulary& vocabulary_;
  Aim aim_;
  KnownPlaces<G> places_;
  std::vector<expression::Source> told_apart_by_;  ///< fields beside those of the claim
  std::vector<std::size_t> best_;                  ///< of the places, for the aim
  std::vector<std::size_t> fresh_;                 ///< places that a game has found
  std::vector<Habits> habits_;                     ///< that led nearer
  std::vector<Moves> games_;
  MoveList<Move> list_;
  std::optional<Moves> found_;
  std::int64_t nearest_ = std::numeric_limits<std::int64_t>::max();
  std::uint64_t positions_ = 0;
  std::uint64_t limit_ = 0;
};

}  // namespace ruleproof::solver::hunt
