/// Laws of the action phase.
#pragma once

#include <bit>

#include "properties/laws/year_of_the_dragon/table.hpp"

namespace ruleproof::properties::dragon {

template <class G>
auto all_cards_dealt(const G& game, const State& state) -> bool {
  if (!in_action_phase(state)) return true;
  unsigned all = 0;
  int cards = 0;
  int least = 8;
  int most = 0;
  for (int g = 0; g < game.players(); ++g) {
    const auto group = bits(state.groups[static_cast<std::size_t>(g)]);
    all |= group;
    cards += std::popcount(group);
    least = std::min(least, std::popcount(group));
    most = std::max(most, std::popcount(group));
  }
  const auto in_play = game.rules().scale.actions;
  return cards == in_play && std::popcount(all) == in_play && most - least <= 1;
}

/// The action that a move chooses, and whether its group has a dragon; nothing for other moves.
inline auto has_dragon(const State& before, Action action) -> bool {
  for (std::size_t g = 0; g < before.groups.size(); ++g) {
    if (!holds(before.groups[g], action)) continue;
    return std::ranges::any_of(before.players,
                               [&](const Player& player) { return player.chosen == g + 1; });
  }
  return false;
}

template <class G>
auto fee_is_the_same(const G& game, const State& before, const Move& move, const Step<State>& step)
    -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  if (choose == nullptr || !shows_the_move(before, step)) return true;
  const auto action = action_of(choose->choice);
  if (action == Action::taxes) return true;
  const auto& player = pair_of(before, step, before.actor);
  const auto& numbers = game.rules().components;
  const auto price = choose->choice == Choice::privilege_small   ? numbers.small.price
                     : choose->choice == Choice::privilege_large ? numbers.large.price
                                                                 : 0;
  const auto fee = has_dragon(before, action) ? numbers.fee : 0;
  return player.after.yuan == player.before.yuan - fee - price;
}

template <class G>
auto others_money_stays(const G& game, const State& before, const Move& /*move*/,
                        const Step<State>& step) -> bool {
  if (!in_action_phase(before) || !shows_the_move(before, step)) return true;
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    return p == before.actor || player.before.yuan == player.after.yuan;
  });
}

/// Dragons lie where their players put them, and nowhere once the phase is over: all cards are free
/// again in the next month.
template <class G>
auto dragons_lie_where_put(const G& game, const State& before, const Move& move,
                           const Step<State>& step) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    if (!in_action_phase(step.next)) return player.after.chosen == 0;
    if (choose == nullptr || p != before.actor) return player.after.chosen == player.before.chosen;
    const auto group = static_cast<std::size_t>(player.after.chosen) - 1;
    return group < before.groups.size() && holds(before.groups[group], action_of(choose->choice));
  });
}

template <class G>
auto money_not_negative(const G& game, const State& state) -> bool {
  return std::ranges::all_of(players_of(game, state),
                             [](const Player& player) { return player.yuan >= 0; });
}

template <class G>
auto skip_raises_to_the_sum(const G& game, const State& before, const Move& move,
                            const Step<State>& step) -> bool {
  if (!std::holds_alternative<Skip>(move) || !shows_the_move(before, step)) return true;
  const auto& player = pair_of(before, step, before.actor);
  return player.after.yuan == std::max<int>(player.before.yuan, game.rules().components.skip_level);
}

template <class G>
auto anybody_may_skip(const G& game, const State& state) -> bool {
  return state.stage != Stage::action || static_cast<bool>(game.judge(state, Skip{}));
}

/// What the action adds to each store: symbols of its card and of the persons of its type.
template <class G>
auto brings_what_it_shows(const G& game, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  if (choose == nullptr || !shows_the_move(before, step)) return true;
  const auto& player = pair_of(before, step, before.actor);
  const auto yield = [&](Action action, Type helper) {
    if (action_of(choose->choice) != action) return 0;
    return game.rules().components.base[static_cast<std::size_t>(action)] +
           symbols_of(game, player.before, helper);
  };
  const auto fee = has_dragon(before, Action::taxes) ? game.rules().components.fee : 0;
  if (choose->choice == Choice::taxes &&
      player.after.yuan != player.before.yuan - fee + yield(Action::taxes, Type::tax_collector)) {
    return false;
  }
  const auto floors = choose->choice == Choice::build ? step.next.floors : 0;
  return player.after.rice == player.before.rice + yield(Action::harvest, Type::farmer) &&
         player.after.fireworks ==
             player.before.fireworks + yield(Action::fireworks, Type::pyrotechnist) &&
         player.after.score == player.before.score + yield(Action::research, Type::scholar) &&
         floors == yield(Action::build, Type::artisan);
}

template <class G>
auto one_privilege_at_a_time(const G& game, const State& before, const Move& move,
                             const Step<State>& step) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  const bool small = choose != nullptr && choose->choice == Choice::privilege_small;
  const bool large = choose != nullptr && choose->choice == Choice::privilege_large;
  return all_players(game, before, step, [&](const Pair& player, std::size_t p) {
    const bool own = p == before.actor;
    return player.after.small == player.before.small + (own && small ? 1 : 0) &&
           player.after.large == player.before.large + (own && large ? 1 : 0);
  });
}

