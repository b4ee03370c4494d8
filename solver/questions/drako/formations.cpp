/// Who stands where: enclosed dragons, dwarves out of the fire.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>
#include <string>

#include "model/drako/figures.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): areas and figures

/// Calls `visit(state)` with the figures everywhere; two dwarves who change places count twice
/// where `in_order`, else once.
template <class Visit>
auto for_all_places(State state, HexSet all, bool in_order, Visit&& visit) -> void {
  for_each_hex(all, [&](Hex dragon) {
    for_each_hex(all & ~bit(dragon), [&](Hex a) {
      for_each_hex(all & ~bit(dragon) & ~bit(a), [&](Hex b) {
        for_each_hex(all & ~bit(dragon) & ~bit(a) & ~bit(b), [&](Hex c) {
          if (!in_order && !(a < b && b < c)) return;
          state.dragon.at = dragon;
          state.dwarves[0].at = a;
          state.dwarves[1].at = b;
          state.dwarves[2].at = c;
          visit(state);
        });
      });
    });
  });
}

auto to_text(const std::set<Hex>& areas) -> std::string {
  std::string text;
  for (const auto area : areas) text += (text.empty() ? "" : " ") + drako::to_text(area);
  return text.empty() ? "none" : text;
}

auto enclosed(const Rulings& rulings, int points) -> Answer {
  const auto game = game_of(rulings);
  auto state = sketch(game, "turn=dragon actions=1 stage=march pending.marches=1 pending.points=" +
                                std::to_string(points) + " p2.hand=shield p1.hand=shield");
  std::set<Hex> areas;
  int places = 0;
  int closed = 0;
  std::optional<State> first;
  MoveList<Move> list;
  for_all_places(state, game.rules().board().areas(), false, [&](const State& at) {
    moves(game, at, list);
    ++places;
    if (list.size() > 1) return;  // to stay is always offered
    ++closed;
    areas.insert(at.dragon.at);
    if (!first) first = at;
  });
  Answer answer{.aspect = aspect_of(game) + "-walk-" + std::to_string(points),
                .says = first ? Says::yes : Says::no,
                .how = How::exhaustive};
  const auto under = "Under " + named(game) + " a dragon who walks " + std::to_string(points);
  answer.title = first ? under + " can be enclosed on these areas: " + to_text(areas)
                       : under + " is never enclosed";
  answer.bound = std::to_string(places) + " places of the dragon and three dwarves on the 19 areas";
  answer.data = game.rules().components.provenance;
  answer.clauses = {"icon.walk", "move.one-figure"};
  answer.fact("places in which he is enclosed", std::to_string(closed));
  if (!first) return answer;
  int fewest = 6;
  for (const auto area : areas) {
    fewest = std::min(fewest, std::popcount(game.rules().board().neighbours(area)));
  }
  answer.fact("areas that touch such an area, at the least", std::to_string(fewest));
  const std::array<Move, 1> stay = {Stay{}};
  answer.shown.push_back(show_from(game, *first, stay, "he can only stay", [&](const State& end) {
    return end.dragon.at == first->dragon.at;
  }));
  return answer;
}

/// A whole game to a dragon who has his turn and can neither walk nor fly away.
auto reached(const AskOptions& options) -> Answer {
  const auto game = game_of();
  const auto& board = game.rules().board();
  const auto wanted = [&](const State& state) {
    return state.stage == Stage::action && state.turn == Side::dragon &&
           !has_ability(game.rules(), state, Ability::flight) &&
           (board.neighbours(state.dragon.at) & ~dwarves_on_map(state)) == 0;
  };
  const auto progress = [&](const State& state) -> std::int64_t {
    const auto free = board.neighbours(state.dragon.at) & ~dwarves_on_map(state);
    int far = 0;
    for (const auto& dwarf : state.dwarves) {
      far += dwarf.at == Hex::nowhere ? 50 : distance(dwarf.at, state.dragon.at);
    }
    const auto flight = state.dragon.armour + (3 * state.dragon.abilities[index(Ability::flight)]);
    return (30 * flight) - (10 * std::popcount(free)) - (4 * far);
  };
  const auto found =
      seek(game, wanted, progress,
           {.width = 60 * options.effort, .depth = 300, .restarts = 3, .seed = options.seed});
  Answer answer{.aspect = "reached", .says = Says::unknown, .how = How::bounded};
  answer.data = game.rules().components.provenance;
  answer.clauses = {"icon.walk", "ability.lost"};
  answer.title = "No game was found in which a dragon who has lost flight is enclosed";
  answer.bound = "one guided search";
  if (!found.path) return answer;
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.bound = "";
  answer.title = "A dragon who has lost flight can be enclosed in a whole game";
  answer.shown.push_back(show(game, *found.path, "enclosed, and no flight", wanted));
  return answer;
}

/// No flame hits two, and the shooter has a shot.
auto is_safe(const Rules& rules, const State& state) -> bool {
  if (!has_shot(rules, state)) return false;
  for (std::size_t d = 0; d < directions.size(); ++d) {
    if (std::popcount(dwarves_in_flame(rules, state, d)) > 1) return false;
  }
  return true;
}

auto safe(const Rulings& rulings) -> Answer {
  const auto game = game_of(rulings);
  const auto& rules = game.rules();
  const auto state = sketch(game, "turn=dwarves actions=2 p1.hand=crossbow-2 p2.hand=-");
  std::set<Hex> areas;
  int places = 0;
  int good = 0;
  int opening = 0;  // of the good ones, those in which the game may begin
  std::optional<State> first;
  for_all_places(state, rules.board().areas(), true, [&](const State& at) {
    ++places;
    if (!is_safe(rules, at)) return;
    ++good;
    areas.insert(at.dragon.at);
    const bool may_begin =
        at.dragon.at == rules.components.dragon_start && dwarves_beside(rules, at) == 0;
    opening += may_begin ? 1 : 0;
    if (!first || (may_begin && first->dragon.at != at.dragon.at)) first = at;
  });
  Answer answer{
      .aspect = aspect_of(game), .says = first ? Says::yes : Says::no, .how = How::exhaustive};
  answer.title = "Under " + named(game) + " there are " + std::to_string(good) +
                 " formations in which no flame hits two dwarves and the shooter has a shot";
  answer.bound = std::to_string(places) + " places of all four figures on the 19 areas";
  answer.data = rules.components.provenance;
  answer.clauses = {"icon.flame", "icon.crossbow"};
  answer.fact("areas on which the dragon may stand then", to_text(areas))
      .fact("of these formations, possible when play begins", std::to_string(opening));
  if (!first) return answer;
  MoveList<Move> list;
  moves(game, *first, list);
  const auto shot = std::ranges::find_if(list, is<Play>);
  if (shot == list.end()) return answer;
  answer.shown.push_back(show_from(game, *first, std::span(&*shot, 1), "the shot",
                                   [](const State& end) { return end.dragon.armour > 0; }));
  return answer;
}

}  // namespace

auto where_is_a_dragon_enclosed(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto passing : {Passing::none, Passing::own_figures, Passing::any_figures}) {
    for (const int points : {1, 2}) {
      Rulings rulings;
      rulings.passing = passing;
      answers.push_back(enclosed(rulings, points));
    }
  }
  answers.push_back(reached(options));
  return answers;
}

auto can_the_dwarves_be_safe_and_shoot(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const auto line : {Line::six_directions, Line::any}) {
    Rulings rulings;
    rulings.line = line;
    answers.push_back(safe(rulings));
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
