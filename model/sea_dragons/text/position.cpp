/// Positions as texts: whole ("exact ..."), or sketches that are filled in.
#include "model/core/position.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "model/core/fixed.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/sea_dragons/setup.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {
namespace {

/// As many of `want` as `left` has; `left` loses them.
template <class Enum, std::size_t N>
auto take_out(Bag<Enum, N>& left, const Bag<Enum, N>& want) -> void {
  for (std::size_t k = 0; k < N; ++k) {
    auto& count = left[static_cast<Enum>(k)];
    count = static_cast<std::uint8_t>(count - std::min(count, want[static_cast<Enum>(k)]));
  }
}

/// A sketch: some fields, and for the others what a game in progress usually has.
class Sketch {
 public:
  explicit Sketch(const Rules& rules) : rules_(rules), state_(opening(rules)) {
    state_.stage = Stage::lay;
    if (state_.faces[0].number == 0) {
      for (std::uint8_t r = 0; r < realm_count; ++r) {
        state_.faces[r].number = static_cast<std::uint8_t>((2 * r) + 1);
      }
    }
    state_.fleet = {};
  }

  auto read(const Texts& pairs) -> Result<State> {
    auto problem =
        set_each(pairs, [&](const auto& field, const auto& value) { return set(field, value); });
    if (problem) return *std::move(problem);
    given_ = &pairs;
    if (state_.actor < rules_.players) complete();
    return state_;
  }

 private:
  auto set(const std::string& field, const std::string& value) -> std::optional<Error> {
    if (field == "heads") {
      const auto read = read_number(field, value, 0, rules_.heads);
      if (!read) return bad_position(read.error().message);
      heads_ = *read;
      return std::nullopt;
    }
    return set_position_field(state_, field, value, {"heads"});
  }

  [[nodiscard]] auto given(const std::string& field) const -> bool {
    return given_->contains(field);
  }
  static auto name(std::size_t p) -> std::string { return "p" + std::to_string(p + 1) + "."; }
  [[nodiscard]] auto players() const -> std::size_t {
    return static_cast<std::size_t>(rules_.players);
  }

  auto complete() -> void {
    if (!given("laid")) {
      state_.laid = (state_.stage == Stage::reef || state_.stage == Stage::keep ||
                     state_.stage == Stage::mission || state_.stage == Stage::open ||
                     state_.stage == Stage::take) &&
                    !state_.unpaid;
    }
    complete_heads();
    complete_ships();
    complete_cards();
    complete_missions();
    complete_reefs();
  }

  /// `heads=5` is what the player in turn had when his turn began. Without it, as many as the
  /// dragons on the board leave.
  auto complete_heads() -> void {
    if (state_.stage == Stage::over) heads_ = 0;
    if (heads_ < 0) {
      heads_ = rules_.heads;
      for (std::size_t p = 0; p < players(); ++p) {
        const int laid = dragons_at(state_.players[p].dragons, state_.players[p].dragons);
        const bool one_more = p < state_.actor || (p == state_.actor && head_is_used(state_));
        heads_ = std::min(heads_, rules_.heads - laid + (one_more ? 1 : 0));
      }
    }
    for (std::size_t p = 0; p < players(); ++p) {
      const bool one_less = p < state_.actor || (p == state_.actor && head_is_used(state_));
      if (given(name(p) + "heads")) continue;
      state_.players[p].heads = static_cast<std::uint8_t>(std::max(0, heads_ - (one_less ? 1 : 0)));
    }
  }

  /// Tokens that nobody has lie on the free ship cells, in turn by colour; the rest is sunk.
  auto complete_ships() -> void {
    auto left = rules_.components.ships;
    for (const auto& player : state_.players) take_out(left, player.ships);
    take_out(left, state_.sunk);
    auto berths = terrain_of(rules_, state_).ships & ~pieces_on(state_);
    for (std::size_t c = 0; c < ship_colours; ++c) {
      Ships laid;
      laid[static_cast<Ship>(c)] = static_cast<std::uint8_t>(state_.ships[c].count());
      take_out(left, laid);
      berths &= ~state_.ships[c];
    }
    std::size_t next = 0;
    berths.for_each([&](Cell cell) {
      for (std::size_t tries = 0; tries < ship_colours; ++tries) {
        const auto colour = next++ % ship_colours;
        auto& tokens = left[static_cast<Ship>(colour)];
        if (tokens == 0) continue;
        state_.ships[colour] |= Bits::of(cell);
        --tokens;
        return;
      }
    });
    if (given("sunk")) return;
    state_.sunk = left;
  }

