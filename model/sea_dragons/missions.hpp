/// Action II: a mission. [mission.pay]
#pragma once

#include <utility>

#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

[[nodiscard]] auto payment_reading(const Rulings& rulings) -> PaymentReading;
/// Whether a payment covers a mission, with or without ships to spare.
[[nodiscard]] auto covers(const Rules& rules, int mission, const Payment& payment) -> bool;
/// Whether it covers it, and nothing of it could be left out.
[[nodiscard]] auto pays(const Rules& rules, int mission, const Payment& payment) -> bool;

auto propose_missions(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Complete& complete)
    -> Verdict;
auto apply(Table& table, const Complete& complete) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Decline& decline) -> Verdict;
auto apply(Table& table, const Decline& decline) -> void;

/// Calls `visit(payment)` for each payment out of `owned` that pays a mission exactly.
template <class Visit>
auto for_each_payment(const Rules& rules, int mission, const Payment& owned, Visit&& visit) -> void;

/// A new mission for the market, then III. [mission.refill]
auto refill_missions(Table& table) -> void;
auto propose_opens(const Rules& rules, const State& state, MoveList<Move>& out) -> void;
[[nodiscard]] auto judge(const Rules& rules, const State& state, const Open& open) -> Verdict;
auto apply(Table& table, const Open& open) -> void;

/// The parts of a payment in one row: tokens, cards with two ships, any-ship cards.
inline constexpr std::size_t payment_parts = (2 * ship_colours) + 1;
constexpr auto part_of(Payment& payment, std::size_t part) -> std::uint8_t& {
  if (part < ship_colours) return payment.tokens[static_cast<Ship>(part)];
  if (part < 2 * ship_colours) return payment.doubles[static_cast<Ship>(part - ship_colours)];
  return payment.any;
}

namespace detail {
template <class Visit>
auto seek_payments(const Rules& rules, int mission, Payment& owned, Payment& chosen,
                   std::size_t part, Visit& visit) -> void {
  if (part == payment_parts) return;
  // With all of the parts that follow it must be enough, or nothing below here is.
  auto most = chosen;
  for (auto p = part; p < payment_parts; ++p) part_of(most, p) = part_of(owned, p);
  if (!covers(rules, mission, most)) return;
  auto& amount = part_of(chosen, part);
  for (int n = 0; n <= part_of(owned, part); ++n) {
    amount = static_cast<std::uint8_t>(n);
    if (n > 0 && covers(rules, mission, chosen)) {
      // Whatever is more than this is too much.
      if (pays(rules, mission, chosen)) visit(std::as_const(chosen));
      break;
    }
    seek_payments(rules, mission, owned, chosen, part + 1, visit);
  }
  amount = 0;
}
}  // namespace detail

template <class Visit>
auto for_each_payment(const Rules& rules, int mission, const Payment& owned, Visit&& visit)
    -> void {
  auto all = owned;
  Payment chosen;
  detail::seek_payments(rules, mission, all, chosen, 0, visit);
}

}  // namespace ruleproof::sea_dragons
