/// Numbers as flags say them. What is out of range is refused, never cut to what fits.
#pragma once

#include <cstdint>
#include <string_view>

#include "model/core/result.hpp"

namespace ruleproof::cli {

/// A number of plain decimal digits from `low` to `high`: no sign, no exponent, no octal.
[[nodiscard]] auto read_count(std::string_view text, std::uint64_t low, std::uint64_t high)
    -> Result<std::uint64_t>;

/// Bytes: "4GB", "512 MB", "1000". A kB has 1024 of them; the most is a petabyte.
[[nodiscard]] auto read_bytes(std::string_view text) -> Result<std::uint64_t>;

}  // namespace ruleproof::cli
