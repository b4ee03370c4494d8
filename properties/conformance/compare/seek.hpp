/// Choices that look for what nobody has tried yet: moves that rely on clauses on which few did,
/// and illegal moves that seldom-used clauses forbid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "model/core/play.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

struct SeekOptions {
  std::uint64_t seed = 1;
  std::size_t longest = 2000;  ///< moves of a game
  bool undo = false;           ///< moves may be taken back
  bool attempts = false;       ///< the engine lists no moves: illegal ones are tried more often
};

/// A game at random, with a preference for what is rare.
class Seeker final : public Source {
 public:
  /// `seen` is what was chosen so far, in this run; it is kept up to date.
  Seeker(const SeekOptions& options, properties::Citations& seen)
      : options_(options), seen_(seen), dice_(options.seed) {}

  auto next(AnyGame& model) -> std::optional<Action> override;

 private:
  auto choose(AnyGame& model) -> std::size_t;
  [[nodiscard]] auto rarity(const ClauseSet& clauses) const -> std::uint64_t;

  SeekOptions options_;
  properties::Citations& seen_;
  Dice dice_;
  std::size_t moves_ = 0;
  bool tried_ = false;   ///< an illegal move, here
  bool taken_ = false;   ///< the last move was taken back
  bool greedy_ = false;  ///< this game looks for what is rare
  bool begun_ = false;
};

}  // namespace ruleproof::conformance
