/// Does it matter when the dragon answers the second of two attacks?
#include <algorithm>
#include <bit>
#include <string>

#include "model/drako/figures.hpp"
#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

/// Best play from an ending.
auto show_best(const Drako& game, const State& start, const SolvedEnding& solved) -> Shown {
  const std::size_t winner = solved.dwarves_win() ? 0 : 1;
  return show_from(game, start, solved.best_line(), "best play under " + named(game),
                   [&](const State& end) { return game.outcome(end).wins[winner]; });
}

/// A double attack is in hand, two dwarves can strike it, and the dragon holds a shield.
auto begin_double_attack(const Drako& game, State& state) -> bool {
  const auto& deck = game.rules().deck(Side::dwarves);
  const auto shows = [](Icon icon) {
    return [icon](const CardKind& kind) { return kind.shows(icon); };
  };
  const auto card =
      static_cast<Card>(std::ranges::find_if(deck, shows(Icon::attack_two)) - deck.begin());
  auto& stock = state.stock(Side::dwarves);
  if (stock.out[card] == 0 || std::popcount(dwarves_beside(game.rules(), state)) < 2) return false;
  const auto& dragon = game.rules().deck(Side::dragon);
  bool shield = false;
  for (std::size_t i = 0; i < dragon.size(); ++i) {
    shield = shield || (state.stock(Side::dragon).hand[static_cast<Card>(i)] > 0 &&
                        dragon[i].shows(Icon::shield));
  }
  if (!shield) return false;
  --stock.out[card];
  ++stock.hand[card];
  ++stock.held;
  state.turn = Side::dwarves;
  return true;
}

}  // namespace

auto does_it_matter_when_the_second_attack_is_answered(const AskOptions& options) -> Answers {
  const auto together = game_of();
  Rulings rulings;
  rulings.double_attack = DoubleAttack::one_by_one;
  const auto apart = game_of(rulings);
  Answer answer{.says = Says::unknown, .how = How::sampled};
  answer.title = "No ending was found in which it matters when the second attack is answered";
  answer.data = together.rules().components.provenance;
  answer.clauses = {"icon.attack-two"};
  std::uint64_t compared = 0;
  Random random(options.seed + 11);
  for (std::uint64_t i = 0; i < 40'000 * options.effort && answer.shown.empty(); ++i) {
    auto start =
        random_ending(together, random, {.dwarf_cards = 1, .dragon_cards = 2, .dragon_boxes = 4});
    if (!begin_double_attack(together, start)) continue;
    const auto a = SolvedEnding::of(together, start, small_endings(options));
    const auto b = SolvedEnding::of(apart, start, small_endings(options));
    if (!a || !b) continue;
    ++compared;
    if (a->dwarves_win() == b->dwarves_win()) continue;
    answer.says = Says::yes;
    answer.how = How::replayed;
    answer.title = "It can matter whether both attacks are answered before the first wounds";
    answer.text =
        "With best play the ending is won by one side under one reading, by the other side "
        "under the other; each is solved over all its positions.";
    answer.shown.push_back(show_best(together, start, *a));
    answer.shown.push_back(show_best(apart, start, *b));
  }
  answer.bound =
      answer.shown.empty() ? std::to_string(compared) + " endings drawn by lot" + left_out() : "";
  answer.fact("endings solved under both readings", std::to_string(compared));
  return {answer};
}

}  // namespace ruleproof::solver::drako_question
