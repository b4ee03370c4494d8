/// Can three dwarves force contact with a dragon who cannot fly, or enclose him?
///
/// Scope: a game of places alone (chase.hpp), on 7, 19 and 37 areas, over every place of the four
/// figures up to symmetry. Argument: solved backwards. Where the dwarves succeed on the map of the
/// game, from all places or from some, a chase with best play of both is shown on the model, with
/// cards that move so far.
#include "solver/questions/drako/chase.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/assert.hpp"
#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/state.hpp"
#include "solver/graph/graph.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

constexpr int radius_of_map = 2;
using Map = Chase<radius_of_map>;  ///< its cells are numbered as the areas of the model

/// Leads the figures of the model along a chase: both have cards for it, and play it as well as
/// they can.
class ChasePlay {
 public:
  ChasePlay(const Map& chase, Speeds speeds) : game_(game_of()), chase_(chase), speeds_(speeds) {}

  /// From the worst place of which the catch takes no more cards than hands hold.
  [[nodiscard]] auto show_catch() -> std::optional<Shown> {
    constexpr Node most = 11;  // actions of both: six of the dwarves at the most
    std::optional<Map::Place> worst;
    Node longest = 0;
    chase_.for_each_place([&](const Map::Place& at) {
      if (at.dragons_turn || at.actions != 2) return;
      const auto actions = chase_.actions_to_catch(at).value_or(0);
      if (actions > most || actions <= longest) return;
      worst = at;
      longest = actions;
    });
    if (!worst) return std::nullopt;
    const auto start = set_up(*worst);
    state_ = start;
    for (auto at = *worst; !chase_.is_over(at);) {
      const auto next = best(at);
      act(at, next);
      at = next;
    }
    return show_from(
        game_, start, line_,
        "best play of both from a place that takes " + counted(longest, "action"),
        (chase_.wanted().enclosed ? enclosed_claim(game_, state_)
                                  : beside_claim(game_, state_, chase_.wanted().beside)) +
            " and turn = dragon and actions = 2");
  }

 private:
  static auto place_of(const drako::State& state) -> Map::Place {
    return {static_cast<std::uint8_t>(state.dragon.at), drako::dwarves_on_map(state),
            state.turn == drako::Side::dragon, state.actions};
  }

  /// Cards that move by the speeds, and nothing spent yet.
  [[nodiscard]] auto set_up(const Map::Place& at) const -> drako::State {
    const std::string dwarf_hand = speeds_.dwarf == 1
                                       ? "attack-1/move-1*4+attack-2/move-1*2"
                                       : "move-2*2+move-2/shield*3+crossbow-2/move-2";
    const std::string dragon_hand =
        speeds_.dragon == 1 ? "walk-1*4+bite-1/walk-1*2" : "walk-2*4+walk-2/shield+flame-2/walk-2";
    auto state =
        sketch(game_, "turn=dwarves actions=2 p1.hand=" + dwarf_hand + " p2.hand=" + dragon_hand);
    state.dragon.at = static_cast<drako::Hex>(at.dragon);
    std::size_t dwarf = 0;
    Map::for_each(at.dwarves, [&](std::size_t cell) {
      state.dwarves[dwarf++].at = static_cast<drako::Hex>(cell);
    });
    return state;
  }

  /// The dwarves hurry, the dragon delays.
  [[nodiscard]] auto best(const Map::Place& at) const -> Map::Place {
    const auto all = chase_.after_action(at);
    const auto delay = [&](const Map::Place& next) {
      return chase_.actions_to_catch(next).value_or(~Node{0});
    };
    return at.dragons_turn ? *std::ranges::max_element(all, {}, delay)
                           : *std::ranges::min_element(all, {}, delay);
  }

  auto play(const drako::Move& move) -> void {
    line_.push_back(move);
    state_ = game_.apply(state_, move).next;
  }
  /// A card of movement, and where it leads.
  auto act(const Map::Place& at, const Map::Place& next) -> void {
    MoveList<drako::Move> list;
    moves(game_, state_, list);
    const auto card = std::ranges::find_if(list, [&](const drako::Move& move) {
      const auto icon = played_icon(game_, move);
      return icon == drako::Icon::move || icon == drako::Icon::walk;
    });
    RULEPROOF_ASSERT(card != list.end());
    play(*card);
    if (at.dragons_turn && at.dragon != next.dragon) {
      play(drako::March{drako::Figure::dragon, static_cast<drako::Hex>(next.dragon)});
    } else if (at.dwarves != next.dwarves) {
      const auto mover = std::ranges::find_if(drako::all_dwarves, [&](drako::Dwarf dwarf) {
        return (drako::bit(state_.dwarf(dwarf).at) & at.dwarves & ~next.dwarves) != 0;
      });
      const auto to = static_cast<drako::Hex>(std::countr_zero(next.dwarves & ~at.dwarves));
      play(drako::March{drako::figure(*mover), to});
    } else {
      play(drako::Stay{});
    }
  }

