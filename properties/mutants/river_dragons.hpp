/// River Dragons with bugs planted: what the laws are worth shows in what they catch.
#pragma once

#include "properties/laws/river_dragons.hpp"

namespace ruleproof::properties::mutants {

enum class RiverBug : std::uint8_t {
  none,
  sinks_stone,     ///< a stone is gone as soon as a plank lies on it
  drifts,          ///< a new stone takes a neighbour with it
  loses_plank,     ///< a removed plank goes out of the game
  steals_plank,    ///< a removed plank goes to the next player
  comes_back,      ///< a plank that is out returns at the end of a round
  lays_short,      ///< planks reach anything
  lays_fourth,     ///< stones bear any number of planks
  lays_across,     ///< planks cross
  discards_early,  ///< a plank may be thrown away at will
  loses_early,     ///< Remove may be given up at will
  takes_footing,   ///< a plank is removed from under a pawn
  takes_pillar,    ///< a stone is removed from under a plank
  takes_second,    ///< a plank is removed though its size is there
  falls_early,     ///< a pawn may fall at will
  falls_forward,   ///< a pawn falls into its end village
  steps_far,       ///< a pawn steps to any plank
  pushes_in,       ///< two pawns on a plank
  shows_plans,     ///< everybody sees all plans
  keeps_first,     ///< the first player stays the same
  keeps_plan,      ///< a plan lies on when the round is over
  two_dragons,     ///< a plan may hold two dragons
  wrong_winner,    ///< the first player wins whoever arrives
};

/// Inherits what it does not break; calls are resolved on the mutant since laws are templates. The
/// bug is chosen when the program runs, so that one set of laws is compiled for all.
class RiverMutant : public river_dragons::RiverDragons {
 public:
  using Base = river_dragons::RiverDragons;
  using State = Base::State;
  using Move = Base::Move;
  using Base::Base;

  inline static RiverBug planted = RiverBug::none;

  explicit RiverMutant(const Base& base) : Base(base) {}
  static auto configure(const SetupText& text) -> Result<RiverMutant> {
    auto base = Base::configure(text);
    if (!base) return base.error();
    return RiverMutant(*base);
  }

