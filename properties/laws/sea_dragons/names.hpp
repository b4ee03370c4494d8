/// Laws of names: which clauses a step relies on, by what changed on the table.
#pragma once

#include "properties/laws/names.hpp"
#include "properties/laws/sea_dragons/presence.hpp"
#include "properties/laws/sea_dragons/supply.hpp"

namespace ruleproof::properties::sea {

template <class Kind, class G>
auto makes_a(const Look<G>& at) -> bool {
  return std::holds_alternative<Kind>(at.move);
}
template <class G>
auto comes_to(const Look<G>& at, Stage stage) -> bool {
  return at.next.stage == stage && at.before.stage != stage;
}
template <class G>
auto draws_at(const Look<G>& at, Stage stage) -> bool {
  return makes_a<Draw>(at) && at.before.stage == stage;
}
template <class G>
auto opens_at(const Look<G>& at, Stage stage) -> bool {
  return makes_a<Open>(at) && at.before.stage == stage;
}
template <class G>
auto lays_one(const Look<G>& at) -> bool {
  return lays(at.before, Step<State>{at.next, {}});
}
/// The points of the dragon that the step lays; none if it lays none.
template <class G>
auto laid_points(const Look<G>& at) -> Points {
  return lays_one(at) ? new_cells(at.before, Step<State>{at.next, {}}) : Points{};
}
/// The points of the dragon that a move puts on the board, paid or not yet paid.
template <class G>
auto points_of_lay(const G& game, const Lay& lay) -> Points {
  Points points;
  for (const auto offset : game.rules().figure(lay.figure)[lay.turn].offsets) {
    points.push_back({(lay.corner % row_cells) + (offset % row_cells),
                      (lay.corner / row_cells) + (offset / row_cells)});
  }
  return points;
}

/// Whirlpools and currents among the points.
template <class G>
auto tolls_under(const G& game, const State& state, const Points& points) -> int {
  return hits(points, faces_of(game, state).whirlpools) +
         hits(points, game.rules().components.plan.currents);
}
template <class G>
auto covers_a_token(const Look<G>& at) -> bool {
  const auto points = laid_points(at);
  return std::ranges::any_of(at.before.ships,
                             [&](const Bits& tokens) { return hits(points, tokens) > 0; });
}
template <class G>
auto covers_gold(const Look<G>& at) -> bool {
  return hits(laid_points(at), faces_of(at.game, at.before).gold) > 0;
}
template <class G>
auto lays_on_a_reef(const Look<G>& at) -> bool {
  const auto* lay = std::get_if<Lay>(&at.move);
  return lay != nullptr &&
         hits(points_of_lay(at.game, *lay), faces_of(at.game, at.before).reefs) > 0;
}
template <class G>
auto completes_for_a_reef(const Look<G>& at) -> bool {
  const auto* complete = std::get_if<Complete>(&at.move);
  return complete != nullptr && at.game.rules().mission(complete->mission).reefs > 0;
}
/// One reef of several is done, and the next one follows.
template <class G>
auto next_reef_follows(const Look<G>& at) -> bool {
  const bool dives = at.before.stage == Stage::reef || at.before.stage == Stage::keep;
  return dives && !makes_a<Cash>(at) && at.next.reefs_due > 0 &&
         at.next.reefs_due < at.before.reefs_due;
}

inline auto meet(const Point& a, const Point& b, bool corners) -> bool {
  const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
  const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
  return dx + dy == 1 || (corners && dx == 1 && dy == 1);
}
/// Dragons of a player that some points touch.
template <class G>
auto dragons_touched(const G& game, const Player& player, const Points& points) -> int {
  const bool corners = game.rules().rulings.neighbour_contact == NeighbourContact::corners;
  std::array<bool, most_cells_laid> near{};
  for (const auto& piece : dragons_of(player.dragons)) {
    near[piece.dragon] |=
        std::ranges::any_of(points, [&](const Point& b) { return meet(piece.at, b, corners); });
  }
  return static_cast<int>(std::ranges::count(near, true));
}
template <class G>
auto touches_a_rival(const Look<G>& at) -> bool {
  if (!lays_one(at)) return false;
  const auto points = laid_points(at);
  for (std::size_t p = 0; p < players_of(at.game, at.before).size(); ++p) {
    if (p != at.before.actor && dragons_touched(at.game, at.before.players[p], points) > 0) {
      return true;
    }
  }
  return false;
}

/// Ships that the colours of a payment leave unpaid, and that no card of any colour pays.
template <class G>
auto pairs_stand_in(const Look<G>& at) -> bool {
  const auto* complete = std::get_if<Complete>(&at.move);
  if (complete == nullptr) return false;
  const auto asked = asked_of(at.game.rules().mission(complete->mission));
  const auto ships = ships_in(complete->payment);
  int missing = -int{complete->payment.any};
  for (std::size_t c = 0; c < ship_colours; ++c) missing += std::max(0, asked[c] - ships[c]);
  return missing > 0;
}
template <class G>
auto pays_with_doubles(const Look<G>& at) -> bool {
  const auto* complete = std::get_if<Complete>(&at.move);
  return complete != nullptr && complete->payment.doubles.size() > 0;
}
template <class G>
auto pays_with_any(const Look<G>& at) -> bool {
  const auto* complete = std::get_if<Complete>(&at.move);
  return complete != nullptr && complete->payment.any > 0;
}
template <class G>
auto is_the_end(const Look<G>& at) -> bool {
  return at.next.stage == Stage::over;
}
/// Whether somebody has such cards, as the game ends.
template <class G, class Has>
auto ends_with(const Look<G>& at, const Has& has) -> bool {
  return is_the_end(at) && std::ranges::any_of(players_of(at.game, at.next), has);
}
inline auto has_doubles(const Player& player) -> bool {
  for (std::size_t c = 0; c < ship_colours; ++c) {
    if (player.reefs[static_cast<Reef>(c)] > 0) return true;
  }
  return false;
}
template <class G, class Is>
auto ends_where(const Look<G>& at, const Is& is) -> bool {
  return is_the_end(at) && in_some_realm(at.game, at.next, is);
}
inline auto somebody_ranks(const Contest& contest) -> bool {
  return std::ranges::count(contest.ranks, true) > 0;
}
/// The bank may be short, or gold cards pay for a dragon: what is paid is not seen in the step.
template <class G>
auto gold_is_plain(const Look<G>& at) -> bool {
  return at.game.rules().rulings.bank == Bank::unlimited;
}
template <class G>
auto is_paid_at_once(const Look<G>& at) -> bool {
  return at.game.rules().rulings.net_gold == NetGold::symbols_only;
}

template <class G>
inline constexpr auto step_names = std::to_array<NamedWhen<G>>({
    {"setup.realms", [](const Look<G>& at) { return makes_a<Join>(at) || makes_a<ChooseSide>(at); }},
    {"setup.ships", makes_a<Launch, G>},
    {"setup.dragon-market", [](const Look<G>& at) { return draws_at(at, Stage::market); }},
    {"setup.missions", [](const Look<G>& at) { return opens_at(at, Stage::missions); }},
    {"setup.hand",
     [](const Look<G>& at) { return draws_at(at, Stage::hands) || comes_to(at, Stage::hands); }},
    {"turn.order", [](const Look<G>& at) { return comes_to(at, Stage::lay); }},
    {"turn.actions",
     [](const Look<G>& at) {
       return comes_to(at, Stage::mission) || (comes_to(at, Stage::take) && !makes_a<Pass>(at));
     }},
    {"lay.card", lays_one<G>},
    {"lay.one-piece", lays_one<G>},
    {"lay.contact", lays_one<G>},
    {"lay.apart", lays_one<G>},
    {"lay.toll",
     [](const Look<G>& at) {
       return tolls_under(at.game, at.before, laid_points(at)) > 0 ||
              (at.next.unpaid && !at.before.unpaid) || comes_to(at, Stage::retreat);
     }},
    {"lay.rewards",
     [](const Look<G>& at) {
       return covers_a_token(at) || covers_gold(at) || lays_on_a_reef(at) ||
              (next_reef_follows(at) && !at.next.completed);
     },
     gold_is_plain<G>},
    {"lay.ship", covers_a_token<G>},
    {"lay.gold", covers_gold<G>, gold_is_plain<G>},
    {"reef.draw",
     [](const Look<G>& at) {
       return lays_on_a_reef(at) || completes_for_a_reef(at) || makes_a<Dive>(at) ||
              makes_a<Keep>(at);
     }},
    {"lay.neighbours", touches_a_rival<G>},
    {"mission.pay", makes_a<Complete, G>},
    {"mission.substitute", pairs_stand_in<G>},
    {"mission.reward",
     [](const Look<G>& at) {
       return completes_for_a_reef(at) || (next_reef_follows(at) && at.next.completed) ||
              ends_with(at, [](const Player& player) { return player.missions.size() > 0; });
     }},
    {"mission.refill",
     [](const Look<G>& at) { return comes_to(at, Stage::open) || opens_at(at, Stage::open); }},
    {"take.size",
     [](const Look<G>& at) {
       return makes_a<Take>(at) || makes_a<TakeTop>(at) || draws_at(at, Stage::top);
     }},
    {"take.refill",
     [](const Look<G>& at) {
       const auto* top = std::get_if<TakeTop>(&at.move);
       return comes_to(at, Stage::refill) || draws_at(at, Stage::refill) ||
              (top != nullptr && cards_of(at.before.stack, top->size) == 0);
     }},
    {"pass", makes_a<Pass, G>},
    {"end.heads", is_the_end<G>},
    {"score.sum", is_the_end<G>},
    {"end.winner", is_the_end<G>},
    {"reef.two-ships",
     [](const Look<G>& at) { return pays_with_doubles(at) || ends_with(at, has_doubles); }},
    {"reef.any-ship",
     [](const Look<G>& at) {
       return pays_with_any(at) ||
              ends_with(at, [](const Player& player) { return player.reefs[Reef::any_ship] > 0; });
     }},
    {"reef.gold",
     [](const Look<G>& at) {
       return makes_a<Cash>(at) ||
              ends_with(at, [](const Player& player) { return player.reefs[Reef::gold] > 0; });
     },
     is_paid_at_once<G>},
    {"reef.hidden",
     [](const Look<G>& at) {
       return ends_where(at, [](const Contest& contest, const Pools& pools) {
         return pools.free > 0 &&
                std::ranges::any_of(contest.hidden, [](int cards) { return cards > 0; });
       });
     }},
    {"control.covered",
     [](const Look<G>& at) {
       const auto players = players_of(at.game, at.next).size();
       return ends_where(at, [&](const Contest& contest, const Pools& pools) {
         for (std::size_t p = 0; p < players; ++p) {
           if (prize_of(contest, players, p, pools.free) <
               prize_of(contest, players, p, pools.printed)) {
             return true;
           }
         }
         return false;
       });
     }},
    {"control.count",
     [](const Look<G>& at) {
       return ends_where(at, [](const Contest& contest, const Pools& pools) {
         return pools.free > 0 && std::ranges::any_of(contest.claims, [](const Claim& claim) {
                  return claim.dragons > 0;
                });
       });
     }},
    {"control.tie",
     [](const Look<G>& at) {
       const auto players = players_of(at.game, at.next).size();
       return ends_where(at, [&](const Contest& contest, const Pools& pools) {
         return pools.free > 0 && somebody_is_level(contest, players);
       });
     }},
    {"control.award",
     [](const Look<G>& at) {
       return at.game.players() > 2 &&
              ends_where(at, [](const Contest& contest, const Pools& pools) {
                return pools.free > 0 && somebody_ranks(contest);
              });
     }},
    {"control.two-players",
     [](const Look<G>& at) {
       return at.game.players() == 2 &&
              ends_where(at, [](const Contest& contest, const Pools& pools) {
                return pools.free > 0 && somebody_ranks(contest);
              });
     }},
});

template <class G>
inline constexpr auto name_laws = std::to_array<Law<G>>({
    {.name = "a step relies on the clauses that are at work in it, and on no other",
     .clause = "turn.actions",
     .holds = names_what_it_does<G, step_names<G>>,
     .sample = 2},
});

}  // namespace ruleproof::properties::sea
