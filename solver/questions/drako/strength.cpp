/// What strength it takes to slay the dragon, and whether the cards have it.
#include <algorithm>
#include <functional>
#include <string>

#include "solver/explore/goal.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/wound_relation.hpp"
#include "solver/questions/helped.hpp"

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
  Query query("Can " + std::to_string(shields) +
              " shields keep the unblocked strength of all cards "
              "below " +
              std::to_string(needed) + "?");
  Term blocked(0);
  Term strength(0);
  for (const auto& [each, count] : attacks) {
    const auto these = query.number("blocked-of-strength-" + std::to_string(each), 0, count);
    blocked += these;
    strength += Term(each) * (Term(count) - these);
  }
  return query.require(blocked <= Term(shields)).require(strength < Term(needed));
}

auto shields_in(const Deck& deck) -> int {
  int shields = 0;
  for (const auto& kind : deck) shields += kind.shows(Icon::shield) ? kind.copies : 0;
  return shields;
}

/// Cards of the dragon that show a shield and are out.
auto spent_shields(const Drako& game, const State& state) -> int {
  int spent = 0;
  const auto& deck = game.rules().deck(Side::dragon);
  for (std::size_t i = 0; i < deck.size(); ++i) {
    if (deck[i].shows(Icon::shield)) spent += state.stock(Side::dragon).out[static_cast<Card>(i)];
  }
  return spent;
}

/// A dragon who blocks whatever he can, and neither plays nor discards a shield.
struct Shielded {
  const Drako* game;

  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    const auto shows_shield = [&](Side side, Card card) {
      return side == Side::dragon && game->rules().kind(side, card).shows(Icon::shield);
    };
    const auto unwanted = [&](const Move& move) {
      const auto* waste = std::get_if<Waste>(&move);
      if (waste != nullptr)
        return waste->side == Side::dwarves || shows_shield(waste->side, waste->card);
      const auto* discard = std::get_if<Discard>(&move);
      if (discard != nullptr) return shows_shield(discard->side, discard->card);
      const auto* play = std::get_if<Play>(&move);
      return play != nullptr && play->side == Side::dragon;
    };
    (void)prefer(out, [&](const Move& move) { return !unwanted(move); });
    if (state.stage == Stage::answer) (void)prefer(out, is<Block>);
  }
};

/// A game in which the dragon spends all his shields as such, and is slain.
auto show_slain(const Drako& game, int shields, const AskOptions& options) -> std::optional<Shown> {
  const auto wanted = [&](const State& state) {
    return state.ending == Ending::dragon_slain && spent_shields(game, state) == shields;
  };
  const auto progress = [&](const State& state) -> std::int64_t {
    if (state.stage == Stage::over) return wanted(state) ? 100'000 : -1000;
    int near = 0;
    for (const auto& dwarf : state.dwarves) {
      if (dwarf.at != Hex::nowhere) near -= distance(dwarf.at, state.dragon.at);
    }
    const auto& cards = state.stock(Side::dwarves);
    return (60 * wounds_of(state).total()) + (90 * spent_shields(game, state)) + (3 * near) +
           (30 * cards.left) + (15 * cards.held);
  };
  const auto found =
      seek(Helped<Drako, Shielded>(game, {&game}), wanted, progress,
           {.width = 80 * options.effort, .depth = 400, .restarts = 3, .seed = options.seed});
  if (!found.path) return std::nullopt;
  return show(
      game, *found.path,
      "all " + std::to_string(shields) + " cards with a shield are spent, and the dragon is slain",
      wanted);
}

}  // namespace

auto what_strength_wins(const AskOptions& options) -> Answers {
  const auto game = game_of();
  const auto& rules = game.rules();
  const int needed = dragon_boxes(rules.components);
  const auto attacks = attacks_of(rules.deck(Side::dwarves));
  const int held = shields_in(rules.deck(Side::dragon));
  int total = 0;
  int count = 0;
  for (const auto& [each, number] : attacks) {
    total += each * number;
    count += number;
  }

  // The least number of shields that can be enough, with the last certificate that fewer are not.
  int least = 0;
  Reply proof;
  Reply reply = ask(shield_query(attacks, least, needed), options.budget);
  for (; reply.sat == Sat::unsat && least < count;) {
    proof = std::move(reply);
    reply = ask(shield_query(attacks, ++least, needed), options.budget);
  }
  const bool proved = reply.sat == Sat::sat;
  Answer shields{.aspect = "shields",
                 .says = proved ? Says::value : Says::unknown,
                 .how = proved ? How::proved : How::unknown};
  shields.title = proved ? "Up to " + std::to_string(least - 1) +
                               " shields cannot hold the strength of the dwarf deck below " +
                               std::to_string(needed) + "; " + std::to_string(least) + " can"
                         : "It is not known how many shields are needed";
  shields.text =
      "Every card counts with its strongest use, and every attack finds the dragon: with "
      "fewer shields blocks alone cannot save him; cards that are used for moving, shields "
      "or discarded are the rest of the story.";
  shields.smt2 = proved ? proof.smt : "";
  for (const auto& [each, number] : attacks) {
    shields.fact("attacks of strength " + std::to_string(each), std::to_string(number));
  }
  shields.fact("strength of all", std::to_string(total))
      .fact("cards of the dragon that show a shield", std::to_string(held));

  Answer slain{.aspect = "dwarf-deck", .says = Says::unknown, .how = How::bounded};
  slain.title = "No game was found in which the dragon spends every shield and is slain";
  slain.bound = "one guided search";
  if (auto shown = show_slain(game, held, options)) {
    slain.says = Says::yes;
    slain.how = How::replayed;
    slain.bound = "";
    slain.title = "The dwarf deck can kill a dragon who spends all of his " + std::to_string(held) +
                  " cards that show a shield";
    slain.shown.push_back(std::move(*shown));
  }
  slain.fact("least unblocked strength that wins: all boxes", std::to_string(needed));
  for (auto* answer : {&shields, &slain}) {
    answer->data = rules.components.provenance;
    answer->clauses = {"attack.strength", "attack.blocked", "wounds.armour", "end.dragon-slain"};
  }
  return {shields, slain};
}

}  // namespace ruleproof::solver::drako_question
