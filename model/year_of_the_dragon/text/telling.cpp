#include "model/year_of_the_dragon/text/telling.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "model/year_of_the_dragon/palace.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof {
namespace {

using namespace year_of_the_dragon;
using std::string;
using std::string_view;

/// The pairs of types by their numbers, from 1: see draft.cpp.
auto pairs() -> NameList {
  NameList all;
  for (std::size_t high = 1; high < type_count; ++high) {
    for (std::size_t low = 0; low < high; ++low) {
      all.push_back(string(type_names[low]) + " and " + string(type_names[high]));
    }
  }
  return all;
}

/// "2 floors with artisan and young-monk"
auto palace_text(string_view text) -> string {
  Palace palace;
  if (!read_text(text, palace)) return string(text);
  auto words = std::to_string(palace.height()) + (palace.height() == 1 ? " floor" : " floors");
  for (int i = 0; i < palace.count(); ++i) {
    words += (i == 0 ? " with " : " and ") + string(tile_names[index(palace.person(i))]);
  }
  if (palace.count() == 0) words += " with nobody";
  return words + (palace.hit() ? " that has given a person" : "");
}

auto group_text(string_view text) -> string {
  string words;
  for (const char letter : text) words += letter == '+' ? string(" and ") : string(1, letter);
  return words;
}

}  // namespace

auto WordsOf<YearOfTheDragon>::of(const YearOfTheDragon& /*game*/) -> GameWords {
  using namespace telling;
  const auto tiles = names_of(tile_names);
  return {
      .seats = {},
      .fields = {
          value("stage", "to be decided"),
          value("round", "month"),
          value("actor", "who decides", player({})),
          value("turn", "players who had their turn"),
          value("order#", "place # of the order", player({})),
          row("events", "event of month #", lettered(string(event_letters), names_of(event_names))),
          share("undrawn#", "event tiles not yet laid out", names_of(event_names)),
          value("pair#", "p#'s pair of persons", numbered(pairs(), 1)),
          pile("groups", "groups of action cards", by_bar(), group_text),
          share("pile#", "persons on display", tiles),
          share("box#", "persons out of the game", tiles),
          value("guests#", "person to be placed", numbered(tiles)),
          silent("guests.size"),
          value("floors", "new floors to be placed"),
          value("shifts", "persons that may still move"),
          value("using", "action whose yield is taken", numbered(names_of(action_names))),
          pile("p#.palaces", "@'s palaces", by_plus(), palace_text),
          pile("p#.hand", "@'s person cards", by_letter(),
               lettered(string(card_letters), names_of(card_names))),
          value("p#.yuan", "@'s yuan"),
          value("p#.score", "@'s points"),
          value("p#.track", "@'s space of the person track"),
          value("p#.level", "markers below @'s person marker"),
          value("p#.rice", "@'s rice"),
          value("p#.fireworks", "@'s fireworks"),
          value("p#.small", "@'s small privileges"),
          value("p#.large", "@'s large privileges"),
          value("p#.floors", "@'s floors kept for later"),
          value("p#.chosen", "group with @'s dragon", renamed("0", "none")),
          value("p#.owed", "@'s persons still to be released"),
          flag("p#.acted", "@ has acted in this phase"),
          flag("p#.out", "@ is out of the game")}};
}

}  // namespace ruleproof
