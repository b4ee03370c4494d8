/// Hands and plans, counted: what the printed numbers force, what a plan can hold, and how much of
/// it dragons can cancel. Plans are walked through on the model and counted by formula besides.
#include "model/river_dragons/cards.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/ranges.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/river_dragons/colours.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/rules/rulings.hpp"
#include "model/river_dragons/state.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/river_dragons/answering.hpp"
#include "solver/questions/river_dragons/course.hpp"
#include "solver/questions/river_dragons/plans.hpp"
#include "solver/questions/river_dragons/questions.hpp"

namespace ruleproof::solver::river_dragons_question {
namespace {

using namespace river_dragons;  // NOLINT(google-build-using-namespace): cards and colours

constexpr int cards_per_colour = 13;  // [pieces.count] 78 cards in six colours

/// Colours whose dragons a player of that colour takes out of his hand for some number of players,
/// so that they must be there. [setup.hand]
auto named_dragons(Colour own) -> int {
  std::array<bool, colour_count> named{};
  for (const int players : numbers_of_players) {
    const auto used = colours_in_play(players);
    if (std::ranges::find(used, own) == used.end()) continue;
    for (std::size_t c = 0; c < colour_count; ++c) {
      const bool unused = std::ranges::find(used, static_cast<Colour>(c)) == used.end();
      named[c] = named[c] || unused;
    }
  }
  return static_cast<int>(std::ranges::count(named, true));
}

/// Ways to make `cards` cards of `kinds` kinds, of which `needed` occur at least once.
auto compositions(int cards, int kinds, int needed) -> std::int64_t {
  if (kinds == 0) return cards == 0 ? 1 : 0;
  std::int64_t ways = 0;
  for (int copies = needed > 0 ? 1 : 0; copies <= cards; ++copies) {
    ways += compositions(cards - copies, kinds - 1, std::max(0, needed - 1));
  }
  return ways;
}

/// Hands of thirteen cards that hold every action and so many named dragons.
auto possible_hands(int dragons) -> std::int64_t {
  return compositions(cards_per_colour, static_cast<int>(card_count), 8 + dragons);
}

/// Plans that a planner can go on to lay, by walking through the model.
auto count_plans(const RiverDragons& game, const State& state, Seat planner) -> std::int64_t {
  if (game.to_act(state) != planner) return 1;
  std::int64_t plans = 0;
  MoveList<Move> list;
  moves(game, state, list);
  for (const auto& move : list) plans += count_plans(game, game.apply(state, move).next, planner);
  return plans;
}

/// Those of the first planner of a game.
auto count_plans(const RiverDragons& game) -> std::int64_t {
  return count_plans(game, game.start(), game.to_act(game.start()));
}

auto falling(int n, int k) -> std::int64_t { return k == 0 ? 1 : n * falling(n - 1, k - 1); }

/// Five cards in an order, with at most so many dragons of those in the hand.
auto plans_by_formula(int dragons, int most_dragons) -> std::int64_t {
  constexpr auto binomial = std::to_array<int>({1, 5, 10, 10, 5, 1});
  std::int64_t plans = 0;
  for (int d = 0; d <= std::min({most_dragons, dragons, 5}); ++d) {
    plans += binomial[static_cast<std::size_t>(d)] * falling(dragons, d) * falling(8, 5 - d);
  }
  return plans;
}

/// A round in which every opponent lays the dragon of the first seat's colour, each at another
/// position as far as there are some.
auto all_against_one(const RiverDragons& game) -> Course {
  Plans plans = {{Card::stone1, Card::stone2, Card::plank1, Card::plank2, Card::remove}};
  for (int seat = 1; seat < game.players(); ++seat) {
    auto plan = idle_cards();
    plan.insert(plan.begin() + (seat - 1), dragon_of(game.rules().colours[0]));
    plans.push_back(plan);
  }
  return Course(game).plan(plans);
}

auto cancelled(const RiverDragons& game, const State& state, int seat) -> int {
  int count = 0;
  for (int position = 0; position < static_cast<int>(most_cards); ++position) {
    count += is_cancelled(game.rules(), state, seat, position) ? 1 : 0;
  }
  return count;
}

/// The plans that lie, which say whose dragons meet whose actions.
auto plans_claim(const State& state) -> std::string {
  std::string claim;
  for (std::size_t p = 0; p < state.players.size(); ++p) {
    for (std::size_t i = 0; i < most_cards; ++i) {
      claim += fmt::format("{}p{}.plan{} = \"{}\"", claim.empty() ? "" : " and ", p + 1, i + 1,
                           to_text(state.players[p].plan[i]));
    }
  }
  return claim;
}

/// No plan has a dragon of its owner's colour: a claim for each number of players, since the
/// colours of the seats are others. [setup.hand]
auto no_own_dragon_claims() -> std::vector<std::string> {
  std::vector<std::string> claims;
  for (const int players : numbers_of_players) {
    std::vector<std::string> seats;
    const auto game = game_of(players);
    for (int seat = 1; seat <= players; ++seat) {
      const auto own = game.rules().colours[static_cast<std::size_t>(seat) - 1];
      seats.push_back(
          fmt::format("all(i, j: i != {} or p[i].plan[j] != {})", seat, to_text(dragon_of(own))));
    }
    claims.push_back(fmt::format("count(p*.pawn.at >= 0) != {} or {}", players, all_of(seats)));
  }
  return claims;
}

/// A plan has no card twice. [plan.five]
constexpr auto no_card_twice =
    "all(i, j, k: j = k or p[i].plan[j] != p[i].plan[k] or p[i].plan[j] = \"-\")";

/// A plan has one dragon at the most. [dragon.one]
auto one_dragon_claim() -> std::string {
  std::vector<std::string> dragons;
  dragons.reserve(colour_count);
  for (std::size_t c = 0; c < colour_count; ++c) {
    dragons.push_back("p[i].plan[j] = " + to_text(dragon_of(static_cast<Colour>(c))));
  }
  return fmt::format("all(i: count(j: {}) <= 1)", fmt::join(dragons, " or "));
}

/// So many dragons at the most lie against each colour that plays. [dragon.cancel]
auto dragons_against_claim(const RiverDragons& game, int most) -> std::string {
  std::vector<std::string> colours;
  for (const auto colour : game.rules().colours) {
    colours.push_back(fmt::format("count(p*.plan* = {}) <= {}", to_text(dragon_of(colour)), most));
  }
  return all_of(colours);
}

/// The most actions of one seat that dragons can meet: each other seat holds one dragon of its
/// colour. [setup.hand]
auto most_cancelled(const RiverDragons& game) -> int {
  int dragons = 0;
  for (std::size_t seat = 1; seat < game.rules().colours.size(); ++seat) {
    dragons += game.rules().hands[seat].has(dragon_of(game.rules().colours[0])) ? 1 : 0;
  }
  return std::min(dragons, static_cast<int>(most_cards));
}

}  // namespace

auto do_the_counts_force_the_hand(const AskOptions& /*options*/) -> Answers {
  Answer named{.aspect = "dragons-that-are-named",
               .says = Says::yes,
               .how = {How::counted, any_number()},
               .title = "The counts force the hand of every colour",
               .text =
                   "Thirteen cards, each of eight named actions at least once, and each dragon at "
                   "least once that a row of the table of colours takes out of the hand. Whether "
                   "other dragons are there, or a second copy of an action, is left open wherever "
                   "there is more than one possible hand.",
               .data = "rulebook",
               .clauses = {"pieces.count", "setup.hand"}};
  for (std::size_t c = 0; c < colour_count; ++c) {
    const auto own = static_cast<Colour>(c);
    const int dragons = named_dragons(own);
    const auto ways = possible_hands(dragons);
    named
        .fact(fmt::format("{}: dragons that a table row removes", to_text(own)),
              std::to_string(dragons))
        .fact(fmt::format("{}: possible hands", to_text(own)), std::to_string(ways));
    if (ways == 1) continue;
    named.says = Says::no;
    named.title = "The counts alone do not force the hand of every colour";
  }
  const auto ways = possible_hands(5);
  const bool forced = ways == 1;
  return {named,
          {.aspect = "a-dragon-for-each-other-colour",
           .says = forced ? Says::yes : Says::no,
           .how = {How::counted, any_number()},
           .title = forced ? "With a dragon for each other colour the hand is forced, and there is "
                             "no dragon of one's own colour"
                           : "Even a dragon for each other colour does not force the hand",
           .data = "rulebook, public source",
           .clauses = named.clauses,
           .facts = {{"possible hands", std::to_string(ways)}},
           .always = forced ? no_own_dragon_claims() : std::vector<std::string>{}}};
}

auto how_many_plans_are_there(const AskOptions& /*options*/) -> Answers {
  Answer answer{.says = Says::value,
                .how = {How::counted, any_number()},
                .data = "rulebook, public source",
                .clauses = {"plan.five", "dragon.one", "setup.hand"},
                .always = {no_card_twice, one_dragon_claim()}};
  std::vector<std::int64_t> list;
  std::vector<int> idle;  // numbers of players with which the limit excludes nothing
  for (const int players : numbers_of_players) {
    const auto plans = count_plans(game_of(players));
    const auto more =
        count_plans(game_of(players, "stand-in", {.dragon_limit = DragonLimit::per_position}));
    if (plans != plans_by_formula(players - 1, 1) || more != plans_by_formula(players - 1, 5)) {
      leave_open(answer);
    }
    list.push_back(plans);
    if (plans == more) idle.push_back(players);
    answer.fact(of_players(players, "plans"), std::to_string(plans))
        .fact(of_players(players, "plans without a limit on dragons"), std::to_string(more));
  }
  answer.title = fmt::format("There are {} plans for 2, 3, 4, 5, 6 players", fmt::join(list, ", "));
  answer.text = fmt::format(
      "Counted by walking through the model, and equal to the number by formula. The limit of one "
      "dragon excludes nothing with {} players.",
      idle.empty() ? "no number of" : fmt::format("{}", fmt::join(idle, ", ")));
  return {answer};
}

auto can_all_actions_of_a_player_be_cancelled(const AskOptions& /*options*/) -> Answers {
  return for_each_number_of_players([](const RiverDragons& game) {
    const int most = most_cancelled(game);
    const bool all = most == static_cast<int>(most_cards);
    Answer answer{.says = all ? Says::yes : Says::no,
                  .how = {How::counted, scope_of(game)},
                  .title = fmt::format("With {} players ", game.players()),
                  .text =
                      "Each opponent holds one dragon of a colour and lays it at one position, "
                      "under either reading of the limit on dragons.",
                  .data = any_board,
                  .clauses = {"dragon.cancel", "dragon.one", "setup.hand"},
                  .facts = {{"actions cancelled at most", std::to_string(most)}},
                  .always = {dragons_against_claim(game, most)}};
    answer.title +=
        all ? "all five actions of a player can be cancelled"
            : fmt::format("at most {} of five actions of a player can be cancelled, and {} {}",
                          most, 5 - most, most == 4 ? "survives" : "survive");
    const auto course = all_against_one(game);
    exhibit(answer, game, course, "so many actions of the first player are cancelled",
            plans_claim(course.state()),
            [&](const State& state) { return cancelled(game, state, 0) == most; });
    return answer;
  });
}

/// A pawn goes, or falls, by a One Move, a Two Moves or a Jump of its owner only.
auto only_own_cards_move() -> std::string {
  return "not any(i, k: k = before.position + 1 and p[i].pawn.at != before.p[i].pawn.at and "
         "before.p[i].plan[k] != move1 and before.p[i].plan[k] != move2 and before.p[i].plan[k] != "
         "jump)";
}

auto which_plan_avoids_a_fall(const AskOptions& /*options*/) -> Answers {
  Answers answers;
  for (const int players : {2, 6}) {
    std::int64_t safe = 0;
    for_each_plan(game_of(players).rules().hands[0], [&](const Laid& plan) {
      const auto moving = [](Card card) {
        return card == Card::move1 || card == Card::move2 || card == Card::jump;
      };
      safe += std::ranges::none_of(plan, moving) ? 1 : 0;
    });
    answers.push_back(
        {.aspect = fmt::format("{}-players", players),
         .says = safe > 0 ? Says::no : Says::unknown,
         .how = {safe > 0 ? How::counted : How::unknown, scope_of(game_of(players))},
         .title =
             fmt::format("There is no position in which a pawn must fall whatever plan its owner "
                         "lays, while he holds all his cards: {} plans of {} players move no pawn",
                         safe, players),
         .text = "A pawn falls by its owner's One Move, Two Moves or Jump only; sampled games hold "
                 "the model to that. One or two stones, one or two planks and Remove are five "
                 "cards, and any of them may give way to a dragon. Under cards-back=executed-only "
                 "a hand can be too small for that.",
         .data = any_board,
         .clauses = {"move.fall", "jump.fall", "plan.five"},
         .facts = {{"plans without a move or a jump", std::to_string(safe)}},
         .always = {only_own_cards_move()}});
  }
  return answers;
}

}  // namespace ruleproof::solver::river_dragons_question