  /// The first cards of each size lie on the market and are in the hands.
  auto complete_cards() -> void {
    auto left = rules_.components.cards;
    const auto deal = [&](Size size, int count, Cards& to) {
      for (int round = 0; count > 0 && round < 36; ++round) {
        for (std::size_t f = 0; f < figure_count && count > 0; ++f) {
          const auto figure = static_cast<Figure>(f);
          if (size_of(figure) != size || left[figure] == 0) continue;
          --left[figure];
          ++to[figure];
          --count;
        }
      }
    };
    take_out(left, state_.market);
    take_out(left, state_.played);
    for (std::size_t p = 0; p < players(); ++p) take_out(left, state_.players[p].hand);
    for (std::size_t p = 0; p < players(); ++p) {
      if (given(name(p) + "hand")) continue;
      deal(Size::medium, cards_in_hand(rules_, state_, p), state_.players[p].hand);
    }
    if (!given("market")) {
      for (std::size_t s = 0; s < size_count; ++s) {
        const auto size = static_cast<Size>(s);
        const bool taken = state_.stage == Stage::refill && state_.size == size;
        deal(size, market_cards - (taken ? 1 : 0), state_.market);
      }
    }
    if (!given("stack")) state_.stack = left;
    // Cards that are nowhere were played.
    if (given("stack") && !given("played")) {
      take_out(left, state_.stack);
      state_.played = left;
    }
  }

  auto complete_missions() -> void {
    auto left = rules_.components.all_missions().bits;
    for (const auto& player : state_.players) left &= ~player.missions.bits;
    if (given("missions")) left &= ~state_.mission_stack.bits;
    if (!given("offers")) {
      state_.mission_market = {};
      const int offers = mission_offers - (state_.stage == Stage::open ? 1 : 0);
      Missions{left}.for_each([&](int mission) {
        if (state_.mission_market.size() < offers) state_.mission_market.add(mission);
      });
    }
    if (!given("missions")) state_.mission_stack.bits = left & ~state_.mission_market.bits;
  }

  auto complete_reefs() -> void {
    if (given("reefs")) return complete_used_reefs();
    auto left = rules_.components.reefs;
    take_out(left, reefs_elsewhere());
    take_out(left, state_.used);
    state_.reef_stack = left;
  }
  /// Reef cards that are nowhere were used.
  auto complete_used_reefs() -> void {
    if (given("used")) return;
    auto left = rules_.components.reefs;
    take_out(left, reefs_elsewhere());
    take_out(left, state_.reef_stack);
    state_.used = left;
  }
  [[nodiscard]] auto reefs_elsewhere() const -> Reefs {
    Reefs some;
    for (const auto reef : state_.bottom) ++some[reef];
    for (const auto reef : state_.drawn) ++some[reef];
    for (const auto& player : state_.players) {
      for (std::size_t k = 0; k < reef_kinds; ++k) {
        auto& count = some[static_cast<Reef>(k)];
        count = static_cast<std::uint8_t>(count + player.reefs[static_cast<Reef>(k)]);
      }
    }
    return some;
  }

  const Rules& rules_;
  State state_;
  const Texts* given_ = nullptr;
  int heads_ = -1;
};

/// `exact ...`: nothing is filled in.
}  // namespace

auto SeaDragons::position(const State& state) const -> std::string { return exact_position(state); }

auto SeaDragons::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  auto state = line->exact ? read_exact<State>(line->pairs) : Sketch(*rules_).read(line->pairs);
  if (state && !well_formed(*state)) {
    return bad_position(
        "this cannot be a position: pieces that overlap or are no figures, tokens that are not on "
        "the free ship cells, more or fewer cards than there are, or heads, hands and stage that "
        "do not fit together");
  }
  return state;
}

}  // namespace ruleproof::sea_dragons
