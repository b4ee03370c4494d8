/// Made-up runs, for the tests of the reports.
#pragma once

#include <string_view>

#include "model/core/finding.hpp"

namespace ruleproof::render {

/// Markup, comment and CDATA ends, quotes, a bidirectional override, NUL, an escape character,
/// malformed UTF-8, a line separator, a mention, Mustache.
inline constexpr std::string_view hostile =
    "<script>alert(1)</script><!-- --></script>]]>\"'&amp;<img src=x onerror=alert(1)>"
    "\xE2\x80\xAE"
    "desrever\xE2\x80\xAC\x1B[31m\x7F\xC3\x28\xF0\x9F\xE2\x80\xA8@octocat #12 {{title}} {{{x}}} "
    "`code` |a|b| [l](javascript:alert(1))";

/// A small run with every kind, every `How`, two witnesses side by side, and hostile texts.
[[nodiscard]] auto sample_run() -> Run;

/// A run in which every text is hostile.
[[nodiscard]] auto hostile_run() -> Run;

}  // namespace ruleproof::render
