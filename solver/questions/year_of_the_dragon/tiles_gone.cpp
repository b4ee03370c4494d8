/// When person tiles run out, and what is then played for nothing: counting for the bound, a game
/// for the other side.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <numeric>
#include <span>
#include <string>
#include <variant>

#include "solver/questions/helped.hpp"
#include "solver/questions/marks.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"
#include "solver/questions/year_of_the_dragon/most.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int takes_of_one_type = 4;  // drafted, its own card, two question marks

auto left_of(const State& state, Type type) -> int {
  const int of_old = is_split(type) ? state.piles[index(old(type))] : 0;
  return state.piles[index(young(type))] + of_old;
}

auto tiles_of(const YearOfTheDragon& game, Type type) -> int { return left_of(game.start(), type); }

/// So many turns bring so many tiles: a tile a turn for each player, rounded up.
auto turns_for(const YearOfTheDragon& game, int tiles) -> int {
  return (tiles + game.players() - 1) / game.players();
}

/// Cards that were played and brought no tile.
auto void_cards(const YearOfTheDragon& game, const State& state) -> std::int64_t {
  if (state.round == 0) return 0;
  const auto start = game.start();
  const auto sum = [](const auto& piles) {
    return std::accumulate(piles.begin(), piles.end(), std::int64_t{0});
  };
  auto cards = (std::int64_t{2} * game.players()) - (sum(start.piles) - sum(state.piles));
  for (std::size_t p = 0; p < static_cast<std::size_t>(game.players()); ++p) {
    cards += static_cast<std::int64_t>(start.players[p].hand.size()) -
             static_cast<std::int64_t>(state.players[p].hand.size());
  }
  return cards;
}

/// Takes the tiles of one type wherever that is allowed.
auto takes(const Move& move, Type type) -> bool {
  return drafts(move, type) || plays(move, type) || std::holds_alternative<Skip>(move) ||
         std::holds_alternative<TurnAway>(move);
}

/// Whether a card may be played for a tile that is there.
using MayPlay = std::function<bool(const State&, const Play&)>;

/// What seeks void cards: the tiles of a type run out while its cards are kept.
auto climb_to_void(const YearOfTheDragon& game, Type type, const MayPlay& may_play) -> Climb {
  return {.worth = [&game, type](const State& state) -> std::int64_t {
            return (50 * void_cards(game, state)) - (std::int64_t{8} * left_of(state, type));
          },
          .helps =
              [=](const State& state, const Move& move) {
                const auto* play = std::get_if<Play>(&move);
                if (play == nullptr) return takes(move, type);
                return play->tile == Tile::nothing || may_play(state, *play);
              },
          .together = true,
          .width = 40};
}

auto gone(const YearOfTheDragon& game, Type type, const AskOptions& options) -> Answer {
  const auto tiles = tiles_of(game, type);
  auto answer = about(game, aspect_of(game) + (is_split(type) ? "-divided" : "-undivided"),
                      {"setup.tiles", "person.play-one", "person.void"});
  answer.says = Says::no;
  answer.how = {How::counted, scope_of(game)};
  answer.fact("tiles of the type", std::to_string(tiles));
  const auto name = type_names[static_cast<std::size_t>(type)];
  const auto them =
      fmt::format("With {} players the {} tiles of a type ({})", game.players(), tiles, name);
  answer.title = them + " can never all be gone";
  answer.bound =
      "each player takes at most four: one drafted, one by its card, two by question marks";
  if (tiles > takes_of_one_type * game.players()) return answer;
  const int soonest = std::max(0, turns_for(game, tiles) - 1);  // the draft is a turn, too
  for (int round = soonest; round <= soonest + 2; ++round) {
    const auto wanted = [&](const State& state) {
      return state.stage == Stage::deal && state.round == round + 1 && left_of(state, type) == 0;
    };
    const Climb climb{
        .worth = [&](const State& state) -> std::int64_t { return -left_of(state, type); },
        .ends =
            [&](const State& state) { return state.round > round && state.stage == Stage::deal; },
        .helps = [&](const State&, const Move& move) { return takes(move, type); },
        .together = true,
        .width = 20};
    const auto moves = climbed(game, climb, options);
    if (moves.empty() || !wanted(after(game, moves))) continue;
    answer.says = Says::value;
    answer.how = {round == soonest ? How::counted : How::bounded, scope_of(game)};
    answer.title =
        them + (round == soonest
                    ? fmt::format(" can all be gone at the end of round {} and not before", round)
                    : fmt::format(" can all be gone between the ends of rounds {} and {}", soonest,
                                  round));
    answer.shown.push_back(
        show(game, moves, "the last tile of the type is taken",
             fmt::format("stage = deal and round = {} and {} = 0", round + 1, left_claim(type))));
    answer.always = tiles_left_claims(game, type);
    return answer;
  }
  answer.says = Says::unknown;
  answer.how = {How::bounded, scope_of(game)};
  answer.title = fmt::format(
      "With {} players the tiles of a type ({}) are not all gone before the end of round {}; no "
      "game was found in which they are",
      game.players(), name, soonest);
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
    // Pairs differ: only so many drafters can take both persons from these types.
    const auto both = std::min(n, types * (types - 1) / 2);
    const auto drafted = std::min(n * types, n + both);
    best = std::max(best, std::min(n * types, drafted + (n * types) + (2 * n) - tiles));
  }
  return best;
}

