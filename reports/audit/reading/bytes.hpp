/// A file as bytes, and bytes as text: whatever somebody has under a name becomes lines, or one
/// `Error` that says what it is.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "model/core/result.hpp"

namespace ruleproof::audit {

/// Bytes; rulebooks have some tens of thousands.
inline constexpr std::size_t longest_file = 16'000'000;
/// Of an archive, which has pictures, too.
inline constexpr std::size_t longest_archive = 64'000'000;

/// The bytes of a regular file. Errors (`no_text`): there is none, a link that leads nowhere, a
/// folder, a pipe or a device (it is not opened), no permission, longer than `longest`.
[[nodiscard]] auto read_bytes(const std::string& path, std::size_t longest = longest_file)
    -> Result<std::string>;

/// The first 1,024 bytes, which tell most formats. Errors as above.
[[nodiscard]] auto read_head(const std::string& path) -> Result<std::string>;

/// UTF-8 with LF at line ends, without a byte order mark.
struct Decoded {
  std::string text;
  std::string note;  ///< what was not plain UTF-8: "read as windows-1251"; mostly empty
};

/// UTF-16, old code pages and CR-only lines are turned into what the program reads; the note says
/// so. What is not UTF-8 is in the encoding that it names (`encoding="..."`, `charset=...`), else
/// in the one that it looks like. Errors (`no_text`): NUL bytes, bytes of no known encoding.
[[nodiscard]] auto decoded(std::string_view bytes, std::string_view file) -> Result<Decoded>;

/// UTF-8 in an old code page, and back: for dictionaries that are in one.
[[nodiscard]] auto in_encoding(std::string_view text, const std::string& encoding) -> std::string;
[[nodiscard]] auto from_encoding(std::string_view bytes, const std::string& encoding)
    -> std::string;

}  // namespace ruleproof::audit
