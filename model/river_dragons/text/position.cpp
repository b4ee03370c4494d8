/// Positions as one line of field=value.
///
/// `position` writes every field, after the word "exact". A line without that word is a sketch, as
/// worked examples need it: it starts from the opening, may use the names of colours and of the
/// board, and what it leaves out is filled in so that the position can be one: stones under the
/// ends of planks, and cards that fit what is being done.
#include "model/core/position.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/naming.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/setup.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::river_dragons {
namespace {

class Sketch {
 public:
  explicit Sketch(const Rules& rules) : rules_(rules), state_(opening(rules)) {}

  auto read(const Texts& pairs) -> Result<State> {
    for (const auto& [field, value] : pairs) {
      if (auto problem = set(field, value)) return *problem;
    }
    complete(pairs);
    return state_;
  }

 private:
  /// "green.pawn" is the pawn of the seat that has green.
  [[nodiscard]] auto with_seat(std::string_view text) const -> std::string {
    const auto dot = text.find('.');
    for (std::size_t seat = 0; seat < rules_.colours.size() && dot != text.npos; ++seat) {
      if (to_text(rules_.colours[seat]) != text.substr(0, dot)) continue;
      return 'p' + std::to_string(seat + 1) + std::string(text.substr(dot));
    }
    return std::string(text);
  }

  /// Names of islets and planks, as the texts of a position write them.
  [[nodiscard]] auto plain(std::string_view value) const -> std::string {
    std::string text;
    while (true) {
      const auto end = std::min(value.find_first_of("+>"), value.size());
      const auto part = value.substr(0, end);
      Site site = 0;
      if (read_site(rules_, part, site) && !is_village(site)) {
        text += 'i' + std::to_string(site - colour_count + 1);
      } else {
        text += with_seat(part);
      }
      if (end == value.size()) return text;
      text += value[end];
      value.remove_prefix(end + 1);
    }
  }

  auto set(const std::string& field, const std::string& value) -> std::optional<Error> {
    if (field == "acts") return std::nullopt;
    return set_position_field(state_, with_seat(field), plain(value));
  }

  auto complete(const Texts& pairs) -> void {
    if (const auto acts = pairs.find("acts"); acts != pairs.end()) set_actor(acts->second);
    const auto acting = state_.stage != Stage::plan && state_.stage != Stage::over;
    if (acting && state_.left == 0) state_.left = needs_two() ? 2 : 1;
    if (!pairs.contains("stones")) {
      for_each_plank(state_, [&](PlankName, const Plank& plank) {
        if (!plank.on_board()) return;
        for (const auto site : {plank.at, plank.to}) {
          if (!is_village(site)) state_.stones.put(site);
        }
      });
    }
    for (auto& plank : planks_on_board()) {
      if (!rules_.directed() && plank->at > plank->to) std::swap(plank->at, plank->to);
    }
    std::sort(state_.bearings.begin(), state_.bearings.end());
    if (acting) fill_plans();
  }

  auto planks_on_board() -> std::vector<Plank*> {
    std::vector<Plank*> planks;
    for (auto& player : state_.players) {
      for (auto& plank : player.planks) {
        if (plank.on_board()) planks.push_back(&plank);
      }
    }
    return planks;
  }

  auto set_actor(const std::string& seat) -> void {
    for (int p = 0; p < rules_.players; ++p) {
      if (seat != ruleproof::to_text(player_seat(p)) &&
          seat != to_text(rules_.colours[static_cast<std::size_t>(p)])) {
        continue;
      }
      state_.turn = static_cast<std::uint8_t>((p - state_.first + rules_.players) % rules_.players);
    }
  }

  auto actor() -> Player& {
    return state_.players[static_cast<std::size_t>(state_.actor()) % state_.players.size()];
  }

  [[nodiscard]] auto needs_two() -> bool {
    const auto card = actor().plan[state_.position % most_cards];
    return card == Card::stone2 || card == Card::plank2 || card == Card::move2;
  }

  /// The card whose action is being done, from the stage.
  [[nodiscard]] auto card_of_stage() const -> Card {
    const bool two = state_.left == 2;
    switch (state_.stage) {
      case Stage::stone:
        return two ? Card::stone2 : Card::stone1;
      case Stage::choose:
      case Stage::lay:
        return two ? Card::plank2 : Card::plank1;
      case Stage::remove:
        return Card::remove;
      case Stage::move:
        return two ? Card::move2 : Card::move1;
      default:
        return Card::jump;
    }
  }

  /// Cards that are not said: that of the action, and other actions of the hand.
  auto fill_plans() -> void {
    auto& now = actor().plan[state_.position % most_cards];
    if (now == Card::none) now = card_of_stage();
    for (std::size_t p = 0; p < state_.players.size(); ++p) {
      auto& player = state_.players[p];
      auto left = rules_.hands[p].without(player.gone).without(all_dragons);
      for (const auto card : player.plan) left.take(card);
      for (int position = 0; position < rules_.scale.cards && left.bits != 0; ++position) {
        auto& card = player.plan[static_cast<std::size_t>(position)];
        if (card != Card::none) continue;
        card = static_cast<Card>(std::countr_zero(left.bits));
        left.take(card);
      }
    }
  }

  const Rules& rules_;
  State state_;
};

/// Every field is said, sizes of vectors before what they hold.
}  // namespace

auto RiverDragons::position(const State& state) const -> std::string {
  return exact_position(state);
}

auto RiverDragons::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  auto state = line->exact ? read_exact<State>(line->pairs) : Sketch(rules_).read(line->pairs);
  if (state && !well_formed(*state)) {
    return bad_position(
        "this cannot be a position: planks, stones, pawns and cards do not fit together");
  }
  return state;
}

}  // namespace ruleproof::river_dragons
