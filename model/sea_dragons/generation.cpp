/// All placements at once: a set of cells, shifted by an offset, says of every corner whether the
/// cell at that offset is among them.
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// How many of the offsets hit, for every corner at once: three bits in three sets.
class Tally {
 public:
  auto add(const Bits& hit) -> void {
    const auto carry = ones_ & hit;
    ones_ = ones_ ^ hit;
    const auto next = twos_ & carry;
    twos_ = twos_ ^ carry;
    fours_ |= next;
  }
  /// Corners with exactly so many.
  [[nodiscard]] auto exactly(int count) const -> Bits {
    const auto side = [](const Bits& bits, bool set) { return set ? bits : ~bits; };
    return side(ones_, (count & 1) != 0) & side(twos_, (count & 2) != 0) &
           side(fours_, (count & 4) != 0);
  }
  /// Corners with at least so many.
  [[nodiscard]] auto at_least(int count) const -> Bits {
    Bits all;
    for (int c = count; c <= static_cast<int>(most_cells); ++c) all |= exactly(c);
    return all;
  }

 private:
  Bits ones_;
  Bits twos_;
  Bits fours_;
};

/// The sets that decide, for the player in turn.
class Waters {
 public:
  Waters(const Rules& rules, const State& state) : rules_(rules) {
    const auto& plan = rules.components.plan;
    const auto& mover = state.players[state.actor];
    money_ = mover.gold;
    auto rivals = pieces_on(state) & ~mover.dragons;
    room_ = plan.sea & ~rivals & ~mover.dragons & ~mover.dragons.beside();
    contact_ = plan.shores | rivals.beside();
    const auto terrain = terrain_of(rules, state);
    tolls_ = terrain.whirlpools | plan.currents;
    gold_ = terrain.gold;
    // Where gold may run out or luck may pay, each placement is looked at by itself.
    one_by_one_ =
        rules.rulings.net_gold != NetGold::symbols_only || rules.rulings.bank == Bank::limited;
  }

  /// Corners at which a turn may lie.
  [[nodiscard]] auto corners(Figure figure, std::uint8_t number) const -> Bits {
    const auto& turn = rules_.figure(figure)[number];
    auto fits = ~Bits{};
    Bits touches;
    for (const auto offset : turn.offsets) {
      fits &= room_.from(offset);
      touches |= contact_.from(offset);
    }
    const auto possible = fits & touches;
    if (money_ >= toll * static_cast<int>(turn.offsets.size()) || possible.empty()) return possible;
    return possible & affordable(turn);
  }
  [[nodiscard]] auto one_by_one() const -> bool { return one_by_one_; }

 private:
  /// [lay.toll] Corners at which money and gold symbols pay the tolls.
  [[nodiscard]] auto affordable(const Turn& turn) const -> Bits {
    if (one_by_one_) return ~Bits{};
    Tally tolls;
    Tally gold;
    for (const auto offset : turn.offsets) {
      tolls.add(tolls_.from(offset));
      gold.add(gold_.from(offset));
    }
    const bool once = rules_.rulings.reward_count == RewardCount::once_a_kind;
    const int cells = static_cast<int>(turn.offsets.size());
    Bits all;
    for (int count = 0; count <= cells; ++count) {
      const int missing = (toll * count) - money_;
      if (missing <= 0) {
        all |= tolls.exactly(count);
      } else if (missing <= (once ? 1 : cells - count)) {
        all |= tolls.exactly(count) & gold.at_least(missing);
      }
    }
    return all;
  }

  const Rules& rules_;
  int money_ = 0;
  Bits room_;     ///< cells that the new dragon may cover
  Bits contact_;  ///< cells that touch the island or a rival
  Bits tolls_;
  Bits gold_;
  bool one_by_one_ = false;
};

}  // namespace

auto propose_lays(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  const Waters waters(rules, state);
  const auto& hand = state.players[state.actor].hand;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (hand[figure] == 0) continue;
    const auto turns = static_cast<std::uint8_t>(rules.figure(figure).size());
    for (std::uint8_t turn = 0; turn < turns; ++turn) {
      waters.corners(figure, turn).for_each([&](Cell corner) {
        const Lay lay{figure, turn, corner};
        if (waters.one_by_one() && !judge(rules, state, lay)) return;
        out.emplace_back(lay);
      });
    }
  }
}

}  // namespace ruleproof::sea_dragons
