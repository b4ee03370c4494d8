/// From a long game on which an engine and the model part to a short one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "properties/conformance/compare/disagreement.hpp"
#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/shorten/proposals.hpp"

namespace ruleproof::conformance {

struct ShrinkOptions {
  std::uint64_t steps = 60'000;  ///< at most so many are compared
  std::uint64_t seed = 1;
  const properties::Citations* common = nullptr;      ///< how common clauses are
  std::function<bool()> late = [] { return false; };  ///< there is no more time
};

/// Makes a game short: leaves out choices, makes them quieter, changes them at random.
class Shrinker {
 public:
  using Choices = std::vector<std::uint16_t>;

  Shrinker(Examiner& examiner, const Disagreement& found, const ShrinkOptions& options);

  /// The shortest game that was seen to show a disagreement akin to the one found.
  auto run() -> Disagreement;
  /// Looks whether this game shows one, and keeps it if it is shorter.
  auto consider(const Course& course) -> bool;

 private:
  /// Plays a game; counts where the engine does not answer in time.
  auto tried(const std::string& position, Source& source) -> std::optional<Trouble>;
  auto improve(const Choices& choices) -> bool;
  auto keep(const Trouble& trouble, const Choices& choices) -> bool;
  auto drop() -> bool;
  auto quieten() -> bool;
  auto change_at_random() -> void;
  /// Leaves out and changes as long as that helps.
  auto search() -> void;
  /// Tries games that the rules propose.
  auto propose() -> void;
  /// Learns from a game that shows the same what it takes.
  auto learn(const Disagreement& other) -> void;
  auto drop_actions() -> void;
  [[nodiscard]] auto may_go_on() const -> bool;
  [[nodiscard]] auto manner() const -> Manner;
  auto choices_of(const Course& course) -> Choices;

  Examiner& examiner_;
  ShrinkOptions options_;
  Disagreement best_;
  std::size_t length_ = 0;  ///< moves of the best
  std::optional<Choices> choices_;
  Wanted wanted_;  ///< common to all that showed it
  Choices tried_;
  std::uint64_t until_ = 0;  ///< steps of the tally
  std::uint64_t tries_left_ = 0;
  std::uint64_t time_outs_ = 0;  ///< of the tries
  std::uint64_t in_vain_ = 0;    ///< changes at random since the last that helped
  Random random_;
};

/// The number of moves of a game that stand.
[[nodiscard]] auto moves_of(const Course& course) -> std::size_t;

}  // namespace ruleproof::conformance
