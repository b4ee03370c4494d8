/// Who stands where: enclosed dragons, dwarves out of the fire.
///
/// Scope: every place of the dragon and of the dwarves on the 19 areas, gone through one by one on
/// the model. That a dragon comes to be enclosed in a whole game is shown by one that a guided
/// search finds.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/lattice.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): areas and figures

auto to_text(const std::set<Hex>& areas) -> std::string {
  std::string text;
  for (const auto area : areas) text += (text.empty() ? "" : " ") + drako::to_text(area);
  return text.empty() ? "none" : text;
}

/// " or dragon.at = ..." for each of these areas.
auto on_these(const std::set<Hex>& areas) -> std::string {
  std::string text;
  for (const auto area : areas) {
    text += fmt::format(" or dragon.at = \"{}\"", drako::to_text(area));
  }
  return text;
}

auto enclosed(const Rulings& rulings, int points) -> Answer {
  const auto game = game_of(rulings);
  const auto state = sketch(
      game, fmt::format("turn=dragon actions=1 stage=march pending.marches=1 pending.points={} "
                        "p2.hand=shield p1.hand=shield",
                        points));
  std::set<Hex> areas;
  int places = 0;
  int closed = 0;
  std::optional<State> first;
  MoveList<Move> list;
  for_all_places(game, state, [&](const State& at) {
    const auto& dwarves = at.dwarves;  // one place of each that differ only in who is who
    if (!(dwarves[0].at < dwarves[1].at && dwarves[1].at < dwarves[2].at)) return;
    moves(game, at, list);
    ++places;
    if (list.size() > 1) return;  // to stay is always offered
    ++closed;
    areas.insert(at.dragon.at);
    if (!first) first = at;
  });
  auto answer =
      about(game, fmt::format("{}-walk-{}", aspect_of(game), points),
            {"icon.walk", "move.one-figure"}, first ? Says::yes : Says::no, How::exhaustive);
  answer.title =
      fmt::format("Under {} a dragon who walks {} ", named(game), points) +
      (first ? "can be enclosed on these areas: " + to_text(areas) : "is never enclosed");
  answer.bound = fmt::format("{} places of the dragon and three dwarves on the 19 areas", places);
  answer.fact("places in which he is enclosed", std::to_string(closed));
  // To stay is always offered; nothing else is to him who is enclosed.
  answer.always = {
      fmt::format("stage != march or turn = dwarves or pending.points != {} or legal-moves > 1{}",
                  points, on_these(areas))};
  if (!first) return answer;
  int fewest = 6;
  for (const auto area : areas) {
    fewest = std::min(fewest, std::popcount(game.rules().board().neighbours(area)));
  }
  answer.fact("areas that touch such an area, at the least", std::to_string(fewest));
  MoveList<Move> walks;
  game.every_move(walks);
  std::erase_if(walks, [&](const Move& move) { return !is<March>(move); });
  auto closed_in = is_legal(game, *first, Move{Stay{}});
  for (const auto& walk : walks) {
    if (std::get<March>(walk).who == Figure::dragon) {
      closed_in = closed_in + is_illegal(game, *first, walk);
    }
  }
  answer.shown.push_back(show_from(game, *first, {}, "he can only stay", closed_in));
  return answer;
}

/// A whole game to a dragon who has his turn and can neither walk nor fly away.
auto reached(const AskOptions& options) -> Answer {
  const auto game = game_of();
  const auto free_beside = [&](const State& state) {
    return game.rules().board().neighbours(state.dragon.at) & ~dwarves_on_map(state);
  };
  const auto wanted = [&](const State& state) {
    return state.stage == Stage::action && state.turn == Side::dragon &&
           !has_ability(game.rules(), state, Ability::flight) && free_beside(state) == 0;
  };
  const auto progress = [&](const State& state) -> std::int64_t {
    const auto dead = std::ranges::count(state.dwarves, Hex::nowhere, &DwarfFigure::at);
    const auto far = steps_to_dragon(state) + (50 * dead);
    const auto flight = state.dragon.armour + (3 * state.dragon.abilities[index(Ability::flight)]);
    return (30 * flight) - (10 * std::popcount(free_beside(state))) - (4 * far);
  };
  const auto found =
      seek(game, wanted, progress,
           {.width = 60 * options.effort, .depth = 300, .restarts = 3, .seed = options.seed});
  auto answer = about(game, "reached", {"icon.walk", "ability.lost"}, Says::unknown, How::bounded);
  answer.title = "No game was found in which a dragon who has lost flight is enclosed";
  answer.bound = "one guided search";
  if (!found.path) return answer;
  set_shown(answer,
            show(game, *found.path, "enclosed, and no flight",
                 "stage = action and turn = dragon and " + lost_claim(game, Ability::flight) +
                     " and " + enclosed_claim(game, after(game, game.start(), *found.path))),
            "A dragon who has lost flight can be enclosed in a whole game");
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

/// Each flame from a formation that hits somebody: it hits one dwarf.
auto flames_from(const Drako& game, const State& formation) -> std::vector<Shown> {
  auto state = sketch(game,
                      "turn=dragon actions=1 stage=flame pending.strength=1 p1.hand=shield "
                      "p2.hand=shield");
  state.dragon.at = formation.dragon.at;
  state.dwarves = formation.dwarves;
  MoveList<Move> list;
  moves(game, state, list);
  std::vector<Shown> records;
  for (const auto& flame : list) {
    records.push_back(show_from(game, state, std::span(&flame, 1), "a flame from there",
                                "stage = answer and bits(pending.targets) = 1"));
  }
  return records;
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
  for_all_places(game, state, [&](const State& at) {
    ++places;
    if (!is_safe(rules, at)) return;
    ++good;
    areas.insert(at.dragon.at);
    const bool may_begin =
        at.dragon.at == rules.components.dragon_start && dwarves_beside(rules, at) == 0;
    opening += may_begin ? 1 : 0;
    if (!first || (may_begin && first->dragon.at != at.dragon.at)) first = at;
  });
  auto answer = about(game, aspect_of(game), {"icon.flame", "icon.crossbow"},
                      first ? Says::yes : Says::no, How::exhaustive);
  answer.title = fmt::format(
      "Under {} there are {} formations in which no flame hits two dwarves and the shooter has a "
      "shot",
      named(game), good);
  answer.bound = fmt::format("{} places of all four figures on the 19 areas", places);
  answer.fact("areas on which the dragon may stand then", to_text(areas))
      .fact("of these formations, possible when play begins", std::to_string(opening));
  if (!first) return answer;
  MoveList<Move> list;
  moves(game, *first, list);
  const auto shot = std::ranges::find_if(list, is<Play>);
  if (shot == list.end()) return answer;
  answer.shown.push_back(
      show_from(game, *first, std::span(&*shot, 1), "the shot", "dragon.armour > 0"));
  for (auto& flame : flames_from(game, *first)) answer.shown.push_back(std::move(flame));
  return answer;
}

}  // namespace

auto where_is_a_dragon_enclosed(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto passing : {Passing::none, Passing::own_figures, Passing::any_figures}) {
    for (const int points : {1, 2}) answers.push_back(enclosed({.passing = passing}, points));
  }
  answers.push_back(reached(options));
  return answers;
}

auto can_the_dwarves_be_safe_and_shoot(const AskOptions& /*options*/) -> Answers {
  return {safe({.line = Line::six_directions}), safe({.line = Line::any}),
          safe({.line = Line::any_crossed})};
}

}  // namespace ruleproof::solver::drako_question
