/// Can the printed pieces run out, and in which round first? From below by Z3 on a relation that
/// allows more than the rules; from above by a game.
#include <cstddef>
#include <string>
#include <vector>

#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"
#include "solver/questions/year_of_the_dragon/supply_relation.hpp"
#include "solver/questions/year_of_the_dragon/supply_seek.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// The numbers of all players in one round.
struct Round {
  std::vector<Holdings<Term>> before;
  std::vector<Deed<Term>> deeds;
  std::vector<Gained<Term>> after;
};

auto make_round(Query& query, int players, int round) -> Round {
  Round made;
  for (int p = 1; p <= players; ++p) {
    const auto number = [&](const char* what, int high) {
      return query.number(fmt::format("r{}.p{}.{}", round, p, what), 0, high);
    };
    made.before.push_back({number("yuan", 200), number("held", 200), number("collectors", 4),
                           number("young", 4), number("old", 4), number("persons", 13)});
    made.deeds.push_back(
        {number("skips", 1), number("taxes", 1), number("gains", 1), number("pays", 1)});
    made.after.push_back({number("yuan-after", 200), number("held-after", 200)});
  }
  return made;
}

/// Whether players can hold more than is printed in one of the first rounds, as far as the relation
/// knows.
auto shortage_query(const Stock& stock, int last) -> Query {
  Query query(fmt::format("Can {} players hold more than {} {} in one of the first {} rounds?",
                          stock.players, stock.printed, stock.name, last));
  Round before;
  Truth short_of_pieces(false);
  for (int round = 1; round <= last; ++round) {
    const auto now = make_round(query, stock.players, round);
    query.require(enough_tiles(stock, now.before)).require(pays_unless_first(now.deeds));
    if (round == 1) query.require(pairs_differ(now.before));
    Term total(0);
    for (std::size_t p = 0; p < now.before.size(); ++p) {
      query.require(round == 1 ? starts(stock, now.before[p])
                               : passes(stock, before.before[p], before.after[p], now.before[p]));
      query.require(acts(stock, now.before[p], now.deeds[p], now.after[p]));
      total += stock.is_money() ? now.after[p].yuan : now.after[p].held;
    }
    short_of_pieces = short_of_pieces || total > stock.printed;
    before = now;
  }
  query.require(short_of_pieces);
  return query;
}

/// The pieces that players hold, as a sum over fields.
auto held_in_all(const Stock& stock) -> std::string {
  if (stock.is_floors()) {  // two bits of a palace are its height; some floors are not yet placed
    return "floors + sum(p*.floors) + sum(common(p*.palaces*.bits, 4096)) + "
           "2 * sum(common(p*.palaces*.bits, 8192))";
  }
  const auto* field = stock.is_money()                          ? "yuan"
                      : stock.choice == Choice::harvest         ? "rice"
                      : stock.choice == Choice::fireworks       ? "fireworks"
                      : stock.choice == Choice::privilege_small ? "small"
                                                                : "large";
  return fmt::format("sum(p*.{})", field);
}

/// Adds the first game that shows a shortage after the rounds that are safe; false if none does.
auto show_shortage(const YearOfTheDragon& game, const Stock& stock, int safe,
                   const AskOptions& options, Answer& answer) -> bool {
  for (int round = safe + 1; round <= months; ++round) {
    const auto moves = seek_shortage(game, stock, round, options);
    if (!moves) continue;
    const auto held = held_in_all(stock);
    answer.shown.push_back(show(game, *moves,
                                fmt::format("{} players hold more than {} {} in round {}",
                                            stock.players, stock.printed, stock.name, round),
                                fmt::format("{} > {} and round = {}", held, stock.printed, round)));
    answer.fact("a game was found in", fmt::format("round {}", round));
    answer.says = Says::yes;
    const bool tight = round == safe + 1;
    answer.how = {tight ? How::relation : How::bounded, scope_of(game)};
    answer.title = fmt::format("With {} players the {} {} can be too few, first in ", stock.players,
                               stock.printed, stock.name) +
                   (tight ? fmt::format("round {}", round)
                          : fmt::format("one of rounds {} to {}", safe + 1, round));
    if (tight) {
      answer.always = {fmt::format("round > {} or {} <= {}", safe, held, stock.printed)};
    }
    if (!tight) {
      answer.bound = fmt::format(
          "proved not before round {}; the earliest game found is in round {}", safe + 1, round);
    }
    return true;
  }
  return false;
}

auto ask_for(const YearOfTheDragon& game, const Stock& stock, const AskOptions& options) -> Answer {
  const auto [safe, proof] =
      safe_rounds([&](int last) { return shortage_query(stock, last); }, options);
  auto answer = about(game, aspect_of(game), {"supply.unlimited"});
  answer.smt2 = proof.smt;
  answer.text =
      "Too few: players hold more than there are, as the usual reading lets them. All can be taken "
      "sooner. All play together, and chance helps. The bound from below holds for every game: the "
      "solver "
      "is given a relation that allows more than the rules do.";
  answer.fact("printed", std::to_string(stock.printed))
      .fact("proved", safe == 0 ? "nothing" : fmt::format("not in rounds 1 to {}", safe));
  const auto held = hold_supply(game, stock);
  add_relation(held, answer);
  if (held.broken > 0) {
    answer.title = "The model does not obey the relation of the proof";
    return answer;
  }
  if (show_shortage(game, stock, safe, options, answer)) return answer;
  const bool never = safe == months;
  answer.says = never ? Says::no : Says::unknown;
  answer.how = {never ? How::relation : How::bounded, scope_of(game)};
  answer.title =
      fmt::format("With {} players the {} {}", stock.players, stock.printed, stock.name) +
      (never ? " are never too few"
             : fmt::format(" are not too few before round {}; whether they ever are is not known",
                           safe + 1));
  if (!never) answer.bound = fmt::format("proved for rounds 1 to {}", safe);
  return answer;
}

}  // namespace

auto can_pieces_run_out(Piece piece, const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    return ask_for(game, stocks(game.rules())[static_cast<std::size_t>(piece)], options);
  });
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
