/// Every relation that is handed to the solver holds for what the model does.
#include "solver/questions/year_of_the_dragon/relations.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "model/core/play.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

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

/// Plays games, and calls `watch(game, before, move, step)` at every step.
template <class Watch>
auto sample(const Rulings& rulings, int games, Choice wanted, Watch&& watch) -> void {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players, rulings);
    for (int i = 0; i < games; ++i) {
      play(game, Eager{Dice(static_cast<std::uint64_t>(i)), wanted},
           [&](const State& before, const Move& move, const Step<State>& step) {
             watch(game, before, move, step);
           });
    }
  }
}

/// Follows one kind of piece through a game, round by round.
class SupplyWatch {
 public:
  SupplyWatch(const YearOfTheDragon& game, const Stock& stock)
      : stock_(stock), players_(game.players()) {}

  auto operator()(const State& before, const Move& move, const Step<State>& step) -> void {
    if (before.stage == Stage::deal) begin_round(before);
    if (before.stage == Stage::action) note(before.actor, move, step);
    const auto acting = [](Stage stage) { return stage == Stage::action || stage == Stage::build; };
    if (acting(before.stage) && !acting(step.next.stage)) end_phase(before, step.next);
  }
  [[nodiscard]] auto rounds() const -> int { return rounds_; }

 private:
  auto begin_round(const State& state) -> void {
    std::vector<Holdings<int>> now;
    for (int p = 0; p < players_; ++p) {
      now.push_back(holdings(stock_, state.players[static_cast<std::size_t>(p)]));
      const auto i = static_cast<std::size_t>(p);
      CHECK((state.round == 1 ? starts(stock_, now[i])
                              : passes(stock_, before_[i], after_[i], now[i])));
    }
    CHECK(enough_tiles(stock_, now));
    if (state.round == 1) CHECK(pairs_differ(now));
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
      CHECK(acts(stock_, before_[p], deeds_[p], after_[p]));
    }
    CHECK(pays_unless_first(deeds_));
    ++rounds_;
  }

  Stock stock_;
  int players_;
  int rounds_ = 0;
  std::vector<Holdings<int>> before_;
  std::vector<Deed<int>> deeds_;
  std::vector<Gained<int>> after_;
};

TEST_CASE("what is proved about supplies holds for sampled games") {
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    for (const auto& stock : stocks(game.rules())) {
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        SupplyWatch watch(game, stock);
        play(game, Eager{Dice(seed), stock.choice}, watch);
        CHECK(watch.rounds() == 11);
      }
    }
  }
}

TEST_CASE("a relation that is too narrow is noticed: with a yield too small, games break it") {
  const auto game = game_for(3);
  auto stock = stocks(game.rules())[2];
  const Holdings<int> at{.yuan = 6, .held = 0, .collectors = 0, .young = 1, .old = 0, .persons = 2};
  const Deed<int> harvest{.skips = 0, .taxes = 0, .gains = 1, .pays = 0};
  const Gained<int> two{.yuan = 6, .held = 2};
  CHECK(acts(stock, at, harvest, two));
  stock.base = 0;
  CHECK(!acts(stock, at, harvest, two));
}

TEST_CASE("events take what the relations say") {
  int mongols = 0;
  int contagions = 0;
  std::optional<int> expected;
  int persons_then = 0;
  const auto persons_of = [](const State& state) {
    int total = 0;
    for (const auto& player : state.players) total += persons(player);
    return total;
  };
  sample({}, 60, Choice::taxes,
         [&](const YearOfTheDragon& game, const State& before, const Move&, const auto& step) {
           const auto& next = step.next;
           if (step.because.has("event.of-round"_c)) {
             const auto event = before.events[static_cast<std::size_t>(before.round - 1)];
             const auto all = provinces(game.rules(), next);
             const auto& tiles =
                 game.rules().components.players[static_cast<std::size_t>(game.players())];
             CHECK(can_be_there(all, tiles.divided_young, tiles.divided_old));
             persons_then = persons_of(next);
             expected.reset();
             if (event == Event::mongols) expected = taken_by_mongols(all);
             if (event == Event::contagion) expected = taken_by_contagion(all, 3, 1, 2);
             mongols += event == Event::mongols ? 1 : 0;
             contagions += event == Event::contagion ? 1 : 0;
           }
           if (!expected || (next.stage != Stage::deal && next.stage != Stage::over)) return;
           CHECK(persons_then - persons_of(next) == *expected);
           expected.reset();
         });
  CHECK(mongols == 4 * 60 * 2);
  CHECK(contagions == 4 * 60 * 2);
}

