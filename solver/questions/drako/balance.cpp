/// How the balance of the sides depends on the boxes: random games of simple players.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "model/core/game.hpp"
#include "model/core/strength.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/hex.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/state.hpp"
#include "solver/questions/drako/answers.hpp"
#include "solver/questions/drako/games.hpp"
#include "solver/questions/drako/questions.hpp"
#include "solver/questions/drako/relations/wounds.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver::drako_question {
namespace {

using namespace drako;  // NOLINT(google-build-using-namespace): positions and moves

/// Cards that are left, and a little more for those in hand, with those about to be drawn, as far
/// as the limit leaves them.
auto worth_of_cards(const Rules& rules, const State& state, Side side) -> int {
  const auto& stock = state.stock(side);
  const int draws = state.turn == side ? state.pending.draws : 0;
  const int kept = std::min(stock.held + draws, rules.components.hand_limit);
  return (2 * (stock.left - draws + kept)) + kept;
}

/// Areas by which the movement that has been begun can bring dwarves nearer, or the dragon away.
auto steps_ahead(const State& state) -> int {
  const auto& pending = state.pending;
  if (state.stage == Stage::flight) return -2;
  if (state.stage != Stage::march) return 0;
  if (state.turn == Side::dragon) return -pending.points;
  int steps = 0;
  for (const auto& dwarf : state.dwarves) {
    if (dwarf.at == Hex::nowhere) continue;
    const int way = std::min<int>(pending.points, distance(dwarf.at, state.dragon.at) - 1);
    steps = pending.marches > 1 ? steps + way : std::max(steps, way);
  }
  return steps;
}

/// What a position promises to the dwarves: wounds given less wounds taken, those that are about to
/// come, and nearness.
auto promise(const Rules& rules, const State& state) -> int {
  if (state.ending == Ending::dragon_slain) return 10'000;
  if (state.ending == Ending::dwarves_dead) return -10'000;
  const auto& pending = state.pending;
  int value = 20 * (wounds_of(state).total() - wounds_of_dwarves(state));
  value += 12 * pending.strength * (pending.attacks + pending.hits);
  value -= 12 * pending.strength * std::popcount(pending.targets);
  value += 20 * pending.wounds;
  if (state.stage == Stage::strike) value += 10 * pending.strength;
  if (state.stage == Stage::bite || state.stage == Stage::flame) value -= 10 * pending.strength;
  value += state.dragon.netted ? 5 : 0;
  value += 4 * steps_ahead(state);
  value -= 4 * steps_to_dragon(state);
  return value + worth_of_cards(rules, state, Side::dwarves) -
         worth_of_cards(rules, state, Side::dragon);
}

/// Takes the move that promises most, one step ahead; equals by lot.
class Greedy {
 public:
  explicit Greedy(std::uint64_t seed) : dice_(seed) {}

  auto operator()(const Drako& game, const State& state, std::span<const Move> moves)
      -> std::size_t {
    const auto seat = game.to_act(state);
    if (seat == Seat::chance) return dice_(game, state, moves);
    const int sign = seat == Seat::p1 ? 1 : -1;
    int best = 0;
    best_.clear();
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const int value = sign * promise(game.rules(), game.apply(state, moves[i]).next);
      if (!best_.empty() && value < best) continue;
      if (best_.empty() || value > best) best_.clear();
      best = value;
      best_.push_back(i);
    }
    return best_[dice_.random().below(best_.size())];
  }

 private:
  Dice dice_;
  std::vector<std::size_t> best_;
};

template <class Player>
auto balance_of(const std::string& player, std::uint64_t games, std::uint64_t seed) -> Answer {
  const auto game = game_of();
  const auto base = won_by_dwarves<Player>(game, games, seed);
  auto answer = about(game, player, {"ability.lost", "dwarf.boxes"}, Says::value, How::sampled);
  answer.title =
      fmt::format("Among {} players the dwarves win {} of the games with the stand-in data", player,
                  in_words(base));
  answer.text =
      "The facts give their share with one box less or more; in brackets 95 % intervals "
      "of Clopper and Pearson, each by itself. Such players are no measure of good play.";
  answer.bound = std::to_string(games) + " games for each number";
  const auto vary = [&](std::string_view name, auto&& box_of) {
    for (const int change : {-1, +1}) {
      auto rules = game.rules();
      int& boxes = box_of(rules.components);
      boxes += change;
      answer.fact(fmt::format("{} with {} instead of {} boxes", name, boxes, boxes - change),
                  in_words(won_by_dwarves<Player>(Drako::with(rules), games, seed)));
    }
  };
  for (const auto i : all_abilities) {
    vary(ability_names[index(i)],
         [&](Components& numbers) -> int& { return numbers.abilities[index(i)]; });
  }
  for (const auto i : all_dwarves) {
    vary(dwarf_names[index(i)],
         [&](Components& numbers) -> int& { return numbers.dwarves[index(i)]; });
  }
  return answer;
}

}  // namespace

auto how_do_boxes_decide(const AskOptions& options) -> Answers {
  return {balance_of<Dice>("random", 1000 * options.effort, options.seed),
          balance_of<Greedy>("greedy", 1000 * options.effort, options.seed)};
}

}  // namespace ruleproof::solver::drako_question
