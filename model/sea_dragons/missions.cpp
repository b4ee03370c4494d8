#include "model/sea_dragons/missions.hpp"

#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/reefs.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/setup.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// All that a player could pay with.
auto holdings(const Player& player) -> Payment {
  Payment all{.tokens = player.ships, .doubles = {}, .any = player.reefs[Reef::any_ship]};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    all.doubles[colour] = player.reefs[double_of(colour)];
  }
  return all;
}

/// What a payment takes from its player, and the clauses of it.
auto discard(Table& table, const Complete& complete) -> void {
  auto& player = table.actor();
  const auto& payment = complete.payment;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const auto tokens = payment.tokens[colour];
    player.ships[colour] = static_cast<std::uint8_t>(player.ships[colour] - tokens);
    table.now.sunk[colour] = static_cast<std::uint8_t>(table.now.sunk[colour] + tokens);
    for (int card = 0; card < payment.doubles[colour]; ++card) {
      table.because.add("reef.two-ships"_c);
      discard_reef(table, player, double_of(colour));
    }
  }
  for (int card = 0; card < payment.any; ++card) {
    table.because.add("reef.any-ship"_c);
    discard_reef(table, player, Reef::any_ship);
  }
  if (Bill(table.rules, complete.mission, payment).missing() > payment.any) {
    table.because.add("mission.substitute"_c);
  }
}

}  // namespace

auto payment_reading(const Rulings& rulings) -> PaymentReading {
  return {.once = rulings.substitution == Substitution::once,
          .double_as_pair = rulings.double_as_pair == DoubleAsPair::yes,
          .mix = rulings.double_mix == DoubleMix::yes};
}

Bill::Bill(const Rules& rules, int mission, const Payment& payment)
    : reading_(payment_reading(rules.rulings)), payment_(payment) {
  for (std::size_t c = 0; c < ship_colours; ++c) {
    asked_[c] = rules.mission(mission).ships[static_cast<Ship>(c)];
    add(c, 1);
  }
}

auto Bill::set(std::size_t part, std::uint8_t amount) -> void {
  auto& now = part_of(payment_, part);
  if (now == amount) return;
  const auto colour = part % ship_colours;
  const bool is_any = part == payment_parts - 1;
  if (!is_any) add(colour, -1);
  now = amount;
  if (!is_any) add(colour, 1);
}

auto Bill::add(std::size_t colour, int sign) -> void {
  const auto ship = static_cast<Ship>(colour);
  const auto of = colour_paid(reading_, asked_[colour], int{payment_.tokens[ship]},
                              int{payment_.doubles[ship]});
  all_.missing += sign * of.missing;
  all_.pairs += sign * of.pairs;
}

auto Bill::is_exact() const -> bool {
  if (!is_paid()) return false;
  auto less = *this;
  for (std::size_t part = 0; part < payment_parts; ++part) {
    const auto amount = part_of(less.payment_, part);
    if (amount == 0) continue;
    less.set(part, static_cast<std::uint8_t>(amount - 1));
    if (less.is_paid()) return false;
    less.set(part, amount);
  }
  return true;
}

auto covers(const Rules& rules, int mission, const Payment& payment) -> bool {
  return Bill(rules, mission, payment).is_paid();
}

auto pays(const Rules& rules, int mission, const Payment& payment) -> bool {
  return Bill(rules, mission, payment).is_exact();
}

auto propose_missions(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  out.emplace_back(Decline{});
  const auto owned = holdings(state.players[state.actor]);
  state.mission_market.for_each([&](int mission) {
    for_each_payment(rules, mission, owned, [&](const Payment& payment) {
      out.emplace_back(Complete{static_cast<std::uint8_t>(mission), payment});
    });
  });
}

auto judge(const Rules& rules, const State& state, const Complete& complete) -> Verdict {
  if (!state.mission_market.has(complete.mission)) return Verdict::illegal("mission.pay"_c);
  auto owned = holdings(state.players[state.actor]);
  auto payment = complete.payment;
  for (std::size_t part = 0; part < payment_parts; ++part) {
    if (part_of(payment, part) > part_of(owned, part)) return Verdict::illegal("mission.pay"_c);
  }
  if (!pays(rules, complete.mission, payment)) return Verdict::illegal("mission.pay"_c);
  return Verdict::legal();
}

auto apply(Table& table, const Complete& complete) -> void {
  auto& state = table.now;
  table.because.add("mission.pay"_c);
  discard(table, complete);
  state.mission_market.remove(complete.mission);
  table.actor().missions.add(complete.mission);
  state.completed = true;
  state.reefs_due = static_cast<std::uint8_t>(table.rules.mission(complete.mission).reefs);
  if (state.reefs_due > 0) table.because.add("mission.reward"_c);
  next_reef(table);
}

auto judge(const Rules& /*rules*/, const State& /*state*/, const Decline& /*decline*/) -> Verdict {
  return Verdict::legal();
}

auto apply(Table& table, const Decline& /*decline*/) -> void { begin_take(table); }

auto refill_missions(Table& table) -> void {
  if (table.now.mission_stack.size() == 0) return begin_take(table);
  table.because.add("mission.refill"_c);
  table.now.stage = Stage::open;
}

auto propose_opens(const Rules& /*rules*/, const State& state, MoveList<Move>& out) -> void {
  state.mission_stack.for_each(
      [&](int mission) { out.emplace_back(Open{static_cast<std::uint8_t>(mission)}); });
}

auto judge(const Rules& /*rules*/, const State& state, const Open& open) -> Verdict {
  if (state.mission_stack.has(open.mission)) return Verdict::legal();
  return Verdict::illegal(state.stage == Stage::open ? "mission.refill"_c : "setup.missions"_c);
}

auto apply(Table& table, const Open& open) -> void {
  auto& state = table.now;
  state.mission_stack.remove(open.mission);
  state.mission_market.add(open.mission);
  if (state.stage == Stage::open) {
    table.because.add("mission.refill"_c);
    return begin_take(table);
  }
  table.because.add("setup.missions"_c);
  continue_set_up(table);
}

}  // namespace ruleproof::sea_dragons
