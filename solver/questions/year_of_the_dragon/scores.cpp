/// The least and the greatest that a game can bring: games found by a guided search, against bounds
/// by counting. Both sides are stated; they seldom meet.
#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/arithmetic.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/scoring.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/most.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"
#include "solver/questions/year_of_the_dragon/ruin.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

constexpr auto found_by = "a game found by guided search, which may not be the best";

auto players_text(const YearOfTheDragon& game) -> std::string {
  return std::to_string(game.players()) + "-players";
}

/// An answer with a bound on either side, one of them shown by a game.
struct Sides {
  std::string what;  ///< "final score"
  std::int64_t shown = 0;
  std::int64_t limit = 0;
  bool greatest = true;
  std::string why;  ///< of the limit
};

auto between(const YearOfTheDragon& game, std::string aspect, const Sides& sides) -> Answer {
  Answer answer{.aspect = std::move(aspect), .says = Says::value, .how = How::bounded};
  if (sides.shown == sides.limit) answer.how = How::counted;
  const auto low = std::to_string(std::min(sides.shown, sides.limit));
  const auto high = std::to_string(std::max(sides.shown, sides.limit));
  answer.title = std::string("The ") + (sides.greatest ? "greatest " : "least ") + sides.what +
                 (low == high ? " is " + low : " lies between " + low + " and " + high);
  answer.bound = (sides.greatest ? "at least " + low + ": " : "at most " + high + ": ") +
                 std::string(found_by) +
                 (sides.greatest ? "; at most " + high : "; at least " + low) + ": " + sides.why;
  answer.data = game.rules().components.provenance;
  answer.clauses = {"end.winner", "score.palaces"};
  answer.fact("found", std::to_string(sides.shown))
      .fact("bound", std::to_string(sides.limit))
      .fact("reason of the bound", sides.why);
  return answer;
}

auto no_game(const YearOfTheDragon& game, std::string aspect) -> Answer {
  Answer answer{.aspect = std::move(aspect), .how = How::bounded};
  answer.title = "No game was found within the budget";
  answer.data = game.rules().components.provenance;
  return answer;
}

constexpr auto by_counting =
    "what each round can bring at its best, as if nothing stood in the way";

/// Points to come from what is on the table, roughly: what the search for high scores climbs.
auto promise(const Rules& rules, const State& state) -> std::int64_t {
  const auto& player = state.players[0];
  const auto left = static_cast<std::int64_t>(rules.scale.rounds) - state.round + 1;
  const auto dragons = (player.small * rules.components.small.dragons) +
                       (player.large * rules.components.large.dragons) +
                       symbols(rules, player, Type::court_lady);
  std::int64_t inhabited = 0;
  for (const auto& palace : player.palaces) inhabited += palace.inhabited() ? 1 : 0;
  const auto goods = player.yuan + (2 * (player.rice + player.fireworks));
  return (6 * player.score) + (left * 6 * dragons) + (left * 5 * inhabited) +
         (12 * persons(player)) + (2 * goods) + (left * 2 * symbols(rules, player, Type::scholar)) +
         (left * symbols(rules, player, Type::tax_collector));
}

auto final_score(const State& state) -> std::int64_t { return state.players[0].score; }

}  // namespace

auto what_is_the_least_final_score(const AskOptions& options) -> Answers {
  Answers answers;
  for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
    for (int players = 2; players <= 5; ++players) {
      Setup setup;
      setup.players = players;
      setup.rulings.recruit_with_room = room;
      const auto game = YearOfTheDragon::make(setup).value();
      const auto aspect =
          players_text(game) + (room == RecruitWithRoom::may ? "-recruit-with-room-may" : "");
      Climb climb{.row = "pptcmdftcmdf", .worth = [](const State& state) -> std::int64_t {
                    const auto& player = state.players[0];
                    std::int64_t worth = (10 * player.score) + player.yuan + (9 * persons(player));
                    for (const auto& palace : player.palaces) worth += 4 * palace.height();
                    return -worth;
                  }};
      const auto moves = climbed(game, climb, options);
      if (moves.empty()) {
        answers.push_back(no_game(game, aspect));
        continue;
      }
      const auto least = final_score(after(game, moves));
      answers.push_back(
          between(game, aspect,
                  {.what = "final score of a player with " + std::to_string(players) + " players" +
                           (room == RecruitWithRoom::may ? " (recruit-with-room=may)" : ""),
                   .shown = least,
                   .limit = 0,
                   .greatest = false,
                   .why = "points are only ever added"}));
      answers.back().shown.push_back(
          show(game, std::span<const Move>(moves), "a game of few points for p1",
               [&](const State& state) { return final_score(state) == least; }));
    }
  }
  return answers;
}

