/// River Dragons: bugs that its implementers make.
#include "model/river_dragons/river_dragons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <variant>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/rules/clauses.hpp"
#include "model/river_dragons/state.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/river_dragons/laying.hpp"
#include "properties/laws/river_dragons/pawns.hpp"
#include "properties/laws/river_dragons/table.hpp"
#include "properties/mutants/bug.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): its words are ours here

namespace {

using River = RiverDragons;
using RiverBug = Bug<River>;

template <class Kind>
auto is(const Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

auto acting(const State& state) -> const Player& {
  return state.players[static_cast<std::size_t>(state.actor())];
}

// Illegal moves that a bug takes for legal, and where to look for them.

auto list_lays(const River&, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::lay) return;
  for (const auto name : rivers::planks_of(state)) {
    if (state.plank(name).at != Plank::held) continue;
    out.emplace_back(Discard{name});
    for (Site to = 0; to < site_count; ++to) {
      for (Site from = 0; from < to; ++from) out.emplace_back(LayPlank{name, from, to});
    }
  }
}

auto list_removals(const River&, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::remove) return;
  for (const auto name : rivers::planks_of(state)) {
    if (state.plank(name).on_board()) out.emplace_back(RemovePlank{name});
  }
  for (Site site = colour_count; site < site_count; ++site) out.emplace_back(RemoveStone{site});
  out.emplace_back(Lose{});
}

auto list_steps(const River&, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::move) return;
  for (const auto name : rivers::planks_of(state)) {
    if (state.plank(name).on_board()) out.emplace_back(MoveTo{Stand::on(name)});
  }
  out.emplace_back(Fall{});
}

/// What holds of a plank between two sites.
struct Lie {
  bool fits = false;   ///< it reaches
  bool room = false;   ///< both sites bear one more
  bool clear = false;  ///< nothing is in its way
};

/// Of a plank that may be tried between two sites that bear planks; else nothing holds.
auto lie_of(const River& game, const State& state, const Move& move) -> Lie {
  const auto* lay = std::get_if<LayPlank>(&move);
  if (lay == nullptr || state.stage != Stage::lay || lay->from >= lay->to ||
      lay->plank.seat() >= game.players() || state.plank(lay->plank).at != Plank::held ||
      !rivers::can_bear(game, state, lay->from) || !rivers::can_bear(game, state, lay->to) ||
      is_village(lay->to)) {
    return {};
  }
  const rivers::Lying plank{lay->plank, lay->from, lay->to};
  const auto size = gap_class(game.rules().components.reach_squared,
                              rivers::line_of(game, state, lay->from, lay->to));
  return {.fits = size != 0 && size <= lay->plank.size(),
          .room = rivers::has_room(game, state, plank),
          .clear = rivers::is_unhindered(game, state, plank)};
}

auto lays_short(const River& game, const State& state, const Move& move) -> bool {
  const auto lie = lie_of(game, state, move);
  return !lie.fits && lie.room && lie.clear;
}
auto lays_fourth(const River& game, const State& state, const Move& move) -> bool {
  const auto lie = lie_of(game, state, move);
  return lie.fits && !lie.room && lie.clear;
}
auto lays_across(const River& game, const State& state, const Move& move) -> bool {
  const auto lie = lie_of(game, state, move);
  return lie.fits && lie.room && !lie.clear;
}

auto discards_early(const River& game, const State& state, const Move& move) -> bool {
  const auto* discard = std::get_if<Discard>(&move);
  return discard != nullptr && state.stage == Stage::lay &&
         discard->plank.seat() < game.players() && state.plank(discard->plank).at == Plank::held;
}

auto takes_plank(const State& state, const Move& move, bool footing) -> bool {
  const auto* taken = std::get_if<RemovePlank>(&move);
  return taken != nullptr && state.stage == Stage::remove && state.plank(taken->plank).on_board() &&
         rivers::is_occupied(state, taken->plank) == footing;
}
/// A pawn whose plank is taken away goes home.
auto takes_footing(const River& game, const State&, const Move& move, State& after) -> void {
  const auto* taken = std::get_if<RemovePlank>(&move);
  if (taken == nullptr) return;
  for (std::size_t seat = 0; seat < after.players.size(); ++seat) {
    auto& pawn = after.players[seat].pawn;
    if (pawn == Stand::on(taken->plank)) pawn = Stand::in(rivers::start_of(game, seat));
  }
}

