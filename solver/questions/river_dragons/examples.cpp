/// The worked examples: with how many players they can occur, and whether the rules agree. Each is
/// tried with every number of players, on islets that fit its sketch.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/game.hpp"
#include "model/core/record.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"
#include "solver/questions/river_dragons/routes.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites
                                // and colours
using enum Colour;

/// An example of the rulebook, on islets that fit its sketch: the pictures are not part of the
/// text.
struct Example {
  const char* clause;
  std::vector<Colour> colours;  ///< those that are named
  std::string position;
  std::set<std::string> expected;  ///< where the pawn in turn can end
  Colour mover;
};

auto examples() -> std::vector<Example> {
  return {
      {"move.one",
       {green, yellow, pink, red},
       "stage=move acts=green left=1 blue.plank6=I01>I02 green.pawn=blue.6 green.plank6=I01>I03 "
       "red.plank6=I02>I04 pink.plank6=I02>I05 yellow.pawn=pink.6",
       {"green 6", "red 6"},
       green},
      {"move.two",
       {green, red},
       "stage=move acts=green left=2 green.plank6=I09>I20 green.pawn=green.6 red.plank6=I20>red "
       "blue.plank6=I09>I03 blue.pawn=blue.6 yellow.plank6=I09>I04 yellow.pawn=yellow.6",
       {"red", "green 6"},
       green},
      {"jump.must",
       {yellow, green, red},
       "stage=jump acts=yellow left=1 yellow.plank6=I01>I02 yellow.pawn=yellow.6 "
       "green.plank6=I02>I04 green.pawn=green.6 red.plank6=I04>I03",
       {"red 6"},
       yellow},
      {"jump.fall",
       {yellow},
       "stage=jump acts=yellow left=1 yellow.plank6=I01>I02 yellow.pawn=yellow.6",
       {"yellow"},
       yellow},
  };
}

auto seat_of(const Rules& rules, Colour colour) -> int {
  const auto found = std::ranges::find(rules.colours, colour);
  return found == rules.colours.end() ? -1 : static_cast<int>(found - rules.colours.begin());
}

/// Whether no plank of the position passes over a third site or is in the way of another.
auto planks_fit(const Rules& rules, const State& state) -> bool {
  std::vector<std::size_t> others;
  bool fit = true;
  for_each_plank(state, [&](PlankName, const Plank& plank) {
    if (!plank.on_board()) return;
    fit = fit && lies_clean(rules, plank.at, plank.to, others);
    others.push_back(pair_of(plank.at, plank.to));
  });
  return fit;
}

/// Where the pawn of a seat can stand when its action is over, each with the moves to it.
using Ends = std::map<std::string, std::vector<Move>>;

auto ends_of(const RiverDragons& game, const State& state, int seat, std::vector<Move>& played,
             Ends& ends) -> void {
  MoveList<Move> list;
  moves(game, state, list);
  for (const auto& move : list) {
    const auto next = game.apply(state, move).next;
    played.push_back(move);
    const bool goes_on = next.stage == state.stage && next.actor() == seat &&
                         next.position == state.position && next.left > 0;
    if (goes_on && next.left < state.left) {
      ends_of(game, next, seat, played, ends);
    } else {
      const auto pawn = next.players[static_cast<std::size_t>(seat)].pawn;
      ends.try_emplace(pawn.on_plank() ? plank_text(game.rules(), pawn.plank())
                                       : site_text(game.rules(), pawn.village()),
                       played);
    }
    played.pop_back();
  }
}

/// The dragons of example 5, before the third position ends; blue's card is one that would move it.
auto record_of_dragons(const RiverDragons& game) -> std::vector<Shown> {
  const auto state = game.read_position(
      "stage=stone acts=black position=2 first=0 pink.plan4=green-dragon green.plan4=blue-dragon "
      "blue.plan4=jump red.plan4=stone2 black.plan3=stone1");
  if (!state) return {};
  MoveList<Move> list;
  moves(game, *state, list);
  const auto claims = Claims(
      fmt::format("position = 3 and to-act = p{} and p{}.pawn.at = {}",
                  seat_of(game.rules(), red) + 1, seat_of(game.rules(), blue) + 1,
                  state->players[static_cast<std::size_t>(seat_of(game.rules(), blue))].pawn.at));
  return {show_from(game, *state, std::span(list.begin(), 1),
                    "blue's jump is cancelled, green's dragon is not",
                    claims + cites("dragon.cancel") + cites("dragon.not-dragon"))};
}

auto all_play(const Rules& rules, const std::vector<Colour>& colours) -> bool {
  return std::ranges::all_of(colours, [&](Colour c) { return seat_of(rules, c) >= 0; });
}

auto ends_of(const RiverDragons& game, const State& state, const Example& example) -> Ends {
  Ends ends;
  std::vector<Move> played;
  ends_of(game, state, seat_of(game.rules(), example.mover), played, ends);
  return ends;
}

enum class Fits : std::uint8_t { no_such_colours, as_printed, otherwise };

