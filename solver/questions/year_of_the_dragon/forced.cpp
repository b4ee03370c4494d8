/// What cannot be avoided: arithmetic handed to Z3, and a game for the exception.
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/play.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/held.hpp"
#include "solver/questions/year_of_the_dragon/relations.hpp"
#include "solver/smt/term.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// "p1.", for numbers of a query.
auto prefix(int player) -> std::string { return fmt::format("p{}.", player); }

/// The players when an event comes, each of whom has a person, under any numbers that can be.
struct EventQuery {
  EventQuery(const Rules& rules, std::string says) : query(std::move(says)) {
    for (int p = 1; p <= rules.players; ++p) {
      const auto name = prefix(p);
      players.push_back(
          {query.number(name + "persons", 0, 13), query.number(name + "helmets", 0, 26),
           query.number(name + "young-healers", 0, 10), query.number(name + "old-healers", 0, 10)});
    }
    const auto& tiles = rules.components.players[static_cast<std::size_t>(rules.players)];
    query.require(can_be_there(players, tiles.divided_young, tiles.divided_old));
    for (const auto& player : players) query.require(player.persons >= 1);
  }
  Query query;
  std::vector<Province<Term>> players;
};

/// Whom the second player has.
auto keeps(const State& state) -> std::string {
  return fmt::format("p2.palaces = \"{}\"", to_text(state.players[1].palaces));
}

/// A game of two in which the first player has nobody, and the second a warrior.
auto show_mongols_for_nothing(const AskOptions& options) -> std::optional<Shown> {
  const auto game = game_for(2);
  const auto wanted = [&](const State& state) {
    return is_end_of(state, 5) && state.events[4] == Event::mongols &&
           state.players[0].palaces.empty() &&
           symbols(game.rules(), state.players[1], Type::warrior) > 0;
  };
  const auto moves = seek_ruin(game, wanted, options);
  if (!moves) return std::nullopt;
  // Nobody is released in the last round, which is that of the Mongols.
  auto state = game.start();
  for (const auto& move : *moves) {
    if (std::holds_alternative<Release>(move) && state.round == 5) return std::nullopt;
    state = game.apply(state, move).next;
  }
  const auto before = after(game, std::span(*moves).first(moves->size() - 1));
  const auto said = std::to_array<Said>(
      {{moves->size() - 1, keeps(before)},
       {moves->size(), fmt::format("events5 = {} and p1.palaces.size = 0 and {}",
                                   static_cast<int>(Event::mongols), keeps(state))}});
  return show_on_the_way(game, *moves, said,
                         "a Mongol attack in round 5 that costs nobody a person");
}

/// That an event which has passed had somebody release a person, unless somebody has none.
auto costs_claim(Event event) -> std::string {
  return fmt::format(
      "before.round = 0 or before.stage = release or round = before.round and over = 0 or "
      "any(m: m = before.round and events[m] != {}) or any(i: not {})",
      static_cast<int>(event), has_person_claim());
}

/// What palaces and privileges bring the player of that index at the least when a round ends.
auto points_beside_the_event(std::string_view player) -> std::string {
  return fmt::format("{0}.palaces.size + {0}.small + 2 * {0}.large", player);
}

/// That a festival, which is over with its round in one step, brought each player so much or more.
auto festival_claim(int least) -> std::string {
  return fmt::format(
      "before.round = 0 or round = before.round and over = 0 or any(k: k = before.round and "
      "events[k] != {}) or all(i: p[i].score >= before.p[i].score + {} + {})",
      static_cast<int>(Event::festival), least, points_beside_the_event("p[i]"));
}

/// A game of two by dice up to a festival that brings one of them so much and no more, and a court
/// lady of his nothing, for he has none.
auto show_least_at_a_festival(const YearOfTheDragon& game, int least) -> std::optional<Shown> {
  constexpr std::uint64_t tries = 2'000;
  const auto gains_no_more = [&](const Player& before, const Player& now) {
    return symbols(game.rules(), now, Type::court_lady) == 0 &&
           now.score == before.score + least + static_cast<int>(now.palaces.size()) + now.small +
                            (2 * now.large);
  };
  for (std::uint64_t seed = 0; seed < tries; ++seed) {
    Random random(seed);
    MoveList<Move> list;
    std::vector<Move> path;
    auto state = game.start();
    while (state.stage != Stage::over) {
      moves(game, state, list);
      path.push_back(list[random.below(list.size())]);
      const auto before = std::exchange(state, game.apply(state, path.back()).next);
      if (before.round == 0 || state.round == before.round) continue;
      if (before.events[before.round - 1U] != Event::festival) continue;
      for (std::size_t p = 0; p < 2; ++p) {
        if (!gains_no_more(before.players[p], state.players[p])) continue;
        const auto name = fmt::format("p{}", p + 1);
        return show(game, path, fmt::format("a festival that brings one of them {}", least),
                    fmt::format("before.round = {0} and round = {1} and events{0} = {2} and "
                                "{3}.score = before.{3}.score + {4} + {5}",
                                before.round, state.round, static_cast<int>(Event::festival), name,
                                least, points_beside_the_event(name)));
      }
      break;  // it brought both more: on to another game
    }
  }
  return std::nullopt;
}

}  // namespace