  auto propose(const State& state, MoveList<Move>& out) const -> void {
    Base::propose(state, out);
    if (planted == RiverBug::none) return;
    MoveList<Move> others;
    list_candidates(state, others);
    for (const auto& move : others) {
      if (lets_through(state, move)) out.push_back(move);
    }
  }

  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    return lets_through(state, move) ? Verdict::legal() : Base::judge(state, move);
  }

  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    auto step = Base::apply(state, move);
    const bool ended = rivers::ends_round(state, move, step.next);
    spoil_pieces(state, move, step.next);
    if (ended) spoil_round(state, step.next);
    if (planted == RiverBug::wrong_winner && step.next.winner != 0) step.next.winner = 1;
    return step;
  }

  [[nodiscard]] auto seen_by(const State& state, Seat seat) const -> State {
    return planted == RiverBug::shows_plans ? state : Base::seen_by(state, seat);
  }

 private:
  /// Moves of the stage, legal or not, that a bug could let through.
  auto list_candidates(const State& state, MoveList<Move>& out) const -> void {
    using namespace river_dragons;  // NOLINT(google-build-using-namespace)
    if (state.stage == Stage::plan) {
      for (std::uint8_t card = 0; card < card_count; ++card) {
        out.emplace_back(PlanCard{static_cast<Card>(card)});
      }
    }
    for (const auto name : rivers::planks_of(state)) {
      const auto& plank = state.plank(name);
      if (plank.on_board() && state.stage == Stage::remove) out.emplace_back(RemovePlank{name});
      if (plank.on_board() && state.stage == Stage::move) {
        out.emplace_back(MoveTo{Stand::on(name)});
      }
      if (plank.at != Plank::held || state.stage != Stage::lay) continue;
      out.emplace_back(Discard{name});
      for (Site to = 0; to < site_count; ++to) {
        for (Site from = 0; from < to; ++from) out.emplace_back(LayPlank{name, from, to});
      }
    }
    if (state.stage == Stage::remove) {
      for (Site site = colour_count; site < site_count; ++site) {
        out.emplace_back(RemoveStone{site});
      }
    }
    out.emplace_back(Lose{});
    out.emplace_back(Fall{});
  }

  /// Illegal moves that a bug takes for legal.
  [[nodiscard]] auto lets_through(const State& state, const Move& move) const -> bool {
    using namespace river_dragons;  // NOLINT(google-build-using-namespace)
    using enum RiverBug;
    if (planted == none || Base::judge(state, move)) return false;
    if (const auto* lay = std::get_if<LayPlank>(&move)) return lets_lie(state, *lay);
    const auto acting = static_cast<std::size_t>(state.actor());
    const auto* taken = std::get_if<RemovePlank>(&move);
    if (taken != nullptr) {
      if (state.stage != Stage::remove || !state.plank(taken->plank).on_board()) return false;
      const bool footing = rivers::is_occupied(state, taken->plank);
      return footing ? planted == takes_footing : planted == takes_second;
    }
    if (const auto* stone = std::get_if<RemoveStone>(&move)) {
      return planted == takes_pillar && state.stage == Stage::remove &&
             rivers::has_stone(state, stone->site);
    }
    if (const auto* go = std::get_if<MoveTo>(&move)) {
      if (state.stage != Stage::move || !go->to.on_plank()) return false;
      const auto plank = go->to.plank();
      if (plank.seat() >= players() || !state.plank(plank).on_board()) return false;
      const bool next =
          std::ranges::count(rivers::planks_next_to(*this, state, state.players[acting].pawn),
                             plank, &rivers::Lying::name) > 0;
      return next ? planted == pushes_in
                  : planted == steps_far && !rivers::is_occupied(state, plank);
    }
    if (const auto* laid = std::get_if<PlanCard>(&move)) {
      const auto& plan = state.players[acting].plan;
      return planted == two_dragons && state.stage == Stage::plan && is_dragon(laid->card) &&
             rules().hands[acting].has(laid->card) && std::ranges::count(plan, laid->card) == 0;
    }
    if (const auto* discard = std::get_if<Discard>(&move)) {
      return planted == discards_early && state.stage == Stage::lay &&
             discard->plank.seat() < players() && state.plank(discard->plank).at == Plank::held;
    }
    if (std::holds_alternative<Lose>(move)) {
      return planted == loses_early && state.stage == Stage::remove;
    }
    return std::holds_alternative<Fall>(move) && planted == falls_early &&
           state.stage == Stage::move;
  }

  [[nodiscard]] auto lets_lie(const State& state, const river_dragons::LayPlank& lay) const
      -> bool {
    using enum RiverBug;
    if (state.stage != river_dragons::Stage::lay || lay.from >= lay.to ||
        lay.plank.seat() >= players() || state.plank(lay.plank).at != river_dragons::Plank::held ||
        !rivers::can_bear(*this, state, lay.from) || !rivers::can_bear(*this, state, lay.to) ||
        river_dragons::is_village(lay.to)) {
      return false;
    }
    const rivers::Lying plank{lay.plank, lay.from, lay.to};
    const auto size = river_dragons::gap_class(rules().components.reach_squared,
                                               rivers::line_of(*this, state, lay.from, lay.to));
    const bool fits = size != 0 && size <= lay.plank.size();
    const bool room = rivers::has_room(*this, state, plank);
    const bool clear = rivers::is_unhindered(*this, state, plank);
    if (planted == lays_short) return !fits && room && clear;
    if (planted == lays_fourth) return fits && !room && clear;
    return planted == lays_across && fits && room && !clear;
  }

  /// Takes the stone from a site, if it has one.
  static auto sink(State& state, river_dragons::Site site) -> void {
    if (rivers::has_stone(state, site)) state.stones.take(site);
  }

  /// What a bug makes of stones, planks and pawns.
  auto spoil_pieces(const State& before, const Move& move, State& after) const -> void {
    using namespace river_dragons;  // NOLINT(google-build-using-namespace)
    using enum RiverBug;
    const auto* lay = std::get_if<LayPlank>(&move);
    if (planted == sinks_stone && lay != nullptr) sink(after, lay->to);
    const auto* put = std::get_if<PutStone>(&move);
    if (planted == drifts && put != nullptr) sink(after, static_cast<Site>(put->site - 1));
    if (const auto* taken = std::get_if<RemovePlank>(&move)) {
      for (std::size_t seat = 0; seat < after.players.size(); ++seat) {
        auto& pawn = after.players[seat].pawn;
        if (pawn == Stand::on(taken->plank)) pawn = Stand::in(rivers::start_of(*this, seat));
      }
      if (planted == takes_second) after.plank(taken->plank) = Plank::in_reserve(before.actor());
      if (planted == loses_plank) after.plank(taken->plank) = {Plank::out, 0};
      if (planted == steals_plank) {
        after.plank(taken->plank) = Plank::in_reserve((before.actor() + 1) % players());
      }
    }
    if (planted == falls_forward && std::holds_alternative<Fall>(move)) {
      const auto seat = rivers::seat_before(before);
      after.players[seat].pawn = Stand::in(rivers::goal_of(*this, seat));
    }
  }

  /// What a bug makes of the end of a round.
  auto spoil_round(const State& before, State& after) const -> void {
    using namespace river_dragons;  // NOLINT(google-build-using-namespace)
    using enum RiverBug;
    if (planted == keeps_first) after.first = before.first;
    if (planted == keeps_plan) after.players[1].plan = before.players[1].plan;
    if (planted != comes_back) return;
    for (const auto name : rivers::planks_of(after)) {
      if (after.plank(name).at == Plank::out) after.plank(name) = Plank::in_reserve(name.seat());
    }
  }
};

}  // namespace ruleproof::properties::mutants

namespace ruleproof::properties {

template <>
struct Tables<mutants::RiverMutant> {
  using G = mutants::RiverMutant;
  static constexpr std::span<const Law<G>> laws = rivers::laws<G>;
  static constexpr std::span<const Goal<G>> goals = rivers::goals<G>;
  static auto random_options(Random& random) -> Texts { return rivers::random_options(random); }
};

}  // namespace ruleproof::properties
