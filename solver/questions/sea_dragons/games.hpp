/// Games, lines of play, proofs and searches for the questions about Sea Dragons.
#pragma once

// What every question needs, in one place.
// IWYU pragma: begin_exports
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/play.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "solver/questions/held.hpp"  // IWYU pragma: export
#include "solver/questions/question.hpp"
// IWYU pragma: end_exports

namespace ruleproof::solver::sea_dragons_question {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): questions speak of its pieces

using Answers = std::vector<Answer>;
using Line = std::vector<Move>;

/// With these readings, on this data.
[[nodiscard]] auto game_of(int players, const Rulings& rulings = {},
                           std::string_view data = "stand-in") -> SeaDragons;
/// The same game under the set-up and the readings that somebody asks about. What the question
/// itself sets counts more: its number of players, its readings other than the defaults, its data.
[[nodiscard]] auto game_for(const AskOptions& options, int players, const Rulings& rulings = {},
                            std::string_view data = "") -> Result<SeaDragons>;
/// The numbers of players that are asked about: two to five, or one of them.
[[nodiscard]] auto players_asked(const AskOptions& options) -> std::vector<int>;
/// The least of them that a game of these options can have: for questions that are the same with
/// any number of players.
[[nodiscard]] auto any_game_for(const AskOptions& options, const Rulings& rulings = {})
    -> SeaDragons;

/// Open questions by their ids.
using OpenQuestions = std::vector<std::string_view>;
/// The options without what somebody asks of these questions: for who goes through their answers,
/// each of which is named.
[[nodiscard]] auto apart_from(AskOptions options, const OpenQuestions& questions) -> AskOptions;
/// The set-up of a game with any number of players, and any answer to every open question but for
/// those of `rests_on`, which have their answers in this game.
[[nodiscard]] auto scope_of_all(const SeaDragons& game, const OpenQuestions& rests_on) -> Scope;
/// Whether all of these open questions have their default answers; otherwise `answer` says that it
/// is none under the others.
[[nodiscard]] auto is_settled(const SeaDragons& game, const OpenQuestions& rests_on, Answer& answer)
    -> bool;
/// What the answers of a game rest on.
[[nodiscard]] auto data_of(const SeaDragons& game) -> std::string;
/// Turns of all players in a game.
[[nodiscard]] auto turns_of(const SeaDragons& game) -> int;
/// The position after a line of play.
[[nodiscard]] auto after(const SeaDragons& game, State state, std::span<const Move> line) -> State;

/// A question that is asked of the game of so many players.
using AskOfGame = Answers (*)(const SeaDragons& game, const AskOptions& options);
/// The answers for two to five players. The aspect of each begins with their number, and it rests
/// on the data of the game unless it says otherwise.
[[nodiscard]] auto ask_by_players(AskOfGame ask, const AskOptions& options,
                                  const Rulings& rulings = {}) -> Answers;
template <AskOfGame Ask>
auto by_players(const AskOptions& options) -> Answers {
  return ask_by_players(Ask, options);
}
/// Appends answers to answers.
auto append(Answers& answers, Answers more) -> void;

/// Under the premises, which can be met, `wrong` is to have no answer: then `answer` says `says`,
/// has `title` and is as strong as `strength`; otherwise it is not known. Premises that cannot be
/// met prove nothing. Returns whether there is a case that is wrong.
auto prove(Answer& answer, Query premises, const Truth& wrong, Says says, const std::string& title,
           const AskOptions& options, const Strength& strength) -> Sat;

/// How often a relation that is written by hand was held against the model.
struct HeldTo {
  std::uint64_t steps = 0;
  std::uint64_t games = 0;
  bool obeyed = true;
};
/// Random games, in turn under the readings of `game` and, where `rulings` may have any answer,
/// under each single other one: `obeys(game, before, move, step)` of every step.
template <class Obeys>
auto held_to(const SeaDragons& game, const AskOptions& options, const OpenQuestions& rests_on,
             Obeys&& obeys) -> HeldTo;
/// The fact of an answer that rests on a relation.
[[nodiscard]] auto to_text(const HeldTo& held) -> std::string;

/// A line of play, and what it was sought for.
struct Found {
  Line line;
  int worth = 0;
};
/// The worthiest of what `find(seed)` finds in so many tries; the first among equals.
template <class Find>
auto best_of(std::uint64_t tries, std::uint64_t seed, Find&& find) -> std::optional<Found> {
  std::optional<Found> best;
  for (std::uint64_t i = 0; i < tries; ++i) {
    std::optional<Found> found = find(seed + i);
    if (found && (!best || found->worth > best->worth)) best = std::move(found);
  }
  return best;
}
/// The beginning of a line up to the first of its positions for which `worth` is greatest.
template <class Worth>
auto peak_of(const SeaDragons& game, const Line& line, Worth&& worth) -> Found {
  Found peak;
  std::size_t length = 0;
  auto state = game.start();
  for (std::size_t i = 0; i < line.size(); ++i) {
    state = game.apply(state, line[i]).next;
    const int here = worth(state);
    if (length > 0 && here <= peak.worth) continue;
    peak.worth = here;
    length = i + 1;
  }
  peak.line.assign(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length));
  return peak;
}

/// Plays from the opening until the game is over or the chooser stops; the moves.
template <class Choose>
auto line_of(const SeaDragons& game, Choose&& choose) -> Line {
  Line line;
  (void)play(game, std::forward<Choose>(choose),
             [&](const auto&, const Move& move, const auto&) { line.push_back(move); });
  return line;
}

/// Of the legal moves the one that `worth(state, move)` likes best; by lot among equals.
template <class Worth>
class Fond {
 public:
  Fond(Worth worth, std::uint64_t seed) : worth_(std::move(worth)), random_(seed) {}

  auto operator()(const SeaDragons& /*game*/, const State& state, std::span<const Move> list)
      -> std::size_t {
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

/// A game for each single other answer to the open questions that are not among `rests_on`, and the
/// game itself first.
[[nodiscard]] auto other_readings(const SeaDragons& game, const OpenQuestions& rests_on)
    -> std::vector<SeaDragons>;

template <class Obeys>
auto held_to(const SeaDragons& game, const AskOptions& options, const OpenQuestions& rests_on,
             Obeys&& obeys) -> HeldTo {
  HeldTo held;
  for (const auto& reading : other_readings(game, rests_on)) {
    for (std::uint64_t i = 0; i < options.effort; ++i) {
      play(reading, Dice(options.seed + held.games),
           [&](const State& before, const Move& move, const Step<State>& step) {
             ++held.steps;
             held.obeyed = held.obeyed && obeys(reading, before, move, step);
           });
      ++held.games;
    }
  }
  return held;
}

/// The first move on the list: a pass, no mission, the top card, the first card of a stack.
inline auto first_choice(const SeaDragons& /*game*/, const State& /*state*/,
                         std::span<const Move> /*list*/) -> std::size_t {
  return 0;
}

template <class Kind>
auto is(const Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

/// Cells of a placement.
[[nodiscard]] auto cells_laid(const SeaDragons& game, const Lay& lay) -> Bits;
/// Ship tokens on some cells.
[[nodiscard]] auto tokens_on(const State& state, const Bits& cells) -> int;
/// The most whirlpools that a face has.
[[nodiscard]] auto most_whirlpools(const SeaDragons& game) -> int;
/// Everything that there is to pay missions with.
[[nodiscard]] auto all_ships(const SeaDragons& game) -> Payment;
/// Ships on the tokens and cards of a payment.
[[nodiscard]] auto ships_in(const Payment& payment) -> int;

}  // namespace ruleproof::solver::sea_dragons_question
