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
/// The number in the mark of an item: 3 of "3) "; 0 if it has none.
[[nodiscard]] auto item_number(std::string_view text) -> int;

[[nodiscard]] auto ends_sentence(std::string_view text) -> bool;

/// Whether it goes on with a small letter, as a sentence does that an editor has broken.
[[nodiscard]] auto begins_small(std::string_view text) -> bool;

/// Which letters there are, of scripts that have both sizes.
struct Case {
  bool has_small = false;
  bool has_great = false;
  [[nodiscard]] auto is_capitals() const -> bool { return has_great && !has_small; }
};
[[nodiscard]] auto operator+(Case a, Case b) -> Case;
[[nodiscard]] auto case_of(std::string_view text) -> Case;

/// Short, and no sentence.
[[nodiscard]] auto is_heading(std::string_view text) -> bool;

}  // namespace ruleproof::audit
