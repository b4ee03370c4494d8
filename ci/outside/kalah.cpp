#include "kalah.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "rules/effects.hpp"

namespace kalah {

using namespace ruleproof;

namespace {

constexpr auto clauses = std::to_array<Clause>({
    {.tag = "K1", .id = "sow.own", .says = "A player chooses an own pit with seeds in it."},
    {.tag = "K2",
     .id = "sow.path",
     .says = "Its seeds are sown one by one: into the next own pits, the own store, the other's "
             "pits and again the own ones; the other's store is passed over."},
    {.tag = "K3",
     .id = "turn.again",
     .says = "A player whose last seed falls into the own store moves again."},
    {.tag = "K4", .id = "turn.other", .says = "Otherwise it is the other's turn."},
    {.tag = "K5",
     .id = "capture",
     .says = "If the last seed falls into an own empty pit, it and the seeds of the opposite pit "
             "go into the own store."},
    {.tag = "K6",
     .id = "end.sweep",
     .says = "When the pits of one side are empty the game ends; what lies on the other side goes "
             "into the store of that side."},
    {.tag = "K7", .id = "end.most", .says = "More seeds in the store win; as many are a draw."},
});
static_assert(std::ranges::equal(ids_of(clauses), clause_ids),
              "kalah.hpp lists the same ids in the same order");
static_assert(effects_are_sound(effects, clauses));

constexpr auto open_questions = std::to_array<Ruling<Rulings>>({
    ruling<&Rulings::empty_opposite>("A1", "empty-opposite", "capture"_c,
                                     "Is the last seed captured when the opposite pit is empty?",
                                     {{"takes-nothing", "the seed stays where it fell"},
                                      {"takes-the-seed", "the seed alone goes into the store"}}),
});

auto in_pits(const Side& side) -> int {
  return std::accumulate(side.pits.begin(), side.pits.end(), 0);
}

auto sweep(Side& side) -> void {
  side.store = static_cast<std::uint8_t>(side.store + in_pits(side));
  side.pits = {};
}

}  // namespace

constinit const std::span<const Clause> Kalah::rulebook = clauses;
constinit const std::span<const Ruling<Rulings>> Kalah::ruling_table = open_questions;

static_assert(Configurable<Kalah> && ExactProposals<Kalah> && Notated<Kalah>);
static_assert(Scored<Kalah> && Measured<Kalah> && Enumerable<Kalah>);

auto Kalah::configure(const SetupText& text) -> Result<Kalah> {
  Kalah game;
  for (const auto& [option, value] : text.options) {
    if (option != "pits" && option != "seeds") {
      return Error{Code::bad_setup, "setup", "kalah has no option \"" + option + '"'};
    }
    const auto number = read_number(option, value, 1, 6);
    if (!number) return number.error();
    (option == "pits" ? game.pits_ : game.seeds_) = *number;
  }
  if (auto problem = set_rulings(ruling_table, text.rulings, game.rulings_)) return *problem;
  return game;
}

auto Kalah::setup() const -> SetupText {
  return {.options = {{"pits", std::to_string(pits_)}, {"seeds", std::to_string(seeds_)}},
          .rulings = named_rulings(ruling_table, rulings_)};
}

auto Kalah::start() const -> State {
  State state;
  for (auto& side : state.p) {
    for (int i = 0; i < pits_; ++i) {
      side.pits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(seeds_);
    }
  }
  return state;
}

auto Kalah::to_act(const State& state) const -> Seat {
  if (in_pits(state.p[0]) == 0 || in_pits(state.p[1]) == 0) return Seat::nobody;
  return player_seat(state.mover);
}

auto Kalah::propose(const State& state, MoveList<Move>& out) const -> void {
  for (std::uint8_t pit = 0; pit < most_pits; ++pit) {
    if (judge(state, {pit})) out.push_back({pit});
  }
}

auto Kalah::judge(const State& state, const Move& move) const -> Verdict {
  if (to_act(state) == Seat::nobody) return Verdict::illegal("end.sweep"_c);
  const bool seeds = move.pit < most_pits && state.p[state.mover].pits[move.pit] > 0;
  return seeds ? Verdict::legal() : Verdict::illegal("sow.own"_c);
}

auto Kalah::apply(const State& state, const Move& move) const -> Step<State> {
  Step<State> step{state, {}};
  auto& own = step.next.p[state.mover];
  auto& other = step.next.p[1 - state.mover];
  const auto pits = static_cast<std::size_t>(pits_);

  std::size_t last = move.pit;
  int hand = std::exchange(own.pits[move.pit], std::uint8_t{0});
  for (; hand > 0; --hand) {
    last = (last + 1) % (2 * pits + 1);
    ++(last < pits ? own.pits[last] : last == pits ? own.store : other.pits[last - pits - 1]);
  }
  step.because.add("sow.path"_c);

  if (last < pits && own.pits[last] == 1) {
    auto& opposite = other.pits[pits - 1 - last];
    if (opposite > 0 || rulings_.empty_opposite == EmptyOpposite::takes_the_seed) {
      own.store = static_cast<std::uint8_t>(own.store + 1 + opposite);
      own.pits[last] = opposite = 0;
      step.because.add("capture"_c);
    }
  }
  if (last != pits) step.next.mover = static_cast<std::uint8_t>(1 - state.mover);
  step.because.add(last == pits ? "turn.again"_c : "turn.other"_c);
  if (to_act(step.next) == Seat::nobody) {
    sweep(own);
    sweep(other);
    step.because.add("end.sweep"_c);
    step.because.add("end.most"_c);
  }
  return step;
}

auto Kalah::outcome(const State& state) const -> Outcome {
  const int first = state.p[0].store;
  const int second = state.p[1].store;
  return {.players = 2, .scores = {first, second}, .wins = {first >= second, second >= first}};
}

auto Kalah::measure(const State& state) const -> std::int64_t {
  std::int64_t left = 0;
  for (const auto& side : state.p) {
    for (std::size_t i = 0; i < most_pits; ++i) {
      left += side.pits[i] * (1000 + most_pits - static_cast<std::int64_t>(i));
    }
  }
  return left;
}

auto Kalah::every_move(MoveList<Move>& out) const -> void {
  for (std::uint8_t pit = 0; pit <= pits_; ++pit) out.push_back({pit});
}

}  // namespace kalah
