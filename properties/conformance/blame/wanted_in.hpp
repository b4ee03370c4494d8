/// Whether a game does what a search wants, and in which way. For files that know a game's types.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/effects.hpp"
#include "model/core/game.hpp"
#include "model/core/naming.hpp"
#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/shorten/proposals.hpp"

namespace ruleproof::conformance::detail {

/// How something happens.
struct Way {
  std::string kind = {};    ///< the clauses, and the fields that change
  std::string change = {};  ///< by how much they do
};

template <class G>
class WantedIn {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  WantedIn(const G& game, const Wanted& wanted) : game_(game), over_(wanted.over) {
    const std::span<const Clause> book = G::rulebook;
    for (const auto& id : wanted.clauses) {
      const auto clause = std::ranges::find(book, id, &Clause::id);
      if (clause == book.end()) continue;
      clauses_.add({static_cast<std::uint8_t>(clause - book.begin())});
    }
    for (const auto& text : wanted.forbidden) {
      if (auto move = game.read_move(text)) forbidden_.push_back(std::move(move).value());
    }
    at_positions_ = !wanted.forbidden.empty();
    if (at_positions_) add_similar();
  }

  /// At a position: a move is forbidden that the engine offered elsewhere, or one like it.
  [[nodiscard]] auto here(const State& state) const -> bool {
    if (!at_positions_ || game_.to_act(state) == Seat::nobody) return false;
    return std::ranges::any_of(forbidden_, [&](const Move& move) {
      const auto verdict = game_.judge(state, move);
      return !verdict && clauses_.has(verdict.why());
    });
  }
  /// By a move.
  [[nodiscard]] auto by(const Step<State>& step) const -> bool {
    if (at_positions_) return false;
    auto both = step.because;
    both.add(clauses_);
    return both == step.because && (!over_ || game_.to_act(step.next) == Seat::nobody);
  }
  /// Moves that rely on the same clauses and change the same fields happen in the same way.
  [[nodiscard]] auto way(const State& before, const Step<State>& step) const -> Way {
    Way way;
    step.because.for_each([&](ClauseRef clause) { way.kind += static_cast<char>(clause.index); });
    way.kind += '|';
    for (const auto& change : difference(before, step.next)) {
      way.kind += without_digits(change.field) + ' ';
      way.change += by_how_much(change) + ' ';
    }
    return way;
  }

 private:
  /// A few moves that begin and end with the same words.
  auto add_similar() -> void {
    constexpr std::size_t most = 24;
    MoveList<Move> every;
    if constexpr (Enumerable<G>) game_.every_move(every);
    std::vector<Move> similar;
    for (const auto& move : every) {
      const auto is_like = [&](const Move& known) { return alike(move, known); };
      if (std::ranges::any_of(forbidden_, is_like)) similar.push_back(move);
    }
    for (std::size_t i = 0; i < std::min(most, similar.size()); ++i) {
      forbidden_.push_back(similar[i * similar.size() / std::min(most, similar.size())]);
    }
  }
  /// Of a number the difference, otherwise what it becomes.
  static auto by_how_much(const Change& change) -> std::string {
    const auto number = [](const std::string& text) -> std::optional<std::int64_t> {
      std::int64_t value = 0;
      const auto* end = text.data() + text.size();
      const auto read = std::from_chars(text.data(), end, value);
      if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
      return value;
    };
    const auto before = number(change.before);
    const auto after = number(change.after);
    return before && after ? std::to_string(*after - *before) : change.after;
  }
  [[nodiscard]] auto alike(const Move& one, const Move& other) const -> bool {
    const auto ends = [&](const Move& move) {
      const auto text = without_digits(game_.to_text(move));
      const auto last = text.rfind(' ');
      return std::pair(text.substr(0, text.find(' ')),
                       last == std::string::npos ? "" : text.substr(last));
    };
    return ends(one) == ends(other);
  }

  const G& game_;
  ClauseSet clauses_;
  MoveList<Move> forbidden_;
  bool at_positions_ = false;
  bool over_;
};

}  // namespace ruleproof::conformance::detail
