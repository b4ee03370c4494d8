/// Which abilities a living dragon can have lost, after how many wounds, and whether the markers
/// for wounds suffice.
///
/// Scope of what is proved: every number of boxes from 1 to 9 for each ability, 0 to 9 for the
/// armour. Argument: Z3 finds no wounds that relations/wounds.hpp allows, and no single wound more,
/// for which it is otherwise. That something can happen is shown by a game that a guided search
/// finds, between players who help it along.
#include "solver/questions/drako/relations/wounds.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/data/components.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/icons.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and stages

/// Numbers for the armour, which may have no box at all, and for the abilities.
auto make_mat(Query& query, const std::string& name, int low) -> Mat<Term> {
  Mat<Term> mat;
  mat.armour = query.number(name + ".armour", 0, most_boxes);
  for (std::size_t i = 0; i < ability_count; ++i) {
    mat.abilities[i] = query.number(name + "." + std::string(ability_names[i]), low, most_boxes);
  }
  return mat;
}

/// For all numbers of boxes at once: what is said of the wounds holds after one wound more, and
/// what follows from it. `wrong(boxes, wounds)` is what must not be.
template <class Wrong>
auto wound_query(const std::string& says, Wrong&& wrong) -> Query {
  Query query(says);
  const auto boxes = make_mat(query, "boxes", 1);
  const auto before = make_mat(query, "before", 0);
  const auto after = make_mat(query, "after", 0);
  query.require(wounds_fit(boxes, before));
  const auto step = wounded_once(boxes, before, after);
  return query.require((step && !wounds_fit(boxes, after)) || wrong(boxes, before));
}

constexpr std::string_view wounds_of_dragon = "dragon.armour + sum(dragon.ability*)";

/// That all abilities are lost.
auto all_lost_claim(const Drako& game) -> std::string {
  std::string claim;
  for (const auto ability : all_abilities) {
    claim += (claim.empty() ? "" : " and ") + lost_claim(game, ability);
  }
  return claim;
}

/// What one game alone could refute of how many wounds take an ability.
auto least_wounds_claims(const Drako& game, const Mat<int>& boxes) -> std::vector<std::string> {
  std::vector<std::string> claims = {
      fmt::format("ending = dragon-slain or {} < {}", wounds_of_dragon, boxes.total()),
      fmt::format("ending != dragon-slain or {} = {}", wounds_of_dragon, boxes.total())};
  for (const auto ability : all_abilities) {
    claims.push_back(fmt::format("not ({}) or {} >= {}", lost_claim(game, ability),
                                 wounds_of_dragon, boxes.armour + boxes.abilities[index(ability)]));
  }
  return claims;
}

/// A living dragon has at least one ability.
auto all_three(const Drako& game, const AskOptions& options) -> Answer {
  const auto reply = ask(wound_query("Can a living dragon have lost all three abilities?",
                                     [](const Mat<Term>& boxes, const Mat<Term>& wounds) {
                                       return is_lost(boxes, wounds, 0) &&
                                              is_lost(boxes, wounds, 1) &&
                                              is_lost(boxes, wounds, 2) && !is_slain(boxes, wounds);
                                     }),
                         options.budget);
  auto answer = about(game, "all-three", {"wounds.armour", "ability.lost", "figure.dead"});
  answer.data = "rulebook";
  answer.title = "It is not known whether a living dragon can have lost all abilities";
  set_proved(answer, reply.sat == Sat::unsat, Says::no, reply,
             "A living dragon has at least one of his three abilities");
  if (reply.sat == Sat::unsat)
    answer.always = {"ending = dragon-slain or not (" + all_lost_claim(game) + ")"};
  answer.text =
      "For every number of boxes from 1 to 9: the armour is full before any ability is "
      "wounded, so with all three lost every box is full.";
  rest_on(hold_wounds(game), answer);
  return answer;
}

/// Players who see to it that the dragon is wounded: he does not block, nor bite.
struct Target {
  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    std::erase_if(out, [&](const Move& move) {
      if (is<Block>(move)) return true;
      const auto* allot = std::get_if<Allot>(&move);
      if (allot != nullptr && allot->ability == Ability::fire) return true;
      const bool dragon_attacks = state.turn == Side::dragon && is<Play>(move);
      return dragon_attacks || (is<Waste>(move) && state.turn == Side::dwarves);
    });
  }
};

/// The icons that are of use to a dragon who has lost walking and flying, somewhere, and the number
/// of all places of the figures.
auto uses_of_grounded(const Drako& game) -> std::pair<IconSet, int> {
  auto start = sketch(game, "turn=dragon actions=2 p2.hand=shield");
  start.dragon.armour = static_cast<std::uint8_t>(game.rules().components.armour);
  for (const auto lost : {Ability::flight, Ability::walk}) {
    start.dragon.abilities[index(lost)] = static_cast<std::uint8_t>(game.rules().boxes(lost));
  }
  IconSet some = 0;
  int places = 0;
  for_all_places(game, start, [&](const State& state) {
    some = static_cast<IconSet>(some | usable_icons(game.rules(), state));
    ++places;
  });
  return {some, places};
}

