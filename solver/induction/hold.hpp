/// A ledger held to one game, with its types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/assert.hpp"
#include "model/core/expression/compile.hpp"
#include "model/core/expression/vocabulary.hpp"
#include "model/core/game.hpp"
#include "model/core/play.hpp"
#include "model/core/setup.hpp"
#include "solver/induction/held_to_the_model.hpp"
#include "solver/induction/ledger.hpp"

namespace ruleproof::solver {
namespace held {

inline constexpr std::size_t longest_held = 600;  ///< choices of a game
inline constexpr int plenty = 1'000'000;          ///< in a supply that nobody counts

/// The numbers of players that there are.
template <class G>
auto players_of() -> std::vector<int> {
  std::vector<int> counts;
  for (int players = 1; players <= static_cast<int>(max_players); ++players) {
    if (G::configure({{{"players", std::to_string(players)}}, {}})) counts.push_back(players);
  }
  return counts;
}

/// Some answers of some open questions, by lot.
template <class G>
auto by_lot(const Ledger& ledger, Random& random, int players) -> SetupText {
  SetupText setup;
  setup.options["players"] = std::to_string(players);
  for (const auto& row : G::ruling_table) {
    if (random.below(4) != 0 || std::ranges::count(ledger.settled, row.id) > 0) continue;
    const auto answers = row.options();
    setup.rulings[std::string(row.id)] = answers[random.below(answers.size())].id;
  }
  return setup;
}

/// The heaps of a ledger in positions of one game.
template <class G>
class Reader {
 public:
  Reader(const G& game, const Ledger& ledger, std::size_t player) : ledger_(ledger) {
    const auto vocabulary = expression::vocabulary_of(game);
    for (const auto& place : ledger.places) {
      if (place.reads.empty()) {
        heaps_.push_back(std::nullopt);
        continue;
      }
      auto program =
          expression::compile_number(of_player(std::string(place.reads), player), vocabulary);
      RULEPROOF_ASSERT(static_cast<bool>(program));
      heaps_.emplace_back(expression::Asked<G>(game, *std::move(program)));
    }
  }

  /// What is out of sight holds the rest of `all`.
  auto operator()(const typename G::State& state, int all) const -> std::vector<int> {
    std::vector<int> heaps;
    int seen = 0;
    for (const auto& heap : heaps_) {
      heaps.push_back(heap ? static_cast<int>(heap->number(state).value_or(0)) : 0);
      seen += heaps.back();
    }
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      if (!heaps_[i]) heaps[i] = all - seen;
    }
    return heaps;
  }

 private:
  const Ledger& ledger_;
  std::vector<std::optional<expression::Asked<G>>> heaps_;
};

template <class G>
auto play_one(const G& game, const Ledger& ledger, std::uint64_t seed, HeldTo& held) -> void {
  const auto players = ledger.of_each_player ? static_cast<std::size_t>(game.players()) : 1;
  std::vector<Reader<G>> readers;
  for (std::size_t p = 1; p <= players; ++p) readers.emplace_back(game, ledger, p);
  const auto watch = [&](const auto& before, const auto& move, const auto& step) {
    ++held.steps;
    for (const auto& reader : readers) {
      const auto was = reader(before, plenty);
      const auto is = reader(step.next, plenty);
      held.transfers += was == is ? 0 : 1;
      if (held.broken.empty() && !transfers_lead(ledger, was, is)) {
        held.broken = game.to_text(move) + " under " + ruleproof::to_text(game.setup().rulings);
      }
    }
  };
  play(game, AtMost(Dice(seed), longest_held), watch);
  ++held.games;
}

}  // namespace held

/// What `Parts::hold_to_the_model` says; nothing where a game has no points.
template <class G>
auto hold(const Ledger& ledger, std::uint64_t games, std::uint64_t seed) -> HeldTo {
  HeldTo told;
  if constexpr (Scored<G>) {
    Random random(seed);
    const auto counts = held::players_of<G>();
    for (std::uint64_t i = 0; i < games; ++i) {
      const auto players = counts[i % counts.size()];
      const auto setup = i < counts.size() ? SetupText{{{"players", std::to_string(players)}}, {}}
                                           : held::by_lot<G>(ledger, random, players);
      const auto game = G::configure(setup);
      if (game) held::play_one(*game, ledger, seed + i, told);
    }
  }
  return told;
}

}  // namespace ruleproof::solver
