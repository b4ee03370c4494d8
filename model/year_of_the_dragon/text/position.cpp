/// Positions as one line of field=value.
///
/// `position` writes every field, after the word "exact". A line without that word is a sketch, as
/// worked examples need it: what it leaves out is filled in so that the position can be one: the
/// display holds the persons that nobody has, hands have the size of the month, markers that share
/// a space lie in the order of the seats, the order of play follows the track, and as many players
/// have acted as turns are over.
#include "model/core/position.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/year_of_the_dragon/setup.hpp"
#include "model/year_of_the_dragon/track.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

namespace ruleproof::year_of_the_dragon {
namespace {

/// A row in which the event of `round` is `event`. [setup.events.distinct]
auto row_with(int round, Event event) -> EventRow {
  constexpr std::array<Event, 5> cycle = {Event::tribute, Event::drought, Event::festival,
                                          Event::mongols, Event::contagion};
  EventRow row{};  // peace, peace, and the five others in a circle, turned until it fits
  const auto wanted = static_cast<int>(std::ranges::find(cycle, event) - cycle.begin());
  for (int cell = 2; cell < months; ++cell) {
    const auto turned = (wanted + cell - (round - 1) + 10) % 5;
    row[static_cast<std::size_t>(cell)] = cycle[static_cast<std::size_t>(turned)];
  }
  return row;
}

class Sketch {
 public:
  explicit Sketch(const Rules& rules) : rules_(rules), state_(opening(rules)) {
    state_.tiles_to_draw = {};
    state_.stage = Stage::action;
    state_.round = 1;
    state_.events = row_with(3, Event::tribute);
  }

  auto read(const Texts& pairs) -> Result<State> {
    for (const auto& [field, value] : pairs) {
      if (auto problem = set(field, value)) return *problem;
    }
    if (auto problem = set_event(pairs)) return *problem;
    complete(pairs);
    return state_;
  }

 private:
  auto set(const std::string& field, const std::string& value) -> std::optional<Error> {
    if (field == "event") return std::nullopt;
    if (field == "groups") {
      if (read_text(value, state_.groups)) return std::nullopt;
      return bad_position("groups: cannot read \"" + value + "\"; an example: taxes+build|harvest");
    }
    return set_position_field(state_, field, value);
  }

  /// `event=drought` names the event of the round without the rest of the row.
  auto set_event(const Texts& pairs) -> std::optional<Error> {
    const auto event = pairs.find("event");
    if (event == pairs.end()) return std::nullopt;
    const auto found = std::ranges::find(event_names, event->second);
    const auto kind = static_cast<Event>(found - event_names.begin());
    if (kind >= Event::none || pairs.contains("events") ||
        (kind == Event::peace) != (state_.round <= 2) || state_.round == 0) {
      return bad_position(
          "event=" + event->second +
          " needs one of tribute, drought, festival, mongols, contagion, a round from 3, "
          "and no events=");
    }
    if (kind != Event::peace) state_.events = row_with(state_.round, kind);
    return std::nullopt;
  }

  auto complete(const Texts& pairs) -> void {
    const auto given = [&](const std::string& field) { return pairs.contains(field); };
    const auto name = [](int p) { return "p" + std::to_string(p + 1) + "."; };
    for (int p = 0; p < rules_.players; ++p) {
      if (!given(name(p) + "level")) player(p).level = level_of(p);
    }
    if (state_.round > 0 && !given("order1")) order_by_track();
    if (!given("actor")) state_.actor = state_.order[state_.turn % most_players];
    bool says_who_acted = state_.round == 0;
    for (int p = 0; p < rules_.players; ++p) says_who_acted |= given(name(p) + "acted");
    for (int at = 0; at < std::min<int>(state_.turn, rules_.players) && !says_who_acted; ++at) {
      player(state_.order[static_cast<std::size_t>(at)]).acted = true;
    }
    for (int p = 0; p < rules_.players; ++p) {
      if (!given(name(p) + "hand")) trim_hand(p);
    }
    complete_piles(pairs);
    const bool acting = state_.stage == Stage::action || state_.stage == Stage::take ||
                        state_.stage == Stage::build;
    if (!given("groups") && acting) state_.groups = rules_.deals.front();
    if (state_.stage == Stage::row || state_.stage == Stage::deal || state_.stage == Stage::over) {
      state_.actor = 0;
    }
  }

  auto player(int p) -> Player& { return state_.players[static_cast<std::size_t>(p)]; }

  /// The order of a phase that began with the markers where they are.
  auto order_by_track() -> void {
    ClauseSet unused;
    auto sorted = state_;
    Table table{rules_, sorted, unused};
    freeze_order(table);
    state_.order = sorted.order;
  }

  /// As many cards as a hand has at that point of the month.
  auto trim_hand(int p) -> void {
    auto& hand = player(p).hand;
    const bool events = state_.stage == Stage::supply || state_.stage == Stage::release;
    const bool persons = state_.stage == Stage::person || state_.stage == Stage::place;
    const bool placing = state_.stage == Stage::place && p == state_.actor;
    const bool played = events || (persons && player(p).acted) || placing;
    const auto cards = std::max(0, months - state_.round - (played ? 1 : 0));
    for (std::size_t c = 0; c < card_count && hand.size() > cards; ++c) {
      auto& kind = hand[static_cast<Card>(c)];
      while (kind > 0 && hand.size() > cards) --kind;
    }
  }

  [[nodiscard]] auto level_of(int p) const -> std::uint8_t {
    std::uint8_t below = 0;
    for (int q = 0; q < p; ++q) {
      below += state_.players[static_cast<std::size_t>(q)].track ==
                       state_.players[static_cast<std::size_t>(p)].track
                   ? 1
                   : 0;
    }
    return below;
  }

  /// [setup.tiles] Who is in a palace is not on display; what is not in play is in the box.
  auto complete_piles(const Texts& pairs) -> void {
    const auto display = opening(rules_);
    for (std::size_t t = 0; t < tile_count; ++t) {
      const auto tile = static_cast<Tile>(t);
      int used = 0;
      for (const auto guest : state_.guests) used += guest == tile ? 1 : 0;
      for (const auto& player : state_.players) {
        for (const auto& palace : player.palaces) {
          for (int place = 0; place < palace.count(); ++place) {
            used += palace.person(place) == tile ? 1 : 0;
          }
        }
      }
      const auto total = display.piles[t] + display.box[t];
      const auto number = std::to_string(t + 1);
      const bool pile = pairs.contains("pile" + number);
      if (!pile) state_.piles[t] = static_cast<std::uint8_t>(std::max(0, display.piles[t] - used));
      if (!pairs.contains("box" + number)) {
        state_.box[t] = static_cast<std::uint8_t>(std::max(0, total - used - state_.piles[t]));
      }
    }
  }

  const Rules& rules_;
  State state_;
};

}  // namespace

auto YearOfTheDragon::position(const State& state) const -> std::string {
  return exact_position(state);
}

auto YearOfTheDragon::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  auto state = line->exact ? read_exact<State>(line->pairs) : Sketch(rules_).read(line->pairs);
  if (state && !well_formed(*state)) {
    return bad_position(
        "this cannot be a position: there are more persons of a kind than tiles, a palace "
        "is too full, or markers and order do not fit together");
  }
  return state;
}

}  // namespace ruleproof::year_of_the_dragon
