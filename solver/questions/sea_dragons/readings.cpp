/// Gaps of the rules: which can make a difference, and which are ever reached.
#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "solver/questions/sea_dragons/draws.hpp"
#include "solver/questions/sea_dragons/last_turn.hpp"
#include "solver/questions/sea_dragons/questions.hpp"

namespace ruleproof::solver::sea_dragons_question {
namespace {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): every move of the game

/// Whether the card taken in the last turn changes anything.
auto card_of_the_last_turn(const SeaDragons& game, const AskOptions& options) -> Answer {
  int turns = 0;
  bool same = true;
  MoveList<Move> list;
  MoveList<Move> buffer;
  for_each_last_turn(game, 10 * options.effort, options.seed, [&](const LastTurn& turn) {
    ++turns;
    moves(game, turn.before, list);
    const auto taking = game.apply(turn.before, list[0]).next;  // a pass
    std::optional<Outcome> first;
    moves(game, taking, list);
    for (const auto& move : MoveList<Move>(list)) {
      const auto end =
          play(game, game.apply(taking, move).next, first_choice, [](const auto&...) {}, buffer);
      if (!first) first = game.outcome(end);
      same = same && *first == game.outcome(end);
    }
  });
  Answer answer{.aspect = players_aspect(game.players()) + "/last-card",
                .says = same ? Says::no : Says::yes,
                .how = How::sampled};
  answer.title = same ? "The card taken in the last turn made no difference"
                      : "The card taken in the last turn made a difference";
  answer.bound = std::to_string(turns) + " last turns of random games, with every card";
  answer.clauses = {"take.size", "score.sum"};
  return answer;
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
           const auto haul =
               haul_of(game.rules(), before,
                       cells_of(game.rules().figure(lay->figure)[lay->turn], lay->corner));
           exact = exact && step.next.players[before.actor].gold ==
                                before.players[before.actor].gold + haul.gold - haul.due;
         });
  }
  Answer answer{.aspect = players_aspect(game.players()) + "/neighbour-gold",
                .says = exact ? Says::no : Says::yes,
                .how = How::sampled};
  answer.title = exact ? "Gold for neighbours was never the mover's"
                       : "Gold for neighbours was the mover's own";
  answer.text = "A dragon may not touch another of its player.";
  answer.bound = std::to_string(games) + " random games, " + std::to_string(laid) + " placements";
  answer.clauses = {"lay.neighbours", "lay.apart"};
  return answer;
}

/// Deals of a market and a hand of one size, in both orders, weighed exactly.
auto order_of_the_deal() -> Answer {
  const auto game = game_of(2);
  constexpr std::size_t dealt = market_cards + hand_cards;
  std::map<std::pair<Cards, Cards>, std::uint64_t> market_first;
  std::map<std::pair<Cards, Cards>, std::uint64_t> hand_first;
  auto stack = game.rules().components.cards;
  std::array<Figure, dealt> drawn{};
  const auto deal = [&](auto&& self, std::size_t depth, std::uint64_t weight) -> void {
    if (depth == dealt) {
      std::array<Cards, 2> halves;
      for (std::size_t i = 0; i < dealt; ++i) ++halves[i < market_cards ? 0 : 1][drawn[i]];
      market_first[{halves[0], halves[1]}] += weight;
      hand_first[{halves[1], halves[0]}] += weight;
      return;
    }
    for (std::size_t f = 0; f < figure_count; ++f) {
      const auto figure = static_cast<Figure>(f);
      const auto left = stack[figure];
      if (size_of(figure) != Size::medium || left == 0) continue;
      drawn[depth] = figure;
      --stack[figure];
      self(self, depth + 1, weight * left);
      ++stack[figure];
    }
  };
  deal(deal, 0, 1);
  const bool same = market_first == hand_first;
  Answer answer{.aspect = "deal-order", .says = same ? Says::no : Says::yes, .how = How::counted};
  answer.title = same ? "Whether the market or the hand is dealt first makes no difference"
                      : "Whether the market or the hand is dealt first makes a difference";
  answer.text = "Every market and hand of medium cards has the same weight in both orders.";
  answer.fact("different deals of a market and a hand", std::to_string(market_first.size()));
  answer.data = data_of(game);
  answer.clauses = {"setup.dragon-market", "setup.hand"};
  return answer;
}