TEST_CASE("a round leaves of palaces and persons what the relation says") {
  for (const auto palaces_at_start : {InitialPalaces::two_of_two, InitialPalaces::four_of_one}) {
    for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
      Rulings rulings;
      rulings.initial_palaces = palaces_at_start;
      rulings.recruit_with_room = room;
      std::array<Owned<int>, most_players> at_start{};
      int rounds = 0;
      sample(rulings, 25, Choice::build,
             [&](const YearOfTheDragon& game, const State& before, const Move&, const auto& step) {
               const auto& next = step.next;
               if (next.stage != Stage::deal && next.stage != Stage::over) return;
               for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
                 const auto now = owned(next.players[p]);
                 if (before.round > 0) {
                   CHECK(round_leaves(before.round <= 2, at_start[p], now));
                   ++rounds;
                 } else {
                   CHECK(now.persons == 2);
                   CHECK(now.tallest_inhabited ==
                         (palaces_at_start == InitialPalaces::two_of_two ? 2 : 1));
                 }
                 at_start[p] = now;
               }
             });
      CHECK(rounds == 12 * 25 * (2 + 3 + 4 + 5));
    }
  }
}

TEST_CASE("piles shrink by what is drafted and played, and no further") {
  sample({}, 20, Choice::taxes,
         [&](const YearOfTheDragon&, const State& before, const Move& move, const auto& step) {
           const int drafted = std::holds_alternative<Draft>(move) ? 2 : 0;
           const int played = std::holds_alternative<Play>(move) ? 1 : 0;
           CHECK(on_display(step.next) >= display_after(on_display(before), drafted, played));
           int cards = 0;
           for (const auto& player : before.players) cards += player.hand.size();
           for (const auto& player : step.next.players) cards -= player.hand.size();
           CHECK(cards == played);
         });
}

TEST_CASE("a festival of two gives the points that the formula gives") {
  for (const bool ranked : {false, true}) {
    Rulings rulings;
    rulings.festival_zero = ranked ? FestivalZero::ranked : FestivalZero::scores_nothing;
    const auto game = game_for(2, rulings);
    int festivals = 0;
    const auto watch = [&](const State& before, const Move&, const Step<State>& step) {
      const auto& next = step.next;
      if (!step.because.has("event.of-round"_c) || before.round == months ||
          before.events[static_cast<std::size_t>(before.round - 1)] != Event::festival) {
        return;
      }
      ++festivals;
      for (std::size_t p = 0; p < 2; ++p) {
        const auto& player = next.players[p];
        const auto& rules = game.rules();
        const int round = round_points<int>(static_cast<int>(player.palaces.size()),
                                            symbols(rules, player, Type::court_lady),
                                            player.small * rules.components.small.dragons +
                                                player.large * rules.components.large.dragons);
        CHECK(player.score - before.players[p].score - round ==
              festival_of_two<int>(before.players[p].fireworks, before.players[1 - p].fireworks,
                                   ranked));
      }
    };
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      play(game, Eager{Dice(seed), seed % 2 == 0 ? Choice::fireworks : Choice::taxes}, watch);
    }
    CHECK(festivals > 60);
  }
}

TEST_CASE("a moving marker leaves the others as the relation says") {
  for (const auto parade : {ParadeStack::top, ParadeStack::bottom}) {
    Rulings rulings;
    rulings.parade_stack = parade;
    int moved = 0;
    sample(rulings, 30, Choice::parade,
           [&](const YearOfTheDragon& game, const State& before, const Move&, const auto& step) {
             const auto marker = [](const Player& player) {
               return Marker<int>{player.track, player.level};
             };
             const auto& mover = before.players[before.actor];
             const auto& mover_after = step.next.players[before.actor];
             const bool on_top =
                 !(step.because.has("action.parade"_c) && parade == ParadeStack::bottom);
             moved += mover.track != mover_after.track ? 1 : 0;
             for (int p = 0; p < game.players(); ++p) {
               const auto i = static_cast<std::size_t>(p);
               if (p == before.actor) continue;
               const auto now = marker(step.next.players[i]);
               const auto expected = mover.track == mover_after.track
                                         ? marker(before.players[i])
                                         : after_move<int>(marker(before.players[i]), marker(mover),
                                                           mover_after.track, on_top);
               CHECK(now.space == expected.space);
               CHECK(now.level == expected.level);
             }
           });
    CHECK(moved > 1000);
  }
}

}  // namespace
}  // namespace ruleproof::solver::year_of_the_dragon_question
