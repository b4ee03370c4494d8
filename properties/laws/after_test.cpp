/// What laws say of the steps that can break them, tried on steps that nobody makes: all that a law
/// does not name comes from another game.
#include "properties/laws/after.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "model/connect_four/connect_four.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/drako/drako.hpp"
#include "model/drako/state.hpp"
#include "model/river_dragons/river_dragons.hpp"
#include "model/river_dragons/state.hpp"
#include "model/sea_dragons/sea_dragons.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "properties/laws/connect_four.hpp"
#include "properties/laws/drako.hpp"
#include "properties/laws/generic.hpp"
#include "properties/laws/law.hpp"
#include "properties/laws/river_dragons.hpp"
#include "properties/laws/schedule.hpp"
#include "properties/laws/sea_dragons.hpp"
#include "properties/laws/setups.hpp"
#include "properties/laws/year_of_the_dragon.hpp"

namespace ruleproof::properties {
namespace {

using connect_four::ConnectFour;
using drako::Drako;
using river_dragons::RiverDragons;
using sea_dragons::SeaDragons;
using year_of_the_dragon::YearOfTheDragon;

template <class G>
struct Made {
  typename G::State before;
  typename G::Move move;
  Step<typename G::State> step;
};

/// Some steps of random games under one set-up.
template <class G>
auto steps_of(const G& game, std::size_t most) -> std::vector<Made<G>> {
  std::vector<Made<G>> made;
  MoveList<typename G::Move> buffer;
  for (std::uint64_t seed = 1; made.size() < most && seed < 50; ++seed) {
    play(
        game, game.start(), AtMost(Dice(seed), 2000),
        [&](const auto& before, const auto& move, const auto& step) {
          if (made.size() < most) made.push_back({before, move, step});
        },
        buffer);
  }
  return made;
}

/// The position, but with everything of another one that is none of the fields.
template <class State>
auto keeping(const State& state, FieldSet fields, const State& other) -> State {
  auto mixed = state;
  const auto& names = detail::fields_of_bytes<State>();
  for (std::size_t i = 0; i < sizeof(State); ++i) {
    if ((names[i] & fields) != 0) continue;
    reinterpret_cast<std::byte*>(&mixed)[i] = reinterpret_cast<const std::byte*>(&other)[i];
  }
  return mixed;
}

/// Whether a step of its own that the law does not name breaks it.
template <class G>
auto breaks_unnamed(const G& game, const Law<G>& law, const Made<G>& made,
                    const typename G::State& other) -> bool {
  const auto& after = law.after;
  if (((after.moves >> detail::KindsOf<typename G::Move>::of(made.move)) & 1U) != 0) return false;
  const Step<typename G::State> step{keeping(made.before, after.fields, other), made.step.because};
  if ((after.fields & last_step) != 0 && game.to_act(step.next) == Seat::nobody) return false;
  CHECK((changed_fields(made.before, step.next) & after.fields) == 0);
  if (law.holds != nullptr) return !law.holds(game, made.before, made.move, step);
  return law.position(game, made.before) && !law.position(game, step.next);
}

/// Whether a step between stages that the law does not name breaks it: from the first position to
/// the second, which keep nothing but their stages.
template <class G>
auto breaks_between(const G& game, const Law<G>& law, const Made<G>& made, const Made<G>& other)
    -> bool {
  if constexpr (detail::Staged<typename G::State>) {
    auto before = other.before;
    auto step = other.step;
    before.stage = made.before.stage;
    step.next.stage = made.step.next.stage;
    const bool from = ((law.after.from >> stage_of(before)) & 1U) != 0;
    const bool to = ((law.after.to >> stage_of(step.next)) & 1U) != 0;
    if (from && to) return false;
    const auto kind = detail::KindsOf<typename G::Move>::of(made.move);
    const bool named = ((law.after.moves >> kind) & 1U) != 0 ||
                       (law.after.fields & any_step) != 0 ||
                       (changed_fields(before, step.next) & law.after.fields) != 0;
    if (!named) return false;
    if (law.holds != nullptr) return !law.holds(game, before, made.move, step);
    return law.position(game, before) && !law.position(game, step.next);
  } else {
    return false;
  }
}

/// The first law that a step which it does not name breaks; empty if there is none.
template <class G>
auto misnamed(std::span<const Law<G>> laws, std::uint64_t setups) -> std::string_view {
  for (std::uint64_t number = 0; number < setups; ++number) {
    const auto game = configured<G>(random_setup<G>(number));
    const auto setup = game.setup();
    const auto made = steps_of(game, 600);
    Random random(number);
    for (const auto& law : laws) {
      if (law.game != nullptr || !applies<G>(law.assumes, setup)) continue;
      const bool names = (law.after.fields & any_step) == 0;
      for (const auto& one : made) {
        const auto& other = made[random.below(made.size())];
        if (names && breaks_unnamed(game, law, one, other.step.next)) return law.name;
        if (breaks_between(game, law, one, other)) return law.name;
      }
    }
  }
  return {};
}

TEST_CASE_TEMPLATE("no step breaks a law that does not name it", G, ConnectFour, Drako,
                   RiverDragons, SeaDragons, YearOfTheDragon) {
  const auto laws = laws_of<G>();
  CHECK(misnamed<G>(laws, 24) == "");
}

TEST_CASE("a law that names too little is found") {
  using G = YearOfTheDragon;
  using State = G::State;
  const auto found = [](const Law<G>& law) { return !misnamed<G>(std::array{law}, 4).empty(); };
  Law<G> persons{.name = "persons are as many as ever", .position = dragon::ninety_persons<G>};
  for (const auto& after : {changes<State>("p.palaces box guests"), changes<State>("pile")}) {
    persons.after = after;
    CHECK(found(persons));
  }
  persons.after = changes<State>("pile box guests p.palaces");
  CHECK_FALSE(found(persons));

  using year_of_the_dragon::Release;
  using year_of_the_dragon::Replace;
  using year_of_the_dragon::TurnAway;
  Law<G> box{.name = "who leaves is in the box", .holds = dragon::leaves_for_good<G>};
  for (const auto& after : {changes<State>("box"), moves_of<G::Move, Replace, Release, TurnAway>(),
                            changes<State>("box") | moves_of<G::Move, Replace, TurnAway>()}) {
    box.after = after;
    CHECK(found(box));
  }
  box.after = changes<State>("box") | moves_of<G::Move, Replace, Release, TurnAway>();
  CHECK_FALSE(found(box));
}

TEST_CASE("a law that names too few stages is found") {
  using G = YearOfTheDragon;
  using year_of_the_dragon::Stage;
  const auto found = [](const Law<G>& law) { return !misnamed<G>(std::array{law}, 4).empty(); };
  Law<G> law{.name = "everybody plays one card a month", .position = dragon::one_card_a_month<G>};
  for (const auto& after : {to(Stage::over), from(Stage::lot, Stage::row)}) {
    law.after = after;
    CHECK(found(law));
  }
  law.after = to(Stage::deal);
  CHECK_FALSE(found(law));
}

TEST_CASE("a law of stages is asked between these only") {
  using State = Drako::State;
  using drako::Stage;
  const auto game = configured<Drako>({});
  const std::vector<Due<Drako>> dues = {
      {.law = 0, .after = changes<State>("stage") & from(Stage::place) & to(Stage::action)},
      {.law = 1, .after = to(Stage::march, Stage::action)}};
  const auto asked = [&](Stage before, Stage next) {
    auto state = game.start();
    state.stage = before;
    auto after = state;
    after.stage = next;
    std::vector<std::size_t> laws;
    (void)Schedule<Drako>(dues, true)
        .asked(game, state, drako::Move{drako::Stay{}}, after)
        .all_of([&](std::size_t i) {
          laws.push_back(i);
          return true;
        });
    return laws;
  };
  CHECK(asked(Stage::place, Stage::action) == std::vector<std::size_t>{0, 1});
  CHECK(asked(Stage::march, Stage::action) == std::vector<std::size_t>{1});
  CHECK(asked(Stage::action, Stage::action) == std::vector<std::size_t>{1});
  CHECK(asked(Stage::place, Stage::strike).empty());
}

TEST_CASE("a step changes the fields whose values it changes") {
  using State = RiverDragons::State;
  const auto state = configured<RiverDragons>({}).start();
  CHECK(changed_fields(state, state) == 0);
  auto next = state;
  next.players[0].pawn.at ^= 1U;
  CHECK(changed_fields(state, next) == changes<State>("p.pawn").fields);
  next.stage = river_dragons::Stage::over;
  CHECK(changed_fields(state, next) == changes<State>("stage p.pawn").fields);
  next.players.resize(state.players.size() - 1);
  CHECK((changed_fields(state, next) & changes<State>("p").fields) == changes<State>("p").fields);
  CHECK((changed_fields(state, next) & changes<State>("stones first").fields) == 0);
}

TEST_CASE("fields and moves of laws add up") {
  using State = Drako::State;
  using Move = Drako::Move;
  CHECK(changes<State>("dragon").fields ==
        (changes<State>("dragon.at dragon.armour") | changes<State>("dragon.ability dragon.netted"))
            .fields);
  CHECK((changes<State>("stage") | moves_of<Move, drako::Rage>()).moves ==
        moves_of<Move, drako::Rage>().moves);
  CHECK(moves_of<Move, drako::Rage, drako::Stay>().moves ==
        (moves_of<Move, drako::Rage>().moves | 1U));
}

}  // namespace
}  // namespace ruleproof::properties
