/// What decides endings that are solved exactly: which ability takes a wound, and when the second
/// of two attacks is answered. Which endings are looked at is left to chance, so that what is found
/// in them is sampled; for the second question one ending suffices, of which every hand is solved.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/questions/by_chance.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/question.hpp"

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

/// The first choice that wins and the first that loses, each with the wound and the best play of
/// both behind it.
auto both_ways(const Drako& game, const SolvedEnding::Decision& decision, const AskOptions& options)
    -> std::vector<Shown> {
  std::vector<Shown> shown;
  for (const bool wins : {true, false}) {
    const auto choice = std::ranges::find(decision.choices, wins, &std::pair<Move, bool>::second);
    const auto next = game.apply(decision.state, choice->first).next;
    const auto solved = SolvedEnding::of(game, next, small_endings(options));
    if (!solved || solved->dwarves_win() != wins) return {};
    std::vector<Move> line{choice->first};
    for (const auto& move : solved->best_line()) line.push_back(move);
    const auto ability = index(std::get<Allot>(choice->first).ability);
    shown.push_back(show_marked(
        game, decision.state, std::span<const Move>(line),
        fmt::format("the wound of {} {} with best play of both", ability_names[ability],
                    wins ? "wins" : "loses"),
        std::vector<Mark>{{1, fmt::format("before.dragon.ability{0} = {1} and dragon.ability{0} = "
                                          "{1} + 1",
                                          ability + 1, decision.state.dragon.abilities[ability])},
                          {line.size(), won_claim(solved->winner())}}));
  }
  return shown;
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
    }
    if (decisions == 1) answer.shown = both_ways(game, *decision, options);
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
  answer.fact(std::string(common_by_chance), std::string(best_play_has_no_mark));
  answer.text =
      "Each ending is solved exactly; a decision matters if some choice wins and another "
      "loses, and one such decision of each ending counts.";
  answer.bound =
      fmt::format("{} endings drawn by lot, hands of {}; in {} of them a decision matters{}",
                  endings, hands_of(size), decisions, left_out());
  return answer;
}

/// The dwarves have a double attack and a stronger one, two of them touch the dragon, and he has
/// one box of fire and one of walk left: what is attacked first may decide what he needs next.
auto before_double_attack(const Drako& game) -> State {
  return sketch(
      game,
      "turn=dwarves actions=1 dragon.at=c3 dragon.armour=4 dragon.ability1=3 dragon.ability2=2 "
      "dragon.ability3=2 dwarf1.wounds=5 dwarf2.at=c4 dwarf2.wounds=3 dwarf3.at=b3 dwarf3.wounds=3 "
      "p1.deck=- p1.hand=attack-two-1+attack-2 p2.deck=- p2.hand=-");
}

/// Calls `visit(state)` with every hand of three cards that the dragon can have.
template <class Visit>
auto for_hands_of_three(const Drako& game, const State& start, Visit&& visit) -> void {
  const auto kinds = game.rules().deck(Side::dragon).size();
  const auto take = [](State& state, std::size_t kind) {
    auto& stock = state.stock(Side::dragon);
    const auto card = static_cast<Card>(kind);
    if (stock.out[card] == 0) return false;
    --stock.out[card];
    ++stock.hand[card];
    ++stock.held;
    return true;
  };
  for (std::size_t a = 0; a < kinds; ++a) {
    for (std::size_t b = a; b < kinds; ++b) {
      for (std::size_t c = b; c < kinds; ++c) {
        auto state = start;
        if (take(state, a) && take(state, b) && take(state, c)) visit(std::as_const(state));
      }
    }
  }
}

}  // namespace

auto which_ability_is_to_be_wounded_first(const AskOptions& options) -> Answers {
  const auto game = game_of();
  return {cards_lost(game), allotments(game, options)};
}

auto does_it_matter_when_the_second_attack_is_answered(const AskOptions& options) -> Answers {
  const auto together = game_of();
  const auto apart = game_of({.double_attack = DoubleAttack::one_by_one});
  auto answer = about(together, "", {"icon.attack-two"}, Says::unknown, How::bounded);
  answer.title = "No ending was found in which it matters when the second attack is answered";
  answer.how = {How::bounded, scope_of(together, apart)};
  answer.bound = "one ending, every hand of three cards of the dragon";
  std::uint64_t compared = 0;
  std::uint64_t differ = 0;
  for_hands_of_three(together, before_double_attack(together), [&](const State& start) {
    const auto a = SolvedEnding::of(together, start, small_endings(options));
    const auto b = SolvedEnding::of(apart, start, small_endings(options));
    if (!a || !b) return;
    ++compared;
    if (a->dwarves_win() == b->dwarves_win() || ++differ > 1) return;
    const auto best = [&](const Drako& game, const SolvedEnding& solved) {
      return show_won(game, start, solved.best_line(), solved.winner(),
                      "best play under " + named(game) + ": won by the side of the " +
                          drako::to_text(solved.winner()));
    };
    set_shown(answer, best(together, *a),
              "It can matter whether both attacks are answered before the first wounds");
    answer.shown.push_back(best(apart, *b));
    answer.text =
        "With best play this ending is won by one side under one reading, by the other side under "
        "the other; each is solved over all its positions. A dragon who sees which ability the "
        "first attack costs him knows which of two shields he can do without.";
  });
  answer.fact("endings solved under both readings", std::to_string(compared))
      .fact("of these, with another winner", std::to_string(differ))
      .fact(std::string(common_by_chance), std::string(best_play_has_no_mark));
  return {answer};
}

}  // namespace ruleproof::solver::drako_question
