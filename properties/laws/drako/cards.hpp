/// Laws of cards: where they are, how many a hand holds, what becomes of them.
#pragma once

#include "properties/laws/drako/table.hpp"

namespace ruleproof::properties::drako_laws {

template <class G>
auto every_card_is_somewhere(const G& game, const State& state) -> bool {
  for (std::size_t s = 0; s < side_count; ++s) {
    const auto& deck = numbers_of(game).decks[s];
    const auto& stock = state.stocks[s];
    for (std::size_t i = 0; i < most_kinds; ++i) {
      const auto card = static_cast<Card>(i);
      const int copies = i < deck.size() ? deck[i].copies : 0;
      if (stock.deck[card] + stock.hand[card] + stock.out[card] + stock.aside[card] != copies) {
        return false;
      }
    }
  }
  return true;
}

template <class G>
auto numbers_are_true(const G& /*game*/, const State& state) -> bool {
  return std::ranges::all_of(state.stocks, [](const Stock& stock) {
    return stock.left == size_of(stock.deck) && stock.held == size_of(stock.hand);
  });
}

/// Whether the player is in the middle of drawing or of discarding.
inline auto is_settling(const State& state, std::size_t side) -> bool {
  return (state.stage == Stage::draw || state.stage == Stage::discard) &&
         state.turn == static_cast<Side>(side);
}

template <class G>
auto hand_is_cut_at_once(const G& game, const State& state) -> bool {
  for (std::size_t s = 0; s < side_count; ++s) {
    const int over = size_of(state.stocks[s].hand) - numbers_of(game).hand_limit;
    if (over > (is_settling(state, s) ? 2 : 0)) return false;
    if (state.stage == Stage::discard && state.turn == static_cast<Side>(s) && over <= 0) {
      return false;
    }
  }
  return true;
}

template <class G>
auto hand_is_cut_at_the_end(const G& game, const State& before, const Move& /*move*/,
                            const Step<State>& step) -> bool {
  return !begins_turn(before, step.next) ||
         size_of(step.next.stock(before.turn).hand) <= numbers_of(game).hand_limit;
}

template <class G>
auto no_discard_within_a_turn(const G& /*game*/, const State& before, const Move& move,
                              const Step<State>& step) -> bool {
  return as<Discard>(move) == nullptr || step.next.stage == Stage::discard ||
         step.next.turn != before.turn || step.next.stage == Stage::over;
}

/// How many cards of each side leave deck and hand by a move of its kind.
inline auto cards_spent(const Move& move) -> std::array<int, side_count> {
  std::array<int, side_count> spent{};
  const auto spend = [&](const auto* made) {
    if (made != nullptr) spent[index(made->side)] = 1;
  };
  spend(as<Play>(move));
  spend(as<Waste>(move));
  spend(as<Block>(move));
  spend(as<Discard>(move));
  return spent;
}

template <class G>
auto a_card_is_spent_once(const G& /*game*/, const State& before, const Move& move,
                          const Step<State>& step) -> bool {
  const auto spent = cards_spent(move);
  for (std::size_t s = 0; s < side_count; ++s) {
    if (in_play(before.stocks[s]) - in_play(step.next.stocks[s]) != spent[s]) return false;
    for (std::size_t i = 0; i < most_kinds; ++i) {
      const auto card = static_cast<Card>(i);
      if (step.next.stocks[s].out[card] < before.stocks[s].out[card]) return false;
      if (step.next.stocks[s].aside[card] < before.stocks[s].aside[card]) return false;
    }
  }
  return true;
}

template <class G>
auto open_discards(const G& /*game*/, const State& state) -> bool {
  return std::ranges::all_of(state.stocks,
                             [](const Stock& stock) { return size_of(stock.aside) == 0; });
}

template <class G>
auto a_draw_takes_two(const G& /*game*/, const State& before, const Move& move,
                      const Step<State>& step) -> bool {
  const auto& was = before.stock(before.turn);
  const auto& is = step.next.stock(before.turn);
  if (as<Draw>(move) != nullptr) {
    const int due = std::min(size_of(was.deck), 2);
    return due == 0 || (step.next.stage == Stage::draw && step.next.pending.draws == due);
  }
  const auto* drawn = as<Drawn>(move);
  if (drawn == nullptr) return true;
  const bool moved = size_of(is.deck) == size_of(was.deck) - 1 &&
                     is.hand[drawn->card] == was.hand[drawn->card] + 1;
  const bool goes_on = before.stage == Stage::draw && before.pending.draws == 2;
  return moved && (before.stage == Stage::deal || goes_on == (step.next.stage == Stage::draw));
}

/// Whether to draw is legal exactly where `may(cards in the deck)`.
template <class G, int Least>
auto draws_from(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action || state.actions == 0) return true;
  const bool may = size_of(state.stock(state.turn).deck) >= Least;
  return static_cast<bool>(game.judge(state, Draw{})) == may;
}

