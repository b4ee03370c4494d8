#include "solver/questions/year_of_the_dragon/held.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/rules.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/rules/rulings.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr std::uint64_t games = 40;  ///< of each sample

/// Dice, but mostly one wanted action where it is legal.
struct Eager {
  Dice dice;
  Choice wanted;

  auto operator()(const YearOfTheDragon& game, const State& state, std::span<const Move> list)
      -> std::size_t {
    if (state.stage == Stage::action && dice.random().below(4) != 0) {
      const auto found = std::ranges::find(list, Move{Choose{wanted}});
      if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
    }
    return dice(game, state, list);
  }
};

/// Plays games, and calls `watch(before, move, step)` at every step. Every second game is one of
/// the wanted action.
template <class Watch>
auto sample(const YearOfTheDragon& game, Choice wanted, Watch&& watch) -> void {
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    play(game, Eager{Dice(seed), seed % 2 == 0 ? wanted : Choice::taxes}, watch);
  }
}

/// The event that the step has brought; none if it has brought none.
auto event_of(const State& before, const Step<State>& step) -> Event {
  if (!step.because.has("event.of-round"_c)) return Event::none;
  return before.events[static_cast<std::size_t>(before.round - 1)];
}

auto persons_of_all(const State& state) -> int {
  int total = 0;
  for (const auto& player : state.players) total += persons(player);
  return total;
}

auto cards_of_all(const State& state) -> int {
  int cards = 0;
  for (const auto& player : state.players) cards += player.hand.size();
  return cards;
}

/// Points of a player in phase IV.
auto points_of_round(const Rules& rules, const Player& player) -> int {
  return round_points<int>(static_cast<int>(player.palaces.size()),
                           symbols(rules, player, Type::court_lady),
                           player.small * rules.components.small.dragons +
                               player.large * rules.components.large.dragons);
}

/// Follows one kind of piece through a game, round by round.
class SupplyWatch {
 public:
  SupplyWatch(const YearOfTheDragon& game, const Stock& stock, Held& held)
      : stock_(stock), players_(static_cast<std::size_t>(game.players())), held_(held) {}

  auto operator()(const State& before, const Move& move, const Step<State>& step) -> void {
    if (before.stage == Stage::deal) begin_round(before);
    if (before.stage == Stage::action) note(before.actor, move, step);
    const auto acting = [](Stage stage) { return stage == Stage::action || stage == Stage::build; };
    if (acting(before.stage) && !acting(step.next.stage)) end_phase(before, step.next);
  }

 private:
  auto begin_round(const State& state) -> void {
    std::vector<Holdings<int>> now;
    for (std::size_t p = 0; p < players_; ++p) {
      now.push_back(holdings(stock_, state.players[p]));
      held_.check(state.round == 1 ? starts(stock_, now[p])
                                   : passes(stock_, before_[p], after_[p], now[p]));
    }
    held_.check(enough_tiles(stock_, now));
    if (state.round == 1) held_.check(pairs_differ(now));
    before_ = now;
    deeds_.assign(before_.size(), {});
  }
  auto note(std::size_t p, const Move& move, const Step<State>& step) -> void {
    auto& deed = deeds_[p];
    deed.skips = std::holds_alternative<Skip>(move) ? 1 : 0;
    deed.pays = step.because.has("action.fee"_c) ? 1 : 0;
    const auto* choose = std::get_if<Choose>(&move);
    if (choose == nullptr) return;
    deed.taxes = choose->choice == Choice::taxes ? 1 : 0;
    deed.gains = choose->choice == stock_.choice && !stock_.is_money() ? 1 : 0;
  }
  /// The step that ends the phase may be the last of the round: nothing is placed before phase II,
  /// but the event of round 12 follows at once.
  auto end_phase(const State& before, const State& next) -> void {
    const bool event_follows = next.round != before.round || next.stage != Stage::person;
    if (event_follows) return;
    after_.clear();
    for (std::size_t p = 0; p < before_.size(); ++p) {
      const auto& player = next.players[p];
      after_.push_back({player.yuan, stock_.is_money() ? 0 : held(stock_, player)});
      held_.check(acts(stock_, before_[p], deeds_[p], after_[p]));
    }
    held_.check(pays_unless_first(deeds_));
  }

  const Stock& stock_;
  std::size_t players_;
  Held& held_;
  std::vector<Holdings<int>> before_;
  std::vector<Deed<int>> deeds_;
  std::vector<Gained<int>> after_;
};

}  // namespace

