/// What a line of a text looks like, in any language: the mark of an item, a heading, the end of a
/// sentence.
#pragma once

#include <cstddef>
#include <string_view>

namespace ruleproof::audit {

/// Without blanks at both ends.
[[nodiscard]] auto trimmed(std::string_view text) -> std::string_view;

/// How many bytes of a line are the mark of an item: "- ", "3) ", "• ", "iv. "; 0 if it has none.
[[nodiscard]] auto item_mark(std::string_view text) -> std::size_t;

[[nodiscard]] auto ends_sentence(std::string_view text) -> bool;

/// Whether it goes on with a small letter, as a sentence does that an editor has broken.
[[nodiscard]] auto begins_small(std::string_view text) -> bool;

/// Whether it has letters, and none of them is small.
[[nodiscard]] auto is_capitals(std::string_view text) -> bool;

/// Short, and no sentence.
[[nodiscard]] auto is_heading(std::string_view text) -> bool;

}  // namespace ruleproof::audit