/// All artisans and but one of the court ladies go to the draft and the question marks; then the
/// last card of a lady is void, and every card of an artisan.
auto to_void_cards() -> Narrow {
  return [](const State& state, MoveList<Move>& out) {
    if (state.stage == Stage::draft) {
      prefer(out, [](const Move& move) { return drafts(move, Type::artisan); });
      prefer(out, [](const Move& move) { return drafts(move, Type::court_lady); });
    } else if (state.stage == Stage::action) {
      prefer(out, [](const Move& move) { return std::holds_alternative<Skip>(move); });
    } else if (state.stage == Stage::person) {
      for (const auto wanted : {Card::wild, Card::court_lady, Card::artisan}) {
        const auto is_wanted = [=](const Move& move) {
          return std::get<Play>(move).card == wanted;
        };
        if (prefer(out, is_wanted)) break;
      }
      for (const auto wanted : {Type::artisan, Type::court_lady}) {
        if (prefer(out, [=](const Move& move) { return plays(move, wanted); })) break;
      }
    }
  };
}

auto void_plays(const YearOfTheDragon& game) -> Answer {
  const auto most = most_void(game);
  const auto path = told(game, Climb{}.row, to_void_cards(), [](const State& state) {
    return state.stage == Stage::deal && state.round == 5;
  });
  const auto found = void_cards(game, after(game, path));
  auto answer = about(game, aspect_of(game), {"person.void", "draft.distinct-pair"});
  answer.says = Says::value;
  answer.how = {found == most ? How::counted : How::bounded, scope_of(game)};
  const auto range =
      found == most ? std::to_string(most) : fmt::format("between {} and {}", found, most);
  answer.title = fmt::format("With {} players {} void cards can be played in a game at the most",
                             game.players(), range);
  if (found == most) {
    answer.always = {void_claim(game, static_cast<int>(most))};
    answer.text =
        "No more: it is what cards and a draft of different pairs can take beyond the tiles of the "
        "types that run out.";
  } else {
    answer.bound = fmt::format("at least {}: a game; at most {}: by the tiles", found, most);
  }
  if (found == 0) return answer;
  answer.shown.push_back(show(game, path, "a game of void cards",
                              fmt::format("stage = deal and round = 5 and ({}) and not ({})",
                                          void_claim(game, static_cast<int>(found)),
                                          void_claim(game, static_cast<int>(found) - 1))));
  return answer;
}

