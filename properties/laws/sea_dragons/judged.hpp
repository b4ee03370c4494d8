/// Laws of what may be done: each move that anybody could try is legal where the table allows it,
/// under every reading, and else refused by the clause that stands in its way.
#pragma once

#include "properties/laws/judged.hpp"
#include "properties/laws/sea_dragons/follows.hpp"
#include "properties/laws/sea_dragons/piles.hpp"

namespace ruleproof::properties::sea {

/// The clause that forbids something; empty if nothing does.
using Why = std::string_view;
inline constexpr Why fine = {};

/// What gold symbols bring the player in turn, where the bank may be short.
template <class G>
auto gold_of_symbols(const G& game, const State& state, const Points& points) -> int {
  const auto& rules = game.rules();
  int symbols = hits(points, faces_of(game, state).gold);
  if (rules.rulings.reward_count == RewardCount::once_a_kind) symbols = std::min(symbols, 1);
  if (rules.rulings.bank == Bank::unlimited) return symbols;
  int left = rules.components.coins;
  for (const auto& player : state.players) left -= player.gold;
  if (rules.rulings.reward_order == RewardOrder::neighbours_first) {
    for (std::size_t p = 0; p < players_of(game, state).size(); ++p) {
      if (p != state.actor) left -= dragons_touched(game, state.players[p], points);
    }
  }
  return std::max(0, std::min(symbols, left));
}

/// Whether the tolls of a dragon can be paid, by gold on cards yet to be drawn too.
template <class G>
auto can_pay(const G& game, const State& state, const Lay& lay, const Points& points) -> bool {
  const auto& mover = state.players[state.actor];
  const int missing =
      (2 * tolls_under(game, state, points)) - gold_of_symbols(game, state, points) - mover.gold;
  if (missing <= 0) return true;
  const int reefs = reefs_under(game, state, lay);
  if (game.rules().rulings.net_gold == NetGold::symbols_only || reefs == 0) return false;
  return can_dive(game, state) && missing <= 4 * (mover.reefs[Reef::gold] + reefs);
}

template <class G>
auto why_not_now(const G& game, const State& state, const Lay& move) -> Why {
  if (index(move.figure) >= figure_count) return "lay.card";
  const auto& mover = state.players[state.actor];
  const auto& plan = game.rules().components.plan;
  if (mover.hand[move.figure] == 0 || move.turn >= game.rules().figure(move.figure).size()) {
    return "lay.card";
  }
  const auto points = points_of_lay(game, move);
  bool own = false;
  bool contact = false;
  bool taken = false;
  for (const auto& at : points) {
    if (at.x >= plan.width || at.y >= plan.width || plan.island.has(cell_at(at.x, at.y))) {
      return "lay.card";
    }
  }
  for (int y = 0; y < plan.width; ++y) {
    for (int x = 0; x < plan.width; ++x) {
      const auto cell = cell_at(x, y);
      const Point here{x, y};
      const bool mine = mover.dragons.has(cell);
      const bool piece = std::ranges::any_of(
          state.players, [&](const Player& player) { return player.dragons.has(cell); });
      const bool island = plan.island.has(cell);
      if (!piece && !island) continue;
      taken = taken || (piece && std::ranges::count(points, here) > 0);
      if (std::ranges::none_of(points, [&](const Point& b) { return touch(here, b); })) continue;
      own = own || mine;
      contact = contact || island || (piece && !mine);
    }
  }
  if (taken) return "lay.one-piece";
  if (own) return "lay.apart";
  if (!contact) return "lay.contact";
  return can_pay(game, state, move, points) ? fine : "lay.toll";
}

template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Pass& move) -> Why {
  const bool held =
      index(move.figure) < figure_count && state.players[state.actor].hand[move.figure] > 0;
  return held ? fine : "pass";
}

template <class G>
auto why_not_now(const G& game, const State& state, const Cash& move) -> Why {
  const bool another = move.by > 0;
  const auto owner = another ? move.by - 1U : std::size_t{state.actor};
  if (owner >= players_of(game, state).size()) return "reef.gold";
  if (another &&
      (owner == state.actor || game.rules().rulings.gold_moment == GoldMoment::own_turn)) {
    return "reef.gold";
  }
  if (!another && state.unpaid) return "lay.toll";
  return state.players[owner].reefs[Reef::gold] > 0 ? fine : "reef.gold";
}

