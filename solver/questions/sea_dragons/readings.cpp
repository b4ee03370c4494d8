/// Gaps of the rules: which can make a difference, and which are ever reached. What cannot happen
/// is proved or counted by other questions; what remains is looked at in random games, in last
/// turns (last_turns.hpp), and in games in which everybody is after reefs and ships.
#include <algorithm>
#include <map>
#include <numeric>

#include "solver/questions/sea_dragons/last_turns.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

/// Whether the card taken in the last turn changes anything.
auto card_of_the_last_turn(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto turns = late_turns(game, 0, 10 * options.effort, options.seed);
  bool same = true;
  MoveList<Move> list;
  for (const auto& turn : turns) {
    moves(game, turn.before, list);
    std::optional<Outcome> first;
    for (const auto& [move, end] : ways_to_play(game, game.apply(turn.before, list[0]).next)) {
      if (!first) first = game.outcome(end);
      same = same && *first == game.outcome(end);
    }
  }
  return {
      .aspect = "last-card",
      .says = same ? Says::no : Says::yes,
      .how = How::sampled,
      .title = fmt::format("The card taken in the last turn made {} difference", same ? "no" : "a"),
      .bound = fmt::format("{} last turns of random games, with every card", turns.size()),
      .clauses = {"take.size", "score.sum"}};
}

/// Whether gold for neighbours is ever the mover's.
auto gold_of_the_mover(const SeaDragons& game, const AskOptions& options) -> Answer {
  bool exact = true;
  int laid = 0;
  const auto games = 15 * options.effort;
  for (std::uint64_t i = 0; i < games; ++i) {
    play(game, Dice(options.seed + i),
         [&](const State& before, const Move& move, const Step<State>& step) {
           const auto* lay = std::get_if<Lay>(&move);
           if (lay == nullptr) return;
           ++laid;
           const auto haul = haul_of(game.rules(), before, cells_laid(game, *lay));
           exact = exact && step.next.players[before.actor].gold ==
                                before.players[before.actor].gold + haul.gold - haul.due;
         });
  }
  return {.aspect = "neighbour-gold",
          .says = exact ? Says::no : Says::yes,
          .how = How::sampled,
          .title = exact ? "Gold for neighbours was never the mover's"
                         : "Gold for neighbours was the mover's own",
          .text = "A dragon may not touch another of its player.",
          .bound = fmt::format("{} random games, {} placements", games, laid),
          .clauses = {"lay.neighbours", "lay.apart"}};
}

/// Deals of a market and a hand of one size, in both orders, weighed exactly.
auto order_of_the_deal(const SeaDragons& game) -> Answer {
  constexpr std::size_t dealt = market_cards + hand_cards;
  std::map<std::pair<Cards, Cards>, std::uint64_t> market_first;
  std::map<std::pair<Cards, Cards>, std::uint64_t> hand_first;
  auto stack = game.rules().components.cards;
  std::array<Cards, 2> halves;
  const auto deal = [&](auto&& self, std::size_t depth, std::uint64_t weight) -> void {
    if (depth == dealt) {
      market_first[{halves[0], halves[1]}] += weight;
      hand_first[{halves[1], halves[0]}] += weight;
      return;
    }
    auto& half = halves[depth < market_cards ? 0 : 1];
    for (std::size_t f = 0; f < figure_count; ++f) {
      const auto figure = static_cast<Figure>(f);
      const auto left = stack[figure];
      if (size_of(figure) != Size::medium || left == 0) continue;
      --stack[figure];
      ++half[figure];
      self(self, depth + 1, weight * left);
      --half[figure];
      ++stack[figure];
    }
  };
  deal(deal, 0, 1);
  const bool same = market_first == hand_first;
  return {
      .aspect = "deal-order",
      .says = same ? Says::no : Says::yes,
      .how = How::counted,
      .title = fmt::format("Whether the market or the hand is dealt first makes {} difference",
                           same ? "no" : "a"),
      .text = "Every market and hand of medium cards has the same weight in both orders.",
      .data = data_of(game),
      .clauses = {"setup.dragon-market", "setup.hand"},
      .facts = {{"different deals of a market and a hand", std::to_string(market_first.size())}}};
}

