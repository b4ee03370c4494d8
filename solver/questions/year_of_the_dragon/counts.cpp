/// Exact counting: numbers of the persons that the texts allow, deals, drafts.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "solver/explore/explore.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int highest = 6;  // [track.advance] numbers are 1..6

/// How many assignments, by whether a 1 and whether a 6 occurs among them.
using Counts = std::array<std::int64_t, 4>;

auto seen(int number) -> std::size_t {
  return (number == 1 ? 1U : 0U) | (number == highest ? 2U : 0U);
}
/// Independent choices side by side.
auto combine(const Counts& a, const Counts& b) -> Counts {
  Counts both{};
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) both[i | j] += a[i] * b[j];
  }
  return both;
}
auto total(const Counts& counts) -> std::int64_t {
  return counts[0] + counts[1] + counts[2] + counts[3];
}

auto any_number() -> Counts {
  Counts counts{};
  for (int number = 1; number <= highest; ++number) ++counts[seen(number)];
  return counts;
}
/// [persons.old-against-young] A young tile has the greater number.
auto young_and_old() -> Counts {
  Counts counts{};
  for (int young = 1; young <= highest; ++young) {
    for (int old = 1; old < young; ++old) ++counts[seen(young) | seen(old)];
  }
  return counts;
}
/// Tax collector, scholars and farmers as the example of the draft has them: the collector and the
/// young scholar make 7, the collector and the young farmer 7, the two young ones 8.
auto as_in_the_example() -> Counts {
  Counts counts{};
  for (int collector = 1; collector <= highest; ++collector) {
    const int scholar = 7 - collector;
    const int farmer = 7 - collector;
    if (scholar > highest || scholar + farmer != 8) continue;
    for (int old_scholar = 1; old_scholar < scholar; ++old_scholar) {
      for (int old_farmer = 1; old_farmer < farmer; ++old_farmer) {
        ++counts[seen(collector) | seen(scholar) | seen(farmer) | seen(old_scholar) |
                 seen(old_farmer)];
      }
    }
  }
  return counts;
}

auto times(Counts counts, const Counts& factor, int power) -> Counts {
  for (int i = 0; i < power; ++i) counts = combine(counts, factor);
  return counts;
}

/// All solutions for the persons of the example, by Z3: how many there are, and whether the three
/// young numbers are the same in all.
struct Solutions {
  int count = 0;
  bool complete = false;
  std::set<std::array<std::int64_t, 3>> young;
  Reply last;  ///< unsat: there is no other
};
auto solutions_of_the_example(const AskOptions& options) -> Solutions {
  Query query("Numbers of tax collector, scholars and farmers: is there another solution?");
  const auto collector = query.number("tax-collector", 1, highest);
  const auto scholar = query.number("young-scholar", 1, highest);
  const auto farmer = query.number("young-farmer", 1, highest);
  const auto old_scholar = query.number("old-scholar", 1, highest);
  const auto old_farmer = query.number("old-farmer", 1, highest);
  query.require(collector + scholar == 7).require(collector + farmer == 7);
  query.require(scholar + farmer == 8);
  query.require(old_scholar < scholar).require(old_farmer < farmer);
  Solutions found;
  for (;;) {
    found.last = ask(query, options.budget);
    if (found.last.sat != Sat::sat) break;
    ++found.count;
    const auto& values = found.last.values;
    found.young.insert(
        {values.at("tax-collector"), values.at("young-scholar"), values.at("young-farmer")});
    Truth same(true);
    for (const auto& [name, value] : values) {
      same = same && Term::variable(name, 1, highest) == Term::number(value);
    }
    query.require(!same);
  }
  found.complete = found.last.sat == Sat::unsat;
  return found;
}

/// With a row of events that is laid out already, so that the draft comes first.
auto drafting_game(const AskOptions& options, int players) -> YearOfTheDragon {
  auto setup = game_for(options, players, {}, Follows::readings).setup();
  setup.options["players"] = std::to_string(players);
  setup.options["row"] = "pptdfmctdfmc";
  setup.rulings.erase("draft-first");  // its lot comes before the draft
  return YearOfTheDragon::configure(setup).value();
}