auto steps_to(const River& game, const State& state, const Move& move, bool next) -> bool {
  const auto* go = std::get_if<MoveTo>(&move);
  if (go == nullptr || state.stage != Stage::move || !go->to.on_plank()) return false;
  const auto plank = go->to.plank();
  if (plank.seat() >= game.players() || !state.plank(plank).on_board()) return false;
  const auto near = rivers::planks_next_to(game, state, acting(state).pawn);
  return (std::ranges::count(near, plank, &rivers::Lying::name) > 0) == next;
}

auto two_dragons(const River& game, const State& state, const Move& move) -> bool {
  const auto* laid = std::get_if<PlanCard>(&move);
  return laid != nullptr && state.stage == Stage::plan && is_dragon(laid->card) &&
         game.rules().hands[static_cast<std::size_t>(state.actor())].has(laid->card) &&
         std::ranges::count(acting(state).plan, laid->card) == 0;
}

// What a bug makes of stones, planks, pawns and the end of a round.

/// Takes the stone from a site, if it has one.
auto sink(State& state, Site site) -> void {
  if (rivers::has_stone(state, site)) state.stones.take(site);
}

template <auto Where>
auto puts_removed(const River& game, const State& before, const Move& move, State& after) -> void {
  const auto* taken = std::get_if<RemovePlank>(&move);
  if (taken != nullptr) after.plank(taken->plank) = Where(game, before);
}

/// What a bug makes of the beginning of the next round.
template <auto Change>
auto after_round(const River& game, const State& before, const Move& move, State& after) -> void {
  if (rivers::ends_round(before, move, after)) Change(game, before, after);
}

auto comes_back(const River&, const State&, State& after) -> void {
  for (const auto name : rivers::planks_of(after)) {
    if (after.plank(name).at == Plank::out) after.plank(name) = Plank::in_reserve(name.seat());
  }
}

// Dragons that are met by dragons.

auto without_met_dragons(const River& game, const State& state) -> State {
  auto without = state;
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    const auto own = dragon_of(game.rules().colours[seat]);
    for (std::size_t position = 0; position < most_cards; ++position) {
      const bool met = std::ranges::any_of(
          state.players, [&](const Player& other) { return other.plan[position] == own; });
      auto& card = without.players[seat].plan[position];
      if (met && is_dragon(card)) card = Card::none;
    }
  }
  return without;
}

/// A dragon that another dragon of its position is laid against does nothing.
auto dragons_fight(const River& game, const State& state, const Move& move) -> Step<State> {
  auto step = game.apply(state, move);
  const bool planned = is<PlanCard>(move);
  if (planned && step.next.stage == Stage::plan && !rivers::ends_round(state, move, step.next)) {
    return step;
  }
  auto full = state;
  const auto plans = rivers::plans_after(state, move);
  for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
    full.players[seat].plan = plans[seat];
  }
  auto quiet = without_met_dragons(game, full);
  if (planned) {
    Table table{game.rules(), quiet, step.because};
    begin_actions(table);
    step.next = quiet;
  } else {
    step = game.apply(quiet, move);
  }
  const bool lie_on =
      step.next.stage != Stage::plan && (step.next.stage != Stage::over || step.next.winner != 0);
  for (std::size_t seat = 0; lie_on && seat < state.players.size(); ++seat) {
    step.next.players[seat].plan = plans[seat];
  }
  return step;
}

/// The plank goes to the reserve, which does not take it for its colour alone.
auto takes_third_colour(const River& game, const State& state, const Move& move) -> bool {
  if (!is<RemovePlank>(move) || state.stage != Stage::remove) return false;
  const auto verdict = game.judge(state, move);
  return !verdict && verdict.why() == clause_in<"remove.two-colours">(river_dragons::clause_ids);
}

}  // namespace