/// The first round in which a card can be void.
auto first_void(const YearOfTheDragon& game, const AskOptions& options) -> Answer {
  auto type = Type::artisan;  // of those with the fewest tiles
  for (std::size_t t = 0; t < type_count; ++t) {
    if (tiles_of(game, static_cast<Type>(t)) < tiles_of(game, type)) type = static_cast<Type>(t);
  }
  const int soonest = rounds_without_void_cards(game) + 1;
  auto answer = about(game, aspect_of(game) + "-first-void", {"person.void"});
  answer.how = {How::bounded, scope_of(game)};
  answer.title = fmt::format(
      "With {} players no card is void before round {}; no game was found in which one is soon "
      "after",
      game.players(), soonest);
  answer.bound = fmt::format("by the numbers of tiles: not before round {}", soonest);
  for (int round = soonest; round <= soonest + 3; ++round) {
    const auto wanted = [&](const State& state) {
      return state.round <= round + 1 && void_cards(game, state) > 0;
    };
    auto climb = climb_to_void(game, type, [&](const State& state, const Play& play) {
      // One player keeps the card of the type.
      if (state.actor == 0 && left_of(state, type) > 0) return play.card != card_of(type);
      return type_of(play.tile) == type;
    });
    climb.ends = [&](const State& state) {
      return state.stage == Stage::deal && state.round == round + 1;
    };
    const auto moves = climbed(game, climb, options);
    if (moves.empty() || !wanted(after(game, moves))) continue;
    answer.says = Says::value;
    answer.how = {round == soonest ? How::counted : How::bounded, scope_of(game)};
    answer.title = fmt::format("With {} players a card can first be void in round {}",
                               game.players(), soonest);
    if (round > soonest) answer.title += fmt::format(" to {}", round);
    answer.always = {no_void_claim(game, soonest)};
    answer.shown.push_back(
        show(game, moves, "the first void card",
             fmt::format("(round <= {} or round = {} and stage = deal) and {} = 0 "
                         "and round > 0 and not ({})",
                         round, round + 1, left_claim(type), void_claim(game, 0))));
    return answer;
  }
  return answer;
}

}  // namespace

auto when_can_all_tiles_of_a_type_be_gone(const AskOptions& options) -> Answers {
  Answers answers;
  const bool one = options.asked.options.contains("players");
  for (int players = 2; players <= (one ? 2 : 5); ++players) {
    const auto game = game_for(options, players);
    answers.push_back(gone(game, Type::artisan, options));
    answers.push_back(gone(game, Type::monk, options));
    answers.push_back(first_void(game, options));
  }
  return answers;
}

auto how_many_void_cards_can_be_played(const AskOptions& options) -> Answers {
  return for_each_company(options, void_plays);
}

auto how_many_tiles_can_one_player_burn(const AskOptions& options) -> Answers {
  const auto game = game_for(options, 2);
  // Tiles that left the display for nobody's palace; the other player takes as few as he can.
  const auto in_the_box = [](const State& state) {
    return std::accumulate(state.box.begin(), state.box.end(), std::int64_t{0});
  };
  const auto houses_nobody = [](const State&, const Move& move) {
    return !std::holds_alternative<Replace>(move) && !std::holds_alternative<NewPalace>(move) &&
           !std::holds_alternative<AddFloor>(move);
  };
  const Climb climb{.row = "ppfmfmtcdtcd", .worth = in_the_box, .helps = houses_nobody};
  const auto moves = climbed(game, climb, options);
  const auto burns = [](const State& state, const Move& move) {
    return state.actor == 0 && std::holds_alternative<TurnAway>(move);
  };
  std::int64_t burnt = 0;
  auto state = game.start();
  for (const auto& move : moves) {
    burnt += burns(state, move) ? 1 : 0;
    state = game.apply(state, move).next;
  }
  auto answer = about(game, "", {"person.turn-away"});
  answer.says = Says::value;
  answer.how = {How::bounded, scope_of(game)};
  answer.title =
      fmt::format("One player can burn between {} and 11 tiles by turning them away", burnt);
  answer.text =
      "What that does to the cards of others is in the question of the tiles that are gone.";
  answer.bound = fmt::format("at least {}: a game; at most 11: a tile a card", burnt);
  answer.shown.push_back(
      show_counting(game, std::span<const Move>(moves),
                    fmt::format("the first player turns {} tiles away", burnt),
                    fmt::format("over = 1 and sum(box*) = {}", in_the_box(after(game, moves))),
                    "person.turn-away", burns));
  return {answer};
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