/// Counts drafts through the model. What is still legal depends on which pairs are gone, not on who
/// has them nor on where the persons live, so that is not counted twice.
class DraftCounter {
 public:
  explicit DraftCounter(const YearOfTheDragon& game) : game_(game) {}

  auto count(const State& state) -> std::int64_t {
    if (state.stage != Stage::draft) return 1;
    auto gone = state.pairs;
    std::ranges::sort(gone);
    if (const auto known = counts_.find(gone); known != counts_.end()) return known->second;
    MoveList<Move> drafts;
    moves(game_, state, drafts);
    std::int64_t sequences = 0;
    for (const auto& draft : drafts) {
      auto next = game_.apply(state, draft).next;
      MoveList<Move> places;
      while (next.stage == Stage::place) {
        moves(game_, next, places);
        next = game_.apply(next, places.front()).next;
      }
      sequences += count(next);
    }
    counts_.emplace(gone, sequences);
    return sequences;
  }

 private:
  const YearOfTheDragon& game_;
  std::map<decltype(State::pairs), std::int64_t> counts_;
};

auto factorial(int n) -> std::int64_t { return n <= 1 ? 1 : n * factorial(n - 1); }

/// Partitions of the cards into groups of these sizes.
auto deals_by_formula(const std::vector<int>& sizes) -> std::int64_t {
  auto count = factorial(7);
  for (const auto size : sizes) count /= factorial(size);
  for (const auto size : std::set<int>(sizes.begin(), sizes.end())) {
    count /= factorial(static_cast<int>(std::ranges::count(sizes, size)));
  }
  return count;
}

/// Partitions of so many cards into so many groups of any size.
auto deals_of_any_size(int cards, int groups) -> std::int64_t {
  if (cards == 0 || groups == 0) return cards == groups ? 1 : 0;
  return (groups * deals_of_any_size(cards - 1, groups)) + deals_of_any_size(cards - 1, groups - 1);
}

auto deals_under(GroupSizes reading) -> Answer {
  const bool even = reading == GroupSizes::as_even_as_possible;
  const Rulings rulings{.group_sizes = reading};
  Answer answer{.aspect = even ? "" : "group-sizes-any",
                .says = Says::value,
                .text = "Listed by the model, and equal to the number of partitions by formula.",
                .data = "rulebook, public source",
                .clauses = {"action.deal.groups", "action.deal.even"},
                .always = {"stage != action or sum(i: bits(groups[i])) = 7 and "
                           "count(groups* > 0) = count(p*.acted <= 1)"}};
  if (even) {
    answer.always.emplace_back(
        "all(i, j: groups[i] = 0 or groups[j] = 0 or abs(bits(groups[i]) - bits(groups[j])) <= 1)");
  }
  // Where cards are dealt no other reading and no edition is looked at.
  answer.how = {How::counted, scope_of(game_for(2, rulings))
                                  .with_players(2, 5)
                                  .whatever_the_rulings()
                                  .with("group-sizes", {even ? "as-even-as-possible" : "any"})};
  std::vector<std::size_t> counts;
  for (int players = 2; players <= 5; ++players) {
    const auto deals = game_for(players, rulings).rules().deals;
    std::vector<int> sizes;
    for (const auto group : deals.front()) {
      if (bits(group) != 0) sizes.push_back(std::popcount(bits(group)));
    }
    const auto expected = even ? deals_by_formula(sizes) : deals_of_any_size(7, players);
    if (expected != std::ssize(deals)) {
      answer.says = Says::unknown;
      answer.how = How::unknown;
    }
    answer.fact(fmt::format("{} players", players), std::to_string(deals.size()));
    counts.push_back(deals.size());
  }
  answer.title = fmt::format("There are {} deals of the action cards for 2, 3, 4, 5 players{}",
                             fmt::join(counts, ", "), even ? "" : " if groups may have any size");
  return answer;
}

}  // namespace

