/// When person tiles run out, and what is then played for nothing: counting for the bound, a game
/// for the other side.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/finding.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

constexpr int takes_of_one_type = 4;  // drafted, its own card, two question marks

auto left_of(const State& state, Type type) -> int {
  const int of_old = is_split(type) ? state.piles[index(old(type))] : 0;
  return state.piles[index(young(type))] + of_old;
}

auto tiles_of(const YearOfTheDragon& game, Type type) -> int { return left_of(game.start(), type); }

/// Cards that were played and brought no tile.
auto void_cards(const YearOfTheDragon& game, const State& state) -> std::int64_t {
  const auto start = game.start();
  std::int64_t cards = 0;
  for (int p = 0; p < game.players(); ++p) {
    const auto i = static_cast<std::size_t>(p);
    cards += static_cast<std::int64_t>(start.players[i].hand.size()) -
             static_cast<std::int64_t>(state.players[i].hand.size());
  }
  const auto sum = [](const auto& piles) {
    return std::accumulate(piles.begin(), piles.end(), std::int64_t{0});
  };
  return state.round == 0 ? 0
                          : cards + (2 * game.players()) - (sum(start.piles) - sum(state.piles));
}

/// Takes the tiles of one type wherever that is allowed.
auto towards(Type type) {
  return [type](const State&, const Move& move) {
    if (const auto* draft = std::get_if<Draft>(&move)) {
      return draft->first == type || draft->second == type;
    }
    if (const auto* play = std::get_if<Play>(&move)) {
      return play->tile != Tile::nothing && type_of(play->tile) == type;
    }
    return std::holds_alternative<Skip>(move) || std::holds_alternative<TurnAway>(move);
  };
}

auto data_of(const YearOfTheDragon& game) -> std::string {
  return game.rules().components.provenance;
}

auto gone(const YearOfTheDragon& game, Type type, const AskOptions& options) -> Answer {
  const auto players = std::to_string(game.players());
  const auto tiles = tiles_of(game, type);
  Answer answer{.aspect = players + "-players-" + (is_split(type) ? "divided" : "undivided"),
                .says = Says::no,
                .how = How::counted};
  answer.data = data_of(game);
  answer.clauses = {"setup.tiles", "person.play-one", "person.void"};
  answer.fact("tiles of the type", std::to_string(tiles));
  const auto name = std::string(type_names[static_cast<std::size_t>(type)]);
  answer.title = "With " + players + " players the " + std::to_string(tiles) +
                 " tiles of a type (" + name + ") can never all be gone";
  answer.bound =
      "each player takes at most four: one drafted, one by its card, two by question marks";
  if (tiles > takes_of_one_type * game.players()) return answer;
  // In the draft and in each round every player takes one at most.
  const int soonest = std::max(0, (tiles + game.players() - 1) / game.players() - 1);
  answer.says = Says::value;
  for (int round = soonest; round <= soonest + 2; ++round) {
    const auto wanted = [&](const State& state) {
      return state.stage == Stage::deal && state.round == round + 1 && left_of(state, type) == 0;
    };
    const Climb climb{
        .worth = [&](const State& state) -> std::int64_t { return -left_of(state, type); },
        .ends =
            [&](const State& state) { return state.round > round && state.stage == Stage::deal; },
        .helps = towards(type),
        .together = true,
        .width = 20};
    const auto moves = climbed(game, climb, options);
    if (moves.empty() || !wanted(after(game, moves))) continue;
    answer.how = round == soonest ? How::counted : How::bounded;
    answer.title =
        "With " + players + " players the " + std::to_string(tiles) + " tiles of a type (" + name +
        ") can all be gone " +
        (round == soonest ? "at the end of round " + std::to_string(round) + " and not before"
                          : "between the ends of rounds " + std::to_string(soonest) + " and " +
                                std::to_string(round));
    answer.shown.push_back(
        show(game, std::span<const Move>(moves), "the last tile of the type is taken", wanted));
    return answer;
  }
  answer.says = Says::unknown;
  answer.how = How::bounded;
  answer.title = "With " + players + " players the tiles of a type (" + name +
                 ") are not all gone before the end of round " + std::to_string(soonest) +
                 "; no game was found in which they are";
  return answer;
}

