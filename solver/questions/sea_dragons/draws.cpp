/// Dragon cards: how many of a size can be drawn, which stacks and rows run dry, and when. A turn
/// gives a card of one size and takes one of another: every sequence of such exchanges is counted,
/// with all sizes on offer, which is an upper bound; games in which everybody passes and draws as
/// fast as that show that it is reached.
#include "solver/questions/sea_dragons/draws.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <map>
#include <ranges>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/rulings.hpp"
#include "model/sea_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/sea_dragons/claims.hpp"
#include "solver/questions/sea_dragons/games.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// Under other answers to these, more or fewer cards are drawn, or other ones.
const OpenQuestions unlike_draws = {"empty-stack", "pass-card", "pass-refill", "end-moment",
                                    "net-gold"};

/// Cards of each size in a hand.
using HandSizes = std::array<int, size_count>;
constexpr HandSizes first_hand = {0, hand_cards, 0};

/// One player's turn: a card of one size goes, one of another comes.
struct Exchange {
  Size gives = Size::small;
  Size takes = Size::small;
};

template <class Visit>
auto for_each_exchange(const HandSizes& hand, Visit&& visit) -> void {
  for (std::size_t give = 0; give < size_count; ++give) {
    if (hand[give] == 0) continue;
    for (std::size_t take = 0; take < size_count; ++take) {
      if (take == give) continue;
      auto then = hand;
      --then[give];
      ++then[take];
      visit(Exchange{static_cast<Size>(give), static_cast<Size>(take)}, then);
    }
  }
}

auto extend(const HandSizes& hand, Size wanted, const std::vector<int>& most, int taken,
            std::vector<Exchange>& done) -> bool {
  if (taken < most[done.size()]) return false;
  if (done.size() + 1 == most.size()) return true;
  bool found = false;
  for_each_exchange(hand, [&](const Exchange& exchange, const HandSizes& then) {
    if (found) return;
    done.push_back(exchange);
    found = extend(then, wanted, most, taken + (exchange.takes == wanted ? 1 : 0), done);
    if (!found) done.pop_back();
  });
  return found;
}

/// A sequence that takes `most_draws` by every turn up to the last; empty if no single one does.
auto fastest_draws(Size wanted, int turns) -> std::vector<Exchange> {
  std::vector<Exchange> done;
  extend(first_hand, wanted, most_draws(wanted, turns), 0, done);
  return done;
}

/// Cards of a size outside the hands when play begins.
auto on_offer(const SeaDragons& game, Size size) -> int {
  const int dealt = size == Size::medium ? hand_cards * game.players() : 0;
  return cards_of(game.rules().components.cards, size) - dealt;
}

/// Draws of a size that are possible in the first turns of the game, of all players together.
auto draws_by(const std::vector<int>& most, int players, int turns) -> int {
  int all = 0;
  for (int p = 0; p < players; ++p) {
    const auto own = (turns / players) + (p < turns % players ? 1 : 0);
    all += most[static_cast<std::size_t>(own)];
  }
  return all;
}

/// The first turn of the game, from 1, by whose end so many cards can be drawn; 0 if none.
auto turn_of_draw(const SeaDragons& game, const std::vector<int>& most, int draws) -> int {
  for (int turn = 1; turn <= turns_of(game); ++turn) {
    if (draws_by(most, game.players(), turn) >= draws) return turn;
  }
  return 0;
}

auto when(const SeaDragons& game, int turn) -> std::string {
  return fmt::format("round {}, seat {}", ((turn - 1) / game.players()) + 1,
                     ((turn - 1) % game.players()) + 1);
}

