/// How long the cards of a side last, counted over every sequence of draws, plays and shields.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>

#include "solver/questions/drako/card_relation.hpp"

namespace ruleproof::solver {

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
    auto operator<=>(const Range&) const = default;
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

/// The turn, from 1, in which a side carries out so many actions, with two in every turn but one.
constexpr auto turns_of(int actions, int actions_of_one_turn) -> int {
  int turns = 0;
  for (int left = actions; left > 0; ++turns) left -= turns == 0 ? actions_of_one_turn : 2;
  return turns;
}

}  // namespace ruleproof::solver