/// Whether some move of a kind that only another reading has is made.
template <class G, class... Kinds>
auto never_made(const G& /*game*/, const State& /*before*/, const Move& move,
                const Step<State>& /*step*/) -> bool {
  return (!std::holds_alternative<Kinds>(move) && ...);
}

template <class G>
auto privilege_is_bought(const G& /*game*/, const State& /*before*/, const Move& move,
                         const Step<State>& /*step*/) -> bool {
  const auto* choose = std::get_if<Choose>(&move);
  return choose == nullptr || choose->choice != Choice::privilege_none;
}

template <class G>
auto more_privileges_are_sold(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action) return true;
  const auto& player = state.players[state.actor];
  const bool in_play = game.rules().scale.actions == static_cast<int>(action_count);
  if (!in_play || player.yuan < game.rules().components.small.price + game.rules().components.fee)
    return true;
  return static_cast<bool>(game.judge(state, Choose{Choice::privilege_small}));
}

template <class G>
auto fee_is_paid_first(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || !has_dragon(state, Action::taxes)) return true;
  return state.players[state.actor].yuan >= game.rules().components.fee ||
         !game.judge(state, Choose{Choice::taxes});
}

template <class G>
inline constexpr auto action_laws = std::to_array<Law<G>>({
    {.name = "all action cards are dealt, into groups that differ by one card at most",
     .clause = "action.deal.even",
     .assumes = {{{"group-sizes", "as-even-as-possible"}}},
     .position = all_cards_dealt<G>,
     .after = changes<State>("stage groups") & to(Stage::action, Stage::take, Stage::build)},
    {.name = "a group with a dragon costs the fee once, and one without costs nothing",
     .clause = "action.fee",
     .assumes = {{{"supply", "only-persons-limited"}}},
     .holds = fee_is_the_same<G>,
     .after = moves_of<Move, Choose>()},
    {.name = "dragons lie on the chosen groups until the phase ends, and on none in the next month",
     .clause = "action.choose",
     .holds = dragons_lie_where_put<G>},
    {.name = "in the action phase only the money of the player to act changes",
     .clause = "action.fee.reserve",
     .assumes = {{{"fee-payee", "reserve"}}},
     .holds = others_money_stays<G>,
     .after = changes<State>("p.yuan")},
    {.name = "money is never negative",
     .clause = "action.fee.barred",
     .assumes = {{{"fee-timing", "before-income"}}},
     .position = money_not_negative<G>,
     .after = changes<State>("p.yuan")},
    {.name = "who has less than the fee may not pay it out of taxes",
     .clause = "action.fee.before",
     .assumes = {{{"fee-timing", "before-income"}}},
     .position = fee_is_paid_first<G>,
     .sample = 2},
    {.name = "skipping raises money to the sum that the rules name and never lowers it",
     .clause = "action.skip",
     .assumes = {{{"skip-rich", "no-gain"}, {"supply", "only-persons-limited"}}},
     .holds = skip_raises_to_the_sum<G>,
     .after = moves_of<Move, Skip>()},
    {.name = "anybody may skip",
     .clause = "action.skip",
     .assumes = {{{"skip-rich", "no-gain"}}},
     .position = anybody_may_skip<G>,
     .sample = 2},
    {.name = "an action brings what its card and the persons of its type show",
     .clause = "action.choose",
     .assumes = {{{"yield", "in-full"},
                  {"supply", "only-persons-limited"},
                  {"symbol-sum", "all-tiles"},
                  {"new-floors", "place-all"}}},
     .holds = brings_what_it_shows<G>,
     .after = moves_of<Move, Choose>()},
    {.name = "an action buys at most one privilege",
     .clause = "action.privilege.one",
     .holds = one_privilege_at_a_time<G>,
     .after = changes<State>("p.small p.large") | moves_of<Move, Choose>()},
    {.name = "nobody chooses Privilege without buying one",
     .clause = "action.privilege",
     .assumes = {{{"privilege-unpaid", "illegal"}}},
     .holds = privilege_is_bought<G>,
     .after = moves_of<Move, Choose>()},
    {.name = "whoever has the money may buy a privilege, however many he has",
     .clause = "privilege.accumulate",
     .assumes = {{{"privilege-count", "unlimited"}, {"supply", "only-persons-limited"}}},
     .position = more_privileges_are_sold<G>,
     .sample = 2},
    {.name = "nobody takes less than an action brings",
     .clause = "action.choose",
     .assumes = {{{"yield", "in-full"}}},
     .holds = never_made<G, Take>,
     .after = moves_of<Move, Take>()},
    {.name = "no person moves to another palace",
     .clause = "palace.no-rebuilding",
     .assumes = {{{"move-persons", "never"}}},
     .holds = never_made<G, Shift>,
     .after = moves_of<Move, Shift>()},
    {.name = "all new floors are placed",
     .clause = "action.build.new-only",
     .assumes = {{{"new-floors", "place-all"}, {"move-persons", "never"}, {"yield", "in-full"}}},
     .holds = never_made<G, StopBuilding>,
     .after = moves_of<Move, StopBuilding>()},
    {.name = "nobody lets a person go without need",
     .clause = "event.tribute.no-keeping",
     .assumes = {{{"dismiss", "never"}}},
     .holds = never_made<G, Dismiss>,
     .after = moves_of<Move, Dismiss>()},
});

}  // namespace ruleproof::properties::dragon
