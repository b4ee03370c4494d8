#include "solver/questions/year_of_the_dragon/climb.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "model/core/assert.hpp"
#include "model/year_of_the_dragon/event_row.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/explore/goal.hpp"
#include "solver/questions/helped.hpp"
#include "solver/questions/question.hpp"

namespace ruleproof::solver {
namespace {

using namespace year_of_the_dragon;  // NOLINT(google-build-using-namespace): every move of the game

class Climbing {
 public:
  Climbing(const YearOfTheDragon& game, const Climb& climb) : game_(&game), climb_(&climb) {
    RULEPROOF_ASSERT(read_text(climb.row, row_));
  }

  auto operator()(const State& state, MoveList<Move>& out) const -> void {
    if (climb_->ends(state)) return out.clear();
    switch (state.stage) {
      case Stage::row:
        prefer(out, [&](const Move& move) {
          const auto cell = next_cell(game_->rulings(), state.events);
          return std::get<Draw>(move).event == row_[static_cast<std::size_t>(cell)];
        });
        return;
      case Stage::lot:
        return out.resize(1);
      case Stage::deal:
        return out.resize(std::min<std::size_t>(out.size(), 2));
      case Stage::draft:
      case Stage::action:
      case Stage::take:
      case Stage::build:
      case Stage::person:
      case Stage::place:
      case Stage::supply:
      case Stage::release:
      case Stage::over:
        break;
    }
    if (state.actor != 0 && !climb_->together) return out.resize(1);  // the quietest comes first
    if (climb_->helps) prefer(out, [&](const Move& move) { return climb_->helps(state, move); });
  }

 private:
  const YearOfTheDragon* game_;
  const Climb* climb_;
  EventRow row_{};
};

/// The same from another position.
struct Climbed : Helped<YearOfTheDragon, Climbing> {
  State begin;
  Climbed(const YearOfTheDragon& game, const Climb& climb)
      : Helped(game, Climbing(game, climb)),
        begin(climb.start == nullptr ? game.start() : *climb.start) {}
  [[nodiscard]] auto start() const -> State { return begin; }
};

}  // namespace

auto climbed(const YearOfTheDragon& game, const Climb& climb, const AskOptions& options)
    -> std::vector<Move> {
  constexpr std::int64_t at_the_end = std::int64_t{1} << 40U;
  const auto progress = [&](const State& state) {
    return climb.worth(state) + (climb.ends(state) ? at_the_end : 0);
  };
  const auto never = [](const State&) { return false; };
  auto sought = seek(
      Climbed(game, climb), never, progress,
      {.width = climb.width * options.effort, .depth = 400, .restarts = 1, .seed = options.seed});
  if (sought.progress < at_the_end / 2) return {};
  return std::move(sought.best);
}

auto after(const YearOfTheDragon& game, const std::vector<Move>& moves) -> State {
  auto state = game.start();
  for (const auto& move : moves) state = game.apply(state, move).next;
  return state;
}

auto game_for(int players) -> YearOfTheDragon {
  Setup setup;
  setup.players = players;
  return YearOfTheDragon::make(setup).value();
}

}  // namespace ruleproof::solver
