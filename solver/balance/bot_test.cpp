#include "solver/balance/bot.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "solver/balance/bot_spec.hpp"
#include "solver/balance/standing.hpp"

namespace ruleproof::solver::balance {
namespace {

using connect_four::ConnectFour;

auto choice_of(const ConnectFour& game, const BotSpec& spec, const ConnectFour::State& state)
    -> std::string {
  MoveList<ConnectFour::Move> list;
  moves(game, state, list);
  Bot<ConnectFour> bot(game, spec);
  bot.begin(1);
  return game.to_text(list[bot.choose(state, game.to_act(state), list)]);
}

auto after(const ConnectFour& game, std::span<const char* const> texts) -> ConnectFour::State {
  auto state = game.start();
  for (const auto* text : texts) state = game.apply(state, game.read_move(text).value()).next;
  return state;
}

TEST_CASE("bots are read as they are written") {
  const auto bots = read_bots("uniform,greedy,mcts:200,mcts:20:30", "--bots");
  REQUIRE(bots);
  REQUIRE(bots->size() == 4);
  CHECK(to_text((*bots)[0]) == "uniform");
  CHECK(to_text((*bots)[1]) == "greedy");
  CHECK(to_text((*bots)[2]) == "mcts:200");
  CHECK(to_text((*bots)[3]) == "mcts:20:30");
}

TEST_CASE("what is no bot is said in one line") {
  const auto* const thirteen =
      "greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy,greedy";
  for (const auto* text : {"", "gredy", "mcts", "mcts:", "mcts:0", "mcts:1000001", "mcts:5:0",
                           "mcts:5:6:7", "mcts:-3", "greedy:3", "uniform,", "mcts:2x", thirteen}) {
    CAPTURE(text);
    const auto bots = read_bots(text, "--bots");
    REQUIRE(!bots);
    CHECK(bots.error().code == Code::usage);
    CHECK(bots.error().where == "--bots");
  }
  CHECK(read_bots("mtcs:3", "--bots").error().message.find("mcts") != std::string::npos);
}

TEST_CASE("greedy takes a win") {
  const ConnectFour game;
  const auto state =
      after(game, std::vector{"drop 2", "drop 6", "drop 2", "drop 6", "drop 2", "drop 6"});
  CHECK(choice_of(game, {.kind = BotKind::greedy}, state) == "drop 2");
}

TEST_CASE("the tree search takes a win, and stops the other's") {
  const ConnectFour game;
  const BotSpec search{.kind = BotKind::tree_search, .iterations = 400};
  const auto state = after(game, std::vector{"drop 2", "drop 6", "drop 2", "drop 6", "drop 2"});
  CHECK(choice_of(game, search, state) == "drop 2");
  CHECK(choice_of(game, search, game.apply(state, game.read_move("drop 6").value()).next) ==
        "drop 2");
}

TEST_CASE(
    "where there are as many moves as iterations, the tree search still takes what brought most") {
  const ConnectFour game;
  const auto state =
      after(game, std::vector{"drop 2", "drop 6", "drop 2", "drop 6", "drop 2", "drop 6"});
  MoveList<ConnectFour::Move> list;
  moves(game, state, list);
  Bot<ConnectFour> bot(game, {.kind = BotKind::tree_search, .iterations = 7});
  int wins = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    bot.begin(seed);
    wins += game.to_text(list[bot.choose(state, Seat::p1, list)]) == "drop 2" ? 1 : 0;
  }
  CHECK(wins > 30);  // the quietest move, "drop 1", was all that was ever chosen once
}

TEST_CASE("a bot never does what it never does, unless nothing else is legal") {
  const ConnectFour game;
  for (const auto kind : {BotKind::uniform, BotKind::greedy, BotKind::tree_search}) {
    BotSpec spec{.kind = kind, .iterations = 30, .depth = 0, .never = "drop 2"};
    const auto state =
        after(game, std::vector{"drop 2", "drop 6", "drop 2", "drop 6", "drop 2", "drop 6"});
    CHECK(choice_of(game, spec, state) != "drop 2");
    spec.never = "drop";
    CHECK(choice_of(game, spec, state).starts_with("drop"));
  }
}

TEST_CASE("winners share a win, and nobody's win is everybody's") {
  CHECK(shares_of({.players = 3, .scores = {}, .wins = {true, false, true}}) == Shares{30, 0, 30});
  CHECK(shares_of({.players = 4, .scores = {}, .wins = {}}) == Shares{15, 15, 15, 15});
  CHECK(shares_of({.players = 5, .scores = {}, .wins = {false, true}}) == Shares{0, 60});
}

}  // namespace
}  // namespace ruleproof::solver::balance
