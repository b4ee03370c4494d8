#include "model/new_game/new_game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include "model/new_game/rules/clauses.hpp"

namespace ruleproof::new_game {
namespace {

auto other(Seat seat) -> Seat { return seat == Seat::p1 ? Seat::p2 : Seat::p1; }
auto take(int tokens) -> Take { return {static_cast<std::uint8_t>(tokens)}; }

}  // namespace

static_assert(Configurable<NewGame> && ExactProposals<NewGame> && Notated<NewGame>);
static_assert(Scored<NewGame> && Measured<NewGame> && Enumerable<NewGame>);

auto NewGame::configure(const SetupText& text) -> Result<NewGame> {
  Setup setup;
  for (const auto& [option, value] : text.options) {
    if (option != "heap") {
      return Error{Code::bad_setup, "setup", "the only option is heap, not \"" + option + '"'};
    }
    const auto heap = read_number(option, value, 1, most_tokens);
    if (!heap) return heap.error();
    setup.heap = *heap;
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, setup.rulings)) return *problem;
  return NewGame(setup);
}

auto NewGame::setup() const -> SetupText {
  return {.options = {{"heap", std::to_string(setup_.heap)}},
          .rulings = named_rulings(ruling_table, setup_.rulings)};
}

auto NewGame::start() const -> State {
  return {.heap = static_cast<std::uint8_t>(setup_.heap), .turn = Seat::p1};
}

auto NewGame::to_act(const State& state) const -> Seat {
  return state.heap == 0 ? Seat::nobody : state.turn;
}

auto NewGame::propose(const State& state, MoveList<Move>& out) const -> void {
  const auto most = std::min<int>(most_taken, state.heap);
  for (int tokens = 1; tokens <= most; ++tokens) out.push_back(take(tokens));
}

auto NewGame::judge(const State& state, const Move& move) const -> Verdict {
  if (move.tokens < 1 || move.tokens > most_taken) return Verdict::illegal("take.one-to-three"_c);
  if (move.tokens > state.heap) return Verdict::illegal("take.not-there"_c);
  return Verdict::legal();
}

auto NewGame::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{.next = state, .because = {}};
  step.next.heap -= move.tokens;
  step.because.add("take.one-to-three"_c);
  step.next.turn = other(state.turn);
  step.because.add("turn.alternate"_c);
  if (step.next.heap == 0) step.because.add("end.last"_c);
  return step;
}

auto NewGame::outcome(const State& state) const -> Outcome {
  Outcome outcome{.players = players(), .scores = {}, .wins = {}};
  if (state.heap > 0) return outcome;
  const auto took_last = other(state.turn);
  const auto winner = rulings().last == Last::wins ? took_last : state.turn;
  const auto player = static_cast<std::size_t>(player_of(winner));
  outcome.scores[player] = 1;
  outcome.wins[player] = true;
  return outcome;
}

auto NewGame::every_move(MoveList<Move>& out) const -> void {
  for (int tokens = 0; tokens <= most_taken + 1; ++tokens) out.push_back(take(tokens));
}

}  // namespace ruleproof::new_game
