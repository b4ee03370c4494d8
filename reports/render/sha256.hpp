/// SHA-256 (FIPS 180-4), for stable fingerprints and for the page's content security policy.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof::render {

using Digest = std::array<std::uint8_t, 32>;

[[nodiscard]] auto sha256(std::string_view bytes) -> Digest;
[[nodiscard]] auto to_hex(const Digest& digest) -> std::string;
[[nodiscard]] auto to_base64(const Digest& digest) -> std::string;

}  // namespace ruleproof::render
