#include "solver/questions/sea_dragons/draws.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace ruleproof::solver::sea_dragons_question {
namespace {

using sea_dragons::Size;
using sea_dragons::size_count;

constexpr HandSizes first_hand = {0, sea_dragons::hand_cards, 0};

template <class Visit>
auto for_each_exchange(const HandSizes& hand, Visit&& visit) -> void {
  for (std::size_t give = 0; give < size_count; ++give) {
    if (hand[give] == 0) continue;
    for (std::size_t take = 0; take < size_count; ++take) {
      if (take == give) continue;
      auto then = hand;
      --then[give];
      ++then[take];
      visit(Exchange{static_cast<Size>(give), static_cast<Size>(take)}, then);
    }
  }
}

auto extend(const HandSizes& hand, Size wanted, const std::vector<int>& most, std::size_t turn,
            int taken, std::vector<Exchange>& done) -> bool {
  if (taken < most[turn]) return false;
  if (turn + 1 == most.size()) return true;
  bool found = false;
  for_each_exchange(hand, [&](const Exchange& exchange, const HandSizes& then) {
    if (found) return;
    done.push_back(exchange);
    found = extend(then, wanted, most, turn + 1, taken + (exchange.takes == wanted ? 1 : 0), done);
    if (!found) done.pop_back();
  });
  return found;
}

}  // namespace

auto most_draws(Size wanted, int turns) -> std::vector<int> {
  std::map<HandSizes, int> now = {{first_hand, 0}};
  std::vector<int> most = {0};
  for (int turn = 0; turn < turns; ++turn) {
    std::map<HandSizes, int> next;
    int best = 0;
    for (const auto& [hand, taken] : now) {
      for_each_exchange(hand, [&](const Exchange& exchange, const HandSizes& then) {
        const int count = taken + (exchange.takes == wanted ? 1 : 0);
        next[then] = std::max(next[then], count);
        best = std::max(best, count);
      });
    }
    most.push_back(best);
    now = std::move(next);
  }
  return most;
}

auto fastest_draws(Size wanted, int turns) -> std::optional<std::vector<Exchange>> {
  std::vector<Exchange> done;
  if (!extend(first_hand, wanted, most_draws(wanted, turns), 0, 0, done)) return std::nullopt;
  return done;
}

auto on_offer(const SeaDragons& game, Size size) -> int {
  const int dealt = size == Size::medium ? sea_dragons::hand_cards * game.players() : 0;
  return cards_of(game.rules().components.cards, size) - dealt;
}

auto least_on_offer(const SeaDragons& game) -> int {
  int fewest = std::numeric_limits<int>::max();
  for (std::size_t barred = 0; barred < size_count; ++barred) {
    int left = 1 - turns_of(game);
    for (std::size_t s = 0; s < size_count; ++s) {
      if (s != barred) left += on_offer(game, static_cast<Size>(s));
    }
    fewest = std::min(fewest, left);
  }
  return fewest;
}

}  // namespace ruleproof::solver::sea_dragons_question
