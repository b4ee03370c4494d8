/// The ends of the game: who wins by which reading, what can end it at the same moment, and whether
/// the rare cases arise of which the rulebook says nothing. Whole games are searched on the small
/// set-up; what is found there is replayed, and what is not found is exhaustive or bounded.
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/figures.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/state.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/together.hpp"
#include "solver/explore/explore.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/card_play.hpp"
#include "solver/questions/drako/course.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/held.hpp"
#include "solver/questions/drako/last_cards.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/held.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): moves and rulings

auto winner_of(const Drako& game, const State& end) -> std::string {
  const auto outcome = game.outcome(end);
  if (outcome.wins[0] && outcome.wins[1]) return "both";
  return outcome.wins[0] ? "dwarves" : "dragon";
}

/// A reading of the end, and its small game.
struct Reading {
  std::string name;
  Drako game;

  /// The moves of a game until it is over: the other reading may have gone on.
  [[nodiscard]] auto until_over(std::span<const Move> line) const -> std::vector<Move> {
    auto state = game.start();
    std::vector<Move> played;
    for (const auto& move : line) {
      if (state.stage == Stage::over) break;
      played.push_back(move);
      state = game.apply(state, move).next;
    }
    return played;
  }
  [[nodiscard]] auto dwarves_win(const State& state) const -> bool {
    return state.stage == Stage::over && game.outcome(state).wins[0];
  }
};

