#include "model/year_of_the_dragon/actions.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/build.hpp"
#include "model/year_of_the_dragon/flow.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/track.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// The person type whose symbols add to an action; Privilege has none.
constexpr std::array<Type, action_count> helpers = {
    Type::tax_collector, Type::artisan, Type::farmer, Type::pyrotechnist,
    Type::warrior,       Type::scholar, Type::artisan};

constexpr std::array<ClauseRef, action_count> action_clauses = {
    "action.taxes"_c,  "action.build"_c,    "action.harvest"_c,  "action.fireworks"_c,
    "action.parade"_c, "action.research"_c, "action.privilege"_c};

/// 1-based number of the group that holds an action, 0 if it is not in play.
auto group_with(const State& state, Action action) -> int {
  for (std::size_t g = 0; g < state.groups.size(); ++g) {
    if (holds(state.groups[g], action)) return static_cast<int>(g) + 1;
  }
  return 0;
}

auto dragons_on(const Rules& rules, const State& state, int group) -> int {
  int total = 0;
  for (int p = 0; p < rules.players; ++p) {
    total += state.players[static_cast<std::size_t>(p)].chosen == group ? 1 : 0;
  }
  return total;
}

/// What the printed supplies still hold of an action's yield, with `paid_in` yuan that come before
/// it; boundless by default.
auto in_stock(const Rules& rules, const State& state, Action action, int paid_in) -> int {
  constexpr int boundless = 1 << 20;
  if (rules.rulings.supply == SupplyLimit::only_persons_limited) return boundless;
  const auto left = reserve(rules, state);
  if (action == Action::taxes) return std::max(0, left.money + paid_in);
  if (action == Action::build) return std::max(0, left.floors);
  if (action == Action::harvest) return std::max(0, left.rice);
  if (action == Action::fireworks) return std::max(0, left.fireworks);
  return boundless;
}

auto full_yield(const Rules& rules, const State& state, Action action) -> int {
  const auto& player = state.players[state.actor];
  return rules.components.base[static_cast<std::size_t>(action)] +
         symbols(rules, player, helpers[static_cast<std::size_t>(action)]);
}

/// The yield when `paid_in` yuan go to the reserve before it.
auto yield_after(const Rules& rules, const State& state, Action action, int paid_in) -> int {
  if (action == Action::privilege) return 0;
  return std::min(full_yield(rules, state, action), in_stock(rules, state, action, paid_in));
}

auto privilege_of(const Rules& rules, Choice choice) -> const PrivilegeFacts& {
  return choice == Choice::privilege_small ? rules.components.small : rules.components.large;
}

}  // namespace

auto yield_of(const Rules& rules, const State& state, Action action) -> int {
  return yield_after(rules, state, action, 0);
}

auto apply(Table& table, const Deal& deal) -> void {
  table.because.add("action.deal.shuffle"_c);
  table.because.add("action.deal.groups"_c);
  if (table.rulings().group_sizes == GroupSizes::as_even_as_possible) {
    table.because.add("action.deal.even"_c);
  }
  table.now.groups = deal.groups;
  begin_actions(table);
}

auto judge(const Rules& rules, const State& state, const Skip& /*skip*/) -> Verdict {
  if (rules.rulings.skip_rich == SkipRich::illegal &&
      state.players[state.actor].yuan >= rules.components.skip_level) {
    return Verdict::illegal("action.skip"_c);
  }
  return Verdict::legal();
}

