/// The door to files. Where there are none, as on a page, `memory/file_text.cpp` stands in the
/// place of `file_text.cpp`: it has the texts that somebody handed in under names.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace ruleproof {

/// The file's first bytes, at most so many; nothing where it cannot be read.
[[nodiscard]] auto text_of_file(const std::string& path, std::size_t most)
    -> std::optional<std::string>;

/// Hands a text in under a name, in the place of a file; false where files are read from disk.
auto hand_in(const std::string& name, std::string text) -> bool;

}  // namespace ruleproof
