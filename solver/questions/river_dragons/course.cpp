#include "solver/questions/river_dragons/course.hpp"

#include <algorithm>

namespace ruleproof::solver::river_dragons_question {

auto game_of(int players, std::string data, const Rulings& rulings) -> RiverDragons {
  river_dragons::Setup setup;
  setup.players = players;
  setup.data = std::move(data);
  setup.rulings = rulings;
  return RiverDragons::make(setup).value();
}

auto aspect_of(int players) -> std::string { return std::to_string(players) + "-players"; }

auto data_of(const RiverDragons& game) -> std::string {
  const auto& board = game.rules().components;
  return board.provenance + " (" + board.label + ")";
}

auto Course::does(const Move& move) -> Course& {
  if (!good()) return *this;
  if (!game_.judge(state_, move)) {
    problem_ = game_.to_text(move);
    return *this;
  }
  state_ = game_.apply(state_, move).next;
  moves_.push_back(move);
  return *this;
}

auto Course::does(std::string_view move) -> Course& {
  const auto read = game_.read_move(move);
  if (!read) {
    if (good()) problem_ = move;
    return *this;
  }
  return does(read.value());
}

auto Course::plan(std::span<const Plan> by_seat) -> Course& {
  while (good() && state_.stage == river_dragons::Stage::plan) {
    const auto seat = static_cast<std::size_t>(state_.actor());
    if (seat >= by_seat.size()) {
      problem_ = "a seat without a plan";
      return *this;
    }
    for (const auto card : by_seat[seat]) does(Move{river_dragons::PlanCard{card}});
    const bool same = state_.stage == river_dragons::Stage::plan &&
                      static_cast<std::size_t>(state_.actor()) == seat;
    if (same && good()) problem_ = "a plan that is too short";
    if (by_seat[seat].empty()) break;
  }
  return *this;
}

auto Course::act(const std::vector<std::string>& wishes) -> Course& {
  std::vector<Move> read;
  for (const auto& wish : wishes) {
    const auto move = game_.read_move(wish);
    if (!move) {
      if (good()) problem_ = wish;
      return *this;
    }
    read.push_back(move.value());
  }
  return act(std::move(read));
}

auto Course::act(std::vector<Move> wishes) -> Course& {
  MoveList<Move> list;
  while (good() && state_.stage != river_dragons::Stage::plan &&
         state_.stage != river_dragons::Stage::over) {
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
  for (const auto& wish : wishes) left_over_.push_back(game_.to_text(wish));
  return *this;
}

auto Course::act_freely(const std::vector<std::string>& wishes) -> Course& {
  const auto before = left_over_.size();
  act(wishes);
  left_over_.resize(before);
  return *this;
}

auto replays(const Answer& answer) -> bool {
  return std::ranges::none_of(answer.shown,
                              [](const Shown& shown) { return shown.fails.has_value(); });
}

auto planks_out(const State& state) -> int {
  int out = 0;
  river_dragons::for_each_plank(state, [&](auto, const river_dragons::Plank& plank) {
    out += plank.at == river_dragons::Plank::out ? 1 : 0;
  });
  return out;
}

auto planks_on_board(const State& state) -> int {
  int laid = 0;
  river_dragons::for_each_plank(
      state, [&](auto, const river_dragons::Plank& plank) { laid += plank.on_board() ? 1 : 0; });
  return laid;
}

auto idle_cards() -> Plan { return {Card::remove, Card::move1, Card::move2, Card::jump}; }

}  // namespace ruleproof::solver::river_dragons_question
