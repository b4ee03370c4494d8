/// Which villages face each other.
#include <algorithm>
#include <array>
#include <string>

#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): colours

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

/// How many of the colours of a game face each other, in pairs.
auto facing_pairs(const Pairing& pairing, int players) -> int {
  const auto colours = colours_in_play(players);
  int facing = 0;
  for (const auto colour : colours) {
    const auto other = static_cast<Colour>(pairing[index(colour)]);
    facing += std::ranges::find(colours, other) != colours.end() ? 1 : 0;
  }
  return facing / 2;
}

/// Circular orders in which each colour is opposite to the one that it faces and the colours of
/// three players are on every second village, up to rotation and mirror image.
auto circular_orders(const Pairing& pairing) -> int {
  std::array<std::size_t, colour_count> order{0, 1, 2, 3, 4, 5};
  const auto three = colours_in_play(3);
  int orders = 0;
  do {
    if (order[0] != 0 || order[1] > order[5]) continue;  // one of each class
    bool fits = true;
    std::array<bool, 2> parity{};
    for (std::size_t i = 0; i < colour_count; ++i) {
      fits = fits && order[(i + 3) % colour_count] == pairing[order[i]];
      if (std::ranges::find(three, static_cast<Colour>(order[i])) != three.end()) {
        parity[i % 2] = true;
      }
    }
    orders += fits && !(parity[0] && parity[1]) ? 1 : 0;
  } while (std::ranges::next_permutation(order).found);
  return orders;
}

}  // namespace

auto which_villages_can_face_each_other(const AskOptions& /*options*/) -> Answers {
  Pairing none;
  none.fill(colour_count);
  Answer pairings{.aspect = "pairings", .says = Says::value, .how = How::counted};
  int all = 0;
  int fitting = 0;
  for_each_pairing(none, [&](const Pairing& pairing) {
    ++all;
    const bool fits = facing_pairs(pairing, 2) == 1 && facing_pairs(pairing, 4) == 2 &&
                      facing_pairs(pairing, 3) == 0;
    if (!fits) return;
    std::string text;
    for (std::size_t c = 0; c < colour_count; ++c) {
      if (pairing[c] < c) continue;
      text += (text.empty() ? "" : ", ") + std::string(colour_names[c]) + "-" +
              std::string(colour_names[pairing[c]]);
    }
    pairings.fact("pairing " + std::to_string(++fitting), text);
  });
  pairings.title = std::to_string(fitting) + " of " + std::to_string(all) +
                   " pairings of the colours let two players face each other, four form two facing "
                   "pairs, and no two of three";
  const auto game = game_of(6);
  const auto& opposite = game.rules().components.opposite;
  Pairing used;
  for (std::size_t c = 0; c < colour_count; ++c) used[c] = index(opposite[c]);
  const int orders = circular_orders(used);
  Answer circles{.aspect = "circular-orders", .says = Says::value, .how = How::counted};
  circles.title =
      "With the pairs of the stand-in board and the colours of three players on every "
      "second village there " +
      std::string(orders == 1 ? "is 1 circular order"
                              : "are " + std::to_string(orders) + " circular orders") +
      " up to rotation and mirror image";
  for (auto* answer : {&pairings, &circles}) {
    answer->data = "rulebook, stand-in";
    answer->clauses = {"setup.colours", "goal.cross"};
  }
  return {pairings, circles};
}

}  // namespace ruleproof::solver::river_dragons_question
