/// The texts of the parts of a position.

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>

#include "model/year_of_the_dragon/state.hpp"

namespace ruleproof::year_of_the_dragon {

auto to_text(const Palace& palace) -> std::string {
  auto text = std::to_string(palace.height()) + '[';
  for (int place = 0; place < palace.count(); ++place) {
    text += tile_letters[index(palace.person(place))];
  }
  text += ']';
  if (palace.hit()) text += '!';
  return text;
}

auto read_text(std::string_view text, Palace& palace) -> bool {
  if (text.size() < 3 || text[0] < '1' || text[0] > '3' || text[1] != '[') return false;
  Palace read(text[0] - '0');
  auto rest = text.substr(2);
  if (rest.ends_with('!')) {
    read.mark_hit();
    rest.remove_suffix(1);
  }
  if (!rest.ends_with(']')) return false;
  rest.remove_suffix(1);
  for (const auto letter : rest) {
    const auto tile = tile_letters.find(letter);
    if (tile == std::string_view::npos || !read.has_room()) return false;
    read.add(static_cast<Tile>(tile));
  }
  palace = read;
  return true;
}

auto to_text(const Palaces& palaces) -> std::string {
  if (palaces.empty()) return "-";
  std::string text;
  for (const auto& palace : palaces) {
    if (!text.empty()) text += '+';
    text += to_text(palace);
  }
  return text;
}

auto read_text(std::string_view text, Palaces& palaces) -> bool {
  Palaces read;
  while (text != "-") {
    const auto end = std::min(text.find('+'), text.size());
    Palace palace;
    if (read.size() == most_palaces || !read_text(text.substr(0, end), palace)) return false;
    read.push_back(palace);
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
  }
  std::sort(read.begin(), read.end(), std::greater<>());
  palaces = read;
  return true;
}

auto to_text(Stage stage) -> std::string {
  return std::string(stage_names[static_cast<std::size_t>(stage)]);
}

auto read_text(std::string_view text, Stage& stage) -> bool {
  const auto found = std::ranges::find(stage_names, text);
  if (found == stage_names.end()) return false;
  stage = static_cast<Stage>(found - stage_names.begin());
  return true;
}

auto to_text(const Hand& hand) -> std::string {
  std::string text;
  for (std::size_t c = 0; c < card_count; ++c) {
    text.append(hand[static_cast<Card>(c)], card_letters[c]);
  }
  return text.empty() ? "-" : text;
}

auto read_text(std::string_view text, Hand& hand) -> bool {
  Hand read;
  if (text != "-") {
    for (const auto letter : text) {
      const auto card = card_letters.find(letter);
      if (card == std::string_view::npos || read[static_cast<Card>(card)] == 11) return false;
      ++read[static_cast<Card>(card)];
    }
  }
  hand = read;
  return true;
}

auto to_text(const EventRow& row) -> std::string {
  std::string text;
  for (const auto event : row) text += event_letters[static_cast<std::size_t>(event)];
  return text;
}

auto read_text(std::string_view text, EventRow& row) -> bool {
  EventRow read{};
  if (text.size() != read.size()) return false;
  for (std::size_t cell = 0; cell < read.size(); ++cell) {
    const auto event = event_letters.find(text[cell]);
    if (event == std::string_view::npos) return false;
    read[cell] = static_cast<Event>(event);
  }
  row = read;
  return true;
}

auto to_text(const Groups& groups) -> std::string {
  std::string text;
  for (const auto group : groups) {
    if (group == Group::none) continue;
    if (!text.empty()) text += '|';
    bool first = true;
    for (std::size_t a = 0; a < action_count; ++a) {
      if (!holds(group, static_cast<Action>(a))) continue;
      if (!first) text += '+';
      first = false;
      text += action_names[a];
    }
  }
  return text.empty() ? "-" : text;
}

auto read_text(std::string_view text, Groups& groups) -> bool {
  Groups read{};
  std::size_t g = 0;
  Group seen{};
  while (text != "-") {
    const auto end = std::min(text.find_first_of("+|"), text.size());
    const auto name = std::ranges::find(action_names, text.substr(0, end));
    if (name == action_names.end()) return false;
    const auto action = static_cast<Action>(name - action_names.begin());
    if (holds(seen, action)) return false;
    seen = with(seen, action);
    read[g] = with(read[g], action);
    if (end == text.size()) break;
    if (text[end] == '|' && ++g == read.size()) return false;
    text.remove_prefix(end + 1);
  }
  groups = read;
  return true;
}

}  // namespace ruleproof::year_of_the_dragon
