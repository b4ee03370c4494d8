/// The numbers and bounds of the protocol, version 1.
#pragma once

#include <cstddef>

namespace ruleproof::conformance {

inline constexpr int protocol_version = 1;

/// Codes of error answers.
inline constexpr int illegal_move = 1;
inline constexpr int unsupported = 2;
inline constexpr int parse_error = -32700;
inline constexpr int invalid_request = -32600;
inline constexpr int unknown_method = -32601;
inline constexpr int invalid_params = -32602;

/// Longer lines are no answers, and no requests.
inline constexpr std::size_t longest_line = 4U << 20U;

}  // namespace ruleproof::conformance
