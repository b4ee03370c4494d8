/// Laws of what may be done: whatever anybody could try is legal where the table allows it, under
/// every reading, and else refused by the clause that stands in its way; and what is legal is
/// offered.
#pragma once

#include "properties/laws/judged.hpp"
#include "properties/laws/year_of_the_dragon/judged.hpp"

namespace ruleproof::properties::dragon {

/// The stage in which a kind of move is made.
inline auto stage_for(const Move& move) -> Stage {
  const auto is = [&]<class... Kinds>() { return (std::holds_alternative<Kinds>(move) || ...); };
  if (is.template operator()<Lot>()) return Stage::lot;
  if (is.template operator()<Draw>()) return Stage::row;
  if (is.template operator()<Draft>()) return Stage::draft;
  if (is.template operator()<Deal>()) return Stage::deal;
  if (is.template operator()<Take>()) return Stage::take;
  if (is.template operator()<AddFloor, NewPalace, Shift, StopBuilding>()) return Stage::build;
  if (is.template operator()<Play, Pass>()) return Stage::person;
  if (is.template operator()<House, Replace, TurnAway>()) return Stage::place;
  if (is.template operator()<Supply>()) return Stage::supply;
  return is.template operator()<Release>() ? Stage::release : Stage::action;
}

/// What stands in the way of a move; `fine` if nothing does.
template <class G>
auto why_not(const G& game, const State& state, const Move& move) -> Why {
  if (stage_for(move) == state.stage) {
    return std::visit([&](const auto& kind) { return why_not_now(game, state, kind); }, move);
  }
  const bool lets_go = std::holds_alternative<Dismiss>(move);
  if (lets_go && answers_to(game).dismiss == DismissPersons::never) {
    return "event.tribute.no-keeping";
  }
  const bool keeps_rice = std::holds_alternative<Supply>(move) && state.stage == Stage::release &&
                          event_of(state) == Event::drought;
  return keeps_rice ? "event.drought.no-keeping" : "round.phases";
}
template <class G>
auto is_judged_so(const G& game, const State& state, const Move& move) -> bool {
  return is_judged_by(game, state, move, why_not(game, state, move));
}

/// Palaces of the actor, each kind once, and one that he has not.
inline auto palaces_to_try(const State& state) -> std::vector<Palace> {
  std::vector<Palace> kinds(actor_of(state).palaces.begin(), actor_of(state).palaces.end());
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  for (int height = 1; height <= 3; ++height) {
    if (has_palace(actor_of(state), Palace(height))) continue;
    kinds.emplace_back(height);
    break;
  }
  if (!kinds.empty() && kinds[0].count() > 0) {
    auto other = kinds[0];  // marked where the real one is not, or the other way round
    if (other.hit()) {
      other.clear_hit();
    } else {
      other.mark_hit();
    }
    if (!has_palace(actor_of(state), other)) kinds.push_back(other);
  }
  return kinds;
}
inline auto every_tile() -> std::vector<Tile> {
  std::vector<Tile> tiles;
  for (std::size_t t = 0; t <= tile_count; ++t) tiles.push_back(static_cast<Tile>(t));
  return tiles;
}

/// Each of some palaces with each person who could live there.
template <class Add>
auto with_persons(const std::vector<Palace>& palaces, const Add& add) -> void {
  for (const auto& palace : palaces) {
    for (const auto tile : every_tile()) add(palace, tile);
  }
}
/// What somebody could try who builds.
inline auto try_building(const State& state, const std::vector<Palace>& palaces,
                         std::vector<Move>& all) -> void {
  all.emplace_back(StopBuilding{});
  all.emplace_back(NewPalace{});
  for (const auto& palace : palaces) all.emplace_back(AddFloor{palace});
  with_persons(palaces, [&](const Palace& at, Tile tile) {
    if (state.shifts == 0) {
      all.emplace_back(Shift{tile, at, palaces[0]});
      return;
    }
    if (!lives_in(at, tile) && tile != Tile::nothing) return;
    for (const auto& to : palaces) all.emplace_back(Shift{tile, at, to});
  });
}

/// Everything that somebody could try in this stage, legal or not.
inline auto tries_now(const State& state) -> std::vector<Move> {
  std::vector<Move> all;
  const auto palaces = palaces_to_try(state);
  switch (state.stage) {
    case Stage::lot:
      for (std::uint8_t p = 0; p <= most_players; ++p) all.emplace_back(Lot{p});
      break;
    case Stage::row:
      for (std::size_t e = 0; e <= event_count; ++e) {
        all.emplace_back(Draw{static_cast<Event>(e)});
      }
      break;
    case Stage::draft:
      for (std::size_t a = 0; a <= type_count; ++a) {
        for (std::size_t b = 0; b <= type_count; ++b) {
          all.emplace_back(Draft{static_cast<Type>(a), static_cast<Type>(b)});
        }
      }
      break;
    case Stage::action:
      all.emplace_back(Skip{});
      for (std::size_t c = 0; c < choice_count; ++c) {
        all.emplace_back(Choose{static_cast<Choice>(c)});
      }
      with_persons(palaces,
                   [&](const Palace& at, Tile tile) { all.emplace_back(Dismiss{at, tile}); });
      break;
    case Stage::take:
      for (std::uint8_t n = 0; n < 40; ++n) all.emplace_back(Take{n});
      break;
    case Stage::build:
      try_building(state, palaces, all);
      break;
    case Stage::person:
      all.emplace_back(Pass{});
      for (std::size_t c = 0; c <= card_count; ++c) {
        for (const auto tile : every_tile()) all.emplace_back(Play{static_cast<Card>(c), tile});
      }
      break;
    case Stage::place:
      all.emplace_back(TurnAway{});
      for (const auto& palace : palaces) all.emplace_back(House{palace});
      with_persons(palaces,
                   [&](const Palace& at, Tile tile) { all.emplace_back(Replace{at, tile}); });
      break;
    case Stage::supply:
      for (std::uint8_t n = 0; n < 40; ++n) all.emplace_back(Supply{n});
      break;
    case Stage::release:
      with_persons(palaces,
                   [&](const Palace& at, Tile tile) { all.emplace_back(Release{at, tile}); });
      break;
    case Stage::deal:
    case Stage::over:
      break;
  }
  return all;
}

template <class G>
auto offers_are_what_is_legal(const G& game, const State& state) -> bool {
  std::vector<Move> legal;
  const auto& offered = properties::detail::moves_at(game, state);
  if (state.stage == Stage::deal) {
    for (const auto& groups : game.rules().deals) legal.emplace_back(Deal{groups});
  }
  for (const auto& move : tries_now(state)) {
    if (!is_judged_so(game, state, move)) return false;
    if (why_not(game, state, move) == fine) legal.push_back(move);
  }
  return offered.size() == legal.size() && std::ranges::all_of(legal, [&](const Move& move) {
           return std::ranges::find(offered, move) != offered.end();
         });
}

/// A move of each kind, in whatever stage.
template <class G>
auto others_are_refused(const G& game, const State& state) -> bool {
  const auto home = actor_of(state).palaces.empty() ? Palace(1) : actor_of(state).palaces[0];
  const auto person = home.person(0);
  const auto all = std::to_array<Move>({Skip{}, Choose{}, Take{1}, AddFloor{home}, NewPalace{},
                                        StopBuilding{}, Shift{person, home, home}, Play{}, Pass{},
                                        House{home}, Replace{home, person}, TurnAway{}, Supply{0},
                                        Release{home, person}, Dismiss{home, person},
                                        Draft{Type::artisan, Type::healer}, Lot{}, Draw{}});
  return std::ranges::all_of(all, [&](const Move& move) {
    return stage_for(move) == state.stage || is_judged_so(game, state, move);
  });
}

/// The same table with as many pieces of each kind left as it says: somebody else has the others.
inline auto nearly_used_up(const YearOfTheDragon& game, const State& state, int left) -> State {
  auto after = state;
  auto& other = after.players[state.actor == 0 ? 1 : 0];
  const auto too_many = [&](Action action) {
    return std::max(0, nobodys(game, after, action) - left);
  };
  add_to(other.rice, too_many(Action::harvest));
  add_to(other.fireworks, too_many(Action::fireworks));
  add_to(other.floors, too_many(Action::build));
  add_to(other.yuan, too_many(Action::taxes));
  int small = numbers_of(game).small.tiles;
  int large = numbers_of(game).large.tiles;
  for (const auto& player : players_of(game, after)) {
    small -= player.small;
    large -= player.large;
  }
  add_to(other.small, std::max(0, small - left));
  add_to(other.large, std::max(0, large - left));
  return after;
}
/// Nearly everything is used up: what may be done then, and what it brings.
template <class G>
auto what_is_left_is_brought(const G& game, const State& state) -> bool {
  if (state.stage != Stage::action && state.stage != Stage::take) return true;
  for (const int left : {0, 2}) {
    const auto scarce = nearly_used_up(game, state, left);
    for (const auto& move : tries_now(scarce)) {
      if (std::holds_alternative<Dismiss>(move)) continue;
      if (!is_judged_so(game, scarce, move)) return false;
      if (why_not(game, scarce, move) != fine) continue;
      if (game.apply(scarce, move).next != carried_out(game, scarce, move)) return false;
    }
  }
  return true;
}

/// With as many palaces as there is room for, none is begun, and floors go on those that are low.
template <class G>
auto no_palace_too_many(const G& game, const State& state) -> bool {
  if (state.stage != Stage::build) return true;
  for (const int last : {3, 2}) {
    auto crowded = state;
    auto& palaces = crowded.players[state.actor].palaces;
    palaces.clear();
    while (palaces.size() + 1 < most_palaces) palaces.push_back(Palace(3));
    palaces.push_back(Palace(last));
    for (const auto& move : std::to_array<Move>(
             {NewPalace{}, StopBuilding{}, AddFloor{Palace(3)}, AddFloor{Palace(2)}})) {
      if (!is_judged_so(game, crowded, move)) return false;
    }
  }
  return true;
}

/// Who is to act, and who nobody.
template <class G>
auto the_right_one_is_asked(const G& game, const State& state) -> bool {
  const auto stage = state.stage;
  const bool chance = stage == Stage::lot || stage == Stage::row || stage == Stage::deal;
  const auto should = stage == Stage::over ? Seat::nobody
                      : chance             ? Seat::chance
                                           : player_seat(state.actor);
  return game.to_act(state) == should;
}

template <class G>
inline constexpr auto offer_laws = std::to_array<Law<G>>({
    {.name = "a move is legal where the table allows it, else refused by what forbids it; and what "
             "is legal is offered",
     .clause = "action.choose",
     .position = offers_are_what_is_legal<G>,
     .sample = 8},
    {.name = "a move of another stage is refused by the clause that keeps it out",
     .clause = "round.phases",
     .position = others_are_refused<G>,
     .sample = 16},
    {.name = "where pieces run out, an action brings what is left of them, or may not be chosen",
     .clause = "supply.unlimited",
     .assumes = {{{"supply", "all-limited"}}},
     .position = what_is_left_is_brought<G>,
     .sample = 2,
     .after = to(Stage::action, Stage::take)},
    {.name = "with as many palaces as there may be, floors go on low ones or nowhere",
     .clause = "palace.count",
     .position = no_palace_too_many<G>,
     .sample = 4,
     .after = to(Stage::build)},
    {.name = "who is to act is asked, and nobody after the end",
     .clause = "action.order",
     .position = the_right_one_is_asked<G>},
});

}  // namespace ruleproof::properties::dragon
