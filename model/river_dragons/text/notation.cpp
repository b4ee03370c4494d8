/// Moves as texts; the game's README has the table.
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

#include "model/core/result.hpp"
#include "model/core/words.hpp"
#include "model/river_dragons/board/geometry.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

using std::string;
using std::string_view;

/// Writes moves with the names of the colours and of the board.
class Writer {
 public:
  explicit Writer(const Rules& rules) : rules_(rules) {}

  auto operator()(const Lose& /*m*/) const -> string { return "lose action"; }
  auto operator()(const Fall& /*m*/) const -> string { return "fall"; }
  auto operator()(const Decline& /*m*/) const -> string { return "decline"; }
  auto operator()(const PlanCard& m) const -> string { return "plan " + to_text(m.card); }
  auto operator()(const PutStone& m) const -> string {
    return "stone " + site_text(rules_, m.site);
  }
  auto operator()(const DropStone& m) const -> string {
    return "stone " + std::to_string(m.place.q) + ',' + std::to_string(m.place.r);
  }
  auto operator()(const ChoosePlank& m) const -> string { return "choose " + plank(m.plank); }
  auto operator()(const LayPlank& m) const -> string {
    return "lay " + plank(m.plank) + ' ' + site_text(rules_, m.from) + ' ' +
           site_text(rules_, m.to);
  }
  auto operator()(const Discard& m) const -> string { return "discard " + plank(m.plank); }
  auto operator()(const RemovePlank& m) const -> string { return "remove " + plank(m.plank); }
  auto operator()(const SwapPlank& m) const -> string {
    return "remove " + plank(m.plank) + " for " + plank(m.out);
  }
  auto operator()(const RemoveStone& m) const -> string {
    return "remove stone " + site_text(rules_, m.site);
  }
  auto operator()(const MoveTo& m) const -> string { return "move to " + stand(m.to); }
  auto operator()(const JumpOver& m) const -> string {
    return "jump over " + plank(m.over) + " to " + stand(m.to);
  }

 private:
  [[nodiscard]] auto plank(PlankName name) const -> string { return plank_text(rules_, name); }
  [[nodiscard]] auto stand(Stand stand) const -> string {
    return stand.on_plank() ? plank(stand.plank()) : site_text(rules_, stand.village());
  }
  const Rules& rules_;
};

/// Reads moves word by word, with the names of the colours and of the board.
class Reader {
 public:
  Reader(const Rules& rules, string_view text) : rules_(rules), words_(text) {}

  auto word(string_view expected) -> Reader& {
    words_.word(expected);
    return *this;
  }
  auto card(Card& into) -> Reader& {
    words_.part(into).require(into != Card::none);
    return *this;
  }
  auto site(Site& into) -> Reader& {
    return with([&](string_view name) { return read_site(rules_, name, into); });
  }
  auto plank(PlankName& into) -> Reader& {
    const auto colour = any();
    return with([&](string_view size) { return read_plank(rules_, colour, size, into); });
  }
  /// A village, or a plank, which takes two words.
  auto stand(Stand& into) -> Reader& {
    const auto colour = any();
    if (words_.more()) {
      PlankName name;
      with([&](string_view size) { return read_plank(rules_, colour, size, name); });
      into = Stand::on(name);
      return *this;
    }
    Site site = 0;
    words_.require(read_site(rules_, colour, site) && is_village(site));
    into = Stand::in(site);
    return *this;
  }
  auto place(Place& into) -> Reader& {
    return with([&](string_view text) { return read_place(text, into); });
  }
  [[nodiscard]] auto done() const -> bool { return words_.done(); }

 private:
  template <class Read>
  auto with(Read&& read) -> Reader& {
    words_.with(std::forward<Read>(read));
    return *this;
  }
  auto any() -> string_view {
    string_view word;
    words_.with([&](string_view text) {
      word = text;
      return true;
    });
    return word;
  }
  static auto read_place(string_view text, Place& into) -> bool {
    const auto* last = text.data() + text.size();
    auto read = std::from_chars(text.data(), last, into.q);
    if (read.ec != std::errc{} || read.ptr == last || *read.ptr != ',') return false;
    read = std::from_chars(read.ptr + 1, last, into.r);
    return read.ec == std::errc{} && read.ptr == last && in_field(into, largest_coordinate);
  }