/// A living dragon without walking and flying, and what he can do with cards.
auto walk_and_flight(const Drako& game, const AskOptions& options) -> Answer {
  const auto& rules = game.rules();
  auto answer = about(game, "walk-and-flight", {"ability.lost", "ability.needed"}, Says::unknown,
                      How::bounded);
  answer.title = "No game was found in which a living dragon can neither walk nor fly";
  answer.bound = "one guided search";
  const auto wanted = [&](const State& state) {
    return !has_ability(rules, state, Ability::walk) &&
           !has_ability(rules, state, Ability::flight) && !drako::is_slain(rules, state);
  };
  const auto progress = [](const State& state) -> std::int64_t {
    return (20 * wounds_of(state).total()) - steps_to_dragon(state);
  };
  const auto found = seek(Helped<Drako, Target>(game, {}), wanted, progress,
                          {.width = 40 * options.effort, .depth = 300, .seed = options.seed});
  if (found.path) {
    set_shown(answer,
              show(game, *found.path, "a living dragon that can neither walk nor fly",
                   lost_claim(game, Ability::walk) + " and " + lost_claim(game, Ability::flight) +
                       " and not (" + slain_claim(game) + ")"),
              "A living dragon can be unable to walk and to fly");
  }
  const auto [some, places] = uses_of_grounded(game);
  std::string useful;
  for (std::size_t i = 1; i < icon_count; ++i) {
    if (!has(some, static_cast<Icon>(i))) continue;
    useful += (useful.empty() ? "" : ", ") + std::string(icon_names[i]);
  }
  answer.text = fmt::format(
      "What he can still do is computed over every place of all four figures: besides drawing and "
      "blocking with shields, his cards are of use for: {}.",
      useful);
  return answer.fact("icons of use", useful).fact("places of the figures", std::to_string(places));
}

/// Can more markers be needed than there are, with so many boxes at most?
auto marker_query(int markers, int boxes_of_all) -> Query {
  Query query(fmt::format("Can more than {} wound markers lie on at most {} boxes?", markers,
                          boxes_of_all));
  const auto dragon = query.number("dragon.boxes", 1, std::int64_t{4} * most_boxes);
  const auto dwarves = query.number("dwarves.boxes", 1, std::int64_t{3} * most_boxes);
  const auto on_dragon = query.number("dragon.wounds", 0, std::int64_t{4} * most_boxes);
  const auto on_dwarves = query.number("dwarves.wounds", 0, std::int64_t{3} * most_boxes);
  query.require(dragon + dwarves <= Term(boxes_of_all));
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

/// The same, and all wounds that may go to one ability go there.
struct AimedAt {
  Ability ability;

  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    Brawl{}(state, out);
    (void)prefer(out, [&](const Move& move) {
      const auto* allot = std::get_if<Allot>(&move);
      return allot != nullptr && allot->ability == ability;
    });
  }
};

/// A game in which an ability is lost by no more wounds than that takes.
auto show_lost(const Drako& game, Ability ability, const AskOptions& options) -> Shown {
  const auto boxes = boxes_of(game.rules());
  const int least = boxes.armour + boxes.abilities[index(ability)];
  const auto wanted = [&](const State& state) {
    return !has_ability(game.rules(), state, ability) && wounds_of(state).total() == least;
  };
  const auto progress = [](const State& state) -> std::int64_t {
    return state.stage == Stage::over ? -1000
                                      : (20 * wounds_of(state).total()) - steps_to_dragon(state);
  };
  const auto found = seek(Helped<Drako, AimedAt>(game, {ability}), wanted, progress,
                          {.width = 40 * options.effort, .depth = 300, .seed = options.seed});
  return show(game, found.path ? *found.path : found.best,
              fmt::format("{} is lost by {} wounds", ability_names[index(ability)], least),
              fmt::format("{} and {} = {}", lost_claim(game, ability), wounds_of_dragon, least));
}

/// A game in which the dragon is slain.
auto show_slain(const Drako& game, const AskOptions& options) -> Shown {
  const int all = boxes_of(game.rules()).total();
  const auto wanted = [](const State& state) { return state.ending == Ending::dragon_slain; };
  const auto progress = [](const State& state) -> std::int64_t {
    return (20 * wounds_of(state).total()) - steps_to_dragon(state);
  };
  const auto found = seek(Helped<Drako, Brawl>(game, {}), wanted, progress,
                          {.width = 40 * options.effort, .depth = 300, .seed = options.seed});
  return show(game, found.path ? *found.path : found.best, fmt::format("slain by {} wounds", all),
              fmt::format("ending = dragon-slain and {} = {}", wounds_of_dragon, all));
}

auto wounds_on_table(const State& state) -> int {
  return wounds_of(state).total() + wounds_of_dwarves(state);
}

