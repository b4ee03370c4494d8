/// The texts of the parts of a position.
#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/data/components.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

using std::string;
using std::string_view;

/// Takes the part before the first `mark` off the front of the text, or all of it.
auto take_part(string_view& text, char mark) -> string_view {
  const auto end = std::min(text.find(mark), text.size());
  const auto part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

/// A whole number from 1 to `high`, without a leading zero.
auto read_count(string_view text, std::size_t high, std::size_t& into) -> bool {
  const auto* last = text.data() + text.size();
  const auto read = std::from_chars(text.data(), last, into);
  return !text.empty() && text[0] != '0' && read.ec == std::errc{} && read.ptr == last &&
         into >= 1 && into <= high;
}

auto text_of(Site site) -> string {
  if (is_village(site)) return string(colour_names[site]);
  return 'i' + std::to_string(site - colour_count + 1);
}

auto read_site(string_view text, Site& site) -> bool {
  const auto colour = std::ranges::find(colour_names, text);
  if (colour != colour_names.end()) {
    site = static_cast<Site>(colour - colour_names.begin());
    return true;
  }
  std::size_t number = 0;
  if (!text.starts_with('i') || !read_count(text.substr(1), most_islets, number)) return false;
  site = islet(number - 1);
  return true;
}

auto text_of(PlankName plank) -> string {
  return 'p' + std::to_string(plank.seat() + 1) + '.' + std::to_string(plank.size());
}

auto read_plank(string_view text, PlankName& plank) -> bool {
  std::size_t seat = 0;
  std::size_t size = 0;
  if (!text.starts_with('p')) return false;
  text.remove_prefix(1);
  if (!read_count(take_part(text, '.'), most_players, seat) ||
      !read_count(text, plank_sizes, size)) {
    return false;
  }
  plank = plank_name(static_cast<int>(seat) - 1, static_cast<int>(size));
  return true;
}

}  // namespace

auto to_text(Stage stage) -> string { return string(stage_names[static_cast<std::size_t>(stage)]); }

auto read_text(string_view text, Stage& stage) -> bool {
  const auto found = std::ranges::find(stage_names, text);
  if (found == stage_names.end()) return false;
  stage = static_cast<Stage>(found - stage_names.begin());
  return true;
}

auto to_text(const Colours& colours) -> string {
  string text;
  for (const auto colour : colours) {
    text += (text.empty() ? "" : "+") + string(to_text(colour));
  }
  return text;
}

auto read_text(string_view text, Colours& colours) -> bool {
  Colours read;
  while (!text.empty()) {
    const auto name = std::ranges::find(colour_names, take_part(text, '+'));
    if (name == colour_names.end() || read.size() == colour_count) return false;
    read.push_back(static_cast<Colour>(name - colour_names.begin()));
  }
  colours = read;
  return !colours.empty();
}

auto to_text(Card card) -> string { return string(card_names[static_cast<std::size_t>(card)]); }

auto read_text(string_view text, Card& card) -> bool {
  const auto found = std::ranges::find(card_names, text);
  if (found == card_names.end()) return false;
  card = static_cast<Card>(found - card_names.begin());
  return true;
}

auto to_text(Cards cards) -> string {
  string text;
  for (std::size_t c = 0; c < card_count; ++c) {
    if (!cards.has(static_cast<Card>(c))) continue;
    if (!text.empty()) text += '+';
    text += card_names[c];
  }
  return text.empty() ? "-" : text;
}

auto read_text(string_view text, Cards& cards) -> bool {
  Cards read;
  if (text != "-") {
    do {
      auto card = Card::none;
      if (!read_text(take_part(text, '+'), card) || card == Card::none || read.has(card)) {
        return false;
      }
      read.add(card);
    } while (!text.empty());
  }
  cards = read;
  return true;
}

auto to_text(const Plank& plank) -> string {
  if (plank.on_board()) return text_of(plank.at) + '>' + text_of(plank.to);
  if (plank.at < Plank::held) return 'p' + std::to_string(plank.at - Plank::reserve + 1);
  return plank.at == Plank::held ? "held" : plank.at == Plank::out ? "out" : "absent";
}

auto read_text(string_view text, Plank& plank) -> bool {
  std::size_t seat = 0;
  if (text == "held" || text == "out" || text == "absent") {
    plank = {text == "held" ? Plank::held : text == "out" ? Plank::out : Plank::absent, 0};
    return true;
  }
  if (text.starts_with('p') && read_count(text.substr(1), most_players, seat)) {
    plank = Plank::in_reserve(static_cast<int>(seat) - 1);
    return true;
  }
  Plank laid;
  if (!read_site(take_part(text, '>'), laid.at) || !read_site(text, laid.to)) return false;
  plank = laid;
  return true;
}

auto to_text(Stand stand) -> string {
  return stand.on_plank() ? text_of(stand.plank()) : text_of(stand.village());
}

auto read_text(string_view text, Stand& stand) -> bool {
  Site site = 0;
  PlankName plank;
  if (read_plank(text, plank)) {
    stand = Stand::on(plank);
  } else if (read_site(text, site) && is_village(site)) {
    stand = Stand::in(site);
  } else {
    return false;
  }
  return true;
}

auto to_text(Stones stones) -> string {
  string text;
  for (std::size_t i = 0; i < most_islets; ++i) {
    if ((stones.bits >> i & 1U) == 0) continue;
    if (!text.empty()) text += '+';
    text += text_of(islet(i));
  }
  return text.empty() ? "-" : text;
}

auto read_text(string_view text, Stones& stones) -> bool {
  Stones read;
  if (text != "-") {
    do {
      Site site = 0;
      if (!read_site(take_part(text, '+'), site) || is_village(site)) return false;
      read.put(site);
    } while (!text.empty());
  }
  stones = read;
  return true;
}

auto to_text(const Bearing& bearing) -> string {
  return text_of(bearing.plank) + '>' + text_of(bearing.stone);
}

auto read_text(string_view text, Bearing& bearing) -> bool {
  Bearing read;
  if (!read_plank(take_part(text, '>'), read.plank) || !read_site(text, read.stone) ||
      is_village(read.stone)) {
    return false;
  }
  bearing = read;
  return true;
}

}  // namespace ruleproof::river_dragons
