/// Games of the fuzz corpus: bytes that fuzzing found worth keeping, played against an engine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "properties/conformance/compare/examiner.hpp"

namespace ruleproof::conformance {

/// A game by numbers, each wrapped into the range of what is offered; forced moves take none.
class Scripted final : public Source {
 public:
  explicit Scripted(std::vector<std::uint8_t> choices) : choices_(std::move(choices)) {}
  auto next(AnyGame& model) -> std::optional<Action> override;

 private:
  std::vector<std::uint8_t> choices_;
  std::size_t read_ = 0;
  std::size_t made_ = 0;
};

}  // namespace ruleproof::conformance
