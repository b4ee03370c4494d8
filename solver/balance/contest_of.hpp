/// The experiment itself, over the types of a game. Only what makes contests includes this.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "solver/balance/bot.hpp"
#include "solver/balance/choices.hpp"
#include "solver/balance/contest.hpp"
#include "solver/balance/layout.hpp"
#include "solver/balance/lineup.hpp"

namespace ruleproof::solver::balance {

/// How one game went.
struct GameCount {
  Shares shares{};
  std::array<int, max_players> scores{};
  bool decided = false;  ///< one player alone has won
  bool finished = false;
  std::uint64_t moves = 0;
  Histogram clause_steps;
  std::vector<std::uint64_t> barred;  ///< choices of each bot that its restriction has narrowed
};

/// The bots of one thread at the table of one variant.
template <Balanced G>
class Seating {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Seating(const G& game, const Plan& plan) : game_(game), plan_(plan) {
    for (const auto& spec : plan.bots) bots_.emplace_back(game, spec);
  }

  /// The game of a round; chance and each bot throw the same numbers in all games of a round.
  auto play(const Lineup& lineup, std::size_t number, std::uint64_t seed) -> GameCount {
    Random seeds(seed);
    Dice dice(seeds.next());
    for (auto& bot : bots_) bot.begin(seeds.next());
    const auto pick = [&](const State& state, std::span<const Move> moves) {
      const auto seat = game_.to_act(state);
      if (seat == Seat::chance) return dice(game_, state, moves);
      auto& bot = bots_[lineup.bot(number, static_cast<std::size_t>(player_of(seat)))];
      return bot.choose(view_of(game_, state, seat), seat, moves);
    };
    const auto choose = [&](const G& game, const State& state, std::span<const Move> moves) {
      if constexpr (!Interrupted<G>) return pick(state, moves);
      choices_.assign(moves.begin(), moves.end());
      keep_choices(game, state, choices_);
      const auto chosen = choices_.size() == 1 ? 0 : pick(state, std::span<const Move>(choices_));
      return static_cast<std::size_t>(std::ranges::find(moves, choices_[chosen]) - moves.begin());
    };
    GameCount count;
    const auto watch = [&](const State& /*before*/, const Move& /*move*/, const auto& step) {
      ++count.moves;
      step.because.for_each([&](ClauseRef clause) { ++steps_[clause.index]; });
    };
    const auto end =
        ruleproof::play(game_, game_.start(), AtMost(choose, plan_.longest), watch, list_);
    finish(count, end);
    return count;
  }

 private:
  auto finish(GameCount& count, const State& end) -> void {
    auto outcome = game_.outcome(end);
    count.finished = game_.to_act(end) == Seat::nobody;
    if (!count.finished) outcome.wins = {};
    count.shares = shares_of(outcome);
    count.scores = outcome.scores;
    for (const auto& bot : bots_) count.barred.push_back(bot.barred());
    count.decided = std::ranges::count(outcome.wins, true) == 1;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (steps_[i] > 0) count.clause_steps[static_cast<std::int64_t>(i)] = steps_[i];
      steps_[i] = 0;
    }
  }

  const G& game_;
  const Plan& plan_;
  std::deque<Bot<G>> bots_;  ///< which stay where they are
  std::array<std::uint64_t, 256> steps_{};
  MoveList<Move> list_;
  MoveList<Move> choices_;  ///< of these, what bots choose from
};

template <Balanced G>
class ContestOf final : public Contest {
 public:
  ContestOf(std::vector<G> variants, Plan plan)
      : variants_(std::move(variants)),
        plan_(std::move(plan)),
        lineup_{.players = static_cast<std::size_t>(variants_.front().players()),
                .bots = plan_.bots.size()},
        layout_(layout_of(lineup_, plan_.bots, variants_.size())) {}

  [[nodiscard]] auto layout() const -> const Layout& override { return layout_; }

