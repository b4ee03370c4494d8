/// The five functions of the concept: dispatch to the chapters, nothing else.
#include "model/river_dragons/river_dragons.hpp"

#include <variant>

#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "model/river_dragons/board/mirror.hpp"
#include "model/river_dragons/flow.hpp"
#include "model/river_dragons/losing.hpp"
#include "model/river_dragons/moves.hpp"
#include "model/river_dragons/moving.hpp"
#include "model/river_dragons/plan.hpp"
#include "model/river_dragons/planks.hpp"
#include "model/river_dragons/removal.hpp"
#include "model/river_dragons/rules.hpp"
#include "model/river_dragons/state.hpp"
#include "model/river_dragons/stones.hpp"

namespace ruleproof::river_dragons {

static_assert(Configurable<RiverDragons> && ExactProposals<RiverDragons>);
static_assert(Notated<RiverDragons> && Scored<RiverDragons> && Hidden<RiverDragons>);
static_assert(Counted<RiverDragons> && Formed<RiverDragons> && Symmetric<RiverDragons>);
static_assert(Enumerable<RiverDragons> && Pictured<RiverDragons>);

auto RiverDragons::to_act(const State& state) const -> Seat {
  return state.stage == Stage::over ? Seat::nobody : player_seat(state.actor());
}

auto RiverDragons::propose(const State& state, MoveList<Move>& out) const -> void {
  switch (state.stage) {
    case Stage::plan:
      return propose_cards(rules_, state, out);
    case Stage::stone:
      return propose_stones(rules_, state, out);
    case Stage::choose:
      return propose_choices(rules_, state, out);
    case Stage::lay:
      return propose_laying(rules_, state, out);
    case Stage::remove:
      return propose_removals(rules_, state, out);
    case Stage::move:
      return propose_steps(rules_, state, out);
    case Stage::jump:
      return propose_jumps(rules_, state, out);
    case Stage::over:
      return;
  }
}

namespace {

/// Whether a kind of move is made in a stage.
constexpr auto fits(const PlanCard&, Stage stage) -> bool { return stage == Stage::plan; }
constexpr auto fits(const PutStone&, Stage stage) -> bool { return stage == Stage::stone; }
constexpr auto fits(const DropStone&, Stage stage) -> bool { return stage == Stage::stone; }
constexpr auto fits(const ChoosePlank&, Stage stage) -> bool { return stage == Stage::choose; }
constexpr auto fits(const LayPlank&, Stage stage) -> bool { return stage == Stage::lay; }
constexpr auto fits(const Discard&, Stage stage) -> bool { return stage == Stage::lay; }
constexpr auto fits(const RemovePlank&, Stage stage) -> bool { return stage == Stage::remove; }
constexpr auto fits(const SwapPlank&, Stage stage) -> bool { return stage == Stage::remove; }
constexpr auto fits(const RemoveStone&, Stage stage) -> bool { return stage == Stage::remove; }
constexpr auto fits(const Decline&, Stage stage) -> bool { return stage == Stage::remove; }
constexpr auto fits(const MoveTo&, Stage stage) -> bool { return stage == Stage::move; }
constexpr auto fits(const JumpOver&, Stage stage) -> bool { return stage == Stage::jump; }
constexpr auto fits(const Fall&, Stage stage) -> bool {
  return stage == Stage::move || stage == Stage::jump;
}
constexpr auto fits(const Lose&, Stage stage) -> bool {
  return stage != Stage::plan && stage != Stage::lay && stage != Stage::over;
}

}  // namespace

auto RiverDragons::judge(const State& state, const Move& move) const -> Verdict {
  return std::visit(
      [&](const auto& kind) {
        if (!fits(kind, state.stage)) return Verdict::illegal(duty(state));
        return river_dragons::judge(rules_, state, kind);
      },
      move);
}

auto RiverDragons::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  Table table{rules_, step.next, step.because};
  std::visit([&](const auto& kind) { river_dragons::apply(table, kind); }, move);
  return step;
}

auto RiverDragons::outcome(const State& state) const -> Outcome {
  return outcome_of(rules_, state);
}

auto RiverDragons::canonical(const State& state) const -> State {
  auto least = state;
  for (const auto& mirror : rules_.mirrors) {
    auto image = mirrored(rules_, state, mirror);
    if (image < least) least = image;
  }
  return least;
}

}  // namespace ruleproof::river_dragons
