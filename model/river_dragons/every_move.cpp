/// Every move that anybody could try: for the law that judge and propose agree.
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"

namespace ruleproof::river_dragons {
namespace {

auto with_plank(const Rules& rules, PlankName plank, MoveList<Move>& out) -> void {
  const auto planks = static_cast<std::uint8_t>(rules.players * static_cast<int>(plank_sizes));
  out.emplace_back(ChoosePlank{plank});
  out.emplace_back(Discard{plank});
  out.emplace_back(RemovePlank{plank});
  for (Site from = 0; from < site_count; ++from) {
    for (Site to = 0; to < site_count; ++to) out.emplace_back(LayPlank{plank, from, to});
  }
  for (std::uint8_t other = 0; other < planks; ++other) {
    out.emplace_back(SwapPlank{plank, {other}});
    out.emplace_back(JumpOver{plank, Stand::on({other})});
  }
  for (Site site = 0; site < colour_count; ++site) {
    out.emplace_back(JumpOver{plank, Stand::in(site)});
  }
}

}  // namespace

auto RiverDragons::every_move(MoveList<Move>& out) const -> void {
  const auto planks = static_cast<std::uint8_t>(rules_.players * static_cast<int>(plank_sizes));
  out.insert(out.end(), {Lose{}, Fall{}, Decline{}});
  for (std::size_t c = 0; c < card_count; ++c) out.emplace_back(PlanCard{static_cast<Card>(c)});
  for (Site site = 0; site < site_count; ++site) {
    out.emplace_back(PutStone{site});
    out.emplace_back(RemoveStone{site});
  }
  for (std::uint8_t at = 0; at < colour_count + planks; ++at) out.emplace_back(MoveTo{{at}});
  for (std::uint8_t plank = 0; plank < planks; ++plank) with_plank(rules_, {plank}, out);
  if (!rules_.components.free_water) return;
  const auto field = static_cast<std::int16_t>(rules_.components.field);
  for (auto q = static_cast<std::int16_t>(-field); q <= field; ++q) {
    for (auto r = static_cast<std::int16_t>(-field); r <= field; ++r) {
      if (in_field({q, r}, field)) out.emplace_back(DropStone{{q, r}});
    }
  }
}

}  // namespace ruleproof::river_dragons