  Drako game_;
  const Map& chase_;
  Speeds speeds_;
  drako::State state_{};
  std::vector<drako::Move> line_;
};

/// Where the dwarves succeed, over all places.
struct Tally {
  std::uint64_t places = 0;    ///< up to symmetry, at the start of a turn of the dwarves
  std::uint64_t caught = 0;    ///< in which the catch can be forced
  Node longest = 0;            ///< actions of both sides, at the most, where it can
  std::uint64_t openings = 0;  ///< dragon in the middle with his one action, nobody beside him
  std::uint64_t opening_catches = 0;  ///< of these, those in which the catch can be forced
};

template <int Radius>
auto tally(const Chase<Radius>& chase) -> Tally {
  Tally result;
  using Cells = typename Chase<Radius>::Cells;
  constexpr auto middle = Cells::number({0, 0});
  chase.for_each_place([&](const auto& place) {
    const bool dwarves_begin = !place.dragons_turn && place.actions == 2;
    const bool opening = place.dragons_turn && place.actions == 1 && place.dragon == middle &&
                         (Cells::neighbours[middle] & place.dwarves) == 0;
    if (!dwarves_begin && !opening) return;
    const auto actions = chase.actions_to_catch(place);
    if (dwarves_begin) {
      ++result.places;
      result.caught += actions ? 1 : 0;
      result.longest = std::max(result.longest, actions.value_or(0));
    } else {
      ++result.openings;
      result.opening_catches += actions ? 1 : 0;
    }
  });
  return result;
}

/// The map of the game, or another hexagon of areas, on which no game is played.
auto scope_on(int areas, bool is_the_games) -> Scope {
  auto scope = scope_of(game_of()).resting_on("public source");
  if (!is_the_games) scope.options["areas"] = {std::to_string(areas)};
  return scope;
}

auto answer_for(int radius, Speeds speeds, Catch wanted, const Tally& found) -> Answer {
  const auto cells = 1 + (3 * radius * (radius + 1));
  const auto beside = std::to_string(wanted.beside);
  const bool is_the_games = radius == radius_of_map;  // on others no game can show it
  Answer answer{
      .aspect = fmt::format("{}-areas-dwarf-{}-dragon-{}-{}", cells, speeds.dwarf, speeds.dragon,
                            wanted.enclosed ? "enclosed" : beside + "-beside"),
      .says = !is_the_games                  ? Says::value
              : found.caught == found.places ? Says::yes
                                             : Says::no,
      .how = {How::relation, scope_on(cells, is_the_games)}};
  const auto deed =
      wanted.enclosed ? "enclose the dragon" : "bring " + beside + " of them next to the dragon";
  const auto success = found.caught == found.places ? "always " + deed
                       : found.caught == 0          ? "never " + deed
                                                    : fmt::format("{} from {} of {} places", deed,
                                                                  found.caught, found.places);
  answer.title = fmt::format(
      "Where cards do not count and nobody flies, with {} an action for a dwarf and {} for the "
      "dragon, on {} areas, the dwarves can {}",
      counted(speeds.dwarf, "area"), speeds.dragon, cells, success);
  answer.text =
      "A game of places: two actions a turn, one dwarf walks in each, cards never run out, nobody "
      "flies or passes through others. It counts when the dwarves' turn is over.";
  answer.bound = "every place of the four figures up to symmetry";
  answer.data = "public source";
  answer.clauses = {"icon.move", "icon.walk", "move.one-figure"};
  answer
      .fact("places at the start of a turn of the dwarves, up to symmetry",
            std::to_string(found.places))
      .fact("from which it can be forced", std::to_string(found.caught))
      .fact("actions of both sides that this takes at the most", std::to_string(found.longest))
      .fact("places in which the game may begin", std::to_string(found.openings))
      .fact("of these, from which it can be forced", std::to_string(found.opening_catches));
  rest_on(hold_chase(speeds), answer, "relation");
  if (!is_the_games) answer.fact("held to the model", "on the 19 areas of the game's map");
  return answer;
}

template <int Radius>
auto add_answers(Answers& answers, Speeds speeds) -> void {
  for (const auto wanted : {Catch{1, false}, Catch{2, false}, Catch{3, false}, Catch{0, true}}) {
    const Chase<Radius> chase(speeds, wanted);
    const auto found = tally(chase);
    answers.push_back(answer_for(Radius, speeds, wanted, found));
    if constexpr (Radius == radius_of_map) {
      if (found.caught == 0) continue;
      if (auto shown = ChasePlay(chase, speeds).show_catch()) {
        answers.back().shown.push_back(std::move(*shown));
      }
    }
  }
}

}  // namespace

auto can_the_dwarves_force_contact(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  add_answers<1>(answers, {1, 1});
  for (const int dragon : {1, 2}) {
    for (const int dwarf : {1, 2}) add_answers<radius_of_map>(answers, {dwarf, dragon});
  }
  add_answers<3>(answers, {1, 1});
  return answers;
}

}  // namespace ruleproof::solver::drako_question