/// The fewest ships that so many missions ask together.
auto ships_for_missions(const SeaDragons& game, std::size_t missions) -> int {
  std::vector<int> asked;
  for (const auto& mission : game.rules().components.missions) {
    asked.push_back(mission.ships.size());
  }
  std::ranges::sort(asked);
  int ships = 0;
  for (std::size_t m = 0; m < missions && m < asked.size(); ++m) ships += asked[m];
  return ships;
}

/// Whether all missions can leave their stack: each takes at least the ships that it asks.
auto mission_stack(const SeaDragons& game) -> Answer {
  const auto& all = game.rules().components;
  const auto stack = all.missions.size() - mission_offers;
  int ships = all.ships.size() + all.reefs[Reef::any_ship];
  for (std::size_t c = 0; c < ship_colours; ++c) {
    ships += 2 * all.reefs[double_of(static_cast<Ship>(c))];
  }
  const int needed = ships_for_missions(game, stack);
  const bool never = needed > ships || static_cast<int>(stack) > turns_of(game);
  Answer answer{.aspect = players_aspect(game.players()) + "/mission-stack",
                .says = never ? Says::no : Says::unknown,
                .how = never ? How::counted : How::unknown};
  answer.title = never ? "The stack of missions is never empty"
                       : "It is not known whether the stack of missions can be empty";
  answer.text =
      "Every completed mission takes at least as many ships as it asks. Under used-reefs=bottom "
      "ship cards come back, and this does not hold.";
  answer.fact("missions to be completed before it is empty", std::to_string(stack));
  answer.fact("ships that the cheapest of them ask, and ships that there are",
              std::to_string(needed) + " and " + std::to_string(ships));
  answer.clauses = {"mission.refill", "mission.pay"};
  return answer;
}

/// Everybody takes reefs and ships, and chance opens missions that bring reefs.
auto reef_stack(const SeaDragons& game, const AskOptions& options) -> Answer {
  const auto& rules = game.rules();
  Line best;
  int fewest = 1000;
  const auto games = 8 * options.effort;
  for (std::uint64_t i = 0; i < games && fewest > 0; ++i) {
    auto line = line_of(game, game.start(),
                        Fond(
                            [&](const State& state, const Move& move) {
                              if (const auto* one = std::get_if<Complete>(&move)) {
                                return (10 * rules.mission(one->mission).reefs) - 8;
                              }
                              if (const auto* one = std::get_if<Open>(&move))
                                return rules.mission(one->mission).reefs;
                              if (is<Pass>(move)) return -2;
                              if (const auto* one = std::get_if<Keep>(&move)) {
                                return one->reef <= Reef::any_ship ? 1 : 0;
                              }
                              const auto* lay = std::get_if<Lay>(&move);
                              if (lay == nullptr) return 0;
                              const auto cells =
                                  cells_of(rules.figure(lay->figure)[lay->turn], lay->corner);
                              const auto haul = haul_of(rules, state, cells);
                              int ships = 0;
                              for (const auto& tokens : state.ships)
                                ships += (tokens & cells).count();
                              return (6 * haul.reefs) + (3 * ships) - haul.due + haul.gold;
                            },
                            options.seed + i));
    auto state = game.start();
    for (std::size_t m = 0; m < line.size(); ++m) {
      state = game.apply(state, line[m]).next;
      if (reef_cards(state) + static_cast<int>(state.drawn.size()) >= fewest) continue;
      fewest = reef_cards(state) + static_cast<int>(state.drawn.size());
      best.assign(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(m) + 1);
    }
  }
  Answer answer{.aspect = players_aspect(game.players()) + "/reef-stack"};
  answer.shown.push_back(
      show(game, best, "the fewest reef cards left that were found", [&](const State& state) {
        return reef_cards(state) + static_cast<int>(state.drawn.size()) == fewest;
      }));
  const bool reached = fewest < reef_draw;
  answer.says = reached ? Says::yes : Says::unknown;
  answer.how = reached && replays(answer) ? How::replayed : How::unknown;
  answer.title = reached ? "The reef stack can come down to " + std::to_string(fewest) +
                               (fewest == 1 ? " card" : " cards")
                         : "It is not known whether the reef stack can have fewer than two cards";
  answer.fact("fewest cards left that were found", std::to_string(fewest));
  answer.bound = std::to_string(games) + " games of greedy play";
  answer.clauses = {"reef.draw"};
  return answer;
}

}  // namespace