/// A game in which many markers lie on the table, all boxes but one at the most.
auto show_many_markers(const Drako& game, int boxes, const AskOptions& options)
    -> std::pair<int, Shown> {
  const auto wanted = [&](const State& state) { return wounds_on_table(state) == boxes - 1; };
  // Both sides are to be wounded; the worse off counts more, so that no game ends too early.
  const auto progress = [&](const State& state) -> std::int64_t {
    if (wanted(state)) return 1'000'000;
    if (state.stage == Stage::over) return -1000;
    const int dragon = wounds_of(state).total();
    const int dwarves = wounds_of_dwarves(state);
    const int cards = state.stock(Side::dwarves).left + state.stock(Side::dragon).left;
    return (100 * (dragon + dwarves)) + (40 * std::min(dragon, dwarves)) + cards;
  };
  const auto found =
      seek(Helped<Drako, Brawl>(game, {}), wanted, progress,
           {.width = 60 * options.effort, .depth = 400, .restarts = 3, .seed = options.seed});
  const auto& line = found.path ? *found.path : found.best;
  const int wounds = wounds_on_table(after(game, game.start(), line));
  return {wounds, show(game, line, std::to_string(wounds) + " wound markers on the table",
                       fmt::format("dragon.armour + sum(dragon.ability*) + sum(dwarf*.wounds) = {}",
                                   wounds))};
}

}  // namespace

auto can_a_living_dragon_have_lost_abilities(const AskOptions& options) -> Answers {
  const auto game = game_of();
  return {all_three(game, options), walk_and_flight(game, options)};
}

auto how_many_wounds_take_an_ability(const AskOptions& options) -> Answers {
  const auto game = game_of();
  const auto boxes = boxes_of(game.rules());
  const auto reply = ask(
      wound_query(
          "Can an ability be lost by fewer wounds than armour and its boxes, or all be kept after "
          "more than each but one box, or the dragon die of fewer wounds than boxes?",
          [](const Mat<Term>& mat, const Mat<Term>& wounds) {
            Truth wrong(false);
            Truth none(true);
            for (std::size_t i = 0; i < ability_count; ++i) {
              wrong = wrong ||
                      (is_lost(mat, wounds, i) && wounds.total() < mat.armour + mat.abilities[i]);
              none = none && !is_lost(mat, wounds, i);
            }
            wrong = wrong || (none && wounds.total() > mat.total() - Term(3));
            return wrong || (is_slain(mat, wounds) && wounds.total() != mat.total());
          }),
      options.budget);
  auto answer =
      about(game, "", {"wounds.armour", "wounds.allotted", "ability.lost", "figure.dead"});
  answer.title = "It is not known how many wounds take an ability";
  set_proved(answer, reply.sat == Sat::unsat, Says::value, reply,
             "An ability can be lost by as many wounds as armour and its own boxes; all boxes "
             "together kill");
  answer.text =
      "For every number of boxes from 1 to 9. Wounds on armour and on all boxes but one of "
      "each ability leave him all three; the next one takes one.";
  for (std::size_t i = 0; i < ability_count; ++i) {
    answer.fact(fmt::format("least wounds by which {} can be lost", ability_names[i]),
                std::to_string(boxes.armour + boxes.abilities[i]));
  }
  if (reply.sat == Sat::unsat) answer.always = least_wounds_claims(game, boxes);
  for (const auto ability : all_abilities) {
    answer.shown.push_back(show_lost(game, ability, options));
  }
  answer.shown.push_back(show_slain(game, options));
  answer.fact("most wounds that leave him every ability", std::to_string(boxes.total() - 3))
      .fact("wounds that kill him", std::to_string(boxes.total()));
  rest_on(hold_wounds(game), answer);
  return {answer};
}

auto do_the_markers_suffice(const AskOptions& options) -> Answers {
  Answers answers;
  const auto game = game_of();
  const auto& numbers = game.rules().components;
  const int boxes = dragon_boxes(numbers) + dwarf_boxes(numbers);
  const auto held = hold_wounds(game);
  const auto [used, shown] = show_many_markers(game, boxes, options);
  for (const int markers : {25, 28}) {
    const auto enough = ask(marker_query(markers, markers + 1), options.budget);
    const auto beyond = ask(marker_query(markers, markers + 2), options.budget);
    auto answer = about(game, std::to_string(markers) + "-markers",
                        {"components.count", "end.dragon-slain", "end.dwarves-dead"});
    answer.title = "It is not known for how many boxes the markers suffice";
    set_proved(answer, enough.sat == Sat::unsat && beyond.sat == Sat::sat, Says::value, enough,
               fmt::format("{} wound markers suffice for up to {} boxes of both sides together",
                           markers, markers + 1));
    answer.text =
        "The game is over as soon as all boxes of one side are full, so one box at least stays "
        "empty. With one box more the same relation no longer forbids that a marker is missing; "
        "whether decks can bring that about depends on the cards.";
    if (boxes <= markers + 1) {
      answer.always = {fmt::format("{} + sum(dwarf*.wounds) <= {}", wounds_of_dragon, markers)};
    }
    answer.fact("boxes of the data", std::to_string(boxes))
        .fact("most markers in a game that was found", std::to_string(used));
    rest_on(held, answer);
    answer.shown.push_back(shown);
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
