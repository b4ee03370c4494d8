/// The entry point of a harness, for libFuzzer and AFL++; with `standalone.cpp`, for any compiler.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

/// Defines the entry point: runs `body(std::span<const std::uint8_t>)`.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): the name of the function is given by libFuzzer
#define RULEPROOF_FUZZ(body)                                                                  \
  extern "C" auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int;  \
  extern "C" auto LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) -> int { \
    body(std::span<const std::uint8_t>(data, size));                                          \
    return 0;                                                                                 \
  }                                                                                           \
  static_assert(true)
