#include "model/drako/text/telling.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "model/core/telling/score_words.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof {
namespace {

using namespace drako;

auto kinds_of(const Drako& game, Side side) -> NameList {
  NameList kinds;
  for (const auto& kind : game.rules().deck(side)) kinds.push_back(to_text(kind));
  return kinds;
}

auto the_side(std::string_view side) -> std::string { return "the " + std::string(side); }

}  // namespace

auto WordsOf<Drako>::of(const Drako& game) -> GameWords {
  using namespace telling;
  const auto dwarves = names_of(dwarf_names);
  const auto off_the_map = renamed("-", "off the map");
  GameWords words{
      .seats = {{"the dwarves", true}, {"the dragon"}},
      .fields = {value("stage", "to be decided"),
                 value("turn", "whose turn it is", the_side),
                 value("actions", "actions left"),
                 flag("raging", "a turn of rage"),
                 flag("rage", "the rage marker is there"),
                 flag("busy", "a card drawn or spent in this turn"),
                 value("idle", "turns in a row without a card drawn or spent"),
                 pile("mulligans", "may still replace their hand", by_bit(),
                      numbered({"the dwarves", "the dragon"})),
                 value("ending", "how the game ends"),
                 value(std::string(score_field), "wounds dealt"),
                 value("dragon.at", "area of the dragon"),
                 value("dragon.armour", "wounds of the armour"),
                 value("dragon.ability#", "wounds of *", {}, names_of(ability_names)),
                 flag("dragon.netted", "the dragon is under the net"),
                 value("dwarf#.at", "area of the *", off_the_map, dwarves),
                 value("dwarf#.wounds", "wounds of the *", {}, dwarves),
                 value("pending.draws", "cards still to be drawn"),
                 value("pending.points", "areas that a figure may move"),
                 value("pending.marches", "figures that may still move"),
                 pile("pending.marched", "have moved by this card", by_bit(), numbered(dwarves)),
                 value("pending.to", "where the first of two dwarves goes", off_the_map),
                 value("pending.strength", "strength of the attack"),
                 value("pending.attacks", "attacks on the dragon not yet answered"),
                 value("pending.hits", "attacks on the dragon that were not blocked"),
                 value("pending.wounds", "wounds to be allotted"),
                 value("pending.ability", "ability that takes the wounds",
                       numbered(names_of(ability_names), 1)),
                 pile("pending.targets", "attacked and not yet answered for", by_bit(),
                      numbered(dwarves)),
                 value("p#.left", "cards in @'s deck"),
                 value("p#.held", "cards in @'s hand")},
      .unseen = {"p#.deck#", "p#.hand#", "p#.aside#"}};
  for (const auto side : {Side::dwarves, Side::dragon}) {
    const auto kinds = kinds_of(game, side);
    const auto seat = 'p' + std::to_string(index(side) + 1);
    words.fields.push_back(share(seat + ".deck#", "@'s deck", kinds));
    words.fields.push_back(share(seat + ".hand#", "@'s hand", kinds));
    words.fields.push_back(share(seat + ".out#", "@'s cards out of the game", kinds));
    words.fields.push_back(share(seat + ".aside#", "@'s cards discarded face down", kinds));
  }
  return words;
}

}  // namespace ruleproof
