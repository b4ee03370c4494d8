/// Whether the counts of the rulebook agree with each other.
#include <bit>
#include <string>

#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and planks

auto do_the_counts_agree(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(6);
  const auto& rules = game.rules();
  int cards = 0;
  for (std::size_t seat = 0; seat < colour_count; ++seat)
    cards += std::popcount(rules.hands[seat].bits);
  int planks = 0;
  for_each_plank(game.start(), [&](PlankName, const Plank&) { ++planks; });
  Answer answer{.says = Says::yes, .how = How::counted};
  const auto check = [&](const char* what, int left, int right) {
    if (left != right) answer.says = Says::no;
    answer.fact(what, std::to_string(left) + " = " + std::to_string(right));
  };
  check("RD-CC1: cards in all hands of six, and printed", cards, 78);
  check("RD-CC2: planks of six, and printed", planks, 36);
  check("RD-CC3: islets, and stones", static_cast<int>(rules.components.islets.size()),
        rules.components.stones);
  check("RD-CC4: actions and dragons of a hand, and cards of a colour",
        std::popcount(all_actions.bits) + static_cast<int>(colour_count) - 1, 13);
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto used = static_cast<int>(colours_in_play(players).size());
    const auto dragons = std::popcount(game_of(players).rules().hands[0].without(all_actions).bits);
    const auto removed = static_cast<int>(colour_count) - 1 - dragons;
    check(("RD-CC5: colours used and dragons removed, with " + std::to_string(players) + " players")
              .c_str(),
          used + removed, static_cast<int>(colour_count));
  }
  answer.title = answer.says == Says::yes ? "The counts of the rulebook agree with each other"
                                          : "Some counts of the rulebook disagree";
  answer.data = data_of(game);
  answer.clauses = {"pieces.count", "setup.hand", "setup.colours"};
  return {answer};
}

}  // namespace ruleproof::solver::river_dragons_question