auto which_gaps_make_a_difference(const AskOptions& options) -> Answers {
  Answers answers = {order_of_the_deal()};
  for (auto& answer : how_many_turns_are_there(options)) {
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
  for (auto& answer : how_many_cards_of_a_size_can_be_drawn(options)) {
    answer.aspect += "/no-other-size";
    if (answer.says == Says::value) answer.says = Says::no;
    answers.push_back(std::move(answer));
  }
  for (auto& answer : which_stacks_can_run_dry(options)) {
    if (answer.says != Says::yes) continue;
    answer.aspect += "-stack";
    answer.text += " There empty-stack, and whether played cards come back, makes a difference.";
    answers.push_back(std::move(answer));
  }
  for (int players = 2; players <= static_cast<int>(most_players); ++players) {
    const auto game = game_of(players);
    for (auto answer : {gold_of_the_mover(game, options), card_of_the_last_turn(game, options),
                        mission_stack(game), reef_stack(game, options)}) {
      answer.data = data_of(game);
      answer.title += ", with " + std::to_string(players) + " players";
      answers.push_back(std::move(answer));
    }
  }
  return answers;
}

auto can_zero_missions_change_the_winner(const AskOptions& options) -> Answers {
  Query query("Does a bonus for everybody change who has more points?");
  const auto one = query.number("points-of-one", 0, 2000);
  const auto other = query.number("points-of-another", 0, 2000);
  const Term bonus(most_missions_bonus);
  const Truth ahead = other < one;
  const Truth then = other + bonus < one + bonus;
  Answer answer;
  prove(answer, query, (ahead && !then) || (!ahead && then), Says::no, options);
  answer.title = answer.says == Says::no
                     ? "zero-missions never changes the winner: if nobody has a mission all get "
                       "the same"
                     : "Whether zero-missions changes the winner is not known";
  answer.text = "Nobody has more missions than another either, so ties stay ties.";
  answer.data = "rulebook";
  answer.clauses = {"score.sum", "end.winner"};
  return {answer};
}

auto is_a_gold_card_worth_as_much(const AskOptions& options) -> Answers {
  Query query("Does a gold card bring other points when it is used than when it is kept?");
  const auto gold = query.number("gold", 0, 1000);
  const auto cards = query.number("gold-cards", 1, 4);
  const Term kept = gold + Term(card_gold) * cards;
  const Term used = (gold + Term(card_gold)) + Term(card_gold) * (cards - Term(1));
  Answer same{.aspect = "unlimited"};
  prove(same, query, kept != used, Says::no, options);
  same.title = same.says == Says::no
                   ? "A gold card is worth as many points used as kept, while the bank can pay"
                   : "Whether a gold card is worth as much used as kept is not known";
  same.text = "Used, it may also pay tolls.";
  Rulings rulings;
  rulings.bank = Bank::limited;
  const auto game = game_of(2, rulings);
  Answer less{.aspect = "bank-limited", .says = Says::yes, .how = How::replayed};
  const auto start = game.read_position("p1.reefs=gold p1.gold=0 p2.gold=140");
  if (start) {
    const Line line = {Cash{}};
    less.shown.push_back(
        show_from(game, *start, std::span(line), "the bank has nothing left", [](const State& end) {
          return end.players[0].gold == 0 && end.players[0].reefs[Reef::gold] == 0;
        }));
  }
  if (!replays(less)) {
    less.says = Says::unknown;
    less.how = How::unknown;
  }
  less.title = "Under bank=limited a gold card brings less when it is used while the bank is empty";
  less.text = "The position is a sketch; whether play gets there is another question (bank-empty).";
  for (auto* answer : {&same, &less}) {
    answer->data = data_of(game);
    answer->clauses = {"reef.gold", "score.sum", "setup.bank"};
  }
  return {same, less};
}

}  // namespace ruleproof::solver::sea_dragons_question
