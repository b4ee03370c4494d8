/// The games of a run: the scenarios, the fuzz corpus, then random ones, under varied set-ups.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "properties/conformance/compare/examiner.hpp"
#include "properties/conformance/compare/seek.hpp"
#include "properties/conformance/conform.hpp"
#include "properties/conformance/findings.hpp"

namespace ruleproof::conformance {

/// What a run does about its games.
struct RoundHooks {
  std::function<bool(std::uint64_t steps)> enough;  ///< after so many compared steps in all
  std::function<void(Examiner& examiner, const Trouble& trouble)> trouble;  ///< a game ended in it
};

class Rounds {
 public:
  Rounds(const ConformOptions& options, Engine& engine, AnyGame& base, Summary& summary,
         RoundHooks hooks);

  auto play() -> void;
  /// What is a position under one reading may be none under another. So other games are to tell
  /// what an engine does that refuses one; where they do not, the refusal itself is what is wrong.
  auto try_refused_position() -> void;

  /// The model under a set-up, with the engine ready for it; nothing where either refuses, or where
  /// the engine does not come up.
  auto opened(const SetupText& setup) -> std::unique_ptr<AnyGame>;
  /// The scenarios.
  [[nodiscard]] auto courses() const -> std::span<const std::pair<SetupText, std::vector<Course>>> {
    return courses_;
  }
  /// Steps compared so far, and the set-up under which.
  [[nodiscard]] auto steps() const -> std::uint64_t;
  [[nodiscard]] auto setup() const -> const SetupText& { return setup_; }
  /// The engine cannot be started any more.
  [[nodiscard]] auto gone() const -> bool { return gone_; }

 private:
  [[nodiscard]] auto finished() const -> bool { return gone_ || hooks_.enough(steps()); }
  auto play_scenarios() -> void;
  auto play_corpus() -> void;
  auto play_at_random() -> void;
  /// Every fourth visit is under the set-up of the flags.
  [[nodiscard]] auto set_up_of(std::uint64_t visit) const -> SetupText;
  auto visit_set_up(AnyGame& model, std::uint64_t visit) -> void;
  /// Plays one game, and sees to what it shows.
  auto look(Examiner& examiner, const std::string& position, Source& source) -> void;
  /// The engine runs, again if need be.
  auto revived(Examiner& examiner) -> bool;
  /// It was started before, and cannot be started now: that is a fault of its own.
  auto lose(const Error& problem) -> void;
  /// The last game once more: an engine that answers otherwise now has a memory, or dice.
  auto repeat(Examiner& examiner) -> void;
  /// Whether the engine can be told of an option.
  [[nodiscard]] auto knows(const std::string& option) const -> bool;
  auto open(Examiner& examiner) -> void;
  auto close() -> void;

  static constexpr std::size_t most_refused = 24;
  const ConformOptions& options_;
  Engine& engine_;
  AnyGame& base_;
  Summary& summary_;
  RoundHooks hooks_;
  Examiner* now_ = nullptr;
  SetupText setup_;
  std::vector<std::pair<SetupText, std::vector<Course>>> courses_;
  properties::Citations seen_;
  Kinds kinds_;  ///< of moves, where a run is to see everything
  std::set<std::string> refused_;
  std::optional<std::pair<SetupText, std::string>> refused_position_;  ///< the first one
  bool gone_ = false;
};

}  // namespace ruleproof::conformance