/// At most so many, over all choices of the types whose tiles run out: what players take of them
/// beyond the tiles that there are.
auto most_void(const YearOfTheDragon& game) -> std::int64_t {
  const auto n = static_cast<std::int64_t>(game.players());
  std::int64_t best = 0;
  for (unsigned set = 1; set < 1U << type_count; ++set) {
    std::int64_t types = 0;
    std::int64_t tiles = 0;
    for (std::size_t t = 0; t < type_count; ++t) {
      if ((set >> t & 1U) == 0) continue;
      ++types;
      tiles += tiles_of(game, static_cast<Type>(t));
    }
    const auto drafted = std::min(n * types, 2 * n);
    best = std::max(best, std::min(n * types, drafted + (n * types) + (2 * n) - tiles));
  }
  return best;
}

auto void_plays(const YearOfTheDragon& game, const AskOptions& options) -> Answer {
  const auto players = std::to_string(game.players());
  Answer answer{.aspect = players + "-players", .says = Says::value, .how = How::bounded};
  answer.data = data_of(game);
  answer.clauses = {"person.void", "person.must-recruit"};
  const auto most = most_void(game);
  const auto type = Type::artisan;
  const Climb climb{.worth = [&](const State& state) -> std::int64_t {
                      return (50 * void_cards(game, state)) - (8 * left_of(state, type));
                    },
                    .ends =
                        [](const State& state) {
                          return state.stage == Stage::over ||
                                 (state.stage == Stage::deal && state.round == 10);
                        },
                    .helps =
                        [&](const State& state, const Move& move) {
                          const auto* play = std::get_if<Play>(&move);
                          if (play != nullptr && play->tile == Tile::nothing) return true;
                          if (play != nullptr && left_of(state, type) == 0) return true;
                          if (play != nullptr && play->card == card_of(type)) {
                            // Question marks first: the cards of the type are to be void.
                            return state.players[state.actor].hand[Card::wild] == 0;
                          }
                          return towards(type)(state, move);
                        },
                    .together = true,
                    .width = 40};
  const auto moves = climbed(game, climb, options);
  const auto found = moves.empty() ? 0 : void_cards(game, after(game, moves));
  if (found == most) answer.how = How::counted;
  answer.title =
      "With " + players + " players " +
      (found == most ? std::to_string(most)
                     : "between " + std::to_string(found) + " and " + std::to_string(most)) +
      " void cards can be played in a game at the most";
  answer.bound = "at least " + std::to_string(found) + ": a game; at most " + std::to_string(most) +
                 ": what cards and the draft can take beyond the tiles of the types that run out";
  if (!moves.empty() && found > 0) {
    answer.shown.push_back(
        show(game, std::span<const Move>(moves), "a game of void cards",
             [&](const State& state) { return void_cards(game, state) == found; }));
  }
  return answer;
}

