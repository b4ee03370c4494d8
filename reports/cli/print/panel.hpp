/// A drawing of the table as characters, for a terminal.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ruleproof::cli {

/// What is written in a drawing of `Drawing`, where it stands: texts; discs without a text; small
/// boxes, empty or filled. Lines and areas are left out. With `colour`, what stands on a disc has
/// its colour (ANSI). Empty where a drawing has nothing of that. What is broader than `most`
/// characters is made narrow, as far as its texts leave room; then it is cut between them.
[[nodiscard]] auto panel_text(std::string_view svg, bool colour = false,
                              std::size_t most = std::string_view::npos) -> std::string;

}  // namespace ruleproof::cli
