/// The worked examples: with how many players they can occur, and whether the rules agree. Each is
/// tried with every number of players, on islets that fit its sketch.
#include <algorithm>
#include <set>
#include <string>

#include <fmt/ranges.h>

#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/answering.hpp"
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

/// Where the pawn of a seat stands when its action is over.
auto ends_of(const RiverDragons& game, const State& state, int seat, std::set<std::string>& ends)
    -> void {
  MoveList<Move> list;
  moves(game, state, list);
  for (const auto& move : list) {
    const auto next = game.apply(state, move).next;
    const bool goes_on = next.stage == state.stage && next.actor() == seat &&
                         next.position == state.position && next.left > 0;
    if (goes_on && next.left < state.left) {
      ends_of(game, next, seat, ends);
      continue;
    }
    const auto pawn = next.players[static_cast<std::size_t>(seat)].pawn;
    ends.insert(pawn.on_plank() ? plank_text(game.rules(), pawn.plank())
                                : site_text(game.rules(), pawn.village()));
  }
}

auto seat_of(const Rules& rules, Colour colour) -> int {
  const auto found = std::ranges::find(rules.colours, colour);
  return found == rules.colours.end() ? -1 : static_cast<int>(found - rules.colours.begin());
}

auto all_play(const Rules& rules, const std::vector<Colour>& colours) -> bool {
  return std::ranges::all_of(colours, [&](Colour c) { return seat_of(rules, c) >= 0; });
}

enum class Fits : std::uint8_t { no_such_colours, as_printed, otherwise };

auto try_example(const Example& example, const RiverDragons& game) -> Fits {
  if (!all_play(game.rules(), example.colours)) return Fits::no_such_colours;
  const auto state = game.read_position(example.position);
  if (!state || !planks_fit(game.rules(), *state)) return Fits::otherwise;
  std::set<std::string> ends;
  ends_of(game, *state, seat_of(game.rules(), example.mover), ends);
  return ends == example.expected ? Fits::as_printed : Fits::otherwise;
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

auto example_answer(const std::string& id, const char* clause, auto&& attempt) -> Answer {
  std::vector<int> fitting;
  std::vector<int> wrong;
  for (const int players : numbers_of_players) {
    const auto fits = attempt(game_of(players));
    if (fits == Fits::as_printed) fitting.push_back(players);
    if (fits == Fits::otherwise) wrong.push_back(players);
  }
  const auto fitting_text = fmt::format("{}", fmt::join(fitting, ", "));
  return {.aspect = "rd-e" + id,
          .says = wrong.empty() && !fitting.empty() ? Says::yes : Says::no,
          .how = {How::counted, any_number()},
          .title = fmt::format(
              "Example RD-E{} {}{}", id,
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
}

}  // namespace

auto where_can_the_examples_occur(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto& example : examples()) {
    answers.push_back(
        example_answer(std::to_string(answers.size() + 1), example.clause,
                       [&](const RiverDragons& game) { return try_example(example, game); }));
  }
  answers.push_back(example_answer("5", "dragon.not-dragon", try_dragons));
  answers[1].text +=
      " Where green's end is the red village, its first ending wins the game, of which the example "
      "says nothing.";
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
