/// Dragon cards: how many of a size can be drawn, which stacks run dry and when.
#include <algorithm>
#include <string>

#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

auto name_of(Size size) -> std::string { return std::string(size_names[index(size)]); }

/// Draws of a size that are possible in the first turns of the game, of all players together.
auto draws_by(const std::vector<int>& most, int players, int turns) -> int {
  int all = 0;
  for (int p = 0; p < players; ++p) {
    all += most[static_cast<std::size_t>((turns / players) + (p < turns % players ? 1 : 0))];
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
  return "round " + std::to_string(((turn - 1) / game.players()) + 1) + ", seat " +
         std::to_string(((turn - 1) % game.players()) + 1);
}

/// Everybody passes and draws the wanted size as fast as can be, from the market if `open`.
auto drawn_line(const SeaDragons& game, const std::vector<Exchange>& exchanges, bool open,
                int turns) -> Line {
  int passed = 0;
  return line_of(game, game.start(),
                 [&](const auto&, const State& state, std::span<const Move> list) -> std::size_t {
                   const auto pick = [&](auto&& wanted) -> std::size_t {
                     const auto found = std::ranges::find_if(list, wanted);
                     return found == list.end() ? 0
                                                : static_cast<std::size_t>(found - list.begin());
                   };
                   if (state.stage == Stage::lay) {
                     if (passed == turns) return stop_playing;
                     const auto turn = static_cast<std::size_t>(passed++ / game.players());
                     return pick([&](const Move& move) {
                       const auto* pass = std::get_if<Pass>(&move);
                       return pass != nullptr && size_of(pass->figure) == exchanges[turn].gives;
                     });
                   }
                   if (state.stage != Stage::take) return 0;
                   const auto wanted =
                       exchanges[static_cast<std::size_t>((passed - 1) / game.players())].takes;
                   const bool any_left = cards_of(state.stack, wanted) > 0;
                   return pick([&](const Move& move) {
                     const auto* take = std::get_if<Take>(&move);
                     const auto* top = std::get_if<TakeTop>(&move);
                     if (!open && any_left) return top != nullptr && top->size == wanted;
                     return take != nullptr && size_of(take->figure) == wanted;
                   });
                 });
}

/// The answer for one size: whether its stack can be empty, and its row.
auto dry(const SeaDragons& game, Size size) -> Answer {
  const auto most = most_draws(size, game.rules().heads);
  const int all = draws_by(most, game.players(), turns_of(game));
  const int offer = on_offer(game, size);
  const int stack = offer - market_cards;
  const int stack_turn = turn_of_draw(game, most, stack);
  const int row_turn = turn_of_draw(game, most, offer);
  Answer answer{.aspect = players_aspect(game.players()) + "/" + name_of(size),
                .says = stack_turn > 0 ? Says::yes : Says::no,
                .how = How::counted};
  answer.fact("most cards drawn in the game", std::to_string(all));
  answer.fact("cards in the stack, and on the market, at the beginning",
              std::to_string(stack) + " and " + std::to_string(market_cards));
  answer.data = data_of(game);
  answer.clauses = {"take.size", "take.refill", "components.count", "setup.hand"};
  const auto who = std::to_string(game.players()) + " players";
  if (stack_turn == 0) {
    answer.title = "The stack of " + name_of(size) + " cards never runs dry with " + who;
    answer.text = "All players together cannot draw so many of that size in all their turns.";
    return answer;
  }
  answer.title = "The stack of " + name_of(size) + " cards can be empty with " + who +
                 ", at the earliest after " + when(game, stack_turn);
  answer.text = row_turn > 0 ? "Its row of the market can be empty too, at the earliest after " +
                                   when(game, row_turn) + "."
                             : "One card of its row at least is always left.";
  answer.fact("earliest empty stack", when(game, stack_turn));
  answer.fact("earliest empty row", row_turn > 0 ? when(game, row_turn) : "never");
  const auto plan = fastest_draws(size, game.rules().heads);
  if (!plan) return answer.how = How::unknown, answer;
  const int turns = row_turn > 0 ? row_turn : stack_turn;
  answer.shown.push_back(show(game, drawn_line(game, *plan, false, turns),
                              "everybody passes and draws that size", [&](const State& state) {
                                return cards_of(state.stack, size) == 0 &&
                                       (row_turn == 0 || cards_of(state.market, size) == 0);
                              }));
  return answer;
}

}  // namespace

auto how_many_cards_of_a_size_can_be_drawn(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    Answer answer{.aspect = players_aspect(players), .says = Says::value, .how = How::counted};
    for (std::size_t s = 0; s < size_count; ++s) {
      const auto size = static_cast<Size>(s);
      const auto most = most_draws(size, game.rules().heads);
      std::string by_turn;
      for (std::size_t t = 1; t < most.size(); ++t) {
        by_turn += (t > 1 ? " " : "") + std::to_string(most[t]);
      }
      answer.fact(name_of(size) + " cards of one player by his turn 1, 2, ...", by_turn);
      answer.fact(name_of(size) + " cards of all players, and cards outside the first hands",
                  std::to_string(draws_by(most, players, turns_of(game))) + " of " +
                      std::to_string(on_offer(game, size)));
    }
    const int left = least_on_offer(game);
    answer.fact("fewest cards of the other two sizes left when one is to be taken",
                std::to_string(left));
    answer.title = left > 0 ? "A player never lacks a card of another size, with " +
                                  std::to_string(players) + " players"
                            : "Whether a player can lack a card of another size is not known";
    if (left <= 0) answer.says = Says::unknown;
    answer.text =
        "The most that one player can draw is counted over all sequences of sizes given and "
        "taken, while all sizes are there; every turn takes one card at most.";
    answer.data = data_of(game);
    answer.clauses = {"take.size", "setup.hand", "components.count"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto which_stacks_can_run_dry(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    for (std::size_t s = 0; s < size_count; ++s) {
      answers.push_back(dry(game, static_cast<Size>(s)));
    }
  }
  return answers;
}

auto can_a_row_be_empty_before_its_stack(const AskOptions& /*options*/) -> Answers {
  // Only where a pass does not refill: two cards are then enough.
  Rulings rulings;
  rulings.pass_refill = PassRefill::no;
  Answers answers;
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players, rulings);
    Answer answer{
        .aspect = players_aspect(players) + "/no-refill", .says = Says::yes, .how = How::replayed};
    const auto plan = fastest_draws(Size::small, game.rules().heads);
    if (plan) {
      answer.shown.push_back(show(game, drawn_line(game, *plan, true, market_cards),
                                  "two players pass and take the row", [&](const State& state) {
                                    return cards_of(state.market, Size::small) == 0 &&
                                           cards_of(state.stack, Size::small) > 0;
                                  }));
    }
    if (!replays(answer)) answer.how = How::unknown;
    answer.title = "Under pass-refill=no a row is empty after " + std::to_string(market_cards) +
                   " passes, with cards in its stack";
    answer.text = "Under pass-refill=yes each card of a row is replaced while its stack has one.";
    answer.data = data_of(game);
    answer.clauses = {"take.refill", "pass"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::sea_dragons_question