auto do_the_texts_fix_the_numbers_of_the_persons(const AskOptions& options) -> Answers {
  const auto single = any_number();
  const auto split = young_and_old();
  const auto ru = times(times({1, 0, 0, 0}, single, 3), split, 6);
  const auto both = times(times(as_in_the_example(), single, 2), split, 4);
  const auto solutions = solutions_of_the_example(options);
  const bool agree = solutions.complete && solutions.count == total(as_in_the_example());
  const auto title = fmt::format(
      "The texts leave the numbers of the persons open: {} assignments fit both, {} fit the "
      "Russian text alone",
      total(both), total(ru));
  Answer open{.aspect = "all-numbers",
              .says = Says::no,
              .how = {How::counted, of_the_texts()},
              .title = title,
              .data = "rulebook",
              .clauses = {"track.advance", "persons.old-against-young"}};
  open.fact("both texts", std::to_string(total(both)))
      .fact("both texts, if a 1 and a 6 occur", std::to_string(both[3]))
      .fact("Russian text alone", std::to_string(total(ru)))
      .fact("Russian text alone, if a 1 and a 6 occur", std::to_string(ru[3]));
  Answer fixed{.aspect = "example-of-the-draft",
               .says = solutions.young.size() == 1 && agree ? Says::value : Says::unknown,
               .title =
                   "The example of the draft fixes the numbers of the tax collector, the "
                   "young scholar and the young farmer",
               .data = "rulebook",
               .clauses = {"track.advance", "persons.old-against-young"},
               .smt2 = solutions.last.smt};
  if (agree) fixed.how = {How::proved, of_the_texts()};
  for (const auto& [collector, scholar, farmer] : solutions.young) {
    fixed.fact("tax collector, young scholar, young farmer",
               fmt::format("{}, {}, {}", collector, scholar, farmer));
  }
  fixed.fact("solutions with the old tiles, by Z3", std::to_string(solutions.count))
      .fact("solutions with the old tiles, counted", std::to_string(total(as_in_the_example())));
  return {fixed, open};
}

auto how_many_deals_are_there(const AskOptions& /*options*/) -> Answers {
  return {deals_under(GroupSizes::as_even_as_possible), deals_under(GroupSizes::any)};
}

auto how_many_drafts_are_there(const AskOptions& options) -> Answers {
  Answer answer{
      .says = Says::value,
      .text = "All 36 pairs less those that are gone: no pile can be used up in the draft.",
      .data = "rulebook",
      .clauses = {"draft.pair", "draft.distinct-pair"}};
  answer.always = {pairs_claim(),
                   "stage != draft or min(pile1, pile2, pile3, pile4, pile5, pile6, "
                   "pile7, pile8, pile9) > 0"};
  auto scope = scope_of(drafting_game(options, 2)).with_players(2, 5);
  scope.options.erase("row");  // the same for every row
  scope.data = "rulebook";
  answer.how = {How::counted, std::move(scope)};
  std::vector<std::int64_t> counts;
  for (int players = 2; players <= 5; ++players) {
    const auto game = drafting_game(options, players);
    counts.push_back(DraftCounter(game).count(game.start()));
    answer.fact(fmt::format("{} players: sequences of pairs", players),
                std::to_string(counts.back()));
    if (players > 3) continue;
    // With who lives where, by visiting every position: a pair and two places for each player.
    std::uint64_t positions = 0;
    (void)explore(game, {.max_depth = 3 * players}, [&](const auto& state, int /*depth*/) -> void {
      positions += state.stage == Stage::deal ? 1 : 0;
    });
    answer.fact(fmt::format("{} players: positions after the draft", players),
                std::to_string(positions));
  }
  answer.title = fmt::format("There are {} sequences of drafted pairs for 2, 3, 4, 5 players",
                             fmt::join(counts, ", "));
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
