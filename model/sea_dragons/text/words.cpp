/// Texts of pieces and sets of cells.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "model/core/fixed.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

using std::string;
using std::string_view;

/// Calls `read(part)` for the parts between plus signs, none for "-"; false as soon as one fails.
template <class Read>
auto each_part(string_view text, Read&& read) -> bool {
  if (text == "-") return true;
  for (;;) {
    const auto end = std::min(text.find('+'), text.size());
    if (!read(text.substr(0, end))) return false;
    if (end == text.size()) return true;
    text.remove_prefix(end + 1);
  }
}

auto append(string& text, const string& part) -> void {
  if (!text.empty()) text += '+';
  text += part;
}

auto or_dash(string text) -> string { return text.empty() ? "-" : std::move(text); }

auto read_whole(string_view text, int low, int high, int& into) -> bool {
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, into);
  return read.ec == std::errc{} && read.ptr == last && low <= into && into <= high;
}

template <class Enum, std::size_t N>
auto counted_text(const Bag<Enum, N>& bag, const std::array<string_view, N>& names) -> string {
  string text;
  for (std::size_t i = 0; i < N; ++i) {
    const auto count = bag[static_cast<Enum>(i)];
    if (count == 0) continue;
    append(text, string(names[i]) + (count > 1 ? '*' + std::to_string(count) : ""));
  }
  return or_dash(std::move(text));
}

template <class Enum, std::size_t N>
auto read_counted(string_view text, const std::array<string_view, N>& names, Bag<Enum, N>& bag)
    -> bool {
  bag = {};
  return each_part(text, [&](string_view part) {
    int count = 1;
    const auto star = part.find('*');
    if (star != part.npos && !read_whole(part.substr(star + 1), 1, 99, count)) return false;
    const auto found = std::ranges::find(names, part.substr(0, star));
    if (found == names.end()) return false;
    auto& cards = bag[static_cast<Enum>(found - names.begin())];
    if (cards + count > 255) return false;
    cards = static_cast<std::uint8_t>(cards + count);
    return true;
  });
}

template <class Enum, std::size_t N>
auto read_name(string_view text, const std::array<string_view, N>& names, Enum& into) -> bool {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return false;
  into = static_cast<Enum>(found - names.begin());
  return true;
}

}  // namespace

auto cell_text(Cell cell) -> string {
  return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

auto read_cell(string_view text, Cell& cell) -> bool {
  int row = 0;
  if (text.empty() || text[0] < 'a' || text[0] >= 'a' + widest_board) return false;
  if (!read_whole(text.substr(1), 1, widest_board, row)) return false;
  cell = cell_at(text[0] - 'a', row - 1);
  return true;
}

auto to_text(const Bits& bits) -> string {
  string text;
  bits.for_each([&](Cell cell) { append(text, cell_text(cell)); });
  return or_dash(std::move(text));
}

auto read_text(string_view text, Bits& bits) -> bool {
  bits = {};
  return each_part(text, [&](string_view part) {
    Cell cell = 0;
    if (!read_cell(part, cell)) return false;
    bits |= Bits::of(cell);
    return true;
  });
}

auto to_text(const Ships& ships) -> string {
  string text;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    text.append(ships[static_cast<Ship>(c)], ship_letters[c]);
  }
  return or_dash(std::move(text));
}

auto read_text(string_view text, Ships& ships) -> bool {
  ships = {};
  if (text == "-") return true;
  for (const char letter : text) {
    const auto colour = ship_letters.find(letter);
    if (colour == ship_letters.npos || ships[static_cast<Ship>(colour)] == 255) return false;
    ++ships[static_cast<Ship>(colour)];
  }
  return !text.empty();
}

auto to_text(const Cards& cards) -> string { return counted_text(cards, figure_names); }
auto read_text(string_view text, Cards& cards) -> bool {
  return read_counted(text, figure_names, cards);
}
auto to_text(const Reefs& reefs) -> string { return counted_text(reefs, reef_names); }
auto read_text(string_view text, Reefs& reefs) -> bool {
  return read_counted(text, reef_names, reefs);
}

auto to_text(const Face& face) -> string {
  if (face.number == 0) return "-";
  const auto turned = face.turn() == 0 ? "" : '/' + std::to_string(face.turn());
  return std::to_string(face.board()) + (face.place() % 2 == 0 ? 'A' : 'B') + turned;
}

auto read_text(string_view text, Face& face) -> bool {
  for (std::uint8_t n = 0; n <= face_count * board_turns; ++n) {
    if (to_text(Face{n}) != text) continue;
    face.number = n;
    return true;
  }
  return false;
}

auto to_text(const Missions& missions) -> string {
  string text;
  missions.for_each([&](int mission) { append(text, std::to_string(mission + 1)); });
  return or_dash(std::move(text));
}

auto read_text(string_view text, Missions& missions) -> bool {
  missions = {};
  return each_part(text, [&](string_view part) {
    int number = 0;
    if (!read_whole(part, 1, most_missions, number)) return false;
    missions.add(number - 1);
    return true;
  });
}

auto to_text(Size size) -> string { return string(size_names[index(size)]); }
auto read_text(string_view text, Size& size) -> bool { return read_name(text, size_names, size); }
auto to_text(Reef reef) -> string { return string(reef_names[index(reef)]); }
auto read_text(string_view text, Reef& reef) -> bool { return read_name(text, reef_names, reef); }
auto to_text(Stage stage) -> string { return string(stage_names[index(stage)]); }
auto read_text(string_view text, Stage& stage) -> bool {
  return read_name(text, stage_names, stage);
}

}  // namespace ruleproof::sea_dragons