auto judge(const Rules& rules, const State& state, const Choose& choose) -> Verdict {
  const auto& player = state.players[state.actor];
  const auto action = action_of(choose.choice);
  const auto group = group_with(state, action);
  if (group == 0) return Verdict::illegal("action.choose"_c);
  auto money = static_cast<int>(player.yuan);
  const bool to_reserve = rules.rulings.fee_payee == FeePayee::reserve;
  int paid_in = 0;
  if (dragons_on(rules, state, group) > 0) {
    money -= rules.components.fee;
    paid_in = to_reserve ? rules.components.fee : 0;
    const auto income = yield_after(rules, state, action, paid_in);
    const bool net = rules.rulings.fee_timing == FeeTiming::net && action == Action::taxes;
    if (net) money += income;
    if (money < 0) {
      const bool income_would_do = !net && action == Action::taxes && money + income >= 0;
      return Verdict::illegal(income_would_do ? "action.fee.before"_c : "action.fee.barred"_c);
    }
  }
  const bool limited = rules.rulings.supply == SupplyLimit::all_limited;
  if (limited && rules.rulings.supply_shortage == SupplyShortage::action_barred &&
      in_stock(rules, state, action, paid_in) < full_yield(rules, state, action)) {
    return Verdict::illegal("supply.unlimited"_c);
  }
  if (action != Action::privilege) return Verdict::legal();
  const auto one_too_many =
      rules.rulings.privilege_count == PrivilegeCount::one_only && player.small + player.large > 0;
  if (choose.choice == Choice::privilege_none) {
    const bool null_action = rules.rulings.privilege_unpaid == PrivilegeUnpaid::null_action &&
                             (money < rules.components.small.price || one_too_many);
    return null_action ? Verdict::legal() : Verdict::illegal("action.privilege"_c);
  }
  if (money < privilege_of(rules, choose.choice).price) {
    return Verdict::illegal("action.privilege"_c);
  }
  if (one_too_many) return Verdict::illegal("privilege.accumulate"_c);
  if (limited) {
    const auto left = reserve(rules, state);
    if ((choose.choice == Choice::privilege_small ? left.small : left.large) <= 0) {
      return Verdict::illegal("supply.unlimited"_c);
    }
  }
  return Verdict::legal();
}

auto judge(const Rules& rules, const State& state, const Dismiss& dismiss) -> Verdict {
  if (rules.rulings.dismiss == DismissPersons::never) {
    return Verdict::illegal("event.tribute.no-keeping"_c);
  }
  const auto i = find_palace(state.players[state.actor], dismiss.palace);
  if (i < 0 || dismiss.tile == Tile::nothing || !dismiss.palace.holds(dismiss.tile)) {
    return Verdict::illegal("action.choose"_c);
  }
  return Verdict::legal();
}

auto propose_actions(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  if (judge(rules, state, Skip{})) out.emplace_back(Skip{});
  for (std::size_t i = 0; i < choice_count; ++i) {
    const Choose choose{static_cast<Choice>(i)};
    if (judge(rules, state, choose)) out.emplace_back(choose);
  }
  if (rules.rulings.dismiss == DismissPersons::never) return;
  for_each_kind(state.players[state.actor].palaces, [&](const Palace& palace) {
    for_each_person(palace, [&](Tile tile) { out.emplace_back(Dismiss{palace, tile}); });
  });
}

auto apply(Table& table, const Skip& /*skip*/) -> void {
  auto& player = table.actor();
  const auto level = table.rules.components.skip_level;
  table.because.add("action.skip"_c);
  table.because.add("action.skip.no-dragon"_c);
  auto money = money_after_skip<int>(player.yuan, level);
  if (table.rulings().skip_rich == SkipRich::down_to_three) money = level;
  if (table.rulings().supply == SupplyLimit::all_limited && money > player.yuan) {
    const auto left = std::max(0, reserve(table.rules, table.now).money);
    money = std::min(money, player.yuan + left);
  }
  player.yuan = static_cast<std::int16_t>(money);
  end_action_turn(table);
}

