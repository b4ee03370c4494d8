/// What a round can do to the pieces that players hold, as a relation over a `Number`: `int` holds
/// it against games of the model, `Term` hands it to the solver.
///
/// The relation allows more than the rules do: it forgets the event row, the order of play, the
/// groups but for "all but one of those who choose the same action pay", the palaces of persons,
/// and it lets players lose things for no reason. So what it forbids, the rules forbid.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/rules.hpp"

namespace ruleproof::solver {

/// A kind of piece, what brings it, and how many are printed.
struct Stock {
  std::string_view id;                                                    ///< "rice"
  std::string_view name;                                                  ///< "rice tiles"
  year_of_the_dragon::Choice choice = year_of_the_dragon::Choice::taxes;  ///< that brings it
  int printed = 0;
  int at_start = 0;  ///< of each player
  int base = 1;      ///< pieces that the action brings without helpers; 0 for money
  int price = 0;     ///< yuan to be paid for them
  bool has_helper = false;
  year_of_the_dragon::Type helper = year_of_the_dragon::Type::artisan;
  bool is_money = false;
  bool is_floors = false;
};

/// The numbers of an edition that the relation reads.
struct StockFacts {
  int players = 0;
  int start_yuan = 0;
  int fee = 0;
  int skip_level = 0;
  int tax_base = 0;
  int coins = 0;            ///< on a tax collector
  int collector_tiles = 0;  ///< in the game
  int young_symbols = 0;    ///< of the helper
  int old_symbols = 0;
  int young_tiles = 0;
  int old_tiles = 0;
};

/// A player at the start of an action phase.
template <class N>
struct Holdings {
  N yuan;
  N held;
  N collectors;  ///< tiles
  N young;       ///< helper tiles
  N old;
  N persons;
};

/// What a player does in an action phase; all zero for anything that brings neither money nor the
/// piece in question.
template <class N>
struct Deed {
  N skips;
  N taxes;
  N gains;
  N pays;  ///< the fee
};

/// After the action phase.
template <class N>
struct Gained {
  N yuan;
  N held;
};

/// [draft.pair] What a player can start the first round with.
template <class N>
auto starts(const Stock& stock, const StockFacts& facts, const Holdings<N>& at) {
  auto good = at.yuan <= N(facts.start_yuan) && at.collectors + at.young <= N(2) &&
              at.collectors <= N(1) && at.young <= N(1) && at.old <= N(0) && at.persons <= N(2);
  return good && at.held <= N(stock.at_start);
}

/// [action.fee] [action.skip] [action.taxes] One player's turn.
template <class N>
auto acts(const Stock& stock, const StockFacts& facts, const Holdings<N>& at, const Deed<N>& deed,
          const Gained<N>& after) {
  const N zero(0);
  const N one(1);
  const N spent = select(deed.pays == one, N(facts.fee), zero) +
                  select(deed.gains == one, N(stock.price), zero);
  const N income =
      select(deed.taxes == one, N(facts.tax_base) + (N(facts.coins) * at.collectors), zero);
  const N skipped = year_of_the_dragon::money_after_skip(at.yuan, N(facts.skip_level));
  const N yield =
      N(stock.base) + (N(facts.young_symbols) * at.young) + (N(facts.old_symbols) * at.old);
  auto good = deed.skips + deed.taxes + deed.gains <= one && zero <= at.yuan - spent;
  return good && after.yuan <= select(deed.skips == one, skipped, at.yuan - spent + income) &&
         after.held <= at.held + select(deed.gains == one, yield, zero);
}

/// [action.fee] Of those who choose one action, all but the first pay.
template <class N>
auto pays_unless_first(const std::vector<Deed<N>>& deeds) {
  N free_taxes(0);
  N free_gains(0);
  for (const auto& deed : deeds) {
    free_taxes = free_taxes + select(deed.taxes == N(1) && deed.pays == N(0), N(1), N(0));
    free_gains = free_gains + select(deed.gains == N(1) && deed.pays == N(0), N(1), N(0));
  }
  return free_taxes <= N(1) && free_gains <= N(1);
}

/// [person.play-one] [person.recruit] [decay.empty] From the end of an action phase to the start of
/// the next: one person comes at most, and the event takes what it takes. A player has a card of
/// each type, two question marks and what he drafted. Floors of palaces without persons, which have
/// three floors at most, become fewer.
template <class N>
auto passes(const Stock& stock, const Holdings<N>& before, const Gained<N>& after,
            const Holdings<N>& next) {
  const N one(1);
  auto good = next.yuan <= after.yuan && next.held <= after.held &&
              next.collectors <= before.collectors + one && next.young <= before.young + one &&
              next.old <= before.old + one && next.persons <= before.persons + one;
  auto few = next.collectors + next.young + next.old <=
                 before.collectors + before.young + before.old + one &&
             next.young + next.old <= N(4) && next.collectors <= N(4) &&
             next.collectors + next.young + next.old <= N(6);
  const N three(3);
  const N kept = stock.is_floors ? N(2) * after.held + three * next.persons : three * after.held;
  return good && few && three * next.held <= kept;
}

/// [setup.tiles] Tiles of a kind are limited.
template <class N>
auto enough_tiles(const StockFacts& facts, const std::vector<Holdings<N>>& players) {
  N collectors(0);
  N young(0);
  N old(0);
  for (const auto& player : players) {
    collectors = collectors + player.collectors;
    young = young + player.young;
    old = old + player.old;
  }
  return collectors <= N(facts.collector_tiles) && young <= N(facts.young_tiles) &&
         old <= N(facts.old_tiles);
}

/// [draft.distinct-pair] One player at most drafts both a tax collector and a helper.
template <class N>
auto pairs_differ(const std::vector<Holdings<N>>& players) {
  N both(0);
  for (const auto& player : players) {
    both = both + select(player.collectors == N(1) && player.young == N(1), N(1), N(0));
  }
  return both <= N(1);
}

/// The six kinds of piece, of an edition.
[[nodiscard]] auto stocks(const year_of_the_dragon::Rules& rules) -> std::array<Stock, 6>;
[[nodiscard]] auto facts_of(const year_of_the_dragon::Rules& rules, const Stock& stock)
    -> StockFacts;

// Reading a position of the model.

[[nodiscard]] auto held(const Stock& stock, const year_of_the_dragon::Player& player) -> int;
[[nodiscard]] auto total_held(const Stock& stock, const year_of_the_dragon::Rules& rules,
                              const year_of_the_dragon::State& state) -> int;
[[nodiscard]] auto holdings(const Stock& stock, const year_of_the_dragon::Player& player)
    -> Holdings<int>;

}  // namespace ruleproof::solver
