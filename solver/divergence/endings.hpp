/// Two games of the same moves, one under each reading, that end otherwise.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/core/replay.hpp"
#include "solver/divergence/divergence.hpp"
#include "solver/divergence/pairs.hpp"
#include "solver/divergence/parted.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/divergence/sampling.hpp"
#include "solver/reached.hpp"

namespace ruleproof::solver::divergence {

template <class G>
auto look_for_endings(const G& first, const G& second, Effect effect, const Budget& budget)
    -> Divergence<G> {
  tell(budget.watcher, nullptr);
  auto found = shortest_effect(
      first, second, effect,
      {.max_states = budget.states, .jobs = budget.jobs, .watcher = budget.watcher});
  if (found.how == How::exhaustive || budget.samples == 0) return found;
  tell(budget.watcher, "random games");
  auto sampled = sampled_effect(first, second, effect,
                                {.games = budget.samples,
                                 .seed = budget.seed,
                                 .shrink = budget.samples,
                                 .longest = longest_pair,
                                 .work = budget.work,
                                 .jobs = budget.jobs});
  sampled.exploration = found.exploration;
  return sampled;
}

/// The moves as far as this game goes on; an error if the record of it does not replay.
template <class G>
auto ended(const G& game, std::span<const typename G::Move> moves) -> Result<Ended> {
  std::vector<typename G::Move> played;
  auto state = game.start();
  for (const auto& move : moves) {
    if (game.to_act(state) == Seat::nobody) break;
    played.push_back(move);
    state = game.apply(state, move).next;
  }
  Ended end{.moves = played.size(), .outcome = game.outcome(state), .witness = {}};
  auto record = record_of(game, game.start(), std::span<const typename G::Move>(played));
  for (int p = 0; p < end.outcome.players; ++p) {
    record.entries.push_back({.kind = Entry::Kind::expect_field,
                              .text = end.outcome.wins[static_cast<std::size_t>(p)] ? "1" : "0",
                              .field = "winner." + std::string(to_text(player_seat(p)))});
  }
  end.witness.record = ruleproof::to_text(record);
  const auto read = parse_record(end.witness.record, "witness");
  if (!read) return read.error();
  if (const auto last = replay(game, *read, "witness"); !last) return last.error();
  end.witness.frames = frames_of(game, *read);
  return end;
}

template <class G>
auto end(const Readings& readings, Effect effect, const Budget& budget) -> Result<Endings> {
  return with_both<G, Endings>(readings, [&](const G& first, const G& second) -> Result<Endings> {
    const auto found = look_for_endings(first, second, effect, budget);
    Endings endings;
    endings.setup = first.setup();
    endings.scope = scope_of(first, second);
    endings.how = found.how;
    endings.exploration = found.exploration;
    endings.games = found.games;
    if (!found.moves) return endings;
    endings.moves = found.moves->size();
    auto one = ended(first, std::span<const typename G::Move>(*found.moves));
    if (!one) return one.error();
    auto two = ended(second, std::span<const typename G::Move>(*found.moves));
    if (!two) return two.error();
    endings.first = *std::move(one);
    endings.second = *std::move(two);
    return endings;
  });
}

}  // namespace ruleproof::solver::divergence
