#include "solver/balance/games/sea_dragons.hpp"

#include "model/sea_dragons/scoring.hpp"
#include "solver/balance/contest_of.hpp"

namespace ruleproof::solver::balance {

using sea_dragons::SeaDragons;
namespace sd = sea_dragons;

namespace {

/// Cards of one size, taken out of a bag.
auto take_size(sd::Cards& from, sd::Size size) -> sd::Cards {
  sd::Cards cards;
  for (std::size_t f = 0; f < sd::figure_count; ++f) {
    const auto figure = static_cast<sd::Figure>(f);
    if (sd::size_of(figure) == size) std::swap(cards[figure], from[figure]);
  }
  return cards;
}

/// Hands of the others and the stacks: by size, the backs tell as much.
auto deal_dragon_cards(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random)
    -> void {
  auto unseen = rules.components.cards;
  take_out(unseen, state.market);
  take_out(unseen, state.played);
  if (me < sd::most_players) take_out(unseen, state.players[me].hand);
  for (const auto size : {sd::Size::small, sd::Size::medium, sd::Size::large}) {
    auto pool = take_size(unseen, size);
    for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
      if (p == me) continue;
      const auto backs = take_size(state.players[p].hand, size);
      deal(pool, state.players[p].hand, backs.size(), random);
    }
    (void)take_size(state.stack, size);
    deal(pool, state.stack, pool.size(), random);
  }
}

/// Reef cards of the others, of the stack, and those under it.
auto deal_reefs(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random) -> void {
  auto pool = rules.components.reefs;
  take_out(pool, state.used);
  for (const auto reef : state.drawn) --pool[reef];
  if (me < sd::most_players) take_out(pool, state.players[me].reefs);
  for (std::size_t p = 0; p < static_cast<std::size_t>(rules.players); ++p) {
    if (p == me) continue;
    auto& reefs = state.players[p].reefs;
    const auto backs = reefs.size();
    reefs = {};
    deal(pool, reefs, backs, random);
  }
  for (auto& reef : state.bottom) reef = draw(pool, random);
  state.reef_stack = pool;
}

/// The gold of the others is known in all: each piece is anybody's.
auto split_gold(const sd::Rules& rules, sd::State& state, std::size_t me, Random& random) -> void {
  const auto players = static_cast<std::size_t>(rules.players);
  int gold = 0;
  for (std::size_t p = 0; p < players; ++p) {
    if (p != me) gold += std::exchange(state.players[p].gold, std::int16_t{0});
  }
  for (; gold > 0; --gold) {
    auto p = random.below(players - 1);
    if (p >= me) ++p;
    ++state.players[p].gold;
  }
}

}  // namespace

auto Sampler<SeaDragons>::sample(const SeaDragons& game, const sd::State& seen, Seat seat,
                                 Random& random) -> sd::State {
  const auto& rules = game.rules();
  const auto me = static_cast<std::size_t>(player_of(seat));
  auto state = seen;
  if (rules.rulings.hand_view == sd::HandView::hidden) {
    deal_dragon_cards(rules, state, me, random);
  }
  deal_reefs(rules, state, me, random);
  // In the set-up everybody has what the rules give him.
  if (state.stage < sd::Stage::lay) {
    for (int p = 0; p < rules.players; ++p) {
      state.players[static_cast<std::size_t>(p)].gold = sd::start_gold;
    }
  } else if (rules.rulings.gold_view == sd::GoldView::hidden) {
    split_gold(rules, state, me, random);
  }
  return state;
}

auto Standing<SeaDragons>::points(const SeaDragons& game, const sd::State& state) -> Points {
  auto ended = state;
  ClauseSet because;
  sd::Table table{game.rules(), ended, because};
  sd::score(table);
  return game.outcome(ended).scores;
}

template auto contest_of(std::vector<SeaDragons> variants, const Plan& plan)
    -> Result<std::unique_ptr<Contest>>;

}  // namespace ruleproof::solver::balance
