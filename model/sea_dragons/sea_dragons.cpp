/// The five functions of the concept: dispatch to the chapters, nothing else.
#include "model/sea_dragons/sea_dragons.hpp"

#include <cstdint>
#include <variant>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "model/sea_dragons/cards.hpp"
#include "model/sea_dragons/laying.hpp"
#include "model/sea_dragons/missions.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/reefs.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/setup.hpp"
#include "model/sea_dragons/state.hpp"

namespace ruleproof::sea_dragons {

static_assert(Configurable<SeaDragons> && ExactProposals<SeaDragons> && Notated<SeaDragons>);
static_assert(Scored<SeaDragons> && Hidden<SeaDragons> && Chancy<SeaDragons>);
static_assert(Measured<SeaDragons> && Counted<SeaDragons> && Formed<SeaDragons>);
static_assert(Enumerable<SeaDragons> && Pictured<SeaDragons> && Interrupted<SeaDragons>);
// Seats go clockwise and the board is drawn anew, so neither players nor corners can be renamed
// within one position; and no word holds the cells of a board.
static_assert(!Renamable<SeaDragons> && !Symmetric<SeaDragons> && !Compact<SeaDragons>);

auto SeaDragons::start() const -> State { return opening(*rules_); }

auto SeaDragons::to_act(const State& state) const -> Seat {
  switch (state.stage) {
    case Stage::realms:
    case Stage::ships:
    case Stage::market:
    case Stage::missions:
    case Stage::hands:
    case Stage::reef:
    case Stage::open:
    case Stage::refill:
    case Stage::top:
      return Seat::chance;
    case Stage::sides:
    case Stage::lay:
    case Stage::retreat:
    case Stage::keep:
    case Stage::mission:
    case Stage::take:
      return player_seat(state.actor);
    case Stage::over:
      return Seat::nobody;
  }
  return Seat::nobody;
}

namespace {

/// What the stage asks for.
auto propose_in_turn(const Rules& rules, const State& state, MoveList<Move>& out) -> void {
  switch (state.stage) {
    case Stage::realms:
    case Stage::sides:
    case Stage::ships:
      return propose_set_up(rules, state, out);
    case Stage::missions:
    case Stage::open:
      return propose_opens(rules, state, out);
    case Stage::market:
    case Stage::hands:
    case Stage::refill:
    case Stage::top:
      return propose_draws(rules, state, out);
    case Stage::lay:
    case Stage::retreat:
      return propose_turn(rules, state, out);
    case Stage::reef:
      return propose_dives(rules, state, out);
    case Stage::keep:
      return propose_keeps(rules, state, out);
    case Stage::mission:
      return propose_missions(rules, state, out);
    case Stage::take:
      return propose_takes(rules, state, out);
    case Stage::over:
      return;
  }
}

/// Whether a kind of move is made in a stage.
constexpr auto fits(const Join& /*m*/, Stage stage) -> bool { return stage == Stage::realms; }
constexpr auto fits(const ChooseSide& /*m*/, Stage stage) -> bool { return stage == Stage::sides; }
constexpr auto fits(const Launch& /*m*/, Stage stage) -> bool { return stage == Stage::ships; }
constexpr auto fits(const Draw& /*m*/, Stage stage) -> bool {
  return stage == Stage::market || stage == Stage::hands || stage == Stage::refill ||
         stage == Stage::top;
}
constexpr auto fits(const Open& /*m*/, Stage stage) -> bool {
  return stage == Stage::missions || stage == Stage::open;
}
constexpr auto fits(const Dive& /*m*/, Stage stage) -> bool { return stage == Stage::reef; }
constexpr auto fits(const Lay& /*m*/, Stage stage) -> bool { return stage == Stage::lay; }
constexpr auto fits(const Cash& /*m*/, Stage stage) -> bool {
  return stage >= Stage::lay && stage != Stage::over;
}
constexpr auto fits(const Pass& /*m*/, Stage stage) -> bool {
  return stage == Stage::lay || stage == Stage::retreat;
}
constexpr auto fits(const Keep& /*m*/, Stage stage) -> bool { return stage == Stage::keep; }
constexpr auto fits(const Complete& /*m*/, Stage stage) -> bool { return stage == Stage::mission; }
constexpr auto fits(const Decline& /*m*/, Stage stage) -> bool { return stage == Stage::mission; }
constexpr auto fits(const Take& /*m*/, Stage stage) -> bool { return stage == Stage::take; }
constexpr auto fits(const TakeTop& /*m*/, Stage stage) -> bool { return stage == Stage::take; }

/// Why a move of another stage is illegal: the clause that such a move would need.
auto out_of_place(const State& state, const Move& move) -> ClauseRef {
  if (state.stage == Stage::over) return "end.heads"_c;
  if (std::holds_alternative<Complete>(move)) {
    // A second mission in one turn, or a mission after a pass.
    if (state.completed) return "mission.pay"_c;
    if (state.stage == Stage::take && !state.laid) return "pass"_c;
  }
  return "turn.actions"_c;
}

}  // namespace

auto SeaDragons::propose(const State& state, MoveList<Move>& out) const -> void {
  propose_in_turn(*rules_, state, out);
  if (fits(Cash{}, state.stage)) propose_cashing(*rules_, state, out);
}

auto SeaDragons::mover(const State& state, const Move& move) const -> Seat {
  const auto* cash = std::get_if<Cash>(&move);
  if (cash == nullptr || !fits(*cash, state.stage)) return to_act(state);
  return player_seat(cash->by == 0 ? state.actor : cash->by - 1);
}

auto SeaDragons::made_by(const State& state, const Move& move, Seat seat) const -> Move {
  const bool another = is_player(seat) && player_of(seat) != state.actor;
  if (another && move == Move{Cash{}}) {
    return Cash{static_cast<std::uint8_t>(player_of(seat) + 1)};
  }
  return move;
}

auto SeaDragons::judge(const State& state, const Move& move) const -> Verdict {
  return std::visit(
      [&](const auto& kind) {
        if (!fits(kind, state.stage)) return Verdict::illegal(out_of_place(state, move));
        return sea_dragons::judge(*rules_, state, kind);
      },
      move);
}

auto SeaDragons::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  Table table{*rules_, step.next, step.because};
  std::visit([&](const auto& kind) { sea_dragons::apply(table, kind); }, move);
  return step;
}

auto SeaDragons::outcome(const State& state) const -> Outcome { return outcome_of(*rules_, state); }

auto SeaDragons::weight(const State& state, const Move& move) const -> std::int64_t {
  if (std::holds_alternative<Cash>(move)) return 0;
  if (const auto* launch = std::get_if<Launch>(&move)) return state.fleet[launch->ship];
  if (const auto* draw = std::get_if<Draw>(&move)) return state.stack[draw->figure];
  if (const auto* dive = std::get_if<Dive>(&move)) {
    return state.reef_stack.empty() ? 1 : state.reef_stack[dive->reef];
  }
  return 1;
}

}  // namespace ruleproof::sea_dragons
