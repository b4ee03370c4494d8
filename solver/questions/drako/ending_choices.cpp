/// What decides endings that are solved exactly: which ability takes a wound, and when the second
/// of two attacks is answered. Which endings are looked at is left to chance, so that what is found
/// in them is sampled, and a pair of games with different winners is a proof.
#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "model/drako/figures.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/questions.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

/// Cards of the dragon's deck that lose a use, or all use, with an ability.
auto cards_lost(const Drako& game) -> Answer {
  constexpr std::array<Icon, ability_count> icons = {Icon::fly, Icon::flame, Icon::walk};
  auto answer =
      about(game, "cards-lost", {"wounds.allotted", "ability.needed"}, Says::value, How::counted);
  const auto& deck = game.rules().deck(Side::dragon);
  const auto some = [&](Ability ability) { return cards_showing(deck, icons[index(ability)]); };
  for (const auto ability : all_abilities) {
    int all = 0;
    for (const auto& kind : deck) {
      const bool alone = kind.shows(icons[index(ability)]) && kind.faces[1].icon == Icon::none;
      all += alone ? kind.copies : 0;
    }
    const std::string name(ability_names[index(ability)]);
    answer.fact("cards that lose a use with " + name, std::to_string(some(ability)))
        .fact("of these, cards that are of no use then", std::to_string(all))
        .fact("boxes of " + name, std::to_string(game.rules().boxes(ability)));
  }
  // Cards for each wound, compared without fractions.
  const auto most = *std::ranges::max_element(all_abilities, [&](Ability a, Ability b) {
    return some(a) * game.rules().boxes(b) < some(b) * game.rules().boxes(a);
  });
  answer.title = fmt::format(
      "For each wound that it takes, the loss of {} takes a use from the most cards of the full "
      "dragon deck",
      ability_names[index(most)]);
  answer.text = "This counts cards, not what they are worth.";
  return answer;
}

/// Where it matters in solved endings which ability takes a wound: which choices win. One decision
/// of each ending counts, so that they are independent.
auto allotments(const Drako& game, const AskOptions& options) -> Answer {
  std::array<std::uint64_t, ability_count> wins{};
  std::array<std::uint64_t, ability_count> offered{};
  std::uint64_t endings = 0;
  std::uint64_t decisions = 0;
  auto answer =
      about(game, "endings", {"wounds.allotted", "ability.lost"}, Says::unknown, How::sampled);
  answer.title = "No ending was found in which it matters which ability is wounded";
  const EndingSize size{.dwarf_cards = 3, .dragon_cards = 2, .dragon_boxes = 4};
  const auto count = 400 * options.effort;
  for_endings(game, size, count, options.seed + 7, options, [&](const State&, const auto& solved) {
    ++endings;
    const auto decision = solved.allotment_that_matters();
    if (!decision) return;
    ++decisions;
    for (const auto& [move, won] : decision->choices) {
      const auto ability = index(std::get<Allot>(move).ability);
      ++offered[ability];
      wins[ability] += won ? 1 : 0;
      if (!won || !answer.shown.empty()) continue;
      // That it wins is what solving the ending says; the record shows the wound.
      answer.shown.push_back(show_from(game, decision->state, std::span(&move, 1),
                                       "this choice wins, another loses",
                                       fmt::format("dragon.ability{} = {}", ability + 1,
                                                   decision->state.dragon.abilities[ability] + 1)));
    }
  });
  std::size_t best = 0;
  for (std::size_t i = 0; i < ability_count; ++i) {
    const auto found = frequency(wins[i], offered[i]);
    if (found.share() > frequency(wins[best], offered[best]).share()) best = i;
    answer.fact(std::string(ability_names[i]) + " wins where it can be chosen",
                fmt::format("{} of {}, {}", wins[i], offered[i], in_words(found)));
  }
  if (decisions > 0) {
    answer.says = Says::value;
    answer.title = fmt::format(
        "Where it matters in solved endings which ability takes a wound, {} is most often right",
        ability_names[best]);
  }
  answer.text =
      "Each ending is solved exactly; a decision matters if some choice wins and another "
      "loses, and one such decision of each ending counts.";
  answer.bound =
      fmt::format("{} endings drawn by lot, hands of {}; in {} of them a decision matters{}",
                  endings, hands_of(size), decisions, left_out());
  return answer;
}

/// A double attack is in hand, two dwarves can strike it, and the dragon holds a shield.
auto begin_double_attack(const Drako& game, State& state) -> bool {
  const auto& rules = game.rules();
  const auto& deck = rules.deck(Side::dwarves);
  const auto kind =
      std::ranges::find_if(deck, [](const CardKind& card) { return card.shows(Icon::attack_two); });
  const auto card = static_cast<Card>(kind - deck.begin());
  auto& stock = state.stock(Side::dwarves);
  const auto& hand = state.stock(Side::dragon).hand;
  if (stock.out[card] == 0 || std::popcount(dwarves_beside(rules, state)) < 2 ||
      cards_showing(rules.deck(Side::dragon), hand, Icon::shield) == 0) {
    return false;
  }
  --stock.out[card];
  ++stock.hand[card];
  ++stock.held;
  state.turn = Side::dwarves;
  return true;
}

}  // namespace

auto which_ability_is_to_be_wounded_first(const AskOptions& options) -> Answers {
  const auto game = game_of();
  return {cards_lost(game), allotments(game, options)};
}

auto does_it_matter_when_the_second_attack_is_answered(const AskOptions& options) -> Answers {
  const auto together = game_of();
  const auto apart = game_of({.double_attack = DoubleAttack::one_by_one});
  auto answer = about(together, "", {"icon.attack-two"}, Says::unknown, How::sampled);
  answer.title = "No ending was found in which it matters when the second attack is answered";
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
    const auto best = [&](const Drako& game, const SolvedEnding& solved) {
      return show_won(game, start, solved.best_line(), solved.winner(),
                      "best play under " + named(game));
    };
    set_shown(answer, best(together, *a),
              "It can matter whether both attacks are answered before the first wounds");
    answer.shown.push_back(best(apart, *b));
    answer.text =
        "With best play the ending is won by one side under one reading, by the other side "
        "under the other; each is solved over all its positions.";
  }
  if (answer.shown.empty()) {
    answer.bound = std::to_string(compared) + " endings drawn by lot" + left_out();
  }
  answer.fact("endings solved under both readings", std::to_string(compared));
  return {answer};
}

}  // namespace ruleproof::solver::drako_question
