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
#include "model/drako/cards.hpp"
#include "model/drako/data/card_lists.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/lattice.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {
namespace {

using std::string;
using std::string_view;

constexpr std::array<string_view, 6> direction_names = {"e", "se", "sw", "w", "nw", "ne"};
static_assert(directions.size() == direction_names.size());

/// Writes moves; cards are named by what they show.
class Writer {
 public:
  explicit Writer(const Rules& rules) : rules_(rules) {}

  auto operator()(const Stay& /*m*/) const -> string { return "stay"; }
  auto operator()(const Skip& /*m*/) const -> string { return "skip"; }
  auto operator()(const Draw& /*m*/) const -> string { return "draw"; }
  auto operator()(const Play& m) const -> string {
    const auto& faces = rules_.kind(m.side, m.card).faces;
    const auto face = m.face < faces.size() ? faces[m.face] : Face{};
    return with_card(m.side, "play", m.card) + " as " + to_text(face);
  }
  auto operator()(const Waste& m) const -> string {
    return with_card(m.side, "play", m.card) + " for nothing";
  }
  auto operator()(const Shake& /*m*/) const -> string { return "shake off net"; }
  auto operator()(const Rage& /*m*/) const -> string { return "rage"; }
  auto operator()(const Stop& /*m*/) const -> string { return "stop"; }
  auto operator()(const Discard& m) const -> string { return with_card(m.side, "discard", m.card); }
  auto operator()(const March& m) const -> string {
    return string(figure_names[static_cast<std::size_t>(m.who)]) + " to " + to_text(m.to);
  }
  auto operator()(const Strike& m) const -> string { return "strike " + std::to_string(m.dwarves); }
  auto operator()(const Bite& m) const -> string { return "bite " + named(m.dwarf); }
  auto operator()(const Breathe& m) const -> string {
    const bool known = m.direction < direction_names.size();
    return "breathe " + (known ? string(direction_names[m.direction]) : "?");
  }
  auto operator()(const Block& m) const -> string {
    return with_card(m.side, "block with", m.card);
  }
  auto operator()(const Endure& /*m*/) const -> string { return "endure"; }
  auto operator()(const Allot& m) const -> string {
    return "wound " + string(ability_names[index(m.ability)]);
  }
  auto operator()(const Drawn& m) const -> string { return with_card(m.side, "get", m.card); }
  auto operator()(const Keep& /*m*/) const -> string { return "keep hand"; }
  auto operator()(const Replace& /*m*/) const -> string { return "replace hand"; }
  auto operator()(const Place& m) const -> string {
    return "place " + named(m.dwarf) + " at " + to_text(m.at);
  }

 private:
  [[nodiscard]] static auto named(Dwarf dwarf) -> string {
    return string(dwarf_names[index(dwarf)]);
  }
  /// "dwarves play attack-1/move-1": who is the actor of a card cannot be seen from the card.
  [[nodiscard]] auto with_card(Side side, string_view what, Card card) const -> string {
    return to_text(side) + ' ' + string(what) + ' ' + to_text(rules_.kind(side, card));
  }
  const Rules& rules_;
};

/// Reads moves.
class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules) {}

  auto read(string_view text, Move& move) const -> bool {
    return plain<Stay>(text, "stay", move) || plain<Skip>(text, "skip", move) ||
           plain<Draw>(text, "draw", move) || plain<Shake>(text, "shake off net", move) ||
           plain<Rage>(text, "rage", move) || plain<Stop>(text, "stop", move) ||
           plain<Endure>(text, "endure", move) || plain<Keep>(text, "keep hand", move) ||
           plain<Replace>(text, "replace hand", move) || card_move(text, move) ||
           march(text, move) || decision(text, move);
  }

 private:
  template <class Kind>
  [[nodiscard]] static auto plain(string_view text, string_view words, Move& move) -> bool {
    if (text != words) return false;
    move = Kind{};
    return true;
  }

  [[nodiscard]] auto find_face(const CardKind& kind, string_view text, std::uint8_t& face) const
      -> bool {
    for (face = 0; face < 2; ++face) {
      if (kind.faces[face].icon != Icon::none && to_text(kind.faces[face]) == text) return true;
    }
    return false;
  }

  /// "dwarves get CARD", and so on.
  [[nodiscard]] auto card_move(string_view text, Move& move) const -> bool {
    Side side{};
    Card card{};
    std::uint8_t face = 0;
    const auto begin = [&] { return Words(text).part(side); };
    const auto read_card = [&](string_view word) {
      const auto found = find_card(rules_.deck(side), word);
      card = found.value_or(Card{});
      return found.has_value();
    };
    const auto read_face = [&](string_view word) {
      return find_face(rules_.kind(side, card), word, face);
    };
    const auto is = [&](string_view verb) { return begin().word(verb).with(read_card).done(); };
    if (is("get")) {
      move = Drawn{side, card};
    } else if (is("discard")) {
      move = Discard{side, card};
    } else if (begin().word("block").word("with").with(read_card).done()) {
      move = Block{side, card};
    } else if (begin().word("play").with(read_card).word("for").word("nothing").done()) {
      move = Waste{side, card};
    } else if (begin().word("play").with(read_card).word("as").with(read_face).done()) {
      move = Play{side, card, face};
    } else {
      return false;
    }
    return true;
  }

  [[nodiscard]] static auto march(string_view text, Move& move) -> bool {
    March m;
    if (!Words(text).one_of(figure_names, m.who).word("to").part(m.to).done()) return false;
    move = m;
    return true;
  }

  [[nodiscard]] static auto decision(string_view text, Move& move) -> bool {
    Strike strike;
    Bite bite;
    Breathe breathe;
    Allot allot;
    Place place;
    if (Words(text).word("strike").number(strike.dwarves).done()) {
      move = strike;
    } else if (Words(text).word("bite").one_of(dwarf_names, bite.dwarf).done()) {
      move = bite;
    } else if (Words(text).word("breathe").one_of(direction_names, breathe.direction).done()) {
      move = breathe;
    } else if (Words(text).word("wound").one_of(ability_names, allot.ability).done()) {
      move = allot;
    } else if (Words(text)
                   .word("place")
                   .one_of(dwarf_names, place.dwarf)
                   .word("at")
                   .part(place.at)
                   .done()) {
      move = place;
    } else {
      return false;
    }
    return true;
  }

  const Rules& rules_;
};

template <class Enum, std::size_t N>
auto read_name(string_view text, const std::array<string_view, N>& names, Enum& into) -> bool {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return false;
  into = static_cast<Enum>(found - names.begin());
  return true;
}

}  // namespace

auto to_text(Stage stage) -> string { return string(stage_names[static_cast<std::size_t>(stage)]); }
auto read_text(string_view text, Stage& stage) -> bool {
  return read_name(text, stage_names, stage);
}
auto to_text(Side side) -> string { return string(side_names[index(side)]); }
auto read_text(string_view text, Side& side) -> bool { return read_name(text, side_names, side); }
auto to_text(Ending ending) -> string {
  return string(ending_names[static_cast<std::size_t>(ending)]);
}
auto read_text(string_view text, Ending& ending) -> bool {
  return read_name(text, ending_names, ending);
}

auto Drako::to_text(const Move& move) const -> std::string {
  return std::visit(Writer(rules_), move);
}

auto Drako::read_move(std::string_view text) const -> Result<Move> {
  Move move;
  if (Reader(rules_).read(text, move)) return move;
  return Error{Code::bad_move, "",
               "unknown move \"" + std::string(text.substr(0, 60)) +
                   "\"; `ruleproof rules drako --notation` has the moves"};
}

}  // namespace ruleproof::drako
