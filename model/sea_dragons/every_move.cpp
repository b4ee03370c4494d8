/// Every move that anybody could try: for the law that judge and propose agree.
#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// What a payment may be made of: enough for every way to pay most missions, and no more, since the
/// ways are many.
auto purse_to_try(const Rules& rules) -> Payment {
  constexpr std::uint8_t few_tokens = 4;
  constexpr std::uint8_t few_cards = 1;
  Payment all;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    all.tokens[colour] = std::min(few_tokens, rules.components.ships[colour]);
    all.doubles[colour] = std::min(few_cards, rules.components.reefs[double_of(colour)]);
  }
  all.any = std::min(few_cards, rules.components.reefs[Reef::any_ship]);
  return all;
}

}  // namespace

auto SeaDragons::every_move(MoveList<Move>& out) const -> void {
  const auto& all = rules_->components;
  for (std::uint8_t f = 0; f <= face_count * board_turns; ++f) {
    out.emplace_back(Join{Face{f}});
    out.emplace_back(ChooseSide{Face{f}});
  }
  for (std::size_t c = 0; c < ship_colours; ++c) out.emplace_back(Launch{static_cast<Ship>(c)});
  for (std::size_t s = 0; s < size_count; ++s) out.emplace_back(TakeTop{static_cast<Size>(s)});
  for (std::size_t r = 0; r < reef_kinds; ++r) {
    out.emplace_back(Dive{static_cast<Reef>(r)});
    out.emplace_back(Keep{static_cast<Reef>(r)});
  }
  for (std::uint8_t by = 0; by <= most_players; ++by) out.emplace_back(Cash{by});
  out.emplace_back(Decline{});
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    out.emplace_back(Draw{figure});
    out.emplace_back(Pass{figure});
    out.emplace_back(Take{figure});
    for (std::uint8_t turn = 0; turn <= rules_->figure(figure).size() && turn < most_turns;
         ++turn) {
      for (int y = 0; y < all.plan.width; ++y) {
        for (int x = 0; x < all.plan.width; ++x) {
          out.emplace_back(Lay{figure, turn, cell_at(x, y)});
        }
      }
    }
  }
  const auto purse = purse_to_try(*rules_);
  for (int m = 0; m < static_cast<int>(all.missions.size()); ++m) {
    const auto mission = static_cast<std::uint8_t>(m);
    out.emplace_back(Open{mission});
    out.emplace_back(Complete{mission, {}});
    for_each_payment(*rules_, m, purse,
                     [&](const Payment& payment) { out.emplace_back(Complete{mission, payment}); });
  }
}

}  // namespace ruleproof::sea_dragons
