/// Games, lines of play and proofs for the questions about Sea Dragons.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::sea_dragons_question {

using sea_dragons::SeaDragons;
using Answers = std::vector<Answer>;
using Line = std::vector<sea_dragons::Move>;

/// With these readings, on this data.
[[nodiscard]] auto game_of(int players, const sea_dragons::Rulings& rulings = {},
                           std::string_view data = "stand-in", int heads = 0) -> SeaDragons;
/// Part of a finding's id: "3-players".
[[nodiscard]] auto players_aspect(int players) -> std::string;
/// What the answers of a game rest on.
[[nodiscard]] auto data_of(const SeaDragons& game) -> std::string;
/// Turns of all players in a game.
[[nodiscard]] auto turns_of(const SeaDragons& game) -> int;
/// The position after a line of play.
[[nodiscard]] auto after(const SeaDragons& game, sea_dragons::State state,
                         std::span<const sea_dragons::Move> line) -> sea_dragons::State;

/// Under the premises, which can be met, `wrong` is to have no answer: then `answer` says `says`
/// and is proved; otherwise it is not known. Premises that cannot be met prove nothing.
auto prove(Answer& answer, Query premises, const Truth& wrong, Says says, const AskOptions& options)
    -> Reply;

/// Whether every game of an answer replays, and there is one.
[[nodiscard]] auto replays(const Answer& answer) -> bool;

/// Plays until the game is over or the chooser stops; the moves.
template <class Choose>
auto line_of(const SeaDragons& game, const sea_dragons::State& start, Choose&& choose) -> Line {
  Line line;
  MoveList<sea_dragons::Move> buffer;
  (void)play(
      game, start, std::forward<Choose>(choose),
      [&](const auto&, const sea_dragons::Move& move, const auto&) { line.push_back(move); },
      buffer);
  return line;
}

/// Of the legal moves the one that `worth(state, move)` likes best; by lot among equals.
template <class Worth>
class Fond {
 public:
  Fond(Worth worth, std::uint64_t seed) : worth_(std::move(worth)), random_(seed) {}

  auto operator()(const SeaDragons& /*game*/, const sea_dragons::State& state,
                  std::span<const sea_dragons::Move> list) -> std::size_t {
    std::size_t best = 0;
    int most = 0;
    std::size_t equals = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const int worth = worth_(state, list[i]);
      if (equals > 0 && worth < most) continue;
      equals = equals > 0 && worth == most ? equals + 1 : 1;
      most = worth;
      if (random_.below(equals) == 0) best = i;
    }
    return best;
  }

 private:
  Worth worth_;
  Random random_;
};

template <class Kind>
auto is(const sea_dragons::Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

/// Dragons that a placement touches, of all other players.
[[nodiscard]] auto touched(const sea_dragons::Rules& rules, const sea_dragons::State& state,
                           const sea_dragons::Lay& lay) -> int;

}  // namespace ruleproof::solver::sea_dragons_question
