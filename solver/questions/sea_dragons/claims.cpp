#include "solver/questions/sea_dragons/claims.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// The number of a reef card in its fields, from 1.
auto number_of(Reef reef) -> std::size_t { return index(reef) + 1; }

/// Play has not begun.
auto set_up() -> std::string { return fmt::format("stage < {}", static_cast<int>(Stage::lay)); }

}  // namespace

auto cards_claim(std::string_view place, Size size) -> std::string {
  std::string sum;
  for (std::size_t f = 0; f < figure_count; ++f) {
    if (size_of(static_cast<Figure>(f)) != size) continue;
    sum += fmt::format("{}{}{}", sum.empty() ? "" : " + ", place, f + 1);
  }
  return sum;
}

auto heads_claims(const SeaDragons& game) -> std::vector<std::string> {
  const int all = game.rules().heads;
  // The last seat has had no turn of the round that is under way.
  const auto left = fmt::format("p{}.heads", game.players());
  return {fmt::format("not {} or all(p*.heads = {})", set_up(), all),
          fmt::format("stage != lay or {0} >= 1 and all(i: i > actor and p[i].heads = {0} or "
                      "i <= actor and p[i].heads = {0} - 1)",
                      left),
          "over = 0 or all(p*.heads = 0)"};
}

auto offer_claims(int least) -> std::vector<std::string> {
  std::vector<std::string> claims;
  for (const auto size : {Size::small, Size::medium, Size::large}) {
    claims.push_back(
        fmt::format("stage != take or size != {} or stack.size + market.size - ({} + {}) >= {}",
                    to_text(size), cards_claim("stack", size), cards_claim("market", size), least));
  }
  return claims;
}

auto no_dragon_no_control_claims() -> std::vector<std::string> {
  std::vector<std::string> claims;
  claims.reserve(realm_count);
  for (std::size_t realm = 0; realm < realm_count; ++realm) {
    claims.push_back(fmt::format(
        "over = 0 or all(i: sum(w: bits(p[i].dragons.word[w])) > 0 or p[i].reefs{} > 0 or "
        "p[i].pad.control{} = 0)",
        number_of(hidden_in(static_cast<Realm>(realm))), realm + 1));
  }
  return claims;
}

auto component_claims(int dragon_cards, int tokens, int missions, int reef_cards)
    -> std::vector<std::string> {
  return {
      fmt::format("stack.size + market.size + played.size + sum(p*.hand.size) = {}", dragon_cards),
      fmt::format("fleet.size + sunk.size + sum(p*.ships.size) + "
                  "sum(c, w: bits(ships[c].word[w])) = {}",
                  tokens),
      fmt::format("bits(missions.bits) + bits(offers.bits) + sum(i: bits(p[i].missions.bits)) = {}",
                  missions),
      fmt::format("reefs.size + bottom.size + drawn.size + used.size + "
                  "sum(p*.reefs.size) = {}",
                  reef_cards)};
}

auto pad_claims() -> std::vector<std::string> {
  std::string ships = fmt::format("p[i].ships.size + p[i].reefs{}", number_of(Reef::any_ship));
  for (std::size_t c = 0; c < ship_colours; ++c) {
    ships += fmt::format(" + 2 * p[i].reefs{}", number_of(double_of(static_cast<Ship>(c))));
  }
  return {
      "over = 0 or all(i: outcome.p[i] = p[i].pad.gold + p[i].pad.ships + p[i].pad.missions + "
      "p[i].pad.most + sum(k: p[i].pad.control[k]))",
      fmt::format("over = 0 or all(i: p[i].pad.ships = {})", ships)};
}

auto gold_claim() -> std::string {
  return fmt::format("over = 0 or all(i: p[i].pad.gold = p[i].gold + {} * p[i].reefs{})", card_gold,
                     number_of(Reef::gold));
}

}  // namespace ruleproof::solver::sea_dragons_question
