/// Connect Four with planted bugs: laws are worth as much as they catch.
#pragma once

#include <algorithm>

#include "model/connect_four/rules/clauses.hpp"
#include "properties/laws/connect_four.hpp"

namespace ruleproof::properties::mutants {

enum class Bug : std::uint8_t {
  none,
  wrong_column,      ///< from the fourth row on, a stone falls into the column on the left
  forgets_diagonal,  ///< a falling diagonal does not win
  forgets_draw,      ///< a full board goes on
  plays_on,          ///< after the end, moves are legal
  moves_twice,       ///< a stone of p1 in the middle column comes with one of p2
  offers_full,       ///< full columns are offered
  hides_last,        ///< the last free column is not offered
  hides_right,       ///< the rightmost column is not offered while others are free
  cites_nothing,     ///< a draw relies on no clause
  misreads_last,     ///< the last column is written as the first
  misreads_stone,    ///< a position with a stone in the top right reads back without it
  nobody_wins,       ///< a draw has no winner
  lopsided,          ///< a win on the left is not seen, so that mirror images differ
  forgetful,         ///< every few calls, `apply` does something else
};

/// Inherits what it does not break; calls are resolved on the mutant since laws are templates.
template <Bug B>
class Mutant : public connect_four::ConnectFour {
 public:
  using Base = connect_four::ConnectFour;
  using State = Base::State;
  using Move = Base::Move;
  using Base::Base;

  explicit Mutant(const Base& base) : Base(base) {}
  static auto configure(const SetupText& text) -> Result<Mutant> {
    auto base = Base::configure(text);
    if (!base) return base.error();
    return Mutant(*base);
  }

  [[nodiscard]] auto to_act(const State& state) const -> Seat { return Base::to_act(state); }

  auto propose(const State& state, MoveList<Move>& out) const -> void {
    Base::propose(state, out);
    if (B == Bug::offers_full && !out.empty()) {
      out.clear();
      every_move(out);
      out.pop_back();
    }
    if (B == Bug::hides_last && out.size() == 1) out.clear();
    if (B == Bug::hides_right && out.size() > 1) out.pop_back();
  }

  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict {
    if (B == Bug::plays_on && state.stage != connect_four::Stage::playing) {
      return Base::judge({state.stones, connect_four::Stage::playing}, move);
    }
    return Base::judge(state, move);
  }

  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State> {
    using connect_four::Stage;
    auto step = Base::apply(state, move);
    const auto made =
        (step.next.stones[0] | step.next.stones[1]) & ~(state.stones[0] | state.stones[1]);
    if (B == Bug::wrong_column && move.column > 0 && measure(state) < measure(start()) - 8 &&
        Base::judge(state, {static_cast<std::uint8_t>(move.column - 1)})) {
      return Base::apply(state, {static_cast<std::uint8_t>(move.column - 1)});
    }
    if (B == Bug::forgets_diagonal && step.because.has(diagonal()) && measure(step.next) > 0) {
      step.next.stage = Stage::playing;
    }
    if (B == Bug::forgets_draw && step.next.stage == Stage::drawn) {
      step.next.stage = Stage::playing;
    }
    if (B == Bug::moves_twice && move.column == 3 && (made & 1U << 30U) == 0 &&
        Base::judge(step.next, move) && Base::to_act(step.next) == Seat::p2) {
      step.next = Base::apply(step.next, move).next;
    }
    if (B == Bug::cites_nothing && step.next.stage == Stage::drawn) step.because = {};
    if (B == Bug::lopsided && step.next.stage == Stage::p1_won && move.column == 0) {
      step.next.stage = Stage::playing;
    }
    if (B == Bug::forgetful && ++calls % 97 == 0) step.next = state;
    return step;
  }

  [[nodiscard]] auto outcome(const State& state) const -> Outcome {
    auto outcome = Base::outcome(state);
    if (B == Bug::nobody_wins && state.stage == connect_four::Stage::drawn) outcome.wins = {};
    return outcome;
  }

  [[nodiscard]] auto to_text(const Move& move) const -> std::string {
    if (B == Bug::misreads_last &&
        !Base::judge(start(), {static_cast<std::uint8_t>(move.column + 1)})) {
      return Base::to_text({0});
    }
    return Base::to_text(move);
  }

  [[nodiscard]] auto read_position(std::string_view text) const -> Result<State> {
    if (B == Bug::misreads_stone && text.find('/') != text.npos &&
        text[text.find('/') - 1] != '.') {
      std::string changed(text);
      changed[changed.find('/') - 1] = '.';
      return Base::read_position(changed);
    }
    return Base::read_position(text);
  }

 private:
  static constexpr auto diagonal() -> ClauseRef {
    return clause_in<"line.diagonal">(connect_four::clause_ids);
  }
  inline static int calls = 0;
};

}  // namespace ruleproof::properties::mutants

namespace ruleproof::properties {

template <mutants::Bug B>
struct Tables<mutants::Mutant<B>> {
  using G = mutants::Mutant<B>;
  static constexpr std::span<const Law<G>> laws = connect_four_laws::laws<G>;
  static constexpr std::span<const Goal<G>> goals = connect_four_laws::goals<G>;
  static auto random_options(Random& random) -> Texts {
    return connect_four_laws::random_options(random);
  }
};

}  // namespace ruleproof::properties