  const Rules& rules_;
  Words words_;
};

auto parse(Reader words, Lose& /*m*/) -> bool { return words.word("lose").word("action").done(); }
auto parse(Reader words, Fall& /*m*/) -> bool { return words.word("fall").done(); }
auto parse(Reader words, Decline& /*m*/) -> bool { return words.word("decline").done(); }
auto parse(Reader words, PlanCard& m) -> bool { return words.word("plan").card(m.card).done(); }
auto parse(Reader words, PutStone& m) -> bool { return words.word("stone").site(m.site).done(); }
auto parse(Reader words, DropStone& m) -> bool { return words.word("stone").place(m.place).done(); }
auto parse(Reader words, ChoosePlank& m) -> bool {
  return words.word("choose").plank(m.plank).done();
}
auto parse(Reader words, LayPlank& m) -> bool {
  return words.word("lay").plank(m.plank).site(m.from).site(m.to).done();
}
auto parse(Reader words, Discard& m) -> bool { return words.word("discard").plank(m.plank).done(); }
auto parse(Reader words, RemovePlank& m) -> bool {
  return words.word("remove").plank(m.plank).done();
}
auto parse(Reader words, SwapPlank& m) -> bool {
  return words.word("remove").plank(m.plank).word("for").plank(m.out).done();
}
auto parse(Reader words, RemoveStone& m) -> bool {
  return words.word("remove").word("stone").site(m.site).done();
}
auto parse(Reader words, MoveTo& m) -> bool {
  return words.word("move").word("to").stand(m.to).done();
}
auto parse(Reader words, JumpOver& m) -> bool {
  return words.word("jump").word("over").plank(m.over).word("to").stand(m.to).done();
}

template <class Kind>
auto try_kind(const Reader& words, Move& move) -> bool {
  Kind kind;
  if (!parse(words, kind)) return false;
  move = kind;
  return true;
}

template <class... Kinds>
auto try_kinds(const Reader& words, Move& move, std::variant<Kinds...>* /*all*/) -> bool {
  return (try_kind<Kinds>(words, move) || ...);
}

}  // namespace

auto site_text(const Rules& rules, Site site) -> std::string {
  if (is_village(site)) return string(colour_names[site]);
  const auto number = static_cast<std::size_t>(site) - colour_count;
  const auto& names = rules.components.islet_names;
  return number < names.size() ? names[number] : 'i' + std::to_string(number + 1);
}

auto plank_text(const Rules& rules, PlankName plank) -> std::string {
  const auto colour = rules.colours[static_cast<std::size_t>(plank.seat())];
  return string(to_text(colour)) + ' ' + std::to_string(plank.size());
}

auto read_site(const Rules& rules, std::string_view text, Site& site) -> bool {
  for (Site known = 0; known < site_count; ++known) {
    if (site_text(rules, known) != text) continue;
    site = known;
    return true;
  }
  return false;
}

auto read_plank(const Rules& rules, std::string_view colour, std::string_view size,
                PlankName& plank) -> bool {
  const auto seats = static_cast<std::uint8_t>(rules.colours.size());
  for (std::uint8_t seat = 0; seat < seats; ++seat) {
    if (to_text(rules.colours[seat]) != colour || size.size() != 1 || size[0] < '1' ||
        size[0] > '6') {
      continue;
    }
    plank = plank_name(seat, size[0] - '0');
    return true;
  }
  return false;
}

auto RiverDragons::to_text(const Move& move) const -> std::string {
  return std::visit(Writer(rules_), move);
}

auto RiverDragons::read_move(std::string_view text) const -> Result<Move> {
  Move move;
  if (try_kinds(Reader(rules_, text), move, static_cast<Move*>(nullptr))) {
    auto* lay = std::get_if<LayPlank>(&move);
    if (lay != nullptr && lay->from > lay->to && !rules_.directed()) {
      std::swap(lay->from, lay->to);
    }
    return move;
  }
  return Error{Code::bad_move, "",
               "unknown move \"" + std::string(text.substr(0, 60)) +
                   "\"; `ruleproof rules river-dragons --notation` has the moves"};
}

}  // namespace ruleproof::river_dragons