auto try_example(const Example& example, const RiverDragons& game) -> Fits {
  if (!all_play(game.rules(), example.colours)) return Fits::no_such_colours;
  const auto state = game.read_position(example.position);
  if (!state || !planks_fit(game.rules(), *state)) return Fits::otherwise;
  const auto ends = ends_of(game, *state, example);
  const bool same = std::ranges::equal(std::views::keys(ends), example.expected);
  return same ? Fits::as_printed : Fits::otherwise;
}

/// The places to which no move of the kind of that one goes at once.
auto nowhere_else(const RiverDragons& game, const State& state, const Move& like) -> Claims {
  Claims claims(std::vector<Entry>{});
  Planks on_board = 0;
  for_each_plank(state, [&](PlankName name, const Plank& plank) {
    if (plank.on_board()) on_board |= bit(name);
  });
  const auto is_there = [&](Stand stand) {
    return !stand.on_plank() || (on_board & bit(stand.plank())) != 0;
  };
  MoveList<Move> all;
  game.every_move(all);
  for (const auto& move : all) {
    const auto* step = std::get_if<MoveTo>(&move);
    const auto* jump = std::get_if<JumpOver>(&move);
    const bool there = step != nullptr ? is_there(step->to)
                                       : jump != nullptr && (on_board & bit(jump->over)) != 0 &&
                                             is_there(jump->to);
    if (move.index() != like.index() || !there || game.judge(state, move)) continue;
    claims = claims + is_illegal(game, state, move);
  }
  return claims;
}

/// A record for each of its ends, and one of what is forbidden at its beginning.
auto records_of(const Example& example, const RiverDragons& game) -> std::vector<Shown> {
  const auto state = game.read_position(example.position).value();
  const int seat = seat_of(game.rules(), example.mover);
  std::vector<Shown> records;
  for (const auto& [end, path] : ends_of(game, state, example)) {
    auto last = state;
    for (const auto& move : path) last = game.apply(last, move).next;
    records.push_back(show_from(game, state, path, "it ends on " + end,
                                fmt::format("p{}.pawn.at = {}", seat + 1,
                                            last.players[static_cast<std::size_t>(seat)].pawn.at)));
    const auto forbidden = nowhere_else(game, state, path.front());
    if (records.size() > 1 || forbidden.entries.empty()) continue;
    records.push_back(show_from(game, state, {}, "nothing else is in reach", forbidden));
  }
  return records;
}

/// Example 5: dragons at the fourth position.
auto try_dragons(const RiverDragons& game) -> Fits {
  const auto& rules = game.rules();
  if (!all_play(rules, {pink, green, blue})) return Fits::no_such_colours;
  auto state = game.start();
  const auto at = [&](Colour colour) -> Card& {
    return state.players[static_cast<std::size_t>(seat_of(rules, colour))].plan[3];
  };
  at(pink) = dragon_of(green);
  at(green) = dragon_of(blue);
  at(blue) = Card::stone1;
  const bool as_printed = !is_cancelled(rules, state, seat_of(rules, green), 3) &&
                          is_cancelled(rules, state, seat_of(rules, blue), 3);
  return as_printed ? Fits::as_printed : Fits::otherwise;
}

auto example_answer(const std::string& id, const char* clause, auto&& attempt, auto&& show)
    -> Answer {
  std::vector<int> fitting;
  std::vector<int> wrong;
  for (const int players : numbers_of_players) {
    const auto fits = attempt(game_of(players));
    if (fits == Fits::as_printed) fitting.push_back(players);
    if (fits == Fits::otherwise) wrong.push_back(players);
  }
  const auto fitting_text = fmt::format("{}", fmt::join(fitting, ", "));
  Answer answer{
      .aspect = "rd-e" + id,
      .says = wrong.empty() && !fitting.empty() ? Says::yes : Says::no,
      .how = {How::counted, any_number()},
      .title =
          fmt::format("Example RD-E{} {}{}", id,
                      fitting.empty() ? "fits no number of players"
                                      : fmt::format("can occur with {} players", fitting_text),
                      wrong.empty() ? ", and the rules give what it says"
                                    : fmt::format("; with {} players the rules give something else",
                                                  fmt::join(wrong, ", "))),
      .text =
          "Tried with every number of players, on islets that fit its sketch: the pictures are "
          "not part of the text.",
      .data = data_of(game_of(6)),
      .clauses = {clause},
      .facts = {{"players", fitting.empty() ? "none" : fitting_text}}};
  for (const int players : fitting) {
    for (auto& record : show(game_of(players))) {
      record.witness.title += fmt::format(", with {} players", players);
      answer.shown.push_back(std::move(record));
    }
  }
  return answer;
}

}  // namespace

auto where_can_the_examples_occur(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto& example : examples()) {
    answers.push_back(example_answer(
        std::to_string(answers.size() + 1), example.clause,
        [&](const RiverDragons& game) { return try_example(example, game); },
        [&](const RiverDragons& game) { return records_of(example, game); }));
  }
  answers.push_back(example_answer("5", "dragon.not-dragon", try_dragons, record_of_dragons));
  answers[1].text +=
      " Where green's end is the red village, its first ending wins the game, of which the example "
      "says nothing.";
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
