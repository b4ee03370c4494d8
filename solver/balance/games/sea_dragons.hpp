/// Sea Dragons: dragon cards and reef cards face down, and gold where it is hidden.
#pragma once
// IWYU pragma: always_keep: whoever includes it wants the bots and samplers, specialised here.

#include <array>
#include <cstddef>
#include <vector>

#include "model/sea_dragons/sea_dragons.hpp"
#include "solver/balance/choices.hpp"
#include "solver/balance/sampler.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {

template <>
struct Sampler<sea_dragons::SeaDragons> {
  static auto can(const sea_dragons::SeaDragons& /*game*/) -> bool { return true; }
  static auto sample(const sea_dragons::SeaDragons& game, const sea_dragons::State& seen, Seat seat,
                     Random& random) -> sea_dragons::State;
};

/// Gold cards wait for the next dragon of their player, or for the end, where they are worth as
/// much; what else could be made of their moment under used-reefs=bottom or bank=limited bots do
/// not see.
template <>
struct Patience<sea_dragons::SeaDragons> {
  static auto leaves(const sea_dragons::SeaDragons& /*game*/, const sea_dragons::State& state,
                     const sea_dragons::Move& move) -> bool {
    const auto* cash = std::get_if<sea_dragons::Cash>(&move);
    return cash != nullptr && (cash->by > 0 || state.stage != sea_dragons::Stage::lay);
  }
};

/// The score pad as it would be filled in now.
template <>
class Standing<sea_dragons::SeaDragons> {
 public:
  static constexpr int sure = 80;

  explicit Standing(const sea_dragons::SeaDragons& game) : rules_(game.rules()), surfaces_(slots) {}
  auto points(const sea_dragons::State& state) -> Points;

 private:
  static constexpr std::size_t slots = 512;
  /// How many dragons the pieces of a player are, realm by realm.
  using Counts = std::array<int, sea_dragons::realm_count>;
  struct Surface {
    sea_dragons::Bits pieces;
    Counts dragons{};
  };
  auto dragons_of(const sea_dragons::Bits& pieces) -> Counts;

  const sea_dragons::Rules& rules_;
  /// The same pieces come again and again while a bot looks ahead: one heap of them in each slot.
  std::vector<Surface> surfaces_;
};

}  // namespace ruleproof::solver::balance
