/// Pictures of the table. They come from our own games, but a run may be read from a file that
/// anybody wrote: what goes into a page is only what draws.
#pragma once

#include <string>
#include <string_view>

namespace ruleproof::render {

/// The picture as markup for an HTML page: shapes and texts only, no scripts, links, styles that
/// load, or ids; scalable. A short note in its place where the text is no such picture.
[[nodiscard]] auto safe_svg(std::string_view svg) -> std::string;

/// The width at which a picture wants to be shown, in CSS pixels.
[[nodiscard]] auto natural_width(std::string_view markup) -> int;

}  // namespace ruleproof::render
