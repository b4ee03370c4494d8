/// An outside engine: started when it is needed, and again when it was lost.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "properties/conformance/engine/dialogue.hpp"
#include "properties/conformance/referee/referee.hpp"

namespace ruleproof::conformance {

class Engine {
 public:
  explicit Engine(Launch launch) : launch_(std::move(launch)) {}

  /// Sees to it that the engine runs, set up as the model is. The error says why it does not.
  auto ready(const Referee& model) -> std::optional<Error>;
  /// It can only be started again.
  auto lose() -> void { dialogue_.reset(); }
  /// Says quit, and notices whether it obeys.
  auto quit() -> void;

  [[nodiscard]] auto dialogue() -> Dialogue& { return *dialogue_; }
  [[nodiscard]] auto welcome() const -> const Welcome& { return welcome_; }
  [[nodiscard]] auto filter() const -> const FieldFilter& { return filter_; }
  [[nodiscard]] auto launches() const -> std::uint64_t { return launches_; }
  /// It had to be killed, though it had time to obey.
  [[nodiscard]] auto ignored_quit() const -> bool { return ignored_quit_; }

 private:
  Launch launch_;
  std::unique_ptr<Dialogue> dialogue_;
  std::string game_;  ///< what the running engine was told
  SetupText setup_;
  Welcome welcome_;
  FieldFilter filter_;
  std::uint64_t launches_ = 0;
  bool ignored_quit_ = false;
};

}  // namespace ruleproof::conformance
