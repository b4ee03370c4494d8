#include <cstddef>
#include <string>
#include <vector>

#include "solver/questions/year_of_the_dragon/supply_relation.hpp"
#include "solver/questions/year_of_the_dragon/supply_search.hpp"
#include "solver/smt/query.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver {
namespace {

/// The numbers of all players in one round.
struct Round {
  std::vector<Holdings<Term>> before;
  std::vector<Deed<Term>> deeds;
  std::vector<Gained<Term>> after;
};

auto make_round(Query& query, const StockFacts& facts, int round) -> Round {
  Round made;
  for (int p = 1; p <= facts.players; ++p) {
    const auto number = [&](const char* what, int high) {
      return query.number("r" + std::to_string(round) + ".p" + std::to_string(p) + "." + what, 0,
                          high);
    };
    made.before.push_back({number("yuan", 200), number("held", 200), number("collectors", 4),
                           number("young", 4), number("old", 4), number("persons", 13)});
    made.deeds.push_back(
        {number("skips", 1), number("taxes", 1), number("gains", 1), number("pays", 1)});
    made.after.push_back({number("yuan-after", 200), number("held-after", 200)});
  }
  return made;
}

}  // namespace

auto shortage_query(const Stock& stock, const StockFacts& facts, int last) -> Query {
  Query query("Can " + std::to_string(facts.players) + " players hold more than " +
              std::to_string(stock.printed) + " " + std::string(stock.name) +
              " in one of the first " + std::to_string(last) + " rounds?");
  Round before;
  Truth short_of_pieces(false);
  for (int round = 1; round <= last; ++round) {
    const auto now = make_round(query, facts, round);
    query.require(enough_tiles(facts, now.before)).require(pays_unless_first(now.deeds));
    if (round == 1) query.require(pairs_differ(now.before));
    Term total(0);
    for (std::size_t p = 0; p < now.before.size(); ++p) {
      query.require(round == 1 ? starts(stock, facts, now.before[p])
                               : passes(stock, before.before[p], before.after[p], now.before[p]));
      query.require(acts(stock, facts, now.before[p], now.deeds[p], now.after[p]));
      total += stock.is_money ? now.after[p].yuan : now.after[p].held;
    }
    short_of_pieces = short_of_pieces || total > Term(stock.printed);
    before = now;
  }
  query.require(short_of_pieces);
  return query;
}

}  // namespace ruleproof::solver
