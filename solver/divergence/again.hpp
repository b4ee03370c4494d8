/// Two games of the same moves, played again under other set-ups: whether what they show rests on
/// how other questions are answered.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/replay.hpp"
#include "solver/divergence/comparison.hpp"
#include "solver/divergence/parted.hpp"
#include "solver/divergence/parts.hpp"
#include "solver/divergence/together.hpp"

namespace ruleproof::solver::divergence {

/// The moves of a record; nothing where the game refuses one of them. Its set-up does not count.
template <class G>
auto moves_in(const G& game, std::string_view text)
    -> std::optional<std::vector<typename G::Move>> {
  auto read = parse_record(text, "witness");
  if (!read) return std::nullopt;
  auto record = std::move(read).value();
  std::erase_if(record.entries, [](const Entry& entry) { return entry.kind != Entry::Kind::move; });
  record.end_fingerprint.reset();
  std::vector<typename G::Move> moves;
  const auto last = Replayer<G>(game, "witness")
                        .run(record, [&](const auto& /*before*/, const auto& move,
                                         const auto& /*step*/) { moves.push_back(move); });
  if (!last) return std::nullopt;
  return moves;
}

template <class G>
auto again(const Readings& readings, const Games& games) -> Result<std::optional<Again>> {
  using Found = std::optional<Again>;
  return with_both<G, Found>(readings, [&](const G& first, const G& second) -> Found {
    const auto one = moves_in(first, games.first);
    const auto two = moves_in(second, games.second);
    if (!one || !two) return std::nullopt;
    const Together<G> both(first, second);
    auto state = both.start();
    const auto& longer = one->size() < two->size() ? *two : *one;
    for (const auto& move : longer) {
      if (!both.judge(state, move)) return std::nullopt;
      state = both.apply(state, move).next;
    }
    Comparison<G> comparison(first, second);
    const bool ends = games.end && comparison.differ(*games.end, state.first, state.other());
    const auto what = games.end ? (ends ? games.end : std::nullopt)
                                : comparison.effect_at(state.first, state.other());
    if (!what) return std::nullopt;
    Again found{.what = *what,
                .says = comparison.describe(*what, state.first, state.other(), longer.size()).text,
                .first = {},
                .second = {}};
    if (games.shown) {
      found.first = witness_of<G>(first, *one);
      found.second = witness_of<G>(second, *two);
    }
    return found;
  });
}

}  // namespace ruleproof::solver::divergence