/// Whether a payment is no more than what its player has.
inline auto has_all_of(const Player& player, const Payment& payment) -> bool {
  for (std::size_t c = 0; c < ship_colours; ++c) {
    const auto colour = static_cast<Ship>(c);
    if (payment.tokens[colour] > player.ships[colour] ||
        payment.doubles[colour] > player.reefs[static_cast<Reef>(c)]) {
      return false;
    }
  }
  return payment.any <= player.reefs[Reef::any_ship];
}
template <class G>
auto ships_are_free(const G& game) -> bool {
  const auto& readings = game.rules().rulings;
  return readings.substitution == Substitution::unlimited &&
         readings.double_as_pair == DoubleAsPair::yes && readings.double_mix == DoubleMix::yes;
}

template <class G>
auto why_not_now(const G& game, const State& state, const Complete& move) -> Why {
  const bool there = state.mission_market.has(move.mission);
  if (!there || !has_all_of(state.players[state.actor], move.payment)) return "mission.pay";
  return payments_are_exact(game, state, Move{move}, Step<State>{state, {}}) ? fine : "mission.pay";
}
template <class G>
auto why_not_now(const G& /*game*/, const State& /*state*/, const Decline& /*move*/) -> Why {
  return fine;
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Keep& move) -> Why {
  return std::ranges::count(state.drawn, move.reef) > 0 ? fine : "reef.draw";
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Dive& move) -> Why {
  const bool there = state.reef_stack.size() > 0
                         ? index(move.reef) < reef_kinds && state.reef_stack[move.reef] > 0
                         : state.bottom[0] == move.reef;
  return there ? fine : "reef.draw";
}
template <class G>
auto why_not_now(const G& game, const State& state, const Take& move) -> Why {
  if (!state.laid && game.rules().rulings.pass_card == PassCard::stack) return "pass";
  const bool there = index(move.figure) < figure_count && state.market[move.figure] > 0;
  return there && size_of(move.figure) != state.size ? fine : "take.size";
}
template <class G>
auto why_not_now(const G& game, const State& state, const TakeTop& move) -> Why {
  const bool there = index(move.size) < size_count && could_draw(game, state, move.size);
  return there && move.size != state.size ? fine : "take.size";
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Draw& move) -> Why {
  const bool there = index(move.figure) < figure_count && state.stack[move.figure] > 0;
  if (there && size_of(move.figure) == state.size) return fine;
  if (state.stage == Stage::market) return "setup.dragon-market";
  if (state.stage == Stage::hands) return "setup.hand";
  return state.stage == Stage::top ? "take.size" : "take.refill";
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Open& move) -> Why {
  if (state.mission_stack.has(move.mission)) return fine;
  return state.stage == Stage::open ? "mission.refill" : "setup.missions";
}
template <class G>
auto why_not_now(const G& game, const State& state, const Join& move) -> Why {
  const auto number = int{move.face.number} - 1;
  const int turns = game.rules().rulings.board_turn == BoardTurn::random ? 4 : 1;
  if (number < 0 || number >= 8 * turns) return "setup.realms";
  const int place = number % 8;
  if (!game.rules().components.faces[static_cast<std::size_t>(place)]) return "setup.realms";
  const bool lies = std::ranges::any_of(state.faces, [&](Face face) {
    return face.number != 0 && ((face.number - 1) % 8) / 2 == place / 2;
  });
  const bool wrong_side = game.rules().rulings.sides == Sides::chosen && place % 2 == 1;
  return lies || wrong_side ? "setup.realms" : fine;
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const ChooseSide& move) -> Why {
  Face last;
  for (const auto face : state.faces) last = face.number != 0 ? face : last;
  const int shown = last.number - 1;
  const int wanted = int{move.face.number} - 1;
  const bool same_board = wanted >= 0 && wanted / 2 == shown / 2;
  return same_board ? fine : "setup.realms";
}
template <class G>
auto why_not_now(const G& /*game*/, const State& state, const Launch& move) -> Why {
  return index(move.ship) < ship_colours && state.fleet[move.ship] > 0 ? fine : "setup.ships";
}

