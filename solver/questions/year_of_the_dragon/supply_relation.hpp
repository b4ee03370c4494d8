/// What a round can do to the pieces that players hold, as a relation over a `Number`: `int` holds
/// it against games of the model, `Term` hands it to the solver.
///
/// The relation allows more than the rules do: it forgets the event row, the order of play, the
/// groups but for "all but one of those who choose the same action pay", the palaces of persons,
/// and it lets players lose things for no reason. So what it forbids, the rules forbid.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "model/year_of_the_dragon/arithmetic.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

/// A kind of piece, what brings it, how many are printed, and the numbers of an edition that the
/// relation reads.
struct Stock {
  std::string_view name;          ///< "rice tiles"
  Choice choice = Choice::taxes;  ///< that brings it
  int printed = 0;
  std::optional<Type> helper = {};  ///< whose symbols bring more
  int at_start = 0;                 ///< of each player
  int base = 1;                     ///< pieces that the action brings without helpers; 0 for money
  int price = 0;                    ///< yuan to be paid for them
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

  [[nodiscard]] auto is_money() const -> bool { return choice == Choice::taxes; }
  [[nodiscard]] auto is_floors() const -> bool { return choice == Choice::build; }
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
auto starts(const Stock& stock, const Holdings<N>& at) {
  return at.yuan <= stock.start_yuan && at.collectors + at.young <= 2 && at.collectors <= 1 &&
         at.young <= 1 && at.old <= 0 && at.persons <= 2 && at.held <= stock.at_start;
}

/// [action.fee] [action.skip] [action.taxes] One player's turn.
template <class N>
auto acts(const Stock& stock, const Holdings<N>& at, const Deed<N>& deed, const Gained<N>& after) {
  const N spent = select(deed.pays == 1, stock.fee, 0) + select(deed.gains == 1, stock.price, 0);
  const N income = select(deed.taxes == 1, stock.tax_base + (stock.coins * at.collectors), N(0));
  const N skipped = money_after_skip(at.yuan, N(stock.skip_level));
  const N yield = stock.base + (stock.young_symbols * at.young) + (stock.old_symbols * at.old);
  auto good = deed.skips + deed.taxes + deed.gains <= 1 && 0 <= at.yuan - spent;
  return good && after.yuan <= select(deed.skips == 1, skipped, at.yuan - spent + income) &&
         after.held <= at.held + select(deed.gains == 1, yield, N(0));
}

/// [action.fee] Of those who choose one action, all but the first pay.
template <class N>
auto pays_unless_first(const std::vector<Deed<N>>& deeds) {
  const auto free_taxes = sum_of<N>(
      deeds, [](const auto& deed) { return select(deed.taxes == 1 && deed.pays == 0, 1, 0); });
  const auto free_gains = sum_of<N>(
      deeds, [](const auto& deed) { return select(deed.gains == 1 && deed.pays == 0, 1, 0); });
  return free_taxes <= 1 && free_gains <= 1;
}

/// [person.play-one] [person.recruit] [decay.empty] From the end of an action phase to the start of
/// the next: one person comes at most, and the event takes what it takes. A player has a card of
/// each type, two question marks and what he drafted. Floors of palaces without persons, which have
/// three floors at most, become fewer.
template <class N>
auto passes(const Stock& stock, const Holdings<N>& before, const Gained<N>& after,
            const Holdings<N>& next) {
  auto good = next.yuan <= after.yuan && next.held <= after.held &&
              next.collectors <= before.collectors + 1 && next.young <= before.young + 1 &&
              next.old <= before.old + 1 && next.persons <= before.persons + 1;
  auto few = next.collectors + next.young + next.old <=
                 before.collectors + before.young + before.old + 1 &&
             next.young + next.old <= 4 && next.collectors <= 4 &&
             next.collectors + next.young + next.old <= 6;
  const N kept = stock.is_floors() ? 2 * after.held + 3 * next.persons : 3 * after.held;
  return good && few && 3 * next.held <= kept;
}

/// [setup.tiles] Tiles of a kind are limited.
template <class N>
auto enough_tiles(const Stock& stock, const std::vector<Holdings<N>>& players) {
  return sum_of<N>(players, [](const auto& at) { return at.collectors; }) <=
             stock.collector_tiles &&
         sum_of<N>(players, [](const auto& at) { return at.young; }) <= stock.young_tiles &&
         sum_of<N>(players, [](const auto& at) { return at.old; }) <= stock.old_tiles;
}

/// [draft.distinct-pair] One player at most drafts both a tax collector and a helper.
template <class N>
auto pairs_differ(const std::vector<Holdings<N>>& players) {
  return sum_of<N>(players, [](const auto& at) {
           return select(at.collectors == 1 && at.young == 1, 1, 0);
         }) <= 1;
}

/// The kinds of piece of an edition, in the order of `Piece`.
[[nodiscard]] auto stocks(const Rules& rules) -> std::array<Stock, 6>;

// Reading a position of the model.

[[nodiscard]] auto held(const Stock& stock, const Player& player) -> int;
[[nodiscard]] auto total_held(const Stock& stock, const State& state) -> int;
[[nodiscard]] auto holdings(const Stock& stock, const Player& player) -> Holdings<int>;

}  // namespace ruleproof::solver::year_of_the_dragon_question
