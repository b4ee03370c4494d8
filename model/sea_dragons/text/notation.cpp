/// Moves as texts; the game's README has the table.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "model/core/result.hpp"
#include "model/core/words.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

using std::string;
using std::string_view;

auto named(Figure figure) -> string { return string(figure_names[index(figure)]); }
auto named(Ship ship) -> string { return string(ship_names[index(ship)]); }

/// The reef cards of a payment.
auto cards_in(const Payment& payment) -> Reefs {
  Reefs cards;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    cards[double_of(static_cast<Ship>(c))] = payment.doubles[static_cast<Ship>(c)];
  }
  cards[Reef::any_ship] = payment.any;
  return cards;
}

}  // namespace

auto to_text(const Payment& payment) -> string {
  const auto cards = cards_in(payment);
  if (cards.empty()) return to_text(payment.tokens);
  if (payment.tokens.empty()) return to_text(cards);
  return to_text(payment.tokens) + '+' + to_text(cards);
}

auto read_text(string_view text, Payment& payment) -> bool {
  payment = {};
  const auto plus = std::min(text.find('+'), text.size());
  if (read_text(text.substr(0, plus), payment.tokens)) {
    if (plus == text.size()) return true;
    text.remove_prefix(plus + 1);
    if (text == "-") return false;
  } else {
    payment.tokens = {};
  }
  Reefs cards;
  if (!read_text(text, cards)) return false;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    payment.doubles[static_cast<Ship>(c)] = cards[double_of(static_cast<Ship>(c))];
  }
  payment.any = cards[Reef::any_ship];
  return cards_in(payment) == cards;
}

namespace {

/// A cell of the board as a part of a move.
struct Place {
  Cell cell = 0;
};
auto read_text(string_view text, Place& place) -> bool { return read_cell(text, place.cell); }

auto text_of(const Join& m) -> string { return "join " + to_text(m.face); }
auto text_of(const ChooseSide& m) -> string { return "side " + to_text(m.face); }
auto text_of(const Launch& m) -> string { return "ship " + named(m.ship); }
auto text_of(const Draw& m) -> string { return "card " + named(m.figure); }
auto text_of(const Open& m) -> string { return "open " + std::to_string(m.mission + 1); }
auto text_of(const Dive& m) -> string { return "reef " + to_text(m.reef); }
auto text_of(const Lay& m) -> string {
  return "lay " + named(m.figure) + " turn " + std::to_string(m.turn + 1) + " at " +
         cell_text(m.corner);
}
auto text_of(const Cash& m) -> string {
  return m.by == 0 ? "cash" : "cash p" + std::to_string(m.by);
}
auto text_of(const Pass& m) -> string { return "pass " + named(m.figure); }
auto text_of(const Keep& m) -> string { return "keep " + to_text(m.reef); }
auto text_of(const Complete& m) -> string {
  return "complete " + std::to_string(m.mission + 1) + " for " + to_text(m.payment);
}
auto text_of(const Decline& /*m*/) -> string { return "decline"; }
auto text_of(const Take& m) -> string { return "take " + named(m.figure); }
auto text_of(const TakeTop& m) -> string { return "top " + to_text(m.size); }

/// A number that is written from 1 and kept from 0.
auto read_counted(Words& words, std::uint8_t& into, int most) -> Words& {
  int number = 1;
  words.number(number).require(1 <= number && number <= most);
  into = static_cast<std::uint8_t>(number - 1);
  return words;
}

auto parse(Words words, Join& m) -> bool { return words.word("join").part(m.face).done(); }
auto parse(Words words, ChooseSide& m) -> bool { return words.word("side").part(m.face).done(); }
auto parse(Words words, Launch& m) -> bool {
  return words.word("ship").one_of(ship_names, m.ship).done();
}
auto parse(Words words, Draw& m) -> bool {
  return words.word("card").one_of(figure_names, m.figure).done();
}
auto parse(Words words, Open& m) -> bool {
  return read_counted(words.word("open"), m.mission, most_missions).done();
}
auto parse(Words words, Dive& m) -> bool {
  return words.word("reef").one_of(reef_names, m.reef).done();
}
auto parse(Words words, Lay& m) -> bool {
  words.word("lay").one_of(figure_names, m.figure).word("turn");
  Place place;
  const bool good =
      read_counted(words, m.turn, static_cast<int>(most_turns)).word("at").part(place).done();
  m.corner = place.cell;
  return good;
}
auto parse(Words words, Cash& m) -> bool {
  constexpr auto seats = std::to_array<string_view>({"p1", "p2", "p3", "p4", "p5"});
  words.word("cash");
  if (words.done()) return true;
  if (!words.one_of(seats, m.by).done()) return false;
  ++m.by;
  return true;
}
auto parse(Words words, Pass& m) -> bool {
  return words.word("pass").one_of(figure_names, m.figure).done();
}
auto parse(Words words, Keep& m) -> bool {
  return words.word("keep").one_of(reef_names, m.reef).done();
}
auto parse(Words words, Complete& m) -> bool {
  words.word("complete");
  return read_counted(words, m.mission, most_missions).word("for").part(m.payment).done();
}
auto parse(Words words, Decline& /*m*/) -> bool { return words.word("decline").done(); }
auto parse(Words words, Take& m) -> bool {
  return words.word("take").one_of(figure_names, m.figure).done();
}
auto parse(Words words, TakeTop& m) -> bool {
  return words.word("top").one_of(size_names, m.size).done();
}

/// Tries the kinds of moves one after the other.
template <std::size_t I = 0>
auto read_any(string_view text, Move& move) -> bool {
  if constexpr (I < std::variant_size_v<Move>) {
    std::variant_alternative_t<I, Move> kind;
    if (parse(Words(text), kind)) {
      move = kind;
      return true;
    }
    return read_any<I + 1>(text, move);
  } else {
    return false;
  }
}

}  // namespace

auto SeaDragons::to_text(const Move& move) const -> string {
  return std::visit([](const auto& kind) { return text_of(kind); }, move);
}

auto SeaDragons::read_move(string_view text) const -> Result<Move> {
  Move move;
  if (read_any(text, move)) return move;
  return Error{Code::bad_move, "",
               "unknown move \"" + string(text.substr(0, 60)) +
                   "\"; `ruleproof rules sea-dragons --notation` has the moves"};
}

}  // namespace ruleproof::sea_dragons
