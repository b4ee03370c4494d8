/// Choices that look for what nobody has tried yet: moves that rely on clauses on which few did,
/// and illegal moves that seldom-used clauses forbid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/core/play.hpp"
#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// Moves that were made, a few of each kind: of those that begin with the same word. Some kinds
/// have thousands of moves, others one, such as "skip": in each situation all are tried evenly.
class Kinds {
 public:
  auto note(const std::string& move) -> void;
  /// A move of the kind that was drawn least in this situation; empty where none was noted.
  [[nodiscard]] auto drawn(const std::string& situation, Random& random) -> std::string;

 private:
  struct Few {
    std::vector<std::string> moves = {};
    std::size_t next = 0;
  };
  std::map<std::string, Few, std::less<>> kinds_;
  std::map<std::pair<std::string, std::string>, std::uint64_t> times_;  ///< by situation and kind
};

struct SeekOptions {
  std::uint64_t seed = 1;
  std::size_t longest = 2000;  ///< moves of a game
  bool undo = false;           ///< moves may be taken back
  bool attempts = false;       ///< the engine lists no moves: illegal ones are tried more often
  Kinds* kinds = nullptr;  ///< if any: illegal moves of each kind are tried, and made ones noted
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
  /// An illegal move: of a kind drawn evenly, or one that a seldom-used clause forbids.
  auto attempt(AnyGame& model) -> std::optional<NearMiss>;
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