template <>
struct BugTable<River> {
  static constexpr auto rows =
      std::to_array<RiverBug>(
          {
              // Plans and rounds.
              {.about = {"two-dragons", "a plan may hold two dragons", "dragon.one"},
               .allows = two_dragons},
              {.about = {"no-dragon-last", "no dragon may be laid at the fifth position",
                         "plan.five", "", "dragon.one"},
               .refuses =
                   [](const River&, const State& state, const Move& move) {
                     const auto* laid = std::get_if<PlanCard>(&move);
                     return laid != nullptr && is_dragon(laid->card) &&
                            acting(state).plan[3] != Card::none;
                   }},
              {.about = {"keeps-first", "the first player stays the same", "round.end"},
               .spoils = after_round<[](const River&, const State& before, State& after) {
                 after.first = before.first;
               }>},
              {.about = {"keeps-plan", "a plan lies on when the round is over", "round.end"},
               .spoils = after_round<[](const River&, const State& before, State& after) {
                 after.players[1].plan = before.players[1].plan;
               }>},
              // Stones.
              {.about = {"sinks-stone", "a stone is gone as soon as a plank lies on it",
                         "remove.not-under-plank", "plank.must"},
               .spoils =
                   [](const River&, const State&, const Move& move, State& after) {
                     const auto* lay = std::get_if<LayPlank>(&move);
                     if (lay != nullptr) sink(after, lay->to);
                   }},
              {.about = {"drifts", "a new stone takes a neighbour with it", "stone.must"},
               .spoils =
                   [](const River&, const State&, const Move& move, State& after) {
                     const auto* put = std::get_if<PutStone>(&move);
                     if (put != nullptr && put->site > colour_count) {
                       sink(after, static_cast<Site>(put->site - 1));
                     }
                   }},
              // Planks.
              {.about = {"lays-short", "planks reach anything", "plank.too-short"},
               .allows = lays_short,
               .lists = list_lays},
              {.about = {"lays-exactly", "a plank may not stick out", "plank.too-long"},
               .refuses =
                   [](const River& game, const State& state, const Move& move) {
                     const auto* lay = std::get_if<LayPlank>(&move);
                     return lay != nullptr &&
                            gap_class(game.rules().components.reach_squared,
                                      rivers::line_of(game, state, lay->from, lay->to)) <
                                lay->plank.size();
                   }},
              {.about = {"lays-fourth", "stones and villages bear any number of planks",
                         "plank.three"},
               .allows = lays_fourth,
               .lists = list_lays},
              {.about = {"lays-across", "planks cross", "plank.not-on-plank"},
               .allows = lays_across,
               .lists = list_lays},
              {.about = {"discards-early", "a plank may be thrown away at will", "plank.no-place",
                         "plank.must"},
               .allows = discards_early,
               .lists = list_lays},
              {.about = {"comes-back", "a plank that is out returns at the end of a round",
                         "plank.no-place", "", "round.end"},
               .spoils = after_round<comes_back>},
              // Remove.
              {.about = {"loses-plank", "a removed plank goes out of the game", "remove.must"},
               .spoils =
                   puts_removed<[](const River&, const State&) { return Plank{Plank::out, 0}; }>},
              {.about = {"steals-plank", "a removed plank goes to the next player", "remove.must",
                         "remove.one-of-a-size remove.two-colours"},
               .spoils = puts_removed<[](const River& game, const State& before) {
                 return Plank::in_reserve((before.actor() + 1) % game.players());
               }>},
              {.about = {"loses-early", "Remove may be given up at will", "remove.must"},
               .allows =
                   [](const River&, const State& state, const Move& move) {
                     return is<Lose>(move) && state.stage == Stage::remove;
                   },
               .lists = list_removals},
              {.about = {"takes-footing", "a plank is removed from under a pawn",
                         "remove.not-under-pawn"},
               .allows = [](const River&, const State& state,
                            const Move& move) { return takes_plank(state, move, true); },
               .lists = list_removals,
               .spoils = takes_footing},
              {.about = {"takes-second", "a plank is removed though its size is there",
                         "remove.one-of-a-size", "remove.two-colours"},
               .allows = [](const River&, const State& state,
                            const Move& move) { return takes_plank(state, move, false); },
               .lists = list_removals,
               .spoils = puts_removed<[](const River&, const State& before) {
                 return Plank::in_reserve(before.actor());
               }>},
              {.about = {"takes-pillar", "a stone is removed from under a plank",
                         "remove.not-under-plank"},
               .allows =
                   [](const River&, const State& state, const Move& move) {
                     const auto* stone = std::get_if<RemoveStone>(&move);
                     return stone != nullptr && state.stage == Stage::remove &&
                            rivers::has_stone(state, stone->site);
                   },
               .lists = list_removals},
              // Pawns.
              {.about = {"steps-far", "a pawn steps to any plank", "move.one", "", "move.two"},
               .allows =
                   [](const River& game, const State& state, const Move& move) {
                     const auto* go = std::get_if<MoveTo>(&move);
                     return steps_to(game, state, move, false) &&
                            !rivers::is_occupied(state, go->to.plank());
                   },
               .lists = list_steps},
              {.about = {"pushes-in", "two pawns stand on a plank", "move.one-pawn", "move.one"},
               .allows = [](const River& game, const State& state,
                            const Move& move) { return steps_to(game, state, move, true); },
               .lists = list_steps},
              {.about = {"falls-early", "a pawn may fall at will", "move.fall",
                         "move.one move.two"},
               .allows =
                   [](const River&, const State& state, const Move& move) {
                     return is<Fall>(move) && state.stage == Stage::move;
                   },
               .lists = list_steps},
              {.about = {"falls-forward", "a pawn falls into its end village", "move.fall",
                         "jump.fall"},
               .spoils =
                   [](const River& game, const State& before, const Move& move, State& after) {
                     if (!is<Fall>(move)) return;
                     const auto seat = rivers::seat_before(before);
                     after.players[seat].pawn = Stand::in(rivers::goal_of(game, seat));
                   }},
              {.about = {"steps-once", "Two Moves moves the pawn once", "move.two"},
               .applies =
                   [](const River& game, const State& state, const Move& move) {
                     auto last = state;
                     if (is<MoveTo>(move)) last.left = 1;
                     return game.apply(last, move);
                   }},
              // The end.
              {.about = {"wrong-winner", "the first seat wins whoever arrives", "goal.cross", "",
                         "end.arrival"},
               .spoils =
                   [](const River&, const State&, const Move&, State& after) {
                     if (after.winner != 0) after.winner = 1;
                   }},
              // Written after the naming was settled, to try it on what it was not made with.
              {.about = {"any-dragon",
                         "a plan may hold the dragon of the own or of an absent colour",
                         "setup.hand"},
               .allows =
                   [](const River& game, const State& state, const Move& move) {
                     const auto* laid = std::get_if<PlanCard>(&move);
                     return laid != nullptr && state.stage == Stage::plan &&
                            game.rules().scale.dragons && is_dragon(laid->card) &&
                            std::ranges::none_of(acting(state).plan, is_dragon);
                   }},
              {.about = {"dragons-fight",
                         "a dragon does nothing if another of its position is laid against it",
                         "dragon.not-dragon", "dragon.cancel"},
               .applies = dragons_fight},
              {.about = {"one-stone-will-do", "Two Stones may be given up after the first stone",
                         "stone.must"},
               .allows =
                   [](const River&, const State& state, const Move& move) {
                     return is<Lose>(move) && state.stage == Stage::stone && state.left == 1 &&
                            card_in_action(state) == Card::stone2;
                   },
               .lists = [](const River&, const State&,
                           MoveList<Move>& out) { out.emplace_back(Lose{}); }},
              {.about = {"own-planks-first",
                         "a plank of another colour is chosen only if there is none of the own",
                         "plank.choose"},
               .refuses =
                   [](const River&, const State& state, const Move& move) {
                     const auto* chosen = std::get_if<ChoosePlank>(&move);
                     return chosen != nullptr && chosen->plank.seat() != state.actor();
                   }},
              {.about = {"third-colour", "a reserve holds planks of any number of colours",
                         "remove.two-colours"},
               .allows = takes_third_colour,
               .lists = list_removals,
               .spoils = puts_removed<[](const River&, const State& before) {
                 return Plank::in_reserve(before.actor());
               }>},
              {.about = {"jumps-in-vain", "a pawn that cannot jump stays where it is", "jump.fall"},
               .spoils =
                   [](const River&, const State& before, const Move& move, State& after) {
                     if (!is<Fall>(move) || before.stage != Stage::jump) return;
                     const auto seat = rivers::seat_before(before);
                     after.players[seat].pawn = before.players[seat].pawn;
                   }},
              // What an engine does not tell.
              {.about = {"shows-plans", "everybody sees all plans", "plan.five"},
               .sees = [](const River&, const State& state, Seat) { return state; }},
          });
};
static_assert(is_sound<River>(BugTable<River>::rows, river_dragons::clause_ids));

template class Planted<River>;
template auto planted_bugs<River>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