/// The clause that a move of another stage would need.
inline auto why_not_in(const State& state, const Move& move) -> Why {
  if (state.stage == Stage::over) return "end.heads";
  if (!std::holds_alternative<Complete>(move)) return "turn.actions";
  if (state.completed) return "mission.pay";
  return state.stage == Stage::take && !state.laid ? "pass" : "turn.actions";
}

/// Whether such a move is made in that stage.
inline auto is_made_in(const Move& move, Stage stage) -> bool {
  const auto is = [&](auto... stages) { return ((stage == stages) || ...); };
  if (std::holds_alternative<Join>(move)) return is(Stage::realms);
  if (std::holds_alternative<ChooseSide>(move)) return is(Stage::sides);
  if (std::holds_alternative<Launch>(move)) return is(Stage::ships);
  if (std::holds_alternative<Draw>(move)) {
    return is(Stage::market, Stage::hands, Stage::refill, Stage::top);
  }
  if (std::holds_alternative<Open>(move)) return is(Stage::missions, Stage::open);
  if (std::holds_alternative<Dive>(move)) return is(Stage::reef);
  if (std::holds_alternative<Lay>(move)) return is(Stage::lay);
  if (std::holds_alternative<Pass>(move)) return is(Stage::lay, Stage::retreat);
  if (std::holds_alternative<Keep>(move)) return is(Stage::keep);
  if (std::holds_alternative<Take>(move) || std::holds_alternative<TakeTop>(move)) {
    return is(Stage::take);
  }
  if (std::holds_alternative<Cash>(move)) {
    return !is(Stage::realms, Stage::sides, Stage::ships, Stage::market, Stage::missions,
               Stage::hands, Stage::over);
  }
  return is(Stage::mission);
}

template <class G>
auto why_not(const G& game, const State& state, const Move& move) -> Why {
  if (!is_made_in(move, state.stage)) return why_not_in(state, move);
  return std::visit([&](const auto& kind) { return why_not_now(game, state, kind); }, move);
}

template <class G>
auto is_judged_so(const G& game, const State& state, const Move& move) -> bool {
  // Which payments pay is worked out under the readings that leave ships free only.
  const bool pays = std::holds_alternative<Complete>(move) && is_made_in(move, state.stage);
  if (pays && !ships_are_free(game)) return true;
  return is_judged_by(game, state, move, why_not(game, state, move));
}

/// Some of all moves, others in each position.
template <class G>
auto moves_are_judged(const G& game, const State& state) -> bool {
  constexpr std::size_t enough = 48;
  return some_moves_are(game, state, enough,
                        [&](const Move& move) { return is_judged_so(game, state, move); });
}

/// Calls `visit(move)` for all that might be done in a stage, but for dragons and missions.
template <class Visit>
auto each_that_may_fit(const Visit& visit) -> void {
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    visit(Draw{figure});
    visit(Pass{figure});
    visit(Take{figure});
  }
  for (std::size_t s = 0; s < size_count; ++s) visit(TakeTop{static_cast<Size>(s)});
  for (std::size_t r = 0; r < reef_kinds; ++r) {
    visit(Dive{static_cast<Reef>(r)});
    visit(Keep{static_cast<Reef>(r)});
  }
  for (std::uint8_t m = 0; m < most_missions; ++m) visit(Open{m});
  for (std::uint8_t by = 0; by <= most_players; ++by) visit(Cash{by});
  for (std::uint8_t f = 0; f <= face_count * board_turns; ++f) {
    visit(Join{Face{f}});
    visit(ChooseSide{Face{f}});
  }
  for (std::size_t c = 0; c < ship_colours; ++c) visit(Launch{static_cast<Ship>(c)});
  visit(Decline{});
}

inline auto is_of_its_own(const Move& move) -> bool {
  return std::holds_alternative<Lay>(move) || std::holds_alternative<Complete>(move);
}

/// Each is judged as the table says, and those that are legal are those that are offered.
template <class G>
auto what_may_be_done_is_offered(const G& game, const State& state) -> bool {
  const auto& offered = properties::detail::moves_at(game, state);
  std::size_t legal = 0;
  bool right = true;
  each_that_may_fit([&](const Move& move) {
    if (!right) return;
    right = is_judged_so(game, state, move);
    if (!right || why_not(game, state, move) != fine) return;
    ++legal;
    right = std::ranges::count(offered, move) == 1;
  });
  const auto others = static_cast<std::size_t>(std::ranges::count_if(offered, is_of_its_own));
  return right && legal + others == offered.size();
}

