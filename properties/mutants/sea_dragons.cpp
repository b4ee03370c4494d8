/// Sea Dragons: bugs that its implementers make.
#include "model/sea_dragons/sea_dragons.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "model/core/clause.hpp"
#include "model/core/game.hpp"
#include "model/sea_dragons/bits.hpp"
#include "model/sea_dragons/control.hpp"
#include "model/sea_dragons/figures.hpp"
#include "model/sea_dragons/flow.hpp"
#include "model/sea_dragons/pieces.hpp"
#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/rules.hpp"
#include "model/sea_dragons/rules/clauses.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "model/sea_dragons/state.hpp"
#include "properties/mutants/bug.hpp"
#include "properties/mutants/planted.hpp"

namespace ruleproof::properties::mutants {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): its words are ours here

namespace {

using Sea = SeaDragons;
using SeaBug = Bug<Sea>;

template <class Kind>
auto is(const Move& move) -> bool {
  return std::holds_alternative<Kind>(move);
}

auto add(std::int16_t& amount, int more) -> void {
  amount = static_cast<std::int16_t>(amount + more);
}

// Dragons that may not lie where they lie.

/// A dragon on free cells that can be paid: the bug is one thing only.
auto fits(const Sea& game, const State& state, const Lay& lay) -> bool {
  const auto& turns = game.rules().figure(lay.figure);
  if (lay.turn >= turns.size()) return false;
  const auto cells = cells_of(turns[lay.turn], lay.corner);
  return haul_of(game.rules(), state, cells).missing == 0 && (cells & pieces_on(state)).empty();
}
template <Literal Clause>
auto forgets(const Sea& game, const State& state, const Move& move) -> bool {
  const auto* lay = std::get_if<Lay>(&move);
  if (lay == nullptr || state.stage != Stage::lay) return false;
  const auto verdict = game.judge(state, move);
  return !verdict && verdict.why() == clause_in<Clause>(sea_dragons::clause_ids) &&
         fits(game, state, *lay);
}
auto list_lays(const Sea& game, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::lay) return;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (state.players[state.actor].hand[figure] == 0) continue;
    for (std::size_t turn = 0; turn < game.rules().figure(figure).size(); ++turn) {
      for (int corner = 0; corner < 256; ++corner) {
        out.emplace_back(Lay{figure, static_cast<std::uint8_t>(turn), static_cast<Cell>(corner)});
      }
    }
  }
}

/// What a bug makes of a dragon that has just been laid.
template <auto Change>
auto after_lay(const Sea& game, const State& before, const Move& move, State& after) -> void {
  if (!is<Lay>(move)) return;
  const auto p = before.actor;
  const auto cells = after.players[p].dragons & ~before.players[p].dragons;
  Change(before, haul_of(game.rules(), before, cells), cells, after);
}

/// What a bug makes of gold that rivals have got for a dragon beside theirs.
template <auto Change>
auto after_rivals(const State& before, const Haul&, const Bits&, State& after) -> void {
  for (std::size_t q = 0; q < most_players; ++q) {
    auto& gold = after.players[q].gold;
    if (q == before.actor || gold == before.players[q].gold) continue;
    Change(before.players[q].gold, gold);
  }
}

auto leaves_blue(const State& before, const Haul&, const Bits&, State& after) -> void {
  const auto blue = index(Ship::blue);
  const auto taken = before.ships[blue].count() - after.ships[blue].count();
  after.ships[blue] = before.ships[blue];
  auto& ships = after.players[before.actor].ships[Ship::blue];
  ships = static_cast<std::uint8_t>(ships - taken);
}

/// Takes a cell off a dragon of five or more.
auto shortens_large(const State& before, const Haul&, const Bits& cells, State& after) -> void {
  if (cells.count() < 5) return;
  after.players[before.actor].dragons &= ~Bits::of(cells.first());
}

// Missions.

/// A legal payment with one more token of a colour.
auto spares_a_ship(const Sea& game, const State& state, const Move& move) -> bool {
  const auto* complete = std::get_if<Complete>(&move);
  if (complete == nullptr || state.stage != Stage::mission) return false;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    auto less = *complete;
    if (less.payment.tokens[colour] == 0) continue;
    if (less.payment.tokens[colour] > state.players[state.actor].ships[colour]) return false;
    --less.payment.tokens[colour];
    if (game.judge(state, less)) return true;
  }
  return false;
}
auto list_spare_ships(const Sea& game, const State& state, MoveList<Move>& out) -> void {
  if (state.stage != Stage::mission) return;
  game.propose(state, out);
  for (auto& move : out) {
    if (auto* complete = std::get_if<Complete>(&move)) ++complete->payment.tokens[Ship::green];
  }
}

