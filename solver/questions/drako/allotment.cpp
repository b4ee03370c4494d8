/// Which ability should take the dragon's wounds first?
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "solver/questions/drako/endings.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/shares.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

/// Cards of the dragon's deck that lose a use, or all use, with an ability.
auto cards_lost(const Drako& game) -> Answer {
  constexpr std::array<Icon, ability_count> icons = {Icon::fly, Icon::flame, Icon::walk};
  Answer answer{.aspect = "cards-lost", .says = Says::value, .how = How::counted};
  std::array<int, ability_count> some{};
  for (const auto ability : all_abilities) {
    const auto i = index(ability);
    int all = 0;
    for (const auto& kind : game.rules().deck(Side::dragon)) {
      if (!kind.shows(icons[i])) continue;
      some[i] += kind.copies;
      all += kind.faces[1].icon == Icon::none ? kind.copies : 0;
    }
    const auto name = std::string(ability_names[i]);
    answer.fact("cards that lose a use with " + name, std::to_string(some[i]))
        .fact("of these, cards that are of no use then", std::to_string(all))
        .fact("boxes of " + name, std::to_string(game.rules().boxes(ability)));
  }
  // Cards for each wound, compared without fractions.
  const auto most = *std::ranges::max_element(all_abilities, [&](Ability a, Ability b) {
    return some[index(a)] * game.rules().boxes(b) < some[index(b)] * game.rules().boxes(a);
  });
  answer.title = "For each wound that it takes, the loss of " +
                 std::string(ability_names[index(most)]) +
                 " takes a use from the most cards of the full dragon deck";
  answer.text = "This counts cards, not what they are worth.";
  answer.data = game.rules().components.provenance;
  answer.clauses = {"wounds.allotted", "ability.needed"};
  return answer;
}

/// Where it matters in solved endings which ability takes a wound: which choices win. One decision
/// of each ending counts, so that they are independent.
auto allotments(const Drako& game, const AskOptions& options) -> Answer {
  std::array<std::uint64_t, ability_count> wins{};
  std::array<std::uint64_t, ability_count> offered{};
  std::uint64_t endings = 0;
  std::uint64_t decisions = 0;
  std::optional<std::pair<State, Move>> example;
  const EndingSize size{.dwarf_cards = 3, .dragon_cards = 2, .dragon_boxes = 4};
  const auto count = 400 * options.effort;
  for_endings(game, size, count, options.seed + 7, options, [&](const State&, const auto& solved) {
    ++endings;
    bool first = true;
    solved.for_each_allotment_that_matters(
        [&](const State& state, const std::vector<Move>& moves, const std::vector<bool>& won) {
          if (!std::exchange(first, false)) return;
          ++decisions;
          for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto ability = index(std::get<Allot>(moves[i]).ability);
            ++offered[ability];
            wins[ability] += won[i] ? 1 : 0;
            if (won[i] && !example) example = {state, moves[i]};
          }
        });
  });
  Answer answer{.aspect = "endings",
                .says = decisions > 0 ? Says::value : Says::unknown,
                .how = How::sampled};
  std::size_t best = 0;
  const auto share = [&](std::size_t i) { return frequency(wins[i], offered[i]).share(); };
  for (std::size_t i = 1; i < ability_count; ++i) best = share(i) > share(best) ? i : best;
  answer.title = decisions > 0
                     ? "Where it matters in solved endings which ability takes a wound, " +
                           std::string(ability_names[best]) + " is most often right"
                     : "No ending was found in which it matters which ability is wounded";
  answer.text =
      "Each ending is solved exactly; a decision matters if some choice wins and another "
      "loses, and one such decision of each ending counts.";
  answer.bound = std::to_string(endings) + " endings drawn by lot, hands of " + hands_of(size) +
                 "; in " + std::to_string(decisions) + " of them a decision matters" + left_out();
  answer.data = game.rules().components.provenance;
  answer.clauses = {"wounds.allotted", "ability.lost"};
  for (std::size_t i = 0; i < ability_count; ++i) {
    answer.fact(std::string(ability_names[i]) + " wins where it can be chosen",
                std::to_string(wins[i]) + " of " + std::to_string(offered[i]) + ", " +
                    in_words(frequency(wins[i], offered[i])));
  }
  if (example) {
    answer.shown.push_back(show_from(game, example->first, std::span(&example->second, 1),
                                     "this choice wins, another loses",
                                     [](const State&) { return true; }));
  }
  return answer;
}

}  // namespace

auto which_ability_is_to_be_wounded_first(const AskOptions& options) -> Answers {
  const auto game = game_of();
  return {cards_lost(game), allotments(game, options)};
}

}  // namespace ruleproof::solver::drako_question
