/// Kalah (William Julius Champion, 1940): two players sow seeds around a board. The rules are in
/// our own words.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "model/core/fields.hpp"
#include "model/core/setup.hpp"

namespace kalah {

inline constexpr int most_pits = 6;

/// What belongs to one player.
struct Side {
  std::array<std::uint8_t, most_pits> pits{};  ///< in the order in which seeds are sown
  std::uint8_t store = 0;

  auto operator<=>(const Side&) const = default;
  static constexpr auto fields() {
    return std::tuple{ruleproof::Field{"pits", &Side::pits, 0, 72, "seeds in each pit"},
                      ruleproof::Field{"store", &Side::store, 0, 72, "seeds in the store"}};
  }
};

struct State {
  std::array<Side, 2> p{};
  std::uint8_t mover = 0;  ///< 0 or 1

  auto operator<=>(const State&) const = default;
  static constexpr auto fields() {
    return std::tuple{ruleproof::Field{"p", &State::p},
                      ruleproof::Field{"mover", &State::mover, 0, 1, "0 p1 sows, 1 p2 sows"}};
  }
};

/// Sow the seeds of one of the own pits, 0-based.
struct Move {
  std::uint8_t pit = 0;
  auto operator<=>(const Move&) const = default;
};

/// [capture] What the texts leave open: the last seed, opposite to an empty pit.
enum class EmptyOpposite : std::uint8_t { takes_nothing, takes_the_seed };

struct Rulings {
  EmptyOpposite empty_opposite = EmptyOpposite::takes_nothing;
  auto operator<=>(const Rulings&) const = default;
};

/// The clauses that the code cites, in the order of kalah.cpp's table.
inline constexpr auto clause_ids = std::to_array<std::string_view>(
    {"sow.own", "sow.path", "turn.again", "turn.other", "capture", "end.sweep", "end.most"});

/// A clause of these rules; a typo does not compile.
template <ruleproof::Literal Id>
consteval auto operator""_c() -> ruleproof::ClauseRef {
  return ruleproof::clause_in<Id>(clause_ids);
}

class Kalah {
 public:
  using State = kalah::State;
  using Move = kalah::Move;
  using Rulings = kalah::Rulings;

  static constexpr std::string_view name = "kalah";
  static constexpr std::string_view title = "Kalah";
  static constexpr int ruleset = 1;
  static const std::span<const ruleproof::Clause> rulebook;
  static const std::span<const ruleproof::Ruling<Rulings>> ruling_table;
  static constexpr std::span<const ruleproof::Unruled> unruled{};
  /// `propose` offers legal moves only.
  static constexpr bool exact_proposals = true;

  [[nodiscard]] static auto configure(const ruleproof::SetupText& text) -> ruleproof::Result<Kalah>;
  [[nodiscard]] auto setup() const -> ruleproof::SetupText;
  [[nodiscard]] auto rulings() const -> const Rulings& { return rulings_; }

  // The five functions of every game.
  [[nodiscard]] auto start() const -> State;
  [[nodiscard]] auto to_act(const State& state) const -> ruleproof::Seat;
  auto propose(const State& state, ruleproof::MoveList<Move>& out) const -> void;
  [[nodiscard]] auto judge(const State& state, const Move& move) const -> ruleproof::Verdict;
  [[nodiscard]] auto apply(const State& state, const Move& move) const -> ruleproof::Step<State>;

  [[nodiscard]] auto players() const -> int { return 2; }
  [[nodiscard]] auto outcome(const State& state) const -> ruleproof::Outcome;
  /// Falls with every move, so that every game ends: a seed comes nearer to the end of its side, or
  /// one goes into a store.
  [[nodiscard]] auto measure(const State& state) const -> std::int64_t;
  auto every_move(ruleproof::MoveList<Move>& out) const -> void;

  // notation.cpp: "sow 3"; positions as their fields.
  [[nodiscard]] auto to_text(const Move& move) const -> std::string;
  [[nodiscard]] auto read_move(std::string_view text) const -> ruleproof::Result<Move>;
  [[nodiscard]] auto position(const State& state) const -> std::string;
  [[nodiscard]] auto read_position(std::string_view text) const -> ruleproof::Result<State>;

 private:
  int pits_ = 6;   ///< of each side: 1..6
  int seeds_ = 4;  ///< in each pit at the start: 1..6
  Rulings rulings_;
};

}  // namespace kalah