// The score pad.

struct Award {
  std::array<Presence<int>, most_players> presence;
  std::size_t players;
  int whirlpools;

  [[nodiscard]] auto points(std::size_t p) const -> int {
    return control_points(presence, players, p, whirlpools);
  }
  [[nodiscard]] auto first() const -> int { return 3 * whirlpools; }
  [[nodiscard]] auto ahead_of(std::size_t p) const -> int {
    return static_cast<int>(std::ranges::count_if(
        std::span(presence).first(players),
        [&](const Presence<int>& one) { return is_ahead(one, presence[p]) != 0; }));
  }
};

/// What a bug makes of the points for the control of each realm, at the end.
template <auto Change>
auto at_award(const Sea& game, const State&, const Move&, State& after) -> void {
  if (after.stage != Stage::over) return;
  for (std::size_t r = 0; r < realm_count; ++r) {
    const auto realm = static_cast<Realm>(r);
    Award award{.presence = presence_in(game.rules(), after, realm),
                .players = static_cast<std::size_t>(game.players()),
                .whirlpools = free_whirlpools(game.rules(), after, realm)};
    for (std::size_t p = 0; p < award.players; ++p) {
      auto& points = after.players[p].pad.control[r];
      points = static_cast<std::int16_t>(Change(after, realm, award, p, points));
    }
  }
}

auto by_pieces(const State&, Realm, Award award, std::size_t p, int) -> int {
  for (auto& presence : award.presence) presence.dragons = presence.pieces > 0 ? 1 : 0;
  return award.points(p);
}
auto without_hidden(const State& state, Realm realm, Award award, std::size_t p, int) -> int {
  for (std::size_t q = 0; q < award.players; ++q) {
    award.presence[q].dragons -= state.players[q].reefs[hidden_in(realm)];
    award.presence[q].ranks = award.presence[q].dragons > 0 ? 1 : 0;
  }
  return award.points(p);
}
auto rounded_up(const State&, Realm, const Award& award, std::size_t, int points) -> int {
  const bool half = award.players > 2 && points > 0 && points == award.first() / 2;
  return half ? (award.first() + 1) / 2 : points;
}
auto after_a_tie(const State&, Realm, const Award& award, std::size_t p, int points) -> int {
  const bool third = award.players > 2 && award.ahead_of(p) == 2 && award.presence[p].ranks > 0;
  return third ? award.first() / 2 : points;
}

auto skips_a_seat(const Sea& game, const State& before, const Move&, State& after) -> void {
  if (after.stage != Stage::lay || before.stage < Stage::take || game.players() < 3) return;
  const auto next = (after.actor + 1) % game.players();
  if (after.players[static_cast<std::size_t>(next)].heads > 0) {
    after.actor = static_cast<std::uint8_t>(next);
  }
}

auto last_seat_wins(const Sea&, const State&, Outcome& outcome) -> void {
  bool later = false;
  for (int p = outcome.players - 1; p >= 0; --p) {
    auto& wins = outcome.wins[static_cast<std::size_t>(p)];
    wins = wins && !later;
    later = later || wins;
  }
}

auto pays_late(const Sea& game, const State& state, const Move& move) -> bool {
  const auto* lay = std::get_if<Lay>(&move);
  if (lay == nullptr) return false;
  const auto cells = cells_of(game.rules().figure(lay->figure)[lay->turn], lay->corner);
  return haul_of(game.rules(), state, cells).due > state.players[state.actor].gold;
}

/// Whether two ships of a colour stand for one of another in a legal payment.
auto substitutes(const Sea& game, const State&, const Move& move) -> bool {
  const auto* complete = std::get_if<Complete>(&move);
  if (complete == nullptr) return false;
  const auto& [tokens, doubles, any] = complete->payment;
  int missing = -any;
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    const int asked = game.rules().mission(complete->mission).ships[colour];
    missing += std::max(0, asked - tokens[colour] - (2 * doubles[colour]));
  }
  return missing > 0;
}

