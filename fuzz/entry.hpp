/// The entry point of a harness, for libFuzzer and AFL++; with `standalone.cpp`, for any compiler.
#pragma once

#include <cstddef>
#include <cstdint>

#include "fuzz/harness.hpp"

/// Defines the entry point: runs `body(Bytes) -> Found` and aborts if anything was found.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the name of the function is given by libFuzzer
#define RULEPROOF_FUZZ(body)                                                                  \
  extern "C" auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int;  \
  extern "C" auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int { \
    if (const auto found = body(::ruleproof::fuzz::Bytes(data, size))) {                      \
      ::ruleproof::fuzz::abort_with(*found);                                                  \
    }                                                                                         \
    return 0;                                                                                 \
  }                                                                                           \
  static_assert(true)
