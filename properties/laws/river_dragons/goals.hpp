/// What must be possible: a model in which nobody ever falls keeps every law.
#pragma once

#include "properties/laws/river_dragons/laying.hpp"
#include "properties/laws/river_dragons/remove.hpp"
#include "properties/laws/river_dragons/round.hpp"

namespace ruleproof::properties::rivers {

/// Reached by a move of this kind.
template <class G, class Kind>
auto makes(const G& /*game*/, const State& /*before*/, const Move& move,
           const Step<State>& /*step*/) -> bool {
  return std::holds_alternative<Kind>(move);
}
template <class G, Stage Where, class Kind>
auto makes_at(const G& /*game*/, const State& before, const Move& move, const Step<State>& /*step*/)
    -> bool {
  return before.stage == Where && std::holds_alternative<Kind>(move);
}
template <class G, int Seat>
auto wins(const G& game, const State& state) -> bool {
  return Seat < game.players() && state.winner == Seat + 1;
}
template <class G>
auto lays_a_foreign_plank(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& /*step*/) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  return lay != nullptr && lay->plank.seat() != before.actor();
}
template <class G>
auto lays_a_plank_that_is_too_long(const G& game, const State& before, const Move& move,
                                   const Step<State>& /*step*/) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  if (lay == nullptr || lay->plank.size() == 1) return false;
  const auto on = line_of(game, before, lay->from, lay->to);
  return gap_class(game.rules().components.reach_squared, on) < lay->plank.size();
}
template <class G>
auto three_planks_rest(const G& game, const State& before, const Move& move,
                       const Step<State>& step) -> bool {
  const auto* lay = std::get_if<LayPlank>(&move);
  return lay != nullptr && load_of(game, before, lay->to) == 2 &&
         load_of(game, step.next, lay->to) == 3;
}
template <class G>
auto reserve_has_two_colours(const G& /*game*/, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  return removed_plank(move) &&
         std::popcount(colours_in(reserve_of(step.next, before.actor()))) == 2;
}
template <class G>
auto all_stones_are_used(const G& game, const State& state) -> bool {
  return stones_on_board(state) == game.rules().components.stones;
}
template <class G>
auto enters_a_foreign_village(const G& game, const State& before, const Move& move,
                              const Step<State>& /*step*/) -> bool {
  const auto* go = std::get_if<MoveTo>(&move);
  const auto seat = seat_before(before);
  return go != nullptr && !go->to.on_plank() && go->to.village() != start_of(game, seat) &&
         go->to.village() != goal_of(game, seat);
}
template <class G>
auto goes_there_and_back(const G& /*game*/, const State& before, const Move& move,
                         const Step<State>& /*step*/) -> bool {
  const auto* go = std::get_if<MoveTo>(&move);
  return go != nullptr && before.stage == Stage::move && before.left == 1 && go->to.on_plank() &&
         before.players[seat_before(before)].pawn.on_plank();
}
template <class G>
auto two_pawns_share_a_village(const G& /*game*/, const State& before, const Move& move,
                               const Step<State>& step) -> bool {
  if (!std::holds_alternative<MoveTo>(move)) return false;
  const auto pawn = step.next.players[seat_before(before)].pawn;
  return !pawn.on_plank() && std::ranges::count(step.next.players, pawn, &Player::pawn) > 1;
}
template <class G>
auto lands_in_a_village(const G& /*game*/, const State& /*before*/, const Move& move,
                        const Step<State>& /*step*/) -> bool {
  const auto* jump = std::get_if<JumpOver>(&move);
  return jump != nullptr && !jump->to.on_plank();
}
template <class G>
auto lands_on_a_plank(const G& /*game*/, const State& /*before*/, const Move& move,
                      const Step<State>& /*step*/) -> bool {
  const auto* jump = std::get_if<JumpOver>(&move);
  return jump != nullptr && jump->to.on_plank();
}
template <class G>
auto wins_in_mid_action(const G& /*game*/, const State& before, const Move& /*move*/,
                        const Step<State>& step) -> bool {
  return before.stage == Stage::move && before.left == 2 && step.next.winner != 0;
}

template <class G>
inline constexpr auto goals = std::to_array<Goal<G>>({
    {.name = "a stone is put on an islet", .clause = "stone.must", .taken = makes<G, PutStone>},
    {.name = "a stone is put into the water",
     .clause = "stone.open-water",
     .taken = makes<G, DropStone>},
    {.name = "all stones are on the board",
     .clause = "stone.none-left",
     .reached = all_stones_are_used<G>},
    {.name = "a stone action is lost",
     .clause = "stone.none-left",
     .taken = makes_at<G, Stage::stone, Lose>},
    {.name = "a plank is laid", .clause = "plank.must", .taken = makes<G, LayPlank>},
    {.name = "a plank sticks out",
     .clause = "plank.too-long",
     .taken = lays_a_plank_that_is_too_long<G>},
    {.name = "a plank that is too short goes out of the game",
     .clause = "plank.no-place",
     .taken = makes<G, Discard>},
    {.name = "a third plank rests on one place",
     .clause = "plank.three",
     .taken = three_planks_rest<G>},
    {.name = "a plank of another colour is laid",
     .clause = "remove.must",
     .taken = lays_a_foreign_plank<G>},
    {.name = "a plank action is lost",
     .clause = "plank.must",
     .taken = makes_at<G, Stage::choose, Lose>},
    {.name = "a plank is removed", .clause = "remove.must", .taken = makes<G, RemovePlank>},
    {.name = "a stone is removed", .clause = "remove.must", .taken = makes<G, RemoveStone>},
    {.name = "Remove is lost", .clause = "remove.lost", .taken = makes_at<G, Stage::remove, Lose>},
    {.name = "a reserve has planks of two colours",
     .clause = "remove.two-colours",
     .taken = reserve_has_two_colours<G>},
    {.name = "a pawn falls from a move",
     .clause = "move.fall",
     .taken = makes_at<G, Stage::move, Fall>},
    {.name = "a pawn falls from a jump",
     .clause = "jump.fall",
     .taken = makes_at<G, Stage::jump, Fall>},
    {.name = "a pawn makes the second of two steps from plank to plank",
     .clause = "move.two",
     .taken = goes_there_and_back<G>},
    {.name = "a pawn enters a village that is not its own and not its end",
     .clause = "move.one-pawn",
     .taken = enters_a_foreign_village<G>},
    {.name = "two pawns share a village",
     .clause = "move.one-pawn",
     .taken = two_pawns_share_a_village<G>},
    {.name = "a pawn jumps into a village",
     .clause = "jump.landing",
     .taken = lands_in_a_village<G>},
    {.name = "a pawn jumps to a plank", .clause = "jump.landing", .taken = lands_on_a_plank<G>},
    {.name = "a dragon cancels an action",
     .clause = "dragon.cancel",
     .taken = relies_on<G, "dragon.cancel">},
    {.name = "a dragon meets a dragon",
     .clause = "dragon.not-dragon",
     .taken = relies_on<G, "dragon.not-dragon">},
    {.name = "the first seat wins", .clause = "goal.cross", .reached = wins<G, 0>},
    {.name = "the second seat wins", .clause = "goal.cross", .reached = wins<G, 1>},
    {.name = "a pawn arrives with the first of two steps",
     .clause = "end.arrival",
     .taken = wins_in_mid_action<G>},
});

}  // namespace ruleproof::properties::rivers
