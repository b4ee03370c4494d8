/// An outside engine: starts when somebody asks for it, and again after it was lost.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/parts.hpp"

namespace ruleproof::conformance {

struct Trouble;

/// Whether a game is to go on past a trouble, for it is known. It may move the model.
using Past = std::function<bool(AnyGame& model, const Trouble& trouble)>;

class Engine {
 public:
  /// `game` must outlive it.
  Engine(const Parts& game, Launch launch) : game_(game), launch_(std::move(launch)) {}

  /// Sees to it that the engine runs, set up as the model is. The error says why it does not.
  auto ready(const AnyGame& model) -> std::optional<Error>;
  /// It can only be started again.
  auto lose() -> void { dialogue_.reset(); }
  /// Says quit, and notices whether it obeys.
  auto quit() -> void;

  /// What every game with it goes past; without that a game ends where the two part.
  auto go_past(Past past) -> void { past_ = std::move(past); }
  [[nodiscard]] auto past() const -> const Past& { return past_; }

  [[nodiscard]] auto game() const -> const Parts& { return game_; }
  [[nodiscard]] auto running() const -> bool { return dialogue_ != nullptr; }
  [[nodiscard]] auto dialogue() -> Dialogue& { return *dialogue_; }
  [[nodiscard]] auto welcome() const -> const Welcome& { return welcome_; }
  [[nodiscard]] auto filter() const -> const FieldFilter& { return filter_; }
  [[nodiscard]] auto launches() const -> std::uint64_t { return launches_; }
  /// It had to be killed, though it had time to obey.
  [[nodiscard]] auto ignored_quit() const -> bool { return ignored_quit_; }

 private:
  const Parts& game_;
  Launch launch_;
  std::unique_ptr<Dialogue> dialogue_;
  SetupText setup_;  ///< what the running engine was told
  Welcome welcome_;
  FieldFilter filter_;
  Past past_;
  std::uint64_t launches_ = 0;
  bool ignored_quit_ = false;
};

}  // namespace ruleproof::conformance
