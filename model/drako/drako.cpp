/// The five functions of the concept: dispatch to the chapters, nothing else.
#include "model/drako/drako.hpp"

#include <cstdint>
#include <variant>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/core/setup.hpp"
#include "model/drako/actions.hpp"
#include "model/drako/attacks.hpp"
#include "model/drako/cards.hpp"
#include "model/drako/movement.hpp"
#include "model/drako/rules.hpp"
#include "model/drako/rules/clauses.hpp"
#include "model/drako/rules/rulings.hpp"
#include "model/drako/setup.hpp"
#include "model/drako/state.hpp"
#include "model/drako/turn.hpp"
#include "model/drako/wounds.hpp"

namespace ruleproof::drako {

static_assert(Configurable<Drako> && ExactProposals<Drako> && Notated<Drako> && Scored<Drako>);
static_assert(Hidden<Drako> && Chancy<Drako> && Measured<Drako> && Counted<Drako>);
static_assert(Formed<Drako> && Symmetric<Drako> && Enumerable<Drako> && Pictured<Drako>);

auto Drako::start() const -> State { return opening(rules_); }

auto Drako::to_act(const State& state) const -> Seat {
  const auto seat_of = [](Side side) { return player_seat(static_cast<int>(index(side))); };
  switch (state.stage) {
    case Stage::deal:
    case Stage::draw:
      return Seat::chance;
    case Stage::answer:
      return seat_of(other(state.turn));
    case Stage::allot:
      return seat_of(Side::dwarves);
    case Stage::over:
      return Seat::nobody;
    case Stage::mulligan:
    case Stage::place:
    case Stage::action:
    case Stage::discard:
    case Stage::march:
    case Stage::flight:
    case Stage::strike:
    case Stage::bite:
    case Stage::flame:
      break;
  }
  return seat_of(state.turn);
}

auto Drako::propose(const State& state, MoveList<Move>& out) const -> void {
  switch (state.stage) {
    case Stage::deal:
    case Stage::draw:
      return propose_draws(rules_, state, out);
    case Stage::mulligan:
      out.emplace_back(Keep{});
      out.emplace_back(Replace{});
      return;
    case Stage::place:
      return propose_places(rules_, state, out);
    case Stage::action:
      return propose_actions(rules_, state, out);
    case Stage::discard:
      return propose_discards(rules_, state, out);
    case Stage::march:
    case Stage::flight:
      return propose_marches(rules_, state, out);
    case Stage::strike:
      return propose_strikes(rules_, state, out);
    case Stage::bite:
      return propose_bites(rules_, state, out);
    case Stage::flame:
      return propose_flames(rules_, state, out);
    case Stage::answer:
      return propose_answers(rules_, state, out);
    case Stage::allot:
      return propose_allotments(rules_, state, out);
    case Stage::over:
      return;
  }
}

namespace {

/// The stage in which a kind of move is made; cards are also dealt, and dragons also fly.
template <class Kind>
constexpr auto stage_of(const Kind& /*move*/) -> Stage {
  return Stage::action;
}
constexpr auto stage_of(const Drawn&) -> Stage { return Stage::draw; }
constexpr auto stage_of(const Keep&) -> Stage { return Stage::mulligan; }
constexpr auto stage_of(const Replace&) -> Stage { return Stage::mulligan; }
constexpr auto stage_of(const Place&) -> Stage { return Stage::place; }
constexpr auto stage_of(const Discard&) -> Stage { return Stage::discard; }
constexpr auto stage_of(const March&) -> Stage { return Stage::march; }
constexpr auto stage_of(const Stay&) -> Stage { return Stage::march; }
constexpr auto stage_of(const Strike&) -> Stage { return Stage::strike; }
constexpr auto stage_of(const Bite&) -> Stage { return Stage::bite; }
constexpr auto stage_of(const Breathe&) -> Stage { return Stage::flame; }
constexpr auto stage_of(const Block&) -> Stage { return Stage::answer; }
constexpr auto stage_of(const Endure&) -> Stage { return Stage::answer; }
constexpr auto stage_of(const Allot&) -> Stage { return Stage::allot; }

/// Two stages in which the same moves are made count as one.
constexpr auto kind_of(Stage stage) -> Stage {
  if (stage == Stage::deal) return Stage::draw;
  return stage == Stage::flight ? Stage::march : stage;
}

/// Why a move of another stage is illegal: the clause that says when such a move is made.
constexpr auto out_of_place(Stage wanted) -> ClauseRef {
  switch (wanted) {
    case Stage::deal:
    case Stage::draw:
      return "draw.two"_c;
    case Stage::mulligan:
      return "setup.mulligan"_c;
    case Stage::place:
      return "setup.placement"_c;
    case Stage::discard:
      return "draw.limit"_c;
    case Stage::march:
    case Stage::flight:
      return "move.up-to"_c;
    case Stage::strike:
      return "icon.attack-two"_c;
    case Stage::bite:
      return "icon.bite"_c;
    case Stage::flame:
      return "icon.flame"_c;
    case Stage::answer:
      return "attack.blocked"_c;
    case Stage::allot:
      return "wounds.allotted"_c;
    case Stage::action:
    case Stage::over:
      break;
  }
  return "turn.alternate"_c;
}

}  // namespace

auto Drako::judge(const State& state, const Move& move) const -> Verdict {
  return std::visit(
      [&](const auto& kind) {
        const auto wanted = stage_of(kind);
        if (wanted != kind_of(state.stage)) return Verdict::illegal(out_of_place(wanted));
        return drako::judge(rules_, state, kind);
      },
      move);
}

auto Drako::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  Table table{rules_, step.next, step.because};
  if (state.stage == Stage::deal) {
    deal(table, *std::get_if<Drawn>(&move));
  } else {
    std::visit([&](const auto& kind) { drako::apply(table, kind); }, move);
  }
  return step;
}

auto Drako::weight(const State& state, const Move& move) const -> std::int64_t {
  const auto* drawn = std::get_if<Drawn>(&move);
  return drawn == nullptr ? 1 : state.stock(drawn->side).deck[drawn->card];
}

auto Drako::outcome(const State& state) const -> Outcome {
  Outcome outcome{.players = 2, .scores = {}, .wins = {}};
  int dwarves = state.dragon.armour;
  for (const auto wounds : state.dragon.abilities) dwarves += wounds;
  int dragon = 0;
  for (const auto& dwarf : state.dwarves) dragon += dwarf.wounds;
  outcome.scores[0] = dwarves;
  outcome.scores[1] = dragon;
  const bool shared =
      state.ending == Ending::stalemate && rules_.rulings.stalemate == Stalemate::shared;
  outcome.wins[0] = shared || state.ending == Ending::dragon_slain;
  outcome.wins[1] = shared || state.ending != Ending::dragon_slain;
  return outcome;
}

}  // namespace ruleproof::drako
