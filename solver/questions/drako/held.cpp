#include "solver/questions/drako/held.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/chase.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/relations/cards.hpp"
#include "solver/questions/drako/relations/course.hpp"
#include "solver/questions/drako/relations/rank.hpp"
#include "solver/questions/drako/relations/wounds.hpp"
#include "solver/questions/held.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

constexpr std::uint64_t games = 40;

/// Plays random games, and calls `watch(before, move, after)` at every step.
template <class Watch>
auto sample(const Drako& game, Watch&& watch) -> void {
  MoveList<Move> buffer;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    (void)play(
        game, game.start(), Dice(seed),
        [&](const State& before, const Move& move, const Step<State>& step) {
          watch(before, move, step.next);
        },
        buffer);
  }
}

auto is_pile(const Stock& stock, const Pile<int>& expected) -> bool {
  return stock.left == expected.deck && stock.held == expected.hand;
}

/// Follows draws and new opening hands, which take several moves, and cards that are spent.
class CardWatch {
 public:
  CardWatch(const Drako& game, Held& held) : numbers_(game.rules().components), held_(held) {}

  auto operator()(const State& before, const Move& move, const State& next) -> void {
    if (before.stage == Stage::deal) {  // of another game
      drawing_.reset();
      replacing_.reset();
    }
    if (is<Replace>(move)) begin(before, replacing_);
    if (replacing_ && next.stock(side_).held == numbers_.opening_hand) {
      held_.check(next.stock(side_).left ==
                  deck_after_mulligan(*replacing_, int{numbers_.opening_hand}));
      replacing_.reset();
    }
    if (is<Draw>(move)) begin(before, drawing_);
    if (drawing_ && next.stage != Stage::draw && next.stage != Stage::discard) {
      held_.check(is_pile(next.stock(side_), after_draw(*drawing_, int{numbers_.hand_limit})));
      drawing_.reset();
    }
    if (!is<Play>(move) && !is<Waste>(move) && !is<Block>(move)) return;
    const auto spender = is<Block>(move) ? other(before.turn) : before.turn;
    held_.check(is_pile(next.stock(spender), after_spending(pile_of(before.stock(spender)))));
  }

 private:
  auto begin(const State& before, std::optional<Pile<int>>& what) -> void {
    side_ = before.turn;
    what = pile_of(before.stock(side_));
  }

  const drako::Components& numbers_;
  Held& held_;
  Side side_{};
  std::optional<Pile<int>> drawing_;  ///< before a draw that is not yet over
  std::optional<Pile<int>> replacing_;
};

/// Any action but to skip or to declare rage.
auto somebody_can_act(const Drako& game, const State& state, MoveList<Move>& buffer) -> bool {
  moves(game, state, buffer);
  return std::ranges::any_of(buffer,
                             [](const Move& move) { return !is<Skip>(move) && !is<Rage>(move); });
}

using Map = Chase<2>;  ///< its cells are numbered as the areas of the model

/// A position of the model in which somebody is about to walk, figures placed by lot; and the same
/// as a place of the chase.
auto about_to_walk(const Drako& game, const Speeds& speeds, Random& random)
    -> std::pair<State, Map::Place> {
  const bool dragons_turn = random.below(2) == 0;
  auto state = sketch(game,
                      "turn=dwarves actions=1 stage=march pending.marches=1 pending.points=1 "
                      "p1.hand=shield p2.hand=shield");
  state.turn = dragons_turn ? Side::dragon : Side::dwarves;
  state.pending.points = static_cast<std::uint8_t>(dragons_turn ? speeds.dragon : speeds.dwarf);
  std::set<std::size_t> taken;
  while (taken.size() < 4) taken.insert(random.below(hex_count));
  const auto dragon = std::next(taken.begin(), static_cast<std::ptrdiff_t>(random.below(4)));
  state.dragon.at = static_cast<Hex>(*dragon);
  taken.erase(dragon);
  Map::Place place{static_cast<std::uint8_t>(state.dragon.at), 0, dragons_turn, 2};
  std::size_t dwarf = 0;
  for (const auto at : taken) {
    state.dwarves[dwarf++].at = static_cast<Hex>(at);
    place.dwarves |= Map::Set{1} << at;
  }
  return {state, place};
}

}  // namespace

auto hold_cards(const Drako& game) -> Held {
  Held held;
  sample(game, CardWatch(game, held));
  return held;
}

auto hold_wounds(const Drako& game) -> Held {
  const auto boxes = boxes_of(game.rules());
  const auto& numbers = game.rules().components;
  Held held;
  sample(game, [&](const State& before, const Move&, const State& next) {
    const auto was = wounds_of(before);
    const auto is = wounds_of(next);
    held.check(wounds_fit(boxes, is) && leads_to(boxes, was, is) &&
               markers_fit(dragon_boxes(numbers), dwarf_boxes(numbers), is.total(),
                           wounds_of_dwarves(next)) &&
               solver::is_slain(boxes, is) == drako::is_slain(game.rules(), next));
  });
  return held;
}

auto hold_rank(const Drako& game, const Idling& idling) -> Held {
  const auto waste = game.rulings().waste;
  const bool holds_back = waste == Wasting::forbidden || waste == Wasting::movement_only;
  const Idling at_most{idling.draws_nothing, holds_back};
  Held held;
  MoveList<Move> list;
  std::optional<Moment<int>> last;
  sample(game, [&](const State& before, const Move& move, const State& next) {
    // Who can do nothing skips in the model, and not where nobody may hold back.
    const bool beyond = is<Skip>(move) && holds_back && !idling.holds_back;
    if (before.stage == Stage::deal || beyond) last.reset();
    if (next.stage != Stage::action) return;
    const auto now = moment_of(next);
    const auto cards = pile_of(next.stock(next.turn));
    // What one may do, whatever else is legal: the relation of the proof need not say it.
    const bool must_act = cards.deck + cards.hand > 0 && solver::can_act(at_most, cards);
    const bool fell = !last || idling.draws_nothing || idling.holds_back || rank(now) < rank(*last);
    held.check(goes_on(now) && (!must_act || somebody_can_act(game, next, list)) && fell &&
               (!last || acts(idling, *last, now)));
    last = now;
  });
  return held;
}

auto hold_course(const Drako& game) -> Held {
  Held held;
  sample(game, [&](const State& before, const Move&, const State& next) {
    if (next.stage == Stage::over) return;
    const auto was = course_of(before);
    const auto is = course_of(next);
    held.check(in_course(was) && in_course(is) && solver::goes_on(was, is));
  });
  return held;
}

auto hold_chase(const Speeds& speeds) -> Held {
  constexpr int places = 100;
  const auto game = game_of();
  const Map moving(speeds);
  Random random(3);
  Held held;
  MoveList<Move> list;
  for (int i = 0; i < places; ++i) {
    const auto [state, place] = about_to_walk(game, speeds, random);
    using Ways = std::set<std::pair<std::size_t, Map::Set>>;
    Ways by_model;
    moves(game, state, list);
    for (const auto& move : list) {
      const auto next = game.apply(state, move).next;
      by_model.emplace(index(next.dragon.at), dwarves_on_map(next));
    }
    Ways by_chase;
    for (const auto& next : moving.after_action(place)) {
      by_chase.emplace(next.dragon, next.dwarves);
    }
    for (const auto& way : by_model) held.check(by_chase.contains(way));
    for (const auto& way : by_chase) {
      if (!by_model.contains(way)) held.check(false);
    }
  }
  return held;
}

}  // namespace ruleproof::solver::drako_question
