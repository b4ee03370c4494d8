/// Entities of HTML: "&amp;", "&#8211;", "&nbsp;".
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::audit {

/// The text with the usual named entities and all numbered ones as letters; unknown ones stay.
[[nodiscard]] auto without_entities(std::string_view text) -> std::string;

/// Adds a code point as UTF-8; what is none becomes a blank.
auto add_letter(std::string& text, unsigned long code) -> void;

}  // namespace ruleproof::audit
