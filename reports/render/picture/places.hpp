/// Places in files, as all reports write them. A path in a report is relative: whatever names a
/// machine is cut off.
#pragma once

#include <string>
#include <string_view>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// The path with forward slashes; of an absolute one, or one that climbs out, only the file name.
[[nodiscard]] auto relative_path(std::string_view path) -> std::string;

/// "drako.ru.txt:12–14", "drako.ru.txt:12"; a whole file has no lines.
[[nodiscard]] auto where(const Place& place) -> std::string;

/// The language that a file name states: "ru" of "drako.ru.txt"; empty if none.
[[nodiscard]] auto language_of(std::string_view file) -> std::string;

/// The path as a relative URI reference: everything unusual is percent-encoded, but
/// for the page of a PDF at its end: "rules.pdf#page=3".
[[nodiscard]] auto uri_of(std::string_view path) -> std::string;

}  // namespace ruleproof::render
