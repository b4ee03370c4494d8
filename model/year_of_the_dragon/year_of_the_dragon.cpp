/// The five functions of the concept: dispatch to the chapters, nothing else.
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"

#include <cstdint>
#include <variant>

#include "model/year_of_the_dragon/actions.hpp"
#include "model/year_of_the_dragon/build.hpp"
#include "model/year_of_the_dragon/draft.hpp"
#include "model/year_of_the_dragon/events.hpp"
#include "model/year_of_the_dragon/persons.hpp"
#include "model/year_of_the_dragon/rules/clauses.hpp"
#include "model/year_of_the_dragon/scoring.hpp"
#include "model/year_of_the_dragon/setup.hpp"

namespace ruleproof::year_of_the_dragon {

static_assert(Configurable<YearOfTheDragon> && ExactProposals<YearOfTheDragon>);
static_assert(Notated<YearOfTheDragon> && Scored<YearOfTheDragon> && Hidden<YearOfTheDragon>);
static_assert(Chancy<YearOfTheDragon> && Measured<YearOfTheDragon> && Counted<YearOfTheDragon>);
static_assert(Formed<YearOfTheDragon> && Renamable<YearOfTheDragon>);
static_assert(Enumerable<YearOfTheDragon> && Pictured<YearOfTheDragon>);

auto YearOfTheDragon::start() const -> State { return opening(rules_); }

auto YearOfTheDragon::to_act(const State& state) const -> Seat {
  switch (state.stage) {
    case Stage::lot:
    case Stage::row:
    case Stage::deal:
      return Seat::chance;
    case Stage::over:
      return Seat::nobody;
    case Stage::draft:
    case Stage::action:
    case Stage::take:
    case Stage::build:
    case Stage::person:
    case Stage::place:
    case Stage::supply:
    case Stage::release:
      return player_seat(state.actor);
  }
  return Seat::nobody;
}

auto YearOfTheDragon::propose(const State& state, MoveList<Move>& out) const -> void {
  switch (state.stage) {
    case Stage::lot:
      for (int p = 0; p < rules_.players; ++p) out.emplace_back(Lot{static_cast<std::uint8_t>(p)});
      return;
    case Stage::row:
      return propose_draws(rules_, state, out);
    case Stage::draft:
      return propose_pairs(rules_, state, out);
    case Stage::deal:
      for (const auto& groups : rules_.deals) out.emplace_back(Deal{groups});
      return;
    case Stage::action:
      return propose_actions(rules_, state, out);
    case Stage::take:
      return propose_takes(rules_, state, out);
    case Stage::build:
      return propose_building(rules_, state, out);
    case Stage::person:
      return propose_cards(rules_, state, out);
    case Stage::place:
      return propose_places(rules_, state, out);
    case Stage::supply:
      return propose_supplies(rules_, state, out);
    case Stage::release:
      return propose_releases(rules_, state, out);
    case Stage::over:
      return;
  }
}

namespace {

/// The stage in which a kind of move is made.
constexpr auto stage_of(const Lot&) -> Stage { return Stage::lot; }
constexpr auto stage_of(const Draw&) -> Stage { return Stage::row; }
constexpr auto stage_of(const Draft&) -> Stage { return Stage::draft; }
constexpr auto stage_of(const Deal&) -> Stage { return Stage::deal; }
constexpr auto stage_of(const Skip&) -> Stage { return Stage::action; }
constexpr auto stage_of(const Choose&) -> Stage { return Stage::action; }
constexpr auto stage_of(const Dismiss&) -> Stage { return Stage::action; }
constexpr auto stage_of(const Take&) -> Stage { return Stage::take; }
constexpr auto stage_of(const AddFloor&) -> Stage { return Stage::build; }
constexpr auto stage_of(const NewPalace&) -> Stage { return Stage::build; }
constexpr auto stage_of(const Shift&) -> Stage { return Stage::build; }
constexpr auto stage_of(const StopBuilding&) -> Stage { return Stage::build; }
constexpr auto stage_of(const Play&) -> Stage { return Stage::person; }
constexpr auto stage_of(const Pass&) -> Stage { return Stage::person; }
constexpr auto stage_of(const House&) -> Stage { return Stage::place; }
constexpr auto stage_of(const Replace&) -> Stage { return Stage::place; }
constexpr auto stage_of(const TurnAway&) -> Stage { return Stage::place; }
constexpr auto stage_of(const Supply&) -> Stage { return Stage::supply; }
constexpr auto stage_of(const Release&) -> Stage { return Stage::release; }

/// Why a move of another stage is illegal: the clause that such a move would need.
auto out_of_place(const Rules& rules, const State& state, const Move& move) -> ClauseRef {
  if (std::holds_alternative<Dismiss>(move) && rules.rulings.dismiss == DismissPersons::never) {
    return "event.tribute.no-keeping"_c;
  }
  // Nobody asks how much rice is paid: all that there is.
  if (std::holds_alternative<Supply>(move) && state.stage == Stage::release &&
      this_month(state) == Event::drought) {
    return "event.drought.no-keeping"_c;
  }
  return "round.phases"_c;
}

}  // namespace

auto YearOfTheDragon::judge(const State& state, const Move& move) const -> Verdict {
  return std::visit(
      [&](const auto& kind) {
        if (stage_of(kind) != state.stage) {
          return Verdict::illegal(out_of_place(rules_, state, move));
        }
        return year_of_the_dragon::judge(rules_, state, kind);
      },
      move);
}

auto YearOfTheDragon::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  Table table{rules_, step.next, step.because};
  std::visit([&](const auto& kind) { year_of_the_dragon::apply(table, kind); }, move);
  return step;
}

auto YearOfTheDragon::outcome(const State& state) const -> Outcome {
  return outcome_of(rules_, state);
}

auto YearOfTheDragon::weight(const State& state, const Move& move) const -> std::int64_t {
  const auto* draw = std::get_if<Draw>(&move);
  return draw == nullptr ? 1 : year_of_the_dragon::weight(rules_, state, *draw);
}

}  // namespace ruleproof::year_of_the_dragon
