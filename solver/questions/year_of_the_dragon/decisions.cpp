#include "solver/questions/year_of_the_dragon/decisions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/year_of_the_dragon/palace.hpp"
#include "model/year_of_the_dragon/province.hpp"
#include "model/year_of_the_dragon/state.hpp"
#include "model/year_of_the_dragon/tiles.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/held.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {
namespace {

constexpr int most_persons = 13;  // two of the draft and one for each of eleven cards
constexpr int most_owed = 4;      // of an event but drought: the tribute

/// Nothing but a stage, of the third month or of the draft.
auto blank(Stage stage, int round) -> State {
  State state;
  state.stage = stage;
  state.round = static_cast<std::uint8_t>(round == 0 ? 0 : 3);
  state.events.fill(Event::peace);
  return state;
}

auto with_palaces(State state, Palace palace, int count) -> State {
  for (int i = 0; i < count; ++i) state.players[0].palaces.push_back(palace);
  return state;
}

auto one_person() -> Palace {
  Palace palace(1);
  palace.add(Tile::artisan);
  return palace;
}

/// No palace, one with room, or one without.
auto with_room_like(const Player& player, State state) -> State {
  if (player.palaces.empty()) return state;
  return with_palaces(state, has_room(player) ? Palace(1) : one_person(), 1);
}

/// The piles that a card can take from; one of them is enough for the question mark.
auto with_piles_like(const State& like, Card card, State state) -> State {
  const auto keep = [&](Tile tile) {
    if (like.piles[index(tile)] == 0) return false;
    state.piles[index(tile)] = 1;
    return true;
  };
  if (card != Card::wild) {
    keep(young(type_of(card)));
    if (is_split(type_of(card))) keep(old(type_of(card)));
    return state;
  }
  for (std::size_t t = 0; t < tile_count; ++t) {
    if (keep(static_cast<Tile>(t))) break;
  }
  return state;
}

/// Precondition: there is one.
auto first_card(const Hand& hand) -> Card {
  std::size_t card = 0;
  while (hand[static_cast<Card>(card)] == 0) ++card;
  return static_cast<Card>(card);
}

/// Palaces that have not lost a person yet, in a drought; else one palace for each person.
auto release_like(Event event, int there, int owed, State state) -> State {
  state.events[2] = event;
  state = with_palaces(state, one_person(), there);
  state.players[0].owed = static_cast<std::uint8_t>(owed);
  return state;
}

auto reduced_release(const State& like, State state) -> State {
  const auto& player = like.players[like.actor];
  const auto event = like.events[static_cast<std::size_t>(like.round - 1)];
  const auto there =
      event == Event::drought
          ? std::ranges::count_if(player.palaces,
                                  [](const Palace& p) { return p.inhabited() && !p.hit(); })
          : persons(player);
  return release_like(event, static_cast<int>(there), player.owed, state);
}

/// Adds decisions to the list, and asks the model about each.
class Listing {
 public:
  explicit Listing(const YearOfTheDragon& game) : game_(game) {}

  auto run() -> Decisions {
    add(blank(Stage::action, 3));
    auto building = blank(Stage::build, 3);
    building.floors = 1;
    add(building);
    for (std::size_t c = 0; c < card_count; ++c) cards(static_cast<Card>(c));
    for (const int round : {0, 3}) places(round);
    for (const auto event : {Event::tribute, Event::mongols, Event::contagion}) {
      for (int there = 1; there <= most_persons; ++there) {
        for (int owed = 1; owed <= std::min(there, most_owed); ++owed) release(event, there, owed);
      }
    }
    for (int there = 1; there <= most_persons; ++there) {
      for (int owed = 1; owed <= there; ++owed) release(Event::drought, there, owed);
    }
    for (const auto& state : made_.all) made_.closed = made_.closed && stays_in(state);
    return std::move(made_);
  }

 private:
  auto add(const State& state) -> void {
    moves(game_, state, list_);
    made_.without_a_move += list_.empty() ? 1 : 0;
    made_.all.insert(state);
  }

  /// One card, each way in which its piles can be empty or not, each kind of province.
  auto cards(Card card) -> void {
    auto like = blank(Stage::person, 3);
    for (unsigned piles = 0; piles < 1U << tile_count; ++piles) {
      for (std::size_t t = 0; t < tile_count; ++t) {
        like.piles[t] = static_cast<std::uint8_t>(piles >> t & 1U);
      }
      auto state = with_piles_like(like, card, blank(Stage::person, 3));
      state.players[0].hand[card] = 1;
      if (made_.all.contains(state)) continue;
      for (const auto& province :
           {state, with_palaces(state, Palace(1), 1), with_palaces(state, one_person(), 1)}) {
        add(province);
      }
    }
  }

  auto places(int round) -> void {
    auto state = blank(Stage::place, round);
    state.guests.push_back(Tile::artisan);
    add(with_palaces(state, Palace(1), 1));
    if (round == 0) return;  // the first palaces have room for the first two
    add(state);
    add(with_palaces(state, one_person(), 1));
  }

  auto release(Event event, int there, int owed) -> void {
    add(release_like(event, there, owed, blank(Stage::release, 3)));
  }

  /// A release leads to a decision of the list, or on.
  auto stays_in(const State& state) -> bool {
    if (state.stage != Stage::release || state.players[0].owed < 2) return true;
    moves(game_, state, list_);
    return std::ranges::all_of(list_, [&](const Move& move) {
      const auto next = game_.apply(state, move).next;
      return next.stage == Stage::release && made_.all.contains(reduced(next));
    });
  }

  const YearOfTheDragon& game_;
  Decisions made_;
  MoveList<Move> list_;
};

}  // namespace

auto reduced(const State& state) -> State {
  const auto& player = state.players[state.actor];
  auto small = blank(state.stage, state.round);
  if (state.stage == Stage::build) small.floors = 1;
  if (state.stage == Stage::release) return reduced_release(state, small);
  if (state.stage == Stage::place) {
    small.guests.push_back(Tile::artisan);
    return with_room_like(player, small);
  }
  if (state.stage != Stage::person || player.hand.empty()) return small;
  const auto card = first_card(player.hand);
  small.players[0].hand[card] = 1;
  return with_room_like(player, with_piles_like(state, card, small));
}

auto every_decision(const YearOfTheDragon& game) -> Decisions { return Listing(game).run(); }

auto hold_decisions(const YearOfTheDragon& game, const Decisions& decisions) -> Held {
  constexpr std::uint64_t games = 20;
  Held held;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    play(game, Dice(seed), [&](const State& before, const Move&, const Step<State>&) {
      if (!is_player(game.to_act(before)) || before.stage == Stage::draft) return;
      held.check(decisions.all.contains(reduced(before)));
    });
  }
  return held;
}

}  // namespace ruleproof::solver::year_of_the_dragon_question
