#include "model/river_dragons/text/telling.hpp"

#include <bit>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/telling/score_words.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"

namespace ruleproof {
namespace {

using namespace river_dragons;
using std::string;
using std::string_view;

auto seats_of(const Rules& rules) -> std::vector<SeatWords> {
  std::vector<SeatWords> seats;
  for (const auto colour : rules.colours) seats.push_back({.name = string(to_text(colour))});
  return seats;
}

/// "i5" as the board calls the islet.
auto islet_text(const Rules& rules, string_view text) -> string {
  Stones stones;
  if (!read_text(text, stones) || stones.bits == 0) return string(text);
  return site_text(rules, islet(static_cast<std::size_t>(std::countr_zero(stones.bits))));
}

auto plank_at(const Rules& rules, string_view text) -> string {
  Plank plank;
  if (!read_text(text, plank)) return string(text);
  if (plank.on_board()) return site_text(rules, plank.at) + " to " + site_text(rules, plank.to);
  if (plank.at == Plank::held) return "chosen";
  if (plank.at == Plank::out) return "out of the game";
  if (plank.at == Plank::absent) return "not in the game";
  const auto seat = static_cast<std::size_t>(plank.at - Plank::reserve);
  return seat < rules.colours.size() ? string(to_text(rules.colours[seat])) + "'s reserve"
                                     : string(text);
}

auto stand_text(const Rules& rules, string_view text) -> string {
  Stand stand;
  if (!read_text(text, stand)) return string(text);
  return stand.on_plank() ? "plank " + plank_text(rules, stand.plank())
                          : "village " + site_text(rules, stand.village());
}

auto bearing_text(const Rules& rules, string_view text) -> string {
  Bearing bearing;
  if (!read_text(text, bearing)) return string(text);
  return "plank " + plank_text(rules, bearing.plank) + " on " + site_text(rules, bearing.stone);
}

}  // namespace

auto WordsOf<RiverDragons>::of(const RiverDragons& game) -> GameWords {
  using namespace telling;
  const auto& rules = game.rules();
  const auto seats = seats_of(rules);
  // Words may outlive the game.
  const auto by_rules = [&rules](auto text_of) -> Say {
    return [rules, text_of](string_view text) { return text_of(rules, text); };
  };
  return {.seats = seats,
          .fields = {value("stage", "to be decided"),
                     value("first", "first player", player(seats)),
                     value("turn", "players who are done"),
                     value("position", "position of the plans", from_one()),
                     value("left", "stones, planks or steps still to come"),
                     value("rounds", "rounds played"),
                     value("winner", "who wins", player(seats, 1)),
                     silent(std::string(score_field)),
                     pile("stones", "islets with a stone", by_plus(), by_rules(islet_text)),
                     value("p#.pawn", "@'s pawn", by_rules(stand_text)),
                     value("p#.plan#", "card # of @'s plan", renamed("-", "none")),
                     value("p#.plank#", "@'s plank #", by_rules(plank_at)),
                     pile("p#.gone", "@'s cards out of the game", by_plus()),
                     value("water#.q", "stone i#, along its row"),
                     value("water#.r", "stone i#, its row"),
                     value("bearing#", "bears more than its ends", by_rules(bearing_text)),
                     silent("p.size"),
                     silent("water.size"),
                     silent("bearing.size"),
                     silent("start.size"),
                     silent("start#")},
          .unseen = {"p#.plan#"}};
}

}  // namespace ruleproof