/// The same of dragons.
template <class G>
auto dragons_may_lie_where_they_are_offered(const G& game, const State& state) -> bool {
  const auto& offered = properties::detail::moves_at(game, state);
  std::size_t legal = 0;
  const int width = game.rules().components.plan.width;
  for (std::size_t f = 0; f < figure_count; ++f) {
    const auto figure = static_cast<Figure>(f);
    if (state.players[state.actor].hand[figure] == 0) continue;
    const auto turns = static_cast<std::uint8_t>(game.rules().figure(figure).size());
    for (std::uint8_t turn = 0; turn < turns; ++turn) {
      for (int y = 0; y < width; ++y) {
        for (int x = 0; x < width; ++x) {
          const Lay lay{figure, turn, cell_at(x, y)};
          if (!is_judged_so(game, state, lay)) return false;
          if (why_not(game, state, lay) == fine) ++legal;
        }
      }
    }
  }
  const auto lays = std::ranges::count_if(
      offered, [](const Move& move) { return std::holds_alternative<Lay>(move); });
  return static_cast<std::size_t>(lays) == legal;
}

/// A mission of the market can be completed exactly when all that its player has would pay it.
template <class G>
auto missions_that_can_be_paid_are_offered(const G& game, const State& state) -> bool {
  if (state.stage != Stage::mission) return true;
  const auto& player = state.players[state.actor];
  Payment all{.tokens = player.ships, .doubles = {}, .any = player.reefs[Reef::any_ship]};
  for (std::size_t c = 0; c < ship_colours; ++c) {
    all.doubles[static_cast<Ship>(c)] = player.reefs[static_cast<Reef>(c)];
  }
  std::array<bool, most_missions> offered{};
  for (const auto& move : properties::detail::moves_at(game, state)) {
    const auto* complete = std::get_if<Complete>(&move);
    if (complete == nullptr) continue;
    offered[complete->mission] = true;
    if (why_not(game, state, move) != fine) return false;
  }
  for (int m = 0; m < static_cast<int>(game.rules().components.missions.size()); ++m) {
    const bool could =
        state.mission_market.has(m) &&
        PaymentSearch::pays(asked_of(game.rules().mission(m)), ships_in(all), all.any);
    if (offered[static_cast<std::size_t>(m)] != could) return false;
  }
  return true;
}

/// Whoever discards a gold card, in turn or out of it, discards one of his own.
template <class G>
auto gold_cards_are_ones_own(const G& game, const State& state) -> bool {
  if (!is_made_in(Move{Cash{}}, state.stage)) return true;
  for (int p = 0; p < game.players(); ++p) {
    const auto seat = player_seat(p);
    if (game.mover(state, game.made_by(state, Move{Cash{}}, seat)) != seat) return false;
  }
  return true;
}

template <class G>
inline constexpr auto judged_laws = std::to_array<Law<G>>({
    {.name = "what the table allows is offered, and what it does not is refused by what forbids it",
     .clause = "turn.actions",
     .position = what_may_be_done_is_offered<G>,
     .sample = 4},
    {.name = "a dragon may lie where there is room, contact and gold for it, and nowhere else",
     .clause = "lay.contact",
     .position = dragons_may_lie_where_they_are_offered<G>,
     .sample = 128,
     .after = to(Stage::lay)},
    {.name = "a mission may be completed by whoever has the ships, and by nobody else",
     .clause = "mission.pay",
     .assumes = {{{"substitution", "unlimited"}, {"double-as-pair", "yes"}, {"double-mix", "yes"}}},
     .position = missions_that_can_be_paid_are_offered<G>,
     .sample = 2,
     .after = to(Stage::mission)},
    {.name = "whatever anybody tries is refused by the clause that stands in its way",
     .clause = "turn.actions",
     .position = moves_are_judged<G>,
     .sample = 64},
    {.name = "a gold card that somebody discards, in turn or out of it, is his own",
     .clause = "reef.gold",
     .position = gold_cards_are_ones_own<G>,
     .after = changes<State>("stage actor")},
});

}  // namespace ruleproof::properties::sea
