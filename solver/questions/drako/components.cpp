/// What lies in the box: markers, icons.
#include <algorithm>
#include <string>

#include "model/drako/text/cards.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/wound_relation.hpp"
#include "solver/questions/helped.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

/// Can more markers be needed than there are, with so many boxes at most?
auto marker_query(int markers, int most_boxes) -> Query {
  Query query("Can more than " + std::to_string(markers) + " wound markers lie on at most " +
              std::to_string(most_boxes) + " boxes?");
  const auto dragon = query.number("dragon.boxes", 1, 4 * drako::most_boxes);
  const auto dwarves = query.number("dwarves.boxes", 1, 3 * drako::most_boxes);
  const auto on_dragon = query.number("dragon.wounds", 0, 4 * drako::most_boxes);
  const auto on_dwarves = query.number("dwarves.wounds", 0, 3 * drako::most_boxes);
  query.require(dragon + dwarves <= Term(most_boxes));
  query.require(markers_fit(dragon, dwarves, on_dragon, on_dwarves));
  return query.require(on_dragon + on_dwarves > Term(markers));
}

/// Players who help each other to wounds: no shields, attacks where there are any.
struct Brawl {
  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    if (state.stage == Stage::place) {
      const auto corner = [](const Move& move) {
        const auto at = std::get<drako::Place>(move).at;
        return at == Hex{0} || at == Hex{2} || at == Hex{7};
      };
      (void)prefer(out, corner);
    }
    std::erase_if(out, [](const Move& move) { return is<Block>(move) || is<Waste>(move); });
  }
};

auto wounds_on_table(const State& state) -> int {
  return wounds_of(state).total() + wounds_of_dwarves(state);
}

/// A game in which many markers lie on the table.
auto show_many_markers(const Drako& game, const AskOptions& options) -> std::pair<int, Shown> {
  const int most = dragon_boxes(game.rules().components) + dwarf_boxes(game.rules().components) - 1;
  const Helped<Drako, Brawl> brawl(game, {});
  // Both sides are to be wounded; the worse off counts more, so that no game ends too early.
  const auto progress = [&](const State& state) -> std::int64_t {
    if (wounds_on_table(state) == most) return 1'000'000;
    if (state.stage == Stage::over) return -1000;
    const int dragon = wounds_of(state).total();
    const int dwarves = wounds_of_dwarves(state);
    const int cards = state.stock(Side::dwarves).left + state.stock(Side::dragon).left;
    return (100 * (dragon + dwarves)) + (40 * std::min(dragon, dwarves)) + cards;
  };
  const auto found =
      seek(brawl, [&](const State& state) { return wounds_on_table(state) == most; }, progress,
           {.width = 60 * options.effort, .depth = 400, .restarts = 3, .seed = options.seed});
  const auto& line = found.path ? *found.path : found.best;
  const int wounds = wounds_on_table(after(game, game.start(), line));
  return {wounds, show(game, line, std::to_string(wounds) + " wound markers on the table",
                       [&](const State& state) { return wounds_on_table(state) == wounds; })};
}

/// Cards by icon, and by the number of their icons.
struct IconCount {
  std::array<int, icon_count> cards{};
  int one = 0;
  int two = 0;
};
auto count_icons(const Deck& deck) -> IconCount {
  IconCount count;
  for (const auto& kind : deck) {
    for (std::size_t i = 1; i < icon_count; ++i) {
      if (kind.shows(static_cast<Icon>(i))) count.cards[i] += kind.copies;
    }
    (kind.faces[1].icon == Icon::none ? count.one : count.two) += kind.copies;
  }
  return count;
}

}  // namespace

auto do_the_markers_suffice(const AskOptions& options) -> Answers {
  Answers answers;
  const auto game = game_of();
  const auto& numbers = game.rules().components;
  const int boxes = dragon_boxes(numbers) + dwarf_boxes(numbers);
  const auto [used, shown] = show_many_markers(game, options);
  for (const int markers : {25, 28}) {
    const auto enough = ask(marker_query(markers, markers + 1), options.budget);
    const auto beyond = ask(marker_query(markers, markers + 2), options.budget);
    const bool proved = enough.sat == Sat::unsat && beyond.sat == Sat::sat;
    Answer answer{.aspect = std::to_string(markers) + "-markers",
                  .says = proved ? Says::value : Says::unknown,
                  .how = proved ? How::proved : How::unknown};
    answer.title = proved ? std::to_string(markers) + " wound markers suffice for up to " +
                                std::to_string(markers + 1) + " boxes of both sides together"
                          : "It is not known for how many boxes the markers suffice";
    answer.text =
        "The game is over as soon as all boxes of one side are full, so one box at least stays "
        "empty. With one box more the same relation no longer forbids that a marker is missing; "
        "whether decks can bring that about depends on the cards.";
    answer.data = numbers.provenance;
    answer.clauses = {"components.count", "end.dragon-slain", "end.dwarves-dead"};
    answer.smt2 = proved ? enough.smt : "";
    answer.fact("boxes of the data", std::to_string(boxes))
        .fact("most markers in a game that was found", std::to_string(used))
        .fact("relation of the proof", std::string(relation_tested));
    answer.shown.push_back(shown);
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto how_many_icons_are_there(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  const auto game = game_of();
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const auto count = count_icons(game.rules().deck(side));
    Answer answer{
        .aspect = ruleproof::drako::to_text(side), .says = Says::value, .how = How::counted};
    answer.title = "Of the cards of the " + ruleproof::drako::to_text(side) + " " +
                   std::to_string(count.one) + " show one icon and " + std::to_string(count.two) +
                   " show two";
    answer.text = "The composition of the decks is a stand-in, not the published one.";
    answer.data = "stand-in";
    answer.clauses = {"play.one-icon"};
    for (std::size_t i = 1; i < icon_count; ++i) {
      if (count.cards[i] == 0) continue;
      answer.fact("cards that show " + std::string(icon_names[i]), std::to_string(count.cards[i]));
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
