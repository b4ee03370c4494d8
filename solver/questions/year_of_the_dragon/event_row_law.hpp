/// The law of the procedure that fills the event row of In the Year of the Dragon.
///
/// Ten tiles, each told apart, are drawn in 10! equally likely orders: every probability is a whole
/// number of orders. The procedure itself is the model's: `lay`, `may_go_on`.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include <boost/multiprecision/cpp_int.hpp>

#include "model/core/fields.hpp"
#include "model/year_of_the_dragon/event_row.hpp"
#include "model/year_of_the_dragon/year_of_the_dragon.hpp"
#include "solver/questions/year_of_the_dragon/asking.hpp"

namespace ruleproof::solver::year_of_the_dragon_question {

using Fraction = boost::multiprecision::cpp_rational;

/// "17/32".
[[nodiscard]] auto to_text(const Fraction& fraction) -> std::string;
/// "0.53125": six digits.
[[nodiscard]] auto decimal(const Fraction& fraction) -> std::string;

/// How likely each row is, and how often there is no cell for the last tile.
struct RowLaw {
  std::map<EventRow, std::int64_t> orders;  ///< of the draw, by final row
  std::int64_t all_orders = 0;              ///< that give a row, and are equally likely
  std::int64_t dead_ends = 0;    ///< of 10!: orders that come to a dead end at least once
  std::int64_t every_order = 0;  ///< 10!

  [[nodiscard]] auto probability(std::int64_t count) const -> Fraction {
    return {count, all_orders};
  }
};

/// By following all draws at once, one tile after the other.
[[nodiscard]] auto row_law(const Rulings& rulings) -> RowLaw;

/// Rows of two of each of five kinds, by counting them one by one.
struct LegalRows {
  std::int64_t all = 0;    ///< orders of the ten tiles
  std::int64_t legal = 0;  ///< of these, those without like neighbours
};
[[nodiscard]] auto count_legal_rows() -> LegalRows;

/// Half the sum of the differences between a law and the uniform one on the legal rows.
[[nodiscard]] auto distance_from_uniform(const RowLaw& law, std::int64_t legal) -> Fraction;

/// The procedure as a game of chance alone, in which positions are what later draws depend on: the
/// open cells, the tiles beside them, the tiles left; and kinds of event are not told apart.
class RowProcedure {
 public:
  struct State {
    EventRow row{};
    EventBag left;
    bool dead_end = false;
    auto operator<=>(const State&) const = default;
    static constexpr auto fields() {
      return std::tuple{Field{"row", &State::row, 0, 6, "cells that matter, the others are peace"},
                        Field{"left", &State::left, 0, 12, "tiles not yet drawn"},
                        Field{"dead-end", &State::dead_end, 0, 1, "the last tile has no cell"}};
    }
  };
  using Move = Draw;

  static constexpr std::string_view name = "event-row";
  static constexpr const auto& rulebook = year_of_the_dragon::YearOfTheDragon::rulebook;
  static constexpr bool exact_proposals = true;

  explicit RowProcedure(const Rulings& rulings) : rulings_(rulings) {}

  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> Seat;
  auto propose(const State& state, MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> Step<State>;
  [[nodiscard]] auto weight(const State& state, const Move& move) const -> std::int64_t;

 private:
  Rulings rulings_;
};

}  // namespace ruleproof::solver::year_of_the_dragon_question
