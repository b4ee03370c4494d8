/// What strength it takes to slay the dragon, and whether the cards have it.
///
/// Claim: fewer shields than a number cannot hold the strength of all attacks below what kills.
/// Scope: every card used for its strongest face, every attack finding the dragon. Argument: Z3,
/// for each number of shields in turn; that the deck can kill is shown by a game.
#include "model/core/strength.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/state.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/relations/wounds.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and icons

/// Attacks of one strength that the cards of the dwarves can make, each card used for its strongest
/// face.
using Attacks = std::map<int, int, std::greater<>>;

auto strength_of(Face face) -> int {
  switch (face.icon) {
    case Icon::attack:
    case Icon::crossbow:
      return face.number;
    case Icon::attack_two:
      return 2 * face.number;
    default:
      return 0;
  }
}
auto attacks_of(const Deck& deck) -> Attacks {
  Attacks attacks;
  for (const auto& kind : deck) {
    const auto face = std::ranges::max(kind.faces, {}, strength_of);
    if (strength_of(face) == 0) continue;
    attacks[face.number] += kind.copies * (face.icon == Icon::attack_two ? 2 : 1);
  }
  return attacks;
}

/// Can so many shields hold the strength of all attacks below what kills?
auto shield_query(const Attacks& attacks, int shields, int needed) -> Query {
  Query query(fmt::format("Can {} shields keep the unblocked strength of all cards below {}?",
                          shields, needed));
  Term blocked(0);
  Term strength(0);
  for (const auto& [each, count] : attacks) {
    const auto these = query.number("blocked-of-strength-" + std::to_string(each), 0, count);
    blocked += these;
    strength += Term(each) * (Term(count) - these);
  }
  return query.require(blocked <= Term(shields)).require(strength < Term(needed));
}

/// The least number of shields that can be enough, with the last certificate that fewer are not.
auto shields_needed(const Drako& game, int needed, const AskOptions& options) -> Answer {
  const auto attacks = attacks_of(game.rules().deck(Side::dwarves));
  int total = 0;
  int count = 0;
  for (const auto& [each, number] : attacks) {
    total += each * number;
    count += number;
  }
  int least = 0;
  Reply proof;
  Reply reply = ask(shield_query(attacks, least, needed), options.budget);
  while (reply.sat == Sat::unsat && least < count) {
    proof = std::move(reply);
    reply = ask(shield_query(attacks, ++least, needed), options.budget);
  }
  auto answer = about(game, "shields",
                      {"attack.strength", "attack.blocked", "wounds.armour", "end.dragon-slain"});
  answer.title = "It is not known how many shields are needed";
  set_proved(answer, reply.sat == Sat::sat, Says::value, proof,
             fmt::format("Up to {} shields cannot hold the strength of the dwarf deck below {}; {} "
                         "can",
                         least - 1, needed, least));
  // Sums over printed cards, of which Z3 finds the least: no relation of moves.
  if (reply.sat == Sat::sat) answer.how = {How::counted, scope_of(game)};
  answer.text =
      "Every card counts with its strongest use, and every attack finds the dragon: with "
      "fewer shields blocks alone cannot save him; cards that are used for moving, shields "
      "or discarded are the rest of the story.";
  for (const auto& [each, number] : attacks) {
    answer.fact("attacks of strength " + std::to_string(each), std::to_string(number));
  }
  return answer.fact("strength of all", std::to_string(total));
}

/// A dragon who blocks whatever he can, and neither plays nor discards a shield.
struct Shielded {
  const Drako* game;

  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    const auto shows_shield = [&](const auto& spent) {
      return spent.side == Side::dragon &&
             game->rules().kind(spent.side, spent.card).shows(Icon::shield);
    };
    (void)prefer(out, [&](const Move& move) {
      if (const auto* waste = std::get_if<Waste>(&move))
        return waste->side == Side::dragon && !shows_shield(*waste);
      if (const auto* discard = std::get_if<Discard>(&move)) return !shows_shield(*discard);
      const auto* play = std::get_if<Play>(&move);
      return play == nullptr || play->side == Side::dwarves;
    });
    if (state.stage == Stage::answer) (void)prefer(out, is<Block>);
  }
};

/// The cards of the dragon out of the game that show an icon, as a sum of fields.
auto shown_out(const Deck& deck, Icon icon) -> std::string {
  std::string sum;
  for (std::size_t kind = 0; kind < deck.size(); ++kind) {
    if (!deck[kind].shows(icon)) continue;
    sum += (sum.empty() ? "" : " + ") + fmt::format("p2.out{}", kind + 1);
  }
  return sum;
}

/// A game in which the dragon spends all his shields as such, and is slain.
auto slain_with_shields(const Drako& game, const AskOptions& options) -> Answer {
  const auto& deck = game.rules().deck(Side::dragon);
  const int shields = cards_showing(deck, Icon::shield);
  const auto spent = [&](const State& state) {
    return cards_showing(deck, state.stock(Side::dragon).out, Icon::shield);
  };
  const auto wanted = [&](const State& state) {
    return state.ending == Ending::dragon_slain && spent(state) == shields;
  };
  const auto progress = [&](const State& state) -> std::int64_t {
    if (state.stage == Stage::over) return wanted(state) ? 100'000 : -1000;
    const auto& cards = state.stock(Side::dwarves);
    return (60 * wounds_of(state).total()) + (90 * spent(state)) - (3 * steps_to_dragon(state)) +
           (30 * cards.left) + (15 * cards.held);
  };
  const auto found =
      seek(Helped<Drako, Shielded>(game, {&game}), wanted, progress,
           {.width = 80 * options.effort, .depth = 400, .restarts = 3, .seed = options.seed});
  auto answer = about(game, "dwarf-deck",
                      {"attack.strength", "attack.blocked", "wounds.armour", "end.dragon-slain"},
                      Says::unknown, How::bounded);
  answer.title = "No game was found in which the dragon spends every shield and is slain";
  answer.bound = "one guided search";
  if (!found.path) return answer;
  set_shown(
      answer,
      show(
          game, *found.path,
          fmt::format("all {} cards with a shield are spent, and the dragon is slain", shields),
          fmt::format("ending = dragon-slain and {} = {}", shown_out(deck, Icon::shield), shields)),
      fmt::format("The dwarf deck can kill a dragon who spends all of his {} cards that show "
                  "a shield",
                  shields));
  return answer;
}

}  // namespace

auto what_strength_wins(const AskOptions& options) -> Answers {
  const auto game = game_of();
  const int needed = dragon_boxes(game.rules().components);
  auto shields = shields_needed(game, needed, options);
  shields.fact("cards of the dragon that show a shield",
               std::to_string(cards_showing(game.rules().deck(Side::dragon), Icon::shield)));
  auto slain = slain_with_shields(game, options);
  slain.fact("least unblocked strength that wins: all boxes", std::to_string(needed));
  return {shields, slain};
}

}  // namespace ruleproof::solver::drako_question
