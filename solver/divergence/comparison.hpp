/// Two readings of the same rules, compared at one position.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/game.hpp"
#include "model/core/naming.hpp"
#include "model/core/telling/apart.hpp"

namespace ruleproof::solver {

/// What two readings can disagree about.
enum class Effect : std::uint8_t {
  legal_moves,  ///< who is to act, or what is legal
  position,     ///< any field of the position after the same moves
  scores,       ///< the points at the end
  winner,       ///< who wins
};

[[nodiscard]] constexpr auto to_text(Effect effect) -> std::string_view {
  switch (effect) {
    case Effect::legal_moves:
      return "legal moves";
    case Effect::position:
      return "position";
    case Effect::scores:
      return "scores";
    case Effect::winner:
      return "winner";
  }
  return "";
}

/// The first disagreement of two readings.
struct Difference {
  std::size_t step = 0;  ///< moves played when it shows
  Effect what = Effect::position;
  /// Of the position: `before` is the first reading, `after` the second.
  std::vector<Change> fields;
  std::string text;  ///< one sentence, with the names of fields
  auto operator==(const Difference&) const -> bool = default;
};

inline constexpr std::string_view positions_differ = "the positions differ: ";

/// The sentence in the words of the game.
[[nodiscard]] inline auto in_words(const Difference& difference, const GameWords& words)
    -> std::string {
  if (difference.what != Effect::position) return difference.text;
  const auto begins = difference.text.substr(0, difference.text.find(positions_differ));
  return begins + std::string(positions_differ) + apart_text(words, difference.fields);
}

/// Holds two games against each other; they must outlive it. The two positions given are those that
/// the same moves lead to, and mostly equal.
template <Game G>
class Comparison {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Comparison(const G& first, const G& second) : first_(first), second_(second) {}

  /// Whether the readings differ here in a certain way. Who wins, and with how many points, is
  /// asked where both games are over.
  [[nodiscard]] auto differ(Effect effect, const State& a, const State& b) -> bool {
    switch (effect) {
      case Effect::legal_moves:
        return legal_moves_differ(a, b);
      case Effect::position:
        return !(a == b);
      case Effect::scores:
      case Effect::winner:
        break;
    }
    if constexpr (Scored<G>) {
      if (first_.to_act(a) != Seat::nobody || second_.to_act(b) != Seat::nobody) return false;
      const auto one = first_.outcome(a);
      const auto two = second_.outcome(b);
      return effect == Effect::winner ? one.wins != two.wins : one.scores != two.scores;
    }
    return false;
  }

  /// The first effect, in order of the enumerators, in which the readings differ here.
  [[nodiscard]] auto effect_at(const State& a, const State& b) -> std::optional<Effect> {
    for (const auto effect :
         {Effect::position, Effect::legal_moves, Effect::winner, Effect::scores}) {
      if (differ(effect, a, b)) return effect;
    }
    return std::nullopt;
  }

  /// Says what differs after `step` moves.
  [[nodiscard]] auto describe(Effect effect, const State& a, const State& b, std::size_t step)
      -> Difference {
    Difference difference{.step = step, .what = effect, .fields = {}, .text = {}};
    if constexpr (Fielded<State>) difference.fields = ruleproof::difference(a, b);
    difference.text = "After " + std::to_string(step) + (step == 1 ? " move " : " moves ");
    switch (effect) {
      case Effect::legal_moves:
        difference.text += legal_moves_text(a, b);
        break;
      case Effect::position:
        difference.text += std::string(positions_differ) + apart_text({}, difference.fields);
        break;
      case Effect::scores:
      case Effect::winner:
        difference.text += outcome_text(effect, a, b);
        break;
    }
    return difference;
  }

 private:
  auto legal_moves_differ(const State& a, const State& b) -> bool {
    if (first_.to_act(a) != second_.to_act(b)) return true;
    moves(first_, a, moves_a_);
    moves(second_, b, moves_b_);
    if (moves_a_ == moves_b_) return false;
    std::ranges::sort(moves_a_);
    std::ranges::sort(moves_b_);
    return moves_a_ != moves_b_;
  }

  auto legal_moves_text(const State& a, const State& b) -> std::string {
    if (first_.to_act(a) != second_.to_act(b)) {
      return std::string(to_text(first_.to_act(a))) + " is to act under one reading, " +
             std::string(to_text(second_.to_act(b))) + " under the other";
    }
    (void)legal_moves_differ(a, b);
    return "legal under one reading only: " + listed(moves_a_, moves_b_, first_) +
           "; under the other only: " + listed(moves_b_, moves_a_, second_);
  }
  /// The moves of one list that the other lacks; both are sorted.
  static auto listed(const MoveList<Move>& list, const MoveList<Move>& other, const G& game)
      -> std::string {
    MoveList<Move> only;
    std::ranges::set_difference(list, other, std::back_inserter(only));
    constexpr std::size_t shown = 5;
    std::string text;
    for (std::size_t i = 0; i < std::min(shown, only.size()); ++i) {
      if constexpr (Notated<G>) text += (i == 0 ? "\"" : ", \"") + game.to_text(only[i]) + "\"";
    }
    if (only.empty()) return "nothing";
    return text + (only.size() > shown ? " and others" : "");
  }
  auto outcome_text(Effect effect, const State& a, const State& b) -> std::string {
    std::string text;
    if constexpr (Scored<G>) {
      const auto one = first_.outcome(a);
      const auto two = second_.outcome(b);
      for (std::size_t p = 0; p < static_cast<std::size_t>(one.players); ++p) {
        const auto seat = std::string(to_text(player_seat(static_cast<int>(p))));
        if (effect == Effect::winner && one.wins[p] != two.wins[p]) {
          text += (text.empty() ? "" : ", ") + seat +
                  (one.wins[p] ? " wins under the first reading only"
                               : " wins under the second reading only");
        } else if (effect == Effect::scores && one.scores[p] != two.scores[p]) {
          text += (text.empty() ? "" : ", ") + seat + " has " + std::to_string(one.scores[p]) +
                  " or " + std::to_string(two.scores[p]) + " points";
        }
      }
    }
    return text;
  }

  const G& first_;
  const G& second_;
  MoveList<Move> moves_a_;
  MoveList<Move> moves_b_;
};

/// The first disagreement along some moves, which both games play while they agree.
template <Game G>
auto first_difference(const G& first, const G& second, std::span<const typename G::Move> played)
    -> std::optional<Difference> {
  Comparison<G> comparison(first, second);
  auto a = first.start();
  auto b = second.start();
  for (std::size_t step = 0;; ++step) {
    if (const auto effect = comparison.effect_at(a, b)) {
      return comparison.describe(*effect, a, b, step);
    }
    if (step == played.size() || !first.judge(a, played[step])) return std::nullopt;
    b = second.apply(a, played[step]).next;
    a = first.apply(a, played[step]).next;
  }
}

}  // namespace ruleproof::solver
