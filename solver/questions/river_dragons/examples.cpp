/// The worked examples: with how many players they can occur, and whether the rules agree.
#include <algorithm>
#include <set>
#include <string>

#include "model/river_dragons/board/river.hpp"
#include "model/river_dragons/bridges.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/naming.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): sites and colours
using enum Colour;

/// One end of a plank in a sketch: a letter for some islet, or a village.
struct End {
  char letter = 0;
  std::optional<Colour> village = {};
};
/// A plank of size 6 in a sketch, and the pawn on it.
struct Drawn {
  Colour colour;
  End from;
  End to;
  std::optional<Colour> pawn = {};
};

/// An example of the rulebook as far as it can be told without its picture.
struct Example {
  const char* id;
  const char* clause;
  std::vector<Colour> colours;  ///< those that are named
  std::vector<Drawn> planks;
  const char* position;            ///< the rest of the sketch
  std::set<std::string> expected;  ///< where the pawn in turn can end
  Colour mover;
};

auto on(char letter) -> End { return {letter}; }

auto examples() -> std::vector<Example> {
  return {
      {"RD-E1",
       "move.one",
       {green, yellow, pink, red},
       {{blue, on('a'), on('b'), green},
        {green, on('a'), on('c')},
        {red, on('b'), on('d')},
        {pink, on('b'), on('e'), yellow}},
       "stage=move acts=green left=1",
       {"green 6", "red 6"},
       green},
      {"RD-E2",
       "move.two",
       {green, red},
       {{green, on('a'), on('b'), green},
        {red, on('b'), End{0, red}},
        {blue, on('a'), on('c'), blue},
        {yellow, on('a'), on('d'), yellow}},
       "stage=move acts=green left=2",
       {"red", "green 6"},
       green},
      {"RD-E3",
       "jump.must",
       {yellow, green, red},
       {{yellow, on('a'), on('b'), yellow},
        {green, on('b'), on('c'), green},
        {red, on('c'), on('d')}},
       "stage=jump acts=yellow left=1",
       {"red 6"},
       yellow},
      {"RD-E4",
       "jump.fall",
       {yellow},
       {{yellow, on('a'), on('b'), yellow}},
       "stage=jump acts=yellow left=1",
       {"yellow"},
       yellow},
  };
}

/// Finds islets for the letters of a sketch, so that planks of size 6 span all gaps and none is in
/// the way of another.
class Fitting {
 public:
  Fitting(const RiverDragons& game, const std::vector<Drawn>& planks)
      : rules_(game.rules()), planks_(planks) {}

  /// The position as a sketch, or nothing.
  auto sketch(std::string position) -> std::string {
    if (!place('a')) return {};
    for (const auto& plank : planks_) {
      const auto colour = std::string(to_text(plank.colour));
      position += ' ' + colour + ".plank6=" + text(plank.from) + '>' + text(plank.to);
      if (plank.pawn)
        position += ' ' + std::string(to_text(*plank.pawn)) + ".pawn=" + colour + ".6";
    }
    return position;
  }

 private:
  auto place(char letter) -> bool {
    if (letter > 'e') return true;
    for (std::size_t i = 0; i < rules_.components.islets.size(); ++i) {
      const auto site = islet(i);
      if (std::ranges::find(sites_, site) != sites_.end()) continue;
      sites_[index_of(letter)] = site;
      if (fits(letter) && place(static_cast<char>(letter + 1))) return true;
      sites_[index_of(letter)] = 0;
    }
    return false;
  }
  static auto index_of(char letter) -> std::size_t {
    return static_cast<std::size_t>(letter - 'a');
  }
  [[nodiscard]] auto site(const End& end) const -> Site {
    return end.village ? village(*end.village) : sites_[index_of(end.letter)];
  }
  [[nodiscard]] auto text(const End& end) const -> std::string {
    return site_text(rules_, site(end));
  }
  /// Planks whose letters are placed by now; those of size 6 reach as far as any.
  [[nodiscard]] auto fits(char last) const -> bool {
    std::vector<std::size_t> pairs;
    for (const auto& plank : planks_) {
      if (plank.from.letter > last || plank.to.letter > last) continue;
      const auto a = site(plank.from);
      const auto b = site(plank.to);
      if (rules_.river->gap(a, b) == 0 || rules_.river->under(a, b) != 0) return false;
      for (const auto other : pairs) {
        if (rules_.river->clashes(pair_of(a, b)).has(other)) return false;
      }
      pairs.push_back(pair_of(a, b));
    }
    return true;
  }

  const Rules& rules_;
  const std::vector<Drawn>& planks_;
  std::array<Site, 5> sites_{};
};

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
  const auto text = Fitting(game, example.planks).sketch(example.position);
  const auto state = game.read_position(text);
  if (!state) return Fits::otherwise;
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

auto example_answer(const char* id, const char* clause, auto&& attempt) -> Answer {
  Answer answer{.aspect = id};
  std::transform(answer.aspect.begin(), answer.aspect.end(), answer.aspect.begin(), [](char c) {
    return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  });
  std::string fitting;
  std::string wrong;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto fits = attempt(game_of(players));
    const auto number = std::to_string(players);
    if (fits == Fits::as_printed) fitting += (fitting.empty() ? "" : ", ") + number;
    if (fits == Fits::otherwise) wrong += (wrong.empty() ? "" : ", ") + number;
  }
  answer.says = wrong.empty() && !fitting.empty() ? Says::yes : Says::no;
  answer.how = How::counted;
  answer.title =
      "Example " + std::string(id) +
      (fitting.empty() ? " fits no number of players" : " can occur with " + fitting + " players") +
      (wrong.empty() ? ", and the rules give what it says"
                     : "; with " + wrong + " players the rules give something else");
  answer.text =
      "Tried with every number of players, on islets that fit its sketch: the pictures are "
      "not part of the text.";
  answer.clauses = {clause};
  answer.fact("players", fitting.empty() ? "none" : fitting);
  return answer;
}

}  // namespace

auto where_can_the_examples_occur(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto& example : examples()) {
    answers.push_back(example_answer(example.id, example.clause, [&](const RiverDragons& game) {
      return try_example(example, game);
    }));
  }
  answers.push_back(example_answer("RD-E5", "dragon.not-dragon", try_dragons));
  auto& second = answers[1];
  second.text +=
      " Where green's end is the red village, its first ending wins the game, of which the "
      "example says nothing.";
  for (auto& answer : answers) answer.data = data_of(game_of(6));
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