auto ends_with_the_first(const Sea& game, const State& before, const Move&, State& after) -> void {
  if (after.stage != Stage::lay || before.stage < Stage::take) return;
  const auto players = std::span(after.players).first(static_cast<std::size_t>(game.players()));
  if (std::ranges::count(players, 0, &Player::heads) == 0) return;
  after.stage = Stage::over;
  after.actor = 0;
  ClauseSet because;
  Table table{game.rules(), after, because};
  score(table);
}

/// Two players are scored like more: as if a third had no dragon in the realm.
auto as_for_three(const State&, Realm, Award award, std::size_t p, int points) -> int {
  if (award.players != 2) return points;
  award.presence[award.players++] = {};
  return award.points(p);
}

}  // namespace

template <>
struct BugTable<Sea> {
  static constexpr auto rows = std::to_array<SeaBug>({
      // Laying.
      {.about = {"touches-own", "a dragon may lie beside an own one", "lay.apart"},
       .allows = forgets<"lay.apart">,
       .lists = list_lays},
      {.about = {"floats", "a dragon need touch nothing", "lay.contact"},
       .allows = forgets<"lay.contact">,
       .lists = list_lays},
      {.about = {"turns-no-further", "of a figure's turns only the first four are allowed",
                 "lay.card"},
       .refuses =
           [](const Sea&, const State&, const Move& move) {
             const auto* lay = std::get_if<Lay>(&move);
             return lay != nullptr && lay->turn >= 4;
           }},
      {.about = {"hides-the-south", "of placements those with the lowest corners are not offered",
                 "lay.card"},
       .hides =
           [](const Sea&, const State&, const Move& move) {
             const auto* lay = std::get_if<Lay>(&move);
             return lay != nullptr && lay->corner >= 160;
           }},
      {.about = {"forgets-toll", "whirlpools and currents are free", "lay.toll"},
       .spoils = after_lay<[](const State& before, const Haul& haul, const Bits&, State& after) {
         add(after.players[before.actor].gold, haul.due);
       }>},
      {.about = {"forgets-symbols", "gold symbols bring nothing", "lay.gold", "lay.rewards"},
       .spoils = after_lay<[](const State& before, const Haul& haul, const Bits&, State& after) {
         auto& gold = after.players[before.actor].gold;
         gold = static_cast<std::int16_t>(std::max(0, gold - haul.gold));
       }>},
      {.about = {"forgets-rivals", "rivals get nothing", "lay.neighbours"},
       .spoils = after_lay<after_rivals<[](std::int16_t had, std::int16_t& gold) { gold = had; }>>},
      {.about = {"pays-by-edge", "a rival gets one gold too many", "lay.neighbours"},
       .spoils = after_lay<after_rivals<[](std::int16_t, std::int16_t& gold) { ++gold; }>>},
      {.about = {"leaves-ships", "blue tokens stay on the board", "lay.ship", "lay.rewards"},
       .spoils = after_lay<leaves_blue>},
      {.about = {"moves-pieces", "a dragon of five cells or more lies with one less", "lay.card"},
       .spoils = after_lay<shortens_large>},
      // Reefs and missions.
      {.about = {"drops-reef", "the reef card that is not kept vanishes", "reef.draw"},
       .spoils =
           [](const Sea&, const State& before, const Move& move, State& after) {
             if (is<Keep>(move)) after.bottom = before.bottom;
           }},
      {.about = {"second-mission", "a second mission may follow the first", "mission.pay",
                 "mission.refill"},
       .spoils =
           [](const Sea&, const State&, const Move& move, State& after) {
             if (is<Complete>(move) && after.stage == Stage::open) after.stage = Stage::mission;
           }},
      {.about = {"no-refill", "the market of missions is not refilled", "mission.refill", "",
                 "mission.pay"},
       .spoils =
           [](const Sea&, const State&, const Move& move, State& after) {
             if (is<Complete>(move) && after.stage == Stage::open) after.stage = Stage::take;
           }},
      {.about = {"free-mission", "a mission takes nothing", "mission.pay"},
       .spoils =
           [](const Sea&, const State& before, const Move& move, State& after) {
             if (!is<Complete>(move)) return;
             after.players[before.actor].ships = before.players[before.actor].ships;
             after.sunk = before.sunk;
           }},
      {.about = {"spare-ship", "a payment may have a ship to spare", "mission.pay"},
       .allows = spares_a_ship,
       .lists = list_spare_ships},
      // Cards and turns.
      {.about = {"same-size", "a card of the same size may be taken", "take.size", "pass"},
       .allows =
           [](const Sea&, const State& state, const Move& move) {
             const auto* top = std::get_if<TakeTop>(&move);
             return top != nullptr && state.stage == Stage::take && top->size <= Size::large &&
                    cards_of(state.stack, top->size) > 0;
           },
       .lists =
           [](const Sea&, const State& state, MoveList<Move>& out) {
             if (state.stage == Stage::take) out.emplace_back(TakeTop{state.size});
           }},
      {.about = {"skips-a-seat", "the turn goes to the next but one", "turn.order"},
       .spoils = skips_a_seat},
      {.about = {"rich-pass", "a pass brings three gold", "pass"},
       .spoils =
           [](const Sea&, const State& before, const Move& move, State& after) {
             if (is<Pass>(move)) ++after.players[before.actor].gold;
           }},
      // The end.
      {.about = {"rounds-up", "half of an odd award is rounded up", "control.award", "",
                 "control.tie"},
       .spoils = at_award<rounded_up>},
      {.about = {"second-after-tie", "after a tie for first there is a second", "control.tie"},
       .spoils = at_award<after_a_tie>},
      {.about = {"counts-pieces", "control goes by pieces", "control.count",
                 "control.award reef.hidden"},
       .spoils = at_award<by_pieces>},
      {.about = {"forgets-hidden", "hidden dragons do not count", "reef.hidden"},
       .spoils = at_award<without_hidden>},
      {.about = {"one-more-for-all", "everybody gets the points for the most missions",
                 "score.sum"},
       .spoils =
           [](const Sea& game, const State&, const Move&, State& after) {
             if (after.stage != Stage::over) return;
             for (int p = 0; p < game.players(); ++p) {
               after.players[static_cast<std::size_t>(p)].pad.most = most_missions_bonus;
             }
           }},
      {.about = {"last-seat-wins", "ties go to the last seat alone", "end.winner"},
       .counts = last_seat_wins},
      // Written after the naming was settled, to try it on what it was not made with.
      {.about = {"pays-first", "gold of the same dragon does not pay its toll", "lay.toll"},
       .refuses = pays_late},
      {.about = {"no-substitutes", "two ships of a colour never stand for one of another",
                 "mission.substitute"},
       .refuses = substitutes},
      {.about = {"leaves-a-gap", "a card taken from the market is not replaced", "take.refill"},
       .spoils =
           [](const Sea& game, const State&, const Move& move, State& after) {
             if (!is<Take>(move) || after.stage != Stage::refill) return;
             ClauseSet because;
             Table table{game.rules(), after, because};
             end_turn(table);
           }},
      {.about = {"gold-for-three", "a gold card that is discarded brings three gold", "reef.gold"},
       .spoils =
           [](const Sea&, const State& before, const Move& move, State& after) {
             const auto* cash = std::get_if<Cash>(&move);
             if (cash == nullptr) return;
             --after.players[cash->by == 0 ? before.actor : cash->by - 1U].gold;
           }},
      {.about = {"cash-in-turn", "a gold card waits for the turn of its owner", "reef.gold"},
       .refuses =
           [](const Sea&, const State&, const Move& move) {
             const auto* cash = std::get_if<Cash>(&move);
             return cash != nullptr && cash->by > 0;
           }},
      {.about = {"cash-before-laying", "a gold card is discarded before a placement only",
                 "reef.gold", "turn.actions"},
       .refuses = [](const Sea&, const State& state,
                     const Move& move) { return is<Cash>(move) && state.stage != Stage::lay; }},
      {.about = {"ends-with-the-first", "the game is over when one player has no head left",
                 "end.heads", "turn.order"},
       .spoils = ends_with_the_first},
      {.about = {"two-like-three", "two players score the control of realms like more players",
                 "control.two-players"},
       .spoils = at_award<as_for_three>},
      // What an engine does not tell.
      {.about = {"peeks", "everybody sees all reef cards", "reef.draw"},
       .sees =
           [](const Sea& game, const State& state, Seat seat) {
             auto seen = game.seen_by(state, seat);
             for (std::size_t p = 0; p < most_players; ++p) {
               seen.players[p].reefs = state.players[p].reefs;
             }
             return seen;
           }},
  });
};
static_assert(is_sound<Sea>(BugTable<Sea>::rows, sea_dragons::clause_ids));

template class Planted<Sea>;
template auto planted_bugs<Sea>() -> std::span<const PlantedBug>;

}  // namespace ruleproof::properties::mutants