auto what_is_the_greatest_final_score(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    const Climb climb{.worth = [&](const State& state) { return promise(game.rules(), state); }};
    const auto moves = climbed(game, climb, options);
    if (moves.empty()) {
      answers.push_back(no_game(game, players_text(game)));
      continue;
    }
    const auto most = final_score(after(game, moves));
    answers.push_back(between(game, players_text(game),
                              {.what = "final score with " + std::to_string(players) +
                                       " players, the others standing aside",
                               .shown = most,
                               .limit = most_points(game.rules()),
                               .greatest = true,
                               .why = by_counting}));
    answers.back().shown.push_back(
        show(game, std::span<const Move>(moves), "a game of many points for p1",
             [&](const State& state) { return final_score(state) == most; }));
  }
  return answers;
}

auto what_are_the_largest_swings(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  const Climb climb{.worth = [&](const State& state) { return promise(game.rules(), state); }};
  const auto moves = climbed(game, climb, options);
  std::int64_t most = 0;
  std::int64_t at_begin = 0;
  auto state = game.start();
  for (const auto& move : moves) {
    const auto round = state.round;
    state = game.apply(state, move).next;
    if (state.round == round) continue;
    most = std::max(most, final_score(state) - at_begin);
    at_begin = final_score(state);
  }
  if (moves.empty()) return {no_game(game, "")};
  Answers answers{between(game, "points-of-a-round",
                          {.what = "number of points that a player makes in one of twelve rounds",
                           .shown = most,
                           .limit = most_in_round(game.rules(), months),
                           .greatest = true,
                           .why = by_counting})};
  answers.back().shown.push_back(show(game, std::span<const Move>(moves),
                                      "a game with such a round",
                                      [](const State& end) { return end.stage == Stage::over; }));
  // A lead that no rounds can make up for.
  Answer lead{.aspect = "uncatchable", .says = Says::value, .how = How::bounded};
  lead.title =
      "Before the last round a lead of " +
      std::to_string(most_in_round(game.rules(), months) + most_at_the_end(game.rules()) + 1) +
      " points cannot be caught; from which lead on that holds is open";
  lead.bound = "no lead below one point is safe; above, by what a round and the end can bring";
  lead.data = game.rules().components.provenance;
  lead.clauses = {"end.winner"};
  answers.push_back(std::move(lead));
  return answers;
}

auto how_long_must_the_track_be(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    const Climb climb{.worth = [&](const State& state) -> std::int64_t {
                        const auto left = static_cast<std::int64_t>(months) - state.round;
                        return (4 * state.players[0].track) +
                               (left * 3 * symbols(game.rules(), state.players[0], Type::warrior));
                      },
                      .width = 30};
    const auto moves = climbed(game, climb, options);
    if (moves.empty()) continue;
    const std::int64_t most = after(game, moves).players[0].track;
    answers.push_back(between(game, players_text(game),
                              {.what = "space that a person marker can reach with " +
                                       std::to_string(players) + " players",
                               .shown = most,
                               .limit = most_track(game.rules()),
                               .greatest = true,
                               .why = by_counting}));
    answers.back().clauses = {"track.advance"};
    answers.back().shown.push_back(
        show(game, std::span<const Move>(moves), "a game in which p1 goes far",
             [&](const State& state) { return state.players[0].track == most; }));
  }
  return answers;
}

