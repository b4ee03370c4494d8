/// Plays a game from bytes and checks every law: most at every step, the costliest at some.
///
///     options  rulings set   (ruling, answer) x n   choices...
///     1 byte   1 byte: n     2 bytes each           1 byte for each choice between moves
///
/// Every input is a game: nothing is rejected, so a corpus keeps its meaning while rules change.
#pragma once

#include <algorithm>
#include <cstdint>

#include "fuzz/guided/guide.hpp"
#include "fuzz/guided/kept_games.hpp"
#include "fuzz/harness.hpp"
#include "model/core/replay.hpp"

namespace ruleproof::fuzz {

/// Whether libFuzzer is told what the rules said. It looks in one place, so one thread may tell.
enum class Guided : std::uint8_t { no, yes };

/// Plays the games that inputs say, one after the other, and keeps what they have in common. What
/// comes of an input does not depend on those before.
template <class G>
  requires Configurable<G> && Notated<G>
class Player {
 public:
  explicit Player(Guided guided, properties::Sampling sampling)
      : guided_(guided), games_(sampling) {}

  /// One game as `bytes` say.
  auto playout(Bytes bytes) -> Found {
    auto& kept = games_.at(bytes);
    return play(kept, bytes);
  }

  /// The game under the set-up that the bytes begin with, which are taken off.
  auto game_of(Bytes& bytes) -> const G& { return games_.at(bytes).game; }

  /// Of all games.
  [[nodiscard]] auto steps() const -> unsigned long long { return steps_; }

  /// One game under two rulings, with the same choices.
  auto two_rulings(Bytes bytes) -> Found {
    auto again = bytes;
    auto& first = games_.at(bytes);
    const auto choices = bytes.subspan(std::min<std::size_t>(bytes.size(), 2));
    if (auto found = play(first, bytes.size() < 2 ? bytes : choices)) return found;
    if (bytes.size() < 2) return {};
    return play(games_.at(again, true), choices);
  }

 private:
  auto play(KeptGame<G>& kept, Bytes choices) -> Found {
    kept.watch.restart(seed_of(choices));
    Script<std::uint8_t> script(choices);
    if (guided_ == Guided::yes) {
      Guide<G> guide(kept.watch, games_.goals(), kept.answers);
      properties::play_watched(kept.game, script, guide, buffer_);
      guide.finish();
    } else {
      properties::play_watched(kept.game, script, kept.watch, buffer_);
    }
    steps_ += kept.watch.made().size();
    if (!kept.watch.broken()) return {};
    const auto& law = games_.laws()[kept.watch.broken()->law];
    return BrokenLaw{law.name, law.clause,
                     record_of(kept.game, kept.game.start(), kept.watch.made())};
  }
  /// Costly laws are checked at other steps of other games.
  static auto seed_of(Bytes choices) -> std::uint64_t {
    std::uint64_t hash = choices.size();
    for (const auto byte : choices.first(std::min<std::size_t>(choices.size(), 64))) {
      hash = (hash ^ byte) * 0x100000001b3U;
    }
    return hash;
  }

  Guided guided_;
  KeptGames<G> games_;
  MoveList<typename G::Move> buffer_;
  unsigned long long steps_ = 0;
};

/// Plays one game as `bytes` say.
template <class G>
[[nodiscard]] auto playout(Bytes bytes, properties::Sampling sampling) -> Found {
  return Player<G>(Guided::no, sampling).playout(bytes);
}

}  // namespace ruleproof::fuzz
