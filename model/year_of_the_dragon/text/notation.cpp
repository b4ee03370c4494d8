/// Moves as texts; the game's README has the table.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "model/core/words.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

using std::string;
using std::string_view;

auto named(Tile tile) -> string { return string(tile_names[index(tile)]); }
auto named(Type type) -> string { return string(type_names[static_cast<std::size_t>(type)]); }
auto named(Card card) -> string { return string(card_names[static_cast<std::size_t>(card)]); }
auto named(Event event) -> string { return string(event_names[static_cast<std::size_t>(event)]); }

auto text_of(const Skip& /*m*/) -> string { return "skip"; }
auto text_of(const Choose& m) -> string {
  return string(choice_names[static_cast<std::size_t>(m.choice)]);
}
auto text_of(const Take& m) -> string { return "take " + std::to_string(m.amount); }
auto text_of(const AddFloor& m) -> string { return "floor on " + to_text(m.palace); }
auto text_of(const NewPalace& /*m*/) -> string { return "new palace"; }
auto text_of(const StopBuilding& /*m*/) -> string { return "stop building"; }
auto text_of(const Shift& m) -> string {
  return "shift " + named(m.tile) + " from " + to_text(m.from) + " to " + to_text(m.to);
}
auto text_of(const Play& m) -> string { return "play " + named(m.card) + " for " + named(m.tile); }
auto text_of(const Pass& /*m*/) -> string { return "pass"; }
auto text_of(const House& m) -> string { return "house in " + to_text(m.palace); }
auto text_of(const Replace& m) -> string {
  return "replace " + named(m.tile) + " in " + to_text(m.palace);
}
auto text_of(const TurnAway& /*m*/) -> string { return "turn away"; }
auto text_of(const Supply& m) -> string { return "supply " + std::to_string(m.palaces); }
auto text_of(const Release& m) -> string {
  return "release " + named(m.tile) + " from " + to_text(m.palace);
}
auto text_of(const Dismiss& m) -> string {
  return "dismiss " + named(m.tile) + " from " + to_text(m.palace);
}
auto text_of(const Draft& m) -> string { return "draft " + named(m.first) + ' ' + named(m.second); }
auto text_of(const Lot& m) -> string { return "first p" + std::to_string(m.player + 1); }
auto text_of(const Draw& m) -> string { return "event " + named(m.event); }
auto text_of(const Deal& m) -> string { return "deal " + to_text(m.groups); }

auto parse(Words words, Skip& /*m*/) -> bool { return words.word("skip").done(); }
auto parse(Words words, Take& m) -> bool { return words.word("take").number(m.amount).done(); }
auto parse(Words words, AddFloor& m) -> bool {
  return words.word("floor").word("on").part(m.palace).done();
}
auto parse(Words words, NewPalace& /*m*/) -> bool {
  return words.word("new").word("palace").done();
}
auto parse(Words words, StopBuilding& /*m*/) -> bool {
  return words.word("stop").word("building").done();
}
auto parse(Words words, Shift& m) -> bool {
  return words.word("shift")
      .one_of(tile_names, m.tile)
      .word("from")
      .part(m.from)
      .word("to")
      .part(m.to)
      .done();
}
auto parse(Words words, Play& m) -> bool {
  return words.word("play")
      .one_of(card_names, m.card)
      .word("for")
      .one_of(tile_names, m.tile)
      .done();
}
auto parse(Words words, Pass& /*m*/) -> bool { return words.word("pass").done(); }
auto parse(Words words, House& m) -> bool {
  return words.word("house").word("in").part(m.palace).done();
}
auto parse(Words words, Replace& m) -> bool {
  return words.word("replace").one_of(tile_names, m.tile).word("in").part(m.palace).done();
}
auto parse(Words words, TurnAway& /*m*/) -> bool { return words.word("turn").word("away").done(); }
auto parse(Words words, Supply& m) -> bool { return words.word("supply").number(m.palaces).done(); }
auto parse(Words words, Release& m) -> bool {
  return words.word("release").one_of(tile_names, m.tile).word("from").part(m.palace).done();
}
auto parse(Words words, Dismiss& m) -> bool {
  return words.word("dismiss").one_of(tile_names, m.tile).word("from").part(m.palace).done();
}
auto parse(Words words, Draft& m) -> bool {
  const bool good =
      words.word("draft").one_of(type_names, m.first).one_of(type_names, m.second).done();
  if (m.second < m.first) std::swap(m.first, m.second);
  return good;
}
auto parse(Words words, Lot& m) -> bool {
  constexpr std::array<string_view, most_players> seats = {"p1", "p2", "p3", "p4", "p5"};
  return words.word("first").one_of(seats, m.player).done();
}
auto parse(Words words, Draw& m) -> bool {
  return words.word("event").one_of(event_names, m.event).done();
}
auto parse(Words words, Deal& m) -> bool {
  return words.word("deal")
      .with([&](string_view text) { return read_text(text, m.groups); })
      .done();
}

template <class Kind>
auto try_kind(string_view text, Move& move) -> bool {
  Kind kind;
  if (!parse(Words(text), kind)) return false;
  move = kind;
  return true;
}

template <class... Kinds>
auto try_kinds(string_view text, Move& move) -> bool {
  return (try_kind<Kinds>(text, move) || ...);
}

}  // namespace

auto YearOfTheDragon::to_text(const Move& move) const -> std::string {
  return std::visit([](const auto& kind) { return text_of(kind); }, move);
}

auto YearOfTheDragon::read_move(std::string_view text) const -> Result<Move> {
  const auto choice = std::ranges::find(choice_names, text);
  if (choice != choice_names.end()) {
    return Move{Choose{static_cast<Choice>(choice - choice_names.begin())}};
  }
  Move move;
  if (try_kinds<Skip, Take, AddFloor, NewPalace, StopBuilding, Shift, Play, Pass, House, Replace,
                TurnAway, Supply, Release, Dismiss, Draft, Lot, Draw, Deal>(text, move)) {
    return move;
  }
  return Error{Code::bad_move, "",
               "unknown move \"" + std::string(text.substr(0, 60)) +
                   "\"; `ruleproof rules year-of-the-dragon --notation` has "
                   "the moves"};
}

}  // namespace ruleproof::year_of_the_dragon
