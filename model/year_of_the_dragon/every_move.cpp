/// Every move that anybody could try: for the law that judge and propose agree.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// Every palace of a height with any persons, up to a full one.
auto every_palace() -> std::vector<Palace> {
  std::vector<Palace> palaces;
  for (int height = 1; height <= tallest_palace; ++height) {
    std::vector<Palace> layer = {Palace(height)};
    std::size_t done = 0;
    for (int place = 0; place < height; ++place) {
      const auto end = layer.size();
      for (; done < end; ++done) {
        for (std::size_t t = 0; t < tile_count; ++t) {
          auto next = layer[done];
          next.add(static_cast<Tile>(t));
          if (std::ranges::find(layer, next) == layer.end()) layer.push_back(next);
        }
      }
    }
    palaces.insert(palaces.end(), layer.begin(), layer.end());
  }
  return palaces;
}

auto moves_with(const Palace& palace, MoveList<Move>& out) -> void {
  out.emplace_back(AddFloor{palace});
  out.emplace_back(House{palace});
  auto hit = palace;
  hit.mark_hit();
  for_each_person(palace, [&](Tile tile) {
    out.emplace_back(Replace{palace, tile});
    out.emplace_back(Release{palace, tile});
    out.emplace_back(Release{hit, tile});
    out.emplace_back(Dismiss{palace, tile});
    out.emplace_back(Shift{tile, palace, Palace(2)});
    out.emplace_back(Shift{tile, palace, Palace(1)});
  });
  out.emplace_back(Replace{palace, Tile::artisan});
  out.emplace_back(Release{palace, Tile::nothing});
}

auto make_every_move() -> std::vector<Move> {
  std::vector<Move> out = {Skip{}, NewPalace{}, StopBuilding{}, Pass{}, TurnAway{}};
  for (std::size_t c = 0; c < choice_count; ++c) out.emplace_back(Choose{static_cast<Choice>(c)});
  for (std::uint8_t n = 0; n < 20; ++n) {
    out.emplace_back(Take{n});
    out.emplace_back(Supply{n});
  }
  for (std::size_t c = 0; c < card_count; ++c) {
    for (std::size_t t = 0; t <= tile_count; ++t) {
      out.emplace_back(Play{static_cast<Card>(c), static_cast<Tile>(t)});
    }
  }
  for (std::size_t a = 0; a < type_count; ++a) {
    for (std::size_t b = 0; b < type_count; ++b) {
      out.emplace_back(Draft{static_cast<Type>(a), static_cast<Type>(b)});
    }
  }
  for (std::uint8_t p = 0; p < most_players; ++p) out.emplace_back(Lot{p});
  for (std::size_t e = 0; e < event_count; ++e) out.emplace_back(Draw{static_cast<Event>(e)});
  for (const auto& palace : every_palace()) moves_with(palace, out);
  return out;
}

}  // namespace

auto YearOfTheDragon::every_move(MoveList<Move>& out) const -> void {
  static const std::vector<Move> all = make_every_move();
  out.insert(out.end(), all.begin(), all.end());
  for (const auto& deal : rules_.deals) out.emplace_back(Deal{deal});
  out.emplace_back(Deal{});  // no card in any group
}

}  // namespace ruleproof::year_of_the_dragon
