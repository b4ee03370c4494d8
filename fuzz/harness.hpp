/// What the body of every harness takes and gives: bytes, and what they brought to light.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>

#include "model/core/record.hpp"

namespace ruleproof::fuzz {

using Bytes = std::span<const std::uint8_t>;

/// A law that an input breaks.
struct BrokenLaw {
  std::string_view law;     ///< its sentence
  std::string_view clause;  ///< that it is about; empty: none
  Record record;            ///< the game that shows it, up to the step that broke it
};

/// What came of an input: nothing, as it should be, or the first law that it breaks.
using Found = std::optional<BrokenLaw>;

/// Prints what broke, with the record that shows it, and aborts: fuzzers keep the input then.
[[noreturn]] inline auto abort_with(const BrokenLaw& broken) -> void {
  std::fprintf(stderr, "broken law: %.*s\n%s", static_cast<int>(broken.law.size()),
               broken.law.data(), to_text(broken.record).c_str());
  std::abort();
}

}  // namespace ruleproof::fuzz
