/// The streams of the real program.
#pragma once

#include "reports/cli/print/terminal.hpp"

namespace ruleproof::cli {

/// Standard input, output and error, made safe: a reader that leaves a pipe does not end the
/// program before its files are written, and a stream that the caller closed does not become the
/// first file that is opened.
[[nodiscard]] auto standard_streams() -> Terminal;

}  // namespace ruleproof::cli
