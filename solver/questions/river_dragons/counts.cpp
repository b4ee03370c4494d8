/// The counts of the rulebook, and whether they agree; and which villages can face each other, by
/// trying all pairings of the colours and all circular orders.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/strength.hpp"
#include "model/river_dragons/cards.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/pieces.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards, planks and colours

/// A pairing of the six colours: whom each faces.
using Pairing = std::array<std::size_t, colour_count>;

template <class Visit>
auto for_each_pairing(Pairing pairing, Visit&& visit) -> void {
  std::size_t first = 0;
  while (first < colour_count && pairing[first] != colour_count) ++first;
  if (first == colour_count) return visit(pairing);
  for (std::size_t other = first + 1; other < colour_count; ++other) {
    if (pairing[other] != colour_count) continue;
    auto next = pairing;
    next[first] = other;
    next[other] = first;
    for_each_pairing(next, visit);
  }
}

auto plays(Colour colour, int players) -> bool {
  const auto colours = colours_in_play(players);
  return std::ranges::find(colours, colour) != colours.end();
}

/// How many of the colours of a game face each other, in pairs.
auto facing_pairs(const Pairing& pairing, int players) -> int {
  int facing = 0;
  for (const auto colour : colours_in_play(players)) {
    facing += plays(static_cast<Colour>(pairing[index(colour)]), players) ? 1 : 0;
  }
  return facing / 2;
}

/// Circular orders in which each colour is opposite to the one that it faces and the colours of
/// three players are on every second village, up to rotation and mirror image.
auto circular_orders(const Pairing& pairing) -> int {
  std::array<std::size_t, colour_count> order{0, 1, 2, 3, 4, 5};
  int orders = 0;
  do {
    if (order[0] != 0 || order[1] > order[5]) continue;  // one of each class
    bool fits = true;
    std::array<bool, 2> parity{};
    for (std::size_t i = 0; i < colour_count; ++i) {
      fits = fits && order[(i + 3) % colour_count] == pairing[order[i]];
      if (plays(static_cast<Colour>(order[i]), 3)) parity[i % 2] = true;
    }
    orders += fits && !(parity[0] && parity[1]) ? 1 : 0;
  } while (std::ranges::next_permutation(order).found);
  return orders;
}

}  // namespace

auto do_the_counts_agree(const AskOptions& /*options*/) -> Answers {
  const auto game = game_of(6);
  const auto& rules = game.rules();
  Answer answer{.says = Says::value,
                .how = {How::counted, any_number()},
                .title = "The counts of the rulebook agree with each other",
                .data = data_of(game),
                .clauses = {"pieces.count", "setup.hand", "setup.colours"}};
  const auto check = [&](std::string what, int left, int right) {
    answer.fact(std::move(what), fmt::format("{} = {}", left, right));
    if (left == right) return;
    answer.title = "Some counts of the rulebook disagree";
  };
  int cards = 0;
  for (const auto hand : rules.hands) cards += std::popcount(hand.bits);
  check("RD-CC1: cards in all hands of six, and printed", cards, 78);
  check("RD-CC2: planks of six, and printed",
        planks_where(game.start(), [](const Plank&) { return true; }), 36);
  check("RD-CC3: islets, and stones", static_cast<int>(rules.components.islets.size()),
        rules.components.stones);
  check("RD-CC4: actions and dragons of a hand, and cards of a colour",
        std::popcount(all_actions.bits) + static_cast<int>(colour_count) - 1, 13);
  for (const int players : numbers_of_players) {
    const auto used = static_cast<int>(colours_in_play(players).size());
    const auto dragons = std::popcount(game_of(players).rules().hands[0].without(all_actions).bits);
    const auto removed = static_cast<int>(colour_count) - 1 - dragons;
    check(fmt::format("RD-CC5: colours used and dragons removed, with {} players", players),
          used + removed, static_cast<int>(colour_count));
  }
  return {answer};
}

auto which_villages_can_face_each_other(const AskOptions& /*options*/) -> Answers {
  Answer pairings{.aspect = "pairings",
                  .says = Says::value,
                  .how = {How::counted, any_number()},
                  .data = "rulebook, stand-in",
                  .clauses = {"setup.colours", "goal.cross"}};
  Pairing none;
  none.fill(colour_count);
  int all = 0;
  int fitting = 0;
  for_each_pairing(none, [&](const Pairing& pairing) {
    ++all;
    const bool fits = facing_pairs(pairing, 2) == 1 && facing_pairs(pairing, 4) == 2 &&
                      facing_pairs(pairing, 3) == 0;
    if (!fits) return;
    std::vector<std::string> pairs;
    for (std::size_t c = 0; c < colour_count; ++c) {
      if (pairing[c] < c) continue;
      pairs.push_back(fmt::format("{}-{}", colour_names[c], colour_names[pairing[c]]));
    }
    pairings.fact(fmt::format("pairing {}", ++fitting), fmt::format("{}", fmt::join(pairs, ", ")));
  });
  pairings.title = fmt::format(
      "{} of {} pairings of the colours let two players face each other, four form two facing "
      "pairs, and no two of three",
      fitting, all);
  const auto game = game_of(6);
  Pairing used;
  for (std::size_t c = 0; c < colour_count; ++c) {
    used[c] = index(game.rules().components.opposite[c]);
  }
  const int orders = circular_orders(used);
  return {
      pairings,
      {.aspect = "circular-orders",
       .says = Says::value,
       .how = {How::counted, any_number()},
       .title = fmt::format("With the pairs of the stand-in board and the colours of three players "
                            "on every second village there {} {} up to rotation and mirror image",
                            orders == 1 ? "is" : "are", counted(orders, "circular order")),
       .data = pairings.data,
       .clauses = pairings.clauses}};
}

}  // namespace ruleproof::solver::river_dragons_question
