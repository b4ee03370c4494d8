#include "solver/questions/river_dragons/course.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/core/assert.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/pieces.hpp"
#include "model/river_dragons/setup.hpp"
#include "model/river_dragons/state.hpp"

namespace ruleproof::solver::river_dragons_question {

using river_dragons::Plank;
using river_dragons::Stage;

auto game_of(int players, std::string board, const Rulings& rulings) -> RiverDragons {
  river_dragons::Setup setup;
  setup.players = players;
  setup.data = std::move(board);
  setup.rulings = rulings;
  return RiverDragons::make(setup).value();
}

auto small_game(std::string_view options, std::string_view rulings) -> RiverDragons {
  SetupText setup;
  const auto wrong = read_pairs(options, "options", setup.options);
  const auto ruled_wrong = read_pairs(rulings, "rulings", setup.rulings);
  RULEPROOF_ASSERT(!wrong && !ruled_wrong);
  return RiverDragons::configure(setup).value();
}

auto Course::does(const Move& move) -> Course& {
  if (!good()) return *this;
  if (!game_.judge(state_, move)) {
    problem_ = "not legal: " + game_.to_text(move);
    return *this;
  }
  state_ = game_.apply(state_, move).next;
  moves_.push_back(move);
  return *this;
}

auto Course::does(std::initializer_list<std::string_view> moves) -> Course& {
  Wishes read_moves;
  for (const auto move : moves) read(move, read_moves);
  for (const auto& move : read_moves) does(move);
  return *this;
}

auto Course::read(std::string_view text, Wishes& into) -> void {
  const auto move = game_.read_move(text);
  if (move) {
    into.push_back(*move);
  } else if (good()) {
    problem_ = "not a move: " + std::string(text);
  }
}

auto Course::plan(const Plans& by_seat) -> Course& {
  while (good() && state_.stage == Stage::plan) {
    const auto seat = static_cast<std::size_t>(state_.actor());
    if (seat >= by_seat.size() || by_seat[seat].empty()) {
      problem_ = "a seat without a plan";
      return *this;
    }
    for (const auto card : by_seat[seat]) does(Move{river_dragons::PlanCard{card}});
    const bool same =
        state_.stage == Stage::plan && static_cast<std::size_t>(state_.actor()) == seat;
    if (same && good()) problem_ = "a plan that is too short";
  }
  return *this;
}

auto Course::round(const Plans& by_seat, const std::vector<std::string>& wishes) -> Course& {
  Wishes read_wishes;
  for (const auto& wish : wishes) read(wish, read_wishes);
  return plan(by_seat).act(std::move(read_wishes));
}

auto Course::act(Wishes wishes) -> Course& {
  MoveList<Move> list;
  while (good() && state_.stage != Stage::plan && state_.stage != Stage::over) {
    ruleproof::moves(game_, state_, list);
    auto chosen = list.front();
    const auto wish = std::ranges::find_if(
        wishes, [&](const Move& move) { return static_cast<bool>(game_.judge(state_, move)); });
    if (wish != wishes.end()) {
      chosen = *wish;
      wishes.erase(wish);
    }
    does(chosen);
  }
  left_over_.insert(left_over_.end(), wishes.begin(), wishes.end());
  return *this;
}

auto Course::act_freely(Wishes wishes) -> Course& {
  const auto before = left_over_.size();
  act(std::move(wishes));
  left_over_.resize(before);
  return *this;
}

auto Course::problem() const -> std::string {
  if (!good() || left_over_.empty()) return problem_;
  return "never legal: " + game_.to_text(left_over_.front());
}

auto planks_out(const State& state) -> int {
  return planks_where(state, [](const Plank& plank) { return plank.at == Plank::out; });
}

auto planks_out_claim(int planks) -> std::string {
  return fmt::format("count(p*.plank*.at = {}) = {}", river_dragons::Plank::out, planks);
}

auto planks_on_board_claim(int planks) -> std::string {
  return fmt::format("count(p*.plank*.at < {}) = {}", river_dragons::Plank::reserve, planks);
}

auto planks_on_board(const State& state) -> int {
  return planks_where(state, [](const Plank& plank) { return plank.on_board(); });
}

auto idle_cards() -> Plan { return {Card::remove, Card::move1, Card::move2, Card::jump}; }

auto idle_plan() -> Plan {
  return {Card::move1, Card::move2, Card::jump, Card::stone1, Card::stone2};
}

auto idle_plans(const RiverDragons& game) -> Plans {
  Plans all;
  all.assign(static_cast<std::size_t>(game.players()), idle_plan());
  return all;
}

}  // namespace ruleproof::solver::river_dragons_question
