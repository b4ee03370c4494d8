/// Positions as one line of field=value.
///
/// `position` writes every field, after the word "exact", and cards by what they show. A line
/// without that word is a sketch, as worked examples need it: it starts from the areas of a first
/// game with empty hands, it is an action of the dragon's turn, hands and decks may be named by
/// their cards, and what it leaves out is filled in so that every card is somewhere.
#include "model/core/position.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "model/drako/cards.hpp"
#include "model/drako/data/card_lists.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "model/drako/text/cards.hpp"

namespace ruleproof::drako {
namespace {

constexpr std::array<Side, side_count> both_sides = {Side::dwarves, Side::dragon};

auto name_of(Side side, std::string_view part) -> std::string {
  return "p" + std::to_string(index(side) + 1) + '.' + std::string(part);
}

/// Where the cards of a side are, by name.
struct Pile {
  std::string_view name;
  Cards Stock::* cards;
};
constexpr auto piles = std::to_array<Pile>({{"deck", &Stock::deck},
                                            {"hand", &Stock::hand},
                                            {"out", &Stock::out},
                                            {"aside", &Stock::aside}});

/// The pile that a field like "p1.hand" names, if it does.
struct PileOf {
  Side side;
  Cards Stock::* cards;
};
auto pile_of(std::string_view field) -> std::optional<PileOf> {
  for (const auto side : both_sides) {
    for (const auto& pile : piles) {
      if (field == name_of(side, pile.name)) return PileOf{side, pile.cards};
    }
  }
  return std::nullopt;
}

/// Reads one field, a pile of cards among them.
auto read_field(const Rules& rules, State& state, std::string_view field, std::string_view value)
    -> std::optional<Error> {
  if (const auto pile = pile_of(field)) {
    auto problem = read_list(rules.deck(pile->side), value, state.stock(pile->side).*pile->cards);
    if (problem) return bad_position(std::string(field) + ": " + *problem);
    return std::nullopt;
  }
  return set_position_field(state, field, value, {"p1.hand", "p2.hand", "p1.deck", "p2.deck"});
}

/// A line that leaves nothing out.
auto read_whole(const Rules& rules, const Texts& pairs) -> Result<State> {
  State state;
  for (const auto& [field, value] : pairs) {
    if (auto problem = read_field(rules, state, field, value)) return *problem;
  }
  return state;
}

class Sketch {
 public:
  explicit Sketch(const Rules& rules) : rules_(rules) {
    state_.stage = Stage::action;
    state_.actions = 2;
    state_.dragon.at = rules.components.dragon_start;
    for (const auto dwarf : all_dwarves) {
      state_.dwarf(dwarf).at = rules.components.preset[index(dwarf)];
    }
  }

  auto read(const Texts& pairs) -> Result<State> {
    for (const auto& [field, value] : pairs) {
      if (auto problem = read_field(rules_, state_, field, value)) return *problem;
    }
    for (const auto dwarf : all_dwarves) {
      const auto name = "dwarf" + std::to_string(index(dwarf) + 1) + ".at";
      auto& figure = state_.dwarf(dwarf);
      if (figure.wounds >= rules_.boxes(dwarf) && !pairs.contains(name)) figure.at = Hex::nowhere;
    }
    for (const auto side : both_sides) {
      if (auto problem = complete(side, pairs)) return *problem;
    }
    return state_;
  }

 private:
  /// Cards that are not named are in the deck; or, where the deck is named, out. `p1.left=8` keeps
  /// the first eight cards of the deck, in the order of the kinds.
  auto complete(Side side, const Texts& pairs) -> std::optional<Error> {
    auto& stock = state_.stock(side);
    const bool deck_named = pairs.contains(name_of(side, "deck"));
    const bool left_named = pairs.contains(name_of(side, "left"));
    int keep = left_named && !deck_named ? stock.left : deck_size;
    for (std::size_t i = 0; i < rules_.deck(side).size(); ++i) {
      const auto card = static_cast<Card>(i);
      const int named = stock.hand[card] + stock.aside[card] + stock.deck[card] + stock.out[card];
      const int rest = rules_.kind(side, card).copies - named;
      if (rest < 0) {
        return bad_position(name_of(side, "hand") +
                            " and the other cards are more than there are of " +
                            to_text(rules_.kind(side, card)));
      }
      const int kept = deck_named ? 0 : std::min(rest, keep);
      keep -= kept;
      stock.deck[card] = static_cast<std::uint8_t>(stock.deck[card] + kept);
      stock.out[card] = static_cast<std::uint8_t>(stock.out[card] + rest - kept);
    }
    stock.left = static_cast<std::uint8_t>(stock.deck.size());
    if (!pairs.contains(name_of(side, "held"))) {
      stock.held = static_cast<std::uint8_t>(stock.hand.size());
    }
    return std::nullopt;
  }

  const Rules& rules_;
  State state_;
};

}  // namespace

auto Drako::position(const State& state) const -> std::string {
  auto bare = state;
  std::string cards;
  for (const auto side : both_sides) {
    for (const auto& pile : piles) {
      auto& here = bare.stock(side).*pile.cards;
      if (here.empty()) continue;
      cards += ' ' + name_of(side, pile.name) + '=' + list_text(rules_.deck(side), here);
      here = {};
    }
  }
  return exact_position(bare) + cards;
}

auto Drako::read_position(std::string_view text) const -> Result<State> {
  const auto line = read_position_line(text);
  if (!line) return line.error();
  auto state = line->exact ? read_whole(rules_, line->pairs) : Sketch(rules_).read(line->pairs);
  if (state && !well_formed(*state)) {
    return bad_position(
        "this cannot be a position: figures share an area or have more wounds than boxes, cards "
        "are missing, or stage, turn and the pending action do not fit together");
  }
  return state;
}

}  // namespace ruleproof::drako