  [[nodiscard]] auto play(std::uint64_t first, std::uint64_t rounds, const Stop& stop) const
      -> Tally override {
    Tally tally{.rounds = 0,
                .sums = std::vector<Sums>(layout_.series.size()),
                .histograms = std::vector<Histogram>(layout_.distributions.size())};
    std::deque<Seating<G>> tables;
    for (const auto& variant : variants_) tables.emplace_back(variant, plan_);
    for (; tally.rounds < rounds && !(stop && stop()); ++tally.rounds) {
      play_round(tables, first + tally.rounds, tally);
    }
    return tally;
  }

 private:
  auto play_round(std::deque<Seating<G>>& tables, std::uint64_t round, Tally& tally) const -> void {
    const auto seed = Random(Random(plan_.seed).next() + round).next();
    std::vector<RoundCount> counts;
    for (std::size_t variant = 0; variant < tables.size(); ++variant) {
      auto& count = counts.emplace_back();
      count.seats.resize(lineup_.players);
      count.bots.resize(lineup_.bots);
      for (std::size_t number = 0; number < lineup_.games(); ++number) {
        const auto game = tables[variant].play(lineup_, number, seed);
        add(game, number, count);
        add(game, number, variant, tally);
      }
    }
    for (std::size_t i = 0; i < layout_.series.size(); ++i) {
      tally.sums[i].add(observation(layout_.series[i], plan_.bots, counts));
    }
  }

  auto add(const GameCount& game, std::size_t number, RoundCount& count) const -> void {
    for (std::size_t seat = 0; seat < lineup_.players; ++seat) {
      count.seats[seat] += game.shares[seat];
      count.bots[lineup_.bot(number, seat)] += game.shares[seat];
    }
    count.undecided += game.decided ? 0 : 1;
  }

  auto add(const GameCount& game, std::size_t number, std::size_t variant, Tally& tally) const
      -> void {
    for (std::size_t i = 0; i < layout_.distributions.size(); ++i) {
      const auto& distribution = layout_.distributions[i];
      if (distribution.variant != variant) continue;
      count_in(game, number, distribution, tally.histograms[i]);
    }
  }
  auto count_in(const GameCount& game, std::size_t number, const Distribution& distribution,
                Histogram& histogram) const -> void {
    switch (distribution.counted) {
      case Counted::moves:
        ++histogram[static_cast<std::int64_t>(game.moves)];
        return;
      case Counted::seat_score:
        ++histogram[game.scores[distribution.index]];
        return;
      case Counted::bot_score:
        for (std::size_t seat = 0; seat < lineup_.players; ++seat) {
          if (lineup_.bot(number, seat) == distribution.index) ++histogram[game.scores[seat]];
        }
        return;
      case Counted::clause_games:
        for (const auto& [clause, steps] : game.clause_steps) ++histogram[clause];
        return;
      case Counted::clause_steps:
        for (const auto& [clause, steps] : game.clause_steps) histogram[clause] += steps;
        return;
      case Counted::unfinished:
        if (!game.finished) ++histogram[0];
        return;
      case Counted::barred:
        if (const auto barred = game.barred[distribution.index]; barred > 0) histogram[0] += barred;
        return;
    }
  }

  std::vector<G> variants_;
  Plan plan_;
  Lineup lineup_;
  Layout layout_;
};

template <class G>
auto contest_of(std::vector<G> variants, const Plan& plan) -> Result<std::unique_ptr<Contest>> {
  RULEPROOF_ASSERT(!variants.empty() && !plan.bots.empty());
  for (const auto& game : variants) {
    if (game.players() != variants.front().players()) {
      return Error{Code::bad_setup, "--vary", "the variants must have the same number of players"};
    }
    for (const auto& bot : plan.bots) {
      if (can_play(game, bot)) continue;
      return Error{Code::bad_setup, "--bots",
                   to_text(bot) +
                       " cannot play under these rulings: what is hidden from a player " +
                       "cannot be thrown anew; uniform can"};
    }
  }
  return std::unique_ptr<Contest>(std::make_unique<ContestOf<G>>(std::move(variants), plan));
}

}  // namespace ruleproof::solver::balance
