/// Sea Dragons with bugs planted: what the laws are worth shows in what they catch.
#pragma once

#include "model/sea_dragons/placement.hpp"
#include "model/sea_dragons/scoring.hpp"
#include "properties/laws/sea_dragons.hpp"

namespace ruleproof::properties::mutants::sea {

using namespace sea_dragons;  // NOLINT(google-build-using-namespace): its words are ours here

enum class Bug : std::uint8_t {
  none,
  touches_own,       ///< a dragon may lie beside an own one
  floats,            ///< a dragon need touch nothing
  forgets_toll,      ///< whirlpools and currents are free
  forgets_symbols,   ///< gold symbols bring nothing
  forgets_rivals,    ///< rivals get nothing
  pays_by_edge,      ///< a rival with one dragon touched gets two gold
  leaves_ships,      ///< the tokens of one colour stay on the board
  moves_pieces,      ///< a dragon shrinks by a cell
  hides_a_place,     ///< the last placement is not offered
  same_size,         ///< a card of the same size may be taken
  second_mission,    ///< a second mission may follow the first
  no_refill,         ///< the market of missions is not refilled
  free_mission,      ///< a mission takes nothing
  spare_ship,        ///< a payment may have a ship to spare
  drops_reef,        ///< the reef card that is not kept vanishes
  peeks,             ///< everybody sees all reef cards
  skips_a_seat,      ///< the turn goes to the next but one
  rich_pass,         ///< a pass brings three gold
  rounds_up,         ///< half of an odd award is rounded up
  second_after_tie,  ///< after a tie for first there is a second
  counts_pieces,     ///< control goes by pieces
  forgets_hidden,    ///< hidden dragons do not count
  one_more_for_all,  ///< everybody gets the points for the most missions
  last_seat_wins,    ///< ties go to the last seat alone
};

/// Inherits what it does not break. One type for all bugs: the one in force is `bug`.
class Mutant : public SeaDragons {
 public:
  using Base = SeaDragons;
  using Base::Base;
  inline static Bug bug = Bug::none;

  explicit Mutant(const Base& base) : Base(base) {}
  static auto configure(const SetupText& text) -> Result<Mutant> {
    auto base = Base::configure(text);
    if (!base) return base.error();
    return Mutant(*base);
  }

