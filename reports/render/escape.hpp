/// Text hygiene, shared by all reports. The texts of a run come from rulebooks, engines and users:
/// reports show them, never run them, and make visible what is invisible in them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ruleproof::render {

/// The text with every malformed UTF-8 sequence replaced by U+FFFD.
[[nodiscard]] auto valid_utf8(std::string_view text) -> std::string;

/// Valid UTF-8 in which control, bidirectional and invisible characters are spelled out:
/// "\u202E" becomes "[U+202E]". Tabs and line feeds stay; CR LF becomes LF. The result is also
/// valid character data of XML 1.0.
[[nodiscard]] auto visible(std::string_view text) -> std::string;

/// `visible` on one line: line feeds and tabs become spaces.
[[nodiscard]] auto one_line(std::string_view text) -> std::string;

/// `visible`, for the content of an HTML element or a quoted attribute.
[[nodiscard]] auto html_text(std::string_view text) -> std::string;

/// `visible`, for Markdown: nothing in it is markup, a link, a mention or an issue number.
[[nodiscard]] auto markdown_text(std::string_view text) -> std::string;

/// `visible`, for Markdown that people also read and send as it is: nothing in it is markup, by as
/// few marks as that takes. Mentions and addresses stay what they are.
[[nodiscard]] auto markdown_prose(std::string_view text) -> std::string;

/// A JSON string literal, quotes included, that may stand inside a `<script>` element.
[[nodiscard]] auto json_string(std::string_view text) -> std::string;

/// At most `limit` bytes, cut between characters, with "…" where something was cut.
[[nodiscard]] auto shortened(std::string_view text, std::size_t limit) -> std::string;

/// A name for an HTML id or a file: letters, digits, `.`, `_`, `-` and `/` stay, others become `-`.
[[nodiscard]] auto slug(std::string_view text) -> std::string;

/// The part of an id after its last slash, as a slug: "festival-zero"; "record" if there is none.
[[nodiscard]] auto short_slug(std::string_view id) -> std::string;

/// "1,234,567".
[[nodiscard]] auto grouped(std::uint64_t number) -> std::string;

}  // namespace ruleproof::render