/// The fewest ships that so many missions ask together.
auto ships_for_missions(const SeaDragons& game, std::size_t missions) -> int {
  std::vector<int> asked;
  for (const auto& mission : game.rules().components.missions) {
    asked.push_back(mission.ships.size());
  }
  std::ranges::sort(asked);
  asked.resize(std::min(missions, asked.size()));
  return std::accumulate(asked.begin(), asked.end(), 0);
}

/// Whether all missions can leave their stack: each takes at least the ships that it asks.
auto mission_stack(const SeaDragons& game, const AskOptions& /*options*/) -> Answer {
  const auto stack = game.rules().components.missions.size() - mission_offers;
  const int ships = ships_in(all_ships(game));
  const int needed = ships_for_missions(game, stack);
  const bool never = needed > ships || static_cast<int>(stack) > turns_of(game);
  return {.aspect = "mission-stack",
          .says = never ? Says::no : Says::unknown,
          .how = never ? How::counted : How::unknown,
          .title = never ? "The stack of missions is never empty"
                         : "It is not known whether the stack of missions can be empty",
          .text =
              "Every completed mission takes at least as many ships as it asks. Under "
              "used-reefs=bottom ship cards come back, and this does not hold.",
          .clauses = {"mission.refill", "mission.pay"},
          .facts = {{"missions to be completed before it is empty", std::to_string(stack)},
                    {"ships that the cheapest of them ask, and ships that there are",
                     fmt::format("{} and {}", needed, ships)}}};
}

/// What somebody likes who is after reefs and ships, where chance opens missions that bring reefs.
auto reefs_and_ships(const SeaDragons& game, const State& state, const Move& move) -> int {
  const auto& rules = game.rules();
  if (is<Pass>(move)) return -2;
  if (const auto* one = std::get_if<Complete>(&move)) {
    return (10 * rules.mission(one->mission).reefs) - 8;
  }
  if (const auto* one = std::get_if<Open>(&move)) return rules.mission(one->mission).reefs;
  if (const auto* one = std::get_if<Keep>(&move)) return one->reef <= Reef::any_ship ? 1 : 0;
  const auto* lay = std::get_if<Lay>(&move);
  if (lay == nullptr) return 0;
  const auto cells = cells_laid(game, *lay);
  const auto haul = haul_of(rules, state, cells);
  return (6 * haul.reefs) + (3 * tokens_on(state, cells)) - haul.due + haul.gold;
}

auto reef_stack(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto left = [](const State& state) {
    return reef_cards(state) + static_cast<int>(state.drawn.size());
  };
  const auto liking = [&](const State& state, const Move& move) {
    return reefs_and_ships(game, state, move);
  };
  const auto games = 8 * options.effort;
  const auto best = best_of(games, options.seed, [&](std::uint64_t seed) {
                      return peak_of(game, line_of(game, Fond(liking, seed)),
                                     [&](const State& state) { return -left(state); });
                    }).value();
  const int fewest = -best.worth;
  const bool reached = fewest < reef_draw;
  return {.aspect = "reef-stack",
          .says = reached ? Says::yes : Says::unknown,
          .how = reached ? How::replayed : How::unknown,
          .title = reached ? fmt::format("The reef stack can come down to {} card{}", fewest,
                                         fewest == 1 ? "" : "s")
                           : "It is not known whether the reef stack can have fewer than two cards",
          .bound = fmt::format("{} games of greedy play", games),
          .clauses = {"reef.draw"},
          .facts = {{"fewest cards left that were found", std::to_string(fewest)}},
          .shown = {show(game, best.line, "the fewest reef cards left that were found",
                         [&](const State& state) { return left(state) == fewest; })}};
}

