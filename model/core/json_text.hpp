/// Writes JSON by appending to a string, twenty thousand times a second.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof {

/// A JSON string, quoted and escaped.
auto write_string(std::string& out, std::string_view text) -> void;

/// A whole number.
auto write_number(std::string& out, std::int64_t number) -> void;

}  // namespace ruleproof
