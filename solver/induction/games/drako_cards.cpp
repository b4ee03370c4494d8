#include "solver/induction/games/drako_cards.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/rules.hpp"
#include "solver/induction/facts.hpp"

namespace ruleproof::solver {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): sides and icons

using Icons = std::initializer_list<Icon>;

/// Cards of a side that are out of the game: "2 * p1.out3 + p1.out7", each as often as it counts.
template <class Weight>
auto out_of(const Rules& rules, Side side, Weight weight) -> std::string {
  std::string sum;
  const auto& deck = rules.deck(side);
  for (std::size_t k = 0; k < deck.size(); ++k) {
    const int each = weight(deck[k]);
    if (each == 0) continue;
    sum += fmt::format("{}{}p{}.out{}", sum.empty() ? "" : " + ",
                       each == 1 ? "" : fmt::format("{} * ", each), index(side) + 1, k + 1);
  }
  return sum.empty() ? "0" : sum;
}

/// Whether a card has one of these icons, with such a number or a higher one.
auto shows_any(const CardKind& kind, Icons icons, int least) -> bool {
  return std::ranges::any_of(kind.faces, [&](const auto& face) {
    return std::ranges::count(icons, face.icon) > 0 && face.number >= least;
  });
}

/// The most wounds that a card can give: for each of its icons the number, times those it reaches.
auto wounds_of(const CardKind& kind) -> int {
  int most = 0;
  for (const auto& face : kind.faces) {
    const bool attacks =
        face.icon == Icon::attack || face.icon == Icon::crossbow || face.icon == Icon::bite;
    const int reached = face.icon == Icon::flame        ? static_cast<int>(dwarf_count)
                        : face.icon == Icon::attack_two ? 2
                        : attacks                       ? 1
                                                        : 0;
    most = std::max(most, reached * face.number);
  }
  return most;
}

}  // namespace

auto drako_card_facts() -> std::vector<Fact> {
  const auto game = Drako::configure({});
  if (!game) return {};
  const auto& rules = game->rules();
  std::vector<Fact> facts;
  // In the turn of a side what is said is not so, or it has played such a card.
  const auto shown = [&](std::string_view denial, Side side, Icons icons, int least,
                         std::string_view clause) {
    const auto out = out_of(
        rules, side, [&](const CardKind& kind) { return shows_any(kind, icons, least) ? 1 : 0; });
    facts.push_back(
        {kept(fmt::format("{} or turn != {} or {} >= 1", denial, side_names[index(side)], out)),
         clause});
  };
  const auto played = [&](std::string_view stage, Side side, Icons icons, std::string_view clause) {
    shown(fmt::format("stage != {}", stage), side, icons, 0, clause);
  };
  using enum Icon;
  played("march", Side::dwarves, {move, move_two}, "icon.move");
  played("march", Side::dragon, {walk}, "icon.walk");
  played("flight", Side::dragon, {fly}, "icon.fly");
  played("flame", Side::dragon, {flame}, "icon.flame");
  played("bite", Side::dragon, {bite}, "icon.bite");
  played("strike", Side::dwarves, {attack_two}, "icon.attack-two");
  shown("pending.marches + bits(pending.marched) <= 1", Side::dwarves, {move_two}, 0,
        "icon.move-two");
  shown("pending.points <= 1", Side::dwarves, {move}, 2, "icon.move");
  shown("pending.points <= 1", Side::dragon, {walk}, 2, "icon.walk");
  shown("pending.attacks + pending.hits <= 1", Side::dwarves, {attack_two}, 0, "icon.attack-two");
  shown("bits(pending.targets) <= 1", Side::dragon, {flame}, 0, "icon.flame");
  for (int least = 1; least <= 3; ++least) {
    const auto weaker = fmt::format("pending.strength < {}", least);
    shown(weaker, Side::dwarves, {attack, attack_two, crossbow}, least, "attack.strength");
    shown(weaker, Side::dragon, {flame, bite}, least, "attack.strength");
  }
  for (const std::string_view stage : {"answer", "allot"}) {
    played(stage, Side::dwarves, {attack, attack_two, crossbow}, "attack.strength");
  }
  played("answer", Side::dragon, {flame, bite}, "attack.strength");
  facts.push_back({kept(fmt::format("dragon.armour + sum(dragon.ability*) + pending.wounds <= {}",
                                    out_of(rules, Side::dwarves, wounds_of))),
                   "attack.strength"});
  facts.push_back(
      {kept(fmt::format("sum(dwarf*.wounds) <= {} + 1", out_of(rules, Side::dragon, wounds_of))),
       "attack.strength"});
  return facts;
}

}  // namespace ruleproof::solver