auto can_all_persons_stay(const AskOptions& options) -> Answers {
  constexpr std::int64_t all = 13;
  Answers answers;
  for (const auto* row : {"ppfmfmdcdtct", "pptcmdftcmdf"}) {
    const auto game = game_for(2);
    const Climb climb{.row = row,
                      .worth = [&](const State& state) -> std::int64_t {
                        const auto& player = state.players[0];
                        std::int64_t rooms = 0;
                        for (const auto& palace : player.palaces) rooms += palace.height();
                        return (60 * persons(player)) + (25 * std::min<std::int64_t>(rooms, all)) +
                               (6 * std::min<int>(player.rice, 10)) +
                               (4 * std::min<int>(player.yuan, 12)) +
                               (8 * symbols(game.rules(), player, Type::artisan)) +
                               (8 * symbols(game.rules(), player, Type::healer));
                      },
                      .width = 120};
    const auto moves = climbed(game, climb, options);
    if (moves.empty()) continue;
    const std::int64_t stay = persons(after(game, moves).players[0]);
    answers.push_back(
        between(game, std::string("row-") + row,
                {.what = std::string("number of persons at the end of the row ") + row,
                 .shown = stay,
                 .limit = all,
                 .greatest = true,
                 .why = "two of the draft and one for each of eleven cards"}));
    answers.back().clauses = {"person.play-one", "event.persons-out"};
    answers.back().shown.push_back(
        show(game, std::span<const Move>(moves), "a game in which many stay",
             [&](const State& state) { return persons(state.players[0]) == stay; }));
  }
  return answers;
}

auto what_is_the_least_total_of_palace_points(const AskOptions& options) -> Answers {
  // A player without ladies, privileges, research, fireworks and helmets scores palaces only.
  const auto plain = [](const State&, const Move& move) {
    if (const auto* draft = std::get_if<Draft>(&move)) {
      for (const auto type : {draft->first, draft->second}) {
        if (type == Type::court_lady || type == Type::warrior) return false;
      }
    }
    if (const auto* play = std::get_if<Play>(&move);
        play != nullptr && play->tile != Tile::nothing) {
      return type_of(play->tile) != Type::court_lady && type_of(play->tile) != Type::warrior;
    }
    const auto* choose = std::get_if<Choose>(&move);
    return choose == nullptr || choose->choice == Choice::taxes || choose->choice == Choice::parade;
  };
  const auto points = [](const Rules& rules, const State& state) -> std::int64_t {
    const auto& player = state.players[0];
    const bool over = state.stage == Stage::over;
    return player.score -
           (over ? final_person_points(rules, player) + money_points(player.yuan) : 0);
  };
  Answers answers;
  for (const auto room : {RecruitWithRoom::must, RecruitWithRoom::may}) {
    Setup setup;
    setup.players = 2;
    setup.rulings.recruit_with_room = room;
    const auto game = YearOfTheDragon::make(setup).value();
    const auto aspect =
        std::string("recruit-with-room-") + (room == RecruitWithRoom::must ? "must" : "may");
    const Climb climb{.row = "pptcmdftcmdf",
                      .worth = [&](const State& state) -> std::int64_t {
                        const auto& player = state.players[0];
                        std::int64_t worth = (40 * points(game.rules(), state)) + player.yuan +
                                             (9 * persons(player));
                        for (const auto& palace : player.palaces) worth += 6 * palace.height();
                        return -worth;
                      },
                      .helps = plain,
                      .width = 120};
    const auto moves = climbed(game, climb, options);
    if (moves.empty()) {
      answers.push_back(no_game(game, aspect));
      continue;
    }
    const auto least = points(game.rules(), after(game, moves));
    const auto rounds = rounds_with_a_palace(game.rulings(), options);
    answers.push_back(between(game, aspect,
                              {.what = "total of palace points of a player under " + aspect,
                               .shown = least,
                               .limit = rounds.count,
                               .greatest = false,
                               .why = "a palace stands at the end of so many first rounds"}));
    answers.back().smt2 = rounds.proof.smt;
    answers.back().fact("relation of the proof", std::string(relation_tested));
    answers.back().shown.push_back(
        show(game, std::span<const Move>(moves), "a game with few of them",
             [&](const State& state) { return points(game.rules(), state) == least; }));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