/// Whether some game is won by the dwarves under the reading under which the shortest one was not:
/// then neither reading favours one side in all games.
auto favoured(const Reading& a, const Reading& b, std::span<const Move> shortest,
              const AskOptions& options) -> std::string {
  const bool with_first = a.dwarves_win(after(a.game, a.game.start(), a.until_over(shortest)));
  const Together<Drako> both(a.game, b.game);
  const auto search = find_state(
      both,
      [&](const auto& state) {
        if (both.to_act(state) != Seat::nobody) return false;
        const bool one = a.dwarves_win(state.first);
        return one != b.dwarves_win(state.other()) && one != with_first;
      },
      options.search(800'000));
  if (search.path) return "There are also games that go the other way.";
  return search.exploration.complete()
             ? fmt::format(
                   "In every game of the small set-up that they give to different sides "
                   "the dwarves win under {}.",
                   with_first ? a.name : b.name)
             : fmt::format("No game that goes the other way was found in {} positions.",
                           search.exploration.states);
}

auto compare_ends(const Reading& a, const Reading& b, const AskOptions& options) -> Answer {
  const auto found = shortest_effect(a.game, b.game, Effect::winner, options.search(600'000));
  auto answer =
      about(a.game, a.name + "-or-" + b.name, {"end.last-card", "aim.dwarves", "aim.dragon"});
  answer.how = {found.how, scope_of(a.game, b.game)};
  answer.bound = "data=lane, from its opening";
  answer.fact("positions looked at", std::to_string(found.exploration.states));
  if (!found.moves) {
    const bool all = found.how == How::exhaustive;
    answer.says = all ? Says::no : Says::unknown;
    answer.title = fmt::format("On the small game {} and {} give the same winner in every game{}",
                               a.name, b.name, all ? "" : " that was looked at");
    return answer;
  }
  answer.says = Says::yes;
  for (const auto* reading : {&a, &b}) {
    const auto& game = reading->game;
    const auto line = reading->until_over(*found.moves);
    const auto winner = winner_of(game, after(game, game.start(), line));
    answer.fact("winner of the game under " + reading->name, winner);
    answer.shown.push_back(show(game, line, "under " + reading->name + ": won by " + winner,
                                winners_claim(game, after(game, game.start(), line))));
  }
  answer.title = fmt::format(
      "The shortest game of the small set-up with another winner under {} than under {} has {} "
      "moves",
      a.name, b.name, found.moves->size());
  answer.text = favoured(a, b, *found.moves, options);
  return answer;
}

/// How often simple players win with the dwarves, over the same luck for every reading.
auto share_of(const std::string& name, const Rulings& rulings, const AskOptions& options)
    -> Answer {
  const auto game = game_of(rulings);
  const auto games = 2000 * options.effort;
  auto answer = about(game, "share-" + name, {"end.last-card", "aim.dwarves", "aim.dragon"},
                      Says::value, How::sampled);
  answer.title = fmt::format("Under {} the dwarves win {} of the games of random players", name,
                             in_words(won_by_dwarves<Dice>(game, games, options.seed)));
  answer.text = "In brackets the 95 % interval of Clopper and Pearson.";
  answer.bound = std::to_string(games) + " games with the stand-in data";
  return answer;
}

/// What holds in a position at the same time.
auto coincidence(const Drako& game, const State& state) -> std::string {
  std::string text;
  const auto add = [&](bool holds, std::string_view what) {
    if (holds) text += (text.empty() ? "" : " and ") + std::string(what);
  };
  add(is_slain(game.rules(), state), "the dragon slain");
  add(dwarves_on_map(state) == 0, "the last dwarf dead");
  add(out_of_cards(state, Side::dwarves), "the last card gone");
  add(state.idle == idle_turns, "idle turns");
  return text;
}

/// The same as a claim, and who wins then.
auto coincidence_claim(const Drako& game, const State& state) -> std::string {
  auto claim = winners_claim(game, state);
  if (is_slain(game.rules(), state)) claim += " and " + slain_claim(game);
  if (dwarves_on_map(state) == 0) claim += " and all(dwarf*.at = \"-\")";
  if (out_of_cards(state, Side::dwarves)) claim += " and " + out_of_cards_claim(Side::dwarves);
  if (state.idle == idle_turns) claim += fmt::format(" and idle = {}", idle_turns);
  return claim;
}

auto unique_winner(const Rulings& rulings, const AskOptions& options) -> Answer {
  const auto game = small_game(rulings);
  const auto is_shared = [&](const State& state) {
    const auto outcome = game.outcome(state);
    return state.stage == Stage::over && outcome.wins[0] == outcome.wins[1];
  };
  std::map<std::string, std::uint64_t> moments;
  std::uint64_t ends = 0;
  bool shared = false;
  const auto limits = options.search(400'000);
  const auto seen = explore(game, limits, [&](const State& state, int /*depth*/) -> void {
    if (state.stage != Stage::over) return;
    ++ends;
    ++moments[coincidence(game, state)];
    shared = shared || is_shared(state);
  });
  auto answer =
      about(game, aspect_of(game), {"end.dragon-slain", "end.dwarves-dead", "end.last-card"},
            shared            ? Says::no
            : seen.complete() ? Says::yes
                              : Says::unknown,
            seen.complete() ? How::exhaustive : How::bounded);
  answer.title = "Under " + named(game) +
                 (shared            ? " some games of the small set-up have two winners"
                  : seen.complete() ? " every game of the small set-up has one winner"
                                    : " each end of the small set-up that was seen has one winner");
  answer.bound =
      fmt::format("data=lane: {} positions{}", seen.states, seen.complete() ? "" : ", not all");
  if (!shared && seen.complete()) answer.always = {"over = 0 or winner.p1 + winner.p2 = 1"};
  answer.fact("last positions", std::to_string(ends));
  const auto show_shortest = [&](const auto& wanted, auto&& title_of) {
    const auto search = find_state(game, wanted, limits);
    if (!search.path) return;
    const auto end = after(game, game.start(), *search.path);
    answer.shown.push_back(show(game, *search.path, title_of(end), coincidence_claim(game, end)));
  };
  if (shared) show_shortest(is_shared, [](const State&) { return "a game with two winners"; });
  for (const auto& [what, count] : moments) {
    answer.fact("last positions with " + what, std::to_string(count));
    if (what.find(" and ") == std::string::npos) continue;
    show_shortest(
        [&](const State& state) {
          return state.stage == Stage::over && coincidence(game, state) == what;
        },
        [&](const State& end) { return what + ": won by " + winner_of(game, end); });
  }
  return answer;
}

/// The dwarf player has an action and no card.
auto without_cards_claim() -> std::string {
  return "stage = action and turn = dwarves and actions > 0 and " +
         out_of_cards_claim(Side::dwarves);
}

/// A shortest small game to a rare case.
template <class Wanted>
auto rare(const std::string& aspect, const std::string& what, const Drako& game, Wanted&& wanted,
          const std::string& claim, const AskOptions& options) -> Answer {
  const auto search = find_state(game, wanted, options.search(400'000));
  auto answer = about(game, aspect, {"net.shaken", "action.compulsory"});
  if (search.path) {
    set_shown(answer, show(game, *search.path, what, claim), "It can happen that " + what);
    return answer;
  }
  const bool all = search.exploration.complete();
  answer.says = all ? Says::no : Says::unknown;
  answer.how = {all ? How::exhaustive : How::bounded, scope_of(game)};
  answer.bound = fmt::format("data=lane: {} positions", search.exploration.states);
  if (all) answer.always = {"not (" + claim + ")"};
  answer.title = all ? "On the small game it does not happen that " + what
                     : "It was not seen in the small game that " + what;
  return answer;
}

/// The dragon plays his cards away, and only then a net is thrown.
struct LateNet {
  auto operator()(const Drako& game, const State& state, std::span<const Move> moves) const
      -> std::size_t {
    const auto wastes = [&](const Move& move, bool net) {
      const auto* waste = std::get_if<Waste>(&move);
      return waste != nullptr &&
             game.rules().kind(waste->side, waste->card).shows(Icon::net) == net;
    };
    const bool late = out_of_cards(state, Side::dragon);
    std::size_t spare = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (late && played_icon(game, moves[i]) == Icon::net) return i;
      if (wastes(moves[i], false)) spare = i;
    }
    const auto choice = CardPlay{Pace::saving, Pace::hasty}(game, state, moves);
    return wastes(moves[choice], true) ? spare : choice;
  }
};

/// The same of whole games: every course of the numbers of cards is gone through.
auto without_cards_in_whole_games(const std::string& name, const Rulings& rulings) -> Answer {
  const auto game = game_of(rulings);
  const LastCards cards(game.rules());
  auto answer = about(game, "dwarves-without-cards-" + name + "-whole-game",
                      {"action.compulsory", "end.last-card", "draw.two"});
  answer.fact("engine", "explicit search of the numbers of cards");
  answer.fact("combinations of deck, hand and actions left", std::to_string(cards.size()));
  if (cards.can_be_missing()) {
    answer.title = "Under " + name +
                   " the numbers of cards alone let the dwarf player have an action and no card";
    return answer;
  }
  answer.says = Says::no;
  answer.how = {How::relation, scope_of(game)};
  answer.title =
      "In no game it happens that under " + name + " the dwarf player has an action and no card";
  answer.text =
      "Gone through are all courses of the numbers of cards in deck and hand, by draws, plays and "
      "shields, and a turn of three actions where it may be.";
  answer.always = {"not (" + without_cards_claim() + ")"};
  rest_on(hold_cards(game), answer, "relation");
  return answer;
}

/// A netted dragon without any card has his turn.
auto netted_without_cards() -> Answer {
  const auto game = game_of();
  const auto wanted = [](const State& state) {
    return state.stage == Stage::action && state.turn == Side::dragon && state.dragon.netted &&
           out_of_cards(state, Side::dragon);
  };
  const auto line = line_until(game, LateNet{}, wanted);
  auto answer = about(game, "netted-without-cards", {"net.shaken", "action.dragon-skips"},
                      Says::unknown, How::bounded);
  answer.title = "No game was found in which a netted dragon without cards has his turn";
  answer.bound = "one game";
  if (!wanted(after(game, game.start(), line))) return answer;
  set_shown(answer,
            show(game, line, "netted, and no card left",
                 "stage = action and turn = dragon and dragon.netted = 1 and " +
                     out_of_cards_claim(Side::dragon)),
            "It can happen that a netted dragon without any card has his turn");
  answer.text = "So the ruling net-without-cards has its case.";
  return answer;
}

}  // namespace

auto which_reading_of_the_end_favours_whom(const AskOptions& options) -> Answers {
  Answers answers;
  std::vector<Reading> readings;
  for (const auto& [name, rulings] : end_readings()) {
    readings.push_back({name, small_game(rulings)});
    answers.push_back(share_of(name, rulings, options));
  }
  for (std::size_t a = 0; a < readings.size(); ++a) {
    for (std::size_t b = a + 1; b < readings.size(); ++b) {
      answers.push_back(compare_ends(readings[a], readings[b], options));
    }
  }
  return answers;
}

auto is_the_winner_unique(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto& rulings :
       std::to_array<Rulings>({{},
                               {.last_card = LastCard::turn_end},
                               {.waste = Wasting::forbidden},
                               {.stalemate = Stalemate::shared, .waste = Wasting::forbidden}})) {
    answers.push_back(unique_winner(rulings, options));
  }
  answers.push_back(one_winner_of_all_games({}, options));
  answers.push_back(one_winner_of_all_games({.stalemate = Stalemate::shared}, options));
  return answers;
}

auto do_rare_cases_arise(const AskOptions& options) -> Answers {
  const auto usual = small_game({});
  Answers answers;
  // The one turn of one action is the dragon's first: nobody has spent a card or had a turn.
  answers.push_back(rare(
      "netted-in-a-turn-of-one-action", "the dragon is netted when his turn of one action begins",
      usual,
      [&](const State& state) {
        const auto& dwarves = state.stock(Side::dwarves);
        const bool first = dwarves.held == usual.rules().components.opening_hand &&
                           dwarves.out.empty() && state.turn == Side::dragon && !state.busy;
        return state.stage == Stage::action && first && state.actions == 1 && state.dragon.netted;
      },
      fmt::format("stage = action and turn = dragon and actions = 1 and dragon.netted = 1 and "
                  "busy = 0 and p1.held = {} and p1.out.size = 0",
                  usual.rules().components.opening_hand),
      options));
  answers.push_back(net_in_the_first_turn(options));
  answers.push_back(netted_without_cards());
  for (const auto& [name, rulings] : end_readings()) {
    answers.push_back(rare(
        "dwarves-without-cards-" + name,
        "under " + name + " the dwarf player has an action and no card", small_game(rulings),
        [](const State& state) {
          return state.stage == Stage::action && state.turn == Side::dwarves && state.actions > 0 &&
                 out_of_cards(state, Side::dwarves);
        },
        without_cards_claim(), options));
    if (answers.back().says == Says::no) {
      answers.push_back(without_cards_in_whole_games(name, rulings));
    }
  }
  return answers;
}

}  // namespace ruleproof::solver::drako_question