/// The first round in which a card can be void.
auto first_void(const YearOfTheDragon& game, const AskOptions& options) -> Answer {
  const auto players = std::to_string(game.players());
  auto type = Type::artisan;  // of those with the fewest tiles
  for (std::size_t t = 0; t < type_count; ++t) {
    if (tiles_of(game, static_cast<Type>(t)) < tiles_of(game, type)) type = static_cast<Type>(t);
  }
  const int tiles = tiles_of(game, type);
  // All tiles must be gone before the last turn of that round, and whoever plays keeps his card.
  const int soonest = std::max(1, ((tiles + 1 + game.players() - 1) / game.players()) - 1);
  Answer answer{
      .aspect = players + "-players-first-void", .says = Says::unknown, .how = How::bounded};
  answer.data = data_of(game);
  answer.clauses = {"person.void"};
  answer.title = "With " + players + " players no card is void before round " +
                 std::to_string(soonest) + "; no game was found in which one is soon after";
  answer.bound = "by the numbers of tiles: not before round " + std::to_string(soonest);
  for (int round = soonest; round <= soonest + 3; ++round) {
    const auto wanted = [&](const State& state) {
      return state.round <= round + 1 && void_cards(game, state) > 0;
    };
    const Climb climb{.worth = [&](const State& state) -> std::int64_t {
                        return (50 * void_cards(game, state)) - (8 * left_of(state, type));
                      },
                      .ends =
                          [&](const State& state) {
                            return state.stage == Stage::deal && state.round == round + 1;
                          },
                      .helps =
                          [&](const State& state, const Move& move) {
                            const auto* play = std::get_if<Play>(&move);
                            if (play != nullptr && play->tile == Tile::nothing) return true;
                            // One player keeps the card of the type.
                            if (play != nullptr && state.actor == 0 && left_of(state, type) > 0) {
                              return play->card != card_of(type);
                            }
                            return towards(type)(state, move);
                          },
                      .together = true,
                      .width = 40};
    const auto moves = climbed(game, climb, options);
    if (moves.empty() || !wanted(after(game, moves))) continue;
    answer.says = Says::value;
    answer.how = round == soonest ? How::counted : How::bounded;
    answer.title = "With " + players + " players a card can first be void in round " +
                   (round == soonest ? std::to_string(round)
                                     : std::to_string(soonest) + " to " + std::to_string(round));
    answer.shown.push_back(show(game, std::span<const Move>(moves), "the first void card", wanted));
    return answer;
  }
  return answer;
}

}  // namespace

auto when_can_all_tiles_of_a_type_be_gone(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    const auto game = game_for(players);
    answers.push_back(gone(game, Type::artisan, options));
    answers.push_back(gone(game, Type::monk, options));
    answers.push_back(first_void(game, options));
  }
  return answers;
}

auto how_many_void_cards_can_be_played(const AskOptions& options) -> Answers {
  Answers answers;
  for (int players = 2; players <= 5; ++players) {
    answers.push_back(void_plays(game_for(players), options));
  }
  return answers;
}

auto how_many_tiles_can_one_player_burn(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  const Climb climb{.row = "ppfmfmtcdtcd",
                    .worth = [&](const State& state) -> std::int64_t {
                      // Tiles that left the display for nobody's palace; the other player takes as
                      // few as he can.
                      return std::accumulate(state.box.begin(), state.box.end(), std::int64_t{0});
                    },
                    .helps =
                        [](const State&, const Move& move) {
                          return !std::holds_alternative<Replace>(move) &&
                                 !std::holds_alternative<NewPalace>(move) &&
                                 !std::holds_alternative<AddFloor>(move);
                        },
                    .width = 60};
  const auto moves = climbed(game, climb, options);
  std::int64_t burnt = 0;
  auto state = game.start();
  for (const auto& move : moves) {
    burnt += state.actor == 0 && std::holds_alternative<TurnAway>(move) ? 1 : 0;
    state = game.apply(state, move).next;
  }
  Answer answer{.says = Says::value, .how = How::bounded};
  answer.title =
      "One player can burn between " + std::to_string(burnt) + " and 11 tiles by turning them away";
  answer.text =
      "What that does to the cards of others is in the question of the tiles that are gone.";
  answer.bound = "at least " + std::to_string(burnt) + ": a game; at most 11: a tile a card";
  answer.data = data_of(game);
  answer.clauses = {"person.turn-away"};
  answer.shown.push_back(show(game, std::span<const Move>(moves), "a game of tiles turned away",
                              [](const State& end) { return end.stage == Stage::over; }));
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