namespace {

/// [action.fee] to [action.fee.reserve]
auto pay_fee(Table& table, int group) -> void {
  const auto dragons = dragons_on(table.rules, table.now, group);
  if (dragons == 0) return;
  table.because.add("action.reuse"_c);
  table.because.add("action.fee"_c);
  if (dragons > 1) table.because.add("action.fee.flat"_c);
  const auto fee = static_cast<std::int16_t>(table.rules.components.fee);
  table.actor().yuan = static_cast<std::int16_t>(table.actor().yuan - fee);
  if (table.rulings().fee_payee == FeePayee::reserve) {
    table.because.add("action.fee.reserve"_c);
    return;
  }
  for (std::size_t at = 0; at < table.now.turn; ++at) {
    auto& earlier = table.now.players[table.now.order[at]];
    if (earlier.chosen != group) continue;
    earlier.yuan = static_cast<std::int16_t>(earlier.yuan + fee);
    return;
  }
}

auto buy_privilege(Table& table, Choice choice) -> void {
  if (choice == Choice::privilege_none) return;
  auto& player = table.actor();
  const auto price = privilege_of(table.rules, choice).price;
  player.yuan = static_cast<std::int16_t>(player.yuan - price);
  ++(choice == Choice::privilege_small ? player.small : player.large);
}

/// The action brings `amount`; Build goes on with the new floors.
auto carry_out(Table& table, Action action, int amount) -> void {
  auto& player = table.actor();
  switch (action) {
    case Action::taxes:
      player.yuan = static_cast<std::int16_t>(player.yuan + amount);
      break;
    case Action::harvest:
      player.rice = static_cast<std::uint8_t>(player.rice + amount);
      break;
    case Action::fireworks:
      player.fireworks = static_cast<std::uint8_t>(player.fireworks + amount);
      break;
    case Action::parade:
      advance(table, table.now.actor, amount,
              table.rulings().parade_stack == ParadeStack::top ? Landing::on_top : Landing::below);
      break;
    case Action::research:
      player.score = static_cast<std::int16_t>(player.score + amount);
      break;
    case Action::build:
      begin_building(table, amount);
      return;
    case Action::privilege:
      break;
  }
  end_action_turn(table);
}

}  // namespace

auto apply(Table& table, const Choose& choose) -> void {
  const auto action = action_of(choose.choice);
  const auto group = group_with(table.now, action);
  // Under fee-timing=net the fee may come out of the income: money is below zero in between only.
  pay_fee(table, group);
  const auto amount = yield_of(table.rules, table.now, action);
  if (dragons_on(table.rules, table.now, group) > 0 && action == Action::taxes &&
      table.rulings().fee_timing == FeeTiming::before_income) {
    table.because.add("action.fee.before"_c);
  }
  table.because.add("action.order"_c);
  table.because.add("action.choose"_c);
  table.because.add(action_clauses[static_cast<std::size_t>(action)]);
  table.actor().chosen = static_cast<std::uint8_t>(group);
  if (action == Action::privilege) buy_privilege(table, choose.choice);
  if (table.rulings().yield == Yield::up_to && action != Action::privilege && amount > 0) {
    table.now.using_action = action;
    table.now.stage = Stage::take;
    return;
  }
  carry_out(table, action, amount);
}

auto apply(Table& table, const Dismiss& dismiss) -> void {
  table.because.add("event.tribute.no-keeping"_c);
  const auto i = find_palace(table.actor(), dismiss.palace);
  remove_person(table, table.now.actor, i, dismiss.tile, false);
}

auto propose_takes(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const auto most = yield_of(rules, state, state.using_action);
  for (int amount = 0; amount <= most; ++amount) {
    const Take take{static_cast<std::uint8_t>(amount)};
    if (judge(rules, state, take)) out.emplace_back(take);
  }
}

auto judge(const Rules& rules, const State& state, const Take& take) -> Verdict {
  // What the fee took may not be owed still: with fee-timing=net the taxes must cover it.
  const auto money = state.players[state.actor].yuan + take.amount;
  const bool in_debt = state.using_action == Action::taxes && money < 0;
  if (take.amount > yield_of(rules, state, state.using_action) || in_debt) {
    return Verdict::illegal("action.choose"_c);
  }
  return Verdict::legal();
}

auto apply(Table& table, const Take& take) -> void {
  const auto action = table.now.using_action;
  table.because.add("action.choose"_c);
  table.because.add(action_clauses[static_cast<std::size_t>(action)]);
  table.now.using_action = Action::taxes;
  carry_out(table, action, take.amount);
}

}  // namespace ruleproof::year_of_the_dragon
