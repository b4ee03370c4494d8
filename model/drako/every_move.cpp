/// Every move that anybody could try: for the law that judge and propose agree.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/lattice.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"

namespace ruleproof::drako {
namespace {

/// A card that the deck has not got is among them.
auto moves_of_cards(const Rules& rules, Side side, MoveList<Move>& out) -> void {
  for (std::size_t i = 0; i <= std::min(rules.deck(side).size(), most_kinds - 1); ++i) {
    const auto card = static_cast<Card>(i);
    out.emplace_back(Drawn{side, card});
    out.emplace_back(Waste{side, card});
    out.emplace_back(Discard{side, card});
    out.emplace_back(Block{side, card});
    for (std::uint8_t face = 0; face < 3; ++face) out.emplace_back(Play{side, card, face});
  }
}

}  // namespace

auto Drako::every_move(MoveList<Move>& out) const -> void {
  const std::array<Move, 9> plain = {Stay{}, Skip{},   Draw{}, Shake{},  Rage{},
                                     Stop{}, Endure{}, Keep{}, Replace{}};
  out.insert(out.end(), plain.begin(), plain.end());
  for (const auto side : {Side::dwarves, Side::dragon}) moves_of_cards(rules_, side, out);
  for (std::size_t i = 0; i <= hex_count; ++i) {
    const auto to = static_cast<Hex>(i);
    for (const auto dwarf : all_dwarves) {
      out.emplace_back(Place{dwarf, to});
      out.emplace_back(March{figure(dwarf), to});
    }
    out.emplace_back(March{Figure::dragon, to});
  }
  for (std::uint8_t n = 0; n <= 3; ++n) out.emplace_back(Strike{n});
  for (std::size_t d = 0; d <= directions.size(); ++d) {
    out.emplace_back(Breathe{static_cast<std::uint8_t>(d)});
  }
  for (const auto dwarf : all_dwarves) out.emplace_back(Bite{dwarf});
  for (const auto ability : all_abilities) out.emplace_back(Allot{ability});
}

}  // namespace ruleproof::drako