auto hold_display(const YearOfTheDragon& game) -> Held {
  Held held;
  sample(game, Choice::taxes, [&](const State& before, const Move& move, const auto& step) {
    const int drafted = std::holds_alternative<Draft>(move) ? 2 : 0;
    const int played = std::holds_alternative<Play>(move) ? 1 : 0;
    held.check(on_display(step.next) >= display_after(on_display(before), drafted, played) &&
               cards_of_all(before) - cards_of_all(step.next) == played);
  });
  return held;
}

auto hold_tolls(const YearOfTheDragon& game) -> Held {
  const auto& rules = game.rules();
  const auto& tiles = rules.components.players[static_cast<std::size_t>(game.players())];
  const int on_young = rules.facts(young(Type::healer)).symbols;
  const int on_old = rules.facts(old(Type::healer)).symbols;
  Held held;
  std::optional<int> expected;
  int persons_then = 0;
  sample(game, Choice::taxes, [&](const State& before, const Move&, const auto& step) {
    const auto event = event_of(before, step);
    if (event != Event::none) {
      const auto all = provinces(rules, step.next);
      held.check(can_be_there(all, tiles.divided_young, tiles.divided_old));
      persons_then = persons_of_all(step.next);
      expected.reset();
      if (event == Event::mongols) expected = taken_by_mongols(all);
      if (event == Event::contagion) {
        expected = taken_by_contagion(all, rules.components.contagion, on_young, on_old);
      }
    }
    if (!expected || !is_end_of_round(step.next)) return;
    held.check(persons_then - persons_of_all(step.next) == *expected);
    expected.reset();
  });
  return held;
}

auto hold_festival(const YearOfTheDragon& of_two) -> Held {
  const bool ranked = of_two.rulings().festival_zero == FestivalZero::ranked;
  Held held;
  sample(of_two, Choice::fireworks, [&](const State& before, const Move&, const auto& step) {
    if (event_of(before, step) != Event::festival || before.round == months) return;
    for (std::size_t p = 0; p < 2; ++p) {
      const auto& player = step.next.players[p];
      const int points = player.score - before.players[p].score;
      held.check(points - points_of_round(of_two.rules(), player) ==
                 festival_of_two<int>(before.players[p].fireworks, before.players[1 - p].fireworks,
                                      ranked));
    }
  });
  return held;
}

auto hold_rounds(const YearOfTheDragon& game) -> Held {
  const int floors = game.rulings().initial_palaces == InitialPalaces::two_of_two ? 2 : 1;
  Held held;
  std::array<Owned<int>, most_players> at_start{};
  sample(game, Choice::build, [&](const State& before, const Move&, const auto& step) {
    if (!is_end_of_round(step.next)) return;
    for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
      const auto now = owned(step.next.players[p]);
      held.check(before.round > 0 ? round_leaves(before.round <= 2, at_start[p], now)
                                  : now.persons == 2 && now.tallest_inhabited == floors);
      at_start[p] = now;
    }
  });
  return held;
}

auto hold_markers(const YearOfTheDragon& game) -> Held {
  const bool parade_below = game.rulings().parade_stack == ParadeStack::bottom;
  Held held;
  sample(game, Choice::parade, [&](const State& before, const Move&, const auto& step) {
    const auto marker = [](const Player& player) {
      return Marker<int>{player.track, player.level};
    };
    const auto& mover = before.players[before.actor];
    const auto space = step.next.players[before.actor].track;
    const bool on_top = !(step.because.has("action.parade"_c) && parade_below);
    for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
      if (p == before.actor) continue;
      const auto was = marker(before.players[p]);
      const auto now = marker(step.next.players[p]);
      const auto expected =
          mover.track == space ? was : after_move<int>(was, marker(mover), space, on_top);
      held.check(now.space == expected.space && now.level == expected.level);
    }
  });
  return held;
}

auto hold_supply(const YearOfTheDragon& game, const Stock& stock) -> Held {
  Held held;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    play(game, Eager{Dice(seed), stock.choice}, SupplyWatch(game, stock, held));
  }
  return held;
}

auto hold_hands(const YearOfTheDragon& game) -> Held {
  Held held;
  int at_start = 0;  // of the round
  sample(game, Choice::taxes, [&](const State& before, const Move& move, const auto& step) {
    auto expected = before.players[before.actor].hand;
    if (const auto* play = std::get_if<Play>(&move)) --expected[play->card];
    held.check(step.next.players[before.actor].hand == expected);
    if (before.stage == Stage::deal) at_start = cards_of_all(before);
    if (before.round == 0 || !is_end_of_round(step.next)) return;
    held.check(cards_of_all(step.next) == std::max(0, at_start - game.players()));
  });
  return held;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
