/// What actions do to the cards of one side, over a `Number`: `int` counts and is held against
/// games of the model, `Term` goes to the solver. And how long cards last, counted over every
/// sequence of draws, plays and shields.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

#include "model/core/number.hpp"
#include "model/drako/rules.hpp"

namespace ruleproof::solver {

/// The cards of one side that are still in play.
template <class N>
struct Pile {
  N deck;
  N hand;
};

/// [draw.two] Cards that a draw brings; a last single card is drawn alone.
template <class N>
auto drawn(const N& deck) -> N {
  return select(deck < N(2), deck, N(2));
}
/// [draw.limit] After a draw, where the hand is cut down at once.
template <class N>
auto after_draw(const Pile<N>& pile, const N& limit) -> Pile<N> {
  const N cards = drawn(pile.deck);
  return {pile.deck - cards, least(pile.hand + cards, limit)};
}
/// [play.out] After a card was played, or spent as a shield.
template <class N>
auto after_spending(const Pile<N>& pile) -> Pile<N> {
  return {pile.deck, pile.hand - N(1)};
}
/// [setup.mulligan] The deck after a hand of so many cards went back and as many were drawn.
template <class N>
auto deck_after_mulligan(const Pile<N>& pile, const N& opening) -> N {
  return pile.deck + pile.hand - opening;
}

[[nodiscard]] inline auto pile_of(const drako::Stock& stock) -> Pile<int> {
  return {stock.left, stock.held};
}
/// The cards of a side when play begins.
[[nodiscard]] inline auto opening_pile(const drako::Rules& rules, drako::Side side) -> Pile<int> {
  int cards = 0;
  for (const auto& kind : rules.deck(side)) cards += kind.copies;
  return {cards - rules.components.opening_hand, rules.components.opening_hand};
}

/// Which cards must be gone.
enum class Dry : std::uint8_t { deck_and_hand, deck };

/// Own actions of a side until its cards are gone, at the least and at the most, when exactly so
/// many cards are spent as shields between its actions.
class CardLife {
 public:
  CardLife(int hand_limit, Dry dry) : limit_(hand_limit), dry_(dry) {}

  struct Range {
    int least = 0;
    int most = 0;
  };
  /// Nothing if so many shields cannot be spent.
  auto actions(const Pile<int>& pile, int shields) -> std::optional<Range> {
    if (is_dry(pile)) return shields == 0 ? std::optional<Range>(Range{}) : std::nullopt;
    const auto key = std::tuple(pile.deck, pile.hand, shields);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    std::optional<Range> range;
    const auto consider = [&](const Pile<int>& next, int shields_left, int cost) {
      const auto rest = actions(next, shields_left);
      if (!rest) return;
      if (!range) range = Range{rest->least + cost, rest->most + cost};
      range->least = std::min(range->least, rest->least + cost);
      range->most = std::max(range->most, rest->most + cost);
    };
    if (pile.deck > 0) consider(after_draw(pile, limit_), shields, 1);
    if (pile.hand > 0) consider(after_spending(pile), shields, 1);
    if (pile.hand > 0 && shields > 0) consider(after_spending(pile), shields - 1, 0);
    known_.emplace(key, range);
    return range;
  }
  /// Pairs of deck and hand, with shields left, that were looked at.
  [[nodiscard]] auto size() const -> std::size_t { return known_.size(); }

 private:
  [[nodiscard]] auto is_dry(const Pile<int>& pile) const -> bool {
    return pile.deck == 0 && (dry_ == Dry::deck || pile.hand == 0);
  }

  int limit_;
  Dry dry_;
  std::map<std::tuple<int, int, int>, std::optional<Range>> known_;
};

}  // namespace ruleproof::solver
