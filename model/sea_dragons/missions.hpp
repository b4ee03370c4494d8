/// Action II: a mission. [mission.pay]
#pragma once

#include <utility>

#include "model/sea_dragons/payment.hpp"
#include "model/sea_dragons/rules.hpp"

namespace ruleproof::sea_dragons {

[[nodiscard]] auto payment_reading(const Rulings& rulings) -> PaymentReading;

/// The parts of a payment in one row: tokens, cards with two ships, any-ship cards.
inline constexpr std::size_t payment_parts = (2 * ship_colours) + 1;
constexpr auto part_of(Payment& payment, std::size_t part) -> std::uint8_t& {
  if (part < ship_colours) return payment.tokens[static_cast<Ship>(part)];
  if (part < 2 * ship_colours) return payment.doubles[static_cast<Ship>(part - ship_colours)];
  return payment.any;
}

/// A payment held against what a mission asks: another amount of one part costs one colour.
class Bill {
 public:
  Bill(const Rules& rules, int mission, const Payment& payment);

  auto set(std::size_t part, std::uint8_t amount) -> void;
  [[nodiscard]] auto payment() const -> const Payment& { return payment_; }
  /// Ships asked that no ship of their colour pays.
  [[nodiscard]] auto missing() const -> int { return all_.missing; }
  /// Whether it is enough, with or without ships to spare.
  [[nodiscard]] auto is_paid() const -> bool {
    return shortfall(reading_, all_, int{payment_.any}) == 0;
  }
  /// Whether it is, and nothing of it could be left out.
  [[nodiscard]] auto is_exact() const -> bool;

 private:
  auto add(std::size_t colour, int sign) -> void;

  PaymentReading reading_;
  std::array<int, payment_colours> asked_{};
  Payment payment_;
  ColourPaid<int> all_{};
};

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

namespace detail {
/// `most` is what is chosen, with all of this part and of those that follow.
template <class Visit>
auto seek_payments(Payment& owned, Bill& chosen, Bill& most, std::size_t part, Visit& visit)
    -> void {
  // Not even that is enough: nothing below here is.
  if (part == payment_parts || !most.is_paid()) return;
  const auto amount = part_of(owned, part);
  for (int next = 0; next <= amount; ++next) {
    const auto n = static_cast<std::uint8_t>(next);
    chosen.set(part, n);
    if (n > 0 && chosen.is_paid()) {
      // Whatever is more than this is too much.
      if (chosen.is_exact()) visit(chosen.payment());
      break;
    }
    most.set(part, n);
    seek_payments(owned, chosen, most, part + 1, visit);
  }
  chosen.set(part, 0);
  most.set(part, amount);
}
}  // namespace detail

template <class Visit>
auto for_each_payment(const Rules& rules, int mission, const Payment& owned, Visit&& visit)
    -> void {
  auto all = owned;
  Bill chosen(rules, mission, {});
  Bill most(rules, mission, owned);
  detail::seek_payments(all, chosen, most, 0, visit);
}

}  // namespace ruleproof::sea_dragons
