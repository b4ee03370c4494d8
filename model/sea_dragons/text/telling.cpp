#include "model/sea_dragons/text/telling.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/telling/number_in.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/text/seat_names.hpp"

namespace ruleproof {
namespace {

using namespace sea_dragons;
using std::string;
using std::string_view;

auto seats_of(int players) -> std::vector<SeatWords> {
  const auto count = static_cast<std::size_t>(players);
  std::vector<SeatWords> seats;
  seats.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    seats.push_back({.name = string(seat_names[i])});
  }
  return seats;
}

/// What others have face down, and what nobody sees.
auto unseen_under(const Rulings& rulings) -> NameList {
  NameList fields = {"p#.reefs", "reefs", "bottom#", "@drawn#", "@kept#"};
  if (rulings.hand_view == HandView::hidden) fields.insert(fields.end(), {"p#.hand", "stack"});
  if (rulings.gold_view == GoldView::hidden) fields.emplace_back("p#.gold");
  if (rulings.token_view == TokenView::face_down) fields.insert(fields.end(), {"ships#", "fleet"});
  return fields;
}

auto mission_text(string_view number) -> string { return "no. " + string(number); }

auto corner_text(string_view text) -> string {
  const auto number = number_in(text).value_or(0);
  return string(1, static_cast<char>('a' + (number % 16))) + std::to_string((number / 16) + 1);
}

}  // namespace

auto WordsOf<SeaDragons>::of(const SeaDragons& game) -> GameWords {
  using namespace telling;
  const auto seats = seats_of(game.players());
  const auto colour = lettered(string(ship_letters), names_of(ship_names));
  const auto realms = names_of(realm_names);
  return {
      .seats = seats,
      .fields = {value("stage", "to be decided"),
                 value("actor", "in turn", player(seats)),
                 value("face#", "board of the realm *", renamed("-", "none"), realms),
                 pile("ships#", "* ship tokens on the board", by_plus(), {}, names_of(ship_names)),
                 pile("fleet", "ship tokens not yet laid out", by_letter(), colour),
                 pile("sunk", "ship tokens out of the game", by_letter(), colour),
                 pile("stack", "dragon cards face down", by_plus()),
                 pile("market", "dragon cards on the market", by_plus()),
                 pile("played", "dragon cards played and discarded", by_plus()),
                 value("size", "size of the card"),
                 flag("laid", "a dragon was laid in this turn"),
                 flag("completed", "a mission was completed in this turn"),
                 value("pending.figure", "dragon not yet paid", numbered(names_of(figure_names))),
                 value("pending.turn", "its turn", from_one()),
                 value("pending.corner", "its top left corner", corner_text),
                 flag("unpaid", "a dragon is not yet paid"),
                 pile("missions", "missions face down", by_plus(), mission_text),
                 pile("offers", "missions on the market", by_plus(), mission_text),
                 pile("reefs", "reef cards face down", by_plus()),
                 value("bottom#", "reef card # under the stack"),
                 value("drawn#", "reef cards to choose from"),
                 value("kept#", "reef cards of a dragon not yet paid"),
                 silent("bottom.size"),
                 silent("drawn.size"),
                 silent("kept.size"),
                 pile("used", "reef cards out of the game", by_plus()),
                 value("reefs-due", "reefs still to be drawn for"),
                 value("draw-left", "reef cards still to be drawn"),
                 value("keep-left", "reef cards still to be kept"),
                 pile("p#.dragons", "@'s pieces", by_plus()),
                 pile("p#.hand", "@'s dragon cards", by_plus()),
                 pile("p#.ships", "@'s ship tokens", by_letter(), colour),
                 pile("p#.reefs", "@'s reef cards", by_plus()),
                 pile("p#.missions", "@'s missions", by_plus(), mission_text),
                 value("p#.gold", "@'s gold"),
                 value("p#.heads", "@'s heads in supply"),
                 value("p#.pad.gold", "@'s points for gold"),
                 value("p#.pad.ships", "@'s points for ships"),
                 value("p#.pad.missions", "@'s points of missions"),
                 value("p#.pad.most", "@'s points for the most missions"),
                 value("p#.pad.control#", "@'s points for control of the realm *", {}, realms)},
      .unseen = unseen_under(game.rules().rulings)};
}

}  // namespace ruleproof
