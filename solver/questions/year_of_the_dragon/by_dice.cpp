/// What only play tells: who is ahead after the draft, and what things are worth. Everything here
/// is sampled, with intervals; no more is claimed.
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/core/play.hpp"
#include "solver/divergence/frequency.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"
#include "solver/questions/year_of_the_dragon/guided.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

/// Moves that the first player leaves out where he has others.
using Shuns = std::function<bool(const Move&)>;

/// A finished game of two.
struct Played {
  Outcome outcome;
  std::array<Draft, 2> drafts{};
};

/// So many games of two by lot.
class Sample {
 public:
  Sample(std::uint64_t games, const AskOptions& options)
      : game_(game_of_two(options)), games_(games), seed_(options.seed) {}

  template <class Watch>
  auto play(const Shuns& shuns, Watch&& watch) const -> void {
    for (std::uint64_t i = 0; i < games_; ++i) watch(one((seed_ * 100'003) + i, shuns));
  }
  [[nodiscard]] auto share(std::uint64_t count) const -> std::string {
    return text(frequency(count, games_));
  }
  /// How often the first player wins without something.
  [[nodiscard]] auto wins_without(const Shuns& shuns) const -> std::string {
    std::uint64_t wins = 0;
    play(shuns, [&](const Played& played) { wins += played.outcome.wins[0] ? 1 : 0; });
    return share(wins);
  }
  [[nodiscard]] auto answer(std::string aspect, std::vector<std::string> clauses) const -> Answer {
    auto answer = about(game_, std::move(aspect), std::move(clauses));
    answer.how = {How::sampled, scope_of(game_)};
    answer.bound = fmt::format("{} games by lot of two players; best play is open", games_);
    return answer;
  }
  [[nodiscard]] static auto text(const Frequency& share) -> std::string {
    return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * share.share(), 100 * share.low,
                       100 * share.high);
  }

 private:
  [[nodiscard]] auto one(std::uint64_t seed, const Shuns& shuns) const -> Played {
    Dice dice(seed);
    Played played;
    const auto choose = [&](const auto& game, const State& state, auto list) {
      const auto chosen = dice(game, state, list);
      if (const auto* draft = std::get_if<Draft>(&list[chosen])) {
        played.drafts.at(state.actor) = *draft;
      }
      return chosen;
    };
    const auto is_over = [&](const State& state) { return game_.to_act(state) == Seat::nobody; };
    const auto narrow = [&](const State& state, MoveList<Move>& list) {
      if (!shuns || game_.to_act(state) != Seat::p1) return;
      prefer(list, [&](const Move& move) { return !shuns(move); });
    };
    played.outcome = game_.outcome(by_lot(game_, choose, is_over, narrow));
    return played;
  }

  /// Under the readings that are asked about, whatever the players.
  static auto game_of_two(AskOptions options) -> YearOfTheDragon {
    options.asked.options.erase("players");
    return game_for(options, 2, {}, Follows::readings);
  }

  YearOfTheDragon game_;
  std::uint64_t games_;
  std::uint64_t seed_;
};

}  // namespace

auto who_is_ahead_after_the_draft(const AskOptions& options) -> Answers {
  const Sample sample(600 * options.effort, options);
  std::array<std::uint64_t, 2> wins{};
  std::array<std::uint64_t, type_count> with{};
  std::array<std::uint64_t, type_count> won{};
  sample.play({}, [&](const Played& played) {
    for (std::size_t p = 0; p < 2; ++p) {
      const std::uint64_t win = played.outcome.wins[p] ? 1 : 0;
      wins[p] += win;
      for (const auto type : {played.drafts[p].first, played.drafts[p].second}) {
        ++with[static_cast<std::size_t>(type)];
        won[static_cast<std::size_t>(type)] += win;
      }
    }
  });
  auto seats = sample.answer("seats", {"draft.pair", "draft.first"});
  seats.title = fmt::format("By lot the first of two drafters wins {}, the last {}",
                            sample.share(wins[0]), sample.share(wins[1]));
  auto pairs = sample.answer("pairs", {"draft.pair", "draft.first"});
  pairs.title =
      "How often a drafted type is on the side that wins by lot; which pair is best is open";
  for (std::size_t t = 0; t < type_count; ++t) {
    pairs.fact(std::string(type_names[t]), Sample::text(frequency(won[t], with[t])));
  }
  return {std::move(seats), std::move(pairs)};
}

auto is_the_old_tile_ever_worse(const AskOptions& options) -> Answers {
  const Sample sample(300 * options.effort, options);
  Answers answers;
  for (const bool shun_old : {true, false}) {
    const auto share = sample.wins_without([&](const Move& move) {
      const auto* play = std::get_if<Play>(&move);
      if (play == nullptr || play->tile == Tile::nothing) return false;
      return is_split(type_of(play->tile)) && is_old(play->tile) == shun_old;
    });
    answers.push_back(sample.answer(shun_old ? "young-only" : "old-only", {"person.age"}));
    answers.back().title =
        fmt::format("A player who takes {} tiles where he can wins {} of games by lot",
                    shun_old ? "young" : "old", share);
  }
  return answers;
}

auto is_anything_without_use(const AskOptions& options) -> Answers {
  const Sample sample(150 * options.effort, options);
  Answers answers;
  const auto ask_without = [&](std::string_view what, const Shuns& shuns) {
    answers.push_back(sample.answer(fmt::format("without-{}", what), {"end.winner"}));
    answers.back().title = fmt::format(
        "Without {} a player wins {} of games by lot against one who leaves nothing out", what,
        sample.wins_without(shuns));
  };
  for (std::size_t a = 0; a < action_count; ++a) {
    ask_without(action_names[a], [&](const Move& move) {
      const auto* choose = std::get_if<Choose>(&move);
      return choose != nullptr && action_of(choose->choice) == static_cast<Action>(a);
    });
  }
  for (std::size_t t = 0; t < type_count; ++t) {
    ask_without(type_names[t], [&](const Move& move) { return plays(move, static_cast<Type>(t)); });
  }
  return answers;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
