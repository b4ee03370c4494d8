/// At what stage of a game each choice is made: so that the choices of two games can be joined
/// where the second one fits.
#pragma once

#include <cstdint>
#include <vector>

#include "properties/laws/law_watch.hpp"

namespace ruleproof::fuzz {

/// Notes, for each choice, who makes it and which clauses the step before relied on.
template <class G>
class Stages {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  auto open(const State& /*state*/) -> bool { return true; }
  auto operator()(const State& /*before*/, const Move& /*move*/, const Step<State>& step) -> bool {
    last_ = 0;
    step.because.for_each(
        [&](ClauseRef clause) { last_ = (last_ ^ (clause.index + 1U)) * 0x9e3779b97f4a7c15U; });
    return true;
  }
  auto take_moves(MoveList<Move>& /*out*/) -> bool { return false; }
  auto close() -> bool { return true; }
  auto stuck(const State& /*state*/) -> void {}

  /// Of the next choice.
  auto note(Seat seat) -> void { seen_.push_back(last_ ^ static_cast<std::uint64_t>(seat)); }
  [[nodiscard]] auto seen() -> std::vector<std::uint64_t>& { return seen_; }

 private:
  std::uint64_t last_ = 0;
  std::vector<std::uint64_t> seen_;
};

/// The stage of each choice that is used.
template <Configurable G>
auto stages_of(const G& game, std::span<const std::uint8_t> choices,
               MoveList<typename G::Move>& buffer) -> std::vector<std::uint64_t> {
  Stages<G> stages;
  Script<std::uint8_t> script(choices);
  const auto choose = [&](const G& played, const typename G::State& state,
                          std::span<const typename G::Move> moves) {
    stages.note(played.to_act(state));
    return script(played, state, moves);
  };
  properties::play_watched(game, choose, stages, buffer);
  stages.seen().resize(script.used());  // the last one may find no byte left
  return std::move(stages.seen());
}

}  // namespace ruleproof::fuzz
