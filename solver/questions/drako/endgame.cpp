/// Who wins when the cards run low: endings solved exactly, over all positions that they can lead
/// to. Which endings are looked at is left to chance; in each, both sides play their best.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/state.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/graph/graph.hpp"
#include "solver/graph/state_graph.hpp"
#include "solver/graph/values.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

constexpr auto sides = std::to_array<Side>({Side::dwarves, Side::dragon});

/// The ending with the longest best line that a side wins.
struct Longest {
  State start;
  std::vector<Move> line;
  Node positions = 0;
};

auto endings_of(const Drako& game, const EndingSize& size, const AskOptions& options) -> Answer {
  std::array<std::uint64_t, side_count> endings{};  // by whose turn it is
  std::array<std::uint64_t, side_count> won{};
  std::array<std::optional<Longest>, side_count> longest;
  Node largest = 0;
  for_endings(game, size, 200 * options.effort, options.seed, options,
              [&](const State& start, const auto& solved) {
                ++endings[index(start.turn)];
                won[index(start.turn)] += solved.dwarves_win() ? 1 : 0;
                largest = std::max(largest, solved.positions());
                auto& best = longest[index(solved.winner())];
                if (best && best->line.size() >= solved.moves_left()) return;
                best = {start, solved.best_line(), solved.positions()};
              });
  const auto all = frequency(won[0] + won[1], endings[0] + endings[1]);
  auto answer = about(game, fmt::format("{}-against-{}", size.dwarf_cards, size.dragon_cards),
                      {"end.dragon-slain", "end.last-card"}, Says::value, How::sampled);
  answer.title = fmt::format("With hands of {} the dwarves win {} of endings drawn by lot",
                             hands_of(size), in_words(all));
  answer.text =
      "Each of these endings is solved exactly, over all positions that it can lead to; "
      "which endings are looked at is left to chance. The lines shown are best play.";
  answer.bound = fmt::format(
      "{} endings, both decks empty, hands open, at most {} boxes of the dragon empty{}", all.of,
      size.dragon_boxes, left_out());
  for (const auto side : sides) {
    answer.fact("won by the dwarves with the turn of the " + drako::to_text(side),
                in_words(frequency(won[index(side)], endings[index(side)])));
  }
  answer.fact("positions of the largest ending", std::to_string(largest))
      .fact(std::string(common_by_chance), std::string(best_play_has_no_mark));
  for (const auto side : sides) {
    const auto& best = longest[index(side)];
    if (!best) continue;
    answer.shown.push_back(show_won(
        game, best->start, best->line, side,
        fmt::format("the longest found that is won by the side of the {}, solved over {} positions",
                    drako::to_text(side), best->positions)));
  }
  return answer;
}

/// The dwarves' chance when the dragon's cards are dealt by lot from those that are left to him.
auto hidden_hand(const Drako& game, const AskOptions& options) -> Answer {
  const auto start = sketch(
      game,
      "turn=dwarves actions=2 dragon.at=c5 dragon.armour=4 dragon.ability1=3 dragon.ability2=3 "
      "dragon.ability3=1 dwarf1.at=c4 dwarf2.at=c1 dwarf3.at=a1 rage=0 "
      "p1.deck=- p1.hand=attack-2+crossbow-1/move-1+attack-1/shield p2.deck=- p2.hand=-");
  const auto& deck = game.rules().deck(Side::dragon);
  auto answer = about(game, "hand-by-lot", {"end.dragon-slain", "end.last-card"}, Says::value,
                      How::exhaustive);
  int won = 0;
  int deals = 0;
  std::array<bool, side_count> seen{};
  // Every pair of his cards, by the number of ways in which it can be dealt.
  for (std::size_t a = 0; a < deck.size(); ++a) {
    for (std::size_t b = a; b < deck.size(); ++b) {
      const int ways =
          a == b ? deck[a].copies * (deck[a].copies - 1) / 2 : deck[a].copies * deck[b].copies;
      if (ways == 0) continue;
      auto state = start;
      auto& stock = state.stock(Side::dragon);
      for (const auto i : {a, b}) {
        --stock.out[static_cast<Card>(i)];
        ++stock.hand[static_cast<Card>(i)];
        ++stock.held;
      }
      const auto solved = SolvedEnding::of(
          game, state, {.max_states = 10 * most_positions, .max_bytes = options.max_bytes});
      if (!solved) return {.aspect = "hand-by-lot", .title = "An ending was too big"};
      deals += ways;
      won += solved->dwarves_win() ? ways : 0;
      if (std::exchange(seen[index(solved->winner())], true)) continue;
      answer.shown.push_back(
          show_won(game, state, solved->best_line(), solved->winner(),
                   solved->dwarves_win() ? "a hand that loses" : "a hand that wins"));
    }
  }
  answer.title = fmt::format(
      "In an ending in which the dragon's two cards are dealt by lot the dwarves win {} of {} "
      "deals",
      won, deals);
  answer.text = "The hand is dealt by lot, and then both play with open hands.";
  answer.bound = "every pair of the dragon's cards, each ending solved over all its positions";
  answer.fact(std::string(common_by_chance), std::string(best_play_has_no_mark));
  return answer;
}

/// The exact chance of the dwarves where there still are cards to draw, whose order is chance.
auto with_cards_to_draw(const Drako& game, const AskOptions& options) -> Answer {
  auto answer = about(game, "cards-to-draw", {"draw.two", "end.dragon-slain", "end.last-card"},
                      Says::value, How::sampled);
  Random random(options.seed + 3);
  std::uint64_t solved = 0;
  std::uint64_t open = 0;
  for (std::uint64_t i = 0; i < 250 * options.effort; ++i) {
    auto start =
        random_ending(game, random, {.dwarf_cards = 0, .dragon_cards = 1, .dragon_boxes = 4});
    put_into_deck(start, Side::dwarves, 3, random);
    put_into_deck(start, Side::dragon, 2, random);
    const StateGraph<Drako> graph(game, start, small_endings(options));
    if (!graph.complete()) continue;
    const auto won = [&](const State& end) { return game.outcome(end).wins[0] ? 1 : 0; };
    const auto expected = expect(graph.as_game(Seat::p1, won), 0, Others::against);
    if (!expected) continue;
    ++solved;
    if (expected->exact == "0" || expected->exact == "1") continue;
    if (++open <= 10) answer.fact(game.position(start), expected->exact);
  }
  answer.title =
      fmt::format("With cards still to be drawn, {} of endings drawn by lot are a matter of luck",
                  in_words(frequency(open, solved)));
  answer.text =
      "Each is solved over all its positions, with best play of both, open hands and the "
      "order of the deck as chance. The facts give the first of those in which the chance "
      "of the dwarves is neither 0 nor 1, and that chance as a fraction.";
  answer.bound = fmt::format(
      "{} endings with three cards in the dwarf deck and two in the dragon's, his hand of one "
      "card{}",
      solved, left_out());
  return answer;
}

}  // namespace

auto who_wins_endings(const AskOptions& options) -> Answers {
  const auto game = game_of();
  Answers answers;
  for (const auto& size : {EndingSize{1, 0, 2}, EndingSize{1, 1, 2}, EndingSize{2, 1, 3},
                           EndingSize{2, 2, 3}, EndingSize{3, 2, 4}}) {
    answers.push_back(endings_of(game, size, options));
  }
  answers.push_back(hidden_hand(game, options));
  answers.push_back(with_cards_to_draw(game, options));
  return answers;
}

}  // namespace ruleproof::solver::drako_question