/// Everybody passes and draws the wanted size as fast as can be, from the market if `open`.
auto drawn_line(const SeaDragons& game, Size wanted, bool open, int turns) -> Line {
  const auto exchanges = fastest_draws(wanted, game.rules().heads);
  if (exchanges.empty()) return {};
  int passed = 0;
  Exchange now;
  const auto liked = [&](const State& state, const Move& move) {
    if (const auto* pass = std::get_if<Pass>(&move)) return size_of(pass->figure) == now.gives;
    if (!open && cards_of(state.stack, now.takes) > 0) {
      const auto* top = std::get_if<TakeTop>(&move);
      return top != nullptr && top->size == now.takes;
    }
    const auto* take = std::get_if<Take>(&move);
    return take != nullptr && size_of(take->figure) == now.takes;
  };
  return line_of(game, [&](const auto&, const State& state, std::span<const Move> list) {
    if (state.stage != Stage::lay && state.stage != Stage::take) return std::size_t{0};
    if (state.stage == Stage::lay) {
      if (passed == turns) return stop_playing;
      now = exchanges[static_cast<std::size_t>(passed++ / game.players())];
    }
    const auto found =
        std::ranges::find_if(list, [&](const Move& move) { return liked(state, move); });
    return found == list.end() ? 0 : static_cast<std::size_t>(found - list.begin());
  });
}

/// The stack holds a card until so many turns have been had, and the row in play, too.
auto dry_claims(const SeaDragons& game, Size size, int stack_turn, int row_turn)
    -> std::vector<std::string> {
  const auto had = [&](int turns) {
    return fmt::format("sum(p*.heads) <= {}", turns_of(game) - turns);
  };
  return {fmt::format("{} > 0 or {}", cards_claim("stack", size), had(stack_turn)),
          fmt::format("stage < {} or {} > 0{}", static_cast<int>(Stage::lay),
                      cards_claim("market", size), row_turn > 0 ? " or " + had(row_turn) : "")};
}

/// The answer for one size: whether its stack can be empty, and its row.
auto dry(const SeaDragons& game, Size size) -> Answer {
  const auto most = most_draws(size, game.rules().heads);
  const int offer = on_offer(game, size);
  const int stack = offer - market_cards;
  const int stack_turn = turn_of_draw(game, most, stack);
  const int row_turn = turn_of_draw(game, most, offer);
  Answer answer{.aspect = to_text(size),
                .clauses = {"take.size", "take.refill", "components.count", "setup.hand"}};
  if (!is_settled(game, unlike_draws, answer)) return answer;
  answer.says = stack_turn > 0 ? Says::yes : Says::no;
  answer.how = {How::counted, scope_of(game)};
  const int drawn = draws_by(most, game.players(), turns_of(game));
  answer.fact("most cards drawn in the game", std::to_string(drawn))
      .fact("cards in the stack, and on the market, at the beginning",
            fmt::format("{} and {}", stack, market_cards));
  if (stack_turn == 0) {
    answer.title = fmt::format("The stack of {} cards never runs dry with {} players",
                               to_text(size), game.players());
    answer.always = {fmt::format("{} >= {}", cards_claim("stack", size), stack - drawn)};
    answer.text = "All players together cannot draw so many of that size in all their turns.";
    return answer;
  }
  answer.title =
      fmt::format("The stack of {} cards can be empty with {} players, at the earliest after {}",
                  to_text(size), game.players(), when(game, stack_turn));
  answer.always = dry_claims(game, size, stack_turn, row_turn);
  answer.text = "One card of its row at least is always left.";
  if (row_turn > 0) {
    answer.text = fmt::format("Its row of the market can be empty too, at the earliest after {}.",
                              when(game, row_turn));
  }
  answer.fact("earliest empty stack", when(game, stack_turn))
      .fact("earliest empty row", row_turn > 0 ? when(game, row_turn) : "never");
  const auto show_dry = [&](int turns, const char* what, const std::string& claim) {
    // Not later; after the last turn nothing is later.
    const int heads = turns_of(game) - turns;
    answer.shown.push_back(
        show(game, drawn_line(game, size, false, turns), what,
             heads > 0 ? fmt::format("{} and sum(p*.heads) >= {}", claim, heads) : claim));
  };
  const auto no_stack = cards_claim("stack", size) + " = 0";
  show_dry(stack_turn, "everybody passes and draws that size until its stack is empty", no_stack);
  if (row_turn > 0) {
    show_dry(row_turn, "the same, until its row is empty, too",
             no_stack + " and " + cards_claim("market", size) + " = 0");
  }
  return answer;
}

}  // namespace

