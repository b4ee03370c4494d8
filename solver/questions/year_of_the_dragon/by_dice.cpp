/// What only play tells: who is ahead after the draft, and what things are worth. Everything here
/// is sampled, with intervals; no more is claimed.
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "model/core/finding.hpp"
#include "model/core/play.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/questions/question.hpp"
#include "solver/questions/year_of_the_dragon/climb.hpp"
#include "solver/questions/year_of_the_dragon/questions.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): moves and stages

/// Moves that the first player leaves out where he has others.
using Shuns = std::function<bool(const State&, const Move&)>;

struct Played {
  State end;
  std::array<Draft, 2> drafts{};
};

/// A game of two by lot.
auto play_by_lot(const YearOfTheDragon& game, std::uint64_t seed, const Shuns& shuns) -> Played {
  Dice dice(seed);
  Played played;
  MoveList<Move> list;
  auto state = game.start();
  while (game.to_act(state) != Seat::nobody) {
    moves(game, state, list);
    if (shuns && game.to_act(state) == Seat::p1) {
      auto some = list;
      std::erase_if(some, [&](const Move& move) { return shuns(state, move); });
      if (!some.empty()) list = some;
    }
    const auto& move = list[dice(game, state, std::span<const Move>(list))];
    if (const auto* draft = std::get_if<Draft>(&move)) played.drafts.at(state.actor) = *draft;
    state = game.apply(state, move).next;
  }
  played.end = state;
  return played;
}

auto share_text(const Frequency& share) -> std::string {
  return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.share(), 100 * share.low,
                     100 * share.high);
}

auto wins_of_p1(const YearOfTheDragon& game, std::uint64_t games, std::uint64_t seed,
                const Shuns& shuns) -> Frequency {
  std::uint64_t wins = 0;
  for (std::uint64_t i = 0; i < games; ++i) {
    const auto end = play_by_lot(game, (seed * 100'003) + i, shuns).end;
    wins += game.outcome(end).wins[0] ? 1 : 0;
  }
  return frequency(wins, games);
}

auto sampled(const YearOfTheDragon& game, std::string aspect, std::uint64_t games) -> Answer {
  Answer answer{.aspect = std::move(aspect), .says = Says::unknown, .how = How::sampled};
  answer.bound = std::to_string(games) + " games by lot of two players; best play is open";
  answer.data = game.rules().components.provenance;
  return answer;
}

/// How much is lost by leaving something out.
auto without(const YearOfTheDragon& game, const std::string& what, const Shuns& shuns,
             const AskOptions& options) -> Answer {
  const auto games = 150 * options.effort;
  const auto share = wins_of_p1(game, games, options.seed, shuns);
  auto answer = sampled(game, "without-" + what, games);
  answer.title = "Without " + what + " a player wins " + share_text(share) +
                 " of games by lot against one who leaves nothing out";
  answer.clauses = {"end.winner"};
  return answer;
}

auto is_of(const Move& move, Type type) -> bool {
  const auto* play = std::get_if<Play>(&move);
  return play != nullptr && play->tile != Tile::nothing && type_of(play->tile) == type;
}

}  // namespace

auto who_is_ahead_after_the_draft(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  const auto games = 600 * options.effort;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  std::array<std::uint64_t, type_count> with{};
  std::array<std::uint64_t, type_count> won{};
  for (std::uint64_t i = 0; i < games; ++i) {
    const auto played = play_by_lot(game, (options.seed * 100'003) + i, {});
    const auto outcome = game.outcome(played.end);
    first += outcome.wins[0] ? 1 : 0;
    last += outcome.wins[1] ? 1 : 0;
    for (std::size_t p = 0; p < 2; ++p) {
      for (const auto type : {played.drafts[p].first, played.drafts[p].second}) {
        ++with[static_cast<std::size_t>(type)];
        won[static_cast<std::size_t>(type)] += outcome.wins[p] ? 1 : 0;
      }
    }
  }
  auto seats = sampled(game, "seats", games);
  seats.title = "By lot the first of two drafters wins " + share_text(frequency(first, games)) +
                ", the last " + share_text(frequency(last, games));
  auto pairs = sampled(game, "pairs", games);
  pairs.title =
      "How often a drafted type is on the side that wins by lot; which pair is best is open";
  for (std::size_t t = 0; t < type_count; ++t) {
    pairs.fact(std::string(type_names[t]), share_text(frequency(won[t], with[t])));
  }
  Answers answers{std::move(seats), std::move(pairs)};
  for (auto& answer : answers) answer.clauses = {"draft.pair", "draft.first"};
  return answers;
}

auto is_the_old_tile_ever_worse(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  const auto games = 300 * options.effort;
  Answers answers;
  for (const bool shun_old : {true, false}) {
    const auto share = wins_of_p1(game, games, options.seed, [&](const State&, const Move& move) {
      const auto* play = std::get_if<Play>(&move);
      if (play == nullptr || play->tile == Tile::nothing) return false;
      return is_split(type_of(play->tile)) && is_old(play->tile) == shun_old;
    });
    auto answer = sampled(game, shun_old ? "young-only" : "old-only", games);
    answer.title = std::string("A player who takes ") + (shun_old ? "young" : "old") +
                   " tiles where he can wins " + share_text(share) + " of games by lot";
    answer.clauses = {"person.age"};
    answers.push_back(std::move(answer));
  }
  return answers;
}

auto is_anything_without_use(const AskOptions& options) -> Answers {
  const auto game = game_for(2);
  Answers answers;
  for (std::size_t a = 0; a < action_count; ++a) {
    answers.push_back(without(
        game, std::string(action_names[a]),
        [&](const State&, const Move& move) {
          const auto* choose = std::get_if<Choose>(&move);
          return choose != nullptr && action_of(choose->choice) == static_cast<Action>(a);
        },
        options));
  }
  for (std::size_t t = 0; t < type_count; ++t) {
    answers.push_back(without(
        game, std::string(type_names[t]),
        [&](const State&, const Move& move) { return is_of(move, static_cast<Type>(t)); },
        options));
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