auto can_a_question_mark_find_no_tile(const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    const auto start = game.start();
    const int tiles = on_display(start);
    const int cards = start.players[0].hand.size();
    Query query(fmt::format("Can all piles be empty while somebody holds a card, with {} players?",
                            game.players()));
    Term left(tiles);
    Term held(0);
    for (int p = 1; p <= game.players(); ++p) {
      const auto drafted = query.number(prefix(p) + "drafted", 0, 2);
      const auto played = query.number(prefix(p) + "cards-played", 0, cards);
      left = display_after(left, drafted, played);
      held += Term(cards) - played;
    }
    query.require(held >= 1).require(left <= 0);
    auto answer = about(game, aspect_of(game), {"person.wild"});
    const bool proved =
        proved_by(ask(query, options.budget), Says::no, hold_display(game), scope_of(game), answer);
    answer.title =
        proved ? fmt::format("With {} players a question mark always finds a tile", game.players())
               : "It is not known whether a question mark always finds a tile";
    const int least = tiles - (game.players() * (2 + cards));
    answer.always = {fmt::format("sum(pile*) >= {}", least)};
    answer.fact("tiles on display before the draft", std::to_string(tiles))
        .fact("tiles left at the least when all cards are played", std::to_string(least));
    return answer;
  });
}

auto does_every_mongol_attack_cost_a_person(const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    EventQuery at(game.rules(), fmt::format("Can a Mongol attack cost nobody a person, with {} "
                                            "players of whom each has a person?",
                                            game.players()));
    at.query.require(taken_by_mongols(at.players) == 0);
    auto answer = about(game, aspect_of(game), {"event.mongols.fewest", "event.mongols.all-equal"});
    proved_by(ask(at.query, options.budget), Says::yes, hold_tolls(game), scope_of(game), answer);
    answer.title = fmt::format(
        "With {} players every Mongol attack costs somebody a person while each player has one",
        game.players());
    answer.always = {costs_claim(Event::mongols)};
    answer.text =
        "The exception: a player without persons has the fewest helmets, and nobody to lose; then "
        "an attack can cost nothing.";
    if (game.players() > 2) return answer;
    auto shown = show_mongols_for_nothing(options);
    answer.fact("exception", shown ? "a game in which an attack costs nobody was found and replays"
                                   : "no game was found");
    if (shown) answer.shown.push_back(std::move(*shown));
    return answer;
  });
}

auto does_every_contagion_cost_a_person(const AskOptions& options) -> Answers {
  return for_each_company(options, [&](const YearOfTheDragon& game) {
    const auto& rules = game.rules();
    const int on_young = rules.facts(young(Type::healer)).symbols;
    const int printed = rules.facts(old(Type::healer)).symbols;
    auto answer =
        about(game, aspect_of(game), {"event.contagion.three", "event.contagion.mortars"});
    std::string by_mortars;
    for (int mortars = on_young + 1; mortars <= 6; ++mortars) {
      EventQuery at(rules, fmt::format("Can a contagion cost nobody a person, with {} players of "
                                       "whom each has a person, and {} mortars on an old healer?",
                                       game.players(), mortars));
      at.query.require(
          taken_by_contagion(at.players, rules.components.contagion, on_young, mortars) == 0);
      const auto reply = ask(at.query, options.budget);
      by_mortars += fmt::format("{}{}: {}", by_mortars.empty() ? "" : ", ", mortars,
                                reply.sat == Sat::unsat ? "always"
                                : reply.sat == Sat::sat ? "the tiles would do for all"
                                                        : "unknown");
      if (mortars != printed) continue;
      const bool proved = proved_by(reply, Says::yes, hold_tolls(game), scope_of(game), answer);
      answer.title = fmt::format(
          "With {} players every contagion costs somebody a person while each player has one{}",
          game.players(), proved ? "" : ": not known");
    }
    answer.always = {costs_claim(Event::contagion)};
    answer.text =
        "It takes three mortars to protect a player, and there are too few on all healers "
        "together.";
    answer.fact("by mortars on the old healer", by_mortars);
    return answer;
  });
}

auto what_is_the_least_score_at_a_festival_of_two(const AskOptions& options) -> Answers {
  Answers answers;
  for (const bool ranked : {false, true}) {
    const std::string reading = ranked ? "ranked" : "scores-nothing";
    Query query("Can one of two players score less at a festival, under festival-zero=" + reading +
                "?");
    const auto own = query.number("p1.fireworks", 0, 255);
    const auto other = query.number("p2.fireworks", 0, 255);
    const auto points = festival_of_two(own, other, ranked);
    const auto least = maximise(query, -points, options.budget);
    query.require(points < Term::number(-least.best.value_or(0)));
    Answer answer{.aspect = reading,
                  .data = "rulebook",
                  .clauses = {"event.festival.none", "event.festival.points"}};
    const auto reply = ask(query, options.budget);
    const auto game = game_for(
        2, {.festival_zero = ranked ? FestivalZero::ranked : FestivalZero::scores_nothing});
    const bool proved = proved_by(least.best ? reply : Reply{}, Says::value, hold_festival(game),
                                  scope_of(game).resting_on("rulebook"), answer);
    auto shown = proved ? show_least_at_a_festival(game, static_cast<int>(-*least.best))
                        : std::optional<Shown>();
    answer.title = fmt::format(
        "Under festival-zero={} one of two players scores at least {} points at a festival{}",
        reading, proved ? std::to_string(-*least.best) : "an unknown number of",
        shown ? ", and no more in the game shown" : "");
    if (shown) answer.shown.push_back(std::move(*shown));
    if (proved) answer.always = {festival_claim(static_cast<int>(-*least.best))};
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