auto most_draws(Size wanted, int turns) -> std::vector<int> {
  std::map<HandSizes, int> now = {{first_hand, 0}};
  std::vector<int> most = {0};
  for (int turn = 0; turn < turns; ++turn) {
    std::map<HandSizes, int> next;
    for (const auto& [hand, taken] : now) {
      for_each_exchange(hand, [&](const Exchange& exchange, const HandSizes& then) {
        next[then] = std::max(next[then], taken + (exchange.takes == wanted ? 1 : 0));
      });
    }
    now = std::move(next);
    most.push_back(std::ranges::max(now | std::views::values));
  }
  return most;
}

auto least_on_offer(const SeaDragons& game) -> int {
  int fewest = std::numeric_limits<int>::max();
  for (std::size_t barred = 0; barred < size_count; ++barred) {
    int left = 1 - turns_of(game);
    for (std::size_t s = 0; s < size_count; ++s) {
      if (s != barred) left += on_offer(game, static_cast<Size>(s));
    }
    fewest = std::min(fewest, left);
  }
  return fewest;
}

auto how_many_cards_of_a_size_can_be_drawn(const SeaDragons& game, const AskOptions& /*options*/)
    -> Answers {
  const int left = least_on_offer(game);
  Answer answer{.clauses = {"take.size", "setup.hand", "components.count"}};
  if (!is_settled(game, unlike_draws, answer)) return {answer};
  answer.says = left > 0 ? Says::value : Says::unknown;
  answer.how = {How::counted, scope_of(game)};
  answer.title = left > 0 ? fmt::format(
                                "A player never lacks a card of another size, with {} "
                                "players",
                                game.players())
                          : "Whether a player can lack a card of another size is not known";
  answer.text =
      "The most that one player can draw is counted over all sequences of sizes given and taken, "
      "while all sizes are there; every turn takes one card at most.";
  answer.always = offer_claims(left);
  for (const auto size : {Size::small, Size::medium, Size::large}) {
    const auto most = most_draws(size, game.rules().heads);
    answer
        .fact(to_text(size) + " cards of one player by his turn 1, 2, ...",
              fmt::format("{}", fmt::join(most | std::views::drop(1), " ")))
        .fact(to_text(size) + " cards of all players, and cards outside the first hands",
              fmt::format("{} of {}", draws_by(most, game.players(), turns_of(game)),
                          on_offer(game, size)));
  }
  answer.fact("fewest cards of the other two sizes left when one is to be taken",
              std::to_string(left));
  return {answer};
}

auto which_stacks_can_run_dry(const SeaDragons& game, const AskOptions& /*options*/) -> Answers {
  return {dry(game, Size::small), dry(game, Size::medium), dry(game, Size::large)};
}

auto can_a_row_be_empty_before_its_stack(const SeaDragons& usual, const AskOptions& options)
    -> Answers {
  // Only where a pass does not refill: two cards are then enough.
  const auto game = game_for(options, usual.players(), {.pass_refill = PassRefill::no}).value();
  Answer answer{.aspect = "no-refill", .clauses = {"take.refill", "pass"}};
  if (!is_settled(game, {"pass-card"}, answer)) return {answer};
  answer.says = Says::yes;
  answer.how = How::replayed;
  answer.title = fmt::format(
      "Under pass-refill=no a row is empty after {} passes, with cards in its stack", market_cards);
  answer.text = "Under pass-refill=yes each card of a row is replaced while its stack has one.";
  answer.shown = {show(
      game, drawn_line(game, Size::small, true, market_cards), "two players pass and take the row",
      fmt::format("stage >= {} and sum(p*.heads) = {} and {} = 0 and {} > 0",
                  static_cast<int>(Stage::lay), turns_of(game) - market_cards,
                  cards_claim("market", Size::small), cards_claim("stack", Size::small)))};
  return {answer};
}

}  // namespace ruleproof::solver::sea_dragons_question