/// The other player's hand is not seen; the number of its cards is.
template <class G>
auto hands_are_hidden(const G& game, const State& state) -> bool {
  for (std::size_t s = 0; s < side_count; ++s) {
    const auto seen = game.seen_by(state, seat_of(static_cast<Side>(1 - s)));
    const auto& other = seen.stocks[s];
    if (!(other.hand == Cards{}) || other.held != size_of(state.stocks[s].hand)) return false;
    if (!(seen.stocks[1 - s].hand == state.stocks[1 - s].hand)) return false;
    for (std::size_t i = 0; i < most_kinds; ++i) {
      const auto card = static_cast<Card>(i);
      const auto& was = state.stocks[s];
      if (other.deck[card] != was.deck[card] + was.hand[card] + was.aside[card]) return false;
    }
  }
  return true;
}

/// A card comes as often as it is in the deck.
template <class G>
auto each_card_is_as_likely(const G& game, const State& before, const Move& move,
                            const Step<State>& /*step*/) -> bool {
  const auto* drawn = as<Drawn>(move);
  return drawn == nullptr ||
         game.weight(before, move) == before.stock(drawn->side).deck[drawn->card];
}

template <class G>
inline constexpr auto card_laws = std::to_array<Law<G>>({
    {.name = "each card of a deck is as likely to be drawn",
     .clause = "draw.two",
     .holds = each_card_is_as_likely<G>,
     .after = moves_of<Move, Drawn>()},
    {.name = "every card is in a deck, in a hand or out, as many as the box holds",
     .clause = "components.count",
     .position = every_card_is_somewhere<G>,
     .after = changes<State>("p.deck p.hand p.out p.aside")},
    {.name = "the numbers of cards in decks and hands are those of the cards there",
     .clause = "draw.two",
     .position = numbers_are_true<G>,
     .after = changes<State>("p.deck p.hand p.left p.held")},
    {.name = "a hand holds six cards at most once its player has drawn and discarded",
     .clause = "draw.limit",
     .assumes = {{{.ruling = "limit", .answer = "each-draw"}}},
     .position = hand_is_cut_at_once<G>,
     .after = changes<State>("stage turn p.hand")},
    {.name = "a hand holds six cards at most when its player's turn is over",
     .clause = "draw.limit",
     .holds = hand_is_cut_at_the_end<G>,
     .after = changes<State>("turn")},
    {.name = "no card is discarded before the end of a turn",
     .clause = "draw.limit",
     .assumes = {{{.ruling = "limit", .answer = "turn-end"}}},
     .holds = no_discard_within_a_turn<G>,
     .after = moves_of<Move, Discard>()},
    {.name = "a card that is played, blocks or is discarded is out, and no other is",
     .clause = "play.out",
     .holds = a_card_is_spent_once<G>,
     .after = changes<State>("p.deck p.hand p.out p.aside") |
              moves_of<Move, Play, Waste, Block, Discard>()},
    {.name = "cards are discarded face up",
     .clause = "draw.limit",
     .assumes = {{{.ruling = "discards", .answer = "open"}}},
     .position = open_discards<G>,
     .after = changes<State>("p.aside")},
    {.name = "to draw is to take two cards, or the last one",
     .clause = "draw.two",
     .holds = a_draw_takes_two<G>,
     .after = moves_of<Move, Draw, Drawn>()},
    {.name = "cards are drawn while there are any",
     .clause = "draw.two",
     .assumes = {{{.ruling = "draw-empty", .answer = "illegal"},
                  {.ruling = "draw-single", .answer = "one"}}},
     .position = draws_from<G, 1>,
     .after = to(Stage::action)},
    {.name = "drawing is always allowed",
     .clause = "draw.two",
     .assumes = {{{.ruling = "draw-empty", .answer = "no-effect"},
                  {.ruling = "draw-single", .answer = "one"}}},
     .position = draws_from<G, 0>,
     .after = to(Stage::action)},
    {.name = "cards are drawn while there are two",
     .clause = "draw.two",
     .assumes = {{{.ruling = "draw-empty", .answer = "illegal"},
                  {.ruling = "draw-single", .answer = "illegal"}}},
     .position = draws_from<G, 2>,
     .after = to(Stage::action)},
    {.name = "nobody sees the other's hand, and everybody sees how many cards it holds",
     .clause = "draw.two",
     .position = hands_are_hidden<G>,
     .sample = 8},
});

}  // namespace ruleproof::properties::drako_laws
