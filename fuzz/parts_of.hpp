/// The harnesses of one game, for the files that CMake writes, which see its laws.
#pragma once

#include "fuzz/parts.hpp"
#include "fuzz/playout.hpp"
#include "fuzz/record.hpp"
#include "fuzz/rulings.hpp"

namespace ruleproof::fuzz {

template <class G>
auto parts_of() -> Parts {
  // Few inputs: each law is checked at every step.
  static constexpr auto always = properties::Sampling::every_step;
  return {.name = G::name,
          .playout = [](Bytes bytes) { return fuzz::playout<G>(bytes, always); },
          .two_rulings = [](Bytes bytes) { return fuzz::two_rulings<G>(bytes, always); },
          .record = [](Bytes bytes) { return fuzz::record<G>(bytes); }};
}

}  // namespace ruleproof::fuzz