auto gaps_of_a_game(const SeaDragons& game, const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto gap : {gold_of_the_mover, card_of_the_last_turn, mission_stack, reef_stack}) {
    answers.push_back(gap(game, options));
    answers.back().title += fmt::format(", with {} players", game.players());
  }
  return answers;
}

}  // namespace

auto which_gaps_make_a_difference(const AskOptions& options) -> Answers {
  Answers answers = {order_of_the_deal(game_of(2))};
  for (auto& answer : by_players<how_many_turns_are_there>(options)) {
    // Nobody acts without a head, so passing without one and the moment of the end are idle.
    answer.aspect += "/heads";
    const bool proved = answer.says == Says::value;
    answer.says = proved ? Says::no : Says::unknown;
    if (proved) {
      answer.title =
          "When the game ends, and what a player without heads does, never makes a difference";
    }
    answers.push_back(std::move(answer));
  }
  for (auto& answer : by_players<how_many_cards_of_a_size_can_be_drawn>(options)) {
    answer.aspect += "/no-other-size";
    if (answer.says == Says::value) answer.says = Says::no;
    answers.push_back(std::move(answer));
  }
  for (auto& answer : by_players<which_stacks_can_run_dry>(options)) {
    if (answer.says != Says::yes) continue;
    answer.aspect += "-stack";
    answer.text += " There empty-stack, and whether played cards come back, makes a difference.";
    answers.push_back(std::move(answer));
  }
  append(answers, by_players<gaps_of_a_game>(options));
  return answers;
}

auto can_zero_missions_change_the_winner(const AskOptions& options) -> Answers {
  Query query("Does a bonus for everybody change who has more points?");
  const auto one = query.number("points-of-one", 0, 2000);
  const auto other = query.number("points-of-another", 0, 2000);
  const Term bonus(most_missions_bonus);
  const Truth ahead = other < one;
  const Truth then = other + bonus < one + bonus;
  Answer answer{.text = "Nobody has more missions than another either, so ties stay ties.",
                .data = "rulebook",
                .clauses = {"score.sum", "end.winner"}};
  prove(answer, query, (ahead && !then) || (!ahead && then), Says::no,
        "zero-missions never changes the winner: if nobody has a mission all get the same",
        options);
  return {answer};
}

auto is_a_gold_card_worth_as_much(const AskOptions& options) -> Answers {
  Query query("Does a gold card bring other points when it is used than when it is kept?");
  const auto gold = query.number("gold", 0, 1000);
  const auto cards = query.number("gold-cards", 1, 4);
  const Term kept = gold + Term(card_gold) * cards;
  const Term used = (gold + Term(card_gold)) + Term(card_gold) * (cards - Term(1));
  const auto game = game_of(2, {.bank = Bank::limited});
  Answer same{.aspect = "unlimited",
              .text = "Used, it may also pay tolls.",
              .data = data_of(game),
              .clauses = {"reef.gold", "score.sum", "setup.bank"}};
  auto less = same;
  prove(same, query, kept != used, Says::no,
        "A gold card is worth as many points used as kept, while the bank can pay", options);

  less.aspect = "bank-limited";
  less.says = Says::yes;
  less.how = How::replayed;
  less.title = "Under bank=limited a gold card brings less when it is used while the bank is empty";
  less.text = "The position is a sketch; whether play gets there is another question (bank-empty).";
  const auto start = game.read_position("p1.reefs=gold p1.gold=0 p2.gold=140").value();
  less.shown = {
      show_from(game, start, Line{Cash{}}, "the bank has nothing left", [](const State& end) {
        return end.players[0].gold == 0 && end.players[0].reefs[Reef::gold] == 0;
      })};
  return {same, less};
}

}  // namespace ruleproof::solver::sea_dragons_question