  auto propose(const State& state, MoveList<Move>& out) const -> void {
    Base::propose(state, out);
    if (state.stage == Stage::lay && (bug == Bug::touches_own || bug == Bug::floats)) {
      add_wrong_lays(state, out);
    }
    if (bug == Bug::hides_a_place && out.size() > 3) out.pop_back();
    if (bug == Bug::same_size && state.stage == Stage::take) {
      const Move same = TakeTop{state.size};
      if (judge(state, same)) out.push_back(same);
    }
    if (bug == Bug::spare_ship && state.stage == Stage::mission) add_spare_ship(state, out);
  }

  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    const auto verdict = Base::judge(state, move);
    if (verdict) return verdict;
    if (bug == Bug::touches_own && verdict.why() == ref<"lay.apart">() && fits(state, move)) {
      return Verdict::legal();
    }
    if (bug == Bug::floats && verdict.why() == ref<"lay.contact">() && fits(state, move)) {
      return Verdict::legal();
    }
    const auto* top = std::get_if<TakeTop>(&move);
    if (bug == Bug::same_size && top != nullptr && state.stage == Stage::take &&
        cards_of(state.stack, top->size) > 0) {
      return Verdict::legal();
    }
    if (bug == Bug::spare_ship && state.stage == Stage::mission && has_spare_ship(state, move)) {
      return Verdict::legal();
    }
    return verdict;
  }

  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    auto step = Base::apply(state, move);
    const auto p = state.actor;
    auto& mover = step.next.players[p];
    if (std::holds_alternative<Lay>(move)) break_lay(state, step);
    if (std::holds_alternative<Pass>(move) && bug == Bug::rich_pass) ++mover.gold;
    if (const auto* complete = std::get_if<Complete>(&move)) {
      if (bug == Bug::second_mission && step.next.stage == Stage::open) {
        step.next.stage = Stage::mission;
      }
      if (bug == Bug::no_refill && step.next.stage == Stage::open) step.next.stage = Stage::take;
      if (bug == Bug::free_mission) {
        mover.ships = state.players[p].ships;
        step.next.sunk = state.sunk;
      }
      (void)complete;
    }
    if (std::holds_alternative<Keep>(move) && bug == Bug::drops_reef)
      step.next.bottom = state.bottom;
    const bool next_turn = step.next.stage == Stage::lay && state.stage >= Stage::take;
    if (bug == Bug::skips_a_seat && next_turn && players() > 2) {
      const auto next = (step.next.actor + 1) % players();
      if (step.next.players[static_cast<std::size_t>(next)].heads > 0) {
        step.next.actor = static_cast<std::uint8_t>(next);
      }
    }
    if (step.next.stage == Stage::over) break_pad(step.next);
    return step;
  }

  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State {
    auto seen = Base::seen_by(state, seat);
    if (bug == Bug::peeks) {
      for (std::size_t p = 0; p < most_players; ++p) seen.players[p].reefs = state.players[p].reefs;
    }
    return seen;
  }

  [[nodiscard]] auto outcome(const State& state) const -> Outcome {
    auto outcome = Base::outcome(state);
    if (bug != Bug::last_seat_wins) return outcome;
    bool later = false;
    for (int p = outcome.players - 1; p >= 0; --p) {
      auto& wins = outcome.wins[static_cast<std::size_t>(p)];
      wins = wins && !later;
      later = later || wins;
    }
    return outcome;
  }

 private:
  template <Literal Id>
  static constexpr auto ref() -> ClauseRef {
    return clause_in<Id>(sea_dragons::rulebook);
  }

  /// A wrong dragon that lies on free cells and can be paid: the bug is one thing only.
  [[nodiscard]] auto fits(const State& state, const Move& move) const -> bool {
    const auto* lay = std::get_if<Lay>(&move);
    if (lay == nullptr) return false;
    const auto cells = cells_of(rules().figure(lay->figure)[lay->turn], lay->corner);
    return haul_of(rules(), state, cells).missing == 0 && (cells & pieces_on(state)).empty();
  }
  auto add_wrong_lays(const State& state, MoveList<Move>& out) const -> void {
    for (std::size_t f = 0; f < figure_count; ++f) {
      for (int corner = 0; corner < 256; ++corner) {
        const Move lay = Lay{static_cast<Figure>(f), 0, static_cast<Cell>(corner)};
        if (!Base::judge(state, lay) && judge(state, lay)) out.push_back(lay);
      }
    }
  }

  /// A legal payment of green, violet... with one more token of that colour.
  [[nodiscard]] auto has_spare_ship(const State& state, const Move& move) const -> bool {
    const auto* complete = std::get_if<Complete>(&move);
    if (complete == nullptr) return false;
    for (std::size_t c = 0; c < ship_colours; ++c) {
      const auto colour = static_cast<Ship>(c);
      auto less = *complete;
      if (less.payment.tokens[colour] == 0) continue;
      if (less.payment.tokens[colour] > state.players[state.actor].ships[colour]) return false;
      --less.payment.tokens[colour];
      if (Base::judge(state, less)) return true;
    }
    return false;
  }
  auto add_spare_ship(const State& state, MoveList<Move>& out) const -> void {
    const auto offered = out.size();
    for (std::size_t i = 0; i < offered; ++i) {
      const auto* complete = std::get_if<Complete>(&out[i]);
      if (complete == nullptr) continue;
      auto more = *complete;
      ++more.payment.tokens[Ship::green];
      if (!Base::judge(state, more) && judge(state, more) &&
          std::ranges::find(out, Move{more}) == out.end()) {
        out.emplace_back(more);
      }
    }
  }

  auto break_lay(const State& before, Step<State>& step) const -> void {
    const auto p = before.actor;
    auto& mover = step.next.players[p];
    const auto cells = mover.dragons & ~before.players[p].dragons;
    const auto haul = haul_of(rules(), before, cells);
    if (bug == Bug::forgets_toll) mover.gold = static_cast<std::int16_t>(mover.gold + haul.due);
    if (bug == Bug::forgets_symbols) {
      mover.gold = static_cast<std::int16_t>(std::max(0, mover.gold - haul.gold));
    }
    for (std::size_t q = 0; q < most_players; ++q) {
      auto& gold = step.next.players[q].gold;
      if (q == p || gold == before.players[q].gold) continue;
      if (bug == Bug::forgets_rivals) gold = before.players[q].gold;
      if (bug == Bug::pays_by_edge) ++gold;
    }
    if (bug == Bug::leaves_ships) {
      const auto blue = index(Ship::blue);
      const auto taken = before.ships[blue].count() - step.next.ships[blue].count();
      step.next.ships[blue] = before.ships[blue];
      auto& ships = mover.ships[Ship::blue];
      ships = static_cast<std::uint8_t>(ships - taken);
    }
    if (bug == Bug::moves_pieces && cells.count() > 4) {
      mover.dragons &= ~Bits::of(cells.first());
    }
  }

  auto break_pad(State& state) const -> void {
    const auto players = static_cast<std::size_t>(this->players());
    for (std::size_t p = 0; p < players; ++p) {
      if (bug == Bug::one_more_for_all) state.players[p].pad.most = 5;
    }
    for (std::size_t r = 0; r < realm_count; ++r) {
      const auto realm = static_cast<Realm>(r);
      auto presence = presence_in(rules(), state, realm);
      const int whirlpools = free_whirlpools(rules(), state, realm);
      for (std::size_t p = 0; p < players; ++p) {
        if (bug == Bug::counts_pieces) presence[p].dragons = presence[p].pieces > 0 ? 1 : 0;
        if (bug == Bug::forgets_hidden) {
          presence[p].dragons -= state.players[p].reefs[hidden_in(realm)];
          presence[p].ranks = presence[p].dragons > 0 ? 1 : 0;
        }
      }
      for (std::size_t p = 0; p < players; ++p) {
        auto& points = state.players[p].pad.control[r];
        const int award = control_points(presence, players, p, whirlpools);
        if (bug == Bug::counts_pieces || bug == Bug::forgets_hidden) {
          points = static_cast<std::int16_t>(award);
        }
        const int first = 3 * whirlpools;
        if (bug == Bug::rounds_up && players > 2 && points > 0 && points == first / 2) {
          points = static_cast<std::int16_t>((first + 1) / 2);
        }
        int ahead = 0;
        for (std::size_t q = 0; q < players; ++q) ahead += is_ahead(presence[q], presence[p]);
        if (bug == Bug::second_after_tie && players > 2 && ahead == 2 && presence[p].ranks > 0) {
          points = static_cast<std::int16_t>(first / 2);
        }
      }
    }
  }
};

}  // namespace ruleproof::properties::mutants::sea

namespace ruleproof::properties {

template <>
struct Tables<mutants::sea::Mutant> {
  using G = mutants::sea::Mutant;
  static constexpr std::span<const Law<G>> laws = sea::laws<G>;
  static constexpr std::span<const Goal<G>> goals = sea::goals<G>;
  static auto random_options(Random& random) -> Texts { return sea::random_options(random); }
};

}  // namespace ruleproof::properties
