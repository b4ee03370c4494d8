/// The search for first games. For files that know a game's types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "solver/explore/numbered.hpp"
#include "solver/search/firsts.hpp"

namespace ruleproof::solver::search {

/// One search, breadth first, by one thread. Positions are exact: none hides another.
template <Game G>
class FirstGames {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  FirstGames(const G& game, const FirstOptions& options)
      : game_(game), options_(options), states_(game, options.max_bytes) {
    if constexpr (Enumerable<G>) game_.every_move(every_);
  }

  auto run() -> Firsts {
    if (!states_.insert(game_.start())) return std::move(found_);
    ways_.push_back({});
    std::size_t at = 0;
    for (std::size_t end = 1; at < end; end = full_ ? at : states_.size()) {
      bool judged = judging_ && !every_.empty();
      for (; at < end; ++at) {
        if (options_.stop && options_.stop()) return ended();
        const auto state = states_[at];
        judged = judged && judge_all(at, state);
        look_at(at, state);
      }
      ++found_.whole;
      if (judged) ++found_.judged;
      judging_ = judged;
    }
    return ended();
  }

 private:
  /// How a position was reached first.
  struct Way {
    std::uint32_t before = 0;
    std::uint32_t move = 0;  ///< number in the list of moves there
  };

  auto ended() -> Firsts {
    found_.positions = states_.size();
    return std::move(found_);
  }

  /// All moves of a position. Those of the last level are looked at, but lead to nothing new.
  auto look_at(std::size_t at, const State& state) -> void {
    if (game_.to_act(state) == Seat::nobody) return;
    moves(game_, state, list_);
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const auto step = game_.apply(state, list_[i]);
      note(at, list_[i], step);
      if (full_) continue;
      const auto number = states_.insert(step.next);
      if (number && *number == ways_.size()) {
        ways_.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(i)});
      }
      full_ = !number || states_.size() >= options_.max_states;
    }
  }
  auto note(std::size_t at, const Move& move, const Step<State>& step) -> void {
    auto fresh = step.because;
    fresh.for_each([&](ClauseRef clause) {
      if (seen_.has(clause)) return;
      seen_.add(clause);
      found_.relied.emplace(clause.index, game_to(at, move));
    });
    if constexpr (Scored<G>) {
      if (game_.to_act(step.next) != Seat::nobody) return;
      const auto ending = ending_of(step.because, game_.outcome(step.next), options_.deciding);
      if (!found_.ended.contains(ending)) found_.ended.emplace(ending, game_to(at, move));
    }
  }
  /// Whether there were tries enough for every move that the game lists.
  auto judge_all(std::size_t at, const State& state) -> bool {
    if (judgements_ + every_.size() > options_.judgements) return false;
    judgements_ += every_.size();
    for (const auto& move : every_) {
      const auto verdict = game_.judge(state, move);
      if (verdict || forbidding_.has(verdict.why()) || !can_be_written(move)) continue;
      forbidding_.add(verdict.why());
      auto shown = game_to(at, std::nullopt);
      shown.forbidden = game_.to_text(move);
      found_.refused.emplace(verdict.why().index, std::move(shown));
    }
    return true;
  }
  [[nodiscard]] auto can_be_written(const Move& move) const -> bool {
    const auto read = game_.read_move(game_.to_text(move));
    return read && *read == move;
  }

  auto game_to(std::size_t at, const std::optional<Move>& last) const -> FirstGame {
    std::vector<std::uint32_t> choices;
    for (; at != 0; at = ways_[at].before) choices.push_back(ways_[at].move);
    std::ranges::reverse(choices);
    FirstGame shown;
    auto state = game_.start();
    MoveList<Move> list;
    for (const auto choice : choices) {
      moves(game_, state, list);
      shown.moves.push_back(game_.to_text(list[choice]));
      state = game_.apply(state, list[choice]).next;
    }
    if (last) shown.moves.push_back(game_.to_text(*last));
    return shown;
  }

  const G& game_;
  const FirstOptions& options_;
  NumberedStates<G> states_;
  std::vector<Way> ways_;  ///< by number of the position
  MoveList<Move> list_;
  MoveList<Move> every_;  ///< that is worth being judged
  ClauseSet seen_;
  ClauseSet forbidding_;
  std::uint64_t judgements_ = 0;
  bool judging_ = true;
  bool full_ = false;
  Firsts found_;
};

}  // namespace ruleproof::solver::search
