/// Base64 (RFC 4648), and texts packed for a page.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::render {

[[nodiscard]] auto base64(std::string_view bytes) -> std::string;

/// The text, gzip, base64: what the page's script unpacks. The same text gives the same bytes.
[[nodiscard]] auto packed(std::string_view text) -> std::string;

}  // namespace ruleproof::render
